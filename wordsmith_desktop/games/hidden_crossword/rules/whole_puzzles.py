"""What a whole puzzle may be, counted, listed and drawn by lot from all that was told of it.

A puzzle is a choice of words for the slots of the sheet, and of further words of lengths that were
not asked for, that together use up every letter beside the anchor. A word takes all its letters
but the one at which it crosses another; where a grid has more crossings than it needs to hang
together, some words take fewer still. How many ways lead to each heap of letters is worked out
once; to list them, or to draw one of them fairly, is then only a walk back.

Whether the words can be laid is not looked at here.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value

from .candidates import ClueKnowledge
from .clues import Placement
from .letter_heaps import HeapParts, Numbers, Takings
from .possible_puzzles import ListedWord, World

MOST_WORK: Final = 6_000_000
"""Heaps times words that are looked at for one count; a million takes about 20 ms."""
_CHUNK: Final = 1 << 19
"""Of them at once, so that memory stays small."""
_LYING_WORK: Final = 50
"""What it takes to find one way of a word to lie, in the same unit."""
_REDRAWN: Final = 6
"""So many times the puzzles asked for are drawn at most, since some have words out of order."""

Ways = npt.NDArray[np.float64]
"""Shape (extras + 1, heaps): whole numbers, exact below 2**53."""


class TooMuchWorkError(Exception):
    """So little is known that counting would take too long."""


class _Steps(Value, eq=False):
    """The takings by which one can come from a heap to others, and how many ways lead on."""

    takings: Numbers
    extras: Numbers
    heaps: Numbers
    sums: Ways
    """Running sums of the ways."""


class WholePuzzles:
    """All puzzles that explain what is known, whose words cross up to `extras` times too often."""

    def __init__(
        self,
        known: ClueKnowledge,
        slots: Sequence[ListedWord],
        free: Sequence[str],
        *,
        extras: int = 0,
    ) -> None:
        """`slots` and `free` are the words that may be there. Raises `TooMuchWorkError`."""
        self._known = known
        self._extras = extras
        self._heaps = HeapParts(known.available, known.anchor, free)
        self._work = 0
        words = (*free, *(word for slot in slots for word in slot.words))
        self.spend(sum(_ways_to_lie(len(word), extras) for word in words), _LYING_WORK)
        takings = {slot: self._takings(slot) for slot in slots}
        self._free = self._heaps.takings(tuple(free), extras)
        self._free_first = self._heaps.first_of(self._free)
        plans = [_Plan(self, own, takings) for own in _plans(known, slots)]
        self._cover = self._covered(max((plan.most_left for plan in plans), default=0))
        self._plans = [plan for plan in plans if plan.close(self._cover)]
        self._totals = [plan.total for plan in self._plans]
        self._covers: dict[tuple[int, int], _Steps] = {}

    @property
    def total(self) -> int:
        """At least as many as there are puzzles: some may be counted that cannot be."""
        return sum(self._totals)

    def all(self) -> tuple[World, ...]:
        """Every puzzle once."""
        found = dict[World, None]()
        for plan in self._plans:
            for chosen, extras, heap in plan.all():
                for further in self._all_covers(extras, heap):
                    world = self._world(plan.slots, chosen, further)
                    if world is not None:
                        found[world] = None
        return tuple(found)

    def drawn(self, rng: Rng, count: int) -> tuple[World, ...]:
        """So many puzzles, each way as likely; fewer where most of what is drawn cannot be."""
        found = list[World]()
        for _ in range(_REDRAWN * count if self.total else 0):
            plan = self._plans[rng.weighted(self._totals)]
            chosen, extras, heap = plan.drawn(rng)
            world = self._world(plan.slots, chosen, self._drawn_cover(rng, extras, heap))
            if world is not None:
                found.append(world)
                if len(found) == count:
                    break
        return tuple(found)

    # Inside

    def _takings(self, slot: ListedWord) -> Takings:
        answers = self._known.answers(slot.length, slot.place)
        crosses = any(one.placement is Placement.CROSSBEAM for one in answers)
        words = [word for word in slot.words if word != self._known.anchor]
        return self._heaps.takings(words, self._extras, at_anchor=crosses)

    def spend(self, heaps: int, takings: int) -> None:
        """Count work before it is done. Raises `TooMuchWorkError`."""
        self._work += heaps * takings
        if self._work > MOST_WORK:
            raise TooMuchWorkError

    @property
    def heaps(self) -> HeapParts:
        """What is taken of."""
        return self._heaps

    @property
    def extras(self) -> int:
        """How many crossings too many there may be."""
        return self._extras

    def _covered(self, most: int) -> Ways:
        """In how many ways the free words use up each heap of at most so many letters.

        The first letter of a heap is always used first, so that no order counts twice.
        """
        heaps, free = self._heaps, self._free
        ways: Ways = np.zeros((self._extras + 1, heaps.count))
        ways[0, 0] = 1
        numbers = np.arange(heaps.count)
        for letter in range(len(heaps.letters) - 1, -1, -1):
            takers = free.where(self._free_first == letter)
            at = numbers[(heaps.firsts == letter) & (heaps.sizes > 0) & (heaps.sizes <= most)]
            self.spend(len(at), len(takers))
            # A heap is used up from smaller ones, which are there in the order of their numbers.
            unit = heaps.lanes[at] >> 4 * letter & 7
            for digit in range(1, int(unit.max(initial=0)) + 1):
                self._cover_heaps(ways, at[unit == digit], takers)
        return ways

    def _cover_heaps(self, ways: Ways, at: Numbers, takers: Takings) -> None:
        if not len(takers):
            return
        heaps, step = self._heaps, max(1, _CHUNK // len(takers))
        for start in range(0, len(at), step):
            part = at[start : start + step]
            fits = heaps.holds(heaps.lanes[part][:, None], takers.lanes[None, :])
            row, taker = fits.nonzero()
            left = part[row] - takers.numbers[taker]
            for extra, more in _pairs(self._extras):
                has = takers.extras[taker] == more
                found = np.bincount(row[has], ways[extra, left[has]], len(part))
                ways[extra + more, part] += found

    def _cover_steps(self, extras: int, heap: int) -> _Steps:
        key = extras, heap
        if key not in self._covers:
            heaps, free = self._heaps, self._free
            takers = (self._free_first == heaps.firsts[heap]).nonzero()[0]
            takers = takers[heaps.holds(heaps.lanes[heap : heap + 1], free.lanes[takers])]
            self._covers[key] = _steps(
                takers, extras - free.extras[takers], heap - free.numbers[takers], self._cover
            )
        return self._covers[key]

    def _all_covers(self, extras: int, heap: int) -> Iterator[tuple[str, ...]]:
        if not heap:
            if not extras:
                yield ()
            return
        steps = self._cover_steps(extras, heap)
        for at, taking in enumerate(steps.takings.tolist()):
            word = self._free.words[self._free.which[taking]]
            for others in self._all_covers(int(steps.extras[at]), int(steps.heaps[at])):
                yield word, *others

    def _drawn_cover(self, rng: Rng, extras: int, heap: int) -> tuple[str, ...]:
        words = list[str]()
        while heap:
            steps = self._cover_steps(extras, heap)
            at = _pick(rng, steps.sums)
            words.append(self._free.words[self._free.which[steps.takings[at]]])
            extras, heap = int(steps.extras[at]), int(steps.heaps[at])
        return tuple(words)

    def _world(
        self, slots: tuple[ListedWord, ...], chosen: tuple[str, ...], further: tuple[str, ...]
    ) -> World | None:
        """The puzzle of these words beside the anchor; None where the sheet would have others."""
        known = self._known
        words = (*chosen, *further, known.anchor)
        if not known.may_repeat and len(set(words)) < len(words):
            return None
        rows = Counter[int]()
        world = tuple(sorted(words, key=lambda word: (len(word), word)))
        listed = list(world)
        if not known.counts_anchor:
            listed.remove(known.anchor)
        by_slot = dict(zip(((one.length, one.place) for one in slots), chosen, strict=True))
        for word in listed:
            slot = len(word), rows[len(word)]
            rows[len(word)] += 1
            if by_slot.get(slot, word) != word:
                return None
        return world


class _Plan:
    """The ways to fill the slots, with the anchor in one of its places."""

    def __init__(
        self, whole: WholePuzzles, slots: tuple[ListedWord, ...], takings: dict[ListedWord, Takings]
    ) -> None:
        # Little support at the beginning keeps all of it small.
        self.slots = tuple(sorted(slots, key=lambda slot: len(takings[slot])))
        self._whole = whole
        self._takings = [takings[slot] for slot in self.slots]
        first: Ways = np.zeros((whole.extras + 1, whole.heaps.count))
        first[0, 0] = 1
        self._ways = [first]
        for one in self._takings:
            self._ways.append(self._filled(self._ways[-1], one))
        support = _reached(self._ways[-1])
        size = int(whole.heaps.sizes[whole.heaps.whole])
        self.most_left = size - int(whole.heaps.sizes[support].min(initial=size))
        """Letters that are left for other words, at the most."""
        none: Numbers = np.zeros(0, np.int64)
        self._ends = _steps(none, none, none, first)
        self._cover_extras = none
        self._steps: dict[tuple[int, int, int], _Steps] = {}

    def _filled(self, before: Ways, takings: Takings) -> Ways:
        """How many ways there are to have taken each heap after one slot more."""
        heaps, extras = self._whole.heaps, self._whole.extras
        after: Ways = np.zeros_like(before)
        at = _reached(before)
        self._whole.spend(len(at), len(takings))
        step = max(1, _CHUNK // max(1, len(takings)))
        lanes = int(heaps.lanes[heaps.whole])
        for start in range(0, len(at), step):
            part = at[start : start + step]
            fits = heaps.holds(lanes - heaps.lanes[part][:, None], takings.lanes[None, :])
            row, taking = fits.nonzero()
            heap = part[row]
            taken = heap + takings.numbers[taking]
            for extra, more in _pairs(extras):
                has = takings.extras[taking] == more
                found = np.bincount(taken[has], before[extra, heap[has]], heaps.count)
                after[extra + more] += found
        return after

    def close(self, cover: Ways) -> bool:
        """Find the ways in which the rest can be used up; whether there are any."""
        heaps, last = self._whole.heaps, self._ways[-1]
        found = list[tuple[Numbers, Numbers, Numbers, Ways]]()
        for extra, more in _pairs(self._whole.extras):
            taken = (last[extra] > 0).nonzero()[0]
            ways = last[extra, taken] * cover[more, heaps.whole - taken]
            some: Numbers = np.full(len(taken), extra)
            found.append((taken, some, np.full(len(taken), more), ways))
        every = [np.concatenate(one) for one in zip(*found, strict=True)]
        kept = every[3] > 0
        ends, extras, self._cover_extras, counted = (one[kept] for one in every)
        self._ends = _Steps(ends, extras, heaps.whole - ends, counted.cumsum())
        return len(ends) > 0

    @property
    def total(self) -> int:
        """How many ways there are."""
        return int(self._ends.sums[-1])

    def all(self) -> Iterator[tuple[tuple[str, ...], int, int]]:
        """Words for the slots, and the extras and the heap that are left for other words."""
        for at in range(len(self._ends.takings)):
            taken, extras = int(self._ends.takings[at]), int(self._ends.extras[at])
            for chosen in self._all_from(len(self.slots), extras, taken):
                yield chosen, int(self._cover_extras[at]), int(self._ends.heaps[at])

    def _all_from(self, slot: int, extras: int, taken: int) -> Iterator[tuple[str, ...]]:
        if not slot:
            yield ()
            return
        steps, takings = self._back(slot, extras, taken), self._takings[slot - 1]
        for at, taking in enumerate(steps.takings.tolist()):
            word = takings.words[takings.which[taking]]
            for before in self._all_from(slot - 1, int(steps.extras[at]), int(steps.heaps[at])):
                yield *before, word

    def drawn(self, rng: Rng) -> tuple[tuple[str, ...], int, int]:
        """The same, drawn by lot."""
        end = _pick(rng, self._ends.sums)
        taken, extras = int(self._ends.takings[end]), int(self._ends.extras[end])
        words = list[str]()
        for slot in range(len(self.slots), 0, -1):
            steps, takings = self._back(slot, extras, taken), self._takings[slot - 1]
            at = _pick(rng, steps.sums)
            words.append(takings.words[takings.which[steps.takings[at]]])
            extras, taken = int(steps.extras[at]), int(steps.heaps[at])
        return tuple(reversed(words)), int(self._cover_extras[end]), int(self._ends.heaps[end])

    def _back(self, slot: int, extras: int, taken: int) -> _Steps:
        """The ways to have taken a heap with the slots up to that one, by its word."""
        key = slot, extras, taken
        if key not in self._steps:
            heaps, takings = self._whole.heaps, self._takings[slot - 1]
            fits = heaps.holds(heaps.lanes[taken : taken + 1], takings.lanes).nonzero()[0]
            self._steps[key] = _steps(
                fits,
                extras - takings.extras[fits],
                taken - takings.numbers[fits],
                self._ways[slot - 1],
            )
        return self._steps[key]


def _steps(takings: Numbers, extras: Numbers, heaps: Numbers, ways: Ways) -> _Steps:
    """Those that lead anywhere."""
    counted = np.where(extras >= 0, ways[extras, heaps], 0)
    kept = counted > 0
    return _Steps(takings[kept], extras[kept], heaps[kept], counted[kept].cumsum())


def _ways_to_lie(length: int, extras: int) -> int:
    """In how many ways a word of so many letters may cross others, at the most."""
    return sum(math.comb(length, crossings) for crossings in range(1, extras + 2))


def _reached(ways: Ways) -> Numbers:
    """The heaps that there is a way to."""
    found: Numbers = ways.sum(axis=0).nonzero()[0]
    return found


def _pairs(extras: int) -> Iterator[tuple[int, int]]:
    """Extras so far and further ones that do not become too many together."""
    return ((some, more) for some in range(extras + 1) for more in range(extras + 1 - some))


def _pick(rng: Rng, sums: Ways) -> int:
    return int(sums.searchsorted(rng.below(int(sums[-1])), side="right"))


def _plans(known: ClueKnowledge, slots: Sequence[ListedWord]) -> Iterator[tuple[ListedWord, ...]]:
    """The slots of all words but the anchor, for every place that it may have."""
    if not known.counts_anchor or known.count_of(len(known.anchor)) is None:
        yield tuple(slots)
        return
    for own in slots:
        if known.anchor in own.words:
            yield tuple(slot for slot in slots if slot is not own)
