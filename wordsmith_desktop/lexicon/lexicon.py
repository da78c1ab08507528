"""The dictionary of a table: judges words and holds the word index."""

from __future__ import annotations

import re
import threading
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.lexicon.compounds import is_german_compound, may_be_marked
from wordsmith_desktop.lexicon.folding import bad_characters, fold
from wordsmith_desktop.lexicon.house import GameHouse, HouseList
from wordsmith_desktop.lexicon.hunspell import Speller, open_speller
from wordsmith_desktop.lexicon.index import WORD_BYTES, WordIndex, find_sorted
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.lexicon.spelling import spelling, spellings
from wordsmith_desktop.lexicon.store import (
    NAME,
    NOUN,
    VULGAR,
    DictionaryError,
    WordTable,
    check_sum,
    read_table,
)

SHORTEST = 2
"""The shortest word any game takes."""
LONGEST = 60
"""Longer words are refused unread; no game has the pieces for them."""
_SHAPE = re.compile("'?[A-Z]+(?:[-'][A-Z]+)*")


@dataclass(frozen=True, slots=True)
class Dialect:
    """Where the files of one dictionary tag lie."""

    language: str
    """Folder of the word list, and language of the house list."""
    region: int
    """Region bit of the word list; 0 takes all."""
    spellers: tuple[tuple[str, str], ...]
    """Folder and file name of the Hunspell dictionaries, any of which may accept a word."""


_US, _GB = ("en-us", "en_US"), ("en-gb", "en_GB")
DIALECTS = {
    "en": Dialect("en", 0, (_US, _GB)),
    "en-us": Dialect("en", 1, (_US,)),
    "en-gb": Dialect("en", 2, (_GB,)),
    "de": Dialect("de", 0, (("de", "de_DE_frami"),)),
}


class Lexicon:
    """A dictionary with the house list above it; judging is safe from any thread."""

    def __init__(
        self,
        tag: str,
        dictionaries_dir: Path,
        house: HouseList | None = None,
        table: WordTable | None = None,
    ) -> None:
        self.tag = tag
        self.house = house if house is not None else HouseList()
        """The words accepted or banned for always; changing it takes effect at once."""
        self.problem: DictionaryError | None = None
        """Why the word list or the spelling engine is missing; None if all is well."""
        self._dialect = DIALECTS[tag]
        self._folder = dictionaries_dir
        self._table = table
        self._spellers: tuple[Speller, ...] | None = None
        self._lock = threading.Lock()
        self.index = _index_of(table)
        """Every listed word; empty if there is no dictionary."""

    @property
    def is_ready(self) -> bool:
        """Whether the word list is there."""
        return self._table is not None

    @property
    def identity(self) -> tuple[str, str]:
        """Tag and SHA-256 of the word list, for the header of a saved match; '' if missing."""
        return self.tag, self._table.digest if self._table is not None else ""

    def house_words(self, house: GameHouse) -> tuple[frozenset[str], frozenset[str]]:
        """The words that the table itself accepts and bans; a match's own count before always."""
        verdicts = dict(self.house.words()) | dict(house.words())
        accepted = frozenset(word for word, is_accepted in verdicts.items() if is_accepted)
        return accepted, frozenset(verdicts) - accepted

    def judge(
        self, word: str, *, min_length: int = SHORTEST, game_house: GameHouse | None = None
    ) -> Ruling:
        """Return the verdict on a word as typed (any case, umlauts or not).

        Order: form, this game's list, the house list, exclusions, word list, spelling engine.
        """
        folded = fold(word.strip()) if len(word) <= 4 * LONGEST else word
        fault = _fault_of_form(folded, min_length)
        if fault is not None:
            return Ruling(folded, False, fault, self.tag)
        return self._by_house(folded, game_house) or self._by_dictionary(folded)

    def spelling(self, word: str) -> str:
        """Return the ordinary spelling of a word (TUER gives Tür); in lower case if not listed."""
        folded = fold(word)
        place = self.index.position(folded)
        if place is None or self._table is None:
            return folded.lower()
        odd = np.flatnonzero(self._table.odd_places == place)
        if odd.size:
            return bytes(self._table.odd_spellings[odd[0]]).decode()
        return spelling(folded, int(self._table.shapes[place]))

    def close(self) -> None:
        """Give up the spelling engines; they load again when needed."""
        with self._lock:
            for speller in self._spellers or ():
                speller.close()
            self._spellers = None

    def _by_house(self, word: str, game_house: GameHouse | None) -> Ruling | None:
        layers = ((game_house, "table"), (self.house, "always"))
        for house, source in layers:
            verdict = house.verdict(word) if house is not None else None
            if verdict is not None:
                reason = Reason.HOUSE_ACCEPTED if verdict else Reason.HOUSE_BANNED
                return Ruling(word, verdict, reason, source)
        return None

    def _by_dictionary(self, word: str) -> Ruling:
        if self._table is None:
            return Ruling(word, False, Reason.NO_DICTIONARY, self.tag)
        excluded = _exclusion(self._table, word)
        if excluded is not None:
            return Ruling(word, False, excluded, self.tag)
        if self._is_listed(word):
            return Ruling(word, True, Reason.LISTED, self.tag)
        if self._may_be_beyond(word) and self._engine_accepts(word):
            return Ruling(word, True, Reason.COMPOUND, self.tag)
        return Ruling(word, False, Reason.UNKNOWN, self.tag)

    def _may_be_beyond(self, word: str) -> bool:
        """Tell whether a word is of a kind that the list cannot hold."""
        if self._dialect.language == "de":
            known = self._is_long_word(word)
            return known or is_german_compound(word, self._is_noun, self._is_listed)
        return may_be_marked(word) or len(word) > WORD_BYTES

    def _is_long_word(self, word: str) -> bool:
        if self._table is None or len(word) <= WORD_BYTES or not word.isalpha():
            return False
        wanted, known = check_sum(word), self._table.long_words
        place = int(known.searchsorted(np.uint32(wanted)))
        return place < len(known) and int(known[place]) == wanted

    def _is_listed(self, word: str) -> bool:
        return self.index.position(word) is not None

    def _is_noun(self, word: str) -> bool:
        place = self.index.position(word)
        return (
            place is not None and self._table is not None and bool(self._table.flags[place] & NOUN)
        )

    def _engine_accepts(self, word: str) -> bool:
        """Ask Hunspell for the spellings of a word: English in lower case, German nouns too."""
        if self._dialect.language == "de":
            lower = spellings(word)
            candidates = [text.capitalize() for text in lower] + lower
        else:
            candidates = [word.lower()]
        with self._lock:
            return any(s.spells(text) for text in candidates for s in self._loaded())

    def _loaded(self) -> tuple[Speller, ...]:
        """Return the engines, loading them on first need; none if they cannot be had."""
        if self._spellers is None:
            loaded = []
            for folder, name in self._dialect.spellers:
                base = self._folder / folder
                try:
                    loaded.append(open_speller(base / f"{name}.aff", base / f"{name}.dic"))
                except DictionaryError as error:
                    self.problem = error
            self._spellers = tuple(loaded)
        return self._spellers


