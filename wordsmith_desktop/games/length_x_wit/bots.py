"""Plays a match alone: scores at once, or presses until so many dice lie on the table (L6-L8)."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.length_x_wit.actions import (
    Action,
    GiveUp,
    Press,
    Roll,
    Score,
    Spelling,
    Spend,
    Swap,
)
from wordsmith_desktop.games.length_x_wit.rules import RULES
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.length_x_wit.word_search import Playable, open_words
from wordsmith_desktop.games.reviewing import Words
from wordsmith_desktop.games.soloing import Soloist, Soloists

CAUTIOUS, STEADY, DARING = 1, 3, 4
"""With how many dice a word is scored; a word of five is too seldom there to try for it."""


def _scoring_with(dice: int) -> Soloist:
    def act(state: State, words: Words) -> Action:
        if state.phase is Phase.READY:
            return Roll() if RULES.check(state, state.seat, Swap()) else Swap()
        found = open_words(state, words)
        if not found:
            return _without_word(state)
        if len(state.dice) < dice:
            return _said(Press, min(found, key=_cost))
        return _said(Score, found[0])

    return act


def _cost(word: Playable) -> tuple[int, int]:
    """Few tiles, so that many are left to try with, and of those the dearest, which fit fewest."""
    return len(word.tiles), -word.value


def _said(kind: type[Spelling], word: Playable) -> Spelling:
    return kind(word.word, tuple(tile.id for tile in word.tiles))


def _without_word(state: State) -> Action:
    """Spend the vowel that there are most of, or give up without any (L8)."""
    texts = [tile.text for tile in state.free_tiles(state.seat)]
    vowels = [tile for tile in state.free_tiles(state.seat) if tile.is_vowel]
    if not vowels:
        return GiveUp()
    return Spend(max(vowels, key=lambda tile: texts.count(tile.text)).id)


SOLOISTS: Final[Soloists] = tuple(map(_scoring_with, (CAUTIOUS, STEADY, DARING)))
