"""What the meanings are made for: the words that the referee can meet; and our own lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Set
from pathlib import Path

from wordsmith_desktop.lexicon.meanings_file import Part, Relation, Row, key_of
from wordsmith_desktop.lexicon.spelling import spelling
from wordsmith_desktop.lexicon.store import NAME, WordTable

Stems = Mapping[str, Set[str]]
"""What a word is made from, in its spelling."""


class Met:
    """The words of one list: accepted, and refused with a reason."""

    def __init__(self, table: WordTable, stems: Stems) -> None:
        listed = [word.decode("ascii") for word in table.words.tolist()]
        excluded = [word.decode("ascii") for word in table.excluded.tolist()]
        self.commonness = dict(zip(listed, table.commonness.tolist(), strict=True))
        """Ten times the Zipf value of each accepted word."""
        self._reasons = dict(zip(excluded, table.excluded_reasons.tolist(), strict=True))
        self.words = sorted(self.commonness.keys() | self._reasons.keys())
        """All of them, folded."""
        self._stems = stems
        self._shapes = dict(zip(listed, table.shapes.tolist(), strict=True))
        odd = zip(table.odd_places.tolist(), table.odd_spellings.tolist(), strict=True)
        self._odd = {listed[place]: written.decode() for place, written in odd}

    def __contains__(self, key: str) -> bool:
        return key in self.commonness or key in self._reasons

    def is_listed(self, key: str) -> bool:
        """Whether the word is accepted."""
        return key in self.commonness

    def is_name(self, key: str) -> bool:
        """Whether the word is refused as a name."""
        return self._reasons.get(key) == NAME

    def is_abbreviation(self, key: str) -> bool:
        """Whether the word is refused as an abbreviation."""
        return key in self._reasons and not self.is_name(key)

    def refused_as(self, key: str) -> Part | None:
        """What the word is refused for; None if it is accepted or unknown."""
        if key not in self._reasons:
            return None
        return Part.NAME if self.is_name(key) else Part.ABBREVIATION

    def stems(self, word: str) -> Set[str]:
        """What the spelling dictionary makes a word from; empty for what it does not hold."""
        return self._stems.get(word, frozenset())

    def spelling(self, key: str) -> str:
        """How the list spells an accepted word."""
        return self._odd.get(key) or spelling(key, self._shapes[key])

    def spelled(self, form: str) -> str:
        """A German form with ss where the list has it so today (muß, muss)."""
        key = key_of(form)
        if "ß" not in form or form[0].isupper() or key not in self._shapes:
            return form
        today = self.spelling(key)
        return today if today == form.replace("ß", "ss") else form

    def commonest(self, count: int) -> list[str]:
        """The commonest accepted words, equals by the alphabet."""
        order = sorted(self.commonness, key=lambda word: (-self.commonness[word], word))
        return order[:count]


def hand_written(path: Path) -> dict[str, list[Row]]:
    """Our own lines by word: word, part, senses; or word, part, < and what it is a form of."""
    found: dict[str, list[Row]] = defaultdict(list)
    for line in path.read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        word, part, *rest = line.split("\t")
        kind = Part[part.upper()]
        if rest[0].startswith(Relation.FORM.value):
            row = Row(word, kind, Relation.FORM, rest[0][1:].strip())
        else:
            row = Row(word, kind, senses=tuple(rest))
        found[word].append(row)
    return found
