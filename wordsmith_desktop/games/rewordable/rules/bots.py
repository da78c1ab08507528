"""Bots that go by what each word brings at once (C7–C13), levels, and hints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from wordsmith_desktop.bots.advising import Advice, advised
from wordsmith_desktop.bots.bot import Bot, Decision, Motive, Search
from wordsmith_desktop.bots.knowing import EVERYTHING
from wordsmith_desktop.bots.levels import players
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import LetStand, Vote

from .actions import Action, Build, Pass
from .claims import plan
from .observation import Observation
from .players import Dials, player
from .word_search import Buildable, buildable


class Bargain(Value):
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


def _greedy(weigh: Weigh) -> Bot[Observation, Action]:
    def decide(
        seen: Observation, vocabulary: Vocabulary, _rng: Rng, _search: Search
    ) -> Decision[Action]:
        found = buildable(seen, vocabulary)
        best = max(found, key=lambda one: weigh(_bargain(one, seen)), default=None)
        return _built(best) if best else Decision(_other_cards(seen))

    return decide


def hint(
    seen: Observation, vocabulary: Vocabulary, rng: Rng, search: Search
) -> Decision[Action] | None:
    """What a player who overlooks no word would build."""
    if seen.holder is None or seen.holder != seen.seat or seen.call is not None:
        return None
    # However often all have passed, a hint is a common word first.
    fresh = replace(seen, idle=0)

    def ask(words: Vocabulary) -> Advice | None:
        decision = _ADVISER(fresh, words, rng, search)
        if decision is None or not isinstance(decision.action, Build):
            return None
        points = decision.motive.points if decision.motive is not None else None
        return Advice(decision, float(points or 0))

    return advised(ask, vocabulary, clearly=CLEARLY)


CLEARLY: Final = 3.0
"""So many points more than the best common word must a rarer one bring to be told of."""
_ADVISER: Final = player(
    Dials(centre=EVERYTHING, least=0, blindness=0, envy=1, thrift=0.3, notices=0)
)


def _built(found: Buildable) -> Decision[Action]:
    return Decision(Build(found.cards), Motive(found.word, found.gain))


def _bargain(found: Buildable, seen: Observation) -> Bargain:
    planned = plan(found.cards, seen.reach)
    return Bargain(
        gain=found.gain,
        tokens=len(planned.earned(seen.token_row)),
        cards=len(planned.from_hand) + len(planned.from_pool),
    )


def _other_cards(seen: Observation) -> Pass:
    """As many new cards as there are; they go back into the box, so this comes to an end (C13)."""
    hand = seen.players[seen.to_move].hand or ()
    return Pass(tuple(card.id for card in hand)[: seen.deck_count])


def last_resorts(seen: Observation, _words: Vocabulary) -> Iterator[Action]:
    """What whoever is at a loss does: let a word stand, pass (C13)."""
    yield from (LetStand(), Vote(accept=False), Pass())
    hand = seen.players[seen.to_move].hand or ()
    yield from (Pass((card.id,)) for card in hand)


BOTS: Final = players(__package__, Dials, player)
SOLOISTS: Final = tuple(map(_greedy, (_dearest, _sparing, _balanced)))
HINTER: Final = hint
RESORTS: Final = last_resorts
