"""How well everybody played: in sentences, and a row of marks for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.valuing import Mark, Valued, standings
from wordsmith_desktop.session.outlook import Chances
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.data_table import Cell, DataTable, Spoken
from wordsmith_desktop.ui.kit.emblems import emblem_path
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.layouts import FlowLayout
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.roles import has_role
from wordsmith_desktop.wording.shell import replay_texts
from wordsmith_desktop.wording.shell import worth_texts as texts
from wordsmith_desktop.wording.texts import Text, say

SHAPES: Final = {
    Mark.BEST: "yellow",
    Mark.GOOD: "blue",
    Mark.MISSED: "red",
    Mark.EASY: "green",
}
"""Emblems whose shapes the marks have: a star, a circle, a triangle and a diamond."""
_SIDE: Final = 2.0
"""Room of a mark, in steps of the grid."""


def paint_mark(painter: QPainter, middle: QPointF, mark: Mark, side: float) -> None:
    """A mark about its middle; a missed play and an easy one are hollow."""
    theme = look().theme
    painter.save()
    painter.translate(middle)
    painter.scale(side, side)
    pen = QPen(colour(theme.ink), max(1.5, side / 10))
    pen.setCosmetic(True)
    painter.setPen(pen)
    fills = {Mark.BEST: theme.accent, Mark.GOOD: theme.muted}
    painter.setBrush(colour(fills.get(mark, theme.field)))
    painter.drawPath(emblem_path(SHAPES[mark]))
    painter.restore()


@has_role(QAccessible.Role.Graphic)
class MarkLine(QWidget):
    """One player's marks from the first turn to the last, in as many lines as they need."""

    def __init__(self, marks: Sequence[Mark], spoken: str) -> None:
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


class _Sample(QWidget):
    """A mark beside the word for it."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(0.5))
        sample = MarkLine((mark,), say(texts.MARKS[mark]))
        sample.setFixedSize(sample.sizeHint())
        row.addWidget(sample)
        row.addWidget(label(say(texts.MARKS[mark]), wrap=False))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)


HEADINGS: Final = (
    replay_texts.REVIEW_TURN,
    replay_texts.PLAYER,
    replay_texts.OWN,
    texts.MARK,
    texts.WORTH,
    texts.LUCK,
    texts.CHANCE,
)
_CHANCE: Final = len(HEADINGS) - 1


@dataclass(frozen=True, slots=True)
class Turn:
    """What is told of a turn."""

    seat: Seat
    word: str
    """What was played; empty without a word."""
    valued: Valued | None
    """None where there was no choice, or nobody can say."""
    chances: Chances | None = None


def turn_row(number: int, turn: Turn, names: Sequence[str]) -> list[Cell]:
    """The cells of a turn, as many as there are `HEADINGS`."""
    one, nothing = turn.valued, say(replay_texts.NOTHING)
    word = turn.word or say(replay_texts.NO_WORD)
    told: list[Cell] = [str(number), names[turn.seat], word]
    if one is None:
        return [*told, nothing, nothing, nothing, nothing]
    mark = Spoken(texts.mark_text(one.mark), say(texts.MARKS[one.mark]))
    luck: Cell = nothing
    if one.luck is not None:
        luck = Spoken(texts.luck_text(one.luck), texts.luck_spoken(one.luck))
    chance = texts.chance_text(turn.chances) if turn.chances is not None else nothing
    return [*told, mark, texts.worth_text(one), luck, chance]


class HowWell(QWidget):
    """Sentences, marks and a row for each turn; it grows while the turns are looked at."""

    def __init__(self, about: Text | None) -> None:
        """`about` says what a game's figures are."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(1))
        column.addWidget(label(texts.about(), tone="muted"))
        if about is not None:
            column.addWidget(label(say(about), tone="muted"))
        self._chances_about = label(texts.chances_about(), tone="muted")
        column.addWidget(self._chances_about)
        self._chances_about.hide()
        self.account = label("")
        """The sentences about every player."""
        column.addWidget(self.account)
        self._lines, self._shown = QVBoxLayout(), list[MarkLine]()
        self._lines.setSpacing(look().gap(0.5))
        column.addLayout(self._lines)
        legend = QWidget()
        flow = FlowLayout(legend, spacing=look().gap(2))
        for mark in Mark:
            flow.addWidget(_Sample(mark))
        column.addWidget(legend)
        headings = [say(one) for one in HEADINGS]
        self.table = DataTable(say(texts.TITLE), headings, growing=2)
        column.addWidget(self.table)

    @property
    def lines(self) -> tuple[MarkLine, ...]:
        """The rows of marks, by player."""
        return tuple(self._shown)

    def show_turns(self, turns: Sequence[Turn], names: Sequence[str]) -> None:
        """Tell of these turns, in their order."""
        rows = [turn_row(number, turn, names) for number, turn in enumerate(turns, start=1)]
        self.table.show_rows(rows)
        is_judged = any(turn.chances is not None for turn in turns)
        self.table.setColumnHidden(_CHANCE, not is_judged)
        self._chances_about.setVisible(is_judged)
        found = [turn.valued for turn in turns if turn.valued is not None]
        own = standings(tuple(found), len(names))
        accounts = (" ".join(texts.account(one, names[one.seat])) for one in own)
        self.account.setText("\n".join(accounts))
        self._empty()
        for one in own:
            marks = [turn.mark for turn in found if turn.seat == one.seat]
            self._add_line(names[one.seat], marks)

    def _add_line(self, name: str, marks: Sequence[Mark]) -> None:
        line, shown = QWidget(), MarkLine(marks, texts.line_spoken(marks, name))
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(1))
        row.addWidget(label(name, wrap=False))
        row.addWidget(shown, 1)
        self._shown.append(shown)
        self._lines.addWidget(line)

    def _empty(self) -> None:
        self._shown.clear()
        while self._lines.count():
            taken = self._lines.takeAt(0)
            widget = taken.widget() if taken else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
