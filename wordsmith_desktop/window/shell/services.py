"""What stands behind the window, on the way from the program to the pages that use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from wordsmith_desktop.core.value import Value

if TYPE_CHECKING:
    # The home page does without most of it.
    from wordsmith_desktop.features.backups.backups import Backups
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries
    from wordsmith_desktop.features.matches.sessions import Sessions
    from wordsmith_desktop.features.practice.practice import Practice
    from wordsmith_desktop.lexicon.house import HouseDamage
    from wordsmith_desktop.records.papers import PaperMatches
    from wordsmith_desktop.records.profiles import DamagedPlayers, Profiles
    from wordsmith_desktop.records.saved_matches import SavedMatches
    from wordsmith_desktop.records.store import Shelf
    from wordsmith_desktop.records.troubles import DamagedSave
    from wordsmith_desktop.session.bookkeeping import Bookkeeper
    from wordsmith_desktop.window.kit.asking.explainer import WordExplainer
    from wordsmith_desktop.window.kit.game_entry import GameEntry

FoundDamage: TypeAlias = "DamagedSave | DamagedPlayers | HouseDamage"
"""Something on the disk that could not be read."""


class OwnFolders(Value):
    """Where the program keeps things for the person."""

    data: Path
    """Matches, players, statistics and house words."""
    settings: Path
    """On some systems the same folder."""
    made: Path
    """What people make in the games' own pages, a folder for each game."""
    show: Callable[[Path], bool]
    """Shows a folder in the system's file manager; whether that worked."""


class Services(Value):
    """All of it; each page is handed what it uses."""

    games: Callable[[], Sequence[GameEntry]]
    """The games that have a screen."""
    saves: SavedMatches
    files: Shelf
    papers: PaperMatches
    sessions: Sessions
    dictionaries: Dictionaries
    explainer: WordExplainer
    """What is known of words, their meanings above all."""
    bookkeeping: Bookkeeper
    practice: Practice
    people: Profiles
    """Those who are remembered."""
    folders: OwnFolders
    backups: Backups
    damage: Callable[[], Sequence[FoundDamage]]
    """What was found damaged since the start."""
    licences: Callable[[], Sequence[tuple[str, str]]]
    """Title and text of every licence that the program comes with, its own first."""
    manual: Path
    """The folder with the chapters of the manual, in a folder for each language."""
    today: Callable[[], date]
    """The day by the calendar of the place where the program runs."""
