"""The bar below a replay: where it stands, and every way to stand elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.session.playback import FACTORS
from wordsmith_desktop.ui.kit import texts as words
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import Text, say
from wordsmith_desktop.ui.shell.replay import texts
from wordsmith_desktop.ui.shell.replay.signs import Sign, SignButton
from wordsmith_desktop.ui.shell.replay.timeline import Timeline

_NAMES: dict[Sign, Text] = {
    Sign.TO_BEGINNING: texts.TO_BEGINNING,
    Sign.TURN_BACK: texts.TURN_BACK,
    Sign.STEP_BACK: texts.STEP_BACK,
    Sign.PLAY: texts.PLAY,
    Sign.STEP_ON: texts.STEP_ON,
    Sign.TURN_ON: texts.TURN_ON,
    Sign.TO_END: texts.TO_END,
}
_BACKWARD = (Sign.TO_BEGINNING, Sign.TURN_BACK, Sign.STEP_BACK)
_FORWARD = (Sign.STEP_ON, Sign.TURN_ON, Sign.TO_END)


class Controls(QFrame):
    """Tells what is wanted; whoever owns it says where the replay stands."""

    wanted = Signal(object)
    """A `Sign` was pressed."""
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
        for sign in (Sign.STEP_BACK, Sign.STEP_ON, Sign.TURN_BACK, Sign.TURN_ON):
            self.buttons[sign].setAutoRepeat(True)
        self.factor = QComboBox()
        self.factor.setAccessibleName(say(texts.PACE))
        self.factor.setToolTip(say(texts.PACE))
        for factor in FACTORS:
            self.factor.addItem(say(texts.FACTOR, n=factor), factor)
        self.factor.activated.connect(
            lambda _index: self.factor_chosen.emit(self.factor.currentData())
        )
        self.turns = _turn_list(turns)
        self.turns.activated.connect(self.turn_chosen)
        text = texts.BRANCH_SHORT if look().is_large else texts.BRANCH
        self.branch = secondary(say(text), self.branch_wanted.emit, name=say(texts.BRANCH))
        self.branch.setToolTip(say(texts.BRANCH_TIP))
        self.branch.setAccessibleDescription(say(texts.BRANCH_TIP))
        self.back = primary(say(words.BACK), self.left.emit)
        self._lay_out()

    @property
    def play(self) -> SignButton:
        """The button that plays and stops."""
        return self.buttons[Sign.PLAY]

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
            self.play.show_sign(Sign.STOP, say(texts.STOP))
        else:
            self.play.show_sign(Sign.PLAY, say(texts.PLAY))

    def _open(self, signs: Sequence[Sign], *, is_open: bool) -> None:
        for sign in signs:
            button = self.buttons[sign]
            if not is_open and button.hasFocus():
                # A button that closes would hand the keyboard to just anything.
                self.play.setFocus()
            button.setEnabled(is_open)

    def _button(self, sign: Sign) -> SignButton:
        return SignButton(sign, say(_NAMES[sign]), lambda: self.wanted.emit(sign))

    def _lay_out(self) -> None:
        step = look().gap(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * step, step, 2 * step, step)
        whole.setSpacing(step)
        # Large text leaves the time line no room for anything beside it.
        beside: tuple[QWidget, ...] = () if look().is_large else (self.step, self.time)
        whole.addLayout(_row(self.timeline, *beside))
        if look().is_large:
            whole.addLayout(_row(self.turns, self.step, self.time))
            whole.addWidget(_lines(*self.buttons.values(), self.factor, self.branch, self.back))
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


def _turn_list(lines: Sequence[str]) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(say(texts.TURNS))
    box.setToolTip(say(texts.TURNS))
    # A long line must not decide how broad the bar is.
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(12)
    box.addItems(list(lines))
    return box
