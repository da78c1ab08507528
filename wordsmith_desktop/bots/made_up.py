"""Words that sound like words and that no dictionary lists, for players that bluff."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

import numpy as np

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WORD_BYTES, WordIndex

LETTERS: Final = range(4, WORD_BYTES + 1)
"""Letters of what is made."""
_CLIPPED: Final = 4
"""Letters of a word that has one syllable, as far as spelling goes."""
BASE_LETTERS: Final = range(3, 8)
"""Letters of the words that others are made of..."""
LEAST_COMMONNESS: Final = 30
"""... and how common these are at least, ten times the Zipf value."""
_VOWELS: Final = frozenset("AEIOUY")
_SINGLE: Final = frozenset("WXY")
"""Letters that are never doubled before an ending."""
_TOUCHY: Final = (
    "BLACK",
    "CHRIST",
    "FREMD",
    "GYPS",
    "ISLAM",
    "JEW",
    "JUD",
    "MUSLIM",
    "NEGER",
    "RAPE",
)
"""What words begin with of which none is made, for the sake of those whom they mean."""


class _Habit(Value):
    """How a language makes further words of a kind of words."""

    ending: str
    """Words of the kind end so..."""
    mark: str
    """... and are listed with this in its place too, by which the kind is known."""
    before: tuple[str, ...] = ()
    """What can come before them."""
    after: tuple[str, ...] = ()
    """What can come in place of their ending."""
    odd: tuple[str, ...] = ()
    """Words that end so are of another kind, or made by a habit already."""


_MADE: Final = ("ABLE", "ED", "ER", "EST", "FUL", "ING", "ISH", "ION", "LESS", "LY", "NESS", "S")
_HABITS: Final[Mapping[str, tuple[_Habit, ...]]] = {
    "en": (
        _Habit("", "ING", before=("RE", "UN", "OUT"), after=("ER", "ABLE"), odd=_MADE),
        _Habit("", "LY", before=("UN",), after=("EN", "ER", "NESS", "ISH"), odd=_MADE),
        _Habit("", "S", after=("LESS", "ISH", "Y"), odd=(*_MADE, *"AIOUY")),
    ),
    "de": (
        _Habit(
            "EN",
            "T",
            before=("AB", "AN", "BE", "ENT", "ER", "UM", "VER", "ZER"),
            after=("BAR", "ER", "UNG"),
        ),
        _Habit("", "ERE", before=("UN",), after=("LICH",), odd=("E", "ER", "LICH", "IG", "BAR")),
        _Habit("", "S", after=("HAFT", "IG", "LOS"), odd=("E", "EN")),
    ),
}
_BEGUN: Final[Mapping[str, tuple[str, ...]]] = {
    "en": ("RE", "UN", "OUT", "DE", "DIS", "MIS", "OVER", "UP"),
    "de": (
        *("AB", "AN", "AUF", "AUS", "BE", "DAR", "DURCH", "EIN", "ENT", "ER", "GE", "MIT", "NACH"),
        *("UM", "UN", "UEBER", "UNTER", "VER", "VOR", "WEG", "ZER", "ZU"),
    ),
}
"""What words begin with before which nothing else comes."""
_ADDED: Final = range(2, 5)
"""Letters of what a language that nobody described puts to words..."""
_LEARNT: Final = 4
"""... of which so many are learnt..."""
_MARKS: Final = 2
"""... and so many tell of which words others are made."""


@lru_cache(maxsize=2)
def made_up(index: WordIndex, language: str) -> WordIndex:
    """What a language's habits make of its common words, as far as it is not listed.

    Each is as common as the word that it is made of. A dictionary may know some of them all the
    same, such as compounds.
    """
    is_met = (index.commonness >= LEAST_COMMONNESS) & ~index.vulgar
    places = (is_met & np.isin(index.lengths, BASE_LETTERS)).nonzero()[0]
    words = [word.decode("ascii") for word in index.words[places].tolist()]
    bases = dict(zip(words, index.commonness[places].tolist(), strict=True))
    found: dict[str, int] = {}
    for habit in _HABITS.get(language) or _learnt(words):
        for base in _of_kind(habit, bases, index, language):
            for word in _made(habit, base, language):
                if len(word) in LETTERS:
                    found[word] = max(found.get(word, 0), bases[base])
    listed = _listed(index, found)
    fresh = sorted(word for word, is_known in zip(found, listed, strict=True) if not is_known)
    return WordIndex(
        np.array(fresh, f"S{WORD_BYTES}"),
        np.array([found[word] for word in fresh], np.uint8),
        np.zeros(len(fresh), np.bool_),
    )


def _learnt(words: list[str]) -> tuple[_Habit, ...]:
    """The habits of a language that nobody described: how most of its words go with others."""
    listed = set(words)
    ends = Counter(
        word[-n:] for word in words for n in _ADDED if word[:-n] in listed and word[-n:].isalpha()
    )
    starts = Counter(word[:n] for word in words for n in _ADDED if word[n:] in listed)
    after = _apart((end for end, _ in ends.most_common()), str.endswith)
    before = _apart((start for start, _ in starts.most_common()), str.startswith)
    # What is most often put to words tells which take anything at all.
    return tuple(_Habit("", mark, before, after, odd=after) for mark in after[:_MARKS])


def _apart(found: Iterable[str], holds: Callable[[str, str], bool]) -> tuple[str, ...]:
    """The first few of which none holds another one."""
    kept: list[str] = []
    for one in found:
        if len(kept) < _LEARNT and not any(holds(one, old) or holds(old, one) for old in kept):
            kept.append(one)
    return tuple(kept)


def _of_kind(habit: _Habit, bases: Iterable[str], index: WordIndex, language: str) -> Iterator[str]:
    ending = habit.ending
    ended = [
        base
        for base in bases
        if base.isalpha() and base.endswith(ending) and not base.startswith(_TOUCHY)
    ]
    ended = [base for base in ended if not base.endswith(habit.odd or "-")]
    marked = [_joined(base.removesuffix(ending), habit.mark, language) for base in ended]
    listed = _listed(index, marked)
    return (base for base, is_one in zip(ended, listed, strict=True) if is_one)


def _made(habit: _Habit, base: str, language: str) -> Iterator[str]:
    if not base.startswith(_BEGUN.get(language, habit.before)):
        yield from (first + base for first in habit.before)
    stem = base.removesuffix(habit.ending)
    made = (_joined(stem, last, language) for last in habit.after)
    yield from (word for word in made if not _stutters(word))


def _joined(base: str, last: str, language: str) -> str:
    """A word with something after it, spelled as English does: BAKABLE, HAPPINESS, THINNISH."""
    if language != "en":
        return base + last
    if base.endswith("E") and last[0] in _VOWELS:
        return base[:-1] + last
    if base.endswith("Y") and base[-2:-1] not in _VOWELS and last[0] != "I":
        return f"{base[:-1]}I{last}"
    return base + (base[-1] if last[0] in _VOWELS and _is_clipped(base) else "") + last


def _is_clipped(base: str) -> bool:
    """Whether it is as short as RUN, whose last letter is doubled."""
    if len(base) > _CLIPPED or base[-1] in _SINGLE:
        return False
    first, middle, last = (letter in _VOWELS for letter in base[-3:])
    return middle and not first and not last


def _stutters(word: str) -> bool:
    """Whether a letter comes three times in a row."""
    return any(word[at] * 3 == word[at : at + 3] for at in range(len(word) - 2))


def _listed(index: WordIndex, words: Iterable[str]) -> list[bool]:
    """Whether the list holds each of some folded words."""
    wanted = np.array(list(words), index.words.dtype)
    places = np.minimum(np.searchsorted(index.words, wanted), max(0, len(index) - 1))
    if not len(index) or not len(wanted):
        return [False] * len(wanted)
    found: list[bool] = (index.words[places] == wanted).tolist()
    return found
