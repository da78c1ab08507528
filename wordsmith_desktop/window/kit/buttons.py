"""Push buttons of three ranks, each with an accessible name and a generous target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from .appearance import look
from .focus import shows_focus
from .look import colour

OnClick = Callable[[], object]
NARROW_SIDE: Final = 1.25
"""Between a narrow button's edge and its words, in grid steps."""


class Button(QPushButton):
    """A push button whose focus shows as two rings, one of which stands out on any ground."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        # Before it is polished: asking for a widget's style has PySide make all enums of QStyle,
        # which takes longer than painting the page, and the first focus would have to.
        self.setProperty("ring", _ring())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.show_ring()

    def show_ring(self) -> None:
        """Show or hide the ring, as whoever moves about needs it now."""
        ring = _ring()
        if self.property("ring") != ring:
            self.setProperty("ring", ring)
            # A style sheet does not look at a property again by itself.
            self.style().unpolish(self)
            self.style().polish(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # By itself Qt presses only what is `autoDefault`, which in a dialog takes the Enter of
        # every field too.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not (self.hasFocus() and shows_focus()):
            return
        theme = look().theme
        is_primary = self.property("rank") == "primary"
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(theme.accent_ink if is_primary else theme.ink), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 5, 5)


def _ring() -> str:
    """What the style sheet asks for: whether a focus shows as a ring."""
    return "on" if shows_focus() else "off"


class EnterButton(QAbstractButton):
    """A painted button that Enter presses as well as the space bar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Which keys press a button is the platform's choice, and Enter is not always one of them.
        # A key that is held down sends press after press.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class UnfoldingButton(EnterButton):
    """A painted button that unfolds something, and says in its name whether it has.

    What Qt calls checkable is a check box to a screen reader. This is checked by its own account.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_unfolded = False
        self.clicked.connect(lambda: self.setChecked(not self._is_unfolded))

    def isChecked(self) -> bool:
        """Whether it is unfolded."""
        return self._is_unfolded

    def setChecked(self, is_unfolded: bool) -> None:
        """Unfold it, or fold it; `toggled` tells of a change."""
        if is_unfolded != self._is_unfolded:
            self._is_unfolded = is_unfolded
            self.toggled.emit(is_unfolded)
            self.update()


def primary(text: str, on_click: OnClick | None = None, *, name: str = "") -> Button:
    """The one button that goes on."""
    return _button(text, "primary", on_click, name)


def is_filled(button: QWidget) -> bool:
    """Whether it is the one that goes on."""
    return bool(button.property("rank") == "primary")


def secondary(text: str, on_click: OnClick | None = None, *, name: str = "") -> Button:
    """A button beside it."""
    return _button(text, "secondary", on_click, name)


def quiet(text: str, on_click: OnClick | None = None, *, name: str = "") -> Button:
    """A button that looks like a link."""
    return _button(text, "quiet", on_click, name)


def narrow(button: Button) -> Button:
    """The button with less room than usual beside its words, where several are abreast."""
    side = look().gap(NARROW_SIDE)
    button.setStyleSheet(
        f"QPushButton {{ padding: 2px {side}px; }}"
        f" QPushButton:focus {{ padding: 1px {side - 1}px; }}"
    )
    return button


def sign(text: str, on_click: OnClick | None = None, *, name: str) -> Button:
    """A secondary button with a single sign on it, broad enough for fingers too."""
    made = secondary(text, on_click, name=name)
    if look().for_fingers:
        made.setMinimumWidth(look().least_target)
    return made


def _button(text: str, rank: str, on_click: OnClick | None, name: str) -> Button:
    # A lone ampersand would make the next letter a shortcut.
    button = Button(text.replace("&", "&&"))
    # The style sheet reads it when Qt polishes the button, so it is set before that is shown.
    button.setProperty("rank", rank)
    button.setAccessibleName(name or text)
    # Without it Enter presses a focused button in dialogs only.
    button.setAutoDefault(True)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    if on_click is not None:
        # `clicked` carries a bool, which must not reach the arguments of `on_click`.
        button.clicked.connect(lambda: on_click())
    return button


PATIENCE_MS = 700
"""So long a button has to have stood, with no key meant for what was there before."""

_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Patience(QObject):
    """Watches over the buttons of something that has just come.

    Enter and Space press one only once it has stood for a moment. A key that is pressed again and
    again, or still held, never does: each press before is meant for what was there, and begins
    the moment anew. Nor does the second half of a double click; a click of its own does at once.
    """

    def __init__(self, owner: QObject, times: float = 1.0) -> None:
        """It has to have stood so many times as long as usual."""
        # Installing an event filter does not keep it alive; the owner does.
        super().__init__(owner)
        self._times = times
        self._since = QElapsedTimer()
        self._since.start()

    @property
    def is_fresh(self) -> bool:
        """Whether what stands there has only just come."""
        return self._since.elapsed() < PATIENCE_MS * self._times

    def restart(self) -> None:
        """Something else stands there from now on."""
        self._since.restart()

    def watch(self, button: QWidget) -> None:
        """Watch over a button from now on."""
        self.restart()
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.Show:
            self.restart()
        elif kind is QEvent.Type.MouseButtonDblClick and self.is_fresh:
            # Qt takes it for a press, whatever its first half has pressed.
            return True
        elif isinstance(event, QKeyEvent) and self._is_meant_for_before(event):
            # Press, release and ShortcutOverride are all key events.
            if kind is QEvent.Type.KeyPress:
                self.restart()
            return True
        return super().eventFilter(watched, event)

    def _is_meant_for_before(self, event: QKeyEvent) -> bool:
        return event.key() in _PRESSING and (event.isAutoRepeat() or self.is_fresh)


class SecondPress(QObject):
    """Whether a key only comes twice: right after what its first press did, and nothing since."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._since = QElapsedTimer()
        self._is_waiting = False

    @property
    def is_on(self) -> bool:
        """Whether a press now is no wish of its own."""
        has_acted = self._since.isValid() and self._since.elapsed() < PATIENCE_MS
        return self._is_waiting and has_acted

    def pressed(self) -> None:
        """The key was pressed, and may do something."""
        self._is_waiting = True
        self._since.invalidate()

    def acted(self) -> None:
        """Something was done; if by the key, it may come again."""
        self._since.start()

    def forget(self) -> None:
        """Something else has been done since."""
        self._is_waiting = False
