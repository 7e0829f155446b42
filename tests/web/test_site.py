"""The site as it is built: paths that change when contents do, nothing that points outside, a small first load."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, normpath
from posixpath import join as joined

import pytest

from royaume.core import linocut
from royaume.core.errors import MissingExtra
from royaume.realms import CARDS, ITEMS
from royaume.realms.answers import catalogue
from royaume.web import pictures
from royaume.web.errors import SiteFolderError, WebFilesMissing
from royaume.web.files import File
from royaume.web.site import STATIC, Site, build, write

FIRST_LOAD = 200_000
IMPORTS = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']""")
ADDRESS = re.compile(r"https?://[^\s\"'<>]+")
ELSEWHERE = {"http://www.w3.org/2000/svg"}
"""Addresses that are names: nobody goes there."""
FOLDER = re.compile(r"^([acepy])/[0-9a-f]{8}/")


@pytest.fixture(scope="module")
def site() -> Site:
    return build()


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A copy of the page's sources to change."""
    for path in STATIC.rglob("*"):
        if path.is_file():
            copy = tmp_path / "static" / path.relative_to(STATIC)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    return tmp_path / "static"


class Page(HTMLParser):
    """What the page names, and what it says in scripts of its own."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.urls: list[str] = []
        self.inline: dict[str, str] = {}
        self.attributes: list[tuple[str, str]] = []
        self._script = ""
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.attributes += told.items()
        for name in ("src", "href"):
            if name in told and not told[name].startswith("#"):
                self.urls.append(told[name])
        self._script = told.get("type", "") if tag == "script" and "src" not in told else ""

    def handle_data(self, data: str) -> None:
        if self._script:
            self.inline[self._script] = data
        self._script = ""


@pytest.fixture(scope="module")
def page(site: Site) -> Page:
    return Page(site.files["index.html"].content)


def folders(site: Site) -> dict[str, str]:
    return {found[1]: found[0] for path in site.files if (found := FOLDER.match(path))}


def changed(before: Site, after: Site) -> set[str]:
    """The folders that are called differently."""
    return {letter for letter, folder in folders(after).items() if folders(before)[letter] != folder}


# --- paths -------------------------------------------------------------------------------------------------------


def test_the_same_sources_make_the_same_site(site: Site) -> None:
    assert build() == site


def test_only_what_changes_gets_another_path(site: Site, static: Path) -> None:
    assert changed(site, build(static=static)) == set()
    (static / "style" / "tokens.css").write_text(":root{}")
    styled = build(static=static)
    assert changed(site, styled) == {"a"}
    (static / "engine" / "worker.js").write_text("//")
    assert changed(styled, build(static=static)) == {"e"}


def test_a_file_by_another_name_is_another_site(static: Path) -> None:
    before = build(static=static)
    (static / "style" / "zebra.css").write_text("")
    one = build(static=static)
    (static / "style" / "zebra.css").rename(static / "style" / "zebu.css")
    assert len({folders(each)["a"] for each in (before, one, build(static=static))}) == 3


def test_what_has_a_digest_may_be_kept_and_the_rest_not(site: Site) -> None:
    assert {path for path, file in site.files.items() if not file.immutable} == {
        *("index.html", "sw.js", "manifest.webmanifest", "licences.txt", "icon.svg"),
        *("icon-192.png", "icon-512.png", "icon-maskable-512.png"),
    }
    assert all(bool(FOLDER.match(path)) == file.immutable for path, file in site.files.items())


def test_the_keeper_changes_when_anything_does(site: Site, static: Path) -> None:
    (static / "app" / "main.js").write_text("//")
    assert build(static=static).files["sw.js"] != site.files["sw.js"]


# --- what names what ---------------------------------------------------------------------------------------------


def test_every_url_of_the_page_is_a_file_of_the_site(site: Site, page: Page) -> None:
    assert set(page.urls) <= set(site.files)
    assert not [url for url in page.urls if url.startswith("/")]
    assert "<!--" not in site.files["index.html"].content.decode()


def importmap(page: Page) -> dict[str, str]:
    imports: dict[str, str] = json.loads(page.inline["importmap"])["imports"]
    return {module: url.removeprefix("./") for module, url in imports.items()}


def modules(site: Site) -> Iterator[tuple[str, str]]:
    """Every import of the page's modules and of what they are made with."""
    page = folders(site)["a"]
    for path, file in site.files.items():
        if path.startswith(page) and path.endswith(".js"):
            for named in IMPORTS.findall(re.sub(r"/\*.*?\*/", "", file.content.decode(), flags=re.DOTALL)):
                yield path, named


