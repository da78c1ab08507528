"""Who has played a deal, with what result, and what challenges somebody has played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.ranking import Ranking

from ..deal_name import DealName
from .model import ALL, Filter

if TYPE_CHECKING:
    # The home page stands before the statistics are there.
    from .store import Statistics


class DealAttempt(Value):
    """One player's result in a deal."""

    match_id: str
    player: str
    """The player's key."""
    name: str
    score: int
    turns: int
    merit: int | None
    """As in `HighScore`; None for a result that is not ranked."""
    ranking: Ranking | None
    duration_ms: int | None
    clock: str
    """The value of the ruleset's `Clock`."""
    paces: str
    """As in `MatchRecord`."""
    when_ms: int
    words: int


def attempts(statistics: Statistics, deal: DealName) -> tuple[DealAttempt, ...]:
    """All results in a deal, whatever day it was the challenge of; the earliest first."""
    return statistics.select_as(
        _attempt,
        "SELECT match_id, player, name, score, turns, merit, ranking, duration_ms, ruleset, paces,"
        " m.finished_ms,"
        " (SELECT count(*) FROM words AS w WHERE w.match_id = m.match_id AND w.seat = s.seat)"
        " FROM (SELECT * FROM matches WHERE challenge <> '' AND challenge GLOB :deal) AS m"
        " JOIN seats AS s USING (match_id) ORDER BY m.finished_ms, match_id",
        ALL,
        deal=f"*/{deal.kind}/{deal.code}",
    )


def _attempt(
    match_id: str,
    player: str,
    name: str,
    score: int,
    turns: int,
    merit: int | None,
    ranking: str,
    duration_ms: int | None,
    ruleset: str,
    paces: str,
    when_ms: int,
    words: int,
) -> DealAttempt:
    fields: dict[str, Any] = json.loads(ruleset)
    return DealAttempt(
        match_id=match_id,
        player=player,
        name=name,
        score=score,
        turns=turns,
        merit=merit,
        ranking=Ranking(ranking) if ranking else None,
        duration_ms=duration_ms,
        clock=str(fields.get("clock", "")),
        paces=paces,
        when_ms=when_ms,
        words=words,
    )


class OwnResult(Value):
    """What a player has reached in a challenge."""

    match_id: str
    name: DealName
    merit: int | None
    """As in `DealAttempt`."""
    ranking: Ranking | None
    is_untimed: bool
    lines: tuple[int, ...]
    """The least merits for bronze, silver and gold; none until they have been found out."""
    when_ms: int


def results_of(statistics: Statistics, player: str) -> tuple[OwnResult, ...]:
    """All results of a player's key in challenges, the earliest first."""
    found = statistics.select_as(
        _own_result,
        # The plus keeps SQLite from looking through all of the player's matches for each deal.
        "SELECT match_id, challenge, merit, ranking, is_untimed, lines, m.finished_ms"
        " FROM (SELECT * FROM matches WHERE challenge <> '') AS m"
        " CROSS JOIN seats AS s USING (match_id) WHERE +s.player = :player"
        " ORDER BY m.finished_ms, match_id",
        Filter(player=player),
    )
    return tuple(one for one in found if one.name != NAMELESS)


NAMELESS: Final = DealName("", "")
"""Of a challenge whose name nobody can read."""


def _own_result(
    match_id: str,
    challenge: str,
    merit: int | None,
    ranking: str,
    is_untimed: int,
    lines: str,
    when_ms: int,
) -> OwnResult:
    return OwnResult(
        match_id=match_id,
        name=DealName.parse(challenge) or NAMELESS,
        merit=merit,
        ranking=Ranking(ranking) if ranking else None,
        is_untimed=bool(is_untimed),
        lines=tuple(map(int, filter(None, lines.split(",")))),
        when_ms=when_ms,
    )
