"""A puzzle on the bench: every change is kept on the disk at once, and can be taken back."""

from __future__ import annotations

from pathlib import Path

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.troubles import StoreError

from ..workpiece import Workpiece
from .shelf import PuzzleShelf


class Workbench:
    """Holds a piece and those it was before."""

    def __init__(self, shelf: PuzzleShelf, path: Path, piece: Workpiece) -> None:
        self.piece = piece
        self.path = path
        self.trouble: StoreError | None = None
        """Why the last change is not on the disk; None if it is."""
        self._shelf = shelf
        self._done: list[Workpiece] = []
        self._undone: list[Workpiece] = []
        self._kept = piece

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether anything that was taken back can come again."""
        return bool(self._undone)

    def change(self, piece: Workpiece) -> None:
        """Have the piece be so, and keep it."""
        if piece != self.piece:
            self._done.append(self.piece)
            self._undone.clear()
            self.piece = piece
            self.keep()

    def write(self, piece: Workpiece) -> None:
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

    def _go_to(self, piece: Workpiece) -> None:
        """Names and clues stay as they are by now."""
        now = self.piece
        self.piece = replace(piece, title=now.title, author=now.author, clues=now.clues)
        self.keep()
