"""Crash reports: what a mistake of the program leaves behind for whoever mends it. Knows no Qt."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from wordsmith_desktop import __version__
from wordsmith_desktop.app.paths import folders

KEPT_REPORTS: Final = 20
"""How many reports are kept; the oldest go first."""


def report_crash(error: BaseException, folder: Path | None = None) -> Path | None:
    """Write a report of an exception; its path, or None where the disk would not.

    It holds versions and the traceback, and nothing of what players typed beyond the
    exception's own text.
    """
    folder = folders().reports if folder is None else folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_name(folder)
        path.write_text(_report(error), "utf-8", errors="backslashreplace")
        _drop_oldest(folder)
    except OSError:
        return None
    return path


def _free_name(folder: Path) -> Path:
    """A new name that sorts after the older ones; several mistakes may come in one second."""
    while (path := folder / f"crash-{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt").exists():
        pass
    return path


def _report(error: BaseException) -> str:
    # Imported here because only a crash needs them.
    import platform
    import traceback

    qt = sys.modules.get("PySide6")
    lines = [
        f"wordsmith-desktop {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}",
        f"PySide6 {getattr(qt, '__version__', 'not loaded')}",
        "",
        *traceback.format_exception(error),
    ]
    return "\n".join(line.rstrip("\n") for line in lines) + "\n"


def _drop_oldest(folder: Path) -> None:
    reports = sorted(folder.glob("crash-*.txt"))
    for path in reports[:-KEPT_REPORTS]:
        path.unlink(missing_ok=True)
