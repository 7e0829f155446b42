"""The page's types: made from Python's, complete, and what the compiler of TypeScript makes of our scripts."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import is_typeddict

import pytest

from royaume.realms.answers import shapes
from royaume.web.declared import declarations
from royaume.web.site import STATIC

ROOT = Path(__file__).parents[2]


def test_they_are_up_to_date() -> None:
    assert (STATIC / "app" / "answers.d.ts").read_text(encoding="utf-8") == declarations()


def test_every_shape_is_declared_with_all_its_fields() -> None:
    told = dict(re.findall(r"export interface (\w+) \{\n(.*?)\}", declarations(), re.DOTALL))
    meant = {name: shape for name, shape in vars(shapes).items() if is_typeddict(shape)}
    assert set(told) == set(meant)
    for name, shape in meant.items():
        fields = re.findall(r"^  (\w+)\??:", told[name], re.MULTILINE)
        assert fields == list(shape.__annotations__)


def test_fields_read_as_in_typescript() -> None:
    told = declarations()
    assert "export type ChoiceJson = string | Array<string> | null;" in told
    assert "  choices?: Record<string, ChoiceJson>;" in told
    assert '  lang?: "en" | "fr";' in told
    assert "  chooses: ChoosesJson | null;" in told
    assert "/** A card on the sheet. `suit` is the one it has after all choices. */" in told


@pytest.mark.parametrize("project", ["tsconfig.json", "tsconfig.workers.json"])
def test_our_scripts_keep_to_their_types(project: str) -> None:
    node = shutil.which("node")
    assert node, "royaume's tests need Node.js: apt-get install nodejs npm"
    compiler = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        [node, compiler, "-p", ROOT / project], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout
