"""``royaume site FOLDER``: what it writes and what it says."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from royaume.cli.site import write_site
from royaume.web.errors import SiteFolderError


def asked(folder: Path, **more: object) -> argparse.Namespace:
    return argparse.Namespace(**{"folder": str(folder), "lang": "en", "json": False, **more})


@pytest.mark.parametrize(("lang", "words"), [("en", "files, 15"), ("fr", "fichiers, 15 Mo")])
def test_it_says_where_and_how_large(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, words: str) -> None:
    assert write_site(asked(tmp_path / "site", lang=lang)) == 0
    line = capsys.readouterr().out
    assert line.startswith(str(tmp_path / "site")) and words in line and line.count("\n") == 1


def test_json_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_site(asked(tmp_path / "site", json=True))
    told = json.loads(capsys.readouterr().out)
    written = [path for path in (tmp_path / "site").rglob("*") if path.is_file()]
    assert told["files"] == len(written)
    assert told["bytes"] == sum(path.stat().st_size for path in written)
    assert '"api":false' in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    with pytest.raises(SiteFolderError):
        write_site(asked(tmp_path))
