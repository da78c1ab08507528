"""What a seat might do: a fair choice of actions, legal or not; `legal_actions` sifts them.

Of all words, which only a dictionary could sift, these are offered: two cards side by side, and
existing words with one card before, after or inside, or with another word behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tests.conformance.choices.table import ANSWERS, ends_of_time, rulings
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.common.word_strip import LayRow, Row
from wordsmith_desktop.games.rewordable.rules.actions import (
    Action,
    Build,
    Challenge,
    Deal,
    DealUnseen,
    NameDrawn,
    Pass,
)
from wordsmith_desktop.games.rewordable.rules.cards import spelled
from wordsmith_desktop.games.rewordable.rules.laying import Reach
from wordsmith_desktop.games.rewordable.rules.rules import RULES
from wordsmith_desktop.games.rewordable.rules.state import Phase, State
from wordsmith_desktop.games.rewordable.rules.tokens import TOKENS


def offered(state: State, seat: Seat) -> Iterator[Action]:
    """Candidates for the seat's legal actions, each once."""
    if seat == CHANCE:
        yield from _of_chance(state)
    elif seat == REFEREE:
        yield from rulings(RULES.question(state))
    else:
        yield from _of_person(state, seat)


def laid(state: State, seat: Seat) -> Iterator[LayRow]:
    """An empty strip, each card of the hand alone, and all of them with a letter too many."""
    hand = state.players[seat].hand if seat >= 0 else ()
    for cards in ((), *((card,) for card in hand), hand):
        ghost = "Q" if len(cards) > 1 else ""
        text = spelled(cards) + ghost
        yield LayRow(Row(text, tuple(card.id for card in cards), len(text)))


def _of_chance(state: State) -> Iterator[Action]:
    seats = len(state.players)
    cards = tuple(card.id for card in state.box)[: state.ruleset.deck_size(seats)]
    tokens = tuple(token.id for token in TOKENS)
    for starter in state.ruleset.first_seats(seats):
        yield Deal(cards, tokens, starter)
        yield DealUnseen(starter)
    unseen = state.unseen
    yield NameDrawn(
        tuple(card.id for card in state.nameable_cards[: len(unseen.cards)]),
        tuple(token.id for token in state.nameable_tokens[: len(unseen.tokens)]),
    )


def _of_person(state: State, seat: Seat) -> Iterator[Action]:
    yield from ANSWERS
    yield from ends_of_time(RULES.timers(state), seat)
    if state.phase is not Phase.PLAY or state.call is not None:
        return
    hand = tuple(card.id for card in state.players[seat].hand)
    yield from (Challenge(one.word) for one in state.open_words)
    yield Pass()
    yield from (Pass((card,)) for card in hand)
    if len(hand) > 1:
        yield Pass(hand)
    yield from (Build(cards) for cards in dict.fromkeys(_rows(state.reach(seat))))


def _rows(reach: Reach) -> Iterator[tuple[int, ...]]:
    words = [tuple(card.id for card in word.cards) for word in reach.words]
    singles = [card.id for card in (*reach.hand, *reach.pool)]
    for card in (card.id for card in reach.hand):
        yield from ((card, other) for other in singles if other != card)
        yield from ((other, card) for other in singles if other != card)
        for word in words:
            yield from ((*word[:at], card, *word[at:]) for at in range(len(word) + 1))
    for first, second in pairwise(words):
        yield from ((card.id, *first, *second) for card in reach.hand)
