"""Word tables of somebody's own words, alone or beside ours, and ours without some."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..folding import fold
from ..index import WORD_BYTES
from ..spelling import shape_of
from ..store import BLOCKED, CONTRACTION, NOUN, VULGAR, WordColumns, check_sum

EVERYDAY: Final = 48
"""Commonness that a class list's words have at least, so that every computer knows them."""
_WIDELY: Final = 3
"""How widely known such words are, see `WordColumns.known`."""
_FAIRLY: Final = 2
"""The same of words of which only an estimate is known."""
_KEPT_FLAGS: Final = np.uint8(VULGAR | NOUN | CONTRACTION)
_NONE: Final = np.empty(0, np.uint32)
_NO_WORDS: Final = np.empty(0, f"S{WORD_BYTES}")

Words = npt.NDArray[np.bytes_]
Estimate = Callable[[Words], npt.NDArray[np.uint8]]


def columns_of(
    words: Mapping[str, str], ours: WordColumns | None = None, estimate: Estimate | None = None
) -> WordColumns:
    """Make the table of some words, given as spelling by folded word.

    What they have in common with `ours` is taken from there: how common and known they are, how
    they are spelled, and whether they are for every table. The others are as common as
    `estimate` says.
    """
    listed, long_words = _sorted(words)
    table, is_ours = _known_of(listed, long_words, ours, estimate)
    return _spelled(table, words, ~is_ours)


def columns_of_forms(
    listed: Words,
    spellings: Words,
    ours: WordColumns | None = None,
    estimate: Estimate | None = None,
) -> WordColumns:
    """The same of ascending words, and their spellings in UTF-8; b"" for those that are lower case
    as they are folded.
    """
    table, is_ours = _known_of(listed, _NONE, ours, estimate)
    is_odd = (spellings != b"") & ~is_ours
    if ours is not None:
        odd = is_odd.nonzero()[0].tolist()
        words = {listed[place].decode(): spellings[place].decode() for place in odd}
        return _spelled(table, words, is_odd)
    return table.replaced(
        odd_places=is_odd.nonzero()[0].astype(np.uint32), odd_spellings=spellings[is_odd]
    )


def _known_of(
    listed: Words,
    long_words: npt.NDArray[np.uint32],
    ours: WordColumns | None,
    estimate: Estimate | None,
) -> tuple[WordColumns, npt.NDArray[np.bool_]]:
    """The table without spellings of its own, and which words ours knows."""
    count = len(listed)
    zeros = np.zeros(count, np.uint8)
    table = WordColumns(
        words=listed,
        commonness=zeros if estimate is None else estimate(listed),
        known=zeros if estimate is None else np.full(count, _FAIRLY, np.uint8),
        sources=zeros,
        flags=zeros,
        shapes=zeros,
        odd_places=_NONE,
        odd_spellings=_NO_WORDS,
        excluded=_NO_WORDS,
        excluded_reasons=np.empty(0, np.uint8),
        long_words=long_words,
        first_parts=_NO_WORDS,
    )
    if ours is None:
        return table, np.zeros(count, np.bool_)
    return _with_ours(table, ours)


def beside(ours: WordColumns, own: WordColumns) -> WordColumns:
    """Return our table with somebody's words added; a word that is in both is as in ours."""
    fresh = ~np.isin(own.words, ours.words, assume_unique=True)
    both = np.concatenate((ours.words, own.words[fresh]))
    order = both.argsort(kind="stable")
    # Where each row of ours, and each fresh one, has come to.
    moved = np.empty(len(both), np.uint32)
    moved[order] = np.arange(len(both), dtype=np.uint32)
    came = np.zeros(len(own.words), np.uint32)
    came[fresh] = moved[len(ours.words) :]
    odd = fresh[own.odd_places]
    places = np.concatenate((moved[ours.odd_places], came[own.odd_places[odd]]))
    spellings = np.concatenate((ours.odd_spellings, own.odd_spellings[odd]))
    ascending = places.argsort(kind="stable")
    free = ~np.isin(ours.excluded, own.words)

    def joined(name: str) -> npt.NDArray[Any]:
        values: npt.NDArray[Any] = np.concatenate((getattr(ours, name), getattr(own, name)[fresh]))
        return values[order]

    return WordColumns(
        words=both[order],
        commonness=joined("commonness"),
        known=joined("known"),
        sources=joined("sources"),
        flags=joined("flags"),
        shapes=joined("shapes"),
        odd_places=places[ascending],
        odd_spellings=spellings[ascending],
        excluded=ours.excluded[free],
        excluded_reasons=ours.excluded_reasons[free],
        long_words=np.union1d(ours.long_words, own.long_words),
        first_parts=ours.first_parts,
    )


