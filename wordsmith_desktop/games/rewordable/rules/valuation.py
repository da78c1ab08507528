"""What each play of Rewordable was worth: points, with what others lose and what the hand promises.

That is how the strongest player weighs a word (`players`), and a pass is worth what the kept cards
promise. What the draw gave is the best with the hand as it was beside the mean of hands in which
the cards that came since the last turn are others, drawn from all that the seat could not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wordsmith_desktop.bots.bot import Decision, Search
from wordsmith_desktop.bots.levels import COUNT, dials_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.common.valuer import STRONGEST, Better, Valued, Valuer, honest, valued

from .actions import Build, Pass
from .bots import BOTS
from .cards import Card
from .claims import plan
from .events import WordBuilt
from .observation import observe
from .players import Dials, leaves
from .review import REVIEWER, decided
from .rules import RULES
from .state import Phase, State

_ADVISER: Final = honest(BOTS[STRONGEST])
_DIALS: Final = dials_of(__package__, Dials, COUNT)
NEAR: Final = 2.0
"""Points that a good play may be below the best."""
DEALS: Final = 12
"""Hands by which luck is measured."""


def _value(match: AnyMatch, position: int, words: Vocabulary) -> Valued | None:
    played = match.played[position]
    state: State = played.before.but(call=None)
    if state.phase is not Phase.PLAY:
        return None
    became = played.action if _is_built(match, position) else Pass(_exchanged(played.action))
    decision = _decided(state, words)
    worth = _worth(state, became)
    better = Better(0.0)
    if decision is not None:
        action = decision.action
        better = Better(_worth(state, action), decision.motive, _laid(state, action))
    luck = _luck(match, position, words, better.worth)
    return valued(state.seat, worth, better, near=NEAR, luck=luck)


def _is_built(match: AnyMatch, position: int) -> bool:
    """Whether the word of that turn stood; one that was refused made a pass of it."""
    return any(place == position and isinstance(one, WordBuilt) for place, one in decided(match))


def _exchanged(action: Any) -> tuple[int, ...]:
    return action.exchanged if isinstance(action, Pass) else ()


def _decided(state: State, words: Vocabulary) -> Decision[Any] | None:
    """What the strongest player does with the turn; doubting an older word takes none (C14)."""
    seen = observe(state.but(open_words=()), state.seat)
    return _ADVISER(seen, words, Rng(0), Search())


def _worth(state: State, action: Any) -> float:
    """As the strongest player weighs it; without the margin that alone counts in the last turn."""
    numbers: tuple[int, ...] = action.cards if isinstance(action, Build) else action.exchanged
    kept = [card for card in state.players[state.seat].hand if card.id not in numbers]
    is_last = state.turns_left is not None and state.turns_left <= len(state.players)
    worth = 0.0 if is_last else _promised(kept, state.ruleset.material)
    if isinstance(action, Build):
        planned = plan(action.cards, state.reach(state.seat))
        others = max(1, len(state.players) - 1)
        worth += planned.gain(state.seat, state.token_row)
        worth += _DIALS.envy * planned.loss(state.seat) / others
    return worth


def _promised(cards: Sequence[Card], material: str) -> float:
    values = leaves(material)
    return sum(_DIALS.thrift * values.get(card.text, 0.0) for card in cards)


def _luck(match: AnyMatch, position: int, words: Vocabulary, best: float) -> float | None:
    """The best with the hand beside the mean of the best with others; None where nothing came."""
    state: State = match.played[position].before.but(call=None)
    kept, came = _came(match, position, state)
    if not came:
        return None
    rng = Rng(position)
    found = [_redealt(state, kept, len(came), rng) for _ in range(DEALS)]
    bests = [_worth(one, decision.action) for one in found if (decision := _decided(one, words))]
    return best - sum(bests) / len(bests) if bests else None


def _came(match: AnyMatch, position: int, state: State) -> tuple[list[Card], list[Card]]:
    """The hand, parted into what the seat kept from its last turn and what it drew since."""
    seat = state.seat
    before = [one for one in REVIEWER.positions(match) if one < position]
    earlier = [one for one in before if match.played[one].before.seat == seat]
    held: set[int] = set()
    if earlier:
        action = match.played[earlier[-1]].action
        gone = {*getattr(action, "cards", ()), *getattr(action, "exchanged", ())}
        hand = match.played[earlier[-1]].before.players[seat].hand
        held = {card.id for card in hand if card.id not in gone}
    hand = state.players[seat].hand
    return (
        [card for card in hand if card.id in held],
        [card for card in hand if card.id not in held],
    )


def _redealt(state: State, kept: Sequence[Card], count: int, rng: Rng) -> State:
    """The same moment with other cards drawn, of those that the seat could not see."""
    seat: Seat = state.seat
    own = [card for card in state.players[seat].hand if card not in kept]
    others = [card for other, one in enumerate(state.players) if other != seat for card in one.hand]
    drawn = rng.shuffled((*own, *others, *state.deck))[:count]
    return state.with_player(seat, hand=(*kept, *drawn))


def _laid(state: State, action: Any) -> tuple[Any, ...]:
    """The word as it is called, which lays it on the strip."""
    is_open = isinstance(action, Build) and not RULES.check(state, state.seat, action)
    return (action,) if is_open else ()


VALUER: Final = Valuer(value=_value)
