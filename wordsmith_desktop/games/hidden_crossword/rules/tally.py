"""What a finished match of the Hidden Crossword says of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.tallier import AnyMatch, Tallier, TallyWord, Words

from .clues import Guess
from .crossword import Crossword
from .events import GuessAnswered
from .state import GuessStage, Phase, State


def _turn_of(state: State) -> tuple[Seat | None, int]:
    is_turn = state.phase in (Phase.BUILD, Phase.GUESS)
    return state.seat if is_turn else None, state.round


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


def _guessed(played: Played[State, Any, Any]) -> Iterator[tuple[Seat, TallyWord]]:
    """The word that was guessed, once: choosing what it asks about answers it again (W14)."""
    for event in played.step.events:
        if isinstance(event, GuessAnswered) and played.before.stage is not GuessStage.CHOICE:
            yield event.seat, TallyWord(event.guess.word)


def _words_of(state: State, seat: Seat) -> Iterator[str]:
    """The own puzzle's words, then the right guesses; the anchor is whose who saw it (W7)."""
    if state.anchor and state.anchor_seat == seat:
        yield state.anchor
    player = state.players[seat]
    guessed = (one.word for one in player.records if isinstance(one, Guess) and one.is_right)
    own = Crossword(player.draft).words
    yield from (word for word in own if word != state.anchor)
    yield from (word for word in guessed if word != state.anchor)


def _is_solved(match: AnyMatch) -> bool:
    state: State = match.state
    return any(player.has_solved for player in state.players)


TALLIER: Final = Tallier(
    turns=_rounds,
    words=_words,
    turn_of=_turn_of,
    words_of=_guessed,
    ranking=Ranking.FEWEST_TURNS,
    merits=_merits,
    can_win_alone=True,
    is_complete=_is_solved,
)
