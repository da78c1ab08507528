"""Whether and how a word can be laid: cards of the hand, of the pool, and existing words (C7–C9).

A word that can be laid is an interleaving of strands: every single card is a strand of its own,
and every existing word is one whose cards keep their order and are all used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value

from .cards import Card, spelled


class Word(Value):
    """A word in somebody's lexicon."""

    id: int
    owner: Seat
    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        """Its letters."""
        return spelled(self.cards)


class Letters(Value):
    """A word to be laid of which only the letters are known."""

    text: str

    @property
    def end(self) -> int:
        """The place after its last letter."""
        return len(self.text)

    def after(self, place: int, card: str) -> int | None:
        """The place after a card that is laid at `place`, or None where it does not fit."""
        return place + len(card) if self.text.startswith(card, place) else None

    def holds(self, cards: Sequence[str]) -> bool:
        """Whether the cards occur in their order, with anything between them."""
        place = 0
        for card in cards:
            found = self.text.find(card, place)
            if found < 0:
                return False
            place = found + len(card)
        return True


class CardRow(Value):
    """A word to be laid of which the cards' texts are known."""

    texts: tuple[str, ...]

    @property
    def end(self) -> int:
        """The place after its last card."""
        return len(self.texts)

    def after(self, place: int, card: str) -> int | None:
        """The place after a card that is laid at `place`, or None where it does not fit."""
        return place + 1 if place < self.end and self.texts[place] == card else None

    def holds(self, cards: Sequence[str]) -> bool:
        """Whether the cards occur in their order, with anything between them."""
        rest = iter(self.texts)
        return all(card in rest for card in cards)


Target = Letters | CardRow


class Strand(Value):
    """Cards that keep their order and are used together: a single card, or an existing word."""

    cards: tuple[Card, ...]
    kind: tuple[object, ...]
    """Strands of the same kind are alike."""
    texts: tuple[str, ...]
    """The letters of each card."""
    word: Word | None = None


def _strand(cards: tuple[Card, ...], place: object, word: Word | None = None) -> Strand:
    texts = tuple(card.text for card in cards)
    return Strand(cards, (place, *texts), texts, word)


class Reach(Value, dict=True):
    """Everything that one seat may build with."""

    hand: tuple[Card, ...]
    pool: tuple[Card, ...]
    words: tuple[Word, ...]
    """All players' words."""

    @cached_property
    def places(self) -> dict[int, Card]:
        """Every card in reach by its number."""
        in_words = (card for word in self.words for card in word.cards)
        return {card.id: card for card in (*self.hand, *self.pool, *in_words)}

    @cached_property
    def texts(self) -> dict[int, str]:
        """The letters of every card in reach by its number."""
        return {number: card.text for number, card in self.places.items()}

    @cached_property
    def word_of(self) -> dict[int, Word]:
        """The word that a card lies in, by the card's number."""
        return {card.id: word for word in self.words for card in word.cards}

    @cached_property
    def strands(self) -> tuple[Strand, ...]:
        """Every card and every word, each as a strand."""
        singles = (
            _strand((card,), place)
            for place, cards in (("hand", self.hand), ("pool", self.pool))
            for card in cards
        )
        words = (_strand(word.cards, word.owner, word) for word in self.words)
        return (*singles, *words)


class WordLaying(Value):
    """One way to lay a word."""

    cards: tuple[Card, ...]
    """From the first letter on."""
    words: tuple[Word, ...]
    """The existing words that go into it."""


def layings(target: Target, reach: Reach, *, interleaves: bool = True) -> Iterator[WordLaying]:
    """Every way to lay `target` by C7–C9; ways that differ only in like cards come once.

    Cards are alike if they have the same letters and come from the same place: two T of the
    hand, or two words of the same cards and owner.
    """
    for laying in interleavings(target, reach, interleaves=interleaves):
        hand = sum(card in reach.hand for card in laying.cards)
        if len(laying.cards) > 1 and hand:
            yield laying


def interleavings(
    target: Target, reach: Reach, *, interleaves: bool = True
) -> Iterator[WordLaying]:
    """As `layings`, but cards of the hand need not be in it and one card is enough."""
    strands = [strand for strand in reach.strands if target.holds(strand.texts)]
    return _Search(target, strands, interleaves=interleaves).run()


class _Search:
    """Lays card after card and goes back where nothing goes on."""

    def __init__(self, target: Target, strands: list[Strand], *, interleaves: bool) -> None:
        self._target = target
        self._strands = strands
        self._interleaves = interleaves
        self._laid = [0] * len(strands)
        """How many cards of each strand are laid."""
        self._path: list[Card] = []
        self._dead: set[tuple[int, tuple[int, ...]]] = set()
        """Places from which nothing leads to the end, with what was laid before them."""

    def run(self) -> Iterator[WordLaying]:
        """All ways."""
        return self._from(0)

    def _from(self, place: int) -> Iterator[WordLaying]:
        if place == self._target.end:
            if self._is_whole():
                yield self._laying()
            return
        key = (place, tuple(self._laid))
        if key in self._dead:
            return
        is_dead = True
        for number, after in self._open(place):
            self._path.append(self._strands[number].cards[self._laid[number]])
            self._laid[number] += 1
            for laying in self._from(after):
                is_dead = False
                yield laying
            self._path.pop()
            self._laid[number] -= 1
        if is_dead:
            self._dead.add(key)

    def _open(self, place: int) -> list[tuple[int, int]]:
        """The strands that go on at a place, each with the place after its next card.

        Of like ones laid equally far, only the first.
        """
        is_shut = not self._interleaves and not self._is_whole()
        found, seen = [], set()
        for number, (strand, laid) in enumerate(zip(self._strands, self._laid, strict=True)):
            if laid == len(strand.texts) or (is_shut and not laid and strand.word is not None):
                continue
            after = self._target.after(place, strand.texts[laid])
            if after is not None and (strand.kind, laid) not in seen:
                seen.add((strand.kind, laid))
                found.append((number, after))
        return found

    def _is_whole(self) -> bool:
        """Whether no existing word is laid in part."""
        return all(
            laid in (0, len(strand.cards))
            for strand, laid in zip(self._strands, self._laid, strict=True)
        )

    def _laying(self) -> WordLaying:
        words = (
            strand.word
            for strand, laid in zip(self._strands, self._laid, strict=True)
            if laid and strand.word is not None
        )
        return WordLaying(tuple(self._path), tuple(words))
