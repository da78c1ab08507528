"""What a deal offered to whoever knows common words."""

from __future__ import annotations

from wordsmith_desktop.bots.bot import ShouldStop
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of, reviewer_of, tallier_of
from wordsmith_desktop.games.common.reviewer import Play, Possible


class GreatestPlay(Value):
    """What would have brought the most in one turn, or what has."""

    play: Play
    is_own: bool
    """Whether it was played; no common word would have brought more."""


def what_was_possible(
    match: AnyMatch, words: Vocabulary, should_stop: ShouldStop = lambda: False
) -> Possible | GreatestPlay | None:
    """All words of a deal that stays the same, or else the greatest play of all turns.

    None if it `should_stop`, and where all plays are worth the same, are for something else than
    points, or nobody can tell. Takes tens of milliseconds a turn, so it is asked off the window's
    thread.
    """
    game, common = match.rules.game, replace(words, least_commonness=COMMON)
    count = game_of(game).possible()
    possible = count(match, common) if count is not None else None
    if possible is not None:
        return possible
    if tallier_of(game).ranking is not Ranking.MOST_POINTS:
        return None
    reviewer = reviewer_of(game)
    reviews = []
    for position in reviewer.positions(match) if reviewer is not None else ():
        if should_stop() or reviewer is None:
            return None
        reviews.append(reviewer.review(match, position, common))
    plays = [one.best_common for one in reviews if one.best_common is not None]
    greatest = max(plays, key=_figure, default=None)
    if greatest is None or greatest.figure == min(map(_figure, plays)):
        return None
    own = max((one.own for one in reviews if one.own is not None), key=_figure, default=None)
    is_own = own is not None and own.figure >= greatest.figure
    return GreatestPlay(own if own is not None and is_own else greatest, is_own)


def _figure(play: Play) -> int:
    return play.figure
