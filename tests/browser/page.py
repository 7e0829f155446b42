"""The score page as a player has it: a telephone or a desk, what a hand does there, and what it sees. A page keeps a
list of all that it complained of; whoever opens it looks at that (``serving``)."""

from __future__ import annotations

import json
import re
import urllib.parse
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import ConsoleMessage, Dialog, Locator, Page, expect

from royaume.realms import CARDS
from royaume.realms.answers import answer

Device = Literal["phone", "desk"]
Theme = Literal["light", "dark"]
Lang = Literal["en", "fr"]
View = Literal["score", "table", "ranking", "evening"]

SIZES: dict[Device, tuple[int, int]] = {"phone": (390, 844), "desk": (1280, 860)}
LOCALES: dict[Lang, str] = {"en": "en-GB", "fr": "fr-FR"}
VIEWS: tuple[View, ...] = ("score", "table", "ranking", "evening")
NO_WORKER = "Service Worker registration blocked by Playwright"


@dataclass
class ScorePage:
    """A page, and who plays with it."""

    page: Page
    url: str
    device: Device
    faults: list[str] = field(default_factory=list)
    taps: int = 0

    def __post_init__(self) -> None:
        self.page.set_default_timeout(8_000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("dialog", self._refuse)

    def _hear(self, message: ConsoleMessage) -> None:
        """What breaks the policy is said on the console too."""
        if message.type in ("error", "warning") and not message.text.startswith(NO_WORKER):
            self.faults.append(message.text)

    def _refuse(self, dialog: Dialog) -> None:
        self.faults.append(f"the browser was made to ask: {dialog.message}")
        dialog.dismiss()

    def open(self, link: str = "") -> ScorePage:
        """Opens the page, or a link to a round."""
        self.page.goto(link if link.startswith("http") else self.url + link)
        expect(self.page.locator("nav.bottom")).to_be_visible()
        return self

    def expect_fault(self, part: str) -> None:
        """Browsers complain of an answer that is an error; where that is meant, it is taken off the list."""
        meant = [fault for fault in self.faults if part in fault]
        assert meant, self.faults
        self.faults = [fault for fault in self.faults if part not in fault]

    # --- what a hand does -------------------------------------------------------------------------------------------

    def tap(self, what: Locator) -> None:
        """A tap of a thumb, or a click."""
        self.taps += 1
        if self.device == "phone":
            what.tap()
        else:
            what.click()

    def press(self, name: str) -> None:
        """Taps the button of that name."""
        self.tap(self.button(name))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def pick(self, suit: str, card: str) -> None:
        """Adds a card, by its suit and its picture; one tap if the suit is shown already."""
        tab = self.page.locator(".suits").get_by_role("button", name=suit, exact=True)
        if tab.get_attribute("aria-pressed") != "true":
            self.tap(tab)
        self.tap(self.page.locator(".pick").filter(has_text=re.compile(f"^{re.escape(card)}")))

    def type(self, *names: str) -> None:
        """Adds cards by typing."""
        for name in names:
            self.finder.fill(name)
            self.finder.press("Enter")
            expect(self.finder).to_have_value("")

    def go(self, view: View) -> None:
        self.tap(self.page.locator("nav.bottom button").nth(VIEWS.index(view)))

    def show(self, pane: Literal["cards", "sheet"]) -> None:
        """On a telephone the cards and the sheet share a place."""
        if self.device == "phone":
            self.tap(self.page.locator(".pane-switch button").nth(0 if pane == "cards" else 1))

    def switch(self, name: str) -> None:
        """Flips a module or an option of the table; its whole line can be tapped."""
        self.tap(self.page.locator(".switch").filter(has=self.page.locator("strong", has_text=name)))

    # --- what it sees -----------------------------------------------------------------------------------------------

    @property
    def finder(self) -> Locator:
        return self.page.locator(".picker").get_by_role("searchbox")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def figure(self) -> Locator:
        """The total."""
        return self.page.locator(".tray .figure")

    @property
    def held(self) -> Locator:
        return self.page.locator(".held")

    def total(self, expected: int) -> None:
        """Waits until this is the total."""
        expect(self.figure).to_have_text(f"{expected}".replace("-", "−"))

    def in_sight(self, what: Locator) -> bool:
        """Whether all of it is within the window, and nothing lies over its middle."""
        seen: bool = what.evaluate("""(it) => {
            const box = it.getBoundingClientRect();
            const within = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
            const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return within && box.width > 0 && it.contains(on);
        }""")
        return seen

    def row(self, card: str) -> Locator:
        """A card's line on the sheet."""
        return self.page.locator(".line").filter(has_text=card)

    def kept(self, key: str) -> Any:
        """What the page keeps on the device."""
        return json.loads(self.page.evaluate("(key) => localStorage.getItem(`royaume.${key}`)", key) or "null")


Opener = Callable[..., ScorePage]


def link(*hands: str, **shared: str) -> str:
    """The end of a link to a round: hands as "Ada: King, Knights" or "King, Knights", and what they share by the
    letters of a link."""
    parts = []
    for hand in hands:
        name, _, cards = hand.rpartition(": ")
        parts.append(("h", f"{name}/{'.'.join(ids(cards))}/"))
    return "#" + urllib.parse.urlencode([*parts, *shared.items()])


def ids(names: str) -> list[str]:
    """The ids of cards, by their English names; as in the game they are written with commas between."""
    known = {card.english: card.id for card in CARDS}
    return [known[name] for name in names.split(", ") if name]


def worth(names: str, **more: object) -> int:
    """What the hand comes to."""
    told: Any = answer("sheet", {"hand": ids(names), **more})
    return int(told["total"])
