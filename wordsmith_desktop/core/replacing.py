"""Moving and removing files, also where something else looks at them just then.

On Windows nobody moves or removes a file that another program has open, and scanners for viruses
open whatever was just written. They are done within a moment, so it is tried again.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

PATIENCE_S: Final = 1.0
"""How long a scanner is waited for."""
_BETWEEN_S: Final = 0.02


def replace(source: Path, target: Path) -> None:
    """Move a file over what is there, at once and wholly. Raises `OSError`."""
    _insist(lambda: os.replace(source, target))


def remove(path: Path) -> None:
    """Remove a file. Raises `OSError`, also where it is not there."""
    _insist(lambda: os.unlink(path))


def _insist(attempt: Callable[[], None]) -> None:
    """Try again where Windows says that somebody else has the file."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return attempt()
        except PermissionError:
            if sys.platform != "win32" or time.monotonic() >= end:
                raise
            time.sleep(_BETWEEN_S)
