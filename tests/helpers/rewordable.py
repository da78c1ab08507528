"""A table for tests of Rewordable, so that a test reads like the rule it holds.

Cards are written as their letters with spaces between: the hand "C H TER", the word "C H AT".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from tests.games.rewordable import rw
from tests.helpers.rule_table import Reasons, RuleTable, Told
from wordsmith_desktop.core.seats import CHANCE, Seat

FRESH = 1000
"""Numbers from here on are for cards that the box does not have."""


class Box:
    """Hands out cards by their letters: those of a language's deck, then cards of its own."""

    def __init__(self, language: str = "en") -> None:
        self.left = list(rw.deck(language))
        self._fresh = FRESH

    def card(self, text: str) -> rw.Card:
        found = next((card for card in self.left if card.text == text), None)
        if found is None:
            self._fresh += 1
            return rw.Card(self._fresh, text)
        self.left.remove(found)
        return found

    def cards(self, texts: str) -> tuple[rw.Card, ...]:
        return tuple(self.card(text) for text in texts.split())


def shown(cards: Iterable[rw.Card]) -> str:
    """Cards as a test writes them."""
    return " ".join(card.text for card in cards)


def reach(
    hand: str = "", pool: str = "", words: Sequence[str] = (), owners: Sequence[Seat] = ()
) -> rw.Reach:
    """What a seat may build with; the words are seat 0's unless owners are named."""
    box = Box()
    lexicon = tuple(
        rw.Word(number, owners[number] if owners else 0, box.cards(texts))
        for number, texts in enumerate(words)
    )
    return rw.Reach(box.cards(hand), box.cards(pool), lexicon)


def tokens(*goals: rw.Goal) -> tuple[rw.Token, ...]:
    """A token for each goal; a second ADD_ON is the second token of that goal."""
    left = list(rw.TOKENS)
    found = []
    for goal in goals:
        found.append(next(token for token in left if token.goal is goal))
        left.remove(found[-1])
    return tuple(found)


class Table(RuleTable[rw.State]):
    """Plays from a state in which everything lies as a test wants it; seat 0 is to move.

    The referee knows the words in `known`; every word if none are named.
    """

    def __init__(
        self,
        *hands: str,
        pool: str = "",
        words: Mapping[Seat, Sequence[str]] | None = None,
        deck: str = "",
        row: Collection[rw.Goal] = (),
        seats: int = 2,
        known: Collection[str] | None = None,
        **fields: Any,
    ) -> None:
        ruleset = rw.Ruleset(**fields)
        box = Box(ruleset.language)
        state = rw.new_state(ruleset, seats)
        for seat, hand in enumerate(hands):
            state = state.with_player(seat, hand=box.cards(hand))
        for seat, lexicon in (words or {}).items():
            for word in lexicon:
                state = state.with_word(seat, box.cards(word))
        lying = {"pool": box.cards(pool), "deck": box.cards(deck), "token_row": tokens(*row)}
        pile = tuple(token for token in rw.TOKENS if token not in lying["token_row"])
        state = state.but(phase=rw.Phase.PLAY, token_pile=pile, box=tuple(box.left), **lying)
        super().__init__(rw.RULES, state, known)

    # Looking

    @property
    def is_over(self) -> bool:
        return self.state.phase is rw.Phase.OVER

    @property
    def pool(self) -> str:
        return shown(self.state.pool)

    @property
    def deck(self) -> str:
        return shown(self.state.deck)

    @property
    def row(self) -> list[rw.Goal]:
        """The goals of the tokens that lie face up."""
        return [token.goal for token in self.state.token_row]

    def hand(self, seat: Seat = 0) -> str:
        return shown(self.state.players[seat].hand)

    def words(self, seat: Seat = 0) -> list[str]:
        return [shown(word.cards) for word in self.state.players[seat].words]

    def won(self, seat: Seat = 0) -> list[rw.Goal]:
        """The goals of the tokens that a seat has won."""
        return [token.goal for token in self.state.players[seat].tokens]

    def points(self, seat: Seat = 0) -> int:
        return rw.points(self.state.players[seat])

    # Acting

    def build_of(self, texts: str) -> rw.Build:
        """The build of these cards by whoever is to move.

        A card is looked for in the hand, then in the pool, then in words from the oldest on;
        "AT@pool" and "AT@words" say where else to take it from.
        """
        reach = self.state.reach(self.state.seat)
        in_words = tuple(card for word in reach.words for card in word.cards)
        places = {"hand": reach.hand, "pool": reach.pool, "words": in_words}
        left = {place: list(cards) for place, cards in places.items()}
        return rw.Build(tuple(_picked(text, left) for text in texts.split()))

    def build(self, texts: str) -> Told:
        """Whoever is to move lays these cards and says the word; no judgement yet."""
        return self.play(self.state.seat, self.build_of(texts))

    def claim(self, texts: str) -> Told:
        """Lay these cards, say the word and hear the dictionary, if it is asked."""
        built = self.build(texts)
        return (*built, *self.rule()) if self.is_ruling else built

    def refusals(self, texts: str) -> Reasons:
        """Every reason against building these cards."""
        return self.against(self.state.seat, self.build_of(texts))

    def pass_(self, exchanged: str = "") -> Told:
        """Whoever is to move passes and exchanges these cards of its hand."""
        left = {"hand": list(self.state.players[self.state.seat].hand)}
        numbers = tuple(_picked(text, left) for text in exchanged.split())
        return self.play(self.state.seat, rw.Pass(numbers))


def _picked(text: str, left: dict[str, list[rw.Card]]) -> int:
    """The number of a card, which is taken out of where it lies."""
    letters, _, place = text.partition("@")
    for where in (place,) if place else tuple(left):
        for card in left[where]:
            if card.text == letters:
                left[where].remove(card)
                return card.id
    raise AssertionError(f"no card {text} in {left}")


def dealt(seats: int, *, starter: Seat = 0, **fields: Any) -> rw.State:
    """A state after the deal, in which cards and tokens lie in the order of their numbers."""
    ruleset = rw.Ruleset(**fields)
    first = rw.RULES.new(ruleset, seats)
    cards = tuple(range(ruleset.deck_size(seats)))
    deal = rw.Deal(cards, tuple(token.id for token in rw.TOKENS), starter)
    return rw.RULES.apply(first, CHANCE, deal).state
