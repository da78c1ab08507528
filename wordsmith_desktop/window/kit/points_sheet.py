"""The points of a match on paper, and who leads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import POINTS, joined, say, say_count

from .appearance import look
from .labels import label
from .layouts import clear_layout
from .paper import Paper


class PlayerLine(Value):
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

    def show_lines(self, headings: Sequence[str], lines: Sequence[PlayerLine]) -> None:
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
        clear_layout(self._grid)


def leader_text(scores: Sequence[int], names: Sequence[str]) -> str:
    """Who leads with the points so far; nothing to say for one player."""
    if len(names) == 1:
        return ""
    leaders = [names[seat] for seat in Outcome(tuple(scores)).winners]
    points = say_count(POINTS, max(scores))
    if len(leaders) == 1:
        return say(texts.LEADER, name=leaders[0], points=points)
    return say(texts.SHARED_LEAD, names=joined(leaders), points=points)
