"""The curtain between two seats: it hides everything until the next player lifts it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QClipboard,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say

from . import buttons
from .announce import announce
from .appearance import look
from .buttons import Patience
from .game_page import UndoOffer
from .labels import label
from .layouts import STRETCH, in_column
from .look import colour
from .roles import has_role

FOLD = 72
"""Breadth of a fold in pixels."""


def centred(card: QWidget) -> QHBoxLayout:
    """A row with a card in its middle half; its height follows its wrapped text.

    With large text it has all the breadth, so that lines are not broken too often.
    """
    row = QHBoxLayout()
    beside = 0 if look().is_large else 1
    # An alignment would hold the card to the breadth of its size hint.
    row.addStretch(beside)
    row.addWidget(card, 3)
    row.addStretch(beside)
    return row


@has_role(QAccessible.Role.Grouping)
class Curtain(QWidget):
    """Stands in for the page; whoever shows it hides the page itself, so nothing can leak."""

    def __init__(
        self,
        name: str,
        on_lifted: Callable[[], object],
        *,
        news: str = "",
        undo_offer: UndoOffer | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`news` is what has just happened, as the whole table may know it.

        `undo_offer` is offered to whoever had the turn last.
        """
        super().__init__(parent)
        # A tool tip is a window of its own and would stay above the curtain.
        QToolTip.hideText()
        _forget_copies()
        self.setAccessibleName(say(texts.CURTAIN_TITLE, name=name))
        self.button = buttons.primary(say(texts.CURTAIN_BUTTON, name=name), on_lifted)
        # Whoever shows the curtain gives it the focus, which only the button can use.
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
        self.undo_offer = (
            None if undo_offer is None else buttons.quiet(undo_offer.text, undo_offer.call)
        )
        if self.undo_offer is not None:
            Patience(self).watch(self.undo_offer)
            inside.addWidget(self.undo_offer, 0, Qt.AlignmentFlag.AlignCenter)
        in_column(
            STRETCH,
            centred(card),
            STRETCH,
            inside=self,
            margins=4 * step,
        )
        announce(self, f"{news} {self.accessibleName()}".strip())

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_folds(QPainter(self), QRectF(self.rect()))


def _forget_copies() -> None:
    """Leave nothing in the clipboard that was copied or marked in this program."""
    clipboard = QGuiApplication.clipboard()
    if clipboard.ownsClipboard():
        clipboard.clear(QClipboard.Mode.Clipboard)
    # Where there is X11, text that is only marked lies in a second clipboard.
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
