"""The dictionary of a table: judges words and holds the word index."""

from __future__ import annotations

import copy
import re
import threading
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value

from .folding import bad_characters, fold
from .house import GameHouse, HouseList
from .hunspell import Speller, open_speller
from .index import WORD_BYTES, WordIndex, find_sorted, held_down
from .languages import language_of
from .rulings import Reason, Ruling
from .spelling import spelling, spellings
from .store import (
    ABBREVIATION,
    BLOCKED,
    CLUB,
    CONTRACTION,
    LAST_PART,
    NAME,
    VULGAR,
    DictionaryError,
    WordColumns,
    check_sum,
)
from .vouchers import voucher_names

SHORTEST = 2
"""The shortest word any game takes."""
LONGEST = 60
"""Longer words are refused unread; no game has the pieces for them."""
POSSESSIVE = "'S"
"""What an English word ends in that owns something."""
_SHAPE = re.compile("'?[A-Z]+(?:[-'][A-Z]+)*")


class Dialect(Value):
    """Where the files of one dictionary tag lie."""

    language: str
    """Folder of the word list, and language of the house list."""
    region: int
    """Region bit of the word list; 0 takes all."""
    spellers: tuple[tuple[str, str], ...]
    """Folder and file name of the Hunspell dictionaries, any of which may accept a word."""
    has_clubs: bool = False
    """Whether the short words count that only clubs play."""


_US, _GB, _DE = ("en-us", "en_US"), ("en-gb", "en_GB"), ("de", "de_DE_frami")
DIALECTS = {
    "en": Dialect("en", 0, (_US, _GB)),
    "en-us": Dialect("en", 1, (_US,)),
    "en-gb": Dialect("en", 2, (_GB,)),
    "en-clubs": Dialect("en", 0, (_US, _GB), has_clubs=True),
    "de": Dialect("de", 0, (_DE,)),
    "de-clubs": Dialect("de", 0, (_DE,), has_clubs=True),
}


