"""Where the workshop's puzzles are kept: a folder with an ipuz file for each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.private import make_folder
from wordsmith_desktop.core.replacing import replace
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.files import draft_mark, write_atomically
from wordsmith_desktop.records.troubles import StoreError, storing

from ..cells import LONGEST_FILE
from ..file_faults import FileFault, PuzzleFileError
from ..pieces_as_ipuz import Kept, kept_from_ipuz, kept_to_ipuz

_SUFFIX: Final = ".ipuz"
_TRASH: Final = "trash"


class KeptPiece(Value):
    """A puzzle of the shelf."""

    path: Path
    piece: Kept
    when_ms: int
    """When it was last written to, in milliseconds since 1970 (UTC)."""


class ShelvedPuzzles(Value):
    """All that lies on the shelf."""

    pieces: tuple[KeptPiece, ...]
    """The one that was changed last comes first."""
    damaged: tuple[Path, ...]
    """Files that cannot be read; they are left as they are."""


class PuzzleShelf:
    """Keeps puzzles in a folder, which is made when it is first written to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def listed(self) -> ShelvedPuzzles:
        """What is there. Raises `StoreError` where the folder itself cannot be read."""
        if not self.folder.is_dir():
            return ShelvedPuzzles((), ())
        pieces, damaged = [], []
        for path in self._files():
            try:
                pieces.append(self.read(path))
            except (StoreError, PuzzleFileError):
                damaged.append(path)
        newest = sorted(pieces, key=lambda one: (-one.when_ms, one.path.name))
        return ShelvedPuzzles(tuple(newest), tuple(sorted(damaged)))

    def read(self, path: Path) -> KeptPiece:
        """One puzzle. Raises `StoreError` and `PuzzleFileError`."""
        with storing(path):
            when_ms = path.stat().st_mtime_ns // 1_000_000
        return KeptPiece(path, kept_from_ipuz(read_bytes(path)), when_ms)

    def new_place(self) -> Path:
        """Where another puzzle may be kept; nothing is written."""
        return self.folder / f"{draft_mark()}{_SUFFIX}"

    def keep(self, path: Path, piece: Kept) -> None:
        """Write a puzzle, whole or not at all. Raises `StoreError`."""
        write_atomically(path, kept_to_ipuz(piece).encode())

    def discard(self, path: Path) -> Path:
        """Move a puzzle to the trash; says where to. Raises `StoreError`."""
        return _moved(path, self.folder / _TRASH / path.name)

    def restore(self, path: Path) -> Path:
        """Take a puzzle out of the trash again. Raises `StoreError`."""
        return _moved(path, self.folder / path.name)

    def _files(self) -> Iterator[Path]:
        with storing(self.folder), os.scandir(self.folder) as found:
            names = sorted(one.name for one in found)
        hidden = (name for name in names if name.endswith(_SUFFIX) and not name.startswith("."))
        yield from (self.folder / name for name in hidden)


def read_bytes(path: Path) -> bytes:
    """A file that may be a crossword. Raises `StoreError`, and `PuzzleFileError` where it is too
    long."""
    with storing(path), path.open("rb") as file:
        content = file.read(LONGEST_FILE + 1)
    if len(content) > LONGEST_FILE:
        raise PuzzleFileError(FileFault.TOO_LONG, path.name)
    return content


def _moved(source: Path, target: Path) -> Path:
    with storing(source):
        make_folder(target.parent)
        replace(source, target)
    return target
