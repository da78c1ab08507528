"""Tallies of matches that tests have played."""

from __future__ import annotations

from typing import Any

from tests.helpers.rule_table import RuleTable
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.games.common.registry import tallier_of
from wordsmith_desktop.games.common.tallier import AnyMatch, SeatTally


def match_of(table: RuleTable[Any]) -> AnyMatch:
    """What a table has played since its scene was set, as a match."""
    state = table.state
    match: AnyMatch = Match(table.rules, state.ruleset, len(state.players))
    match._played[:] = table.played
    return match


def tallies(table: RuleTable[Any]) -> tuple[SeatTally, ...]:
    """The tallies of a table whose match is over."""
    return tallier_of(table.rules.game).tally(match_of(table))


def words_of(tally: SeatTally) -> list[tuple[str, int | None]]:
    """A seat's words with their points."""
    return [(one.word, one.points) for one in tally.words]
