"""The word that is just being typed into a diagram, which Escape takes back as on every board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from ...rules.crossword import Cell
from .caret import Caret

K = TypeVar("K")
Letters = Mapping[Cell, str]


class TypedWord(Generic[K]):
    """Knows what stood there before its first letter, until one goes elsewhere."""

    def __init__(self) -> None:
        self._before: tuple[K, Caret] | None = None
        self._letters: Letters = {}

    def begin(self, before: K, caret: Caret, letters: Letters) -> None:
        """A letter follows at the caret; after a change by other means it is a first one."""
        if self._before is None or letters != self._letters:
            self._before = before, caret

    def follow(self, letters: Letters) -> None:
        """A letter was typed, or one of them taken out again."""
        self._letters = dict(letters)

    def end(self) -> None:
        """Somebody went elsewhere."""
        self._before = None

    def take_back(self, letters: Letters) -> tuple[K, Caret] | None:
        """What stood there, and where the caret was; None where nothing was just typed."""
        before = self._before if letters == self._letters else None
        self.end()
        return before
