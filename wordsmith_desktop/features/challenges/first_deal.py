"""What chance does first in a deal, and what it starts from so that the deal is not dull."""

from __future__ import annotations

from functools import cache
from typing import Final

from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import game_of, rules_of

from .codes import Deal

MOST_DEALS: Final = 64
"""So often is dealt anew; then the last deal stands, however dull."""


@cache
def seed_of(deal: Deal) -> int:
    """What chance starts from; it follows from the code alone.

    What a guarded code deals is looked at before, and dealt anew as long as it is dull. Words do
    not come into that: another dictionary would give the same code another deal.
    """
    seed = number_of(deal.code) >> 1
    is_dull = game_of(deal.kind.game).dullness()
    if not deal.is_guarded or is_dull is None:
        return seed
    for again in range(1, MOST_DEALS):
        if not is_dull(opened(deal, seed).state):
            break
        seed = number_of(f"{deal.code}/{again}") >> 1
    return seed


def opened(deal: Deal, seed: int) -> AnyMatch:
    """The match once chance has dealt from a seed, before anybody has done anything."""
    rules = rules_of(deal.kind.game)
    match: AnyMatch = Match(rules, deal.kind.ruleset(deal.language, Clock.OFF), 1)
    count = 0
    while rules.actors(match.state)[:1] == (CHANCE,):
        named = rules.chance_stream(match.state)
        rng = Rng(seed, stream=count if named is None else named)
        match.play(CHANCE, rules.chance(match.state, rng))
        count += 1
    return match
