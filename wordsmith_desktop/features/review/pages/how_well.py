"""How well everybody played: a row of marks for each player, and in sentences that are folded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.common.valuer import PlayMark, Valued, standings
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.emblems import emblem_path
from wordsmith_desktop.window.kit.fold import Fold
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, clear_layout, in_column, in_row
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import Text, say

from .. import quality_texts as texts

SHAPES: Final = {
    PlayMark.BEST: "yellow",
    PlayMark.GOOD: "blue",
    PlayMark.MISSED: "red",
    PlayMark.EASY: "green",
}
"""Emblems whose shapes the marks have: a star, a circle, a triangle and a diamond."""
_SIDE: Final = 2.0
"""Room of a mark, in steps of the grid."""


def paint_mark(painter: QPainter, middle: QPointF, mark: PlayMark, side: float) -> None:
    """A mark about its middle; a missed play and an easy one are hollow."""
    theme = look().theme
    painter.save()
    painter.translate(middle)
    painter.scale(side, side)
    pen = QPen(colour(theme.ink), max(1.5, side / 10))
    pen.setCosmetic(True)
    painter.setPen(pen)
    fills = {PlayMark.BEST: theme.accent, PlayMark.GOOD: theme.muted}
    painter.setBrush(colour(fills.get(mark, theme.field)))
    painter.drawPath(emblem_path(SHAPES[mark]))
    painter.restore()


@has_role(QAccessible.Role.Graphic)
class MarkLine(QWidget):
    """One player's marks from the first turn to the last, in as many lines as they need."""

    def __init__(self, marks: Sequence[PlayMark], spoken: str) -> None:
        super().__init__()
        self.marks = tuple(marks)
        self.setAccessibleName(spoken)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(round(self._side * len(self.marks)), round(self._side))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(4 * self._side), round(self._side))

    def heightForWidth(self, width: int) -> int:
        return round(self._side * -(-len(self.marks) // self._in_a_line(width)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, many = self._side, self._in_a_line(self.width())
        for place, mark in enumerate(self.marks):
            line, column = divmod(place, many)
            middle = QRectF(column * side, line * side, side, side).center()
            paint_mark(painter, middle, mark, 0.7 * side)

    @property
    def _side(self) -> float:
        return look().px(_SIDE) * 1.2

    def _in_a_line(self, width: int) -> int:
        return max(1, int(width // self._side))


class Sample(QWidget):
    """A mark beside the word for it."""

    def __init__(self, mark: PlayMark) -> None:
        super().__init__()
        self.mark = mark
        row = in_row(inside=self, spacing=look().gap(0.5))
        sample = MarkLine((mark,), say(texts.MARKS[mark]))
        sample.setFixedSize(sample.sizeHint())
        row.addWidget(sample)
        row.addWidget(label(say(texts.MARKS[mark]), wrap=False))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)


class HowWell(QWidget):
    """A row of marks for each player; what they mean and how everybody played is folded below."""

    def __init__(self, worth_about: Text | None) -> None:
        """`worth_about` says what a game's figures are."""
        super().__init__()
        self.account = label("")
        """The sentences about every player."""
        self._chances_about = label(texts.chances_about(), tone="muted")
        self._chances_about.hide()
        self._lines, self._shown = QVBoxLayout(), list[MarkLine]()
        self._lines.setSpacing(look().gap(0.5))
        self.fold = Fold(say(texts.TITLE), self._inside(worth_about))
        in_column(self._lines, self.fold, inside=self, spacing=look().gap(1))

    def _inside(self, worth_about: Text | None) -> QWidget:
        inside = QWidget()
        column = in_column(inside=inside, spacing=look().gap(1))
        legend = QWidget()
        flow = FlowLayout(legend, spacing=look().gap(2))
        for mark in PlayMark:
            flow.addWidget(Sample(mark))
        told = [] if worth_about is None else [label(say(worth_about), tone="muted")]
        about = label(texts.about(), tone="muted")
        for part in (self.account, legend, about, *told, self._chances_about):
            column.addWidget(part)
        return inside

    @property
    def lines(self) -> tuple[MarkLine, ...]:
        """The rows of marks, by player."""
        return tuple(self._shown)

    def show_turns(
        self, found: Sequence[Valued], names: Sequence[str], *, has_chances: bool = False
    ) -> None:
        """Tell of these turns, in their order; `has_chances` says whether any tells who wins."""
        self._chances_about.setVisible(has_chances)
        own = standings(tuple(found), len(names))
        accounts = (" ".join(texts.account(one, names[one.seat])) for one in own)
        self.account.setText("\n".join(accounts))
        self._empty()
        for one in own:
            marks = [turn.mark for turn in found if turn.seat == one.seat]
            self._add_line(texts.short_account(one, names[one.seat]), names[one.seat], marks)

    def _add_line(self, account: str, name: str, marks: Sequence[PlayMark]) -> None:
        line, shown = QWidget(), MarkLine(marks, texts.line_spoken(marks, name))
        in_row(label(account, wrap=False), (shown, 1), inside=line, spacing=look().gap(1))
        self._shown.append(shown)
        self._lines.addWidget(line)

    def _empty(self) -> None:
        self._shown.clear()
        clear_layout(self._lines)
