"""What stands on a match's paper and what speaks against it, in the words of its game."""

from __future__ import annotations

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.common.paper_sheet import SheetLine

from .game_words import words_of
from .texts import say


def line_text(game: str, line: SheetLine) -> str:
    """What a line is called; its bare name where the game has no word for it."""
    found = words_of(game).paper_lines().get(line.name)
    return say(found, n=line.number) if found else str(line.name.value)


def fault_text(game: str, rejection: Rejection) -> str:
    """One reason against a sheet; its bare code where the game has no sentence for it."""
    found = words_of(game).paper_faults().get(rejection.code)
    return say(found, **dict(rejection.details)) if found else str(rejection.code.value)
