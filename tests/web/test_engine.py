"""The archive that scores in the browser: it needs nothing but Python, and answers as the package does."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

from royaume.realms.answers import answer
from royaume.web import engine

EXAMPLE = {"hand": ["Montagne", "Inondation", "Fumée", "Mirage"], "discard": ["Roi"], "lang": "fr"}


def test_it_is_the_same_whenever_it_is_made() -> None:
    assert engine.archive() == engine.archive()


def test_it_holds_the_files_as_they_are_without_pictures() -> None:
    with zipfile.ZipFile(io.BytesIO(engine.archive())) as packed:
        names = packed.namelist()
        for name in names:
            assert packed.read(name) == (engine.PACKAGE.parent / name).read_bytes()
    assert {"royaume/__init__.py", "royaume/core/errors.py", "royaume/realms/answers/answer.py"} <= set(names)
    assert not [name for name in names if "picture" in name or "linocut" in name or "/web/" in name or "/cli/" in name]


def test_it_answers_with_bare_python(tmp_path: Path) -> None:
    """Without site packages, without the package itself: only what is unpacked, as the worker does it."""
    with zipfile.ZipFile(io.BytesIO(engine.archive())) as packed:
        packed.extractall(tmp_path)
    script = (
        f"import sys, json; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from royaume.realms.answers import answer\n"
        "asked = json.load(sys.stdin)\n"
        "print(json.dumps([answer(*each) for each in asked]))\n"
        "theirs = [m for m in sys.modules.values() if 'site-packages' in (getattr(m, '__file__', None) or '')]\n"
        f"assert not theirs and sys.modules['royaume'].__file__.startswith({str(tmp_path)!r})\n"
    )
    asked = [("sheet", EXAMPLE), ("alternatives", {**EXAMPLE, "card": "Mirage"}), ("sheet", {"hand": ["Lune"]})]
    done = subprocess.run(
        [sys.executable, "-S", "-I", "-c", script],
        input=json.dumps(asked).encode(),
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert json.loads(done.stdout) == [answer(question, given) for question, given in asked]
