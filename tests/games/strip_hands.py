"""Hands on the pieces of a table with a strip: dragged and put in order as a person does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.games.play_hands import LEFT, NO_KEYS, show_in_areas
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton
from wordsmith_desktop.window.kit.strip.strip import StripBoard

FAR = QPoint(16, 12)
"""A way that makes a press a drag."""


def in_order(pieces: Iterable[int], order: Sequence[int]) -> list[int]:
    """Pieces in the order that their player gave them; new ones come last."""
    place = {piece: at for at, piece in enumerate(order)}
    return sorted(pieces, key=lambda piece: place.get(piece, len(place)))


class StripHands(ABC):
    """Does with pieces and the strip what a person would with the mouse."""

    def __init__(self, strip: StripBoard, header: QWidget) -> None:
        self.on = strip
        self._header = header

    # What lies there

    @abstractmethod
    def buttons(self) -> Sequence[PieceButton]:
        """The pieces that lie before whoever lays."""

    @property
    def pieces(self) -> list[int]:
        """The numbers of the pieces on the strip."""
        return [piece.view.id for piece in self.on.pieces]

    @property
    def shown(self) -> str:
        """The pieces on the strip as their letters, with spaces between."""
        return " ".join(piece.view.text for piece in self.on.pieces)

    def button(self, piece: int) -> PieceButton:
        """A piece that lies before whoever lays."""
        return next(button for button in self.buttons() if button.view.id == piece)

    def place(self, place: int) -> QPoint:
        """Where in the window something is let go to lie at a place of the strip."""
        laid = self.on.pieces
        if not laid:
            return self.on.mapTo(self.on.window(), self.on.rect().center())
        box = laid[min(place, len(laid) - 1)].geometry()
        x = box.left() + box.width() // 4 if place < len(laid) else box.right() + box.width() // 2
        return self.on.mapTo(self.on.window(), QPoint(x, box.center().y()))

    @property
    def beside(self) -> QPoint:
        """A point of the window where nothing takes a piece."""
        return self._header.mapTo(self._header.window(), self._header.rect().center())

    def at(self, widget: QWidget) -> QPoint:
        """The middle of a widget, in the window."""
        return widget.mapTo(widget.window(), widget.rect().center())

    # Doing

    def drag(self, source: QWidget, to: QPoint) -> None:
        """Drag a source to a point of the window."""
        self.grasp(source)
        self.let_go(source, to)

    def grasp(self, source: QWidget) -> None:
        """Press over a source and begin to drag."""
        show_in_areas(source)
        window = source.window().windowHandle()
        assert window is not None
        start = source.mapTo(source.window(), source.rect().center())
        assert source.window().childAt(start) is source, f"{source} cannot be grasped at {start}"
        QTest.mousePress(window, LEFT, NO_KEYS, start)
        QTest.mouseMove(window, start + FAR)

    def let_go(self, source: QWidget, to: QPoint) -> None:
        """Move what is in the hand to a point of the window and let it go."""
        window = source.window().windowHandle()
        assert window is not None
        QTest.mouseMove(window, to)
        QTest.mouseRelease(window, LEFT, NO_KEYS, to)

    def carry(self, start: int, end: int) -> None:
        """Drag the piece at a place of the strip until it lies at another."""
        laid = self.on.pieces
        to = self.on.mapTo(self.on.window(), laid[end].geometry().center())
        self.drag(laid[start], to)

    def order(self, wanted: Sequence[int]) -> None:
        """Drag pieces until they lie in the wanted order."""
        for place, piece in enumerate(wanted):
            start = self.pieces.index(piece)
            if start != place:
                self.carry(start, place)
