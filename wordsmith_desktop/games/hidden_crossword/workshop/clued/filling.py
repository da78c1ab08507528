"""Fills the empty squares of a diagram with words, looking ahead over all crossings.

A search: after each word all slots keep only what still fits every word that crosses them. Limits
count tries, never time, so that the same diagram, words and number give the same fill.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.bots.bot import ShouldStop
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value

from ...rules.crossword import Cell
from .diagram import Diagram, WordSlot
from .fill_words import LETTERS, A, FillWords

Places = npt.NDArray[np.intp]
"""Rows of the words of a length."""
_TRIED: Final = 48
"""Words that are looked at for a slot, the best ones first."""
_BRANCHES: Final = 6
"""Of these so many are tried."""
_FAILS: Final = 60
"""Dead ends after which the search begins anew, with what it has learned."""
_RESTARTS: Final = 60
_JITTER: Final = 12
"""By how much chance moves a word's score."""


class _Crossing(Value):
    """Where two slots share a cell."""

    place: int
    other: int
    other_place: int


class _StoppedError(Exception):
    """Nobody waits any more."""


class _DeadEndsError(Exception):
    """So many dead ends that it is better to begin anew."""


def filled(
    diagram: Diagram,
    words: FillWords,
    rng: Rng,
    *,
    should_stop: ShouldStop = lambda: False,
) -> Diagram | None:
    """The diagram with a letter in every square that a word goes through; what stands, stays.

    None where no fill was found, or it was stopped. Words that stand whole already need not be
    listed; none is used twice.
    """
    search = _Search(diagram, words, rng, should_stop)
    letters = search.run()
    return None if letters is None else diagram.with_letters(letters)


