"""The end of a challenge, and the final table with who won (R24, R25)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.letter_pieces.observation import Observation, PlayerView
from wordsmith_desktop.games.letter_pieces.scoring import sheet_points
from wordsmith_desktop.games.letter_pieces.state import Phase, Row, RowStatus, Sheet
from wordsmith_desktop.ui.games.letter_pieces.sentences.sentences import joined
from wordsmith_desktop.ui.games.letter_pieces.table import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.paper import Paper
from wordsmith_desktop.ui.kit.texts import POINTS, say, say_count


class Ending(QWidget):
    """A table of points on paper, the words beneath, and the way on."""

    continued = Signal()
    again = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("", size="title")
        self._result = label("", size="lead")
        self._paper = Paper()
        self._grid = QGridLayout(self._paper)
        step = look().gap(1)
        self._grid.setContentsMargins(4 * step, 3 * step, 4 * step, 3 * step)
        self._grid.setHorizontalSpacing(3 * step)
        self._grid.setVerticalSpacing(step)
        self.go_on = buttons.primary(say(texts.NEXT_CHALLENGE), self.continued.emit)
        self.play_again = buttons.primary(say(texts.PLAY_AGAIN), self.again.emit)
        self.home = buttons.secondary(say(texts.HOME), self.left.emit)
        # Hidden buttons take no room: all three side by side would be too wide for large text.
        self.play_again.hide()
        self.home.hide()
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.home, self.play_again, self.go_on):
            row.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setSpacing(2 * step)
        whole.addWidget(self._title)
        whole.addWidget(self._result)
        holder = QFrame()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._paper)
        column.addStretch(1)
        whole.addWidget(scrolled(holder), 1)
        whole.addLayout(row)

    def show_ending(
        self, seen: Observation, names: Sequence[str], outcome: Outcome | None, best: int | None
    ) -> None:
        """Show the points of all challenges so far, and who leads or has won.

        `best` is the most that was made alone in matches before this one (R45).
        """
        self._title.setText(
            say(texts.MATCH_OVER)
            if outcome
            else say(texts.CHALLENGE_OVER, number=seen.challenge + 1)
        )
        if outcome:
            self._result.setText(result_text(outcome, names, best))
        else:
            self._result.setText(leader_text(seen, names))
        self._result.setVisible(bool(self._result.text()))
        is_last = seen.challenge + 1 >= seen.ruleset.challenges
        self.go_on.setText(say(texts.FINAL_TABLE if is_last else texts.NEXT_CHALLENGE))
        self.go_on.setAccessibleName(self.go_on.text())
        self.go_on.setVisible(outcome is None)
        self.play_again.setVisible(outcome is not None)
        self.home.setVisible(outcome is not None)
        self._fill(seen, names, outcome)
        (self.play_again if outcome else self.go_on).setFocus()

    def _fill(self, seen: Observation, names: Sequence[str], outcome: Outcome | None) -> None:
        self._clear()
        columns = [sheets_of(view, seen) for view in seen.players]
        count = max(len(sheets) for sheets in columns)
        self._put(0, 0, say(texts.PLAYER), is_head=True)
        for challenge in range(count):
            head = say(texts.COLUMN_CHALLENGE, number=challenge + 1)
            self._put(0, challenge + 1, head, is_head=True)
        self._put(0, count + 1, say(texts.TOTAL), is_head=True)
        for seat, sheets in enumerate(columns):
            self._fill_row(seen, seat + 1, names[seat], sheets, count)
            if outcome and seat in outcome.winners and len(names) > 1:
                self._put(seat + 1, count + 2, f"★ {say(texts.WINNER_MARK)}")

    def _fill_row(
        self, seen: Observation, line: int, name: str, sheets: Sequence[Sheet], count: int
    ) -> None:
        self._put(line, 0, name, is_head=True)
        for challenge, sheet in enumerate(sheets):
            points = sheet_points(sheet, seen.ruleset)
            words = ", ".join(_word_text(row) for row in sheet.rows if row and row.word)
            self._put(line, challenge + 1, f"{points}\n{words}" if words else str(points))
        total = sum(sheet_points(sheet, seen.ruleset) for sheet in sheets)
        self._put(line, count + 1, str(total), is_head=True)

    def _put(self, row: int, column: int, text: str, *, is_head: bool = False) -> None:
        made = label(text, size="lead" if is_head else "")
        made.setProperty("ground", "paper")
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


def _word_text(row: Row) -> str:
    is_struck = row.status is RowStatus.STRUCK
    return say(texts.STRUCK_WORD, word=row.word) if is_struck else row.word


def sheets_of(view: PlayerView, seen: Observation) -> tuple[Sheet, ...]:
    """The sheets of all challenges that are over."""
    if seen.phase is Phase.CHALLENGE_OVER and view.own is not None:
        return (*view.past, view.own.sheet)
    return view.past


def result_text(outcome: Outcome, names: Sequence[str], best: int | None) -> str:
    """Who won, in a sentence; alone, whether it was the best so far (R45)."""
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


def leader_text(seen: Observation, names: Sequence[str]) -> str:
    """Who leads after the challenges so far; nothing to say for one player."""
    if len(names) == 1:
        return ""
    scores = tuple(
        sum(sheet_points(sheet, seen.ruleset) for sheet in sheets_of(view, seen))
        for view in seen.players
    )
    leaders = [names[seat] for seat in Outcome(scores).winners]
    points = say_count(POINTS, max(scores))
    if len(leaders) == 1:
        return say(texts.LEADER, name=leaders[0], points=points)
    return say(texts.SHARED_LEAD, names=joined(leaders), points=points)
