"""What the grid looks like: felt, tiles, caret, faulty words, and what hangs over it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QAccessible, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.hearing.hearing import hearing
from wordsmith_desktop.window.kit.roles import QuietlyDescribed, has_role
from wordsmith_desktop.wording.texts import say

from ...rules.crossword import Cell, Run
from ...rules.presenter import Editor, Held
from ...words import grid_texts as texts
from ..tile import TileKind
from .loads import GridLoad, Load
from .painting import (
    TILE,
    paint_caret,
    paint_clash,
    paint_edge,
    paint_felt,
    paint_goal,
    paint_handle,
    paint_lines,
    paint_loose,
    paint_run,
    paint_selection,
    paint_wave,
)
from .spoken import say_editor
from .tile_pictures import TilePictures
from .viewport import RIM, Viewport
from .window import GridWindow
from .word_lines import NO_FAULTS, Faulty

_LIFT: Final = 0.09
"""How far above its place a tile in the hand is painted, in a cell's side."""


@has_role(QAccessible.Role.Canvas)
class GridDisplay(QuietlyDescribed, GridWindow):
    """Shows an editor's tiles; it knows no rule."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faulty = NO_FAULTS
        self._goal: tuple[Cell, ...] = ()
        self._hinted: tuple[Cell, ...] = ()
        """What a hint speaks of."""
        self._clashes: frozenset[Cell] = frozenset()
        self._preview: Run | None = None
        """A word that could be laid."""
        self._handled: Run | None = None
        """The word that the mouse is over, and whose handle it can take."""
        self._carried: frozenset[Cell] = frozenset()
        self._pictures = TilePictures()
        self.setAccessibleName(say(texts.GRID))

    def show_editor(
        self, editor: Editor, faulty: Faulty = NO_FAULTS, *, is_open: bool = True
    ) -> None:
        """Show tiles, caret and hand; one that is not open can only be read."""
        self._faulty = faulty
        is_typed = self._editor is not None and _is_one_letter_more(self._editor, editor)
        self.follow(editor, is_open=is_open)
        # Whoever types knows the letter; the whole word comes with the next pause.
        self._describe(aloud=not (is_typed and hearing().is_brief))
        self.update()

    def show_nothing(self) -> None:
        """Show bare felt, and say nothing of what was there."""
        self._faulty = NO_FAULTS
        self.look_away()
        self._goal, self._hinted, self._carried = (), (), frozenset()
        self._clashes, self._handled, self._preview = frozenset(), None, None
        QToolTip.hideText()
        self.setAccessibleDescription("")
        self.update()

    def show_goal(self, cells: tuple[Cell, ...], load: Load | None = None) -> None:
        """Mark where what is being dragged would come to lie, and what is in its way there."""
        if cells != self._goal:
            self._goal, self._clashes = cells, frozenset()
            if load is not None and self._editor is not None:
                self._clashes = load.clashes(self._editor, cells)
            self.update()

    @property
    def hinted(self) -> tuple[Cell, ...]:
        """The cells that a hint speaks of."""
        return self._hinted

    def show_hint(self, cells: tuple[Cell, ...]) -> None:
        """Mark the cells that a hint speaks of, all in sight; none where there is no hint."""
        if cells != self._hinted:
            self._hinted = cells
            self._keep_in_sight((*cells[:1], *cells[-1:]))
            self.update()

    def show_preview(self, run: Run | None) -> None:
        """Show how a word would lie, all of it in sight; None for none."""
        if run != self._preview:
            self._preview = run
            self.peek(() if run is None else run.cells)
            self.update()

    # The handle of a word

    @property
    def handled(self) -> Run | None:
        """The word that shows its handle: the one under the mouse, or at the caret."""
        editor = self._editor
        if editor is None or not self.is_open or editor.is_under_way or self._carried:
            return None
        pointed = self._handled if self._handled in editor.grid.runs else None
        run = pointed or editor.word_at_caret
        return None if run is None or editor.fixed.issuperset(run.cells) else run

    def show_handle(self, run: Run | None) -> None:
        """Have this word show its handle; None for the one at the caret."""
        if run != self._handled:
            self._handled = run
            self.update()

    def handle_area(self, run: Run) -> QRectF:
        """Where a word is taken as a whole: at the corner of its last letter.

        On an edge it would lie on the caret's arrow, or on the cell where the next letter goes.
        """
        area, side = self.tile_area(run.cells[-1]), float(max(look().target, self.view.side * 0.46))
        middle = area.bottomRight()
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def handle_at(self, point: QPointF) -> Run | None:
        """The word whose handle is at a point."""
        run = self.handled
        return run if run is not None and self.handle_area(run).contains(point) else None

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

    def _describe(self, *, aloud: bool) -> None:
        if self._editor is None:
            return
        told = self.accessibleDescription()
        said = say_editor(self._editor, self.reasons_at(self._editor.caret))
        self.setAccessibleDescription(said)
        if aloud and self.hasFocus() and said != told:
            announce(self, said)

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
        painter.setClipRect(self.view.frame.adjusted(-RIM, -RIM, RIM, RIM))
        paint_lines(painter, self.view, part, look())
        if self._editor is not None:
            self._paint_laid(painter, self._editor, part)
        painter.restore()
        paint_edge(painter, whole, look(), has_keyboard=self.hasFocus())

    def _paint_laid(self, painter: QPainter, editor: Editor, part: QRectF) -> None:
        view, held = self.view, editor.held
        shown = editor.word_at_caret if held is None and self.is_open else None
        if shown is not None:
            paint_run(painter, self._run_area(shown), look())
        for cell in self._goal or (held.cells if held else self._hinted):
            paint_goal(painter, view.area(cell), look())
        self._paint_tiles(painter, editor, part)
        self._paint_faults(painter, view)
        for cell in self._clashes:
            paint_clash(painter, self.tile_area(cell), look())
        handled = self.handled
        if handled is not None:
            paint_handle(painter, self.handle_area(handled), look())
        if editor.selection is not None and self.is_open:
            paint_selection(painter, view.span(editor.selection), look())
        if self._preview is not None:
            self._paint_preview(painter, editor, self._preview)
        self._paint_stopped(painter, editor)
        if held is not None:
            self._paint_held(painter, editor, held)
        elif self._is_open or self.hasFocus():
            self._paint_caret(painter, editor)

    def _paint_tiles(self, painter: QPainter, editor: Editor, part: QRectF) -> None:
        # A shadow lies around its tile, so a part is painted with the tiles beside it.
        around, shown = self.view.cells_in(part).grown(1), self.view.cells
        held = editor.held if editor.held and not editor.held.is_of_rack else None
        away = self._carried or frozenset(held.run.cells if held else ())
        for tile in editor.layout:
            if tile.cell in around and tile.cell in shown:
                kind = TileKind.ANCHOR if tile.cell in editor.fixed else TileKind.PLAIN
                is_away = tile.cell in away and kind is TileKind.PLAIN
                kind = TileKind.GHOST if is_away else kind
                self._pictures.paint(
                    painter, self.tile_area(tile.cell), tile.letter, look(), kind=kind
                )

    def _paint_faults(self, painter: QPainter, view: Viewport) -> None:
        for cell in self._faulty.of_tiles:
            paint_loose(painter, view.area(cell), look())
        for run in self._faulty.of_words:
            paint_wave(painter, self._run_area(run), run.direction, look(), side=view.side)

    def _paint_held(self, painter: QPainter, editor: Editor, held: Held) -> None:
        """Lifted tiles; a cross where another letter lies in their way."""
        lift = round(self.view.side * _LIFT)
        lying = editor.grid.letters
        own = set() if held.is_of_rack else set(held.run.cells) - editor.fixed
        for letter, cell in zip(held.run.word, held.cells, strict=True):
            area = self.tile_area(cell).translated(QPointF(-lift // 2, -lift))
            self._pictures.paint(painter, area, letter, look(), is_lifted=True)
            if cell not in own and lying.get(cell, letter) != letter:
                paint_clash(painter, area, look())

    def _paint_preview(self, painter: QPainter, editor: Editor, run: Run) -> None:
        """The letters that would come, in places for tiles, with a frame around the word."""
        for letter, cell in zip(run.word, run.cells, strict=True):
            if cell not in editor.grid.letters:
                area = self.tile_area(cell)
                paint_goal(painter, self.view.area(cell), look())
                self._pictures.paint(painter, area, letter, look(), kind=TileKind.GHOST)

    def _paint_stopped(self, painter: QPainter, editor: Editor) -> None:
        """What was typed in vain, with a cross on the letter that could not be laid."""
        letters = editor.stopped.letters if editor.stopped else ""
        for letter, cell in zip(letters, editor.stopped_cells, strict=True):
            area = self.tile_area(cell)
            if cell not in editor.grid.letters:
                self._pictures.paint(painter, area, letter, look(), kind=TileKind.GHOST)
            paint_loose(painter, self.view.area(cell), look())
        if letters:
            paint_clash(painter, self.tile_area(editor.caret), look())

    def _paint_caret(self, painter: QPainter, editor: Editor) -> None:
        area = self.view.area(editor.caret)
        has_keyboard = self.hasFocus()
        paint_caret(painter, area, editor.direction, look(), has_keyboard=has_keyboard)

    def _run_area(self, run: Run) -> QRectF:
        return self.view.area(run.cells[0]).united(self.view.area(run.cells[-1]))

    def tile_area(self, cell: Cell) -> QRectF:
        """Where a tile lies in a cell."""
        away = round(self.view.side * TILE)
        return self.view.area(cell).adjusted(away, away, -away, -away)


def _is_one_letter_more(before: Editor, after: Editor) -> bool:
    """Whether a letter was typed and laid, and nothing else happened."""
    return len(after.trail) == len(before.trail) + 1 and after.trail[-1] and after.stopped is None
