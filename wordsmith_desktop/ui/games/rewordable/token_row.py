"""The tokens of the table, and those that a player has won."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.games.rewordable.tokens import Goal
from wordsmith_desktop.ui.games.rewordable.coin import paint_coin
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.layouts import FlowLayout
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.games.rewordable.in_words import (
    say_pile,
    say_token,
    short_name,
    tip,
)
from wordsmith_desktop.wording.texts import say

_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


def coin_side() -> int:
    """Side of the square that a token on the table takes, in pixels."""
    return 40 + look().px(4)


class TokenBadge(QWidget):
    """A coin and the condition that is printed on it."""

    def __init__(self, goal: Goal, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._goal = goal
        self._is_earned = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._speak()

    @property
    def goal(self) -> Goal:
        """What wins it."""
        return self._goal

    @property
    def is_earned(self) -> bool:
        """Whether the word on the strip would win it."""
        return self._is_earned

    def show_token(self, goal: Goal, *, is_earned: bool) -> None:
        """Show this token; an earned one glows."""
        if (goal, is_earned) == (self._goal, self._is_earned):
            return
        self._goal, self._is_earned = goal, is_earned
        self._speak()
        self.updateGeometry()
        self.update()

    def _speak(self) -> None:
        self.setAccessibleName(say_token(self._goal, is_earned=self._is_earned))
        set_tip(self, tip(self._goal))

    def sizeHint(self) -> QSize:
        label = self._label_size()
        return QSize(coin_side() + look().gap(1) + label.width(), max(coin_side(), label.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _label_size(self) -> QSize:
        """Two lines of the same breadth for every token, so that they stand in columns."""
        metrics = QFontMetrics(look().font(bold=True))
        box = QRect(0, 0, look().px(14), 1 << 16)
        words = short_name(self._goal).split()
        widest = max(metrics.horizontalAdvance(word) for word in words)
        wrapped = metrics.boundingRect(box, _WRAP.value, short_name(self._goal))
        return QSize(max(box.width(), widest + 2), wrapped.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use = look()
        painter = QPainter(self)
        side = coin_side()
        square = QRectF(0, (self.height() - side) / 2, side, side)
        paint_coin(painter, square, self._goal, in_use, is_earned=self._is_earned)
        painter.setFont(in_use.font(bold=self._is_earned))
        painter.setPen(colour(in_use.theme.ink))
        label = self.rect().adjusted(side + in_use.gap(1), 0, 0, 0)
        painter.drawText(label, _WRAP.value, short_name(self._goal))


class TokenPile(QWidget):
    """How many tokens are still face down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._speak()

    def show_count(self, count: int) -> None:
        """Show so many tokens."""
        if count == self._count:
            return
        self._count = count
        self._speak()
        self.updateGeometry()
        self.update()

    def _speak(self) -> None:
        self.setAccessibleName(say_pile(self._count))
        set_tip(self, self.accessibleName())

    def sizeHint(self) -> QSize:
        number = QFontMetrics(look().font(bold=True)).horizontalAdvance(self._number() or "+0")
        side = coin_side()
        return QSize(round(side * 1.1) + look().gap(0.5) + number, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _number(self) -> str:
        return say(texts.PILE_SHORT, n=self._count) if self._count else ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, side = look(), coin_side()
        painter = QPainter(self)
        coins = min(3, self._count)
        step = side * 0.05
        for layer in range(coins):
            place = QRectF(layer * step, (coins - 1 - layer) * step, side * 0.88, side * 0.88)
            paint_coin(painter, place, None, in_use)
        painter.setFont(in_use.font(bold=True))
        painter.setPen(colour(in_use.theme.ink))
        label = self.rect().adjusted(round(side * 1.1) + in_use.gap(0.5) - 2, 0, 0, 0)
        painter.drawText(label, Qt.AlignmentFlag.AlignVCenter, self._number())


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
