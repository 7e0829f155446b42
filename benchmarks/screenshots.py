"""Pictures of the score page for ``docs``: ``python benchmarks/screenshots.py [FOLDER]``. They show what the page
shows, in Chromium, asked of a server that is started for it; nothing is drawn by hand."""

from __future__ import annotations

import argparse
import io
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from page import CHROMIUM, serving
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

FOLDER = Path(__file__).parents[1] / "docs" / "page"
COLOURS = 224
"""A linocut has few inks; so has its PNG."""
HAND = "FR01.FR08.FR13.FR14.FR15.FR16.FR52"
OTHERS = "h=Bob/FR31.FR32.FR33.FR21.FR22.FR36.FR45/&h=Cl%C3%A9o/FR26.FR46.FR29.FR37.FR41.FR10.FR34/"
ROUND = f"#h=Ada/{HAND}/&{OTHERS}&d=FR12.FR17"
BLANKING = "#h=/FR01.FR07.FR12.FR14.FR30.FR35.FR53/"


class Shot(NamedTuple):
    """What is shown, where, and how one comes there."""

    name: str
    link: str
    reach: Callable[[Page], None] = lambda _: None
    size: tuple[int, int] = (390, 844)
    theme: str = "light"
    lang: str = "en"


def cards(page: Page) -> None:
    page.locator(".pane-switch button").first.click()
    page.locator(".suit").nth(7).click()


def choices(page: Page) -> None:
    page.locator(".sheet .choice").first.click()
    page.locator(".choices li").nth(3).wait_for()


def swaps(page: Page) -> None:
    page.locator(".sheet .actions button").last.click()
    page.locator(".swaps h3").last.wait_for()
    page.locator(".swaps progress").wait_for(state="detached")
    page.locator(".swaps").scroll_into_view_if_needed()
    page.mouse.wheel(0, 400)


def view(number: int) -> Callable[[Page], None]:
    return lambda page: page.locator("nav.bottom button").nth(number).click()


def ranking(page: Page) -> None:
    view(2)(page)
    page.locator(".standing").nth(2).wait_for()


def evening(page: Page) -> None:
    ranking(page)
    page.locator(".actions .main").click()
    page.goto(page.url.partition("#")[0] + ROUND.replace("FR16", "FR18"))
    ranking(page)
    page.locator(".actions .main:enabled").click()
    view(3)(page)
    page.locator(".best img").first.wait_for()


def share(page: Page) -> None:
    page.locator("header button").first.click()
    page.locator("dialog .qr").wait_for()


SHOTS = (
    Shot("phone-cards-fr", ROUND, cards, lang="fr"),
    Shot("phone-sheet-en-dark", BLANKING, theme="dark"),
    Shot("phone-sheet-fr", BLANKING, lang="fr"),
    Shot("phone-choices-en-dark", "#h=/" + HAND + "/", choices, theme="dark"),
    Shot("phone-swaps-fr", BLANKING + "&d=FR17.FR31", swaps, lang="fr"),
    Shot("phone-ranking-en-dark", ROUND, ranking, theme="dark"),
    Shot("phone-evening-fr", ROUND, evening, lang="fr"),
    Shot("phone-table-en", ROUND + "&w=suits.items", view(1)),
    Shot("phone-share-fr-dark", ROUND, share, theme="dark", lang="fr"),
    Shot("desk-en", BLANKING, size=(1280, 860)),
    Shot("desk-fr-dark", BLANKING, size=(1280, 860), theme="dark", lang="fr"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description="pictures of the score page")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    chromium = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for shot in SHOTS:
            file = folder / f"{shot.name}.png"
            file.write_bytes(small(taken(browser, url, shot)))
            print(f"{file.name:28}{file.stat().st_size / 1000:6.0f} kB")
        browser.close()


def taken(browser: Browser, url: str, shot: Shot) -> bytes:
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=shot.lang,
        color_scheme="dark" if shot.theme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.goto(url + shot.link)
    page.locator(".sheet tfoot").wait_for()
    shot.reach(page)
    page.wait_for_load_state("networkidle")
    picture = page.screenshot()
    context.close()
    return picture


def small(png: bytes) -> bytes:
    """The same picture with as few colours as it needs."""
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(
        out, "PNG", optimize=True
    )
    return out.getvalue()


if __name__ == "__main__":
    main()