class _Search:
    """One search, which learns from restart to restart which slots are hard."""

    def __init__(
        self, diagram: Diagram, words: FillWords, rng: Rng, should_stop: ShouldStop
    ) -> None:
        self._diagram, self._words, self._rng = diagram, words, rng
        self._should_stop = should_stop
        letters = diagram.letters
        # What stands whole is its author's and asks for nothing.
        self._slots = [
            slot for slot in diagram.slots if any(cell not in letters for cell in slot.cells)
        ]
        self._crossings = crossings_of(self._slots)
        self._weights = [1.0] * len(self._slots)
        self._used = frozenset(
            diagram.word(slot) for slot in diagram.slots if slot not in self._slots
        )
        self._fails = 0

    def run(self) -> Mapping[Cell, str] | None:
        """The letters of a whole fill; None for none."""
        start = self._start()
        if start is None:
            return None
        for restart in range(_RESTARTS):
            self._fails = 0
            try:
                found = self._search(start, _FAILS * (1 + restart // 4))
            except _DeadEndsError:
                continue
            except _StoppedError:
                return None
            # Not all words are tried: that none of these goes in does not mean that none does.
            if found is not None:
                return self._letters(found)
        return None

    def _start(self) -> list[Places] | None:
        domains = [
            self._words.fitting(self._pattern(slot), without=self._used) for slot in self._slots
        ]
        if any(not len(domain) for domain in domains):
            return None
        return self._propagated(domains, range(len(domains)))

    def _pattern(self, slot: WordSlot) -> str:
        return self._diagram.word(slot)

    def _search(self, domains: list[Places], most_fails: int) -> list[Places] | None:
        if self._should_stop():
            raise _StoppedError
        open_ones = [at for at, domain in enumerate(domains) if len(domain) > 1]
        if not open_ones:
            return domains
        slot = min(open_ones, key=lambda at: log(len(domains[at]) + 1) / self._weights[at])
        for word in self._branches(domains, slot):
            tried = list(domains)
            tried[slot] = domains[slot][word : word + 1]
            narrowed = self._propagated(tried, (slot,))
            if narrowed is None:
                self._fails += 1
                if self._fails > most_fails:
                    raise _DeadEndsError
                continue
            found = self._search(narrowed, most_fails)
            if found is not None:
                return found
        self._weights[slot] += 0.3
        return None

    def _branches(self, domains: Sequence[Places], slot: int) -> Iterable[int]:
        """The words to be tried, as places in the slot's domain: those that leave most across."""
        domain = domains[slot]
        rows = self._words.of(len(self._slots[slot].cells))
        order = np.arange(len(domain))
        noise = np.array([self._rng.below(_JITTER) for _ in range(min(len(order), 4 * _TRIED))])
        order = order[: len(noise)]
        scores = rows.scores[domain[order]].astype(np.float64) + noise
        for crossing in self._crossings[slot]:
            counts = self._counts(domains, crossing)
            codes = rows.codes[domain[order], crossing.place]
            scores += 6.0 * np.log(counts[codes] + 1e-9)
        best = np.argsort(-scores, kind="stable")[:_BRANCHES]
        return [int(order[one]) for one in best]

    def _counts(self, domains: Sequence[Places], crossing: _Crossing) -> npt.NDArray[np.intp]:
        """How many words across have each letter there."""
        other = self._words.of(len(self._slots[crossing.other].cells))
        codes = other.codes[domains[crossing.other], crossing.other_place]
        return np.bincount(codes, minlength=LETTERS)

    def _propagated(self, domains: list[Places], changed: Iterable[int]) -> list[Places] | None:
        """What still fits everywhere; None where a slot is left with nothing."""
        waiting = dict.fromkeys(changed)
        while waiting:
            slot = next(iter(waiting))
            del waiting[slot]
            if len(domains[slot]) == 1 and not self._claim(domains, slot, waiting):
                return None
            codes = self._words.of(len(self._slots[slot].cells)).codes
            for crossing in self._crossings[slot]:
                letters = np.zeros(LETTERS, np.bool_)
                letters[codes[domains[slot], crossing.place]] = True
                if letters.all():
                    continue
                if not self._keep(domains, crossing, letters, waiting):
                    return None
        return domains

    def _keep(
        self,
        domains: list[Places],
        crossing: _Crossing,
        letters: npt.NDArray[np.bool_],
        waiting: dict[int, None],
    ) -> bool:
        other = crossing.other
        rows = self._words.of(len(self._slots[other].cells))
        fits = letters[rows.codes[domains[other], crossing.other_place]]
        if fits.all():
            return True
        domains[other] = domains[other][fits]
        if not len(domains[other]):
            self._weights[other] += 1.0
            return False
        waiting[other] = None
        return True

    def _claim(self, domains: list[Places], slot: int, waiting: dict[int, None]) -> bool:
        """Take a word from all other slots; whether each has one left."""
        word, length = domains[slot][0], len(self._slots[slot].cells)
        for other, domain in enumerate(domains):
            if other == slot or len(self._slots[other].cells) != length:
                continue
            at = np.flatnonzero(domain == word)
            if len(at):
                domains[other] = np.delete(domain, at)
                if not len(domains[other]):
                    return False
                waiting[other] = None
        return True

    def _letters(self, domains: Sequence[Places]) -> dict[Cell, str]:
        found = {}
        for slot, domain in zip(self._slots, domains, strict=True):
            codes = self._words.of(len(slot.cells)).codes[domain[0]]
            found.update({cell: chr(A + one) for cell, one in zip(slot.cells, codes, strict=True)})
        return found


def crossings_of(slots: Sequence[WordSlot]) -> list[list[_Crossing]]:
    """For every slot where it shares cells with others."""
    through: defaultdict[Cell, list[tuple[int, int]]] = defaultdict(list)
    for at, slot in enumerate(slots):
        for place, cell in enumerate(slot.cells):
            through[cell].append((at, place))
    found: list[list[_Crossing]] = [[] for _ in slots]
    for pair in through.values():
        if len(pair) == 2:
            (one, place), (other, other_place) = pair
            found[one].append(_Crossing(place, other, other_place))
            found[other].append(_Crossing(other_place, one, place))
    return found
