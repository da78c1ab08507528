"""A few figures, large enough to be proud of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from wordsmith_desktop.records.statistics.queries import Overview
from wordsmith_desktop.records.statistics.streaks import Streak
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.records import texts
from wordsmith_desktop.ui.shell.records.wording import counts_turns, number

Figure = tuple[str, str]
"""A number, and what it counts."""


class Figures(QWidget):
    """Cards side by side."""

    def __init__(self) -> None:
        super().__init__()
        self._flow = FlowLayout(self, spacing=look().gap(1.5))

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show these."""
        while self._flow.count():
            item = self._flow.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for value, caption in figures:
            self._flow.addWidget(_Card(value, caption))
        self.updateGeometry()


class _Card(QFrame):
    def __init__(self, value: str, caption: str) -> None:
        super().__init__()
        self.setProperty("surface", "felt")
        self.setAccessibleName(f"{value} {caption}")
        column = QVBoxLayout(self)
        column.setContentsMargins(look().gap(2), look().gap(1), look().gap(2), look().gap(1))
        column.setSpacing(0)
        column.addWidget(label(value, size="display", wrap=False))
        column.addWidget(label(caption, wrap=False))


def figures_of(found: Sequence[Overview], streak: Streak) -> list[Figure]:
    """The figures of one player in one game, or of one in all games."""
    games = sum(one.games for one in found)
    contests, wins = (sum(getattr(one, name) for one in found) for name in ("contests", "wins"))
    figures = [(number(games), say(texts.FIGURE_GAMES.for_count(games)))]
    if contests:
        figures.append((number(wins), say(texts.FIGURE_WINS, n=number(contests))))
    if len(found) == 1:
        figures += _of_game(found[0])
    if streak.longest:
        caption = say(texts.FIGURE_STREAK.for_count(streak.current))
        figures.append(
            (
                number(streak.current),
                say(texts.FIGURE_LONGEST, figure=caption, longest=streak.longest),
            )
        )
    return figures


def _of_game(one: Overview) -> list[Figure]:
    if not counts_turns(one.game):
        return [
            (number(one.average_score), say(texts.FIGURE_AVERAGE)),
            (number(one.best_score), say(texts.FIGURE_BEST)),
        ]
    figures = [(number(one.average_turns), say(texts.FIGURE_TURNS))]
    if one.fewest_turns is not None:
        figures.append((number(one.fewest_turns), say(texts.FIGURE_FEWEST)))
    return figures
