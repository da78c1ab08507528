"""The tokens of the table, and those that a player has won."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.games.rewordable.tokens import Goal
from wordsmith_desktop.ui.games.rewordable.tokens import texts
from wordsmith_desktop.ui.games.rewordable.tokens.badge import TokenBadge, TokenPile
from wordsmith_desktop.ui.games.rewordable.tokens.coin import paint_coin
from wordsmith_desktop.ui.games.rewordable.tokens.spoken import say_won
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.texts import say

_OVERLAP = 0.8
"""How far one won coin lies from the next, in its side."""


class TokenRow(QWidget):
    """The tokens face up and the pile: in a row, or below each other where it is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say(texts.ROW))
        self._flow = FlowLayout(self, spacing=look().gap(1))
        self.badges: list[TokenBadge] = []
        """The tokens face up."""
        self.pile = TokenPile()
        """The tokens face down."""
        self._flow.addWidget(self.pile)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_tokens(
        self, goals: Sequence[Goal], *, pile: int, earned: Collection[Goal] = ()
    ) -> None:
        """Show tokens face up and the number face down; the strip's word would win `earned`."""
        self._keep(goals)
        for badge, goal in zip(self.badges, goals, strict=True):
            badge.show_token(goal, is_earned=goal in earned)
        self.pile.show_count(pile)

    def _keep(self, goals: Sequence[Goal]) -> None:
        """Have as many badges as tokens, the pile behind them."""
        while len(self.badges) > len(goals):
            gone = self.badges.pop()
            self._flow.removeWidget(gone)
            gone.deleteLater()
        if len(self.badges) == len(goals):
            return
        self._flow.removeWidget(self.pile)
        for goal in goals[len(self.badges) :]:
            badge = TokenBadge(goal)
            self.badges.append(badge)
            self._flow.addWidget(badge)
        self._flow.addWidget(self.pile)


class TokenPurse(QWidget):
    """The tokens that somebody has won, as coins that lie over each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._won: tuple[Goal, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_won(self, goals: Sequence[Goal]) -> None:
        """Show these tokens."""
        self._won = tuple(goals)
        self.setAccessibleName(say_won(goals))
        self.setToolTip(say_won(goals))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = look().px(5)
        steps = max(0, len(self._won) - 1) * _OVERLAP
        return QSize(round(side * (1 + steps)) if self._won else 0, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = look().px(5)
        for place, goal in enumerate(self._won):
            paint_coin(painter, QRectF(place * side * _OVERLAP, 0, side, side), goal, look())
