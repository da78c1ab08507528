"""What the grid looks like: felt, tiles, caret, faulty words, and what hangs over it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from wordsmith_desktop.games.hidden_crossword.crossword import Cell, Direction, Run
from wordsmith_desktop.games.hidden_crossword.presenter import Editor, Held
from wordsmith_desktop.games.hidden_crossword.spread import Bounds
from wordsmith_desktop.ui.games.hidden_crossword.grid.loads import GridLoad, Load
from wordsmith_desktop.ui.games.hidden_crossword.grid.painting import (
    LEAST_COLS,
    LEAST_ROWS,
    TILE,
    Viewport,
    centred,
    followed,
    paint_caret,
    paint_clash,
    paint_edge,
    paint_felt,
    paint_goal,
    paint_lines,
    paint_loose,
    paint_run,
    paint_wave,
)
from wordsmith_desktop.ui.games.hidden_crossword.grid.word_lines import NO_FAULTS, Faulty
from wordsmith_desktop.ui.games.hidden_crossword.tile import TileKind, paint_tile
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.roles import has_role
from wordsmith_desktop.ui.kit.solid import SHADOW
from wordsmith_desktop.wording.games.hidden_crossword import grid_texts as texts
from wordsmith_desktop.wording.texts import say, say_count

_Face = tuple[str, TileKind, bool]
"""Letter, kind, and whether it is lifted."""


class TilePictures:
    """Paints tiles from pictures; a grid of forty is painted anew within a frame."""

    def __init__(self) -> None:
        self._of: tuple[Look, float, float] | None = None
        """The look, the side of a tile and the screen's ratio that the pictures are for."""
        self._pictures: dict[_Face, QPixmap] = {}

    def paint(
        self,
        painter: QPainter,
        box: QRectF,
        letter: str,
        look: Look,
        *,
        kind: TileKind = TileKind.PLAIN,
        is_lifted: bool = False,
    ) -> None:
        """Paint a tile that fills a square box; its shadow lies around it."""
        device = painter.device()
        ratio = device.devicePixelRatioF() if device else 1.0
        if self._of != (look, box.width(), ratio):
            self._of = (look, box.width(), ratio)
            self._pictures.clear()
        face = (letter, kind, is_lifted)
        if face not in self._pictures:
            self._pictures[face] = _picture(face, look, side=box.width(), ratio=ratio)
        room = _room(box.width())
        painter.drawPixmap(box.topLeft() - QPointF(room, room), self._pictures[face])


def _room(side: float) -> int:
    """Room for the shadow around a tile, in pixels."""
    return ceil(side * SHADOW[True]) + 2


def _picture(face: _Face, look: Look, *, side: float, ratio: float) -> QPixmap:
    letter, kind, is_lifted = face
    room = _room(side)
    whole = ceil((side + 2 * room) * ratio)
    picture = QPixmap(whole, whole)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(room, room, side, side)
    paint_tile(painter, box, letter, look, kind=kind, is_lifted=is_lifted)
    painter.end()
    return picture


_WORDS: Final = {Direction.ACROSS: texts.ACROSS_WORD, Direction.DOWN: texts.DOWN_WORD}


def say_place(editor: Editor, cell: Cell) -> tuple[str, str]:
    """A cell's row and its column: "Row 3", "column 5"."""
    return _row(editor, cell), _column(editor, cell)


def _row(editor: Editor, cell: Cell) -> str:
    bounds = editor.bounds
    if cell.row < bounds.top:
        return say_count(texts.ROWS_ABOVE, bounds.top - cell.row)
    if cell.row > bounds.bottom:
        return say_count(texts.ROWS_BELOW, cell.row - bounds.bottom)
    return say(texts.ROW, n=cell.row - bounds.top + 1)


def _column(editor: Editor, cell: Cell) -> str:
    bounds = editor.bounds
    if cell.col < bounds.left:
        return say_count(texts.COLUMNS_LEFT, bounds.left - cell.col)
    if cell.col > bounds.right:
        return say_count(texts.COLUMNS_RIGHT, cell.col - bounds.right)
    return say(texts.COLUMN, n=cell.col - bounds.left + 1)


def say_cell(editor: Editor, cell: Cell) -> str:
    """A cell: "Row 3, column 5, letter R, across RAT, down RUN"."""
    if not editor.layout:
        return say(texts.NOTHING_LAID)
    row, column = say_place(editor, cell)
    return say(texts.CELL, row=row, column=column, content=_content(editor, cell))


