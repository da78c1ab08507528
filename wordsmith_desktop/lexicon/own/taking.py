"""What is taken of a list of words, and what is left out of it and why."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, unique
from typing import Final

from ..folding import bad_characters, fold

SHORTEST: Final = 2
LONGEST: Final = 60
"""Letters of a folded word; no game has the pieces for more."""
EXAMPLES: Final = 5
_EVERY: Final = 20_000
"""Lines between two looks at whether to stop."""
_COMMENTS: Final = ("#", "//", "%")
_COLUMN: Final = re.compile("[,;\t|]")
_HEADS: Final = frozenset({"WORD", "WORDS", "WORT", "WOERTER", "MOT", "MOTS", "PALABRA", "PAROLA"})
"""What the first column of a table may be called."""

Progress = Callable[[int, int], object]
"""Is told how much is done, and of how much."""
ShouldStop = Callable[[], bool]


def _go_on() -> bool:
    return False


@unique
class LeftOut(Enum):
    """Why an entry of a list is not taken."""

    TWICE = "twice"
    """It folds to a word that was there before."""
    SHORT = "short"
    LONG = "long"
    SEVERAL = "several"
    """Several words."""
    SIGNS = "signs"
    """It has a sign that no game has."""


@dataclass(slots=True)
class Some:
    """Some entries, of which the first are named."""

    count: int = 0
    examples: list[str] = field(default_factory=list)

    def add(self, entry: str) -> None:
        """Count one more."""
        self.count += 1
        if len(self.examples) < EXAMPLES:
            self.examples.append(entry[: LONGEST + 1])


@dataclass(slots=True)
class TakenWords:
    """The words of a list."""

    words: dict[str, str] = field(default_factory=dict)
    """The spelling by folded word, in the order of the list."""
    left_out: dict[LeftOut, Some] = field(default_factory=dict)

    def leave(self, entry: str, why: LeftOut) -> None:
        """Leave an entry out."""
        self.left_out.setdefault(why, Some()).add(entry)

    @property
    def examples(self) -> Sequence[str]:
        """Some of the words, from all over the list."""
        words = list(self.words.values())
        return words[:: max(1, len(words) // EXAMPLES)][:EXAMPLES]


def taken(
    lines: Sequence[str],
    tag: str,
    progress: Progress = lambda _done, _whole: None,
    should_stop: ShouldStop = _go_on,
) -> TakenWords | None:
    """Take a word of each line, or of its first column; None if it `should_stop`."""
    found = TakenWords()
    for start in range(0, len(lines), _EVERY):
        if should_stop():
            return None
        progress(start, len(lines))
        _take(lines[start : start + _EVERY], tag, found)
    head = next(iter(found.words), "")
    if head in _HEADS and len(found.words) > 1 and any(map(_COLUMN.search, lines[:1])):
        del found.words[head]
    return found


def _take(lines: Iterable[str], tag: str, found: TakenWords) -> None:
    words = found.words
    for line in lines:
        # Nearly all lines of nearly all lists are such.
        if line.isascii() and line.isalpha() and SHORTEST <= len(line) <= LONGEST:
            folded, spelled = line.upper(), line
        else:
            spelled = entry_of(line)
            if not spelled:
                continue
            folded = fold(spelled, tag)
            why = _against(folded)
            if why is not None:
                found.leave(spelled, why)
                continue
        if folded in words:
            found.leave(spelled, LeftOut.TWICE)
        else:
            words[folded] = spelled.lower() if spelled == folded else spelled


def entry_of(line: str) -> str:
    """What a line has in its first column; nothing for a comment."""
    line = line.strip().lstrip("\ufeff")
    if line.startswith(_COMMENTS):
        return ""
    return _COLUMN.split(line, maxsplit=1)[0].strip().strip('"').strip()


def _against(folded: str) -> LeftOut | None:
    if any(map(str.isspace, folded)):
        return LeftOut.SEVERAL
    if bad_characters(folded) or not folded.strip("-'"):
        return LeftOut.SIGNS
    if len(folded) < SHORTEST:
        return LeftOut.SHORT
    return LeftOut.LONG if len(folded) > LONGEST else None
