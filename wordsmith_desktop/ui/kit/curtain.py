"""The curtain between two seats: it hides everything until the next player lifts it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QClipboard, QGuiApplication, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import Patience
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say

FOLD = 72
"""Breadth of a fold in pixels."""


def centred(card: QWidget) -> QHBoxLayout:
    """A row with a card in its middle half; its height follows its wrapped text.

    With large text it has all the breadth, so that lines are not broken too often.
    """
    row = QHBoxLayout()
    beside = 0 if look().is_large else 1
    row.addStretch(beside)
    row.addWidget(card, 3)
    row.addStretch(beside)
    return row


class Curtain(QWidget):
    """Stands in for the page; whoever shows it hides the page itself, so nothing can leak."""

    def __init__(
        self,
        name: str,
        on_lifted: Callable[[], object],
        *,
        news: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`news` is what has just happened, as the whole table may know it."""
        super().__init__(parent)
        QToolTip.hideText()
        _forget_copies()
        self.setAccessibleName(say(texts.CURTAIN_TITLE, name=name))
        self.button = buttons.primary(say(texts.CURTAIN_BUTTON, name=name), on_lifted)
        self.setFocusProxy(self.button)
        # The Enter that ended the last turn, pressed twice, must not lift the curtain.
        Patience(self).watch(self.button)
        step = look().gap(1)
        card = QFrame()
        card.setProperty("surface", "raised")
        inside = QVBoxLayout(card)
        around = 2 * step if look().is_large else 5 * step
        inside.setContentsMargins(around, around, around, around)
        inside.setSpacing(step if look().is_large else 3 * step)
        title = label(say(texts.CURTAIN_TITLE, name=name), size="display")
        hint = label(say(texts.CURTAIN_HINT, name=name))
        lines = [title, hint]
        if news:
            lines.insert(0, label(news, size="lead"))
        for line in lines:
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inside.addWidget(line)
        inside.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(4 * step, 4 * step, 4 * step, 4 * step)
        whole.addStretch(1)
        whole.addLayout(centred(card))
        whole.addStretch(1)
        announce(self, f"{news} {self.accessibleName()}".strip())

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_folds(QPainter(self), QRectF(self.rect()))


def _forget_copies() -> None:
    """Leave nothing in the clipboard that was copied or marked in this program."""
    clipboard = QGuiApplication.clipboard()
    if clipboard.ownsClipboard():
        clipboard.clear(QClipboard.Mode.Clipboard)
    if clipboard.ownsSelection():
        clipboard.clear(QClipboard.Mode.Selection)


def paint_folds(painter: QPainter, rect: QRectF) -> None:
    """Heavy cloth in soft upright folds."""
    theme = look().theme
    base = colour(theme.curtain)
    painter.fillRect(rect, base)
    if theme.name == "contrast":
        return
    x = rect.left()
    while x < rect.right():
        fold = QRectF(x, rect.top(), FOLD, rect.height())
        gradient = QLinearGradient(fold.topLeft(), fold.topRight())
        gradient.setColorAt(0.0, base.darker(118))
        gradient.setColorAt(0.35, base.lighter(112))
        gradient.setColorAt(0.6, base)
        gradient.setColorAt(1.0, base.darker(118))
        painter.fillRect(fold, gradient)
        x += FOLD


DrawCurtain = Callable[[str, Callable[[], None]], None]
"""Draws the curtain for a player of that name; the function is called when it is lifted."""


class TurnCurtain:
    """Knows who before the screen has lifted the curtain."""

    def __init__(self, names: Sequence[str], cover: DrawCurtain) -> None:
        """`names` of the players by seat."""
        self._names = names
        self._cover = cover
        self._uncovered: Seat | None = None
        self._is_covered = False

    def is_lifted_by(self, seat: Seat | None) -> bool:
        """Whether it was this seat that lifted the curtain last; None: whether nobody has."""
        return self._uncovered == seat

    def draw_if_needed(
        self,
        holder: Seat | None,
        *,
        is_hidden: bool,
        is_asked: bool,
        lifted: Callable[[], object],
    ) -> None:
        """Draw it when the turn goes to another seat and carries a secret.

        `holder` has the turn, `is_hidden` says that it carries a secret, `is_asked` that the
        table is asked about a word; `lifted` is called once the holder has lifted the curtain.
        """
        if not is_hidden or is_asked:
            # While the table is asked about a word everybody looks; the builder comes back after.
            self._uncovered = None
            return
        if holder is None or self._uncovered == holder or self._is_covered:
            return
        self._is_covered = True
        self._cover(self._names[holder], lambda: self._lift(holder, lifted))

    def _lift(self, seat: Seat, lifted: Callable[[], object]) -> None:
        self._is_covered = False
        self._uncovered = seat
        lifted()