def _content(editor: Editor, cell: Cell) -> str:
    letter = editor.grid.letters.get(cell)
    if letter is None:
        return say(texts.EMPTY)
    named = texts.ANCHOR_LETTER if cell in editor.fixed else texts.LETTER
    there = {run.direction: run.word for run in editor.grid.runs_at(cell)}
    words = [say(text, word=there[way]) for way, text in _WORDS.items() if way in there]
    return ", ".join([say(named, letter=letter), *words])


def say_direction(direction: Direction) -> str:
    """Which way letters go."""
    is_across = direction is Direction.ACROSS
    return say(texts.TYPING_ACROSS if is_across else texts.TYPING_DOWN)


def say_held(editor: Editor, held: Held) -> str:
    """What is in the hand, and where its first letter would lie."""
    place = ", ".join(say_place(editor, held.start))
    word = held.run.word
    named = say(_WORDS[held.direction], word=word) if len(word) > 1 else word
    return say(texts.HELD, word=named, place=place)


def say_editor(editor: Editor, reasons: Sequence[str]) -> str:
    """The caret's cell and which way letters go, or what is held; then what is wrong there."""
    if editor.held is not None:
        return say_held(editor, editor.held)
    cell = say_cell(editor, editor.caret)
    return " ".join([f"{cell}.", say_direction(editor.direction), *reasons])


_LEAST: Final = 32
"""Least side of a cell, in pixels of the smallest window."""
_LETTER: Final = 3.5
"""The same in units that grow with the text."""
_USUAL: Final = 51
"""Side of a cell as long as that many find room."""
_LIFT: Final = 0.09
"""How far above its place a tile in the hand is painted, in a cell's side."""


def least_side() -> int:
    """Least side of a cell in pixels: letters are never smaller than text."""
    return max(look().on_table(_LEAST), look().px(_LETTER))


