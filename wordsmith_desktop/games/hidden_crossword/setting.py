"""What the setter plays: the computer's puzzle for one player alone.

No limit is one of time and nothing depends on who plays or how quickly, so the same letters, with
the same anchor where a player called one, give everybody with the same dictionary the same puzzle.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
from typing import Final, TypeAlias

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.actions import (
    DrawAfresh,
    SetPuzzle,
    SetPuzzleAround,
)
from wordsmith_desktop.games.hidden_crossword.crossword import (
    Crossword,
    Demands,
    Layout,
    grid_faults,
)
from wordsmith_desktop.games.hidden_crossword.maker import Report, ShouldStop, make_puzzle
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.offers import anchor_offers
from wordsmith_desktop.games.hidden_crossword.ruleset import NoAnchor
from wordsmith_desktop.lexicon.index import WordIndex

TRIES: Final = 4
"""Puzzles that are made where the ruleset asks for more than the maker knows of."""

Setting: TypeAlias = SetPuzzle | SetPuzzleAround | DrawAfresh


class PuzzleSetter:
    """Acts for the setter, from what everybody at the table may know."""

    def __init__(
        self,
        words: WordIndex,
        banned: Collection[str] = (),
        *,
        should_stop: ShouldStop = lambda: False,
        report: Report | None = None,
    ) -> None:
        """Use the dictionary's `words`, but for those that the table has `banned`.

        Those change a puzzle only where it would have one of them.
        """
        self._words = words
        self._banned = frozenset(banned)
        self._should_stop = should_stop
        self._report = report

    def action(self, seen: Observation) -> Setting | None:
        """What the setter plays now; None if nothing can be laid, or if it was stopped.

        With `names_anchor`, letters that hold no anchor are drawn afresh where the rules say so.
        """
        if not seen.ruleset.names_anchor:
            layout = self._puzzle(seen, seen.anchor)
            return None if layout is None else SetPuzzle(layout)
        for anchor in self._anchors(seen):
            layout = self._puzzle(seen, anchor)
            if layout is not None:
                return SetPuzzleAround(anchor, layout)
        may_redraw = seen.ruleset.no_anchor is NoAnchor.REDRAW
        return DrawAfresh() if may_redraw and not self._should_stop() else None

    def _anchors(self, seen: Observation) -> Iterator[str]:
        """The words that would be offered, in an order that only the letters decide."""
        pool = _sorted(seen.pool)
        offers = anchor_offers(pool, self._words, least=seen.least_anchor)
        anchors = Rng(_seed_of(pool)).shuffled(offers)
        return (word for word in anchors if word not in self._banned)

    def _puzzle(self, seen: Observation, anchor: str) -> Layout | None:
        layout = self._made(seen, anchor, frozenset())
        if layout is None or self._banned.isdisjoint(Crossword(layout).words):
            return layout
        return self._made(seen, anchor, self._banned)

    def _made(self, seen: Observation, anchor: str, excluded: frozenset[str]) -> Layout | None:
        pool, rules = _sorted(seen.pool), seen.ruleset
        demands = Demands(anchor, pool, rules.least_words, rules.may_repeat)
        for stream in range(TRIES):
            if self._should_stop():
                return None
            layout = make_puzzle(
                pool,
                anchor,
                self._words,
                Rng(_seed_of(f"{pool} {anchor}"), stream),
                difficulty=rules.difficulty,
                least_words=rules.least_words,
                excluded=excluded,
                should_stop=self._should_stop,
                report=self._report,
            )
            if layout is not None and not grid_faults(Crossword(layout), demands):
                return layout
        return None


def _sorted(letters: str) -> str:
    """In the order of the alphabet: in which order they were drawn is to make no difference."""
    return "".join(sorted(letters))


def _seed_of(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big")
