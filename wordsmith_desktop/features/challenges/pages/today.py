"""The puzzles of today in one card: which there are, and what somebody has made of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy

from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import EnterButton, quiet
from wordsmith_desktop.window.kit.cards import CARD_SIDE, CardGrid, paint_thick_card
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import fitting, label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say, say_count

from .. import challenge_texts as texts
from ..challenge import Challenge
from ..daily import PuzzleState
from ..medals import Medal
from .in_words import goal_of_kind, result_text, title_of_kind
from .medal import paint_medal

_LEAST: Final = 20
"""Least breadth of a puzzle, in grid steps."""


def state_words(state: PuzzleState) -> tuple[str, ...]:
    """How it stands, in as many words as there may be room for, the most first."""
    result = state.result
    if state.is_begun:
        return (say(texts.BEING_PLAYED),)
    said = say(texts.NOT_YET_PLAYED)
    if result is not None:
        said = result_text(result.ranking or state.challenge.kind.ranking, result.merit)
    if state.days < 2:
        return (said,)
    days = say_count(texts.DAYS, state.days)
    row = say_count(texts.DAYS_IN_A_ROW, state.days)
    return (f"{said} · {row}", f"{said} · {days}", said)


def _medal_of(state: PuzzleState) -> Medal:
    if state.result is None:
        return Medal.NONE
    # Results come out of the statistics, which whoever has none does without.
    from ..album import medal_of

    return medal_of(state.result) or Medal.NONE


@has_role(QAccessible.Role.Button)
class PuzzleButton(EnterButton):
    """A game, how its puzzle stands below, and the medal beside."""

    def __init__(self, challenge: Challenge, title: str, short_title: str) -> None:
        super().__init__()
        self.challenge = challenge
        self._title, self._short_title = title, short_title
        self._said: tuple[str, ...] = ("",)
        self._medal = Medal.NONE
        self.setObjectName(f"today:{challenge.kind.game}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Its own paint shows the pointer: this has Qt repaint it as that comes and goes.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # A button is by itself never narrower than it would like to be.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(title)
        set_tip(self, f"{title_of_kind(challenge.kind)}. {goal_of_kind(challenge.kind)}")

    @property
    def said(self) -> str:
        """How it stands, in full."""
        return self._said[0]

    def show_state(self, state: PuzzleState) -> None:
        """Say how it stands."""
        self._said = state_words(state)
        self._medal = _medal_of(state)
        medal = f", {say(texts.MEDALS[self._medal])}" if self._medal else ""
        self.setAccessibleName(f"{self._title}: {self.said}{medal}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look().px(_LEAST), 2 * self._line + look().gap(1.5))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(10), self.sizeHint().height())

    @property
    def title_width(self) -> int:
        """Room that the whole title needs, in pixels."""
        words = QFontMetrics(look().font(bold=True)).horizontalAdvance(self._title)
        return words + look().gap(3)

    @property
    def _line(self) -> int:
        return QFontMetrics(look().font()).lineSpacing()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter, gap = look().theme, QPainter(self), look().gap(1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(colour(theme.focus if self.hasFocus() else theme.hairline), 2))
        painter.setBrush(colour(theme.accent_soft if self.underMouse() else theme.field))
        painter.drawRoundedRect(area, 8, 8)
        inside = area.adjusted(gap, gap / 2, -gap, -gap / 2)
        if self._medal:
            side = inside.height() * 0.7
            place = QRectF(inside.right() - side, inside.center().y() - side / 2, side, side)
            paint_medal(painter, place, self._medal, is_small=True)
            inside.setRight(place.left() - gap / 2)
        upper = QRectF(inside.left(), inside.top(), inside.width(), inside.height() / 2)
        at = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        for area, said, is_bold in (
            (upper, (self._title, self._short_title), True),
            (upper.translated(0, upper.height()), self._said, False),
        ):
            font = look().font(bold=is_bold)
            painter.setFont(font)
            painter.setPen(colour(theme.ink if is_bold else theme.muted))
            painter.drawText(area, at, fitting(said, QFontMetrics(font), int(area.width())))


class PuzzleGrid(CardGrid):
    """All in a line where their titles have room, else two and two."""

    def __init__(self, puzzles: Sequence[PuzzleButton]) -> None:
        self._breadth = max((one.title_width for one in puzzles), default=1) * len(puzzles)
        super().__init__(puzzles, least_width=look().px(_LEAST), fills_rows=True, spacing=1)

    def columns_in(self, width: int) -> int:
        columns = super().columns_in(width)
        return columns if width >= self._breadth else min(2, columns)


class TodayCard(QFrame):
    """What is pressed is shown before it begins; all other challenges are one press away."""

    chosen = Signal(object)
    """A `Challenge` of today."""
    all_asked = Signal()

    def __init__(
        self, puzzles: Sequence[Challenge], games: Sequence[GameEntry], *, has_way: bool = True
    ) -> None:
        """It `has_way` to all challenges once anybody has played; the menu always has one."""
        super().__init__()
        self.puzzles: list[PuzzleButton] = []
        for puzzle in puzzles:
            entry = entry_of(games, puzzle.kind.game)
            if entry is not None:
                self.puzzles.append(self._button(puzzle, entry))
        self._whose = label(say(texts.TODAY), tone="muted")
        self.all = quiet(say(texts.ALL_CHALLENGES), self.all_asked.emit)
        self.all.setObjectName("challenges")
        self._grid = PuzzleGrid(self.puzzles)
        gap = look().gap(1)
        column = in_column(inside=self, spacing=gap // 2)
        side = CARD_SIDE + 2 * gap
        column.setContentsMargins(side, 3 + gap, side, 9 + round(1.5 * gap))
        directions = QBoxLayout.Direction
        head = QBoxLayout(
            directions.TopToBottom if look().has_largest_text else directions.LeftToRight
        )
        head.addWidget(self._whose, 1)
        head.addWidget(self.all, 0, Qt.AlignmentFlag.AlignLeft)
        if not has_way:
            self.all.hide()
        column.addLayout(head)
        column.addWidget(self._grid)
        column.addStretch(1)

    def _button(self, puzzle: Challenge, entry: GameEntry) -> PuzzleButton:
        button = PuzzleButton(puzzle, say(entry.title), say(entry.words.short_title))
        button.clicked.connect(lambda: self.chosen.emit(puzzle))
        return button

    def show_states(self, states: Sequence[PuzzleState], player: str) -> None:
        """Say how they stand for somebody; an empty name is that of nobody in particular."""
        self._whose.setText(say(texts.TODAY_OF, name=player) if player else say(texts.TODAY))
        by_kind = {state.challenge.kind.key: state for state in states}
        for button in self.puzzles:
            state = by_kind.get(button.challenge.kind.key)
            if state is not None:
                button.show_state(state)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_thick_card(painter, QRectF(self.rect()), is_lifted=False)
