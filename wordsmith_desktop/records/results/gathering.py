"""Recording the matches that the shelf and the papers have: those that are missing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from wordsmith_desktop.games.common.registry import tallier_of

from ..kept_match import Games, read_match
from ..listing import summarise
from ..paper import PaperShelf
from ..store import Shelf, ShelfFolder
from ..troubles import StoreError, UnreadableError, Unusable, storing
from .model import MatchRecord, Talliers, record_of_kept
from .papers import follow_papers
from .store import Statistics

BATCH: Final = 20
"""Matches that are written at once; whoever asks a question meanwhile waits for no more."""

Report = Callable[[int, int], object]
"""Is told how many logs have been looked at, and of how many."""


class Gatherer:
    """Reads finished matches from a shelf and records them."""

    def __init__(
        self,
        shelf: Shelf,
        games: Games,
        *,
        papers: PaperShelf | None = None,
        talliers: Talliers = tallier_of,
        report: Report = lambda _done, _whole: None,
        is_cancelled: Callable[[], bool] = lambda: False,
    ) -> None:
        """`papers` are matches that were entered from paper.

        `is_cancelled` is asked before every file; what is recorded by then stays.
        """
        self._shelf = shelf
        self._papers = papers
        self._games = games
        self._talliers = talliers
        self._report = report
        self._is_cancelled = is_cancelled

    def catch_up(self, statistics: Statistics) -> int:
        """Record what is on the shelf and missing; how many matches that were."""
        statistics.settle()
        records = self._records(statistics.known())
        count = 0
        while batch := tuple(islice(records, BATCH)):
            count += statistics.record(*batch)
        if self._papers is not None:
            count += follow_papers(statistics, self._papers, self._is_cancelled)
        return count

    def _records(self, known: Collection[str]) -> Iterator[MatchRecord]:
        """Each finished match once, however many copies there are."""
        seen = set(known)
        paths = self._logs()
        for number, path in enumerate(paths):
            self._report(number, len(paths))
            if self._is_cancelled():
                return
            # A log goes by its match's id, so most need not be opened.
            if path.stem in seen or not _may_count(path, seen):
                continue
            record = self._record(path)
            if record is not None and record.match_id not in seen:
                seen.add(record.match_id)
                yield record
        self._report(len(paths), len(paths))

    def _logs(self) -> list[Path]:
        """Every log, wherever it lies; of copies the one among the matches comes first."""
        found: list[Path] = []
        for place in ShelfFolder:
            folder = self._shelf.folder / place.value
            with storing(folder):
                paths = folder.glob("*.jsonl") if folder.is_dir() else ()
                found += sorted(paths, key=lambda path: (len(path.name), path.name))
        return found

    def _record(self, path: Path) -> MatchRecord | None:
        """The match of a log; None for one that the home page has to tell of."""
        try:
            return record_of_kept(read_match(path, self._games), self._talliers)
        except (UnreadableError, StoreError):
            return None


def _may_count(path: Path, seen: Collection[str]) -> bool:
    """Whether a log looks finished, by its first line and its last ones."""
    if path.parent.name == ShelfFolder.DAMAGED.value:
        # Its end may be followed by rubbish.
        return True
    found = summarise(path)
    if isinstance(found, Unusable) or found.scores is None:
        return False
    return found.header.occasion.counts and found.header.match_id not in seen
