"""What lies over a table: the cover of a pause."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Patience, primary
from wordsmith_desktop.window.kit.curtain import centred, paint_folds
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say


@has_role(QAccessible.Role.Grouping)
class PauseCover(QWidget):
    """Hides the table, so that nobody thinks on while the clock stands."""

    def __init__(self, go_on: Callable[[], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say(texts.PAUSED_TITLE))
        self.button = primary(say(texts.PAUSED_BUTTON), go_on)
        # The host gives the focus to the cover, and the keys have to reach the button.
        self.setFocusProxy(self.button)
        Patience(self).watch(self.button)
        step = look().gap(1)
        card = QFrame()
        card.setProperty("surface", "raised")
        inside = in_column(
            inside=card, spacing=3 * step, margins=(6 * step, 5 * step, 6 * step, 5 * step)
        )
        for line in (
            label(say(texts.PAUSED_TITLE), size="display"),
            label(say(texts.PAUSED_TEXT)),
        ):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inside.addWidget(line)
        inside.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        whole.addLayout(centred(card))
        whole.addStretch(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_folds(QPainter(self), QRectF(self.rect()))
