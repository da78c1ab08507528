"""Where the table waits for somebody: a button that says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.wording.table_texts import GO_ON
from wordsmith_desktop.wording.texts import say

from ..appearance import look
from ..buttons import Button
from .pace import Pace


class GoOnButton(Button):
    """Stands at the right above the bar while the table waits for a key or click of nobody's turn.

    It takes no keyboard: any key goes on, and does what it does.
    """

    def __init__(
        self,
        pace: Pace,
        page: QWidget,
        foot: Callable[[], int],
        over: Callable[[], QWidget | None] = lambda: None,
    ) -> None:
        """`foot` says where the bar begins, in pixels from the page's top.

        It lies `over` what cannot be pressed meanwhile, where there is such a thing in sight.
        """
        super().__init__(say(GO_ON), page)
        self._pace, self._foot, self._over = pace, foot, over
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("rank", "primary")
        self.clicked.connect(pace.go_on)
        pace.began.connect(lambda _beats: self._follow())
        pace.ended.connect(self._follow)
        page.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() is QEvent.Type.Resize:
            self._lie_down()
        return False

    def _follow(self) -> None:
        self.setVisible(self._pace.holds_up)
        if self.isVisible():
            self._lie_down()
            # Whatever the page has made since lies above it otherwise.
            self.raise_()

    def _lie_down(self) -> None:
        page, gap = self.parentWidget(), look().gap(2)
        over = self._over()
        if page is not None and over is not None and over.isVisible():
            self.setGeometry(QRect(over.mapTo(page, QPoint(0, 0)), over.size()))
        elif page is not None:
            self.adjustSize()
            self.move(page.width() - gap - self.width(), self._foot() - gap - self.height())
