"""A player who knows the commoner words plays Length × Wit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.length_x_wit import lw
from tests.playthroughs.vocabulary import AnyMatch, VocabularyPlayer
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.open_table import (
    Clock,
    LetStand,
    Object,
    Referee,
    TimeExpired,
    Vote,
)
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap as SwapRule

KNOWN = 34
"""Commonness of the rarest words that the player knows."""
LISTED = 35
"""Commonness of the rarest words that these matches' dictionary knows."""
THOUGHT_OF = 8
"""How many words come to mind at a time."""

HOUSE: dict[str, Any] = {
    "draws_lots": False,
    "swap": SwapRule.ONCE,
    "responds_clockwise": False,
    "counts_responses": False,
    "shares_wins": False,
}
PLAYTHROUGHS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "printed": (3, 4, {}),
    "objections": (3, 8, {"referee": Referee.OBJECTION, "goal": 100}),
    "votes": (4, 1, {"referee": Referee.VOTE, "language": "de", "dictionary": "de"}),
    "solo": (1, 3, {"turns": 6, "clock": Clock.HARD}),
    "solo_clock": (1, 4, {"turns": 10, "clock": Clock.HARD, "match_seconds": 300}),
    "house": (6, 7, {**HOUSE, "clock": Clock.HARD, "response_seconds": 20, "goal": 80}),
}
"""Seats, seed and ruleset fields by name."""


def points(state: lw.State) -> tuple[int, ...]:
    """The points of all seats."""
    return tuple(player.points for player in state.players)


def matches() -> dict[str, AnyMatch]:
    """Every playthrough, played to its end."""
    return {
        name: _played(lw.Ruleset(**fields), seats, seed)
        for name, (seats, seed, fields) in PLAYTHROUGHS.items()
    }


def _played(ruleset: lw.Ruleset, seats: int, seed: int) -> AnyMatch:
    player = Player(lw.RULES, ruleset.language, Rng(seed), known=KNOWN, listed=LISTED)
    return player.play(ruleset, seats)


class Player(VocabularyPlayer):
    """Presses and scores with words that come to mind."""

    def wishes(self, state: lw.State, seat: Seat) -> Iterator[lw.Action]:
        """What the player would like to do, most wanted first."""
        rng = self.rng
        yield Object() if not rng.below(3) else LetStand()
        yield Vote(rng.below(3) > 0)
        if not rng.below(25):
            yield from map(TimeExpired, ("turn", "response", "match"))
        yield from (Swap(), lw.Roll())
        if rng.below(12):
            yield from self._words(state, seat)
        yield lw.Decline()
        yield from (lw.Spend(tile.id) for tile in state.free_tiles(seat))
        yield lw.GiveUp()

    def _words(self, state: lw.State, seat: Seat) -> Iterator[lw.Spelling]:
        """Press with few tiles while there are few dice, else score the dearest word."""
        found = lw.playable(self.index, state.material, state.dice_texts, state.free_tiles(seat))
        thought_of = self.rng.shuffled(found)[:THOUGHT_OF]
        presses = len(state.dice) < 2 + self.rng.below(5)
        kinds: tuple[type[lw.Spelling], ...] = (lw.Press, lw.Score) if presses else (lw.Score,)
        by_tiles = sorted(thought_of, key=lambda one: len(one.tiles))
        by_value = sorted(thought_of, key=lambda one: -one.value)
        for kind in (*kinds, lw.Respond):
            for one in by_tiles if kind is lw.Press else by_value:
                yield kind(one.word, tuple(tile.id for tile in one.tiles))
