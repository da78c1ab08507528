"""What words mean, offline: asked by word, answered by plain values.

    meanings = Meanings("en", dictionaries_dir)
    for meaning in meanings.of("RAN"):
        meaning.word, meaning.relation, meaning.lemma, meaning.part, meaning.senses
        # 'ran', Relation.FORM, 'run', Part.VERB, ("move fast by using one's feet, …", …)

    known = look_up("ran", lexicon, meanings)   # with verdict, spelling and commonness

Nothing is read before the first question. Where the file is missing or broken every answer is
empty, `problem` says why, and `take_problem` gives it out once, for whoever tells people.
"""

from __future__ import annotations

import threading
from enum import IntEnum, unique
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.value import Value

from .folding import fold
from .languages import OURS
from .lexicon import LONGEST, Lexicon
from .meanings_file import FILE_NAME, MeaningLine, MeaningsFile, PartOfSpeech, Relation, key_of
from .rulings import Reason, Ruling
from .store import DictionaryError

_POSSESSIVE: Final = "'S"
_REFUSED_AS: Final = {
    Reason.NAME: PartOfSpeech.NAME,
    Reason.ABBREVIATION: PartOfSpeech.ABBREVIATION,
}


@unique
class Commonness(IntEnum):
    """How common a word is, for plain words; each value is the least Zipf value times ten."""

    UNMET = 0
    """Never met in the texts that were counted."""
    VERY_RARE = 1
    """Less than once in ten million words."""
    RARE = 20
    """Less than once in a million words."""
    OCCASIONAL = 30
    """A few times in a million words: most people have read it."""
    COMMON = 40
    """More than ten times in a million words: everybody knows it."""
    VERY_COMMON = 50
    """More than a hundred times in a million words: heard every day."""


def commonness_of(value: int) -> Commonness:
    """The level of ten times a Zipf value, as the word index holds it."""
    return max(level for level in Commonness if level <= max(value, 0))


class Meaning(Value):
    """One way to understand a word."""

    word: str
    """As it is written: ran, Häuser, NASA. Masse and Maße are two meanings of one folded word."""
    lemma: str
    """The word that is explained: run, Haus; the word itself unless `relation` says otherwise."""
    part: PartOfSpeech | None
    """What the lemma is; None where that is not known."""
    senses: tuple[str, ...]
    """At most three, the commonest first; empty if only the lemma is known."""
    relation: Relation = Relation.ITSELF
    """How the word relates to the lemma."""


class Known(Value):
    """All that is known of a word that somebody looks up."""

    ruling: Ruling
    """Whether the table may play it, and why; with the word folded."""
    spelling: str
    """The ordinary spelling, as far as it is known; else what was typed."""
    value: int | None
    """Ten times the Zipf value; None for a word that the list does not hold."""
    meanings: tuple[Meaning, ...]
    """What made a word refused stands first."""

    @property
    def commonness(self) -> Commonness | None:
        """How common the word is; None for one that the list does not hold."""
        return None if self.value is None else commonness_of(self.value)

    @property
    def is_explained(self) -> bool:
        """Whether any meaning has a sense; else at most a lemma is known."""
        return any(meaning.senses for meaning in self.meanings)


class Meanings:
    """The meanings of one language's words. May be asked from any thread."""

    def __init__(self, language: str, dictionaries_dir: Path) -> None:
        """Take 'en' or 'de'; nothing is opened yet."""
        self.language = language
        self.path = dictionaries_dir / language / FILE_NAME
        self._file: MeaningsFile | None = None
        self._problem: DictionaryError | None = None
        self._is_told = False
        self._lock = threading.Lock()

    @property
    def problem(self) -> DictionaryError | None:
        """Why there are no meanings; None as long as nobody asked, or if all is well."""
        return self._problem

    @property
    def is_open(self) -> bool:
        """Whether the next answer takes no reading of a file: it is open, or cannot be opened."""
        return self._file is not None or self._problem is not None

    def take_problem(self) -> DictionaryError | None:
        """The problem for the first one who asks after it arose; None ever after."""
        with self._lock:
            # Nobody misses the meanings of a language of which the program never had any.
            is_silent = self._is_told or self.language not in OURS
            problem = None if is_silent else self._problem
            self._is_told = self._is_told or problem is not None
            return problem

    def of(self, word: str) -> tuple[Meaning, ...]:
        """Every meaning of a word, folded or as typed; none for a word without any.

        A word's own meanings stand before those of the words that it is a form of, but where a
        very common word has a rarer one beside it (ist, of sein; das Ist). English: of JOHN'S
        those of John.
        """
        with self._lock:
            file = self._opened()
            if file is None or len(word) > LONGEST:
                return ()
            try:
                return self._of(fold(word.strip()), file)
            except (ValueError, KeyError, RecursionError) as error:
                self._problem = DictionaryError(self.path, f"an unreadable line: {error}")
                self._close()
                return ()

    def close(self) -> None:
        """Let go of the file; the next question opens it again."""
        with self._lock:
            self._close()

    def _opened(self) -> MeaningsFile | None:
        if self._file is None and self._problem is None:
            try:
                self._file = MeaningsFile(self.path, self.language)
            except DictionaryError as error:
                self._problem = error
        return self._file

    def _of(self, key: str, file: MeaningsFile) -> tuple[Meaning, ...]:
        found = tuple(meaning for row in file.rows(key) for meaning in _meanings(row, file))
        if found or not key.endswith(_POSSESSIVE):
            return found
        owner = tuple(file.rows(key.removesuffix(_POSSESSIVE)))
        return tuple(
            Meaning(f"{row.word}'s", row.word, row.part, row.senses, Relation.FORM)
            for row in owner
            if not row.lemma
        )

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
        self._file = None


def look_up(word: str, lexicon: Lexicon, meanings: Meanings) -> Known:
    """All that a dictionary and its meanings know of a word as typed.

    Judging may load a spelling engine, which takes a tenth of a second; where a verdict is at
    hand already, use `known_of`.
    """
    return known_of(lexicon.judge(word), word, lexicon, meanings)


def known_of(ruling: Ruling, word: str, lexicon: Lexicon, meanings: Meanings) -> Known:
    """The same for a word that has been judged."""
    place = lexicon.index.position(ruling.word)
    found = meanings.of(ruling.word)
    refused_as = _REFUSED_AS.get(ruling.reason)
    if refused_as is not None:
        found = tuple(sorted(found, key=lambda meaning: meaning.part is not refused_as))
    if place is not None:
        spelled = lexicon.spelling(ruling.word)
    else:
        spelled = found[0].word if found else word.strip()
    value = None if place is None else int(lexicon.index.commonness[place])
    return Known(ruling, spelled, value, found)


def _meanings(row: MeaningLine, file: MeaningsFile) -> list[Meaning]:
    """The meaning of a headword, or those of what a row leads to."""
    if not row.lemma:
        return [Meaning(row.word, row.word, row.part, row.senses)]
    goals = [
        goal for goal in file.rows(key_of(row.lemma)) if goal.word == row.lemma and not goal.lemma
    ]
    same = [goal for goal in goals if goal.part is row.part] or goals
    if not same:
        return [Meaning(row.word, row.lemma, row.part, (), row.relation)]
    return [Meaning(row.word, row.lemma, goal.part, goal.senses, row.relation) for goal in same]
