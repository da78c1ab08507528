"""What is said of a saved match wherever matches are listed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale

from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.shell.ports import SavedMatch
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.replay_texts import BRANCH_MARK
from wordsmith_desktop.wording.texts import language, say


def entry_of(games: Sequence[GameEntry], game: str) -> GameEntry | None:
    """The entry of a game's name."""
    return next((entry for entry in games if entry.game == game), None)


def title_of(games: Sequence[GameEntry], saved: SavedMatch) -> str:
    """The game's title, or its bare name where it has no screen."""
    entry = entry_of(games, saved.game)
    return say(entry.title) if entry else saved.game


def state_of(games: Sequence[GameEntry], saved: SavedMatch) -> str:
    """How the match stands: its scores, the game's own words, or that it is unfinished."""
    if saved.scores is not None:
        return " : ".join(str(score) for score in saved.scores)
    entry = entry_of(games, saved.game)
    if entry is None or entry.describe is None or saved.observation is None:
        return say(texts.MATCH_UNFINISHED)
    return entry.describe(saved.observation, saved.players) or say(texts.MATCH_UNFINISHED)


def branch_note(saved: SavedMatch) -> str:
    """What sets a match apart from others; empty for most."""
    return say(BRANCH_MARK) if saved.is_branch else ""


def when_of(saved: SavedMatch) -> str:
    """Day and time of the last move, as the language writes them."""
    locale = QLocale(QLocale.Language.German if language() == "de" else QLocale.Language.English)
    moment = QDateTime.fromMSecsSinceEpoch(saved.when_ms)
    return locale.toString(moment, "d. MMM, HH:mm" if language() == "de" else "d MMM, HH:mm")


def line_of(games: Sequence[GameEntry], saved: SavedMatch) -> str:
    """Everything about a match in one line."""
    parts = (
        title_of(games, saved),
        ", ".join(saved.players),
        when_of(saved),
        state_of(games, saved),
        branch_note(saved),
    )
    return " · ".join(part for part in parts if part)
