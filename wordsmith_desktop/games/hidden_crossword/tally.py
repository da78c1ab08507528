"""What a finished match of the Hidden Crossword says of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.hidden_crossword.clues import Guess
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword
from wordsmith_desktop.games.hidden_crossword.state import State
from wordsmith_desktop.games.tallying import AnyMatch, Ranking, Tallier, TallyWord, Words


def _rounds(match: AnyMatch) -> tuple[int, ...]:
    state: State = match.state
    return (state.round,) * match.seats


def _merits(match: AnyMatch) -> tuple[int | None, ...]:
    """The fewer rounds the better, for those who solved the puzzle; rules know no points."""
    state: State = match.state
    return tuple(-state.round if player.has_solved else None for player in state.players)


def _words(match: AnyMatch) -> tuple[Words, ...]:
    state: State = match.state
    return tuple(
        tuple(map(TallyWord, dict.fromkeys(_words_of(state, seat)))) for seat in state.seats
    )


def _words_of(state: State, seat: Seat) -> Iterator[str]:
    """The own puzzle's words, then the right guesses; the anchor is whose who saw it (W7)."""
    if state.anchor and state.anchor_seat == seat:
        yield state.anchor
    player = state.players[seat]
    guessed = (one.word for one in player.records if isinstance(one, Guess) and one.is_right)
    own = Crossword(player.draft).words
    yield from (word for word in own if word != state.anchor)
    yield from (word for word in guessed if word != state.anchor)


TALLIER: Final = Tallier(
    turns=_rounds,
    words=_words,
    ranking=Ranking.FEWEST_TURNS,
    merits=_merits,
    can_win_alone=True,
)
