"""What the second fresh reader is given (docs/pictures.md): twenty random hands as the sentences of their cards, half
of them in French, and the answers: ``python benchmarks/reader_hands.py FOLDER [--seed N]``."""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

from royaume import realms
from royaume.core.language import Catalogue, Language, plain
from royaume.realms.words.sentences import text_of

WORDS = Catalogue(
    {
        "strength": {"en": "base strength {n}", "fr": "force de base {n}"},
        "bonus": {"en": "Bonus: {text}", "fr": "Bonus : {text}"},
        "penalty": {"en": "Penalty: {text}", "fr": "Malus : {text}"},
        "discard": {"en": "Discard area: {cards}", "fr": "Défausse : {cards}"},
    }
)
HANDS = 20


def described(card: realms.Card, lang: Language) -> str:
    """A card as it is read: name, suit, base strength and what it says."""
    text = text_of(card, lang)
    said = [f"{card.named(lang)} [{card.suit.named(lang)}]", WORDS.say("strength", lang, n=card.strength)]
    said += [WORDS.say("bonus", lang, text=plain(" ".join(text.bonus)))] if text.bonus else []
    said += [WORDS.say("penalty", lang, text=plain(" ".join(text.penalty)))] if text.penalty else []
    return "- " + ". ".join(said)


def dealt(number: int, rng: random.Random) -> tuple[str, dict[str, object]]:
    """A hand as text, and its answer: every second one with Extra Suits and ten cards in the discard area."""
    extra, lang = number % 2 == 1, "fr" if number % 4 >= 2 else "en"
    rules = realms.Rules.of(["promos", "suits"] if extra else ["promos"])
    cards = rng.sample(list(rules.cards), rules.hand_size)
    discard = rng.sample([card for card in rules.cards if card not in cards], 10) if extra else []
    sheet = realms.score([card.id for card in cards], discard=[card.id for card in discard], modules=[*rules.modules])
    lines = [f"## {number + 1}", *(described(card, lang) for card in cards)]
    if discard:
        named = ", ".join(f"{card.named(lang)} [{card.suit.named(lang)}]" for card in discard)
        lines.append(WORDS.say("discard", lang, cards=named))
    answer = {
        "total": sheet.total,
        "choices": sheet.choices_written(),
        "blanked": [card.english for card in sheet.blanked],
    }
    return "\n".join(lines), answer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where hands.md and answers.json go")
    parser.add_argument("--seed", type=int, default=20261119, help="of the deal (default: 20261119)")
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    made = [dealt(number, rng) for number in range(HANDS)]
    asked.folder.mkdir(parents=True, exist_ok=True)
    (asked.folder / "hands.md").write_text("\n\n".join(text for text, _ in made) + "\n", encoding="utf-8")
    answers = json.dumps([answer for _, answer in made], indent=1, ensure_ascii=False)
    (asked.folder / "answers.json").write_text(answers, encoding="utf-8")


if __name__ == "__main__":
    main()