def test_every_import_is_a_file_of_the_site(site: Site, page: Page) -> None:
    bare = importmap(page)
    assert set(bare.values()) <= set(site.files)
    met = list(modules(site))
    assert ("preact" in {named for _, named in met}) and len(met) > 10
    for path, named in met:
        meant = normpath(joined(dirname(path), named)) if named.startswith(".") else bare[named]
        assert meant in site.files, f"{path} imports {named}"


def test_the_page_is_told_where_all_is(site: Site, page: Page) -> None:
    told = json.loads(page.inline["application/json"])
    by_letter = folders(site)
    assert told["api"] is True
    for name, letter in {"pictures": "p", "catalogues": "c", "engine": "e", "pyodide": "y"}.items():
        assert told[name] == by_letter[letter]
    shown = [*(card.id for card in CARDS), *(item.id for item in ITEMS), "card-back", "item-back"]
    drawn = {f"{told['pictures']}{each}-{theme}.svg" for each in shown for theme in ("light", "dark")}
    assert drawn == {path for path in site.files if path.startswith("p/")}
    french = site.files[f"{told['catalogues']}fr.json"].content
    assert json.loads(french) == catalogue("fr")


def test_the_keeper_knows_every_file(site: Site) -> None:
    script = site.files["sw.js"].content.decode()
    found = re.search(r"\((\{.*\})\);", script)
    assert found is not None
    kept = json.loads(found[1])
    named = {*kept["shell"], *kept["engine"], *kept["root"]}
    assert named == {path for path in site.files if path not in ("sw.js", "index.html")} | {""}


def test_the_manifest_names_icons_that_are_there(site: Site) -> None:
    told = json.loads(site.files["manifest.webmanifest"].content)
    assert {icon["src"] for icon in told["icons"]} == {path for path in site.files if path.startswith("icon")}
    for icon in told["icons"]:
        assert site.files[icon["src"]].type.startswith(icon["type"])
        if icon["sizes"] != "any":
            header = site.files[icon["src"]].content[16:24]
            assert f"{int.from_bytes(header[:4])}x{int.from_bytes(header[4:])}" == icon["sizes"]


def test_without_the_renderer_there_is_the_drawn_icon_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> bytes:
        raise MissingExtra(what="PNG", extra="pictures")

    monkeypatch.setattr(pictures, "png", refuse)
    pictures.icons.cache_clear()
    try:
        poor = build()
    finally:
        pictures.icons.cache_clear()
    assert [path for path in poor.files if path.startswith("icon")] == ["icon.svg"]
    assert "icon-192" not in poor.files["index.html"].content.decode()


# --- what the page may do ----------------------------------------------------------------------------------------


