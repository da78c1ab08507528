"""What the table tells of cards and tokens that lie before it (C4–C6, C11)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.common.box_questions import (
    BoxChoice,
    BoxChoices,
    BoxPiece,
    BoxPlace,
    BoxQuestion,
    any_of,
    from_stock,
)

from . import checks
from .actions import DealUnseen, NameDrawn
from .cards import deck
from .state import Phase, State
from .tokens import TOKENS


def asked(state: State, seat: Seat | None) -> BoxQuestion | None:
    """What is to be told now; None while chance has nothing to do.

    Hands are private: who has the turn tells it, once nobody else looks.
    """
    if CHANCE not in checks.actors(state):
        return None
    if state.phase is Phase.DEAL:
        return _deal(state)
    return _names(state) if state.is_alone or seat == state.seat else None


ASKS: Final = asked


def _deal(state: State) -> BoxQuestion:
    """Who starts, where the lot decides; the cards are dealt face down."""
    first = state.ruleset.first_seats(len(state.players))
    starters = tuple(BoxChoice(str(seat + 1), seat) for seat in first)
    lots = (BoxPlace(BoxPiece.STARTER, any_of(starters)),) if len(starters) > 1 else ()
    return BoxQuestion(
        lots,
        lambda told: DealUnseen(told[0].value if lots else first[0]),
        lambda did: (str(did.starter + 1),) if lots else (),
        is_dealing=True,
    )


def _names(state: State) -> BoxQuestion:
    """The cards of the pool, those of the own hand, and the tokens."""
    unseen = state.unseen
    cards = from_stock(_cards(state), 0)
    owners = [None] * len(unseen.pool) + [state.seat] * len(unseen.hand)
    tokens = from_stock(_tokens(state), len(unseen.cards))
    places = (
        *(BoxPlace(BoxPiece.CARD, cards, owner) for owner in owners),
        *(BoxPlace(BoxPiece.TOKEN, tokens) for _ in unseen.tokens),
    )
    return BoxQuestion(places, lambda told: _named(state, told), partial(_signs, state))


def _signs(state: State, did: NameDrawn) -> tuple[str, ...]:
    texts = {card.id: card.text for card in deck(state.ruleset.material)}
    numbers = {one.value: one.sign for one in _tokens(state)}
    tokens = (numbers[TOKENS[number].goal] for number in did.tokens)
    return (*(texts[number] for number in did.cards), *tokens)


def _cards(state: State) -> BoxChoices:
    """Every card's letters; of how many are left no more than that all lie open or in this hand.

    Which are in the others' hands is theirs to know.
    """
    own = state.players[state.seat].hand
    words = (card for player in state.players for word in player.words for card in word.cards)
    unnamed = {*state.unseen.cards}
    seen = Counter(card.text for card in {*state.pool, *own, *words} - unnamed)
    whole = Counter(card.text for card in deck(state.ruleset.material))
    return tuple(
        BoxChoice(text, text, 0 if seen[text] >= count else None, count)
        for text, count in sorted(whole.items())
    )


def _tokens(state: State) -> BoxChoices:
    """The conditions of tokens, by their places in the list of all."""
    left = Counter(token.goal for token in state.nameable_tokens)
    whole = Counter(token.goal for token in TOKENS)
    return tuple(
        BoxChoice(str(number), goal, left[goal], whole[goal])
        for number, goal in enumerate(whole, start=1)
    )


def _named(state: State, told: BoxChoices) -> NameDrawn:
    """The number of a piece for each that was told, no piece twice."""
    count = len(state.unseen.cards)
    # Behind those that it can be stand all others, which the rules refuse.
    cards = [*state.nameable_cards, *deck(state.ruleset.material)]
    tokens = [*state.nameable_tokens, *TOKENS]
    found, turned = [], []
    for one in told[:count]:
        card = next(card for card in cards if card.text == one.value)
        cards.remove(card)
        found.append(card.id)
    for one in told[count:]:
        token = next(token for token in tokens if token.goal is one.value)
        tokens.remove(token)
        turned.append(token.id)
    return NameDrawn(tuple(found), tuple(turned))