def open_lexicon(tag: str, dictionaries_dir: Path, house_dir: Path | None = None) -> Lexicon:
    """Open the dictionary 'en' (American or British), 'en-us', 'en-gb' or 'de'.

    Never fails over files: a lexicon whose list is missing or broken tells so in `problem` and
    answers NO_DICTIONARY. Raises KeyError for a tag there is none of.
    """
    dialect = DIALECTS[tag]
    house = HouseList.load(house_dir, dialect.language) if house_dir is not None else None
    try:
        table = read_table(dictionaries_dir / dialect.language / "words.npz")
    except DictionaryError as error:
        lexicon = Lexicon(tag, dictionaries_dir, house)
        lexicon.problem = error
        return lexicon
    if dialect.region:
        table = table.only_region(dialect.region)
    return Lexicon(tag, dictionaries_dir, house, table)


def _exclusion(table: WordTable, word: str) -> Reason | None:
    """Return why a word is excluded: it, or what owns it (JOHN'S), is a name or abbreviation."""
    for form in (word, word.removesuffix("'S")):
        place = find_sorted(table.excluded, form)
        if place is not None:
            is_name = table.excluded_reasons[place] == NAME
            return Reason.NAME if is_name else Reason.ABBREVIATION
    return None


def _index_of(table: WordTable | None) -> WordIndex:
    if table is None:
        none: npt.NDArray[np.uint8] = np.empty(0, np.uint8)
        return WordIndex(np.empty(0, f"S{WORD_BYTES}"), none, none.astype(bool))
    return WordIndex(table.words, table.commonness, (table.flags & VULGAR) != 0)


def _fault_of_form(word: str, min_length: int) -> Reason | None:
    """Return what is wrong with a word whatever the language, or None."""
    if not word:
        return Reason.EMPTY
    if len(word) > LONGEST:
        return Reason.TOO_LONG
    if bad_characters(word):
        return Reason.BAD_CHARACTER
    if len(word) < max(min_length, SHORTEST):
        return Reason.TOO_SHORT
    return None if _SHAPE.fullmatch(word) else Reason.UNKNOWN