def test_the_policy_knows_the_one_script_in_the_page(site: Site, page: Page) -> None:
    assert set(page.inline) == {"importmap", "application/json"}
    digest = b64encode(sha256(page.inline["importmap"].encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in site.policy
    assert "unsafe" not in site.policy


def test_nothing_in_the_page_is_forbidden_by_its_policy(page: Page) -> None:
    assert not [name for name, _ in page.attributes if name == "style" or name.startswith("on")]


def test_webassembly_is_for_the_worker_alone(site: Site) -> None:
    own = {path: file.headers for path, file in site.files.items() if file.headers}
    assert list(own) == [f"{folders(site)['e']}worker.js"]
    (headers,) = own.values()
    assert headers["Content-Security-Policy"] == (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    )


def test_without_a_server_the_page_brings_its_policy(site: Site) -> None:
    alone = build(api=False)
    content = dict(Page(alone.files["index.html"].content).attributes)["content"]
    before_scripts = alone.files["index.html"].content.decode().partition("<script")[0]
    policy = site.policy.partition("; frame-ancestors")[0]
    assert f'<meta http-equiv="Content-Security-Policy" content="{policy}">' in before_scripts
    assert content
    assert '"api":false' in alone.files["index.html"].content.decode()
    assert "http-equiv" not in site.files["index.html"].content.decode()


def test_nothing_of_ours_points_elsewhere(site: Site) -> None:
    theirs = (f"{folders(site)['a']}vendor/", folders(site)["y"], "licences.txt")
    for path, file in site.files.items():
        if not path.startswith(theirs) and file.type.startswith(("text/", "application/json", "image/svg")):
            assert set(ADDRESS.findall(file.content.decode())) <= ELSEWHERE, path


def test_pyodide_has_nothing_to_fetch(site: Site) -> None:
    lock = json.loads(site.files[f"{folders(site)['y']}pyodide-lock.json"].content)
    assert lock["packages"] == {}


# --- size --------------------------------------------------------------------------------------------------------


def sent(file: File) -> int:
    return len(file.gzipped or file.content)


def test_the_first_load_is_small(site: Site, page: Page) -> None:
    """The page with all its scripts, styles and fonts, one catalogue and the pictures of a hand."""
    wanted = {path for path in site.files if path.startswith(folders(site)["a"])} | {"index.html"}
    wanted |= {"manifest.webmanifest", "icon.svg", f"{folders(site)['c']}fr.json"}
    drawn = sorted(
        (sent(file) for path, file in site.files.items() if path.startswith(folders(site)["p"])), reverse=True
    )
    assert sum(sent(site.files[path]) for path in wanted) + sum(drawn[:7]) < FIRST_LOAD


def test_what_is_packed_is_the_same_and_smaller(site: Site) -> None:
    for path, file in site.files.items():
        if file.gzipped is not None:
            assert len(file.gzipped) < len(file.content)
            assert path.startswith("y/") or gzip.decompress(file.gzipped) == file.content
    wasm = site.files[f"{folders(site)['y']}pyodide.asm.wasm"]
    assert wasm.gzipped == wasm.packed
    assert gzip.decompress(wasm.packed or b"") == wasm.content


def test_every_emblem_is_in_the_page(site: Site) -> None:
    content = site.files["index.html"].content.decode()
    words = [*(suit["word"] for suit in catalogue("en")["suits"]), "item"]
    assert re.findall(r'<symbol id="suit-([a-z]+)"', content) == words


def test_both_themes_have_every_ink() -> None:
    blocks = re.findall(r"\{\n  color-scheme: (\w+);\n((?:  --.*\n)*)\}", pictures.inks_css())
    assert [theme for theme, _ in blocks] == ["light", "dark", "dark"]
    names = [[line.partition(":")[0].strip() for line in told.splitlines()] for _, told in blocks]
    assert names[0] == names[1] == names[2]
    assert len(names[0]) == 4 + 14
    assert blocks[1][1] == blocks[2][1]
    assert linocut.inks.GROUNDS["dark"].paper.hex in blocks[1][1]


# --- the folder --------------------------------------------------------------------------------------------------


def test_the_folder_is_the_site(tmp_path: Path) -> None:
    alone = build(api=False)
    write(alone, tmp_path / "new" / "site")
    there = {path.relative_to(tmp_path / "new/site").as_posix(): path for path in (tmp_path / "new/site").rglob("*.*")}
    assert {name: path.read_bytes() for name, path in there.items()} == {
        name: file.content for name, file in alone.files.items()
    }


def test_an_older_site_makes_room_and_other_files_stay(tmp_path: Path, static: Path) -> None:
    (static / "style" / "tokens.css").write_text(":root{}")
    older = build(api=False, static=static)
    write(older, tmp_path / "site")
    (tmp_path / "site" / "CNAME").write_text("cards.example")
    newer = build(api=False)
    write(newer, tmp_path / "site")
    there = {
        path.relative_to(tmp_path / "site").as_posix() for path in (tmp_path / "site").rglob("*") if path.is_file()
    }
    assert there == {*newer.files, "CNAME"}


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(SiteFolderError) as caught:
        write(build(api=False), tmp_path)
    assert (caught.value.kind, [path.name for path in tmp_path.iterdir()]) == ("site-folder", ["thesis.txt"])
    assert str(tmp_path) in caught.value.sentence("fr")


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SiteFolderError, match="cannot be written"):
        write(build(api=False), tmp_path / "file" / "site")


def test_without_what_make_fetches_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(WebFilesMissing, match="make play") as caught:
        build(vendored=tmp_path)
    assert "make play" in caught.value.sentence("fr")