class Lexicon:
    """A dictionary with the house list above it; judging is safe from any thread."""

    def __init__(
        self,
        tag: str,
        dictionaries_dir: Path,
        house: HouseList | None = None,
        table: WordColumns | None = None,
        dialect: Dialect | None = None,
    ) -> None:
        """`dialect` is that of the tag, if it is one of ours."""
        self.tag = tag
        self.house = house if house is not None else HouseList()
        """The words accepted or banned for always; changing it takes effect at once."""
        self.problem: DictionaryError | None = None
        """Why the word list or the spelling engine is missing; None if all is well."""
        self.dialect = dialect or DIALECTS[tag]
        """Where its files lie, which a dictionary of somebody's own may share."""
        self._language = language_of(tag)
        self._folder = dictionaries_dir
        self.table = table
        """The word list; None if it is missing."""
        self._spellers: tuple[Speller, ...] | None = None
        self._lock = threading.Lock()
        self.index = _index_of(table)
        """Every listed word; empty if there is no dictionary."""

    @property
    def is_ready(self) -> bool:
        """Whether the word list is there."""
        return self.table is not None

    @property
    def may_ask_engine(self) -> bool:
        """Whether judging may load a spelling engine, which takes a tenth of a second."""
        return self.table is not None and self._joins_nouns

    @property
    def identity(self) -> tuple[str, str]:
        """Tag and SHA-256 of the word list, for the header of a saved match; '' if missing."""
        return self.tag, self.table.digest if self.table is not None else ""

    @property
    def _joins_nouns(self) -> bool:
        """Whether free compounds count: their parts are ours, and so is the engine."""
        return self._language.has_compounds and bool(self.dialect.spellers)

    def fold(self, word: str) -> str:
        """A word as its language folds it, see `folding.fold`."""
        return fold(word, self._language.code)

    def load_engine(self) -> None:
        """Load the spelling engine, so that no judging has to; in any thread."""
        with self._lock:
            self._loaded()

    def without_house(self) -> Lexicon:
        """The same dictionary, which knows no word that was accepted or banned for always."""
        plain = copy.copy(self)
        plain.house = HouseList()
        return plain

    def house_words(self, house: GameHouse) -> tuple[frozenset[str], frozenset[str]]:
        """The words that the table itself accepts and bans; a match's own count before always."""
        verdicts = dict(self.house.words()) | dict(house.words())
        accepted = frozenset(word for word, is_accepted in verdicts.items() if is_accepted)
        return accepted, frozenset(verdicts) - accepted

    def judge(
        self,
        word: str,
        *,
        min_length: int = SHORTEST,
        game_house: GameHouse | None = None,
        accepts_possessives: bool = False,
    ) -> Ruling:
        """Return the verdict on a word as typed (any case, umlauts or not).

        Order: form, this game's list, the house list, exclusions, word list, possessives,
        compounds. `accepts_possessives` lets BAG'S count; contractions are words of their own.
        """
        folded = self.fold(word.strip()) if len(word) <= 4 * LONGEST else word
        fault = _fault_of_form(folded, min_length)
        if fault is not None:
            return Ruling(folded, False, fault, self.tag)
        by_house = self._by_house(folded, game_house)
        return by_house or self._by_dictionary(folded, accepts_possessives)

    def vouchers(self, word: str) -> tuple[str, ...]:
        """Return the names of the sources that hold a listed word; none for any other."""
        place = self.index.position(self.fold(word))
        if place is None or self.table is None:
            return ()
        return voucher_names(int(self.table.sources[place]))

    def spelling(self, word: str) -> str:
        """Return the ordinary spelling of a word (TUER gives Tür); in lower case if not listed."""
        folded = self.fold(word)
        place = self.index.position(folded)
        if place is None or self.table is None:
            return folded.lower()
        odd = np.flatnonzero(self.table.odd_places == place)
        if odd.size:
            return bytes(self.table.odd_spellings[odd[0]]).decode()
        return spelling(folded, int(self.table.shapes[place]))

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

    def _by_dictionary(self, word: str, accepts_possessives: bool) -> Ruling:
        if self.table is None:
            return Ruling(word, False, Reason.NO_DICTIONARY, self.tag)
        refused = _exclusion(self.table, word)
        if refused is not None:
            return Ruling(word, False, refused, self.tag)
        accepted = self._known(self.table, word)
        if accepted is not None:
            return Ruling(word, True, accepted, self.tag)
        if self._language.has_possessives and word.endswith(POSSESSIVE):
            return self._of_owner(self.table, word, accepts_possessives)
        if self._joins_nouns and self._is_compound(self.table, word):
            return Ruling(word, True, Reason.COMPOUND, self.tag)
        return Ruling(word, False, Reason.UNKNOWN, self.tag)

    def _known(self, table: WordColumns, word: str) -> Reason | None:
        """Return how the word list knows a word, or None."""
        place = self.index.position(word)
        if place is not None:
            is_contraction = table.flags[place] & CONTRACTION
            return Reason.CONTRACTION if is_contraction else Reason.LISTED
        return Reason.LONG if _is_long_word(table, word) else None

    def _of_owner(self, table: WordColumns, word: str, accepts_possessives: bool) -> Ruling:
        """Judge what a word owns by that word."""
        owner = word.removesuffix(POSSESSIVE)
        refused = _exclusion(table, owner)
        if refused is None and self._known(table, owner) is not None:
            return Ruling(word, accepts_possessives, Reason.POSSESSIVE, self.tag)
        return Ruling(word, False, refused or Reason.UNKNOWN, self.tag)

    def _is_compound(self, table: WordColumns, word: str) -> bool:
        """Tell whether a German word is of two common parts, and Hunspell joins them too."""
        is_built = is_german_compound(word, partial(_begins_many, table), self._ends_many)
        return is_built and self._engine_accepts(word)

    def _ends_many(self, word: str) -> bool:
        place = self.index.position(word)
        return (
            place is not None
            and self.table is not None
            and bool(self.table.flags[place] & LAST_PART)
        )

    def _engine_accepts(self, word: str) -> bool:
        """Ask Hunspell for the spellings of a compound, which is a noun."""
        candidates = [text.capitalize() for text in spellings(word)]
        with self._lock:
            return any(s.spells(text) for text in candidates for s in self._loaded())

    def _loaded(self) -> tuple[Speller, ...]:
        """Return the engines, loading them on first need; none if they cannot be had."""
        if self._spellers is None:
            loaded = []
            for folder, name in self.dialect.spellers:
                base = self._folder / folder
                try:
                    loaded.append(open_speller(base / f"{name}.aff", base / f"{name}.dic"))
                except DictionaryError as error:
                    self.problem = error
            self._spellers = tuple(loaded)
        return self._spellers


