"""``royaume score --batch``: JSON lines in, JSON lines out, one for one and in order. A bad line is answered by its
error, and the rest goes on. Nothing is held back, so that a program can talk to it line by line."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable
from types import ModuleType
from typing import Any, Final, TextIO

from royaume.cli.score import sheet_json
from royaume.core.errors import MissingExtra, RoyaumeError
from royaume.core.language import Language
from royaume.realms.answers.reading import CONTEXT, Fields, fields_of, is_names
from royaume.realms.errors import LineError
from royaume.realms.scoring.kernel import plain
from royaume.realms.scoring.score import score

PAYS_AFTER: Final = 10.0
"""Seconds of searching after which the compiled kernel, if it can be had, is worth its start."""


_FIELDS: Final[Fields] = {
    "hand": ("cards", lambda value: isinstance(value, str) or is_names(value), "a list of names, or a hand's text"),
    **CONTEXT,
    "with": ("modules", is_names, "a list of modules"),
}


def score_lines(lines: Iterable[bytes], out: TextIO, lang: Language) -> None:
    """Answers every line that is not blank."""
    kernels = _Kernels()
    for line in lines:
        if line.strip():
            out.write(json.dumps(answer(line, lang, kernels), ensure_ascii=False) + "\n")
            out.flush()


def answer(line: bytes, lang: Language, kernels: _Kernels) -> dict[str, object]:
    """The sheet of one line, or its error."""
    try:
        given = _fields(line)
        search = "choices" not in given
        started = time.perf_counter()
        sheet = score(**given, search=search, kernel=kernels.best())
        kernels.spent += time.perf_counter() - started
        return sheet_json(sheet, lang)
    except RoyaumeError as error:
        return {"error": error.sentence(lang), "kind": error.kind}


def _fields(line: bytes) -> dict[str, Any]:
    try:
        asked = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise LineError("bad-line.encoding", place=error.start + 1) from error
    except (ValueError, RecursionError) as error:
        raise LineError("bad-line.json", reason=str(error) or "too deep") from error
    return fields_of(asked, _FIELDS)


class _Kernels:
    """Who searches: the interpreted kernel at first, the compiled one once that pays."""

    def __init__(self) -> None:
        self.spent = 0.0
        self._compiled: ModuleType | None = None
        self._asked = False

    def best(self) -> ModuleType:
        if self.spent > PAYS_AFTER and not self._asked:
            self._asked = True
            self._compiled = self._start()
        return self._compiled or plain()

    def _start(self) -> ModuleType | None:
        from royaume.realms.scoring.compiled import cache_folder, compiled

        try:
            if not cache_folder().exists():
                print("royaume: compiling the scorer, once for this machine (about a minute) …", file=sys.stderr)
            return compiled()
        except MissingExtra as missing:
            print(f"royaume: this would be faster: {missing}", file=sys.stderr)
            return None
