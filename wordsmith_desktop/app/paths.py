"""Where the program's files lie: what it came with, and what it keeps for a person.

It may run from a source tree, from an installed wheel or frozen into one folder.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

APP_NAME: Final = "wordsmith-desktop"
DESKTOP_ID: Final = "org.wordsmith_desktop.wordsmith"
"""Name of the entry in a Linux desktop's menu; by it a window is known to belong to that."""
DATA_VARIABLE: Final = "WORDSMITH_DATA"
"""Environment variable: one folder for everything kept, for portable use and tests."""
RESOURCES_VARIABLE: Final = "WORDSMITH_RESOURCES"
"""Environment variable: where the program's own files lie, for packagers and tests."""

_PACKAGE = Path(__file__).resolve().parent.parent


def resources_dir() -> Path:
    """The folder with `dictionaries` and `fonts`; it may be missing in a broken installation."""
    chosen = os.environ.get(RESOURCES_VARIABLE)
    if chosen:
        return Path(chosen)
    return _resources_near(_PACKAGE, frozen_in=getattr(sys, "_MEIPASS", None))


def _resources_near(package: Path, *, frozen_in: str | None) -> Path:
    if frozen_in is not None:
        return Path(frozen_in) / "resources"
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"


def dictionaries_dir() -> Path:
    """The folder with one folder for each dictionary."""
    return resources_dir() / "dictionaries"


def fonts_dir() -> Path:
    """The folder with the typeface."""
    return resources_dir() / "fonts"


def sounds_dir() -> Path:
    """The folder with a file for each sound."""
    return resources_dir() / "sounds"


def manual_dir() -> Path:
    """The folder with the chapters of the manual, in a folder for each language."""
    return resources_dir() / "manual"


class Folders(NamedTuple):
    """Where things are kept for the person; nothing is made before it is written to."""

    data: Path
    """Matches, statistics, house lists and crash reports."""
    config: Path
    """Settings."""

    @property
    def houses(self) -> Path:
        """The lists of words accepted or banned for always."""
        return self.data / "words"

    @property
    def dictionaries(self) -> Path:
        """The dictionaries that the person brought along, a folder for each."""
        return self.data / "dictionaries"

    @property
    def saves(self) -> Path:
        """The shelf of matches."""
        return self.data / "saves"

    @property
    def papers(self) -> Path:
        """Matches that were entered from paper."""
        return self.data / "from-paper"

    @property
    def statistics(self) -> Path:
        """The file of statistics."""
        return self.data / "statistics.sqlite"

    @property
    def made(self) -> Path:
        """What people make in the games' own pages, a folder for each game."""
        return self.data / "made"

    @property
    def reports(self) -> Path:
        """Crash reports."""
        return self.data / "reports"


KEPT: Final = (
    *("saves", "words", "dictionaries", "from-paper", "made", "reports", "config"),
    *("players.json", "practice.json", "practice.jsonl", "settings.json"),
    *("statistics.sqlite", "statistics.sqlite-wal", "statistics.sqlite-shm"),
)
"""What lies in these folders; somebody may keep other things in a folder of their choice."""


def folders(environ: Mapping[str, str] = os.environ) -> Folders:
    """The folders of this person on this system."""
    chosen = environ.get(DATA_VARIABLE)
    if chosen:
        base = Path(chosen).absolute()
        return Folders(data=base, config=base / "config")
    import platformdirs

    return Folders(
        data=_below_root(platformdirs.user_data_path(APP_NAME, appauthor=False)),
        config=_below_root(platformdirs.user_config_path(APP_NAME, appauthor=False)),
    )


def _below_root(path: Path) -> Path:
    """The path itself; without a home it is none, and belongs to no folder that is worked in."""
    return path if path.is_absolute() else Path(path.root or os.sep, path)
