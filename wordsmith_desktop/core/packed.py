"""Files inside a ZIP that a stranger made: each no longer than it may be, and packed in known ways.

Inside `core.strangers.refusing` everything that is wrong with one becomes a refusal.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from typing import Final

from .strangers import RefusedError

_WAYS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""The others unpack a few bytes into gigabytes before anybody can stop them."""
_HAS_PASSWORD: Final = 0x1
_PIECE: Final = 1 << 16


def pieces_of(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> Iterator[bytes]:
    """A file in pieces of at most 64 KiB, so that nobody holds it whole.

    Raises `RefusedError` for one that has a password, is packed in another way than programs
    usually do, or has more bytes than `most`; and what `zipfile` raises.
    """
    if info.flag_bits & _HAS_PASSWORD or info.compress_type not in _WAYS:
        raise RefusedError(f"{info.filename} is locked, or packed in an unknown way")
    if info.file_size > most:
        raise RefusedError(f"{info.filename} is too long")
    with archive.open(info) as file:
        while piece := file.read(_PIECE):
            yield piece


def content_of(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> bytes:
    """The whole of such a file. Raises likewise."""
    return b"".join(pieces_of(archive, info, most))
