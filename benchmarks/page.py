"""How fast the score page is, in Chromium on this machine: ``python benchmarks/page.py [--json]``.

Prints the bytes of a first visit until the page can be used, the time until then, the time from a tap to the new total
(asked of the server, then of the engine in the page), and the time until the page works without a network. Every figure
is the median of repeats in fresh browsers against one server; of taps the 95th hundredth too. With ``--check`` the
status says whether the goals are met.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

SERVE = (sys.executable, "-m", "royaume", "serve", "--port", "0", "--lang", "en")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
REPEATS = 5
TAPS = 100
GOALS = {"first_load_kb": 200.0, "interactive_s": 1.0, "tap_server_p95_ms": 50.0, "tap_local_p95_ms": 50.0}

INTERACTIVE = """() => new Promise((told) => {
    const look = () => {
        const card = document.querySelector(".pick img");
        if (!card) return requestAnimationFrame(look);
        card.decode().then(() => told(performance.now()));
    };
    look();
})"""
"""From the start of the navigation until the first card can be tapped, and is seen."""

TAP = """(taps) => {
    const figure = document.querySelector(".tray .figure");
    const pick = () => document.querySelectorAll(".pick")[0];
    const once = () => new Promise((told) => {
        const before = figure.textContent;
        const start = performance.now();
        const seen = new MutationObserver(() => {
            if (figure.textContent === before) return;
            seen.disconnect();
            told(performance.now() - start);
        });
        seen.observe(figure, { characterData: true, childList: true, subtree: true });
        pick().click();
    });
    const pause = () => new Promise((over) => setTimeout(over, 40)); // as many questions a second as one may ask
    return (async () => {
        const times = [];
        for (let tap = 0; tap < taps; tap++) {
            times.push(await once());
            await pause();
        }
        return times;
    })();
}"""
"""Six cards lie there; a seventh is added and taken away, which is a new total each time."""

HELD = "#h=/FR07.FR14.FR20.FR30.FR35.FR53/"
"""Swamp, Whirlwind, Fire Elemental, Enchantress, Empress and Doppelgänger: one of them chooses."""

READY = """async () => {
    const engine = await import(document.querySelector('link[href$="app/engine.js"]').href);
    await new Promise((ready) => engine.state.subscribe((now) => now === "local" && ready()));
    return performance.now();
}"""
KEPT = """async () => {
    const offline = await import(document.querySelector('link[href$="app/offline.js"]').href);
    await new Promise((whole) => offline.kept.subscribe((now) => now === "all" && whole()));
    return performance.now();
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description="how fast the score page is")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.add_argument("--check", action="store_true", help="fail if a goal is missed")
    asked = parser.parse_args()
    chromium = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        figures = {**first_visits(browser, url), **taps(browser, url)}
        browser.close()
    missed = [name for name, goal in GOALS.items() if figures[name] >= goal]
    print(json.dumps(figures, indent=1) if asked.json else told(figures))
    if missed and asked.check:
        sys.exit(f"missed: {', '.join(missed)}")


@contextmanager
def serving() -> Iterator[str]:
    process = subprocess.Popen(SERVE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        if not found:
            sys.exit("the server did not start: royaume serve says why")
        yield found[0].rstrip("/") + "/"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def phone(browser: Browser, **more: Any) -> Iterator[tuple[BrowserContext, Page]]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, locale="en-GB", **more
    )
    yield context, context.new_page()
    context.close()


def first_visits(browser: Browser, url: str) -> dict[str, float]:
    """A visit by somebody who was never here."""
    loads, times, readies, kept = [], [], [], []
    for _ in range(REPEATS):
        with phone(browser) as (context, page):
            received: dict[str, int] = {}
            talk = context.new_cdp_session(page)
            talk.send("Network.enable")
            talk.on(
                "Network.loadingFinished",
                lambda each, to=received: to.update({each["requestId"]: each["encodedDataLength"]}),
            )
            page.goto(url, wait_until="commit")
            times.append(page.evaluate(INTERACTIVE) / 1000)
            loads.append(sum(received.values()) / 1000)
            readies.append(page.evaluate(READY) / 1000)
            kept.append(page.evaluate(KEPT) / 1000)
    return {
        "first_load_kb": statistics.median(loads),
        "interactive_s": statistics.median(times),
        "engine_ready_s": statistics.median(readies),
        "offline_ready_s": statistics.median(kept),
    }


def taps(browser: Browser, url: str) -> dict[str, float]:
    """From the tap to the total that it makes."""
    figures: dict[str, float] = {}
    for who in ("server", "local"):
        with phone(browser, service_workers="block" if who == "server" else "allow") as (context, page):
            if who == "server":
                context.route("**/worker.js", lambda _: None)  # the engine never comes
            page.goto(url + HELD)
            if who == "local":
                page.evaluate(READY)
            page.locator(".pane-switch button").first.tap()
            page.locator(".pick").first.wait_for()
            page.wait_for_timeout(1000)
            times = page.evaluate(TAP, TAPS)
            figures[f"tap_{who}_p50_ms"] = statistics.median(times)
            figures[f"tap_{who}_p95_ms"] = statistics.quantiles(times, n=20)[-1]
    return figures


def told(figures: dict[str, float]) -> str:
    """The figures in lines."""
    goal = {name: f"   goal: under {limit:g}" for name, limit in GOALS.items()}
    names = {
        "first_load_kb": "first load until interactive, kB",
        "interactive_s": "interactive, s",
        "engine_ready_s": "engine in the page, s",
        "offline_ready_s": "works without network, s",
        "tap_server_p50_ms": "tap to total, server, median, ms",
        "tap_server_p95_ms": "tap to total, server, p95, ms",
        "tap_local_p50_ms": "tap to total, page, median, ms",
        "tap_local_p95_ms": "tap to total, page, p95, ms",
    }
    return "\n".join(f"{what:34}{figures[name]:8.2f}{goal.get(name, '')}" for name, what in names.items())


if __name__ == "__main__":
    main()
