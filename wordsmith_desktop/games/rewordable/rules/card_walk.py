"""Every way to lay every word of a trie, found card by card (C7–C9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.lexicon.trie import NOTHING, ROOT, Bits, Trie, bits_of

from .cards import Card, Colour
from .laying import Reach
from .tokens import Making

_COLOURS: Final[Mapping[int, frozenset[Colour]]] = {
    bits: frozenset(colour for place, colour in enumerate(Colour) if bits >> place & 1)
    for bits in range(1 << len(Colour))
}
"""Colours by a bit for each of them."""
_HALF: Final = 13
_BITS_SET: Final = np.array([bits.bit_count() for bits in range(1 << _HALF)], np.intp)
"""How many bits are set in half of a node's bits."""

_Numbers: TypeAlias = npt.NDArray[np.intp]
_Bits: TypeAlias = npt.NDArray[np.uint32]


@dataclass(slots=True)
class WordWay:
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


def ways_of_all(reach: Reach, trie: Trie, *, interleaves: bool = True) -> list[WordWay]:
    """Every way to lay every word of the trie by C7–C9.

    Those of one word come in the order of their strands: hand, pool, existing words.
    """
    found = list(_Walk(reach, trie, interleaves=interleaves).found())
    found.sort(key=lambda way: [step.strand for step in way[1]])
    return [_way(place, steps) for place, steps in found]


class _Step(NamedTuple):
    """The next card of a strand, all that there is to know of it."""

    card: int
    """Its number."""
    text: Bits
    """The bits of its letters; none behind a strand's last card."""
    strand: int
    is_hand: int = 0
    is_pool: int = 0
    word: int = 0
    """The bit of the existing word that it belongs to."""
    begins: bool = False
    """Whether it is the first card of that word."""
    owes: int = 0
    """How many more letters of that word are owed once it is laid; less than none if it was begun
    before."""
    needs: int = 0
    """The bits of its letters and of all of that word after it."""

    @property
    def lacking(self) -> int:
        """The bits of the letters that are owed as long as it is not laid."""
        return self.needs if self.word and not self.begins else 0


class _Steps:
    """All that can be laid, with a column for each thing to know.

    What can be laid are strands, as in `layings`: like cards of the hand or of the pool, of which
    any number may be laid, and existing words, which are laid as a whole or not at all. The steps
    of a strand follow each other, and behind them comes one that no letter leads to.
    """

    def __init__(self, reach: Reach) -> None:
        self.all: Final = list[_Step]()
        first: list[int] = []
        for steps in _strands(reach):
            first.append(len(self.all))
            self.all.extend(steps)
        self.first: Final = np.array(first, np.intp)
        """The first step of each strand."""
        texts = np.zeros((len(self.all), len(Colour)), np.uint32)
        for row, step in zip(texts, self.all, strict=True):
            row[: len(step.text)] = step.text
        self.letters: Final[_Bits] = texts.T.copy()
        """The bit of each letter, or 0; shape (letters, steps)."""
        self.is_hand: Final = np.array([step.is_hand for step in self.all], np.bool_)
        self.begins: Final = np.array([step.begins for step in self.all], np.bool_)
        self.owes: Final = np.array([step.owes for step in self.all], np.intp)
        self.needs: Final = np.array([step.needs for step in self.all], np.uint32)
        self.lacking: Final = np.array([step.lacking for step in self.all], np.uint32)


def _strands(reach: Reach) -> Iterator[list[_Step]]:
    """The steps of each strand: hand, pool and existing words."""
    strand = 0
    for is_pool, cards in enumerate((reach.hand, reach.pool)):
        for alike in _alike(cards):
            text = bits_of(alike[0].text)
            needs = reduce(or_, text)
            loose = (strand, 1 - is_pool, is_pool, 0, False, 0, needs)
            yield [*(_Step(card.id, text, *loose) for card in alike), _Step(-1, (), strand)]
            strand += 1
    for place, word in enumerate(reach.words):
        yield [*_of_word(word.cards, strand, 1 << place), _Step(-1, (), strand)]
        strand += 1


def _of_word(cards: Sequence[Card], strand: int, word: int) -> Iterator[_Step]:
    """The steps of an existing word."""
    texts = [bits_of(card.text) for card in cards]
    for at, card in enumerate(cards):
        rest = [bit for text in texts[at:] for bit in text]
        owes = -len(texts[at]) if at else len(rest) - len(texts[at])
        yield _Step(card.id, texts[at], strand, 0, 0, word, not at, owes, reduce(or_, rest))


class _Nodes:
    """The nodes of a trie as columns, for many of them at once."""

    def __init__(self, trie: Trie) -> None:
        self.masks: Final[_Bits] = np.frombuffer(trie.masks, np.uint32)
        self.below: Final[_Bits] = np.frombuffer(trie.below, np.uint32)
        self.ends: Final = np.frombuffer(trie.ends, np.int32)
        self.rest: Final = np.frombuffer(trie.rest, np.uint8)
        self._first = np.frombuffer(trie.first, np.int32)

    def after(self, nodes: _Numbers, bits: _Bits) -> _Numbers:
        """The node after each by a letter that follows it."""
        before = self.masks[nodes] & (bits - np.uint32(1))
        low, high = before & np.uint32((1 << _HALF) - 1), before >> np.uint32(_HALF)
        found: _Numbers = self._first[nodes] + _BITS_SET[low] + _BITS_SET[high]
        return found


