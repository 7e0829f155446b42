"""What is copied from ``node_modules``: whole, permitted, with its licence; or one line that says what is missing."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from royaume.web import vendor as vendoring
from royaume.web.errors import WebFilesMissing
from royaume.web.vendor import NODE_MODULES, PERMITTED, VENDORED, vendor

ROOT = Path(__file__).parents[2]


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_folder_is_up_to_date(tmp_path: Path) -> None:
    vendor(folder=tmp_path / "vendored")
    assert files(tmp_path / "vendored") == files(VENDORED)


def test_it_is_made_anew(tmp_path: Path) -> None:
    folder = tmp_path / "vendored"
    folder.mkdir()
    (folder / "old.js").write_text("")
    vendor(folder=folder)
    assert "old.js" not in files(folder)
    assert [path.name for path in tmp_path.iterdir()] == ["vendored"]


def test_every_package_comes_with_its_licence() -> None:
    told = (VENDORED / "licences.txt").read_text(encoding="utf-8")
    for package in json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]:
        version = json.loads((NODE_MODULES / package / "package.json").read_text(encoding="utf-8"))["version"]
        assert f"{package} {version}" in told
    for sign in (
        "Mozilla Public License",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "SIL OPEN FONT LICENSE",
        "MIT License",
    ):
        assert sign.lower() in told.lower()


def test_the_lock_holds_permitted_licences_and_no_host() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: told for name, told in lock["packages"].items() if name}
    for name, told in packages.items():
        assert told["license"] in PERMITTED, name
        assert told["integrity"].startswith("sha512-"), name
        assert "resolved" not in told, name


def without(package: str, tmp_path: Path) -> Path:
    """The packages but for one."""
    for name in vendoring._PACKAGES:
        if name != package:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(NODE_MODULES / name, tmp_path / name, symlinks=True)
    return tmp_path


def test_a_missing_package_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(WebFilesMissing, match=r"^uqr is not in node_modules: run `npm ci`"):
        vendor(without("uqr", tmp_path), tmp_path / "vendored")
    assert not (tmp_path / "vendored").exists()


def test_a_licence_that_we_do_not_know_is_refused(tmp_path: Path) -> None:
    packages = without("", tmp_path / "packages")
    told = json.loads((packages / "htm" / "package.json").read_text(encoding="utf-8"))
    (packages / "htm" / "package.json").write_text(json.dumps({**told, "license": "All rights reserved"}))
    with pytest.raises(WebFilesMissing, match="All rights reserved"):
        vendor(packages, tmp_path / "vendored")
    assert not (tmp_path / "vendored").exists()


def test_the_command_says_it_in_one_line(tmp_path: Path) -> None:
    script = (
        "import sys, pathlib; from royaume.web import vendor\n"
        f"vendor.vendor.__defaults__ = (pathlib.Path({str(tmp_path)!r}), pathlib.Path({str(tmp_path / 'out')!r}))\n"
        "vendor.main()"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith("royaume: preact is not in node_modules") and done.stderr.count("\n") == 1
