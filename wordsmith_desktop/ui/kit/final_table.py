"""The points at the end of a match or of a part of it, who won or leads, and the way on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.paper import Paper
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import POINTS, joined, say, say_count


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line of the table."""

    name: str
    cells: tuple[str, ...]
    """What made the points, one for each heading; several lines in a cell are parted by \\n."""
    total: int
    """All points so far."""
    is_winner: bool = False
    """Whether a mark says that the player has won, alone or with others."""


class FinalTable(QWidget):
    """A table of points on paper, and the way on."""

    continued = Signal()
    """Go on with the match."""
    again = Signal()
    """Play the same once more."""
    left = Signal()
    """Leave the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_open = True
        """Whether the ways on are offered; not in a match that is only looked at."""
        self._title = label("", size="title")
        self._result = label("", size="lead")
        self._paper = Paper()
        self._grid = QGridLayout(self._paper)
        step = look().gap(1)
        self._grid.setContentsMargins(4 * step, 3 * step, 4 * step, 3 * step)
        self._grid.setHorizontalSpacing(3 * step)
        self._grid.setVerticalSpacing(step)
        self.go_on = buttons.primary("", self.continued.emit)
        self.play_again = buttons.primary(say(texts.PLAY_AGAIN), self.again.emit)
        self.home = buttons.secondary(say(texts.HOME), self.left.emit)
        # Hidden buttons take no room: all three side by side would be too wide for large text.
        self.play_again.hide()
        self.home.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.home, self.play_again, self.go_on):
            row.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setSpacing(2 * look().gap(1))
        whole.addWidget(self._title)
        whole.addWidget(self._result)
        holder = QFrame()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * look().gap(1))
        column.addWidget(self._paper)
        self._own = QVBoxLayout()
        column.addLayout(self._own)
        # It takes what height the scroll area has to spare, which would stretch the paper.
        column.addStretch(1)
        whole.addWidget(scrolled(holder), 1)
        whole.addLayout(row)

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
        go_on: str = "",
    ) -> None:
        """Show the points, and who leads or has won in `result`, which may be empty.

        `headings` stand above the cells, between player and total. With `go_on` the match goes
        on at the press of a button with that text; without, it has ended.
        """
        self._title.setText(title)
        self._result.setText(result)
        self._result.setVisible(bool(result))
        self.go_on.setText(go_on)
        self.go_on.setAccessibleName(go_on)
        self.go_on.setVisible(self.is_open and bool(go_on))
        self.play_again.setVisible(self.is_open and not go_on)
        self.home.setVisible(self.is_open and not go_on)
        self._fill(headings, lines)
        if self.is_open:
            (self.go_on if go_on else self.play_again).setFocus()

    def show_outcome(self, outcome: Outcome, names: Sequence[str], best: int | None) -> None:
        """Show the end of a match of which only the points are told, the most first."""
        ranked = sorted(zip(names, outcome.scores, range(len(names)), strict=True), key=_points)
        self.show_points(
            (),
            [
                Line(name, (), score, is_winner=seat in outcome.winners and len(names) > 1)
                for name, score, seat in ranked
            ],
            title=say(texts.MATCH_OVER),
            result=result_text(outcome, names, best),
        )

    def _fill(self, headings: Sequence[str], lines: Sequence[Line]) -> None:
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


def _points(one: tuple[str, int, int]) -> int:
    return -one[1]


def result_text(outcome: Outcome, names: Sequence[str], best: int | None) -> str:
    """Who won, in a sentence.

    For one player, whether it was better than `best`, the most in matches before this one.
    """
    points = say_count(POINTS, max(outcome.scores))
    if len(names) == 1:
        return _alone(outcome.scores[0], best)
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        return say(texts.WINNER, name=winners[0], points=points)
    return say(texts.SHARED_WIN, names=joined(winners), points=points)


def _alone(score: int, best: int | None) -> str:
    points = say_count(POINTS, score)
    if best is None:
        return say(texts.SOLO_RESULT, points=points)
    if score > best:
        return say(texts.NEW_BEST, points=points)
    return say(texts.OLD_BEST, points=points, best=say_count(POINTS, best))


def leader_text(scores: Sequence[int], names: Sequence[str]) -> str:
    """Who leads with the points so far; nothing to say for one player."""
    if len(names) == 1:
        return ""
    leaders = [names[seat] for seat in Outcome(tuple(scores)).winners]
    points = say_count(POINTS, max(scores))
    if len(leaders) == 1:
        return say(texts.LEADER, name=leaders[0], points=points)
    return say(texts.SHARED_LEAD, names=joined(leaders), points=points)