class _Rows(NamedTuple):
    """Beginnings of as many cards each, one entry (or row) for one, in the order of strands."""

    nodes: _Numbers
    at: _Numbers
    """The next step of each strand, shape (n, strands)."""
    owed: _Numbers
    """How many letters of existing words that are begun are still to be laid."""
    has_hand: npt.NDArray[np.bool_]
    """Whether a card of the hand is laid."""


class _Walk:
    """Lays card after card as long as some word begins so, all beginnings of a length at once.

    All is in columns: this is where a player that is no person spends its time.
    """

    def __init__(self, reach: Reach, trie: Trie, *, interleaves: bool) -> None:
        self._steps, self._nodes = _Steps(reach), _Nodes(trie)
        self._interleaves = interleaves
        self._laid: list[tuple[_Numbers, _Numbers]] = []
        """By card: which row before each row goes on from, and the step that it takes."""

    def found(self) -> Iterator[tuple[int, list[_Step]]]:
        """Every way: the place of its word, and its steps."""
        none = np.zeros(1, np.intp)
        rows = _Rows(none + ROOT, self._steps.first[None], none, none > 0)
        while len(rows.nodes):
            rows = self._next(rows)
            if len(self._laid) > 1:
                yield from self._whole(rows)

    def _next(self, rows: _Rows) -> _Rows:
        """Lay one more card in every way after which words can end."""
        steps, nodes = self._steps, self._nodes
        froms, strands, taken, after = self._fitting(rows)
        owed = rows.owed[froms] + steps.owes[taken]
        # What this strand lacks is looked at first: most fall by it, and all strands take longer.
        keep = owed <= nodes.rest[after]
        keep &= steps.lacking[taken + 1] & ~nodes.below[after] == 0
        froms, strands, taken, after, owed = _only(keep, froms, strands, taken, after, owed)
        at = rows.at[froms]
        at[np.arange(len(at)), strands] += 1
        lacking = np.bitwise_or.reduce(steps.lacking[at], axis=1)
        keep = lacking & ~nodes.below[after] == 0
        froms, taken, after, owed, at = _only(keep, froms, taken, after, owed, at)
        self._laid.append((froms, taken))
        return _Rows(after, at, owed, rows.has_hand[froms] | steps.is_hand[taken])

    def _fitting(self, rows: _Rows) -> tuple[_Numbers, _Numbers, _Numbers, _Numbers]:
        """Every step after which some word goes on: its row, strand, number, and node after it."""
        steps, nodes = self._steps, self._nodes
        heads = steps.letters[0][rows.at] & nodes.masks[rows.nodes][:, None]
        # Two-dimensional `nonzero` takes four times as long.
        froms, strands = np.divmod(np.flatnonzero(heads != 0), len(steps.first))
        taken = rows.at[froms, strands]
        keep = steps.needs[taken] & ~nodes.below[rows.nodes][froms] == 0
        if not self._interleaves:
            keep &= ~steps.begins[taken] | (rows.owed[froms] == 0)
        froms, strands, taken = _only(keep, froms, strands, taken)
        after = nodes.after(rows.nodes[froms], steps.letters[0][taken])
        for letters in steps.letters[1:]:
            bits = letters[taken]
            keep = nodes.masks[after] & bits == bits
            froms, strands, taken, after, bits = _only(keep, froms, strands, taken, after, bits)
            more = np.flatnonzero(bits)
            after[more] = nodes.after(after[more], bits[more])
        return froms, strands, taken, after

    def _whole(self, rows: _Rows) -> Iterator[tuple[int, list[_Step]]]:
        """The beginnings that are whole words, with a card of the hand."""
        ends = self._nodes.ends[rows.nodes]
        at = np.flatnonzero(rows.has_hand & (rows.owed == 0) & (ends != NOTHING))
        places, path = ends[at].tolist(), []
        for froms, taken in reversed(self._laid):
            path.append(taken[at].tolist())
            at = froms[at]
        for place, *numbers in zip(places, *reversed(path), strict=True):
            yield place, [self._steps.all[number] for number in numbers]


def _only(keep: npt.NDArray[np.bool_], *columns: npt.NDArray[Any]) -> list[npt.NDArray[Any]]:
    """Some rows of some columns."""
    places = np.flatnonzero(keep)
    return [column[places] for column in columns]


def _way(place: int, steps: Sequence[_Step]) -> WordWay:
    """A word laid in these steps."""
    return WordWay(
        place,
        cards=tuple([step.card for step in steps]),
        letters=sum([len(step.text) for step in steps]),
        from_hand=sum([step.is_hand for step in steps]),
        from_pool=sum([step.is_pool for step in steps]),
        colours=reduce(or_, [1 << (len(step.text) - 1) for step in steps]),
        words=reduce(or_, [step.word for step in steps]),
    )


def _alike(cards: Sequence[Card]) -> Iterator[list[Card]]:
    """Cards with the same letters together, in their order."""
    by_text: dict[str, list[Card]] = {}
    for card in cards:
        by_text.setdefault(card.text, []).append(card)
    yield from by_text.values()
