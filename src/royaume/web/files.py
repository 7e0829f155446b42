"""The files of a site: each as it is served, and folders named after their contents, so that a browser may keep what
is in them for good."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import PurePosixPath
from typing import Final

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
_PACKED_ALREADY: Final = (".png", ".woff2", ".zip")
_WORTH_PACKING: Final = 0.9


@dataclass(frozen=True)
class File:
    """``immutable`` says that its path changes when it does. ``packed`` is what it was gzipped to beforehand."""

    content: bytes
    type: str
    immutable: bool = False
    headers: Mapping[str, str] = field(default_factory=dict)
    packed: bytes | None = None

    @cached_property
    def gzipped(self) -> bytes | None:
        """The content gzipped, where that makes it smaller."""
        if self.packed is not None:
            return self.packed
        if self.type in {_TYPES[ending] for ending in _PACKED_ALREADY}:
            return None
        packed = gzip.compress(self.content, 6, mtime=0)
        return packed if len(packed) < _WORTH_PACKING * len(self.content) else None


def type_of(name: str) -> str:
    return _TYPES[PurePosixPath(name).suffix]


def file(
    name: str, content: str | bytes, headers: Mapping[str, str] | None = None, packed: bytes | None = None
) -> File:
    """A file at the root of a site, or one that gets its folder later."""
    data = content.encode() if isinstance(content, str) else content
    return File(data, type_of(name), headers=headers or {}, packed=packed)


def shelved(letter: str, files: Mapping[str, File]) -> tuple[str, dict[str, File]]:
    """The files in a folder named after all their names and contents: ``a/3f2a91c0/``; and what the folder is
    called."""
    told = sha256()
    for name, each in sorted(files.items()):
        told.update(f"{name}\0{len(each.content)}\0".encode())
        told.update(each.content)
    folder = f"{letter}/{told.hexdigest()[:8]}/"
    return folder, {
        folder + name: File(each.content, each.type, True, each.headers, each.packed)
        for name, each in sorted(files.items())
    }
