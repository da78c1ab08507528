"""The six players where nothing but time counts: short words, and no waiting for better ones."""

from __future__ import annotations

from typing import Final

import numpy as np

from wordsmith_desktop.bots.bot import Bot, Decision, Search, Wait
from wordsmith_desktop.bots.levels import players
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng

from . import actions
from .building import toward
from .dials import Dials
from .motives import LetterMotive, MotiveKind
from .observation import Observation
from .players import BENCH_LOOK_S, MOST_PIECES, SeenMoment, first_seen, player_with
from .ruleset import Mode
from .sighting import Sight

Answer = Decision[actions.Action | Wait]


def _sprinter(dials: Dials) -> Bot[Observation, actions.Action | Wait]:
    usual = player_with(dials)

    def decide(seen: Observation, words: Vocabulary, rng: Rng, search: Search) -> Answer | None:
        player = seen.builder if seen.seat == seen.bench else None
        is_free = player is not None and seen.call is None and not player.choices
        if player is None or not is_free or seen.ruleset.mode is not Mode.STANDARD:
            return usual(seen, words, rng, search)
        return _hurried(SeenMoment(seen, player, words, dials))

    return decide


def _hurried(table: SeenMoment) -> Answer:
    """A word that is soon seen and soon built, or one piece more.

    The thought comes before the first letter.
    """
    sight = table.sees(table.situation)
    at = _soon_built(sight)
    if at is None and table.can_roll(MOST_PIECES):
        motive = LetterMotive(reason=MotiveKind.ROLL)
        return Decision(actions.Roll(), motive, after_ms=round(1000 * BENCH_LOOK_S))
    if at is None:
        at = first_seen(sight)
    if at is None:
        return Decision(actions.Pass(), LetterMotive(reason=MotiveKind.PASS))
    wish = table.word(sight, at)
    action = toward(wish.motive.word, table.seen, table.player)
    is_begun = bool(table.player.placed) and not isinstance(action, actions.Withdraw)
    after_s = 0.0 if is_begun else max(table.soonest_s, float(sight.seconds[at]))
    return Decision(action, wish.motive, after_ms=round(1000 * after_s))


def _soon_built(sight: Sight) -> int | None:
    """The shortest word seen at one look that leaves little over: a sheet has few boxes (R18)."""
    places = np.flatnonzero(sight.seconds <= BENCH_LOOK_S)
    if not len(places):
        return None
    cost = (sight.lengths + sight.left)[places]
    return int(places[np.lexsort((sight.places[places], cost))[0]])


HURRIED: Final = players(__package__, Dials, _sprinter)
