"""A player who knows the commoner words plays Rewordable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.rewordable import rw
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
from wordsmith_desktop.games.rewordable.rules import scoring

KNOWN = 36
"""Commonness of the rarest words that the player knows."""
LISTED = 37
"""Commonness of the rarest words that these matches' dictionary knows."""

HOUSE = {
    "name_letters": (3, 6, 6),
    "draws_lots": False,
    "interleaves": False,
    "may_keep_hand": False,
    "may_try_again": False,
    "may_repeat": False,
    "challenge_cost": 2,
    "shares_wins": False,
}
PLAYTHROUGHS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "printed": (2, 36, {"clock": Clock.HARD, "idle_rounds": 0}),
    "standstill": (2, 36, {"clock": Clock.HARD}),
    "late_challenges": (
        3,
        46,
        {"referee": Referee.OBJECTION, "late_challenges": True, "cards": 40},
    ),
    "objections": (5, 21, {"referee": Referee.OBJECTION, "name_letters": (3, 4, 4, 2, 4)}),
    "votes": (4, 36, {"referee": Referee.VOTE, "language": "de", "dictionary": "de"}),
    "short": (3, 26, {"cards": 24}),
    "shortest": (8, 37, {"cards": 43}),
    "house": (3, 35, {**HOUSE, "referee": Referee.OBJECTION, "cards": 40}),
    "alone": (1, 30, {"turns": 9, "match_seconds": 300, "clock": Clock.HARD}),
    "all_pass": (2, 32, {"ending": rw.EndRule.ALL_PASS, "cards": 30, "clock": Clock.HARD}),
}
"""Seats, seed and ruleset fields by name."""


def points(state: rw.State) -> tuple[int, ...]:
    """The points of all seats."""
    return tuple(map(scoring.points, state.players))


def matches() -> dict[str, AnyMatch]:
    """Every playthrough, played to its end."""
    return {
        name: _played(rw.Ruleset(**fields), seats, seed)
        for name, (seats, seed, fields) in PLAYTHROUGHS.items()
    }


def _played(ruleset: rw.Ruleset, seats: int, seed: int) -> AnyMatch:
    player = Player(rw.RULES, ruleset.language, Rng(seed), known=KNOWN, listed=LISTED)
    return player.play(ruleset, seats)


class Player(VocabularyPlayer):
    """Builds the best of some words that come to mind."""

    def wishes(self, state: rw.State, seat: Seat) -> Iterator[rw.Action]:
        """What the player would like to do, most wanted first."""
        rng = self.rng
        yield Object() if not rng.below(3) else LetStand()
        yield Vote(rng.below(3) > 0)
        if not rng.below(20):
            yield TimeExpired("turn")
        if state.open_words and not rng.below(3):
            yield from (rw.Challenge(one.word) for one in state.open_words)
        if rng.below(12):
            yield from self._builds(state, seat)
        hand = rng.shuffled([card.id for card in state.players[seat].hand])
        yield rw.Pass(hand[: rng.below(len(hand) + 1)])
        yield rw.Pass(hand[:1])
        yield rw.Pass()

    def _builds(self, state: rw.State, seat: Seat) -> Iterator[rw.Action]:
        """Words to build, the best of some that come to mind first."""
        reach, rules = state.reach(seat), state.ruleset
        found = [
            rw.plan(way.cards, reach)
            for _, way in rw.legal_words(reach, self.index, interleaves=rules.interleaves)
        ]
        thought_of = self.rng.shuffled(found)[:6]
        row = state.token_row
        for best in sorted(thought_of, key=lambda plan: -plan.gain(seat, row) - plan.loss(seat)):
            yield rw.Build(tuple(card.id for card in best.cards))