@has_role(QAccessible.Role.Canvas)
class GridDisplay(QWidget):
    """Shows an editor's tiles; it knows no rule."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor: Editor | None = None
        self._faulty = NO_FAULTS
        self._is_open = True
        self._view: Viewport | None = None
        self._goal: tuple[Cell, ...] = ()
        self._carried: frozenset[Cell] = frozenset()
        self._pictures = TilePictures()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(say(texts.GRID))

    @property
    def editor(self) -> Editor | None:
        """What is shown."""
        return self._editor

    @property
    def view(self) -> Viewport:
        """Which part of the grid is to be seen."""
        return self._view or self._fresh_view()

    @property
    def is_open(self) -> bool:
        """Whether tiles can be laid here."""
        return self._is_open and self._editor is not None and self.isEnabled()

    def show_editor(
        self, editor: Editor, faulty: Faulty = NO_FAULTS, *, is_open: bool = True
    ) -> None:
        """Show tiles, caret and hand; one that is not open can only be read."""
        self._editor, self._faulty, self._is_open = editor, faulty, is_open
        self._view = self._next_view(editor)
        self._describe()
        self.update()

    def show_nothing(self) -> None:
        """Show bare felt, and say nothing of what was there."""
        self._editor, self._faulty, self._view = None, NO_FAULTS, None
        self._goal, self._carried = (), frozenset()
        QToolTip.hideText()
        self.setAccessibleDescription("")
        self.update()

    def show_goal(self, cells: tuple[Cell, ...]) -> None:
        """Mark where what is being dragged would come to lie."""
        if cells != self._goal:
            before, self._goal = self._goal, cells
            for cell in {*before, *cells}:
                self.update(self.view.box(cell).toAlignedRect())

    def show_carried(self, load: Load | None) -> None:
        """Show that these tiles are in a hand."""
        cells = load.run.cells if isinstance(load, GridLoad) else ()
        self._carried = frozenset(cells)
        self.update()

    def reasons_at(self, cell: Cell) -> tuple[str, ...]:
        """What is wrong at a cell."""
        return self._faulty.at(cell)

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:
        """The words laid, those at the caret first; at a place those that cross there."""
        if self._editor is None:
            return ()
        runs = self._editor.grid.runs
        cell = self._editor.caret if place is None else self.view.cell_at(QPointF(place))
        here = tuple(run.word for run in runs if cell in run.cells)
        return here if place is not None else (*here, *(run.word for run in runs))

    def _describe(self) -> None:
        if self._editor is None:
            return
        told = self.accessibleDescription()
        said = say_editor(self._editor, self.reasons_at(self._editor.caret))
        self.setAccessibleDescription(said)
        if self.hasFocus() and said != told:
            announce(self, said)

    # The part to be seen

    def _sides(self) -> tuple[int, int]:
        least = least_side()
        return least, max(look().on_table(_USUAL), least)

    def _fresh_view(self) -> Viewport:
        laid = self._editor.bounds if self._editor else Bounds(0, 0, 0, 0)
        least, most = self._sides()
        return centred(QSizeF(self.size()), laid, least=least, most=most, is_open=self._is_open)

    def _next_view(self, editor: Editor) -> Viewport:
        least, most = self._sides()
        before = self._view or self._fresh_view()
        cell = editor.held.cells[editor.held.grip] if editor.held else editor.caret
        return followed(before, editor.bounds, cell, least=least, most=most, is_open=self._is_open)

    def sizeHint(self) -> QSize:
        side = least_side() + look().gap(2)
        return QSize(side * LEAST_COLS, side * LEAST_ROWS)

    def minimumSizeHint(self) -> QSize:
        # Large text needs the room for the tools; the view follows the caret.
        return QSize(least_side() * 7, least_side() * (5 if look().is_large else 6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._view = None
        if self._editor is not None:
            self._view = self._next_view(self._editor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, part = QRectF(self.rect()), QRectF(event.rect())
        paint_felt(painter, whole, look())
        painter.save()
        # Round corners would take longer than all the rest, and nobody sees that they are missing.
        painter.setClipRect(whole.adjusted(4, 4, -4, -4))
        paint_lines(painter, self.view, part, look())
        if self._editor is not None:
            self._paint_laid(painter, self._editor, part)
        painter.restore()
        paint_edge(painter, whole, look(), has_keyboard=self.hasFocus())

    def _paint_laid(self, painter: QPainter, editor: Editor, part: QRectF) -> None:
        view, held = self.view, editor.held
        shown = editor.word_at_caret if held is None and self.is_open else None
        if shown is not None:
            paint_run(painter, self._run_box(shown), look())
        for cell in self._goal or (held.cells if held else ()):
            paint_goal(painter, view.box(cell), look())
        self._paint_tiles(painter, editor, part)
        self._paint_faults(painter, view)
        if held is not None:
            self._paint_held(painter, editor, held)
        elif self._is_open or self.hasFocus():
            self._paint_caret(painter, editor)

    def _paint_tiles(self, painter: QPainter, editor: Editor, part: QRectF) -> None:
        # A shadow lies around its tile, so a part is painted with the tiles beside it.
        around = self.view.cells_in(part).grown(1)
        away = self._carried or frozenset(editor.held.run.cells if editor.held else ())
        for tile in editor.layout:
            if tile.cell in around:
                kind = TileKind.ANCHOR if tile.cell in editor.fixed else TileKind.PLAIN
                is_away = tile.cell in away and kind is TileKind.PLAIN
                kind = TileKind.GHOST if is_away else kind
                self._pictures.paint(
                    painter, self.tile_box(tile.cell), tile.letter, look(), kind=kind
                )

    def _paint_faults(self, painter: QPainter, view: Viewport) -> None:
        for cell in self._faulty.of_tiles:
            paint_loose(painter, view.box(cell), look())
        for run in self._faulty.of_words:
            paint_wave(painter, self._run_box(run), run.direction, look(), side=view.side)

    def _paint_held(self, painter: QPainter, editor: Editor, held: Held) -> None:
        """Lifted tiles; a cross where another letter lies in their way."""
        lift = round(self.view.side * _LIFT)
        lying, own = editor.grid.letters, set(held.run.cells) - editor.fixed
        for letter, cell in zip(held.run.word, held.cells, strict=True):
            box = self.tile_box(cell).translated(QPointF(-lift // 2, -lift))
            self._pictures.paint(painter, box, letter, look(), is_lifted=True)
            if cell not in own and lying.get(cell, letter) != letter:
                paint_clash(painter, box, look())

    def _paint_caret(self, painter: QPainter, editor: Editor) -> None:
        box = self.view.box(editor.caret)
        has_keyboard = self.hasFocus()
        paint_caret(painter, box, editor.direction, look(), has_keyboard=has_keyboard)

    def _run_box(self, run: Run) -> QRectF:
        return self.view.box(run.cells[0]).united(self.view.box(run.cells[-1]))

    def tile_box(self, cell: Cell) -> QRectF:
        """Where a tile lies in a cell."""
        away = round(self.view.side * TILE)
        return self.view.box(cell).adjusted(away, away, -away, -away)
