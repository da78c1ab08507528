"""The bench as a screen reader walks through it: heaps, cells, and the pieces in them.

They are drawn in a scene, of which Qt tells a screen reader nothing; here each has a widget that
paints nothing and lets hands reach through.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say

from ..rules.bench import SLOTS, Slot
from ..rules.observation import Observation
from ..rules.pieces import Placed, Shape
from ..rules.presenter import Bench
from ..words import bench_texts as texts
from ..words import table_texts
from ..words.bench_sentences import cell_text, heap_text, piece_text
from ..words.event_sentences import bench_text
from .geometry import Geometry


def board_text(seen: Observation, bench: Bench | None) -> str:
    """The bench and the heaps for a screen reader, or the called word where they are secret."""
    if bench is not None:
        return bench_text(bench)
    return say(table_texts.SPELLED, letters=" ".join(seen.call.word)) if seen.call else ""


class SpokenPart(QWidget):
    """Stands where something is drawn, and is only read out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # The mouse means what lies below.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def speak(self, name: str, area: QRect) -> None:
        """Be told by that name, at that place in the parent's pixels."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        self.setGeometry(area)
        self.show()


@has_role(QAccessible.Role.StaticText)
class SpokenPiece(SpokenPart):
    """A piece on the bench, or a heap."""


@has_role(QAccessible.Role.Grouping)
class SpokenCell(SpokenPart):
    """A cell with its pieces."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pieces: list[SpokenPiece] = []

    def show_pieces(self, pieces: Sequence[Placed], geometry: Geometry) -> None:
        """Have a part for each piece; parts that are not needed now wait for the next."""
        while len(self._pieces) < len(pieces):
            self._pieces.append(SpokenPiece(self))
        side = round(geometry.unit)
        for part, piece in zip(self._pieces, pieces, strict=False):
            middle = geometry.to_scene(piece.pose).toPoint() - self.pos()
            area = QRect(0, 0, side, side)
            area.moveCenter(middle)
            part.speak(piece_text(piece.kind, piece.pose.angle), area.intersected(self.rect()))
        for part in self._pieces[len(pieces) :]:
            part.hide()


class SpokenBench:
    """Keeps the parts of a board up to date."""

    def __init__(self, board: QWidget) -> None:
        self._board = board
        self._heaps = {kind: SpokenPiece(board) for kind in Shape}
        for kind, heap in self._heaps.items():
            heap.setAccessibleDescription(say(texts.HEAP_KEY, key=int(kind) + 1))
        self._cells: dict[Slot, SpokenCell] = {}
        self._shown: tuple[Bench | None, Geometry, bool] | None = None

    def show_bench(self, bench: Bench | None, geometry: Geometry, *, has_tray: bool) -> None:
        """Stand where the pieces of a bench lie; without one there is nothing to be told."""
        shown = (bench, geometry, has_tray)
        if shown == self._shown:
            return
        self._shown = shown
        counts = bench.heap() if bench is not None else None
        for kind, heap in self._heaps.items():
            if counts is None or not has_tray:
                heap.hide()
            else:
                heap.speak(heap_text(kind, counts[kind]), _in_pixels(geometry.compartment(kind)))
        for slot in SLOTS:
            self._show_cell(bench, slot, geometry)

    def _show_cell(self, bench: Bench | None, slot: Slot, geometry: Geometry) -> None:
        pieces = bench.in_slot(slot) if bench is not None else ()
        cell = self._cells.get(slot)
        if bench is None or not pieces:
            if cell is not None:
                cell.hide()
            return
        if cell is None:
            cell = self._cells[slot] = SpokenCell(self._board)
        cell.speak(cell_text(bench, slot), _in_pixels(geometry.cell(slot)))
        cell.show_pieces(pieces, geometry)


def _in_pixels(area: QRectF) -> QRect:
    return area.toAlignedRect()
