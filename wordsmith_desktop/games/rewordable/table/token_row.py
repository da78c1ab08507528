"""The tokens of the table, and those that a player has won."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.explained import explain
from wordsmith_desktop.window.kit.layouts import FlowLayout, in_column
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say

from ..rules.ruleset import TOKEN_ROW
from ..rules.tokens import Goal
from ..words import explained_texts
from ..words import table_texts as texts
from ..words.in_words import say_pile, say_token, short_name, tip, worth
from .coin import paint_coin

_BESIDE = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_BELOW = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
_LINES = 3
"""Lines that a condition and the points have room for below their coin."""
PLACES = TOKEN_ROW + 1
"""Tokens face up, and the pile."""


def coin_side() -> int:
    """Side of the square that a token takes where its condition stands beside it, in pixels."""
    return 40 + look().px(4)


@has_role(QAccessible.Role.StaticText)
class TokenPlace(QWidget):
    """A coin and what is to be said of it: below it in a rail, else beside it."""

    def __init__(self, *, is_rail: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_rail, self._is_bare = is_rail, False
        self._side = coin_side()
        self._is_bold = self._is_coming = False
        expanding, fixed = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(expanding if is_rail else QSizePolicy.Policy.Preferred, fixed)

    def caption(self) -> str:
        """What is written there."""
        raise NotImplementedError

    def brief_caption(self) -> str:
        """What is written there where the coin has to say all that it can."""
        return ""

    def paint_square(self, painter: QPainter, square: QRectF) -> None:
        """Paint the coin."""
        raise NotImplementedError

    def set_bare(self, is_bare: bool) -> None:
        """Whether the coin alone says what there is to be said, as far as it can."""
        self._is_bare = is_bare
        self.updateGeometry()
        self.update()

    def set_side(self, side: int) -> None:
        """Have the coin's square be so many pixels a side."""
        self._side = side
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if self._is_rail:
            return QSize(self._side, self._side + caption_height())
        if self._is_bare:
            brief = self._brief_breadth()
            return QSize(self._side + (look().gap(0.5) + brief if brief else 0), self._side)
        label = self._label_size()
        return QSize(self._side + look().gap(1) + label.width(), max(self._side, label.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _brief_breadth(self) -> int:
        return QFontMetrics(look().font(bold=True)).horizontalAdvance(self.brief_caption())

    def _label_size(self) -> QSize:
        """Two lines of the same breadth for every token, so that they stand in columns."""
        metrics = QFontMetrics(look().font(bold=True))
        # As high as it likes: the breadth alone wraps the text.
        area = QRect(0, 0, look().px(14), 1 << 16)
        words = self.caption().split() or [""]
        widest = max(metrics.horizontalAdvance(word) for word in words)
        wrapped = metrics.boundingRect(area, _BESIDE.value, self.caption())
        return QSize(max(area.width(), widest + 2), wrapped.height())

    def square(self) -> QRectF:
        """Where the coin lies."""
        side = self._side
        # Beside many lines it stays with the first, as those of its neighbours do.
        x, y = (self.width() - side) / 2, min((self.height() - side) / 2, look().gap(1))
        return QRectF(x, 0, side, side) if self._is_rail else QRectF(0, y, side, side)

    def set_coming(self, is_coming: bool) -> None:
        """Leave the coin's place empty, and say nothing of it, while it is on its way here."""
        if is_coming != self._is_coming:
            self._is_coming = is_coming
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, side = look(), self._side
        if self._is_coming:
            return
        painter = QPainter(self)
        self.paint_square(painter, self.square())
        painter.setFont(in_use.font(bold=self._is_bold))
        painter.setPen(colour(in_use.theme.ink))
        if self._is_rail:
            painter.drawText(self.rect().adjusted(0, side, 0, 0), _BELOW.value, self.caption())
        else:
            gap = in_use.gap(0.5 if self._is_bare else 1)
            text = self.brief_caption() if self._is_bare else self.caption()
            painter.drawText(self.rect().adjusted(side + gap, 0, 0, 0), _BESIDE.value, text)


def caption_height() -> int:
    """Height in pixels of what stands below a coin."""
    return _LINES * QFontMetrics(look().font(bold=True)).lineSpacing()


class TokenBadge(TokenPlace):
    """A coin and the condition that is printed on it."""

    def __init__(self, goal: Goal, *, is_rail: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(is_rail=is_rail, parent=parent)
        self._goal = goal
        self._is_earned = False
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
        self._goal, self._is_earned, self._is_bold = goal, is_earned, is_earned
        self._speak()
        self.updateGeometry()
        self.update()

    def _speak(self) -> None:
        self.setAccessibleName(say_token(self._goal, is_earned=self._is_earned))
        explain(self, explained_texts.TOKEN, sentence=tip(self._goal), by_key=False)

    def caption(self) -> str:
        return f"{short_name(self._goal)}\n{worth()}"

    def paint_square(self, painter: QPainter, square: QRectF) -> None:
        paint_coin(painter, square, self._goal, look(), is_earned=self._is_earned)


class TokenPile(TokenPlace):
    """How many tokens are still face down."""

    def __init__(self, *, is_rail: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(is_rail=is_rail, parent=parent)
        self._count = 0
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
        explain(self, explained_texts.PILE, by_key=False)

    def caption(self) -> str:
        return say(texts.PILE_SHORT, n=self._count) if self._count else ""

    def brief_caption(self) -> str:
        return f"{self._count}" if self._count else ""

    def paint_square(self, painter: QPainter, square: QRectF) -> None:
        coins, side = min(3, self._count), square.width()
        step = side * 0.05
        for layer in range(coins):
            place = QRectF(0, 0, side * 0.88, side * 0.88)
            place.translate(square.left() + layer * step, (coins - 1 - layer) * step)
            place.translate(0, square.top())
            paint_coin(painter, place, None, look())


@has_role(QAccessible.Role.Grouping)
class TokenRow(QWidget):
    """The tokens face up and the pile: below each other in a rail, else side by side.

    Where they are bare there, they say only what stands on them, on one line.
    """

    def __init__(self, parent: QWidget | None = None, *, is_rail: bool = False) -> None:
        super().__init__(parent)
        self.setAccessibleName(say(texts.ROW))
        explain(self, explained_texts.TOKENS, by_key=True)
        self._is_rail, self._is_bare = is_rail, False
        self._side = coin_side()
        self._most = self._side
        self._line: QLayout = self._column() if is_rail else FlowLayout(self, spacing=look().gap(1))
        self.badges: list[TokenBadge] = []
        """The tokens face up."""
        self.pile = TokenPile(is_rail=is_rail)
        """The tokens face down."""
        self._line.addWidget(self.pile)
        self._stretch()

    def set_bare(self, is_bare: bool) -> None:
        """Have only what stands on the coins say what wins them; all of it is still spoken."""
        self._is_bare = is_bare
        for place in (*self.badges, self.pile):
            place.set_bare(is_bare)
        self._stretch()

    def _stretch(self) -> None:
        """Take all the breadth there is, but for a line of bare coins."""
        expanding, fixed = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        policy = QSizePolicy(fixed if self._is_bare else expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(not (self._is_rail or self._is_bare))
        self.setSizePolicy(policy)

    def set_coin(self, most: int) -> None:
        """Have coins be at most so many pixels a side; less where a rail is too low for that."""
        self._most = most
        self._fit()

    def show_tokens(
        self, goals: Sequence[Goal], *, pile: int, earned: Collection[Goal] = ()
    ) -> None:
        """Show tokens face up and the number face down; the strip's word would win `earned`."""
        self._keep(goals)
        for badge, goal in zip(self.badges, goals, strict=True):
            badge.show_token(goal, is_earned=goal in earned)
        self.pile.show_count(pile)

    def lying(self) -> dict[Key, Lying]:
        """The tokens face up, as ("token", condition), and "tokens", the pile."""
        found: dict[Key, Lying] = {"tokens": self._lying(self.pile, None)}
        for badge in self.badges:
            found.setdefault(("token", badge.goal), self._lying(badge, badge.goal))
        return found

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show tokens that are on their way here."""
        for badge in self.badges:
            badge.set_coming(("token", badge.goal) in keys)

    @staticmethod
    def _lying(place: TokenPlace, goal: Goal | None) -> Lying:
        area = place.square().translated(QPointF(place.pos()))
        return Lying(area, lambda painter, square: paint_coin(painter, square, goal, look()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_rail:
            self._fit()

    def minimumSizeHint(self) -> QSize:
        if self._is_bare:
            return self.sizeHint()
        # The coins follow from the height that the felt beside them has.
        return QSize(0, 0) if self._is_rail else super().minimumSizeHint()

    def sizeHint(self) -> QSize:
        if not self._is_bare:
            return super().sizeHint()
        hints = [place.sizeHint().width() for place in (*self.badges, self.pile)]
        return QSize(sum(hints) + (len(hints) - 1) * self._line.spacing(), self._side)

    def _fit(self) -> None:
        """The same whether all tokens lie there or not: none grows when another has gone."""
        slot = self.height() // PLACES
        room = slot - caption_height() - look().gap(0.5)
        self._side = max(1, min(self._most, room)) if self._is_rail else self._most
        for place in (*self.badges, self.pile):
            place.set_side(self._side)
            if self._is_rail:
                place.setFixedHeight(slot)

    def _column(self) -> QVBoxLayout:
        column = in_column(inside=self, spacing=0)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
        return column

    def _keep(self, goals: Sequence[Goal]) -> None:
        """Have as many badges as tokens, the pile behind them."""
        while len(self.badges) > len(goals):
            gone = self.badges.pop()
            self._line.removeWidget(gone)
            gone.deleteLater()
        if len(self.badges) == len(goals):
            return
        self._line.removeWidget(self.pile)
        for goal in goals[len(self.badges) :]:
            badge = TokenBadge(goal, is_rail=self._is_rail)
            badge.set_bare(self._is_bare)
            self.badges.append(badge)
            self._line.addWidget(badge)
        self._line.addWidget(self.pile)
        self._fit()
