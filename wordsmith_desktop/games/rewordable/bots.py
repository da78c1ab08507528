"""Plays a match alone by what each word brings at once (C7–C13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from wordsmith_desktop.games.reviewing import Words
from wordsmith_desktop.games.rewordable.actions import Build, Pass
from wordsmith_desktop.games.rewordable.claims import plan
from wordsmith_desktop.games.rewordable.hints import Hint, hints
from wordsmith_desktop.games.rewordable.observation import Observation, observe
from wordsmith_desktop.games.rewordable.state import State
from wordsmith_desktop.games.soloing import Soloist, Soloists


@dataclass(frozen=True, slots=True)
class Bargain:
    """What a word brings, and what it takes."""

    gain: int
    """Points."""
    tokens: int
    cards: int
    """From hand and pool: as many are drawn, and the deck comes to its end sooner."""


Weigh: TypeAlias = Callable[[Bargain], tuple[float, ...]]
"""The bargain wanted most has the greatest."""


def _dearest(bargain: Bargain) -> tuple[float, ...]:
    """For few turns, in which points count and cards do not."""
    return (bargain.gain,)


def _sparing(bargain: Bargain) -> tuple[float, ...]:
    """For a whole deck, in which every card is to bring as much as it can."""
    return bargain.tokens, bargain.gain / bargain.cards


def _balanced(bargain: Bargain) -> tuple[float, ...]:
    """Between the two: a card is held to be worth a point and a half."""
    return (2 * bargain.gain - 3 * bargain.cards,)


def _greedy(weigh: Weigh) -> Soloist:
    def act(state: State, words: Words) -> Build | Pass:
        seen = observe(state, state.seat)
        found = hints(
            seen,
            words.index,
            least_commonness=words.least_commonness,
            is_family=words.is_family,
        )
        best = max(found, key=lambda one: weigh(_bargain(one, seen)), default=None)
        return Build(best.cards) if best else _other_cards(state)

    return act


def _bargain(found: Hint, seen: Observation) -> Bargain:
    planned = plan(found.cards, seen.reach)
    return Bargain(
        gain=found.gain,
        tokens=len(planned.earned(seen.token_row)),
        cards=len(planned.from_hand) + len(planned.from_pool),
    )


def _other_cards(state: State) -> Pass:
    """As many new cards as there are; they go back into the box, so this comes to an end (C13)."""
    hand = tuple(card.id for card in state.players[state.seat].hand)
    return Pass(hand[: len(state.deck)])


SOLOISTS: Final[Soloists] = tuple(map(_greedy, (_dearest, _sparing, _balanced)))
