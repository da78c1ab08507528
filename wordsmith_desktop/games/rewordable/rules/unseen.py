"""Pieces of a printed box that nobody has told of yet: stand-ins lie in their places (C4, C11).

A printed deck keeps its own order. So the program deals any cards, shows none of them, and has
whoever sees the real ones name them; what is named and its stand-in change places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.table_rules import TableProgress

from . import events
from .actions import NameDrawn
from .cards import Card
from .state import State
from .tokens import TOKENS, Token

T = TypeVar("T")


def with_unseen(state: State, cards: Iterable[Card] = (), tokens: Iterable[Token] = ()) -> State:
    """The state with these as stand-ins, where a printed box is played with; else as it was."""
    if state.unseen_cards is None:
        return state
    return state.but(
        unseen_cards=state.unseen_cards | {card.id for card in cards},
        unseen_tokens=state.unseen_tokens | {token.id for token in tokens},
    )


def perform_name(progress: TableProgress[State], _seat: int, action: NameDrawn) -> None:
    """Cards and tokens take the places of their stand-ins, and these theirs."""
    unseen, seat = progress.state.unseen, progress.state.seat
    by_number = {card.id: card for card in progress.state.nameable_cards}
    named = tuple(by_number[number] for number in action.cards)
    tokens = tuple(TOKENS[number] for number in action.tokens)
    named_cards = _with_cards(progress.state, swapped(unseen.cards, named), unseen.cards)
    progress.state = _with_tokens(named_cards, swapped(unseen.tokens, tokens), unseen.tokens)
    pool, hand = named[: len(unseen.pool)], named[len(unseen.pool) :]
    if pool:
        progress.tell(events.PoolRefilled(pool))
    if hand:
        progress.tell(events.CardsDrawn(seat, len(hand), hand))
    if tokens:
        progress.tell(events.TokensTurned(tokens))


def swapped(stand_ins: Sequence[T], named: Sequence[T]) -> Mapping[T, T]:
    """What takes whose place, so that all that is named stands where its stand-in stood.

    What is named and no stand-in leaves its place to a stand-in that is not named.
    """
    left = [one for one in stand_ins if one not in named]
    freed = [one for one in named if one not in stand_ins]
    return dict(zip((*stand_ins, *freed), (*named, *left), strict=True))


def _with_cards(state: State, places: Mapping[Card, Card], told: Sequence[Card]) -> State:
    # What is named here may have been another seat's stand-in: that seat has another one now.
    numbers = {card.id: other.id for card, other in places.items()}
    still = (state.unseen_cards or frozenset()) - {card.id for card in told}
    return state.but(
        deck=_moved(state.deck, places),
        box=_moved(state.box, places),
        pool=_moved(state.pool, places),
        players=tuple(
            replace(player, hand=_moved(player.hand, places)) for player in state.players
        ),
        unseen_cards=frozenset(numbers.get(number, number) for number in still),
    )


def _with_tokens(state: State, places: Mapping[Token, Token], told: Sequence[Token]) -> State:
    return state.but(
        token_row=_moved(state.token_row, places),
        token_pile=_moved(state.token_pile, places),
        unseen_tokens=state.unseen_tokens - {token.id for token in told},
    )


def _moved(pieces: tuple[T, ...], places: Mapping[T, T]) -> tuple[T, ...]:
    return tuple(places.get(piece, piece) for piece in pieces)
