"""What could have been in games whose words lie on a strip: the plays of a turn, one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.value import Value, replace

from .reviewer import AnyMatch, Play, Reviewer, TurnReview, is_bluff, ranked


class FoundPlay(Value):
    """A play that could have been made."""

    play: Play
    commonness: int
    """Ten times the Zipf frequency of its word."""


PlaysIn: TypeAlias = Callable[[Any, Vocabulary], Iterable[FoundPlay]]
"""All plays in a state, each word in all ways that it could have been laid; by the alphabet."""


def strip_reviewer(
    positions: Callable[[AnyMatch], tuple[int, ...]],
    plays_in: PlaysIn,
    own_at: Callable[[AnyMatch, int], Play | None],
    is_step: Callable[[Any], bool] = lambda _action: False,
) -> Reviewer:
    """The answers of such a game.

    `positions` are those of `Reviewer.positions`, `own_at` is what was played there, None for
    nothing and for a word that was refused, and `is_step` says of an action whether its word was
    said to go on with.
    """

    def review(match: AnyMatch, position: int, words: Vocabulary) -> TurnReview:
        played = match.played[position]
        own = own_at(match, position)
        least = min(words.least_commonness, COMMON)
        found = tuple(plays_in(played.before, replace(words, least_commonness=least)))
        plays = tuple(one.play for one in found if one.commonness >= words.least_commonness)
        is_let_pass = is_bluff(own, match.ruleset, words)
        fair = None if is_let_pass else own
        rank, count = ranked(fair, plays)
        return TurnReview(
            seat=played.seat,
            position=position,
            own=own,
            best=_best((*plays, fair) if fair else plays, fair),
            best_common=_best((one.play for one in found if one.commonness >= COMMON), own),
            rank=rank,
            of=count,
            is_bluff=is_let_pass,
            is_step=is_step(played.action),
        )

    def play_of(match: AnyMatch, position: int, word: str, words: Vocabulary) -> Play | None:
        found = plays_in(match.played[position].before, words)
        return _best((one.play for one in found if one.play.word == word), None)

    return Reviewer(positions=positions, review=review, play_of=play_of)


def _best(plays: Iterable[Play], own: Play | None) -> Play | None:
    """The one worth most; of equals the own word, then the first by the alphabet."""
    word = own.word if own else ""
    return max(plays, key=lambda play: (play.worth, play.word == word), default=None)
