"""What a seat might do: a fair choice of actions, legal or not; `legal_actions` sifts them.

Of all words, which only a dictionary could sift, these are offered: two cards side by side, and
existing words with one card before, after or inside, or with another word behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tests.conformance.choices.table import ANSWERS, ends_of_time, rulings
from tests.games.rewordable import rw
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.common.word_strip import LayRow, Row


def offered(state: rw.State, seat: Seat) -> Iterator[rw.Action]:
    """Candidates for the seat's legal actions, each once."""
    if seat == CHANCE:
        yield from _of_chance(state)
    elif seat == REFEREE:
        yield from rulings(rw.RULES.question(state))
    else:
        yield from _of_person(state, seat)


def laid(state: rw.State, seat: Seat) -> Iterator[LayRow]:
    """An empty strip, each card of the hand alone, and all of them with a letter too many."""
    hand = state.players[seat].hand if seat >= 0 else ()
    for cards in ((), *((card,) for card in hand), hand):
        ghost = "Q" if len(cards) > 1 else ""
        text = rw.spelled(cards) + ghost
        yield LayRow(Row(text, tuple(card.id for card in cards), len(text)))


def _of_chance(state: rw.State) -> Iterator[rw.Action]:
    seats = len(state.players)
    cards = tuple(card.id for card in state.box)[: state.ruleset.deck_size(seats)]
    tokens = tuple(token.id for token in rw.TOKENS)
    for starter in state.ruleset.first_seats(seats):
        yield rw.Deal(cards, tokens, starter)
        yield rw.DealUnseen(starter)
    unseen = state.unseen
    yield rw.NameDrawn(
        tuple(card.id for card in state.nameable_cards[: len(unseen.cards)]),
        tuple(token.id for token in state.nameable_tokens[: len(unseen.tokens)]),
    )


def _of_person(state: rw.State, seat: Seat) -> Iterator[rw.Action]:
    yield from ANSWERS
    yield from ends_of_time(rw.RULES.timers(state), seat)
    if state.phase is not rw.Phase.PLAY or state.call is not None:
        return
    hand = tuple(card.id for card in state.players[seat].hand)
    yield from (rw.Challenge(one.word) for one in state.open_words)
    yield rw.Pass()
    yield from (rw.Pass((card,)) for card in hand)
    if len(hand) > 1:
        yield rw.Pass(hand)
    yield from (rw.Build(cards) for cards in dict.fromkeys(_rows(state.reach(seat))))


def _rows(reach: rw.Reach) -> Iterator[tuple[int, ...]]:
    words = [tuple(card.id for card in word.cards) for word in reach.words]
    singles = [card.id for card in (*reach.hand, *reach.pool)]
    for card in (card.id for card in reach.hand):
        yield from ((card, other) for other in singles if other != card)
        yield from ((other, card) for other in singles if other != card)
        for word in words:
            yield from ((*word[:at], card, *word[at:]) for at in range(len(word) + 1))
    for first, second in pairwise(words):
        yield from ((card.id, *first, *second) for card in reach.hand)
