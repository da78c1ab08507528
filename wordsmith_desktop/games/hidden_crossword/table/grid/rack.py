"""The tiles that are not laid, in whatever order their owner likes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_row
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.solid import SHADOW
from wordsmith_desktop.window.kit.strip.painting import PaintedPiece, PieceArt
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton, button_size
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.views import PieceLoad, PieceView
from wordsmith_desktop.wording.texts import say, say_count

from ...words import grid_texts as texts
from ..tile import CORNER, TileKind, paint_tile
from .loads import Grasp, Load, RackLoad


def _paint(
    painter: QPainter,
    rect: QRectF,
    piece: PaintedPiece,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    kind = TileKind.GHOST if faded else TileKind.PLAIN
    paint_tile(painter, rect, piece.text, look, kind=kind, is_lifted=lifted)


TILES: Final = PieceArt(_paint, aspect=1.0, corner=CORNER, shadow=SHADOW[False])
"""The tiles as rows want them painted."""


def tile_height() -> int:
    """Height of a tile of the rack in pixels."""
    return max(look().target, look().on_table(71))


def rack_view(tile: int, letter: str, count: int) -> PieceView:
    """A tile of which the rack has so many; 0 is without end."""
    said = say_count(texts.RACK_TILE, count, letter=letter) if count else letter
    return PieceView(tile, letter, said)


class RackTile(PieceButton):
    """A tile with one letter."""

    def __init__(self, view: PieceView, *, parent: QWidget | None = None) -> None:
        super().__init__(view, TILES, height=tile_height(), parent=parent)

    def grasp_at(self, point: QPointF, *, is_word: bool) -> Grasp | None:  # noqa: ARG002
        """The tile, wherever it is taken."""
        return Grasp(RackLoad(self.view.text, self.view.id), self.rect())

    def paint_load(self, painter: QPainter, rect: QRectF, load: Load | None = None) -> None:  # noqa: ARG002
        """Paint what a hand carries, lifted."""
        super().paint_load(painter, rect)

    def show_carried(self, load: Load | None) -> None:
        """Leave only the place while the tile is in a hand."""
        self.set_carried(load is not None)


REACH: Final = 16
"""A tile let go so many pixels beside the rack still falls on it."""
_LIP: Final = 6
"""How far the board stands out below the tiles and their shadows, in pixels."""
Shuffle = Callable[[list[tuple[int, str]]], object]


class Rack(QWidget):
    """A row of tiles on a board, and buttons to put them in another order."""

    picked = Signal(str)
    """The letter of a tile that is wanted in the hand; `picked_tile` is its number."""
    tile_added = Signal(object)
    """A `RackTile` that was not there before."""

    def __init__(self, parent: QWidget | None = None, *, shuffle: Shuffle = random.shuffle) -> None:
        """`shuffle` puts a list in another order."""
        super().__init__(parent)
        self._mix = shuffle
        self._order: list[tuple[int, str]] = []
        """Numbers and letters from left to right."""
        self._next = 0
        self._is_endless = False
        self._taken: int | None = None
        """The tile that a hand took last: the one to go when its letter is laid."""
        self.picked_tile = 0
        self.row = _Row(self.tile_added.emit)
        self.row.picked.connect(self._pick)
        self.shuffle_button = buttons.quiet(say(texts.SHUFFLE), self.shuffle)
        self.sort_button = buttons.quiet(say(texts.SORT), self.sort)
        self._lay_out()

    @property
    def tiles(self) -> tuple[RackTile, ...]:
        """The tiles from left to right."""
        return tuple(tile for tile in self.row.buttons if isinstance(tile, RackTile))

    @property
    def letters(self) -> str:
        """The letters from left to right."""
        return "".join(letter for _, letter in self._order)

    def show_letters(self, letters: str, *, is_endless: bool = False) -> None:
        """Have these letters; those that were there already stay in their order.

        Endless ones are never used up, and stand in the order of the alphabet.
        """
        self._is_endless = is_endless
        gone = self._surplus(Counter(self.letters) - Counter(letters))
        self._order = [one for one in self._order if one[0] not in gone]
        missing = Counter(letters) - Counter(self.letters)
        for letter in letters:
            if missing[letter]:
                missing[letter] -= 1
                self._order.append((self._next, letter))
                self._next += 1
        self._taken = None
        if is_endless:
            self._order.sort(key=lambda one: one[1])
        self._show()

    def note_taken(self, tile: int) -> None:
        """A hand took this tile, not another one with its letter."""
        self._taken = tile

    def show_held(self, tile: int | None) -> None:
        """Leave only the place of the tile that is in the hand."""
        for one in self.tiles:
            one.set_carried(one.view.id == tile)

    def shuffle(self) -> None:
        """Mix the tiles."""
        self._mix(self._order)
        self._show()

    def sort(self) -> None:
        """Put the tiles in the order of the alphabet."""
        self._order.sort(key=lambda one: one[1])
        self._show()

    def is_under(self, point: QPointF) -> bool:
        """Whether something let go at a point of the rack falls on it."""
        reach = self.rect().adjusted(-REACH, -REACH, REACH, REACH)
        return self.isVisible() and reach.contains(point.toPoint())

    def _surplus(self, too_many: Counter[str]) -> set[int]:
        """The tiles to go: the one that was taken first of all."""
        gone = set()
        for number, letter in sorted(self._order, key=lambda one: one[0] != self._taken):
            if too_many[letter]:
                too_many[letter] -= 1
                gone.add(number)
        return gone

    def _show(self) -> None:
        counts = Counter(self.letters)
        if self._is_endless:
            counts.clear()
        self.row.show_pieces([rack_view(n, letter, counts[letter]) for n, letter in self._order])
        self.row.empty.setVisible(not self._order)
        for button in (self.shuffle_button, self.sort_button):
            button.setEnabled(len(self._order) > 1)
            button.setVisible(not self._is_endless)

    def _pick(self, load: PieceLoad) -> None:
        self._taken = self.picked_tile = load.piece
        self.picked.emit(dict(self._order)[load.piece])

    def _lay_out(self) -> None:
        whole = in_row((self.row, 1), inside=self, spacing=0)
        for button in (self.shuffle_button, self.sort_button):
            whole.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._show()


class _Row(PieceRow):
    """The tiles on a wooden board that is there even without any."""

    def __init__(self, added: Callable[[RackTile], object]) -> None:
        super().__init__(say(texts.RACK), TILES, height=tile_height(), wraps=True)
        self._added = added
        self.empty = label(say(texts.RACK_EMPTY), tone="muted", wrap=False)
        self.empty.setParent(self)
        # A child lies above the board and would have the mouse events that are meant for it.
        self.empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.title.hide()
        margin = look().gap(1)
        self.line.setContentsMargins(margin, 0, margin, _LIP)
        self.setMinimumHeight(button_size(TILES, tile_height()).height() + _LIP)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def make_button(self, view: PieceView) -> RackTile:
        tile = RackTile(view, parent=self)
        self._added(tile)
        return tile

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.empty.setGeometry(self.rect().adjusted(look().gap(2), 0, 0, -2 * _LIP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height, foot = TILES.room(self.piece_height) + _LIP, self.height() - 1.5
        # Half of the pen lies outside the outline; at the widget's edge it would be cut off.
        board = QRectF(1.5, foot - height, self.width() - 3.0, height)
        painter.setPen(QPen(colour(theme.edge), 1.5))
        painter.setBrush(colour(theme.wood))
        painter.drawRoundedRect(board, 5, 5)
        painter.setPen(QPen(colour(theme.wood_ink, 0.35), 1.5, Qt.PenStyle.SolidLine))
        ridge = board.top() + 3
        painter.drawLine(QLineF(board.left() + 4, ridge, board.right() - 4, ridge))
