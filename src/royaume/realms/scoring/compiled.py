"""The kernel compiled by numba, kept on disk between runs. Imported only where many hands are scored: it costs a
fraction of a second, and most of a minute where nothing was compiled yet."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from royaume.core.errors import MissingExtra
from royaume.realms.modes import Rules
from royaume.realms.scoring.kernel import fingerprint, load
from royaume.realms.scoring.tables import tables_of


@cache
def compiled() -> ModuleType:
    """The functions of the kernel as machine code."""
    try:
        import numba
    except ImportError as error:
        raise MissingExtra(what="numba", extra="fast") from error

    # No reference counting: the kernel allocates nothing, and counting cost more than scoring.
    options = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}

    def jit(function: Any) -> Any:
        return numba.njit(**options)(function)

    def inline(function: Any) -> Any:
        return numba.njit(**options, forceinline=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)

    with _kept_in(numba, cache_folder()):
        return load("compiled", jit, inline, recalled=inline)


@cache
def array_of(rules: Rules) -> Any:
    """The tables of these rules as compiled code reads them."""
    import numpy

    return numpy.array(tables_of(rules).flat, dtype=numpy.int64)


def cache_folder() -> Path:
    """Where machine code is kept: one folder for each state of the kernel's sources, since numba itself does not see
    that a function called from another file changed."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "royaume" / f"kernel-{fingerprint()}"


def _forget_all_but_newest(kept: Path) -> None:
    """Machine code of sources that are gone takes some megabytes for each state they were in."""
    folders = sorted(kept.glob("kernel-*"), key=lambda folder: folder.stat().st_mtime)
    for folder in folders[:-3]:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _kept_in(numba: Any, folder: Path) -> Iterator[None]:
    """numba asks where to keep code when a function is decorated; only our functions are kept there."""
    before = numba.config.CACHE_DIR
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            _forget_all_but_newest(folder.parent)
        numba.config.CACHE_DIR = str(folder)
    except OSError:  # a read-only home: numba finds a place of its own
        pass
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
