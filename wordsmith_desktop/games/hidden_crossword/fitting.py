"""Which words of one length the letters and the alphabetical order of a sheet allow (W11, W14)."""

from __future__ import annotations

from collections import Counter

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.games.hidden_crossword.clues import Placement
from wordsmith_desktop.games.hidden_crossword.mark_table import Codes, Fits, letter_codes

Domains = npt.NDArray[np.bool_]
"""Shape (places, words): which words may stand in each place of the sheet's words of a length."""


class LetterFits:
    """Which words the letters of a puzzle allow, by where they lie beside its anchor."""

    def __init__(self, available: str, anchor: str, words: Codes) -> None:
        """Take words that can be laid with the letters available, which hold the anchor."""
        left = Counter(available) - Counter(anchor)
        missing = np.zeros(len(words), np.int64)
        for letter in set(available):
            missing += ((words == ord(letter)).sum(axis=1) - left[letter]).clip(min=0)
        shares = np.isin(words, letter_codes([anchor], len(anchor))).any(axis=1)
        self._apart: Fits = missing == 0
        self._crossing: Fits = (missing <= 1) & shares

    def allow(self, placement: Placement | None) -> Fits:
        """The words that may lie so, or in any way, beside the anchor itself.

        A crossbeam has exactly one tile of the anchor's; girder and post have none (W14).
        """
        if placement is None:
            return self._apart | self._crossing
        return self._crossing if placement is Placement.CROSSBEAM else self._apart


def in_order(domains: Domains, *, may_repeat: bool) -> Domains:
    """Without the words that are part of no row of words in alphabetical order.

    The words are in that order, and no row has one twice unless they `may_repeat`. A word may
    stand in its place if a row of smaller ones leads up to it and one of greater ones goes on
    from it; most room is left by rows of the smallest, and of the greatest, words that may be.
    """
    numbers = np.arange(domains.shape[1])
    step = 0 if may_repeat else 1
    found = domains.copy()
    least = 0
    for row in found:
        row &= numbers >= least
        least = int(numbers[row].min(initial=len(numbers))) + step
    most = len(numbers)
    for row in found[::-1]:
        row &= numbers <= most
        most = int(numbers[row].max(initial=-1)) - step
    return found
