"""``royaume score HAND…``: the sheet of a hand, or the ranking of several."""

from __future__ import annotations

import argparse
import json

from royaume.cli.table import inked, ranking_lines, sheet_lines
from royaume.core.language import Language
from royaume.realms.choices import split_choice
from royaume.realms.errors import ChoiceError
from royaume.realms.hand import Hand
from royaume.realms.scoring.score import rank, score
from royaume.realms.scoring.sheet import Sheet
from royaume.realms.words.reasons import why


def show_scores(asked: argparse.Namespace) -> int:
    """Prints what was asked for; the choices given go to the hand that holds the card."""
    hands = [hand_of(text, asked) for text in asked.hand]
    hands = _chosen(hands, asked.choose)
    if len(hands) == 1:
        sheet = score(hands[0], search=not asked.no_search)
        if asked.json:
            print(json.dumps(full_json(sheet, asked.lang), ensure_ascii=False))
        else:
            print("\n".join(sheet_lines(sheet, asked.lang, ink=inked())))
        return 0
    places = rank(hands, search=not asked.no_search)
    if asked.json:
        ranking = [{"place": p.place, "hand": p.number + 1, **full_json(p.sheet, asked.lang)} for p in places]
        print(json.dumps({"ranking": ranking}, ensure_ascii=False))
    else:
        print("\n".join(ranking_lines(places, asked.lang, ink=inked())))
    return 0


def hand_of(text: str, asked: argparse.Namespace) -> Hand:
    """A hand with the context that was asked for; items bring their module."""
    modules = asked.modules + (",items" if asked.items or "| items" in text else "")
    return Hand.of(
        text,
        discard=asked.discard,
        items=asked.items,
        players=asked.players,
        modules=modules,
        options=asked.options,
    )


def _chosen(hands: list[Hand], choices: list[str]) -> list[Hand]:
    for written in choices:
        name, what = split_choice(written)
        for place, hand in enumerate(hands):
            try:
                hands[place] = Hand.of(hand, choices={name: what})
                break
            except ChoiceError as error:
                if error.case != "choice.not-held" or place == len(hands) - 1:
                    raise
    return hands


def sheet_json(sheet: Sheet, lang: Language = "en") -> dict[str, object]:
    """A sheet for programs; names are English whatever the language, reasons are in it."""
    return {
        "total": sheet.total,
        "choices": sheet.choices_written(),
        "blanked": [card.english for card in sheet.blanked],
        "lines": [
            {
                "card": line.card.english,
                "base": line.base,
                "bonus": line.bonus,
                "penalty": line.penalty,
                "blanked": line.blanked,
                "cleared": line.cleared,
                "why": why(sheet, line, lang),
            }
            for line in sheet.lines
        ],
    }


def full_json(sheet: Sheet, lang: Language) -> dict[str, object]:
    """The same with what is not asked of a batch: the hand's text form, the tie-break figure, items, warnings."""
    return {
        **sheet_json(sheet, lang),
        "base_total": sheet.base_total,
        "items": [{"item": item.english, "points": points} for item, points in sheet.items],
        "text": str(sheet.hand),
        "warnings": [warning.sentence(lang) for warning in sheet.warnings],
    }
