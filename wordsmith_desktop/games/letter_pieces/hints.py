"""Hints: the best common word that a pool can build now (R14, R18, R24)."""

from __future__ import annotations

import numpy as np

from wordsmith_desktop.games.letter_pieces.finding import claimable, situation_of
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.reviewing import COMMON, Words
from wordsmith_desktop.lexicon.index import WordIndex


def hint(seen: Observation, index: WordIndex, *, is_family: bool = True) -> str | None:
    """A common word for the acting seat that would stand and leaves little over, or None."""
    player = seen.players[seen.bench].own if seen.bench is not None else None
    if player is None:
        return None
    others = (view.own.sheet for view in seen.players if view.own and view.own is not player)
    situation = situation_of(player, others, seen.required, seen.ruleset)
    found = claimable(situation, seen.ruleset, Words(index, COMMON, is_family))
    # Letters less boxes that would cost points, then commonness, length and the alphabet.
    order = (
        found.places,
        -found.lengths,
        -index.commonness[found.places].astype(np.int32),
        found.left - found.lengths,
    )
    best = (index.words[found.places[at]].decode("ascii") for at in np.lexsort(order))
    return next(filter(str.isalpha, best), None)
