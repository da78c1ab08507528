"""What the last turn came to: a small card that stays until the next roll."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.session.table_view import Happening
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from ..rules.events import DiceThrown, TurnFailed, WordScored
from ..rules.material import Material
from ..words import table_texts as texts
from ..words.event_sentences import values_text

_BREADTH = 34
"""Of the card, in grid steps."""


class TurnTold(Value):
    """What a turn came to."""

    title: str
    """Whose it was, and the word."""
    sum: str
    """Word × dice + banked, and what that is."""


def turn_told(
    recent: Iterable[Happening[TableEvent]], material: Material, names: Sequence[str]
) -> TurnTold | None:
    """What the last turn came to; None once dice have been rolled since, or before any.

    `recent` is what stands, the last action first.
    """
    for happening in recent:
        for event in reversed(happening.events):
            if isinstance(event, DiceThrown):
                return None
            if isinstance(event, WordScored):
                return _scored(event, material, names)
            if isinstance(event, TurnFailed):
                title = say(texts.TURN_WITHOUT_WORD, name=names[event.seat])
                points = say_count(POINTS, event.points)
                return TurnTold(title, say(texts.TURN_BANKED, points=points))
    return None


def _scored(event: WordScored, material: Material, names: Sequence[str]) -> TurnTold:
    values = values_text(event.word, material)
    text = texts.TURN_SUM_BANKED if event.banked else texts.TURN_SUM
    title = say(texts.TURN_WORD, name=names[event.seat], word=event.word)
    found = say(text, sum=values, dice=event.dice, banked=event.banked, points=event.points)
    return TurnTold(title, found)


@has_role(QAccessible.Role.Grouping)
class TurnCard(QFrame):
    """Whose turn it was, the sum, and the odds of the last press where those are told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self.setAccessibleName(say(texts.LAST_TURN))
        self.title, self.sum = label("", size="lead"), label("")
        self.odds = label("", tone="muted")
        self._told: TurnTold | None = None
        gap = look().gap(1)
        column = in_column(inside=self, spacing=0, margins=(gap, gap // 2, gap, gap // 2))
        for line in (self.title, self.sum, self.odds):
            column.addWidget(line)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedWidth(look().px(_BREADTH))
        self.hide()

    def show_turn(self, told: TurnTold | None) -> None:
        """Show this turn, or none."""
        if told != self._told:
            self._told = told
            self.title.setText(told.title if told else "")
            self.sum.setText(told.sum if told else "")
            self._show_odds("")
        self.setVisible(told is not None)

    def say_odds(self, told: TurnTold | None, odds: str) -> None:
        """Say how likely the last press of that turn was, where it still stands here."""
        if told is not None and told == self._told:
            self._show_odds(odds)

    def _show_odds(self, odds: str) -> None:
        self.odds.setText(odds)
        self.odds.setVisible(bool(odds))
