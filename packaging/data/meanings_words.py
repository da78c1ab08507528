"""What the meanings are made for: the words that the referee can meet; and our own lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Set
from pathlib import Path
from typing import Final

from wordsmith_desktop.lexicon.meanings_file import MeaningLine, PartOfSpeech, Relation, key_of
from wordsmith_desktop.lexicon.spelling import spelling
from wordsmith_desktop.lexicon.store import ABBREVIATION, NAME, NOUN, VULGAR, WordColumns

from .meanings_text import cut

COMMON = 25
"""Ten times the Zipf value of a common word."""
MET = 15
"""The same of a word that is in use."""
BRIEF: Final = 60
"""Characters of the one sense of a word that is refused, or that no text was met with."""
Stems = Mapping[str, Set[str]]
"""What a word is made from, in its spelling."""


class Met:
    """The words of one list: accepted, and refused with a reason."""

    def __init__(self, table: WordColumns, stems: Stems) -> None:
        listed = [word.decode("ascii") for word in table.words.tolist()]
        excluded = [word.decode("ascii") for word in table.excluded.tolist()]
        self.commonness = dict(zip(listed, table.commonness.tolist(), strict=True))
        """Ten times the Zipf value of each accepted word."""
        self._reasons = dict(zip(excluded, table.excluded_reasons.tolist(), strict=True))
        self.words = sorted(self.commonness.keys() | self._reasons.keys())
        """All of them, folded."""
        self._vulgar = {
            word for word, flags in zip(listed, table.flags.tolist(), strict=True) if flags & VULGAR
        }
        self._nouns = {
            word for word, flags in zip(listed, table.flags.tolist(), strict=True) if flags & NOUN
        }
        self._stems = stems
        self._shapes = dict(zip(listed, table.shapes.tolist(), strict=True))
        odd = zip(table.odd_places.tolist(), table.odd_spellings.tolist(), strict=True)
        self._odd = {listed[place]: written.decode() for place, written in odd}

    def __contains__(self, key: str) -> bool:
        return key in self.commonness or key in self._reasons

    def is_listed(self, key: str) -> bool:
        """Whether the word is accepted."""
        return key in self.commonness

    def is_common(self, key: str) -> bool:
        """Whether the word is accepted and so common that people look it up."""
        return bool(self.commonness.get(key, 0) >= COMMON)

    def is_vulgar(self, key: str) -> bool:
        """Whether the word is accepted and marked as one that not every table is shown."""
        return key in self._vulgar

    def is_noun(self, key: str) -> bool:
        """Whether the word is accepted and a German noun, be it something else besides."""
        return key in self._nouns

    def is_name(self, key: str) -> bool:
        """Whether the word is refused as a name."""
        return self._reasons.get(key) == NAME

    def is_abbreviation(self, key: str) -> bool:
        """Whether the word is refused as an abbreviation."""
        return self._reasons.get(key) == ABBREVIATION

    def refused_as(self, key: str) -> PartOfSpeech | None:
        """What the word is refused for; None if it is accepted or unknown."""
        kinds = {NAME: PartOfSpeech.NAME, ABBREVIATION: PartOfSpeech.ABBREVIATION}
        return kinds.get(self._reasons.get(key, 0))

    def stems(self, word: str) -> Set[str]:
        """What the spelling dictionary makes a word from; empty for what it does not hold."""
        return self._stems.get(word, frozenset())

    def spelling(self, key: str) -> str:
        """How the list spells an accepted word."""
        return self._odd.get(key) or spelling(key, self._shapes[key])

    def spelled(self, form: str) -> str:
        """A German form with ss where the list has it so today (muß, muss)."""
        key = key_of(form)
        if "ß" not in form or key not in self._shapes:
            return form
        today = self.spelling(key)
        is_same = today.lower() == form.replace("ß", "ss").lower()
        return form.replace("ß", "ss") if is_same and not self._has_both(key) else form

    def _has_both(self, key: str) -> bool:
        """Whether a word is written with ß and with ss today, as two words (Maße, Masse)."""
        return self.spelling(key)[0].isupper() and key.endswith(("SSE", "SSEN", "SSES"))

    def commonest(self, count: int) -> list[str]:
        """The commonest accepted words, equals by the alphabet."""
        order = sorted(self.commonness, key=lambda word: (-self.commonness[word], word))
        return order[:count]


AS_FORM = "<"
"""In our own lists of first senses: what is known as a form of another word."""


def first_senses(path: Path) -> dict[str, str]:
    """Our own choice of the sense that people know: how it begins, or < and a lemma, by word."""
    lines = [line for line in path.read_text("utf-8").splitlines() if line and line[0] != "#"]
    return dict(line.split("\t") for line in lines)


def hand_written(path: Path) -> dict[str, list[MeaningLine]]:
    """Our own lines by word: word, part, senses; or word, part, < and what it is a form of."""
    found: dict[str, list[MeaningLine]] = defaultdict(list)
    for line in path.read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        word, part, *rest = line.split("\t")
        kind = PartOfSpeech[part.upper()]
        if rest[0].startswith(Relation.FORM.value):
            row = MeaningLine(word, kind, Relation.FORM, rest[0][1:].strip())
        else:
            row = MeaningLine(word, kind, senses=tuple(rest))
        found[word].append(row)
    return found


def shortened(row: MeaningLine) -> MeaningLine:
    """A row with one short sense: what is seldom looked up, and there is much of it."""
    return row._replace(senses=tuple(cut(sense, BRIEF) for sense in row.senses[:1]))
