"""The bar below a replay: where it stands, and every way to stand elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QWidget,
)

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.open_words import words_in
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, in_column
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import Text, say

from .. import replay_texts as texts
from ..playback import FACTORS
from .signs import ReplaySign, SignButton

_OWN_CONTEXT = Qt.ShortcutContext.WidgetWithChildrenShortcut


class ReplayKeys(QObject):
    """Steps by the arrows and the like; Space plays, but presses a button that has the focus."""

    def __init__(
        self,
        page: QWidget,
        moves: Mapping[Qt.Key, Callable[[], object]],
        toggle: Callable[[], object],
    ) -> None:
        """`moves` by key; `toggle` plays or stops."""
        super().__init__(page)
        self._moves = [self._shortcut(page, key, call) for key, call in moves.items()]
        self._space = self._shortcut(page, Qt.Key.Key_Space, toggle)
        self._space.setAutoRepeat(False)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    def _shortcut(self, page: QWidget, key: Qt.Key, call: Callable[[], object]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.setContext(_OWN_CONTEXT)
        shortcut.activated.connect(lambda: call())
        return shortcut

    def _follow_focus(self, _before: QWidget | None, focused: QWidget | None) -> None:
        is_list = isinstance(focused, QAbstractItemView)
        presses = isinstance(focused, QAbstractButton | QComboBox)
        for shortcut in self._moves:
            shortcut.setEnabled(not is_list)
        self._space.setEnabled(not is_list and not presses)


_RADIUS: Final = 11
"""Of the handle, in pixels."""
_CLOSEST: Final = 5
"""Marks that would stand closer, in pixels, are left out."""


class Timeline(QSlider):
    """A click anywhere brings the handle there."""

    def __init__(self, length: int, starts: Sequence[int]) -> None:
        """`length` steps; `starts` are those at which turns begin."""
        super().__init__(Qt.Orientation.Horizontal)
        self._starts = tuple(starts)
        self.setRange(0, length)
        self.setAccessibleName(say(texts.PLACE))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look().px(40), look().px(4))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(12), look().px(4))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._take(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._take(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, here = self.height() / 2, self._x_of(self.value())
        groove = QRectF(_RADIUS, middle - 3, self._room, 6)
        painter.setPen(QPen(colour(theme.edge), 1.5))
        painter.setBrush(colour(theme.field))
        painter.drawRoundedRect(groove, 3, 3)
        painter.setBrush(colour(theme.accent))
        painter.drawRoundedRect(QRectF(groove.topLeft(), QPointF(here, groove.bottom())), 3, 3)
        painter.setPen(QPen(colour(theme.edge), 2))
        for x in self._marks():
            painter.drawLine(QPointF(x, middle + 6), QPointF(x, middle + 12))
        painter.setPen(QPen(colour(theme.raised), 2))
        painter.setBrush(colour(theme.accent))
        painter.drawEllipse(QPointF(here, middle), _RADIUS - 1, _RADIUS - 1)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)

    @property
    def _room(self) -> float:
        return max(1.0, self.width() - 2 * _RADIUS)

    def _x_of(self, step: int) -> float:
        return _RADIUS + self._room * step / max(1, self.maximum())

    def _marks(self) -> list[float]:
        """Where turns begin, those that stand too close left out."""
        shown: list[float] = []
        for x in map(self._x_of, self._starts):
            if not shown or x - shown[-1] >= _CLOSEST:
                shown.append(x)
        return shown

    def _take(self, event: QMouseEvent) -> None:
        share = (event.position().x() - _RADIUS) / self._room
        self.setValue(round(share * self.maximum()))


_NAMES: dict[ReplaySign, Text] = {
    ReplaySign.TO_BEGINNING: texts.TO_BEGINNING,
    ReplaySign.TURN_BACK: texts.TURN_BACK,
    ReplaySign.STEP_BACK: texts.STEP_BACK,
    ReplaySign.PLAY: texts.PLAY,
    ReplaySign.STEP_ON: texts.STEP_ON,
    ReplaySign.TURN_ON: texts.TURN_ON,
    ReplaySign.TO_END: texts.TO_END,
}
_BACKWARD = (ReplaySign.TO_BEGINNING, ReplaySign.TURN_BACK, ReplaySign.STEP_BACK)
_FORWARD = (ReplaySign.STEP_ON, ReplaySign.TURN_ON, ReplaySign.TO_END)


@has_role(QAccessible.Role.Grouping)
class Controls(QFrame):
    """Tells what is wanted; whoever owns it says where the replay stands."""

    wanted = Signal(object)
    """A `ReplaySign` was pressed."""
    scrubbed = Signal(int)
    """The handle was brought to a step."""
    turn_chosen = Signal(int)
    """The place of a line in the list of turns."""
    factor_chosen = Signal(int)
    branch_wanted = Signal()
    left = Signal()

    def __init__(self, length: int, starts: Sequence[int], turns: Sequence[str]) -> None:
        """`length` steps; `turns` are the lines of the list, which begin at these steps."""
        super().__init__()
        self.setProperty("surface", "raised")
        self._length = length
        self.timeline = Timeline(length, starts)
        self.timeline.valueChanged.connect(self.scrubbed)
        self.step, self.time = label("", wrap=False), label("", tone="muted", wrap=False)
        self.buttons = {sign: self._button(sign) for sign in _NAMES}
        for sign in (
            ReplaySign.STEP_BACK,
            ReplaySign.STEP_ON,
            ReplaySign.TURN_BACK,
            ReplaySign.TURN_ON,
        ):
            self.buttons[sign].setAutoRepeat(True)
        self.factor = QComboBox()
        self.factor.setAccessibleName(say(texts.PACE))
        set_tip(self.factor, say(texts.PACE))
        for factor in FACTORS:
            self.factor.addItem(say(texts.FACTOR, n=factor), factor)
        self.factor.activated.connect(
            lambda _index: self.factor_chosen.emit(self.factor.currentData())
        )
        self.turns = _turn_list(turns)
        self.turns.activated.connect(self.turn_chosen)
        text = texts.BRANCH_SHORT if look().is_large else texts.BRANCH
        self.branch = secondary(say(text), self.branch_wanted.emit, name=say(texts.BRANCH))
        set_tip(self.branch, say(texts.BRANCH_TIP))
        self.branch.setAccessibleDescription(say(texts.BRANCH_TIP))
        self.back = primary(say(words.BACK), self.left.emit)
        self._lay_out()

    @property
    def play(self) -> SignButton:
        """The button that plays and stops."""
        return self.buttons[ReplaySign.PLAY]

    def show_moment(self, position: int, *, line: int, step: str, time: str) -> None:
        """Show that the replay stands at a step, in the turn of that line of the list."""
        with QSignalBlocker(self.timeline), QSignalBlocker(self.turns):
            self.timeline.setValue(position)
            self.turns.setCurrentIndex(line)
        self.step.setText(step)
        self.time.setText(time)
        self.time.setVisible(bool(time))
        parts = (step, self.turns.currentText(), time)
        self.timeline.setAccessibleDescription(", ".join(part for part in parts if part))
        self._open(_BACKWARD, is_open=position > 0)
        self._open(_FORWARD, is_open=position < self._length)

    def show_playing(self, is_playing: bool) -> None:
        """Offer to stop, or to play."""
        if is_playing:
            self.play.show_sign(ReplaySign.STOP, say(texts.STOP))
        else:
            self.play.show_sign(ReplaySign.PLAY, say(texts.PLAY))

    def _open(self, signs: Sequence[ReplaySign], *, is_open: bool) -> None:
        for sign in signs:
            button = self.buttons[sign]
            if not is_open and button.hasFocus():
                # A button that closes would hand the keyboard to just anything.
                self.play.setFocus()
            button.setEnabled(is_open)

    def _button(self, sign: ReplaySign) -> SignButton:
        return SignButton(sign, say(_NAMES[sign]), lambda: self.wanted.emit(sign))

    def _lay_out(self) -> None:
        step = look().gap(1)
        whole = in_column(inside=self, spacing=step, margins=(2 * step, step, 2 * step, step))
        # Large text leaves the time line no room for what is told of it, but below there would be
        # one line more for the way back.
        beside = (self.back,) if look().is_large else (self.step, self.time)
        whole.addLayout(_row(self.timeline, *beside))
        if look().is_large:
            whole.addLayout(_row(self.turns, self.step, self.time))
            whole.addWidget(_lines(*self.buttons.values(), self.factor, self.branch))
        else:
            does = (self.factor, self.turns, self.branch, self.back)
            whole.addLayout(_row(*self.buttons.values(), *does, growing=self.turns))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


def _row(*parts: QWidget, growing: QWidget | None = None) -> QHBoxLayout:
    """Side by side; one of them, the first unless told otherwise, has the room that is left."""
    row = QHBoxLayout()
    row.setSpacing(look().gap(1))
    for part in parts:
        row.addWidget(part, 1 if part is (growing or parts[0]) else 0)
    return row


def _lines(*parts: QWidget) -> QWidget:
    """Side by side, and in a second line where there is no room."""
    holder = QWidget()
    flow = FlowLayout(holder, spacing=look().gap(1))
    for part in parts:
        flow.addWidget(part)
    return holder


class TurnBox(QComboBox):
    """The list of turns; the one that is shown tells its words."""

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The words of the turn."""
        return words_in(self.currentText())


def _turn_list(lines: Sequence[str]) -> QComboBox:
    field = TurnBox()
    field.setAccessibleName(say(texts.TURNS))
    set_tip(field, say(texts.TURNS))
    # A long line must not decide how broad the bar is.
    field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    field.setMinimumContentsLength(12)
    field.addItems(list(lines))
    return field
