"""The points of a match or of a part of it on paper, who leads, and the way on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import POINTS, joined, say, say_count

from . import buttons
from .appearance import look
from .dialogs import scrolled
from .labels import label
from .paper import Paper


class Line(Value):
    """One player's line of the table."""

    name: str
    cells: tuple[str, ...]
    """What made the points, one for each heading; several lines in a cell are parted by \n."""
    total: int
    """All points so far."""
    is_winner: bool = False
    """Whether a mark says that the player has won, alone or with others."""


class PointsSheet(Paper):
    """A table of points: a line for each player, and what made the total."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        step = look().gap(1)
        self._grid.setContentsMargins(4 * step, 3 * step, 4 * step, 3 * step)
        self._grid.setHorizontalSpacing(3 * step)
        self._grid.setVerticalSpacing(step)

    def show_lines(self, headings: Sequence[str], lines: Sequence[Line]) -> None:
        """Show these; `headings` stand above the cells, between player and total."""
        self._clear()
        for column, heading in enumerate((say(texts.PLAYER), *headings, say(texts.TOTAL))):
            self._put(0, column, heading, is_head=True)
        for row, line in enumerate(lines, start=1):
            self._put(row, 0, line.name, is_head=True)
            for column, cell in enumerate(line.cells, start=1):
                self._put(row, column, cell)
            self._put(row, len(headings) + 1, str(line.total), is_head=True)
            if line.is_winner:
                self._put(row, len(headings) + 2, f"★ {say(texts.WINNER_MARK)}")

    def _put(self, row: int, column: int, text: str, *, is_head: bool = False) -> None:
        made = label(text, size="lead" if is_head else "")
        made.setProperty("ground", "paper")
        # The program's style sheet colours all labels, and a palette does not prevail over it.
        made.setStyleSheet(f"color: {look().theme.paper_ink};")
        made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._grid.addWidget(made, row, column)

    def _clear(self) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item else None
            if isinstance(widget, QLabel):
                widget.hide()
                widget.deleteLater()


class PointsSoFar(QWidget):
    """The points after a part of a match, and the way on."""

    continued = Signal()
    """Go on with the match."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_open = True
        """Whether the way on is offered; not in a match that is only looked at."""
        self._title = label("", size="title")
        self._result = label("", size="lead")
        self.sheet = PointsSheet()
        self.go_on = buttons.primary("", self.continued.emit)
        self._own = QVBoxLayout()
        self._lay_out()

    def add_below_points(self, widget: QWidget) -> None:
        """Put a game's own part below the points, to be scrolled with them."""
        self._own.addWidget(widget)

    def show_points(
        self,
        headings: Sequence[str],
        lines: Sequence[Line],
        *,
        title: str,
        result: str,
        go_on: str,
    ) -> None:
        """Show the points, and who leads in `result`, which may be empty.

        `headings` stand above the cells, between player and total; `go_on` is on the button.
        """
        self._title.setText(title)
        self._result.setText(result)
        self._result.setVisible(bool(result))
        self.go_on.setText(go_on)
        self.go_on.setAccessibleName(go_on)
        self.go_on.setVisible(self.is_open)
        self.sheet.show_lines(headings, lines)
        if self.is_open:
            self.go_on.setFocus()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.go_on)
        whole = QVBoxLayout(self)
        whole.setSpacing(2 * look().gap(1))
        whole.addWidget(self._title)
        whole.addWidget(self._result)
        holder = QFrame()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * look().gap(1))
        column.addWidget(self.sheet)
        column.addLayout(self._own)
        # It takes what height the scroll area has to spare, which would stretch the paper.
        column.addStretch(1)
        whole.addWidget(scrolled(holder), 1)
        whole.addLayout(row)


def leader_text(scores: Sequence[int], names: Sequence[str]) -> str:
    """Who leads with the points so far; nothing to say for one player."""
    if len(names) == 1:
        return ""
    leaders = [names[seat] for seat in Outcome(tuple(scores)).winners]
    points = say_count(POINTS, max(scores))
    if len(leaders) == 1:
        return say(texts.LEADER, name=leaders[0], points=points)
    return say(texts.SHARED_LEAD, names=joined(leaders), points=points)
