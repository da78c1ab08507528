"""One calm line of message that stays until the next one."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum, unique

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import Text, say

from .announce import announce
from .appearance import look
from .labels import label
from .look import Look, colour
from .roles import has_role


@unique
class Tone(Enum):
    """What kind of message it is; each has a word, a sign and a colour."""

    NONE = "none"
    INFO = "info"
    REFUSAL = "refusal"
    GOOD = "good"


_WORDS: dict[Tone, Text] = {
    Tone.INFO: texts.BANNER_INFO,
    Tone.REFUSAL: texts.BANNER_REFUSAL,
    Tone.GOOD: texts.BANNER_GOOD,
}


@has_role(QAccessible.Role.StaticText)
class Banner(QWidget):
    """Shows one message and has it read out; it never moves what is around it."""

    refused = Signal()
    """It has said why something is not possible."""
    why_asked = Signal(str)
    """The rule of that number is to be shown, by which something was refused."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        lines: int = 2,
        collapses: bool = False,
        is_tight: bool = False,
    ) -> None:
        """Room for so many lines is kept, whether there is a message or not.

        One that collapses is hidden while there is none; one that is tight has hardly any margin
        above and below.
        """
        super().__init__(parent)
        self._tone = Tone.NONE
        self._collapses = collapses
        self.has_rules = False
        """Whether there is a rule book in which a refusal's rule can be read."""
        self._said = 0
        self._is_elsewhere = False
        self._rule = ""
        self._holds: Callable[[], bool] = _always
        if collapses:
            # Hidden outright: a child that nobody has hidden is shown together with its parent.
            self.hide()
        self._sign = MessageSign()
        self._line = label("")
        self._line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # A right click asks about a word, which the window hears; Ctrl+C still copies.
        self._line.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        row = QHBoxLayout(self)
        step = look().gap(1)
        margin = step // 4 if is_tight else step
        row.setContentsMargins(2 * step, margin, 2 * step, margin)
        row.setSpacing(step + step // 2)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._line, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(lines * self._line.fontMetrics().lineSpacing() + 2 * margin)

    @property
    def message(self) -> str:
        """What it says now."""
        return self._line.text()

    @property
    def tone(self) -> Tone:
        """What kind of message that is."""
        return self._tone

    @property
    def rule(self) -> str:
        """The number of the rule by which something was refused; empty where none says so."""
        return self._rule

    @property
    def said(self) -> int:
        """How many messages there were, by which one is told from another of the same words."""
        return self._said

    def show_info(self, sentence: str, *, aloud: bool = True) -> None:
        """Say what is going on; not `aloud` where something else has it read out."""
        self._show(Tone.INFO, sentence, aloud=aloud)

    def show_refusal(self, sentence: str, rule: str = "") -> None:
        """Say why something is not possible, and by the rule of which number."""
        self._show(Tone.REFUSAL, sentence, rule=rule)
        self.refused.emit()

    def show_good(self, sentence: str) -> None:
        """Say what went well."""
        self._show(Tone.GOOD, sentence)

    def adder(self) -> Callable[[str], None]:
        """What adds a line to the message of now, as long as that stands there."""
        number = self._said

        def add(line: str) -> None:
            if number != self._said:
                return
            if self._tone is not Tone.NONE:
                self._put(self._tone, f"{self.message} {line}")
            elif not self._is_elsewhere:
                return
            announce(self, line)

        return add

    def leave_elsewhere(self) -> None:
        """The same is to be seen elsewhere: the message goes, and what is added is only heard."""
        self._put(Tone.NONE, "")
        self._is_elsewhere = True

    def keep_while(self, holds: Callable[[], bool]) -> None:
        """Have the message of now go as soon as this is not so any more; `review` looks."""
        self._holds = holds

    def review(self) -> None:
        """Look whether the message is true still; a page does whenever it shows how it stands."""
        if not self._holds():
            self.clear()

    def clear(self) -> None:
        """Say nothing."""
        self._show(Tone.NONE, "")

    def _show(self, tone: Tone, sentence: str, *, aloud: bool = True, rule: str = "") -> None:
        self._said += 1
        self._is_elsewhere = False
        self._rule = rule
        self._holds = _always
        self._put(tone, sentence)
        if aloud:
            announce(self, self.accessibleName())

    def _put(self, tone: Tone, sentence: str) -> None:
        self._tone = tone
        self._show_line(sentence)
        if self._collapses:
            self.setVisible(bool(sentence))
        self._sign.show_tone(tone)
        word = say(_WORDS[tone]) if tone in _WORDS else ""
        self.setAccessibleName(f"{word}: {sentence}" if sentence else "")
        self.update()

    def _show_line(self, text: str) -> None:
        self._line.setText(text)
        # To be copied by key it needs the keyboard, which an empty line is not to have.
        self._line.setFocusPolicy(Qt.FocusPolicy.ClickFocus if text else Qt.FocusPolicy.NoFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._tone is Tone.NONE:
            return
        in_use = look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(sign_colour(in_use, self._tone)), 2))
        painter.setBrush(colour(in_use.theme.raised))
        # Half of the pen, 2 wide, lies outside the path, and a widget's edge cuts it off.
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)


def _always() -> bool:
    return True


def unchanged(asked: Callable[[], Hashable]) -> Callable[[], bool]:
    """Whether an answer is still what it is now."""
    before = asked()
    return lambda: asked() == before


def sign_colour(look: Look, tone: Tone) -> str:
    """The colour that goes with a kind of message."""
    theme = look.theme
    return {Tone.REFUSAL: theme.bad, Tone.GOOD: theme.good}.get(tone, theme.accent)


def sign_of(tone: Tone) -> MessageSign:
    """The mark of a kind of message, for what shows one elsewhere."""
    made = MessageSign()
    made.show_tone(tone)
    return made


@has_role(QAccessible.Role.Graphic)
class MessageSign(QWidget):
    """A mark beside the message: i, a cross or a tick."""

    def __init__(self) -> None:
        super().__init__()
        self._tone = Tone.NONE
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(look().px(3.5), look().px(3.5))

    def show_tone(self, tone: Tone) -> None:
        self._tone = tone
        self.setAccessibleName(say(_WORDS[tone]) if tone in _WORDS else "")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._tone is not Tone.NONE:
            paint_sign(QPainter(self), QRectF(self.rect()), self._tone, look())


def paint_sign(painter: QPainter, area: QRectF, tone: Tone, look: Look) -> None:
    """The mark of a kind of message, filling a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.topLeft())
    painter.scale(area.width() / 28, area.height() / 28)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(sign_colour(look, tone)))
    if tone is Tone.REFUSAL:
        painter.drawRoundedRect(QRectF(2, 2, 24, 24), 5, 5)
    else:
        painter.drawEllipse(QRectF(2, 2, 24, 24))
    pen = QPen(colour(look.theme.raised), 3.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for stroke in _STROKES[tone]:
        painter.drawPolyline([QPointF(x, y) for x, y in stroke])
    painter.restore()


_STROKES: dict[Tone, tuple[tuple[tuple[float, float], ...], ...]] = {
    Tone.INFO: (((14, 8.2), (14, 8.4)), ((14, 13), (14, 20))),
    Tone.REFUSAL: (((9, 9), (19, 19)), ((19, 9), (9, 19))),
    Tone.GOOD: (((8.5, 14.5), (12.5, 18.5), (19.5, 9.5)),),
}
