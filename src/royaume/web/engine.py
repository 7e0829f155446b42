"""What scores a hand in the browser: the package's own Python files, as they are, in one archive. Python itself
(Pyodide) lies in a folder apart, as it changes less often."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
_PARTS: Final = ("__init__.py", "core/__init__.py", "core/errors.py", "core/language", "realms")
_LEFT_OUT: Final = ("realms/pictures",)
_THEN: Final = (2020, 1, 1, 0, 0, 0)
"""The date of every file in the archive: it is the same whenever it is made."""


def sources(package: Path = PACKAGE) -> dict[str, bytes]:
    """The files that questions about hands need, by their names in the archive."""
    found = sorted(path.relative_to(package).as_posix() for path in _python_files(package))
    wanted = [name for name in found if not name.startswith(_LEFT_OUT)]
    return {f"{package.name}/{name}": (package / name).read_bytes() for name in wanted}


def _python_files(package: Path) -> Iterator[Path]:
    for part in _PARTS:
        path = package / part
        yield from path.rglob("*.py") if path.is_dir() else [path]


def archive(package: Path = PACKAGE) -> bytes:
    """``engine.zip``. It is to be unpacked: the kernel reads its own parts as files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        for name, content in sources(package).items():
            made.writestr(zipfile.ZipInfo(name, _THEN), content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()
