"""Who has played a deal, and with what result."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from wordsmith_desktop.games.ranking import Ranking
from wordsmith_desktop.records.challenge_name import ChallengeName
from wordsmith_desktop.records.statistics.model import ALL
from wordsmith_desktop.records.statistics.store import Statistics


@dataclass(frozen=True, slots=True)
class Attempt:
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


def attempts(statistics: Statistics, deal: ChallengeName) -> tuple[Attempt, ...]:
    """All results in a deal, whatever day it was the challenge of; the earliest first."""
    rows = statistics.select(
        "SELECT match_id, player, name, score, turns, merit, ranking, duration_ms, ruleset, paces,"
        " m.finished_ms,"
        " (SELECT count(*) FROM words AS w WHERE w.match_id = m.match_id AND w.seat = s.seat)"
        " FROM (SELECT * FROM matches WHERE challenge <> '' AND challenge GLOB :deal) AS m"
        " JOIN seats AS s USING (match_id) ORDER BY m.finished_ms, match_id",
        ALL,
        deal=f"*/{deal.kind}/{deal.code}",
    )
    return tuple(_attempt(*row) for row in rows)


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
) -> Attempt:
    fields: dict[str, Any] = json.loads(ruleset)
    return Attempt(
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
