"""Points: letters of the lexicon and tokens (C16)."""

from __future__ import annotations

from .state import PlayerState
from .tokens import TOKEN_POINTS


def letters(player: PlayerState) -> int:
    """The letters of all words in a lexicon; letters count, not cards."""
    return sum(len(word.text) for word in player.words)


def points(player: PlayerState) -> int:
    """Letters and tokens; cards in the hand cost nothing (C16, X12)."""
    return letters(player) + TOKEN_POINTS * len(player.tokens) - player.penalty
