"""``royaume site FOLDER``: the page as a folder of files for any host, with no server behind it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from royaume.core.language import Catalogue
from royaume.web.site import build, write

WORDS = Catalogue(
    {"written": {"en": "{folder}: {files} files, {size} MB", "fr": "{folder} : {files} fichiers, {size} Mo"}},
)


def write_site(asked: argparse.Namespace) -> int:
    """Writes the folder and says where and how large it is."""
    folder = Path(asked.folder)
    site = build(api=False)
    write(site, folder)
    size = sum(len(file.content) for file in site.files.values())
    if asked.json:
        print(json.dumps({"folder": str(folder), "files": len(site.files), "bytes": size}))
    else:
        print(WORDS.say("written", asked.lang, folder=folder, files=len(site.files), size=round(size / 1e6)))
    return 0
