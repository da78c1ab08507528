"""A page with a hand, a parcel and a strip, played with real mouse and keyboard events."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.games.play_hands import move, press, release
from tests.window.kit.strip.toy_pieces import TOY_WORDS, TOYS, Parcel
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.strip.dragging import Dragging
from wordsmith_desktop.window.kit.strip.laid_piece import LaidPiece
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.strip import StripBoard
from wordsmith_desktop.window.kit.strip.views import LaidView, PieceView
from wordsmith_desktop.window.kit.theme import LIGHT

HAND = ("TH", "E", "QU", "ING", "S")
PARCEL = 7
SIGNALS = (
    "typed",
    "erased",
    "deleted",
    "carried",
    "dropped",
    "thrown",
    "caret_moved",
    "cycled",
    "submitted",
    "cleared",
)
Told = tuple[object, ...]
"""A signal's name and what it carried."""


def tile(
    card: int,
    text: str,
    *,
    group: int | None = None,
    name: str = "",
) -> LaidView:
    return LaidView(card, text, f"card {text}", group, name)


def laid(*texts: str) -> tuple[LaidView, ...]:
    """Tiles numbered from 0."""
    return tuple(tile(card, text) for card, text in enumerate(texts))


def hand() -> list[PieceView]:
    """Five cards numbered from 20."""
    return [PieceView(card, text, f"card {text}") for card, text in enumerate(HAND, 20)]


def wear(*, scale: int = 100, is_still: bool = True) -> None:
    """Look as the tests do: without movement."""
    appearance().set_look(Look(LIGHT, scale, is_still))


class Page(QWidget):
    """Hands on the keys that no widget wants, as the match page does."""

    def __init__(self) -> None:
        super().__init__()
        self.hand = PieceRow("Your hand", TOYS)
        self.hand.show_pieces(
            [PieceView(20 + i, text, f"card {text}") for i, text in enumerate(HAND)]
        )
        self.strip = StripBoard(TOYS, TOY_WORDS, levels=2)
        self.parcel = Parcel(PARCEL)
        self.area = QScrollArea()
        self.area.setWidget(self.parcel)
        self.area.setFixedHeight(80)
        column = QVBoxLayout(self)
        for widget in (self.area, self.strip, self.hand):
            column.addWidget(widget)
        column.addStretch(1)
        self.dragging = Dragging(self, self.strip, self.hand)


class Desk:
    """The page, and everything that the strip told."""

    def __init__(self, qtbot: QtBot, *, scale: int = 100) -> None:
        wear(scale=scale)
        self.page = Page()
        qtbot.addWidget(self.page)
        self.strip, self.hand = self.page.strip, self.page.hand
        self.told: list[Told] = []
        for name in SIGNALS:
            signal = getattr(self.strip, name)
            signal.connect(lambda *values, name=name: self.told.append((name, *values)))
        self.page.resize(1280, 800)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.strip.setFocus()

    def lay(self, *texts: str, caret: int | None = None, ghost: str = "") -> None:
        """Cards on the strip, the caret at their end unless told otherwise."""
        at = len(texts) if caret is None else caret
        self.strip.show_strip(laid(*texts), at, ghost=ghost)

    def obey(self) -> None:
        """Do from now on what the strip tells, as a presenter would."""
        self.strip.caret_moved.connect(self._move_caret)
        self.strip.carried.connect(self._carry)

    def _move_caret(self, place: int) -> None:
        self.strip.show_strip([tile.view for tile in self.strip.pieces], place)

    def _carry(self, start: int, end: int) -> None:
        views = [tile.view for tile in self.strip.pieces]
        views.insert(end, views.pop(start))
        self.strip.show_strip(views, end + 1)

    def tile(self, index: int) -> LaidPiece:
        return self.strip.pieces[index]

    def at_place(self, place: int) -> QPointF:
        """A point of the page just before the tile at a place, or after the last one."""
        tiles = self.strip.pieces
        if place < len(tiles):
            return middle(tiles[place], self.page) - QPointF(tiles[place].width() / 4, 0)
        return middle(tiles[-1], self.page) + QPointF(tiles[-1].width(), 0)

    @property
    def beside(self) -> QPointF:
        """A point of the page where nothing takes a card."""
        return QPointF(self.page.width() / 2, self.page.height() - 5)

    def grasp(self, source: QWidget) -> None:
        """Press over a source and begin to drag."""
        start = middle(source, self.page)
        press(self.page, start)
        move(self.page, start + QPointF(4, 4))
        move(self.page, start + QPointF(20, 0))

    def drag(self, source: QWidget, to: QPointF) -> None:
        """Drag a source to a point of the page."""
        self.grasp(source)
        move(self.page, to)
        release(self.page, to)


def middle(widget: QWidget, page: QWidget) -> QPointF:
    """The middle of a widget in its page's coordinates."""
    return QPointF(widget.mapTo(page, widget.rect().center()))
