"""Builds the site: the page's own files, what it is made with, the pictures, the catalogues and the engine, each under
a path that changes when it does; the page that names them; and the same as a folder for any host."""

from __future__ import annotations

import json
import re
import shutil
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from royaume import __version__
from royaume.core.language import LANGUAGES
from royaume.core.linocut.inks import GROUNDS, THEMES
from royaume.realms.answers import catalogue
from royaume.web import engine, pictures
from royaume.web.errors import SiteFolderError, WebFilesMissing
from royaume.web.files import File, file, shelved
from royaume.web.vendor import FONTS, MODULES, VENDORED

STATIC: Final = Path(__file__).parent / "static"

_POLICY: Final = (
    "default-src 'none'; script-src 'self' '{hash}'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
_FRAMES: Final = "; frame-ancestors 'none'"
"""Only a header can say so."""
_WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

_FILES: Final = re.compile(r"/\*files\*/.*?/\*end\*/")
_FOLDERS: Final = frozenset("acepy")
_SIGNS: Final = {"index.html", "sw.js", "manifest.webmanifest"}
"""What a folder has that holds a site."""

_LATER: Final = ("uqr",)
"""Modules that are fetched when they are asked for."""
_FIRST_FONTS: Final = ("atkinson-hyperlegible-400", "grenze-700")
"""Fetched at once: what every page shows."""
_FAMILIES: Final = {"grenze": "Grenze", "atkinson-hyperlegible": "Atkinson Hyperlegible"}


@dataclass(frozen=True)
class Site:
    """``files`` by path, without a slash in front; ``policy`` is the page's Content-Security-Policy."""

    files: Mapping[str, File]
    policy: str


@dataclass(frozen=True)
class _Parts:
    """The files in folders named after their contents, and these folders."""

    files: Mapping[str, File]
    page: str
    pictures: str
    catalogues: str
    engine: str
    pyodide: str

    def inside(self, *folders: str) -> dict[str, File]:
        return {path: each for path, each in self.files.items() if path.startswith(folders)}


def build(*, api: bool = True, static: Path = STATIC, vendored: Path = VENDORED) -> Site:
    """The site. Without ``api`` the page asks no server, and brings its policy itself."""
    if not (vendored / "pyodide").is_dir():
        raise WebFilesMissing("web-files-missing.vendored")
    parts = _parts(static, vendored)
    importmap = _importmap(parts.page)
    policy = _POLICY.format(hash=f"sha256-{b64encode(sha256(importmap.encode()).digest()).decode()}")
    icons = pictures.icons()
    placed = {
        "policy": "" if api else f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        "icons": _bars() + _links(icons),
        "early": f'<script src="{parts.page}app/early.js"></script>',
        "importmap": f'<script type="importmap">{importmap}</script>',
        "styles": _styles(parts),
        "main": _scripts(parts),
        "emblems": pictures.emblems(),
        "site": f'<script type="application/json" id="site">{_told(parts, api)}</script>',
    }
    page = (static / "index.html").read_text(encoding="utf-8")
    for name, content in placed.items():
        page = page.replace(f"<!--{name}-->", content)
    root = {
        "index.html": file("index.html", page),
        "manifest.webmanifest": file("manifest.webmanifest", _manifest(icons)),
        "licences.txt": file("licences.txt", (vendored / "licences.txt").read_bytes()),
        **icons,
    }
    root["sw.js"] = file("sw.js", _keeper((static / "sw.js").read_text(encoding="utf-8"), parts, root))
    return Site({**root, **parts.files}, policy + _FRAMES)


def _parts(static: Path, vendored: Path) -> _Parts:
    worker = file(
        "worker.js", (static / "engine" / "worker.js").read_bytes(), {"Content-Security-Policy": _WORKER_POLICY}
    )
    page, page_files = shelved("a", _page_files(static, vendored))
    drawn, picture_files = shelved("p", pictures.card_pictures())
    words, word_files = shelved("c", {f"{lang}.json": file("c.json", _json(catalogue(lang))) for lang in LANGUAGES})
    scorer, scorer_files = shelved("e", {"engine.zip": file("engine.zip", engine.archive()), "worker.js": worker})
    python, python_files = shelved("y", _pyodide(vendored / "pyodide"))
    files = {**page_files, **picture_files, **word_files, **scorer_files, **python_files}
    return _Parts(files, page, drawn, words, scorer, python)


def _page_files(static: Path, vendored: Path) -> dict[str, File]:
    """Scripts, styles, and what they are made with, in the folders that they name each other by."""
    ours = [*(static / "app").glob("*.js"), *(static / "style").glob("*.css")]
    brought = [path for path in (vendored / "page").rglob("*") if path.suffix in (".js", ".woff2")]
    return {
        **{path.relative_to(static).as_posix(): file(path.name, path.read_bytes()) for path in ours},
        **{
            f"vendor/{path.relative_to(vendored / 'page').as_posix()}": file(path.name, path.read_bytes())
            for path in brought
        },
        "style/inks.css": file("inks.css", pictures.inks_css()),
        "style/fonts.css": file("fonts.css", _fonts_css(vendored)),
    }


def _pyodide(folder: Path) -> dict[str, File]:
    found: dict[str, File] = {}
    for path in sorted(folder.iterdir()):
        if path.suffix != ".gz":
            packed = path.with_name(path.name + ".gz")
            found[path.name] = file(
                path.name, path.read_bytes(), packed=packed.read_bytes() if packed.exists() else None
            )
    return found


def _fonts_css(vendored: Path) -> str:
    letters = (vendored / "page" / "fonts" / "latin.txt").read_text(encoding="utf-8").strip()
    return "".join(
        f'@font-face {{\n  font-family: "{_FAMILIES[family]}";\n  font-weight: {weight};\n  font-display: swap;\n'
        f'  src: url("../vendor/fonts/{family}-{weight}.woff2") format("woff2");\n  unicode-range: {letters};\n}}\n'
        for family, weights in FONTS.items()
        for weight in weights
    )


# --- what is put into the page -----------------------------------------------------------------------------------


def _importmap(page: str) -> str:
    return _json({"imports": {module: f"./{page}vendor/{name}" for module, (_, name) in MODULES.items()}})


def _bars() -> str:
    """The colour of the browser's own bars."""
    return "".join(
        f'<meta name="theme-color" id="bars-{theme}" media="(prefers-color-scheme: {theme})" '
        f'content="{GROUNDS[theme].paper.hex}">\n'
        for theme in THEMES
    )


def _links(icons: Mapping[str, File]) -> str:
    touch = '<link rel="apple-touch-icon" href="icon-192.png">\n' if "icon-192.png" in icons else ""
    return (
        f'<link rel="icon" type="image/svg+xml" href="icon.svg">\n{touch}'
        '<link rel="manifest" href="manifest.webmanifest">'
    )


def _styles(parts: _Parts) -> str:
    """What is made first, then the tokens, then the rest by name."""
    first = [f"{parts.page}style/{name}.css" for name in ("inks", "fonts", "tokens")]
    there = parts.inside(f"{parts.page}style/")
    ordered = [path for path in first if path in there] + [path for path in there if path not in first]
    return "\n".join(f'<link rel="stylesheet" href="{path}">' for path in ordered)


def _scripts(parts: _Parts) -> str:
    """The page's script last: a browser fetches what it needs all at once, before it knows why."""
    later = {f"{parts.page}vendor/{MODULES[module][1]}" for module in _LATER} | {f"{parts.page}app/early.js"}
    modules = [path for path in parts.inside(f"{parts.page}app/", f"{parts.page}vendor/") if path.endswith(".js")]
    fonts = (f"{parts.page}vendor/fonts/{name}.woff2" for name in _FIRST_FONTS)
    return "\n".join(
        [
            *(f'<link rel="preload" as="font" type="font/woff2" href="{path}" crossorigin>' for path in fonts),
            *(f'<link rel="modulepreload" href="{path}">' for path in modules if path not in later),
            f'<script type="module" src="{parts.page}app/main.js"></script>',
        ]
    )


def _told(parts: _Parts, api: bool) -> str:
    """What the page's scripts are told, see ``app/site.js``."""
    fetched = parts.inside(parts.engine, parts.pyodide).items()
    weight = sum(len(each.content) for path, each in fetched if not path.endswith(".js"))
    folders = {name: getattr(parts, name) for name in ("pictures", "catalogues", "engine", "pyodide")}
    return _json({**folders, "weight": weight, "api": api, "version": __version__})


def _manifest(icons: Mapping[str, File]) -> str:
    """What an installed page is called and looks like."""
    shown = [
        {
            "src": name,
            "type": each.type.partition(";")[0],
            "sizes": "any" if name.endswith(".svg") else "x".join([name.removesuffix(".png").rpartition("-")[2]] * 2),
            "purpose": "maskable" if "maskable" in name else "any",
        }
        for name, each in icons.items()
    ]
    paper = GROUNDS["light"].paper.hex
    return _json(
        {
            "name": "royaume",
            "short_name": "royaume",
            "description": "Fantasy Realms: the score of any hand. Le compte de toute main.",
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": paper,
            "theme_color": paper,
            "icons": shown,
        }
    )


def _keeper(script: str, parts: _Parts, root: Mapping[str, File]) -> str:
    """The service worker with the list of what it keeps."""
    kept = {
        "shell": [*parts.inside(parts.page, parts.pictures, parts.catalogues)],
        "engine": [*parts.inside(parts.engine, parts.pyodide)],
        "root": ["" if path == "index.html" else path for path in root],
    }
    return _FILES.sub(lambda _: _json(kept), script, count=1)


def _json(told: object) -> str:
    """Without what would end a script in a page."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


# --- the folder --------------------------------------------------------------------------------------------------


def write(site: Site, folder: Path) -> None:
    """Writes the site to a folder that is new, empty, or holds an older site."""
    try:
        _clear(folder)
        for path, each in site.files.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(each.content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise SiteFolderError("site-folder.refused", given=str(folder), reason=reason) from error


def _clear(folder: Path) -> None:
    """Removes an older site's folders; what it has in common with this one is written over."""
    folder.mkdir(parents=True, exist_ok=True)
    there = {path.name for path in folder.iterdir()}
    if there and not there.issuperset(_SIGNS):
        raise SiteFolderError("site-folder.other", given=str(folder))
    for name in sorted(there & _FOLDERS):
        shutil.rmtree(folder / name)
