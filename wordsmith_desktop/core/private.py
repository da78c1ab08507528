"""Folders and files for their owner alone: hands and hidden puzzles are secrets.

On Windows they have the rights of the folder that they lie in, which is the person's own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

_FOLDER: Final = 0o777 if sys.platform == "win32" else 0o700
FILE: Final = 0o666 if sys.platform == "win32" else 0o600
"""The mode of a file for its owner alone."""
_OTHERS: Final = 0o077
_ANYBODY: Final = 0o666


def make_folder(path: Path) -> None:
    """Make a folder and those around it where they are missing, for their owner alone.

    Raises `OSError`.
    """
    missing = []
    while not path.is_dir():
        missing.append(path)
        if path == path.parent:
            break
        path = path.parent
    for one in reversed(missing):
        one.mkdir(mode=_FOLDER, exist_ok=True)


def create(path: str, flags: int) -> int:
    """For `open`: a new file is for those alone whom its folder is for."""
    folder = os.stat(os.path.dirname(path) or os.curdir).st_mode
    return os.open(path, flags, _ANYBODY & folder | FILE)


def make_private(folder: Path, names: Iterable[str]) -> None:
    """Keep others out of a folder that was copied here, and of these things in it; never fails.

    What is private already is not looked through again, and what is somebody else's is left alone.
    """
    if sys.platform == "win32":
        return
    with suppress(OSError):
        found = folder.stat()
        if found.st_uid != os.getuid() or not found.st_mode & _OTHERS:
            return
        folder.chmod(_FOLDER)
    for path in (folder / name for name in names):
        for one in (path, *path.rglob("*")):
            with suppress(OSError):
                if not one.is_symlink():
                    one.chmod(_FOLDER if one.is_dir() else FILE)