_EXCLUDED_AS = {
    NAME: Reason.NAME,
    ABBREVIATION: Reason.ABBREVIATION,
    BLOCKED: Reason.BLOCKED,
    CLUB: Reason.CLUB,
}


class _ListedWords(WordIndex):
    """The index of a word list; a column is made when a search first asks for it."""

    _table: WordColumns

    def __init__(self, table: WordColumns) -> None:
        for name, value in (("words", table.words), ("_table", table)):
            object.__setattr__(self, name, value)

    @cached_property
    def commonness(self) -> npt.NDArray[np.uint8]:
        return held_down(self._table.commonness, self._table.known)

    @cached_property
    def vulgar(self) -> npt.NDArray[np.bool_]:
        vulgar: npt.NDArray[np.bool_] = (self._table.flags & VULGAR) != 0
        return vulgar

    @cached_property
    def known(self) -> npt.NDArray[np.uint8]:
        return self._table.known


def _exclusion(table: WordColumns, word: str) -> Reason | None:
    """Return why a word is excluded: it is a name or an abbreviation, or only clubs play it."""
    place = find_sorted(table.excluded, word)
    if place is None:
        return None
    return _EXCLUDED_AS.get(int(table.excluded_reasons[place]), Reason.ABBREVIATION)


def _is_long_word(table: WordColumns, word: str) -> bool:
    if len(word) <= WORD_BYTES:
        return False
    place = int(table.long_words.searchsorted(np.uint32(check_sum(word))))
    return place < len(table.long_words) and int(table.long_words[place]) == check_sum(word)


def _begins_many(table: WordColumns, part: str) -> bool:
    return find_sorted(table.first_parts, part) is not None


def _index_of(table: WordColumns | None) -> WordIndex:
    if table is None:
        none: npt.NDArray[np.uint8] = np.empty(0, np.uint8)
        return WordIndex(np.empty(0, f"S{WORD_BYTES}"), none, none.astype(bool))
    return _ListedWords(table)


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


SHORTEST_COMPOUND = 10
"""Letters of the shortest free compound; shorter real ones are in the list."""
SHORTEST_PART = 3


def is_german_compound(
    word: str, begins_many: Callable[[str], bool], ends_many: Callable[[str], bool]
) -> bool:
    """Tell whether a folded word can be cut into a common first part and a common last one.

    German joins nouns freely, and Hunspell takes nearly every pair (Pilzendrache, Teeei). So the
    parts must be common nouns, of which the first begins and the last ends many compounds of the
    list, with the linking letters that the first has there.
    """
    # Folded, an umlaut takes two letters: KÄSEBÜRO is short.
    letters = len(word) - len(re.findall("[AOU]E", word))
    if letters < SHORTEST_COMPOUND or not word.isalpha():
        return False
    cuts = range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)
    return any(begins_many(word[:cut]) and ends_many(word[cut:]) for cut in cuts)
