"""All cards, items, modules and options with their sentences, as one page of Markdown in either language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from royaume.core.language import Catalogue, Language, Piece, linked, signed, typeset
from royaume.realms.card import Card
from royaume.realms.cards import CARDS
from royaume.realms.items import ITEMS, Item
from royaume.realms.modes import MODULES, OPTIONS, Rules, Switch
from royaume.realms.suits import Suit
from royaume.realms.words.items import use_of, worth_of
from royaume.realms.words.modes import text_of_switch
from royaume.realms.words.sentences import text_of

WORDS: Final = Catalogue(
    {
        "title": {"en": "The cards", "fr": "Les cartes"},
        "made": {
            "en": "Every card of Fantasy Realms in our own words, made from the declarations that the scorer runs "
            "(`make docs`). {other} · {rules} · {gallery}",
            "fr": "Toutes les cartes de Fantasy Realms dans nos propres mots, faites des déclarations qui servent à "
            "compter les points (`make docs`). {other} · {rules} · {gallery}",
        },
        "other": {"en": "[En français](cartes.md)", "fr": "[In English](cards.md)"},
        "rules": {"en": "[the rules](rules.md)", "fr": "[les règles](regles.md)"},
        "gallery": {"en": "[all pictures](gallery.md)", "fr": "[toutes les images](gallery.md)"},
        "legend": {
            "en": "☠ marks what is in play, or reads so, only with Extra Suits.",
            "fr": "☠ marque ce qui n'est en jeu, ou ne se lit ainsi, qu'avec les nouvelles familles.",
        },
        "card": {"en": "card", "fr": "carte"},
        "item": {"en": "item", "fr": "objet"},
        "bonus": {"en": "bonus", "fr": "bonus"},
        "penalty": {"en": "penalty", "fr": "malus"},
        "worth": {"en": "worth", "fr": "valeur"},
        "use": {"en": "use", "fr": "usage"},
        "items": {"en": "Cursed Items", "fr": "Objets Maudits"},
        "modules": {"en": "Modules", "fr": "Modules"},
        "options": {"en": "Printing options", "fr": "Options de version"},
    }
)

_BASE: Final = Rules.of(["promos"])
_EXTRA: Final = Rules.of(["promos", "suits"])


def cards_page(lang: Language) -> str:
    """The page, whole."""
    other, rules, gallery = (WORDS.say(code, lang) for code in ("other", "rules", "gallery"))
    parts = [
        [f"# {WORDS.say('title', lang)}"],
        [WORDS.say("made", lang, other=other, rules=rules, gallery=gallery)],
        [WORDS.say("legend", lang)],
        *(_suit(suit, lang) for suit in Suit),
        _items(lang),
        _switches("modules", MODULES, lang),
        _switches("options", OPTIONS, lang),
    ]
    return typeset("\n\n".join("\n".join(part) for part in parts), lang) + "\n"


def _suit(suit: Suit, lang: Language) -> list[str]:
    heads = ["", WORDS.say("card", lang), WORDS.say("bonus", lang), WORDS.say("penalty", lang)]
    cards = [card for card in CARDS if card.suit is suit]
    return [f"## {suit.named(lang)}", "", *_table(heads, (_card(card, lang) for card in cards), lang)]


def _card(card: Card, lang: Language) -> list[str]:
    base, extra = _BASE.by_id.get(card.id), _EXTRA.by_id.get(card.id)
    mark = "" if base else "☠ "
    texts = [text_of(each, lang) for each in (base, extra) if each]
    cells = [str(card.strength).replace("-", "−"), f'<a id="{card.id.lower()}"></a>{mark}**{card.named(lang)}**']
    for side in ("bonus", "penalty"):
        said = [" ".join(getattr(text, side)) for text in texts]
        cells.append(said[0] if len(set(said)) == 1 else f"{said[0]}<br>☠ {said[1]}")
    return cells


def _items(lang: Language) -> list[str]:
    heads = ["", WORDS.say("item", lang), WORDS.say("use", lang), WORDS.say("worth", lang)]
    return [f"## {WORDS.say('items', lang)}", "", *_table(heads, (_item(item, lang) for item in ITEMS), lang)]


def _item(item: Item, lang: Language) -> list[str]:
    name = f'<a id="{item.id.lower()}"></a>**{item.named(lang)}**'
    return [signed(item.value), name, use_of(item, lang), worth_of(item, lang)]


def _switches(code: str, switches: Sequence[Switch], lang: Language) -> list[str]:
    lines = (
        f"- **{switch.named(lang)}** (`{switch.word}`). {_drawn(text_of_switch(switch, lang), lang)}"
        for switch in switches
    )
    return [f"## {WORDS.say(code, lang)}", "", *lines]


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], lang: Language) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|---:|" + "---|" * (len(heads) - 1)
    for row in rows:
        yield f"| {' | '.join(_drawn(cell, lang) for cell in row)} |".replace("|  |", "| |")


def _drawn(text: str, lang: Language) -> str:
    """The links as places on the page."""

    def place(piece: Piece) -> str:
        kind, _, name = piece.target.partition(":")
        anchor = Suit[name.upper()].named(lang).lower() if kind == "suit" else name.lower()
        return f"[{piece.words}](#{anchor})"

    return linked(text, place)
