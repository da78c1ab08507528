"""Showing a folder in the system's own file manager."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from wordsmith_desktop.core.private import make_folder

ShowFolder: TypeAlias = Callable[[Path], bool]
"""Shows a folder; whether that worked."""

_LIBRARIES: Final = "LD_LIBRARY_PATH"
_LIBRARIES_BEFORE: Final = "LD_LIBRARY_PATH_ORIG"


def show_folder(folder: Path, opener: Callable[[QUrl], bool] = QDesktopServices.openUrl) -> bool:
    """Show a folder, which is made where it is missing; whether that worked."""
    try:
        make_folder(folder)
    except OSError:
        return False
    with system_libraries(os.environ, is_frozen=hasattr(sys, "frozen")):
        return opener(QUrl.fromLocalFile(str(folder)))


@contextmanager
def system_libraries(environ: MutableMapping[str, str], *, is_frozen: bool) -> Iterator[None]:
    """Give programs that are started meanwhile the system's own libraries.

    What starts a frozen program puts its libraries first, which would break the file manager.
    """
    own = environ.get(_LIBRARIES)
    if not is_frozen or own is None:
        yield
        return
    del environ[_LIBRARIES]
    if _LIBRARIES_BEFORE in environ:
        environ[_LIBRARIES] = environ[_LIBRARIES_BEFORE]
    try:
        yield
    finally:
        environ[_LIBRARIES] = own