def without(ours: WordColumns, blocked: WordColumns) -> WordColumns:
    """Return our table without some words, which are refused as blocked."""
    kept = ours.rows(~np.isin(ours.words, blocked.words, assume_unique=True))
    free = ~np.isin(ours.excluded, blocked.words)
    refused = np.concatenate((ours.excluded[free], blocked.words))
    why = np.full(len(blocked.words), BLOCKED, np.uint8)
    reasons = np.concatenate((ours.excluded_reasons[free], why))
    order = refused.argsort(kind="stable")
    return kept.replaced(
        excluded=refused[order],
        excluded_reasons=reasons[order],
        long_words=np.setdiff1d(ours.long_words, blocked.long_words),
    )


def everyday(own: WordColumns) -> WordColumns:
    """Return the table of a class, whose words are all for every day."""
    return own.replaced(
        commonness=np.maximum(own.commonness, np.uint8(EVERYDAY)),
        known=np.full(len(own.words), _WIDELY, np.uint8),
    )


def _sorted(words: Iterable[str]) -> tuple[Words, npt.NDArray[np.uint32]]:
    """The listed words, ascending, and the check sums of those that are too long to be listed."""
    short = [word.encode("ascii") for word in words if len(word) <= WORD_BYTES]
    long_sums = {check_sum(word) for word in words if len(word) > WORD_BYTES}
    return np.sort(np.array(short, f"S{WORD_BYTES}")), np.array(sorted(long_sums), np.uint32)


def _with_ours(table: WordColumns, ours: WordColumns) -> tuple[WordColumns, npt.NDArray[np.bool_]]:
    """The table with what ours says of its words, and which those are."""
    places = ours.words.searchsorted(table.words).clip(max=len(ours.words) - 1)
    is_ours = ours.words[places] == table.words

    def of_ours(name: str) -> npt.NDArray[np.uint8]:
        values: npt.NDArray[np.uint8] = np.where(
            is_ours, getattr(ours, name)[places], getattr(table, name)
        )
        return values

    back = np.full(len(ours.words), -1, np.int64)
    back[places[is_ours]] = is_ours.nonzero()[0]
    odd = back[ours.odd_places]
    found = table.replaced(
        commonness=of_ours("commonness"),
        known=of_ours("known"),
        flags=of_ours("flags") & _KEPT_FLAGS,
        shapes=of_ours("shapes"),
        odd_places=odd[odd >= 0].astype(np.uint32),
        odd_spellings=ours.odd_spellings[odd >= 0],
    )
    return found, is_ours


def _spelled(
    table: WordColumns, words: Mapping[str, str], is_own: npt.NDArray[np.bool_]
) -> WordColumns:
    """The table with the spellings of those words of which ours knows none."""
    shapes = table.shapes.copy()
    odd: dict[int, bytes] = {}
    for place in is_own.nonzero()[0].tolist():
        folded = table.words[place].decode()
        spelled = words[folded]
        if spelled == folded.lower():
            continue
        # A shape undoes German folding: any other language's letters are odd.
        shape = shape_of(spelled) if fold(spelled) == folded else None
        if shape is None:
            odd[place] = spelled.encode()
        else:
            shapes[place] = shape
    places = np.concatenate((table.odd_places, np.array(list(odd), np.uint32)))
    longest = max(map(len, odd.values()), default=1)
    own = np.array(list(odd.values()), f"S{longest}")
    spellings = np.concatenate((table.odd_spellings, own)) if odd else table.odd_spellings
    order = places.argsort(kind="stable")
    return table.replaced(shapes=shapes, odd_places=places[order], odd_spellings=spellings[order])
