"""What stands on a match's paper and what speaks against it, in the words of its game.

A game's `paper_texts` has `PAPER_LINES` by the names of its lines, and `PAPER_FAULTS` by reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.common.on_paper import Line

from .game_words import words_of
from .texts import Text, say

_MODULE: Final = "paper_texts"


def line_text(game: str, line: Line) -> str:
    """What a line is called; its bare name where the game has no word for it."""
    known: Mapping[Enum, Text] = words_of(game, _MODULE, "PAPER_LINES", {})
    found = known.get(line.name)
    return say(found, n=line.number) if found else str(line.name.value)


def fault_text(game: str, rejection: Rejection) -> str:
    """One reason against a sheet; its bare code where the game has no sentence for it."""
    known: Mapping[Enum, Text] = words_of(game, _MODULE, "PAPER_FAULTS", {})
    found = known.get(rejection.code)
    return say(found, **dict(rejection.details)) if found else str(rejection.code.value)
