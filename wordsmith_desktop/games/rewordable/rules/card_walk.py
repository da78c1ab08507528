"""Every way to lay every word of a trie, found card by card (C7–C9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from wordsmith_desktop.lexicon.trie import NOTHING, ROOT, Bits, Trie, bits_of

from .cards import Card, Colour
from .laying import Reach
from .tokens import Making

_COLOURS: Final[Mapping[int, frozenset[Colour]]] = {
    bits: frozenset(colour for place, colour in enumerate(Colour) if bits >> place & 1)
    for bits in range(1 << len(Colour))
}
"""Colours by a bit for each of them."""


Made: TypeAlias = tuple[int, int, int, int, int]
"""Letters, cards of the hand and of the pool, and the bits of colours and of existing words."""


@dataclass(slots=True)
class Way:
    """One way to lay one word; ways that differ only in like cards are found once.

    Not frozen, since a frozen one takes three times as long to make, and there are thousands.
    """

    place: int
    """The word's place in the index."""
    cards: tuple[int, ...]
    """The numbers of its cards, from the first letter on."""
    letters: int
    from_hand: int
    from_pool: int
    colours: int
    """Bit 0 for blue, 1 for pink, 2 for yellow."""
    words: int
    """Bit i where the i-th existing word in reach is in it."""

    @property
    def making(self) -> Making:
        """What counts of it for tokens."""
        return Making(
            cards=len(self.cards),
            letters=self.letters,
            colours=_COLOURS[self.colours],
            from_hand=self.from_hand,
            from_pool=self.from_pool,
            is_added_on=self.words > 0,
        )


def ways_of_all(reach: Reach, trie: Trie, *, interleaves: bool = True) -> list[Way]:
    """Every way to lay every word of the trie by C7–C9, by the alphabet."""
    walk = _Walk(reach, trie, interleaves=interleaves)
    walk.go(ROOT, 0, 0, (0, 0, 0, 0, 0))
    return walk.found


class _Step(NamedTuple):
    """The next card of a strand, all that there is to know of it at hand."""

    tail: Bits
    """Its letters but for the first."""
    letters: int
    colour: int
    """The bit of its colour."""
    number: int
    is_hand: int
    is_pool: int
    word: int
    """The bit of the existing word that it belongs to."""
    owes: int
    """How many more letters of that word are owed once it is laid; less than none if it was begun
    before."""
    lacks: int
    """The bits of all letters of that word after it."""
    head: int
    """The bit of the first letter of the strand's card after it; 0 where there is none."""


class _Walk:
    """Lays card after card as long as some word begins so, and goes back.

    What can be laid are strands, as in `layings`: like cards of the hand or of the pool, of which
    any number may be laid, and existing words, which are laid as a whole or not at all. The
    position is in plain lists, and one function does most of the work: this is where a player that
    is no person spends its time.
    """

    def __init__(self, reach: Reach, trie: Trie, *, interleaves: bool) -> None:
        self.found: list[Way] = []
        self._trie = trie
        self._interleaves = interleaves
        self._path: list[int] = []
        self._strands: list[list[_Step]] = []
        self._heads: list[int] = []
        """By strand, the bit of the next card's first letter; 0 where nothing is left."""
        for place, cards in enumerate((reach.hand, reach.pool)):
            for alike in _alike(cards):
                self._add(alike, (1 - place, place, 0))
        for place, word in enumerate(reach.words):
            self._add(word.cards, (0, 0, 1 << place))
        self._laid = [0] * len(self._strands)

    def _add(self, cards: Sequence[Card], kind: tuple[int, int, int]) -> None:
        texts = [bits_of(card.text) for card in cards]
        rests = [[bit for text in texts[at:] for bit in text] for at in range(len(texts) + 1)]
        steps = []
        for at, (card, text) in enumerate(zip(cards, texts, strict=True)):
            owes = lacks = 0
            if kind[2]:
                owes = -len(text) if at else len(rests[1])
                lacks = reduce(or_, rests[at + 1], 0)
            head = texts[at + 1][0] if at + 1 < len(texts) else 0
            colour = 1 << (len(text) - 1)
            steps.append(_Step(text[1:], len(text), colour, card.id, *kind, owes, lacks, head))
        self._strands.append(steps)
        self._heads.append(texts[0][0])

    def go(self, node: int, owed: int, lacking: int, made: Made) -> None:
        """Go on from a node.

        `owed` letters of existing words that are begun are still to be laid; of these letters are
        the bits in `lacking`.
        """
        trie, masks, heads = self._trie, self._trie.masks, self._heads
        if not owed and made[1] and len(self._path) > 1 and trie.ends[node] != NOTHING:
            self.found.append(Way(trie.ends[node], tuple(self._path), *made))
        mask = masks[node]
        for number, head in enumerate(heads):
            if not head & mask:
                continue
            step = self._strands[number][self._laid[number]]
            after = trie.first[node] + (mask & (head - 1)).bit_count()
            for bit in step.tail:
                follow = masks[after]
                if not follow & bit:
                    break
                after = trie.first[after] + (follow & (bit - 1)).bit_count()
            else:
                below = trie.below[after]
                if owed + step.owes <= trie.rest[after] and not step.lacks & ~below:
                    self._lay(number, step, after, owed, lacking, made)

    def _lay(
        self, number: int, step: _Step, after: int, owed: int, lacking: int, made: Made
    ) -> None:
        """Lay the next card of a strand, if words can end after it, go on, and take it back."""
        laid = self._laid[number]
        if step.word:
            if owed and not laid and not self._interleaves:
                return
            lacking = self._lacking(number, step)
        if lacking & ~self._trie.below[after]:
            return
        head = self._heads[number]
        self._path.append(step.number)
        self._laid[number] = laid + 1
        self._heads[number] = step.head
        letters, hand, pool, colours, words = made
        made = (
            letters + step.letters,
            hand + step.is_hand,
            pool + step.is_pool,
            colours | step.colour,
            words | step.word,
        )
        self.go(after, owed + step.owes, lacking, made)
        self._heads[number] = head
        self._laid[number] = laid
        self._path.pop()

    def _lacking(self, number: int, step: _Step) -> int:
        """The bits of the letters owed, once a card of an existing word is laid."""
        found = step.lacks
        for other, laid in enumerate(self._laid):
            if laid and other != number:
                found |= self._strands[other][laid - 1].lacks
        return found


def _alike(cards: Sequence[Card]) -> Iterator[list[Card]]:
    """Cards with the same letters together, in their order."""
    by_text: dict[str, list[Card]] = {}
    for card in cards:
        by_text.setdefault(card.text, []).append(card)
    yield from by_text.values()
