"""The words of a puzzle on paper, as the recording sheet has them, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import EnterButton
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.look import Look, Size, colour
from wordsmith_desktop.window.kit.paper import Paper
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say, say_count

from ...rules.crossword import Run
from ...rules.presenter import Editor
from ...words import grid_texts as texts
from .word_lines import NO_FAULTS, Faulty, LineMark, WordLine, lines_of, say_told_words, say_unused

_WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_BLANK: Final = WordLine("", "", LineMark.NONE, "")
_SIGNS: Final = {
    LineMark.NONE: (),
    LineMark.RIGHT: (((0.18, 0.54), (0.42, 0.78), (0.84, 0.24)),),
    LineMark.WRONG: (((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8))),
}
"""A tick and a cross, in shares of their area."""


def margin_width() -> int:
    """How far the paper's margin stands from the left edge of the lines, in pixels."""
    return look().px(3.5)


class WordEntry(EnterButton):
    """Number in the margin, word, sign, and below them what is wrong."""

    stepped = Signal(int)
    """An arrow key was pressed: lines down."""
    reached = Signal()
    """It got the keyboard."""
    pointed = Signal(bool)
    """The mouse came to it, or left it."""

    def __init__(self, line: WordLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = _BLANK
        self._is_pointed = self._is_current = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.show_line(line)

    @property
    def line(self) -> WordLine:
        """What it shows."""
        return self._line

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word of the line."""
        return (self._line.word,)

    def show_line(self, line: WordLine) -> None:
        """Show another line."""
        if line == self._line:
            return
        self._line = line
        self.setAccessibleName(line.spoken)
        set_tip(self, line.spoken if line.mark is LineMark.WRONG and line.word else "")
        self.setCursor(
            Qt.CursorShape.ArrowCursor if line.cell is None else Qt.CursorShape.PointingHandCursor
        )
        self.updateGeometry()
        self.update()

    def mark_current(self, is_current: bool) -> None:
        """Mark the word that the caret is in."""
        if is_current != self._is_current:
            self._is_current = is_current
            self.update()

    # Size

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        word, note = self._parts(width)
        return max(look().target, word.height() + note.height() + look().gap(1))

    def sizeHint(self) -> QSize:
        width = look().px(34)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(18), look().target)

    def _parts(self, width: int) -> tuple[QRect, QRect]:
        """Where word and note stand."""
        in_use = look()
        left, top = margin_width() + in_use.gap(1.25), in_use.gap(0.5)
        room = max(1, width - left - in_use.gap(1))
        height = QFontMetrics(in_use.font(bold=True)).height() if self._line.word else 0
        word = QRect(left, top, room - self._sign_side() - in_use.gap(1), height)
        if not self._line.note:
            return word, QRect(left, top + height, room, 0)
        free = room if self._line.word else room - self._sign_side() - in_use.gap(1)
        # As high as it likes: the breadth alone wraps the text.
        area = QRect(left, top + height, free, 1 << 16)
        note = QFontMetrics(in_use.font()).boundingRect(area, int(_WRAPPED), self._line.note)
        return word, QRect(left, top + height, free, note.height())

    def _sign_side(self) -> int:
        return look().px(2.25)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, line = look(), self._line
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if (self._is_pointed or self._is_current) and line.cell is not None:
            painter.fillRect(self.rect().adjusted(margin_width() + 2, 1, -1, -1), _wash(in_use))
        word, note = self._parts(self.width())
        is_wrong = line.mark is LineMark.WRONG
        self._write_margin(painter, in_use, word if line.word else note)
        painter.setFont(in_use.font(bold=True))
        painter.setPen(colour(in_use.theme.paper_ink))
        painter.drawText(word, int(Qt.AlignmentFlag.AlignVCenter), line.word)
        painter.setFont(in_use.font())
        painter.setPen(colour(in_use.theme.paper_bad if is_wrong else in_use.theme.paper_muted))
        painter.drawText(note, int(_WRAPPED), line.note)
        self._paint_sign(painter, in_use)
        if self.hasFocus():
            _paint_focus(painter, QRectF(self.rect()), in_use)

    def _write_margin(self, painter: QPainter, look: Look, beside: QRect) -> None:
        if self._line.length:
            painter.setFont(look.font())
            painter.setPen(colour(look.theme.paper_muted))
            area = QRect(0, beside.top(), margin_width(), beside.height())
            painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), str(self._line.length))

    def _paint_sign(self, painter: QPainter, look: Look) -> None:
        side, mark = self._sign_side(), self._line.mark
        theme = look.theme
        ink = theme.paper_bad if mark is LineMark.WRONG else theme.paper_good
        pen = QPen(colour(ink), max(2.5, side * 0.15))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        left, top = self.width() - side - look.gap(1), look.gap(0.75)
        for stroke in _SIGNS[mark]:
            painter.drawPolyline([QPointF(left + x * side, top + y * side) for x, y in stroke])

    # Hands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self.stepped.emit(_STEPS[event.key()])
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            # A button would take these as steps in the tab order; ignored, they go up to the panel.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._is_pointed = True
        self.pointed.emit(True)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._is_pointed = False
        self.pointed.emit(False)
        self.update()


def _wash(look: Look) -> QColor:
    return colour(look.theme.paper_line, 0.35)


def _paint_focus(painter: QPainter, whole: QRectF, look: Look) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, inside, broad in ((look.theme.focus, 1.5, 3.0), (look.theme.paper_ink, 4.0, 1.5)):
        painter.setPen(QPen(colour(ink), broad))
        area = whole.adjusted(inside, inside, -inside, -inside)
        painter.drawRoundedRect(area, 5, 5)


@has_role(QAccessible.Role.Grouping)
class WordsList(Paper):
    """Lines to be chosen, by length and by the alphabet; what others are told stands below."""

    chosen = Signal(object, object)
    """A line was chosen: the `Cell` where it shows and the `Direction` it reads in."""
    pointed = Signal(object)
    """The `Run` of the line under the mouse, or None."""
    reached = Signal(object)
    """A `WordEntry` got the keyboard, and should be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, margin=margin_width() + look().gap(1))
        self._entries: list[WordEntry] = []
        self._home = 0
        """The line that Tab comes to."""
        self.title = _on_paper("", size=Size.LEAD)
        self.none = _on_paper(say(texts.NO_WORDS))
        self.told = _on_paper(say(texts.TOLD), is_bold=True)
        self.unused, self.told_words = _on_paper(""), _on_paper("")
        self.crossings = _on_paper("")
        self.foot = Paper(margin=margin_width() + look().gap(1))
        """What is told, left over and crossed; it stands below the list, always in sight."""
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        self._lay_out()
        self.show_nothing()

    @property
    def entries(self) -> tuple[WordEntry, ...]:
        """The lines from top to bottom."""
        return tuple(self._entries)

    def show_editor(
        self,
        editor: Editor,
        faulty: Faulty = NO_FAULTS,
        *,
        is_judged: bool = True,
        tells: bool = True,
    ) -> None:
        """Show the words laid.

        `tells` says that they are the own puzzle's, and what the opponent will be told of it.
        """
        self._entitle(say(texts.WORDS if tells else texts.SOLUTION))
        self._show_lines(lines_of(editor, faulty, is_judged=is_judged))
        current = editor.word_at_caret
        for entry in self._entries:
            entry.mark_current(current is not None and _run(entry) == current)
        crossed = len(editor.grid.crossed_cells)
        self.crossings.setText(say_count(texts.CROSSINGS, crossed))
        self.none.setVisible(not editor.grid.runs)
        self.unused.setText(say_unused(editor))
        self.told_words.setText(say_told_words(editor))
        # Of letters without end none is left over, and nobody is told of any.
        self.unused.setVisible(not editor.is_free)
        for part in (self.told, self.told_words):
            part.setVisible(tells and not editor.is_free)

    def show_nothing(self) -> None:
        """Leave the paper empty."""
        self._entitle("")
        self._show_lines(())
        self.none.hide()
        self.told.hide()
        for part in (self.unused, self.told_words, self.crossings):
            part.setText("")
        self.setAccessibleDescription("")

    def _entitle(self, title: str) -> None:
        self.title.setText(title)
        self.setAccessibleName(title)

    def _show_lines(self, lines: Sequence[WordLine]) -> None:
        for entry, line in zip(self._entries, lines, strict=False):
            entry.show_line(line)
        for line in lines[len(self._entries) :]:
            self._add(line)
        # Asked before hiding: Qt then gives the focus to whatever is next in the tab order.
        had_keyboard = any(entry.hasFocus() for entry in self._entries[len(lines) :])
        for entry in self._entries[len(lines) :]:
            entry.hide()
            entry.deleteLater()
        del self._entries[len(lines) :]
        self._settle(self._home)
        if had_keyboard and self._entries:
            self._entries[-1].setFocus()
        wrong = sum(line.mark is LineMark.WRONG for line in lines)
        count = sum(bool(line.word) for line in lines)
        self.setAccessibleDescription(say_count(texts.WORDS_SPOKEN, count, wrong=wrong))

    def _add(self, line: WordLine) -> None:
        entry = WordEntry(line, self)
        entry.clicked.connect(lambda: self._choose(entry))
        entry.stepped.connect(lambda step: self._go(entry, step))
        entry.reached.connect(lambda: self._arrive(entry))
        entry.pointed.connect(lambda is_here: self.pointed.emit(_run(entry) if is_here else None))
        self._lines.addWidget(entry)
        # The layout shows a new child with the next event only, and gives it no room before.
        entry.show()
        self._entries.append(entry)

    def _choose(self, entry: WordEntry) -> None:
        if entry.line.cell is not None:
            self.chosen.emit(entry.line.cell, entry.line.direction)

    def _go(self, entry: WordEntry, step: int) -> None:
        place = self._entries.index(entry) + step
        if 0 <= place < len(self._entries):
            self._entries[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _arrive(self, entry: WordEntry) -> None:
        self._settle(self._entries.index(entry))
        self.reached.emit(entry)

    def _settle(self, home: int) -> None:
        """Tab comes to one line; the arrows go on from there."""
        self._home = max(0, min(home, len(self._entries) - 1))
        for place, entry in enumerate(self._entries):
            is_home = place == self._home
            entry.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_home else Qt.FocusPolicy.ClickFocus
            )

    def _lay_out(self) -> None:
        step = look().gap(1)
        whole = in_column(inside=self, spacing=0, margins=step)
        head, foot = QVBoxLayout(), QVBoxLayout(self.foot)
        for column in (head, foot):
            column.setContentsMargins(margin_width() + look().gap(1.25), 0, step, 0)
            column.setSpacing(look().gap(0.5))
        head.addWidget(self.title)
        head.addWidget(self.none)
        foot.setContentsMargins(margin_width() + look().gap(2.25), step, step, step)
        for part in (self.crossings, self.told, self.unused, self.told_words):
            foot.addWidget(part)
        whole.addLayout(head)
        whole.addSpacing(step)
        whole.addLayout(self._lines)
        whole.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)


def _run(entry: WordEntry) -> Run | None:
    """Where the word of a line lies."""
    line = entry.line
    if line.cell is None or not line.word:
        return None
    return Run(line.word, line.cell, line.direction)


def _on_paper(text: str, *, size: int = Size.BODY, is_bold: bool = False) -> QLabel:
    made = label(text)
    weight = "bold" if is_bold or size > Size.BODY else "normal"
    made.setStyleSheet(
        f"color: {look().theme.paper_ink}; font-size: {look().text_px(size)}px;"
        f" font-weight: {weight};"
    )
    return made
