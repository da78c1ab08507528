"""What a deal offered to whoever knows common words."""

from __future__ import annotations

from wordsmith_desktop.bots.bot import ShouldStop
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of, reviewer_of, tallier_of
from wordsmith_desktop.games.common.reviewing import Play, Possible
from wordsmith_desktop.records.replay import AnyMatch


class BestPlays(Value):
    """How often the best play was found, and the greatest that there was."""

    found: int
    turns: int
    greatest: Play


def what_was_possible(
    match: AnyMatch, words: Vocabulary, should_stop: ShouldStop = lambda: False
) -> Possible | BestPlays | None:
    """All words of a deal that stays the same, or else the best plays turn by turn.

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
    greatest = max(plays, key=lambda play: play.figure, default=None)
    if greatest is None or greatest.figure == min(play.figure for play in plays):
        return None
    return BestPlays(sum(one.rank == 1 for one in reviews), len(reviews), greatest)
