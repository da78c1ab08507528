"""What the screens of the window share: Escape leaves them, and the way on has its place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from .announce import announce
from .appearance import look
from .banner import Banner
from .labels import label
from .layouts import in_column
from .scrolling import scroll_by_page


class Screen(QWidget):
    """Says when somebody wants to leave it; the window knows where to."""

    left = Signal()
    about_game = ""
    """The name of the one game that it is about; the rules begin with that."""

    def dictionary_opened(self) -> None:
        """A dictionary is ready: a screen that waited for it may go on."""

    # A key that the focused widget leaves alone goes up to its parents, and so comes here.
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not scroll_by_page(self, event):
            super().keyPressEvent(event)


class Page(Screen):
    """A title, what the page is about, and a bar whose last button is in the window's corner."""

    way_on: QPushButton
    """The button in the corner."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setWindowTitle(title)
        self._takes_enter = False
        step = look().gap(1)
        self.title = label(title, size="title")
        self.head = QHBoxLayout()
        """The title; what concerns the whole page may stand at its other end."""
        self.head.setSpacing(step)
        self.head.addWidget(self.title, 1)
        self.body = QVBoxLayout()
        """What the page is about."""
        self.body.setSpacing(2 * step)
        self.message = label("", tone="bad")
        """What cannot be done, and why; in the bar's left half."""
        self._said = QHBoxLayout()
        """What was said, where the bar has no room for it."""
        self._banner: Banner | None = None
        self._said_beside: tuple[QPushButton, ...] = ()
        self._bar = QHBoxLayout()
        self._bar.setSpacing(step)
        self._bar.addWidget(self.message, 1)
        in_column(
            self.head,
            (self.body, 1),
            self._said,
            self._bar,
            inside=self,
            spacing=look().gap(1.5),
            margins=(look().gap(2.5), look().gap(1.5), look().gap(2.5), look().gap(2)),
        )

    def add_button(self, button: QPushButton) -> QPushButton:
        """Put a button into the bar, from left to right."""
        button.setProperty("place", "bar")
        # What is said beside it may be higher, and would lift it out of the corner.
        self._bar.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        return button

    def add_banner(self, *beside: QPushButton) -> Banner:
        """The one place for what happened, with what undoes it beside; call it before `add_button`.

        In the bar it has its room always, so that nothing moves when something is said. In a
        window so narrow that the bar has none for it, it stands above.
        """
        self.message.hide()
        self._banner, self._said_beside = Banner(is_tight=True), beside
        self._place_banner(self._bar)
        return self._banner

    def _place_banner(self, row: QHBoxLayout) -> None:
        if self._banner is None:
            return
        for place, part in enumerate((self._banner, *self._said_beside)):
            row.insertWidget(place, part, int(part is self._banner))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        parts = (self._bar.itemAt(place) for place in range(self._bar.count()))
        taken = sum(
            part.sizeHint().width() for part in parts if part and part.widget() is not self._banner
        )
        has_room = self.width() - taken >= look().px(_SAID)
        self._place_banner(self._bar if has_room else self._said)

    def add_choice(self, choice: QWidget) -> None:
        """Put something that can be chosen into the bar, before all buttons."""
        self._bar.addWidget(choice)

    def add_way_on(self, button: QPushButton, *, takes_enter: bool) -> QPushButton:
        """Put the button into the corner that goes on from here.

        With `takes_enter` Enter presses it from wherever it means nothing else.
        """
        self.way_on, self._takes_enter = button, takes_enter
        if not look().is_large:
            button.setMinimumWidth(look().px(_WAY_ON))
        return self.add_button(button)

    def tell(self, sentence: str) -> None:
        """Say something in the bar."""
        self.message.setText(sentence)
        announce(self, sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self._takes_enter and not event.isAutoRepeat():
            self.way_on.click()
        else:
            super().keyPressEvent(event)


_SAID: Final = 88
"""Least breadth of what is said in the bar, in grid steps."""
_WAY_ON: Final = 24
"""Breadth of the button in the corner, in grid steps."""
