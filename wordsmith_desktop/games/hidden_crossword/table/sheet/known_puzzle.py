"""The hidden crossword as far as whoever looks knows it: what crosses the anchor, and strips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, in_column
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import joined, say

from ...rules.clues import Placement
from ...rules.crossword import Cell, Direction, Layout, layout_of, word_tiles
from ...rules.grid_tiles import Bounds
from ...rules.known_words import UNKNOWN_LETTER, KnownWord
from ...words import sheet_texts as texts
from ...words.sheet_texts import say_ordinal
from ...words.table_texts import PLACEMENT_EXPLAINED, PLACEMENT_NAMES
from ..tile import TileKind, paint_tile
from .record_card import discard

_SIDE: Final = 30
"""Side of a cell, in pixels of the smallest window."""
_CORNER: Final = 10
"""Radius of the felt's corners in pixels."""
_ROOM: Final = 2
"""Around a tile in its cell, in pixels."""
_UPRIGHT: Final = (Placement.CROSSBEAM, Placement.POST)
_GROUPS: Final = (Placement.CROSSBEAM, Placement.GIRDER, Placement.POST, None)


def cell_side() -> int:
    """Side of a cell in pixels."""
    return max(look().on_table(_SIDE), look().px(2.75))


def crossing_of(word: str, anchor: str) -> int | None:
    """The anchor's column where a word that crosses it stands, where only one letter allows it."""
    ways = [col for col, letter in enumerate(anchor) for one in word if one == letter]
    return ways[0] if len(ways) == 1 else None


def placed(words: Iterable[KnownWord], anchor: str) -> Layout:
    """The anchor, and those found crossbeams of which it is certain where they cross it."""
    tiles = set(word_tiles(anchor, Cell(0, 0), Direction.ACROSS))
    for word in words:
        if is_hung(word, anchor):
            first = hanging_cells(word.pattern, anchor)[0]
            tiles |= set(word_tiles(word.pattern, first, Direction.DOWN))
    return layout_of(tiles)


def hanging_cells(word: str, anchor: str) -> tuple[Cell, ...]:
    """The cells of a word that hangs on the anchor, which lies in row 0 from column 0 on."""
    col = crossing_of(word, anchor) or 0
    top = Cell(-word.index(anchor[col]), col)
    return tuple(top.step(Direction.DOWN, place) for place in range(len(word)))


def is_hung(word: KnownWord, anchor: str) -> bool:
    """Whether it is certain where a word crosses the anchor."""
    is_crossing = word.placement is Placement.CROSSBEAM and word.is_found
    return is_crossing and crossing_of(word.pattern, anchor) is not None


@has_role(QAccessible.Role.Graphic)
class KnownTiles(QWidget):
    """Tiles of a figure, and the places of letters that are not known."""

    def __init__(self, cells: dict[Cell, str], said: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = cells
        """The letters; a question mark for one that is not known."""
        self.words: dict[str, tuple[Cell, ...]] = {}
        """The cells of words that were found, from the first letter on."""
        self._bounds = Bounds.of(cells)
        self._coming: frozenset[Cell] = frozenset()
        self.setAccessibleName(said)
        set_tip(self, said)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = cell_side()
        return QSize(self._bounds.cols * side, self._bounds.rows * side)

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word, where it is known as a whole."""
        word = "".join(self.cells.values())
        return () if UNKNOWN_LETTER in word or not self._is_line else (word,)

    @property
    def _is_line(self) -> bool:
        return 1 in (self._bounds.rows, self._bounds.cols)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for cell, letter in self.cells.items():
            is_known = letter != UNKNOWN_LETTER and cell not in self._coming
            kind = TileKind.ANCHOR if is_known else TileKind.GHOST
            paint_tile(painter, self.area(cell), letter if is_known else "", look(), kind=kind)

    def area(self, cell: Cell) -> QRectF:
        """Where a cell's tile lies."""
        side = cell_side()
        x, y = (cell.col - self._bounds.left) * side, (cell.row - self._bounds.top) * side
        return QRectF(x, y, side, side).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)

    def leave_out(self, cells: frozenset[Cell]) -> None:
        """Show only the places of tiles that are on their way here."""
        if cells != self._coming:
            self._coming = cells
            self.update()


