"""The kernel: the one statement of the scoring rules, in a plain-Python integer subset over flat tables.

Its parts (``settle``, ``points``, ``bounds``, ``choose``, ``options``, ``search``, ``many``, ``explain``) are not
imported but run by ``load`` into one namespace, once for each backend, with that backend's decorator in place of
``jit``: as they are, for one hand; compiled by numba, for many; and with the notebook of ``explain`` open. ``layout``
says how numbers are packed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from royaume.realms.scoring.kernel import seam

PARTS = ("settle", "points", "bounds", "choose", "options", "search", "many")
_HERE = Path(__file__).parent
_SHARED = ("Around", "Cast", "Choosers", "Looks", "Powers", "Threat")


def load(
    name: str,
    jit: Callable[[Any], Any] = seam.jit,
    inline: Callable[[Any], Any] = seam.inline,
    recalled: Callable[[Any], Any] = seam.recalled,
    note: Callable[..., None] | None = None,
) -> ModuleType:
    """The functions of the kernel for one backend. With ``note`` they explain what they do to it."""
    module = ModuleType(f"{__name__}.{name}")
    scope = vars(module)
    scope |= {each: getattr(seam, each) for each in _SHARED}
    scope |= {"jit": jit, "inline": inline, "recalled": recalled, "EXPLAIN": note is not None, "note": note}
    sys.modules[module.__name__] = module  # numba looks a function's module up there when it takes code from its cache
    for part in (*PARTS, "explain") if note else PARTS:
        path = _HERE / f"{part}.py"
        exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), scope)  # our own source, by design
    return module


def fingerprint() -> str:
    """Changes whenever any source of the kernel does: what was compiled from other sources is no use."""
    sources = sorted(_HERE.glob("*.py"))
    return sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]


@cache
def plain() -> ModuleType:
    """The kernel as it stands, interpreted."""
    return load("plain", recalled=_remembering)


MOST_ANSWERS = 50_000
"""How many answers of a function are kept: those of the longest search fit."""


def _remembering(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the kernel that keeps its answers for the table last used. Only that table is compared, by
    identity: to hash its thousands of numbers would cost more than to compute."""
    kept: tuple[object, dict[tuple[Any, ...], Any]] = (None, {})

    def answer(table: object, *asked: Any) -> Any:
        nonlocal kept
        known, answers = kept
        if known is not table or len(answers) > MOST_ANSWERS:
            answers = {}
            kept = (table, answers)
        if asked not in answers:
            answers[asked] = function(table, *asked)
        return answers[asked]

    return answer
