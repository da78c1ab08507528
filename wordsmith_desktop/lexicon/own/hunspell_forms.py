"""The forms of a Hunspell dictionary, word after word, so that it takes little memory.

Expanded are words with one beginning and up to two ends, which is what Hunspell itself allows.
Free compounds are not: no list could hold them.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.apart import Report, memory_mb

from ..folding import MARKS, bad_characters, fold
from ..languages import code_of
from .hunspell_affixes import Affix, Affixes, Flags, read_affixes
from .word_file import WordFileError, WordFileFault, has_controls, read_bytes

MOST_MB: Final = 300
"""Of memory that the expanding process may take."""
MOST_S: Final = 180
SHORTEST, LONGEST = 2, 15
"""Letters of a folded form."""
MOST_BYTES: Final = 64 << 20
_CAPITAL_NOUNS: Final = frozenset({"de", "lb", "nds"})
"""Languages in which a capital makes no name."""
_SAMPLE: Final = 1_000
"""Words that show whether the two files of a dictionary belong together."""
_EVERY: Final = 2_000
"""Words between two looks at the memory, and two reports."""
_HEAP: Final = 150_000
"""Forms that are gathered before they are packed."""
_BYTES = np.dtype(f"S{LONGEST}")
_FIRST_OWN: Final = 0x80

Words = npt.NDArray[np.bytes_]


def forms_apart(report: Report, dic: Path, tag: str, target: Path) -> tuple[int, str]:
    """Expand a dictionary into a file of two arrays, see `Forms`; how many forms there are, and
    the alphabet of their spellings.

    Raises `WordFileError`.
    """
    found = expanded(dic, tag, report)
    with target.open("wb") as file:
        np.save(file, found.words)
        np.save(file, found.spellings)
    return len(found.words), found.alphabet


def expanded(dic: Path, tag: str, report: Report = lambda _done, _whole: None) -> Forms:
    """Expand the dictionary beside whose .dic file an .aff file lies. Raises `WordFileError`."""
    affixes = read_affixes(dic.with_suffix(".aff"))
    lines, forms = _lines(dic, affixes), Forms(tag)
    if not _belong_together(lines, affixes):
        raise WordFileError(WordFileFault.NO_AFFIXES, dic.with_suffix(".aff"))
    has_capitals = code_of(tag) in _CAPITAL_NOUNS
    begun = time.process_time()
    for number, line in enumerate(lines):
        if number % _EVERY == 0:
            report(number, len(lines))
            if memory_mb() > MOST_MB or time.process_time() - begun > MOST_S:
                raise WordFileError(WordFileFault.TOO_MANY_FORMS, dic)
        if has_capitals or not line[:1].isupper():
            forms.add(forms_of(line, affixes))
    forms.pack()
    if not len(forms.words):
        raise WordFileError(WordFileFault.NO_WORDS, dic)
    return forms


class Forms:
    """Forms, folded and as they are spelled; a form that folds to one before is left out."""

    def __init__(self, tag: str) -> None:
        self.words: Words = np.empty(0, _BYTES)
        """Folded, ascending."""
        self.spellings: Words = np.empty(0, _BYTES)
        """A byte for each letter: those beyond ASCII number the alphabet from 0x80 on; b"" for
        what is lower case as it is folded. UTF-8 would take twice as much."""
        self.alphabet = ""
        self._tag = tag
        self._codes: dict[int, int] = {}
        self._heap: dict[str, str] = {}

    def add(self, forms: Iterable[str]) -> None:
        """Take forms, as far as a game could show them."""
        heap = self._heap
        for form in forms:
            if form.isascii() and form.isalpha():
                if SHORTEST <= len(form) <= LONGEST:
                    heap.setdefault(form.upper(), "" if form.islower() else form)
                continue
            folded = fold(form, self._tag)
            if SHORTEST <= len(folded) <= LONGEST and _can_be_shown(folded):
                heap.setdefault(folded, "" if form == folded.lower() else form)
        if len(heap) >= _HEAP:
            self.pack()

    def pack(self) -> None:
        """Put what was gathered among the rest; old arrays are let go of as soon as can be."""
        fresh = np.array(list(self._heap), _BYTES)
        spelled = np.array([self._coded(form) for form in self._heap.values()], _BYTES)
        self._heap.clear()
        words = np.concatenate((self.words, fresh))
        self.words = fresh
        # Stable: of two that are alike the one that was there before comes first.
        order = words.argsort(kind="stable").astype(np.int32)
        words = words[order]
        is_first = np.ones(len(words), np.bool_)
        is_first[1:] = words[1:] != words[:-1]
        self.words = words[is_first]
        spellings = np.concatenate((self.spellings, spelled))
        self.spellings = spelled
        self.spellings = spellings[order[is_first]]

    def _coded(self, form: str) -> bytes:
        if form.isascii():
            return form.encode()
        for letter in form:
            if ord(letter) >= _FIRST_OWN and ord(letter) not in self._codes:
                self._codes[ord(letter)] = _FIRST_OWN + len(self.alphabet)
                self.alphabet += letter
        # With more letters than there are bytes the folded ones have to do.
        found = form.translate(self._codes)
        return found.encode("latin-1") if max(map(ord, found)) < 2 * _FIRST_OWN else b""


def in_utf8(spellings: Words, alphabet: str) -> Words:
    """Spellings as `Forms` has them, in UTF-8."""
    letters = {_FIRST_OWN + place: letter for place, letter in enumerate(alphabet)}
    return np.array(
        [one.decode("latin-1").translate(letters).encode() for one in spellings.tolist()]
        or np.empty(0, _BYTES)
    )


def _lines(dic: Path, affixes: Affixes) -> list[str]:
    data = read_bytes(dic, MOST_BYTES)
    try:
        text = data.decode(affixes.encoding)
    except UnicodeDecodeError as error:
        fault = WordFileFault.NO_TEXT if has_controls(data) else WordFileFault.MIXED
        raise WordFileError(fault, dic) from error
    if "\0" in text:
        raise WordFileError(WordFileFault.NO_TEXT, dic)
    lines = text.lstrip("\ufeff").splitlines()
    # The first line is about how many words there are.
    return lines[1:] if lines and lines[0].strip().isdecimal() else lines


def _belong_together(lines: Sequence[str], affixes: Affixes) -> bool:
    """Whether the affix file knows the flags of words; one that is cut off knows hardly any."""
    sample = (_entry(line, affixes)[1] for line in lines[:: max(1, len(lines) // _SAMPLE)])
    flagged = [flags for flags in sample if flags]
    known = affixes.prefixes.keys() | affixes.suffixes.keys() | affixes.named
    strange = sum(flags.isdisjoint(known) for flags in flagged)
    return 2 * strange <= len(flagged)


def _can_be_shown(folded: str) -> bool:
    """Whether a form is a word that a game has; parts of compounds begin or end with a hyphen."""
    return not bad_characters(folded) and folded.strip(MARKS) == folded


def forms_of(line: str, affixes: Affixes) -> Iterator[str]:
    """The forms of a line of a .dic file."""
    word, flags = _entry(line, affixes)
    special = affixes.special
    if not word or special.get("forbidden") in flags or special.get("only_in_compound") in flags:
        return iter(())
    own = () if special.get("needs_affix") in flags else (word,)
    return chain(own, _affixed(word, flags, affixes))


def _entry(line: str, affixes: Affixes) -> tuple[str, Flags]:
    """The word of a line and its flags; what is said of its kind follows behind a blank or tab."""
    text = line.split("\t", 1)[0].strip()
    place = text.find("/", 1)
    while place > 0 and text[place - 1] == "\\":
        place = text.find("/", place + 1)
    word, rest = (text, "") if place < 0 else (text[:place], text[place + 1 :])
    flags = affixes.flags(rest.split(maxsplit=1)[0]) if rest.strip() else frozenset()
    word = word.split(" ", 1)[0] if " " in word else word
    return word.replace("\\/", "/").translate({ord(one): None for one in affixes.ignored}), flags


def _affixed(word: str, flags: Flags, affixes: Affixes) -> Iterator[str]:
    """The word with each end, and those with a second one; each also with a beginning."""
    prefixes = [affixes.prefixes[flag] for flag in flags if flag in affixes.prefixes]
    for flag in flags:
        for one in affixes.suffixes.get(flag, ()):
            made = _with_suffix(word, one)
            if made:
                yield from _ended(made, one, word, prefixes, affixes)
    for heap in prefixes:
        for one in heap:
            yield from _begun(word, one, affixes, has_circumfix=False)


def _ended(
    made: str, one: Affix, word: str, prefixes: list[list[Affix]], affixes: Affixes
) -> Iterator[str]:
    special = affixes.special
    is_circumfix = special.get("circumfix") in one.flags
    needs_more = special.get("needs_affix") in one.flags
    if not (is_circumfix or needs_more or _is_refused(one.flags, special)):
        yield made
    if one.crosses:
        for heap in prefixes:
            for first in heap:
                if first.crosses and first.fits(word):
                    yield from _begun(made, first, affixes, has_circumfix=is_circumfix)
    for flag in one.flags:
        for second in affixes.suffixes.get(flag, ()):
            twice = _with_suffix(made, second)
            if twice and not _is_refused(second.flags, special):
                yield twice
        for first in affixes.prefixes.get(flag, ()):
            yield from _begun(made, first, affixes, has_circumfix=is_circumfix)


def _begun(word: str, one: Affix, affixes: Affixes, *, has_circumfix: bool) -> Iterator[str]:
    """The word with a beginning, where that may stand alone or its end wants it."""
    special = affixes.special
    wants_end = special.get("circumfix") in one.flags
    if wants_end is not has_circumfix or not one.fits(word) or not word.startswith(one.strip):
        return
    if special.get("needs_affix") in one.flags or _is_refused(one.flags, special):
        return
    yield one.add + word[len(one.strip) :]


def _with_suffix(word: str, one: Affix) -> str:
    if not one.fits(word) or not word.endswith(one.strip):
        return ""
    return (word[: len(word) - len(one.strip)] if one.strip else word) + one.add


def _is_refused(flags: Flags, special: dict[str, str]) -> bool:
    return special.get("only_in_compound") in flags or special.get("forbidden") in flags
