"""The `royaume` command as a process: what is typed, what comes out, what the exit status is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = "Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage"


def royaume(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "royaume", *arguments],
        input=given,
        capture_output=True,
        check=False,
        timeout=120,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **environment},
    )


def said(*arguments: str, given: bytes = b"", **environment: str) -> str:
    """What a command that succeeds prints."""
    done = royaume(*arguments, given=given, **environment)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    return done.stdout.decode()


def answers(lines: list[bytes]) -> list[dict[str, object]]:
    return [json.loads(line) for line in said("score", "--batch", given=b"\n".join(lines) + b"\n").splitlines()]


def test_a_sheet_as_on_the_pad() -> None:
    rows = said("score", EXAMPLE).splitlines()
    assert rows[0].split() == ["Card", "Base", "Bonus/Penalty", "Subtotal"]
    assert rows[1].split()[:4] == ["Mountain", "9", "+50", "59"]
    assert rows[5].split()[:5] == ["Air", "Elemental", "4", "+45", "49"]
    assert rows[8].split() == ["Total", "260"]
    assert rows[9] == "Choices: Mirage as Rainstorm"
    assert len(rows) == 10


def test_what_is_blanked_is_struck_out_with_the_reason_beside_it() -> None:
    rows = said("score", "Blizzard, Great Flood, Wildfire, Cavern", "--no-search").splitlines()
    struck = {row.split("  ")[0]: row.rsplit("  ", 1)[1] for row in rows if row.startswith("~~")}
    assert struck == {
        "~~Wildfire~~": "Blanked by the Great Flood, which nothing clears.",
        "~~Cavern~~": "Blanked by the Great Flood, which nothing clears.",
    }
    assert any(row.split() == ["Total", "62"] for row in rows)


def test_french_by_asking_and_by_environment() -> None:
    asked = said("score", "Montagne, Inondation", "--lang", "fr")
    assert asked == said("score", "Montagne, Inondation", LC_ALL="fr_FR.UTF-8")
    assert "Malus effacé par la Montagne." in asked
    assert asked.splitlines()[0].split() == ["Carte", "Base", "Bonus/Malus", "Sous-total"]


def test_choices_fixed_in_place_or_by_the_flag() -> None:
    in_place = said("score", "Mirage=weather, Air Elemental")
    assert in_place == said("score", "Mirage, Air Elemental", "--choose", "Mirage=weather")
    assert "Mirage as Weather" in in_place
    alone = json.loads(said("score", "Mirage, Air Elemental", "--no-search", "--json"))
    assert (alone["total"], alone["choices"]) == (4, {})


def test_json_for_programs() -> None:
    sheet = json.loads(
        said("score", "King, Ghoul", "--with", "suits", "--discard", "Queen", "--items", "Portal", "--json")
    )
    assert sheet["total"] == 8 + 8 + 4 - 20
    assert sheet["text"] == "FR31 CH12 | discard FR32 | items CH46 | with items suits"
    assert sheet["items"] == [{"item": "Portal", "points": -20}]
    assert sheet["lines"][1]["why"] == "+4 for Queen in the discard area."
    assert sheet["base_total"] == 16


def test_several_hands_give_a_ranking() -> None:
    ranking = json.loads(said("score", "Swamp", "Dragon, Collector", "Hydra, Warhorse", "--json"))["ranking"]
    assert [(row["place"], row["hand"], row["total"]) for row in ranking] == [(1, 2, 37), (2, 1, 18), (2, 3, 18)]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["score", "Mountan"], "no card is called “Mountan”; did you mean Mountain?"),
        (["score", "King, King"], "King is there twice; every card exists once"),
        (["score", "Genie"], "Genie is only in play with Extra Suits; add it with “suits”"),
        (["score", "King", "--discard", "King"], "King is in the hand and in the discard area; it can only be in one"),
        (["score", "King", "King, Queen"], "King is in two of the hands; every card exists once"),
        (["score", "King", "--players", "many"], "“many” is not a whole number"),
        (
            ["score", "King", "--choose", "Mirage"],
            "“Mirage” is not a choice; expected “card=choice”, as in “Mirage=Rainstorm”",
        ),
        (["cards", "zzz"], "no card is called “zzz”"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence_and_status_2(arguments: list[str], sentence: str) -> None:
    done = royaume(*arguments)
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", f"royaume: {sentence}\n")


def test_one_hand_needs_neither_numba_nor_numpy() -> None:
    program = (
        "import sys; from royaume.cli.main import main; main(['score', 'King, Mirage, Book of Changes']);"
        "sys.exit(bool({'numba', 'numpy', 'prompt_toolkit'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, capture_output=True).returncode == 0


def test_batch_answers_line_for_line_and_goes_on_after_bad_ones() -> None:
    lines = [
        json.dumps({"hand": EXAMPLE.split(", ")}).encode(),
        json.dumps({"hand": EXAMPLE.split(", "), "choices": {}}).encode(),
        b'{"hand": ["King", "Que',
        b'{"hand": ["K\xffing"]}',
        b"[1, 2]",
        b'{"hand": ["King"], "player": 3}',
        b'{"hand": ["King"], "players": "3"}',
        b'{"hand": ["King", "king"]}',
        b'{"hand": ["Shapeshifter"], "choices": {"Shapeshifter": "Mountain"}}',
        b'{"hand": ["Phoenix", "Book"], "choices": {"Book": ["Phoenix", "army"]}, "with": ["promos"]}',
        json.dumps({"hand": [f"FR{number:02}" for number in range(1, 11)]}).encode(),
        b'{"hand": ["Ghoul"], "discard": ["Roi"], "items": ["Portail"], "players": 2, "with": ["suits", "items"]}',
    ]  # fmt: skip
    said_back = answers(lines)
    assert said_back[0]["total"] == 260
    assert said_back[0]["choices"] == {"Mirage": "Rainstorm"}
    # without the Mirage: 9+50, 32, 27, 13, 4+30, 40, 0
    assert (said_back[1]["total"], said_back[1]["choices"]) == (205, {})
    kinds = [answer.get("kind") for answer in said_back[2:11]]
    assert kinds == ["bad-line"] * 5 + ["duplicate-card", "choice", "choice", "hand-size"]
    assert all(set(answer) == {"error", "kind"} for answer in said_back[2:11])
    assert said_back[11]["total"] == 8 + 4 - 20


def test_batch_choices_as_they_are_written_read_back() -> None:
    hand = ["Bell Tower", "Candle", "Queen", "Sword of Keth", "Shield of Keth", "Gem of Order", "Book of Changes"]
    found = answers([json.dumps({"hand": hand}).encode()])[0]
    again = answers([json.dumps({"hand": hand, "choices": found["choices"]}).encode()])[0]
    assert found == again
    assert found["total"] == 380


def test_batch_streams() -> None:
    """A program may talk to it line by line: an answer comes before the next line is asked."""
    with subprocess.Popen(
        [sys.executable, "-m", "royaume", "score", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as talk:
        assert talk.stdin and talk.stdout
        for name, strength in (("King", 8), ("Swamp", 18)):
            talk.stdin.write(json.dumps({"hand": [name]}).encode() + b"\n")
            talk.stdin.flush()
            assert json.loads(talk.stdout.readline())["total"] == strength
        talk.stdin.close()


def test_a_reader_that_leaves_early_is_no_error() -> None:
    program = f'"{sys.executable}" -m royaume cards | head -1'
    done = subprocess.run(["bash", "-o", "pipefail", "-c", program], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.sweep
def test_batch_of_100000_lines_with_bad_ones_among_them(tmp_path: Path) -> None:
    good, bad = json.dumps({"hand": EXAMPLE.split(", "), "choices": {"Mirage": "Rainstorm"}}).encode(), b'{"hand": \xff'
    said_back = answers([bad if number % 10 == 3 else good for number in range(100_000)])
    assert len(said_back) == 100_000
    assert all((answer.get("kind") == "bad-line") == (number % 10 == 3) for number, answer in enumerate(said_back))


def test_cards_are_found_in_both_languages() -> None:
    swamp = "FR07   18  Swamp  Flood  Marécage\n           Penalty: −3 for each Army and Flame.\n"
    assert said("cards", "marécage") == said("cards", "SWAMP") == swamp
    assert said("cards", "swamp", "--lang", "fr").splitlines()[1].strip() == "Malus : −3 pour chaque Armée et Flamme."
    assert len(json.loads(said("cards", "--json"))) == 70 + 24 + 4 + 2
    assert len(json.loads(said("cards", "beast", "--with", "promos", "--json"))) == 7


def test_cards_are_found_by_what_they_say_where_none_is_called_so() -> None:
    assert said("cards", "pas être masquée").split()[0] == "CH08"
    assert [row["id"] for row in json.loads(said("cards", "another turn", "--json"))] == ["CH42"]


def test_with_and_without_extra_suits_cards_read_differently() -> None:
    base, extra = (said("cards", "FR25", "--with", modules) for modules in ("promos", "suits"))
    assert "+10 for each Land. " in base
    assert "+10 for each Land and Building. " in extra


def test_items_modules_and_options_say_what_they_do() -> None:
    assert "your hand has one card more" in said("cards", "portal")
    assert "Adds the Jester and the Phoenix." in said("cards", "promos")
    assert "Feu de Forêt se lit alors" in said("cards", "spares", "--lang", "fr")


def test_the_facts_of_a_card_for_programs() -> None:
    (mountain,) = json.loads(said("cards", "FR01", "--json", "--lang", "fr"))
    assert mountain == {
        "kind": "card",
        "id": "FR01",
        "english": "Mountain",
        "french": "Montagne",
        "suit": "land",
        "strength": 9,
        "bonus": [
            "+50 avec [Fumée](card:FR13) et [Feu de Forêt](card:FR16).",
            "Efface le malus de chaque [Vague](suit:flood).",
        ],
        "penalty": [],
    }


def test_the_page_of_all_cards() -> None:
    for lang, page in (("en", "cards.md"), ("fr", "cartes.md")):
        written = (ROOT / "docs" / page).read_text(encoding="utf-8")
        assert said("cards", "--markdown", "--lang", lang) == written, "run: make docs"


def test_pictures_are_written_by_the_ending_of_the_file(tmp_path: Path) -> None:
    for name, file in (
        ("Dragon", "a.svg"),
        ("épée", "b.PNG"),
        ("portail", "c.png"),
        ("card back", "d.svg"),
        ("FR03", "e.svg"),
    ):
        assert said("cards", "--picture", name, str(tmp_path / file)).strip() == str(tmp_path / file)
    assert "<title>Dragon</title>" in (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert (tmp_path / "b.PNG").read_bytes().startswith(b"\x89PNG")
    assert said("cards", "--picture", "Dragon", str(tmp_path / "f.svg"), "--theme", "dark")
    assert (tmp_path / "f.svg").read_bytes() != (tmp_path / "a.svg").read_bytes()


def test_a_sheet_shows_all_that_is_found(tmp_path: Path) -> None:
    said("cards", "flame", "--sheet", str(tmp_path / "flames.svg"))
    assert (tmp_path / "flames.svg").read_text(encoding="utf-8").count("<image ") == 5
    said("cards", "flame", "--sheet", str(tmp_path / "flames.png"), "--width", "300")
    assert (tmp_path / "flames.png").read_bytes()[16:20] == (300).to_bytes(4, "big")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Drgon", "a.svg"], "no card is called “Drgon”; did you mean Dragon, Dungeon or Demon?"),
        (["Dragon", "a.gif"], "“a.gif” is no picture file; its name must end in .svg or .png"),
        (["Dragon", "a.png", "--width", "9"], "“9” is no width; expected 16 to 8192 pixels"),
        (["Dragon", "no/such/a.svg"], "“no/such/a.svg” cannot be written: No such file or directory"),
    ],
)
def test_a_picture_that_cannot_be_written(arguments: list[str], sentence: str) -> None:
    done = royaume("cards", "--picture", *arguments)
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", f"royaume: {sentence}\n")


def test_the_prompt_reads_plain_lines_where_there_is_no_terminal() -> None:
    script = "King, Queen, Knights\nplayers x\nwith suits\nGhoul\nlang fr\nRoi / Reine\nquit\nDragon\n"
    shown = said("score", given=script.encode())
    assert "Total" in shown
    assert "“x” is not a whole number" in shown
    assert "main 1 : 8" in shown
    assert "Dragon" not in shown
