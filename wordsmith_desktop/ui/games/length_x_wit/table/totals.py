"""All players' points, and how far it is to the goal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.length_x_wit.table import texts
from wordsmith_desktop.ui.games.length_x_wit.table.total_line import TotalLine
from wordsmith_desktop.ui.games.length_x_wit.table.views import TotalView
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say, say_count

_BEYOND = 1.06
"""How much further than the goal a bar can be, before the others are drawn shorter."""


class Totals(QWidget):
    """A line for each seat: name, points, a bar, and the goal's line across all bars."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[TotalLine] = []
        self.setAccessibleName(say(texts.TOTALS))
        self.goal = label("", wrap=False)
        self.last_round = label(say(texts.LAST_ROUND), wrap=False)
        self.last_round.setFont(look().font(bold=True))
        head = QHBoxLayout()
        head.addWidget(self.goal)
        head.addStretch(1)
        head.addWidget(self.last_round)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look().gap(0.5))
        self._column.addLayout(head)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[TotalLine, ...]:
        """The lines in seat order."""
        return tuple(self._lines)

    def show_totals(
        self, lines: Sequence[TotalView], *, goal: int, is_last_round: bool = False
    ) -> None:
        """Show these in seat order; a `goal` of 0 has no line."""
        self.goal.setText(say_count(texts.GOAL, goal) if goal else say(texts.TOTALS))
        self.last_round.setVisible(is_last_round)
        self._have(len(lines))
        most = max([goal * _BEYOND, 1.0, *(float(line.points) for line in lines)])
        for shown, line in zip(self._lines, lines, strict=True):
            shown.show_total(line, share=line.points / most, goal=goal / most)

    def _have(self, count: int) -> None:
        while len(self._lines) < count:
            line = TotalLine()
            self._lines.append(line)
            self._column.addWidget(line)
        while len(self._lines) > count:
            gone = self._lines.pop()
            gone.hide()
            gone.deleteLater()
