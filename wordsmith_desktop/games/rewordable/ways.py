"""The ways to lay a word that a seat can reach, the one that brings it most first."""

from __future__ import annotations

from itertools import islice
from typing import Final

from wordsmith_desktop.games.rewordable.claims import Plan, plan
from wordsmith_desktop.games.rewordable.laying import Laying, Letters, interleavings, layings
from wordsmith_desktop.games.rewordable.observation import Observation

Numbers = tuple[int, ...]
"""The numbers of cards in a row."""

WAYS_LOOKED_AT: Final = 300
"""Ways to lay one word that are weighed."""


def ways(seen: Observation, word: str) -> tuple[Numbers, ...]:
    """Every way for the seat that looks to lay a word by C7–C9.

    The one that brings it most points comes first; of equals, the one that costs others most,
    then the one that leaves most cards in the hand.
    """
    reach = seen.reach
    found = layings(Letters(word), reach, interleaves=seen.ruleset.interleaves)
    rows = [_numbers(laying) for laying in islice(found, WAYS_LOOKED_AT)]
    return tuple(sorted(rows, key=lambda row: _worth(seen, plan(row, reach)), reverse=True))


def beginning(seen: Observation, word: str) -> Numbers:
    """Cards for as many of a word's letters from its first one on as can be laid in any way."""
    reach, mixes = seen.reach, seen.ruleset.interleaves
    for end in range(len(word), 0, -1):
        laying = next(interleavings(Letters(word[:end]), reach, interleaves=mixes), None)
        if laying is not None:
            return _numbers(laying)
    return ()


def _worth(seen: Observation, planned: Plan) -> tuple[int, int, int]:
    assert seen.seat is not None
    gain = planned.gain(seen.seat, seen.token_row)
    return gain, planned.loss(seen.seat), -len(planned.from_hand)


def _numbers(laying: Laying) -> Numbers:
    return tuple(card.id for card in laying.cards)
