"""Files that survive a power cut: atomic writing, and a log file under a lock."""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.private import FILE, create, make_folder
from wordsmith_desktop.core.replacing import remove, replace

from .locks import lock
from .troubles import StoreError, StoreReason, storing

_DRAFT: Final = re.compile(r"\..+\.[0-9a-f]{8}\.tmp")
"""The names that `write_atomically` gives."""
_DRAFT_S: Final = 3600
"""No draft takes that long to write."""
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)


def draft_mark() -> str:
    """Eight hexadecimal digits that tell one unfinished file from another."""
    return os.urandom(4).hex()


def write_atomically(path: Path, data: bytes, *, is_lasting: bool = True) -> None:
    """Replace a file so that it holds either the old bytes or the new ones, whatever happens.

    Without `is_lasting` nobody waits for the disk: that outlives the program's end, but after a
    power cut the file may hold nothing. Folders are made as needed. Raises `StoreError`.
    """
    target = Path(os.path.realpath(path))
    draft = target.with_name(f".{target.name}.{draft_mark()}.tmp")
    with storing(path):
        _make_folder(target)
        try:
            write_new(draft, data, is_lasting=is_lasting)
            replace(draft, target)
        except OSError:
            draft.unlink(missing_ok=True)
            raise
        if is_lasting:
            sync_folder(target.parent)


def _make_folder(path: Path) -> None:
    """Make the folder of a file. Raises `StoreError` where that is what is missing."""
    try:
        make_folder(path.parent)
    except (FileNotFoundError, FileExistsError, NotADirectoryError) as error:
        raise StoreError(path, StoreReason.NO_FOLDER, str(error)) from error


def remove_drafts(folder: Path, now_s: float) -> None:
    """Remove what a program left that was killed while it replaced a file; never fails.

    `now_s` is the time now in seconds since 1970 (UTC). Younger drafts may still be written.
    """
    with suppress(OSError), os.scandir(folder) as found:
        for entry in found:
            with suppress(OSError):
                is_draft = _DRAFT.fullmatch(entry.name) and entry.is_file(follow_symlinks=False)
                if is_draft and abs(now_s - entry.stat().st_mtime) > _DRAFT_S:
                    os.unlink(entry.path)


def write_new(path: Path, data: bytes, *, is_lasting: bool = True) -> None:
    """Write a file that is not there yet, and see it to the disk. Raises `OSError`."""
    with open(path, "xb", opener=create) as file:
        file.write(data)
        file.flush()
        if is_lasting:
            os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make a new or renamed file's entry last; Windows does so by itself."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


class LogFile:
    """A file that one program at a time may write; the system frees it when that one dies.

    The methods raise `OSError`, `open` also `StoreError` with `IN_USE`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None
        self._is_new = False
        """Whether the folder does not know the file for good yet."""

    @property
    def is_open(self) -> bool:
        """Whether the file is open and locked."""
        return self._descriptor is not None

    def open(self, *, is_new: bool) -> None:
        """Open and lock it; a new one is created and must not be there yet."""
        if is_new:
            _make_folder(self.path)
        flags = os.O_RDWR | _BINARY | (os.O_CREAT | os.O_EXCL if is_new else 0)
        descriptor = os.open(self.path, flags, FILE)
        if not lock(descriptor):
            os.close(descriptor)
            raise StoreError(self.path, StoreReason.IN_USE)
        self._descriptor = descriptor
        self._is_new = is_new

    @property
    def is_in_place(self) -> bool:
        """Whether the open file still is what its path leads to; it may have been taken away."""
        try:
            found = os.stat(self.path)
        except OSError:
            return False
        return os.path.samestat(os.fstat(self._open_descriptor), found)

    @property
    def size(self) -> int:
        """How many bytes are in the file."""
        return os.fstat(self._open_descriptor).st_size

    def read(self) -> bytes:
        """All that is in the file."""
        descriptor = self._open_descriptor
        os.lseek(descriptor, 0, os.SEEK_SET)
        return b"".join(iter(lambda: os.read(descriptor, 1 << 16), b""))

    def truncate(self, size: int) -> None:
        """Cut the file to `size` bytes."""
        os.ftruncate(self._open_descriptor, size)

    def write(self, offset: int, data: bytes) -> None:
        """Write `data` at `offset` bytes: from now on it outlives the program's end."""
        descriptor = self._open_descriptor
        os.lseek(descriptor, offset, os.SEEK_SET)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(descriptor, rest) :]

    def sync(self) -> None:
        """See to the disk what was written: from now on it outlives a power cut.

        It may be called in another thread, but the file must not be closed meanwhile.
        """
        if sys.platform == "win32":
            # A handle serves one call at a time there: the next line would wait for the disk.
            with self.path.open("rb+") as other:
                os.fsync(other.fileno())
        else:
            os.fsync(self._open_descriptor)
        if self._is_new:
            sync_folder(self.path.parent)
            self._is_new = False

    def close(self) -> None:
        """Close it and let others have it; closing twice is no mistake."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def discard(self) -> None:
        """Remove a file that was begun and holds nothing; one that cannot go may stay."""
        if self.is_open:
            self.close()
            with suppress(OSError):
                remove(self.path)

    @property
    def _open_descriptor(self) -> int:
        if self._descriptor is None:
            raise ValueError(f"{self.path} is not open")
        return self._descriptor
