"""A puzzle on the bench: every change is kept on the disk at once, and can be taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.troubles import StoreError

from ..clued.puzzle import CluedPuzzle
from ..workpiece import Workpiece
from .shelf import PuzzleShelf

K = TypeVar("K", Workpiece, CluedPuzzle)


class Workbench(Generic[K]):
    """Holds a piece and those it was before."""

    def __init__(self, shelf: PuzzleShelf, path: Path, piece: K) -> None:
        self.piece: K = piece
        self.path = path
        self.trouble: StoreError | None = None
        """Why the last change is not on the disk; None if it is."""
        self._shelf = shelf
        self._done: list[K] = []
        self._undone: list[K] = []
        self._kept: K = piece

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether anything that was taken back can come again."""
        return bool(self._undone)

    def change(self, piece: K) -> None:
        """Have the piece be so, and keep it."""
        if piece != self.piece:
            self._done.append(self.piece)
            self._undone.clear()
            self.piece = piece
            self.keep()

    def write(self, piece: K) -> None:
        """The same for what is typed into a field, with an undo of its own; `keep` keeps it."""
        self.piece = piece

    def undo(self) -> None:
        """Take the last change back. Raises `IndexError` where there is none."""
        self._undone.append(self.piece)
        self._go_to(self._done.pop())

    def redo(self) -> None:
        """Bring the last change back that was taken back. Raises `IndexError`."""
        self._done.append(self.piece)
        self._go_to(self._undone.pop())

    def keep(self) -> None:
        """Write the piece down, where that is not done yet; `trouble` says why it could not be."""
        if self.piece == self._kept:
            return
        try:
            self._shelf.keep(self.path, self.piece)
        except StoreError as error:
            self.trouble = error
        else:
            self.trouble, self._kept = None, self.piece

    def _go_to(self, piece: K) -> None:
        """Names and clues stay as they are by now."""
        now = self.piece
        self.piece = replace(piece, title=now.title, author=now.author, clues=now.clues)
        self.keep()
