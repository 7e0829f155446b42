"""Hand-worked cases, a file for each kind of card. ``all_cases`` gathers them."""

from __future__ import annotations

import importlib
import pkgutil

from tests.realms.worked.case import Case


def all_cases() -> list[Case]:
    """Every case of every file beside this one."""
    cases: list[Case] = []
    for file in sorted(module.name for module in pkgutil.iter_modules(__path__)):
        cases += getattr(importlib.import_module(f"{__name__}.{file}"), "CASES", ())
    return cases
