"""The own puzzle with what the other has guessed about it: rings, and marks as they were given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.seat_marks import SeatMark
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import joined, say, say_count

from ...rules.asked_words import AskedWord, asked_words, cell_marks
from ...rules.clues import Guess, Record
from ...rules.crossword import Cell, Layout
from ...rules.grid_tiles import Bounds
from ...rules.marks import Mark
from ...rules.observation import Observation
from ...words import sheet_texts as texts
from ..mark_face import paint_sign
from ..tile import TileKind, paint_tile
from .record_card import RoundRecord, discard
from .views import say_count_of

LAST_ASKED: Final = "asked last"
"""What the word is known by, as a place, that was asked about last."""
_LATEST: Final = 2
"""So many of the other's guesses stand in full; the earlier ones are in the marks."""
_RING: Final = 3
"""Breadth of the ring around what was asked about last, in pixels; others have one less."""
_SIGN: Final = 0.5
"""Side of a mark, in a cell's."""
_RIM: Final = 0.6
"""Felt around the puzzle, in a cell's side."""


class AskedPuzzle(Value):
    """A puzzle and what was guessed about it."""

    layout: Layout
    words: tuple[AskedWord, ...]
    records: tuple[Record, ...]
    other: str
    """Who guesses."""
    mark: SeatMark
    """How that seat is told from others; its rings are in its colour and dashes."""
    level: int = 0
    """Of a computer; 0 for a person."""


def asked_puzzle(
    seen: Observation, other: str, mark: SeatMark, level: int = 0
) -> AskedPuzzle | None:
    """That of whoever looks; None where nothing is to be seen of it."""
    is_shown = not seen.is_solo and not seen.ruleset.guesses_stay_hidden
    if not is_shown or not seen.asked_of_own or not seen.own.draft:
        return None
    rules = seen.ruleset
    records, layout = seen.asked_of_own, seen.own.draft
    is_listed = rules.lists_anchor and rules.counts_anchor
    words = asked_words(layout, seen.anchor, records, lists_anchor=is_listed)
    return AskedPuzzle(layout, words, records, other, mark, level)


def asked_lines(shown: AskedPuzzle) -> Iterator[str]:
    """How far the other is, in sentences."""
    stars = sum(mark is Mark.STAR for mark in cell_marks(shown.words).values())
    count = len(shown.layout)
    yield say_count(texts.ASKED_STARS, stars, name=shown.other, of=count)
    found = [word.run.word for word in shown.words if word.is_found]
    if found:
        yield say_count(texts.ASKED_FOUND, len(found), words=joined(found))
    if shown.level:
        yield say(texts.WAYS_TO_ASK[shown.level - 1], name=shown.other)


@has_role(QAccessible.Role.Graphic)
class AskedFigure(QWidget):
    """The tiles, rings around the words that were asked about, and a mark on each letter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: AskedPuzzle | None = None
        self._bounds = Bounds.of(())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_puzzle(self, shown: AskedPuzzle | None) -> None:
        """Show it; None leaves nothing of it."""
        self._shown = shown
        self._bounds = Bounds.of([tile.cell for tile in shown.layout] if shown else ())
        said = ", ".join(map(_say_word, shown.words)) if shown else ""
        self.setAccessibleName(said)
        set_tip(self, said)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side, rim = look().px(_SIDE), 2 * _RIM
        return QSize(
            round((self._bounds.cols + rim) * side), round((self._bounds.rows + rim) * side)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), self.sizeHint().height())

    @property
    def _side(self) -> float:
        return min(float(look().px(_SIDE)), self.width() / (self._bounds.cols + 2 * _RIM))

    def _area(self, cell: Cell) -> QRectF:
        side = self._side
        left = (self.width() - self._bounds.cols * side) / 2
        top = (self.height() - self._bounds.rows * side) / 2
        x, y = cell.col - self._bounds.left, cell.row - self._bounds.top
        return QRectF(left + x * side, top + y * side, side, side)

    def lying(self) -> dict[Key, Lying]:
        """Where the word lies that was asked about last, as a place that guesses go to."""
        if self._shown is None:
            return {}
        words = self._shown.words
        area = self._around(words[-1]) if words else QRectF(self.rect())
        return {LAST_ASKED: Lying(area, lambda _painter, _area: None)}

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Nothing of it moves."""

    def _around(self, word: AskedWord) -> QRectF:
        return self._area(word.run.cells[0]).united(self._area(word.run.cells[-1]))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look().theme.felt))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        for tile in self._shown.layout:
            area = self._area(tile.cell).adjusted(2, 2, -2, -2)
            paint_tile(painter, area, tile.letter, look(), kind=TileKind.PLAIN)
        for word in self._shown.words:
            self._paint_ring(painter, word, is_last=word is self._shown.words[-1])
        for cell, mark in cell_marks(self._shown.words).items():
            self._paint_sign(painter, self._area(cell), mark)

    def _paint_ring(self, painter: QPainter, word: AskedWord, *, is_last: bool) -> None:
        """In the other's own stroke, broader around what was asked about last."""
        assert self._shown is not None
        theme = look().theme
        around = self._around(word)
        pen: QPen = self._shown.mark.pen_on(theme.felt, theme, _RING - (not is_last))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = self._side * 0.45
        painter.drawRoundedRect(around.adjusted(-1, -1, 1, 1), corner, corner)

    def _paint_sign(self, painter: QPainter, area: QRectF, mark: Mark) -> None:
        if mark is Mark.NOTHING:
            return
        side = area.width() * _SIGN
        disk = QRectF(area.right() - side * 0.75, area.bottom() - side * 0.75, side, side)
        paint_sign(painter, disk, mark, look())


_SIDE: Final = 3.75
"""Side of a cell, in grid steps that grow with the text."""


def _say_word(word: AskedWord) -> str:
    stars = sum(mark is Mark.STAR for mark in word.marks)
    said = say_count(texts.ASKED_TIMES, len(word.guesses), word=word.run.word)
    return say(texts.ASKED_WORD, said=said, stars=stars, length=len(word.run.word))


@has_role(QAccessible.Role.Grouping)
class AskedView(QWidget):
    """The figure with how far the other is, and the latest guesses."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: AskedPuzzle | None = None
        self.title = label("")
        self.title.setFont(look().font(bold=True))
        self.figure = AskedFigure()
        self.said = label("", tone="muted")
        self._lines: list[QWidget] = []
        self._column = in_column(inside=self, spacing=look().gap(0.75))
        for part in (self.title, self.figure, self.said):
            self._column.addWidget(part)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_puzzle(self, shown: AskedPuzzle | None) -> None:
        """Show it; None leaves nothing of it."""
        if shown == self._shown:
            return
        self._shown = shown
        self.figure.show_puzzle(shown)
        title = say(texts.ASKED_TITLE, name=shown.other) if shown else ""
        self.title.setText(title)
        self.setAccessibleName(title)
        self.said.setText(" ".join(asked_lines(shown)) if shown else "")
        self._show_latest(shown.records[-_LATEST:] if shown else ())

    def _show_latest(self, records: tuple[Record, ...]) -> None:
        discard(self._lines)
        self._lines = []
        for record in reversed(records):
            line = RoundRecord(record)
            line.mark_newest(record is records[-1])
            if isinstance(record, Guess) and record.is_open:
                line.answer.setText(say_count_of(record.count, len(record.word)))
            self._column.addWidget(line)
            line.show()  # The layout would show it a moment later only.
            self._lines.append(line)
