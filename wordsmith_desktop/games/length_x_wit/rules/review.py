"""What could have been spelled for each roll, and what it would have scored then (L7-L9).

A word that was pressed with is ranked as if it had been scored; whether it was right to press, the
valuation says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.reviewer import (
    AnyMatch,
    Play,
    Reviewer,
    TurnReview,
    is_bluff,
    ranked,
)

from .actions import Press, Respond, Score
from .box import Tile, response_score, turn_score
from .events import LuckPressed, ResponseDeclined, TurnFailed, WordResponded, WordScored
from .state import Phase, State
from .word_search import open_words

_STOOD: Final = (WordScored, LuckPressed, WordResponded)
_GIVEN_UP: Final = (TurnFailed, ResponseDeclined)


def _positions(match: AnyMatch) -> tuple[int, ...]:
    return tuple(_decided(match))


def _decided(match: AnyMatch) -> Iterator[int]:
    """Where words were said that stood, and where a roll was left without one.

    A turn that time ended before its first die decided nothing.
    """
    said = 0
    for place, played in enumerate(match.played):
        if isinstance(played.action, Score | Press | Respond):
            said = place
        for event in played.step.events:
            if isinstance(event, _STOOD):
                yield said
            elif isinstance(event, _GIVEN_UP) and played.before.dice:
                yield place


def _review(match: AnyMatch, position: int, words: Vocabulary) -> TurnReview:
    played = match.played[position]
    state: State = played.before
    own = _own(state, played.action)
    least = min(words.least_commonness, COMMON)
    found = [
        (_play(state, one.word, one.tiles), int(words.index.commonness[one.place]))
        for one in open_words(state, replace(words, least_commonness=least))
    ]
    plays = tuple(play for play, common in found if common >= words.least_commonness)
    is_let_pass = is_bluff(own, state.ruleset, words)
    fair = None if is_let_pass else own
    rank, count = ranked(fair, plays)
    return TurnReview(
        seat=played.seat,
        position=position,
        own=own,
        best=_best((*plays, fair) if fair else plays, fair),
        best_common=_best((play for play, common in found if common >= COMMON), own),
        rank=rank,
        of=count,
        is_bluff=is_let_pass,
        is_step=isinstance(played.action, Press),
    )


def _play_of(match: AnyMatch, position: int, word: str, words: Vocabulary) -> Play | None:
    """A word with the tiles that make it dearest."""
    state: State = match.played[position].before
    alike = (one for one in open_words(state, words) if one.word == word)
    return _best((_play(state, one.word, one.tiles) for one in alike), None)


def _own(state: State, action: Any) -> Play | None:
    """The word that was said; None where the seat had none."""
    if not isinstance(action, Score | Press | Respond):
        return None
    return _play(state, action.word, [state.box.tiles[number] for number in action.tiles])


def _play(state: State, word: str, tiles: Sequence[Tile]) -> Play:
    """A word with what it scores at that moment (L8, L9)."""
    box, dice = state.box, state.dice_texts
    if state.phase is Phase.RESPOND:
        points = response_score(box, dice, tiles)
    else:
        points = turn_score(box, dice, tiles, state.banked)
    return Play(word, points, points)


def _best(plays: Iterable[Play], own: Play | None) -> Play | None:
    """The one that scores most; of equals the own word, then the first by the alphabet."""
    word = own.word if own else ""
    return max(plays, key=lambda play: (play.worth, play.word == word), default=None)


REVIEWER: Final = Reviewer(positions=_positions, review=_review, play_of=_play_of)
