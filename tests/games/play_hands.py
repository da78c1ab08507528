"""Hands on a real window: events enter where the window system would put them in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NOTCH = 120
"""What one notch of a wheel reports."""
_SETTLING = 5
"""So often the event loop turns before a widget counts as covered."""
_LETTER_KEYS = {chr(code): Qt.Key(code) for code in range(ord("A"), ord("Z") + 1)}


def _window_of(widget: QWidget) -> QWindow:
    window = widget.window().windowHandle()
    assert window is not None
    return window


def _in_window(widget: QWidget, at: QPoint) -> QPoint:
    return widget.mapTo(widget.window(), at)


def click(widget: QWidget, at: QPoint | None = None, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Click where the widget is seen; an assertion fails if it cannot be clicked there."""
    point = _seen_at(widget, at)
    under = widget.window().childAt(point)
    assert under is not None, f"{widget} is not under the mouse at {point}"
    said = under.property("text") or under.accessibleName()
    assert _belongs_to(under, widget), f"{under} ({said}) covers {widget}"
    assert widget.isEnabled(), f"{widget.accessibleName()} is not enabled"
    if _FINGERS:
        assert keys is NO_KEYS, "a finger holds no key"
        touch(widget, point)
    else:
        QTest.mouseClick(_window_of(widget), LEFT, keys, point)


def click_in_menu(menu: QWidget, at: QPoint) -> None:
    """Click an entry of an open menu."""
    if _FINGERS:
        touch(menu, at)
    else:
        QTest.mouseClick(menu, LEFT, NO_KEYS, at)


def tap_menu(menu: QWidget, key: Qt.Key) -> None:
    """Press a key in an open menu, which has the keyboard without being the active window."""
    _need_a_mouse()
    # By QTest it would warn of the release, which comes once the menu is gone.
    QApplication.sendEvent(menu, QKeyEvent(QEvent.Type.KeyPress, key, NO_KEYS))
    QApplication.processEvents()


_FINGERS: list[QPointingDevice] = []
"""The touch screen, while somebody plays with fingers alone."""


@contextmanager
def fingers_alone() -> Iterator[None]:
    """Have every click be a tap of a finger, and mouse, wheel and keys fail."""
    _FINGERS.append(_touch_screen())
    try:
        yield
    finally:
        _FINGERS.clear()


@lru_cache(maxsize=1)
def _touch_screen() -> QPointingDevice:
    # Qt keeps a device for good.
    return QTest.createTouchDevice()


def touch(widget: QWidget, at: QPoint) -> None:
    """Tap a point of the window that a widget is in, with a finger."""
    window = _window_of(widget)
    touches = QTest.touchEvent(window, _touch_screen(), False)
    touches.press(0, at, window)
    touches.commit()
    touches.release(0, at, window)
    touches.commit()
    QApplication.processEvents()


def _need_a_mouse() -> None:
    assert not _FINGERS, "a finger cannot do that"


def _seen_at(widget: QWidget, at: QPoint | None) -> QPoint:
    """Where in its window a point of the widget is seen once all layouts have settled.

    What is shown by an answer from another thread asks for its room with a queued event, as does
    all that stands around it.
    """
    for _ in range(_SETTLING):
        _lay_out()
        show_in_areas(widget)
        point = _in_window(widget, at or widget.rect().center())
        if _belongs_to(widget.window().childAt(point), widget):
            break
        QApplication.processEvents()
    return point


def _belongs_to(under: QWidget | None, widget: QWidget) -> bool:
    return under is widget or (under is not None and widget.isAncestorOf(under))


def _lay_out() -> None:
    """Have everything stand where it is painted next; parts of parts follow one another."""
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def show_in_areas(widget: QWidget) -> None:
    """Scroll every area around the widget to it, as a wheel would."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()


def press(widget: QWidget, at: QPointF) -> None:
    """Press the left button at a point of the widget."""
    _need_a_mouse()
    QTest.mousePress(_window_of(widget), LEFT, NO_KEYS, _in_window(widget, at.toPoint()))


def move(widget: QWidget, at: QPointF) -> None:
    """Move the mouse to a point of the widget, by way of the one beside it.

    Qt passes over a move to where the mouse is, and that is wherever an earlier test left it. A
    widget that comes under the mouse late has Qt tell the others that it left them, so what waits
    happens first.
    """
    _need_a_mouse()
    _lay_out()
    QApplication.processEvents()
    window, there = _window_of(widget), _in_window(widget, at.toPoint())
    QTest.mouseMove(window, there + QPoint(1, 0))
    QTest.mouseMove(window, there)


def release(widget: QWidget, at: QPointF) -> None:
    """Let the left button go at a point of the widget."""
    _need_a_mouse()
    QTest.mouseRelease(_window_of(widget), LEFT, NO_KEYS, _in_window(widget, at.toPoint()))


def right_click(widget: QWidget, at: QPointF) -> None:
    """Click with the right button at a point of the widget."""
    _need_a_mouse()
    point = _in_window(widget, at.toPoint())
    QTest.mouseClick(_window_of(widget), Qt.MouseButton.RightButton, NO_KEYS, point)


def shift_click(widget: QWidget, at: QPointF) -> None:
    """Click with Shift held at a point of the widget."""
    _need_a_mouse()
    QTest.mouseClick(_window_of(widget), LEFT, SHIFT, _in_window(widget, at.toPoint()))


def double_click(widget: QWidget, at: QPointF) -> None:
    """Click twice at a point of the widget, as quickly as a double click is."""
    _need_a_mouse()
    QTest.mouseDClick(_window_of(widget), LEFT, NO_KEYS, _in_window(widget, at.toPoint()))


def wheel(widget: QWidget, at: QPointF, notches: int, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Turn the wheel by so many notches, away from oneself positive."""
    _need_a_mouse()
    step = NOTCH if notches > 0 else -NOTCH
    place = QPointF(_in_window(widget, at.toPoint()))
    for _ in range(abs(notches)):
        QTest.wheelEvent(_window_of(widget), place, QPoint(0, step), QPoint(), keys)


def tap(key: Qt.Key, keys: Qt.KeyboardModifier = NO_KEYS, text: str = "", times: int = 1) -> None:
    """Press and release a key in whatever window has the focus."""
    _need_a_mouse()
    for _ in range(times):
        window = QGuiApplication.focusWindow()
        assert window is not None, "no window has the focus"
        if text.isascii():
            QTest.sendKeyEvent(QTest.KeyAction.Click, window, key, text, keys)
        else:
            _tap_beyond_ascii(window, key, text, keys)
        QApplication.processEvents()


def _tap_beyond_ascii(window: QWindow, key: Qt.Key, text: str, keys: Qt.KeyboardModifier) -> None:
    # Before PySide6 6.11 QTest types the first byte of its UTF-8 alone.
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(window, QKeyEvent(kind, key, keys, text))


def write(text: str) -> None:
    """Type characters as a keyboard would send them."""
    for sign in text:
        tap(_LETTER_KEYS.get(sign.upper(), Qt.Key.Key_unknown), text=sign)


def chord(letter: str) -> None:
    """Ctrl and a letter or digit."""
    tap(Qt.Key(ord(letter)), CTRL)


def focused() -> QWidget:
    """The widget that has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def tab_to(widget: QWidget, most: int = 80) -> int:
    """Press Tab until the widget has the focus; how often that took."""
    for count in range(most):
        at = QApplication.focusWidget()
        if at is widget:
            return count
        tap(Qt.Key.Key_Tab, text="\t")
    raise AssertionError(f"Tab does not reach {widget.accessibleName()}")