@has_role(QAccessible.Role.Grouping)
class KnownPuzzle(QWidget):
    """The anchor with what hangs on it, then strips by length and place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[KnownWord, ...] = ()
        self._anchor = ""
        self.parts: list[QWidget] = []
        """The figure of the anchor, then the groups of strips, each with its caption."""
        self.strips: list[KnownTiles] = []
        """The figure of the anchor, then every word whose lay is not known."""
        groups, away = QWidget(), look().gap(1)
        self._flow = FlowLayout(groups, spacing=look().gap(2))
        in_column(groups, inside=self, margins=away)
        self.setAccessibleName(say(texts.KNOWN_PUZZLE))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_words(self, words: Sequence[KnownWord], anchor: str) -> None:
        """Show these words; the anchor is among them."""
        if (tuple(words), anchor) == (self._words, self._anchor):
            return
        self._words, self._anchor = tuple(words), anchor
        discard(self.parts)
        self.parts, self.strips = [], []
        if anchor:
            self._add_figure(placed(words, anchor))
        for placement in _GROUPS:
            group = [one for one in words if one.placement is placement]
            self._add_group(placement, [one for one in group if not is_hung(one, anchor)])

    def lying(self) -> dict[Key, Lying]:
        """The tiles of words that were found, as ("found", word, place)."""
        found: dict[Key, Lying] = {}
        for key, (strip, cell) in self._found().items():
            corner = strip.mapTo(self, QPoint())
            letter = strip.cells[cell]
            area = strip.area(cell).translated(corner.x(), corner.y())
            found[key] = Lying(area, partial(_paint_found, letter))
        return found

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show tiles that are on their way here."""
        places = self._found()
        for strip in self.strips:
            coming = (places[key] for key in keys if key in places)
            strip.leave_out(frozenset(cell for one, cell in coming if one is strip))

    def _found(self) -> dict[Key, tuple[KnownTiles, Cell]]:
        """Where the tiles of each found word lie."""
        return {
            ("found", word, place): (strip, cell)
            for strip in self.strips
            for word, cells in strip.words.items()
            for place, cell in enumerate(cells)
        }

    def _add_figure(self, layout: Layout) -> None:
        hung = [one.pattern for one in self._words if is_hung(one, self._anchor)]
        said = say(texts.KNOWN_ANCHOR, word=self._anchor)
        if hung:
            said = say(texts.KNOWN_HUNG, anchor=said, words=joined(hung))
        figure = KnownTiles({tile.cell: tile.letter for tile in layout}, said)
        for word in hung:
            figure.words[word] = hanging_cells(word, self._anchor)
        self._add(None, [figure])

    def _add_group(self, placement: Placement | None, words: Sequence[KnownWord]) -> None:
        if not words:
            return
        named = texts.KNOWN_NOWHERE if placement is None else PLACEMENT_NAMES[placement]
        caption: QLabel = label(say(named), tone="muted", wrap=False)
        if placement is not None:
            set_tip(caption, say(PLACEMENT_EXPLAINED[placement]))
        way = Direction.DOWN if placement in _UPRIGHT else Direction.ACROSS
        self._add(caption, [_strip(word, way) for word in words], is_upright=way is Direction.DOWN)

    def _add(
        self, caption: QLabel | None, strips: Sequence[KnownTiles], *, is_upright: bool = False
    ) -> None:
        """A group: upright words stand side by side, the others one below the other."""
        group, way = QWidget(), QBoxLayout.Direction
        column = in_column(inside=group, spacing=look().gap(0.5))
        if caption is not None:
            column.addWidget(caption)
        line = QBoxLayout(way.LeftToRight if is_upright else way.TopToBottom)
        line.setSpacing(look().gap(0.75))
        for strip in strips:
            line.addWidget(strip, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        line.addStretch(1)
        column.addLayout(line)
        column.addStretch(1)
        self._flow.addWidget(group)
        group.show()  # The layout would show it a moment later only.
        self.parts.append(group)
        self.strips += strips

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.parts:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(look().theme.felt))
            painter.drawRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)


def _strip(word: KnownWord, way: Direction) -> KnownTiles:
    cells = {Cell(0, 0).step(way, at): letter for at, letter in enumerate(word.pattern)}
    made = KnownTiles(cells, say_strip(word))
    if word.is_found:
        made.words[word.pattern] = tuple(cells)
    return made


def _paint_found(letter: str, painter: QPainter, area: QRectF) -> None:
    paint_tile(painter, area, letter, look(), kind=TileKind.ANCHOR)


def say_strip(word: KnownWord) -> str:
    """A word as far as it is known: "4 letters, 2nd of 3 · girder · R?T"."""
    parts = [_which(word)]
    if word.placement is not None:
        parts.append(say(PLACEMENT_NAMES[word.placement]))
    if word.pattern.strip(UNKNOWN_LETTER):
        parts.append(word.pattern)
    return " · ".join(parts)


def _which(word: KnownWord) -> str:
    length, count = len(word.pattern), word.count
    if word.place is None or count is None:
        return say(texts.SLOT_UNPLACED, length=length)
    if count == 1:
        return say(texts.SLOT_ONLY, length=length)
    return say(texts.SLOT, length=length, ordinal=say_ordinal(word.place), count=count)
