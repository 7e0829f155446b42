"""Copies what a browser needs from ``node_modules`` to ``vendored``: ``python -m royaume.web.vendor``, run by ``make``
after ``npm ci``. Nothing is changed but names (every module ends in ``.js``, which all hosts know for what it is) and
what points to a source map; Pyodide's list of packages is left out, as none is ever fetched."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any, Final

from royaume.web.errors import WebFilesMissing

HERE: Final = Path(__file__).parent
VENDORED: Final = HERE / "vendored"
NODE_MODULES: Final = HERE.parents[2] / "node_modules"

MODULES: Final = {
    "preact": ("preact/dist/preact.mjs", "preact.js"),
    "preact/hooks": ("preact/hooks/dist/hooks.mjs", "preact-hooks.js"),
    "htm": ("htm/dist/htm.mjs", "htm.js"),
    "htm/preact": ("htm/preact/index.mjs", "htm-preact.js"),
    "@preact/signals": ("@preact/signals/dist/signals.mjs", "signals.js"),
    "@preact/signals-core": ("@preact/signals-core/dist/signals-core.mjs", "signals-core.js"),
    "uqr": ("uqr/dist/index.mjs", "uqr.js"),
}
"""What a module imports, where npm puts it, and what we call it."""

FONTS: Final = {"grenze": (500, 700), "atkinson-hyperlegible": (400, 700)}
"""Latin, upright, in these weights."""

ENGINE: Final = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "python_stdlib.zip": "python_stdlib.zip",
}
PERMITTED: Final = {"MIT", "Apache-2.0", "MPL-2.0", "OFL-1.1"}
"""Licences under which a package may travel with ours, its text beside it."""

_PACKAGES: Final = (
    *("preact", "htm", "@preact/signals", "@preact/signals-core", "uqr", "pyodide"),
    *(f"@fontsource/{family}" for family in FONTS),
)
_TEXTS: Final = {"pyodide": ("MPL-2.0.txt", "Python.txt")}
"""Packages that bring no text of their licence: ours, and that of the Python in it."""

_SOURCE_MAP: Final = re.compile(r"\n//# sourceMappingURL=\S+\s*$")


def vendor(packages: Path = NODE_MODULES, folder: Path = VENDORED) -> None:
    """Makes the folder anew."""
    for package in _PACKAGES:
        if not (packages / package / "package.json").exists():
            raise WebFilesMissing("web-files-missing.packages", given=package)
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    _copy_modules(packages, fresh / "page")
    _copy_fonts(packages, fresh / "page" / "fonts")
    _copy_engine(packages / "pyodide", fresh / "pyodide")
    (fresh / "licences.txt").write_text(_licences(packages), encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def _copy_modules(packages: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    for source, name in MODULES.values():
        _copy_module(packages / source, folder / name)


def _copy_module(source: Path, target: Path) -> None:
    target.write_text(_SOURCE_MAP.sub("\n", source.read_text(encoding="utf-8")), encoding="utf-8")


def _copy_fonts(packages: Path, folder: Path) -> None:
    folder.mkdir()
    for family, weights in FONTS.items():
        for weight in weights:
            source = packages / "@fontsource" / family / "files" / f"{family}-latin-{weight}-normal.woff2"
            shutil.copyfile(source, folder / f"{family}-{weight}.woff2")
    ranges = json.loads((packages / "@fontsource" / next(iter(FONTS)) / "unicode.json").read_text(encoding="utf-8"))
    (folder / "latin.txt").write_text(ranges["latin"], encoding="utf-8")


def _copy_engine(package: Path, folder: Path) -> None:
    """Pyodide, with its largest parts packed beside them: a server has no time for that."""
    folder.mkdir()
    for source, name in ENGINE.items():
        target = folder / name
        if name.endswith(".js"):
            _copy_module(package / source, target)
        else:
            target.write_bytes((package / source).read_bytes())
        if target.suffix != ".zip":
            packed = gzip.compress(target.read_bytes(), 9, mtime=0)
            target.with_name(target.name + ".gz").write_bytes(packed)
    lock = json.loads((package / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")


def _licences(packages: Path) -> str:
    """Whose work travels with the page, under which licence, where its source is, and the licences' texts."""
    parts = ["What these pages are made with, besides royaume itself (MIT).\n"]
    for package in _PACKAGES:
        told = json.loads((packages / package / "package.json").read_text(encoding="utf-8"))
        licence = told.get("license", "")
        if licence not in PERMITTED:
            raise WebFilesMissing("web-files-missing.licence", given=package, licence=licence)
        heading = f"{package} {told['version']}, {licence}"
        texts = [HERE / "licences" / name for name in _TEXTS.get(package, ())] or [packages / package / "LICENSE"]
        parts += [f"{heading}\n{'=' * len(heading)}\nSource: {_source(told)}\n"]
        parts += [text.read_text(encoding="utf-8") for text in texts]
    return "\n".join(parts)


def _source(told: dict[str, Any]) -> str:
    repository = told.get("repository", "")
    address = repository.get("url", "") if isinstance(repository, dict) else repository
    return str(address or told.get("homepage", ""))


def main() -> None:
    try:
        vendor()
    except WebFilesMissing as missing:
        sys.exit(f"royaume: {missing.sentence()}")


if __name__ == "__main__":
    main()
