"""Content that scrolls where there is no room for it, by mouse, by key and by page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QCursor, QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QSizePolicy, QWidget

from .layouts import Shrinking
from .roles import has_role


class ShownWhole(QScrollArea):
    """Content that scrolls only where the screen is too small for it.

    A scroll area by itself would have it scroll as soon as something is said in it: this one asks
    for as much room as what is in it needs at least.
    """

    def __init__(self, content: QWidget, most: Callable[[], QSize]) -> None:
        """`most` is the room that there can be."""
        super().__init__()
        self._most = most
        _fill(self, Shrinking(content))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        held = self.widget()
        return held.minimumSizeHint().boundedTo(self._most()) if held is not None else QSize()

    def event(self, event: QEvent) -> bool:
        """What is inside wants other room; the dialog around it is to know."""
        is_taken = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return is_taken


def scrolled(content: QWidget) -> QScrollArea:
    """Content that scrolls where there is no room for it; nothing is cut off."""
    area = QScrollArea()
    _fill(area, content)
    # By itself a scroll area is a stop for Tab; it follows the focus of what is inside anyway.
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def _fill(area: QScrollArea, content: QWidget) -> None:
    # Python does not know a viewport of Qt's own: the content that asks for its parent would have
    # PySide make every type of widget to find out which it is, while the program starts.
    area.setViewport(QWidget())
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    # `setWidget` has the content fill its own ground; the style sheet makes this one clear.
    content.setProperty("clear", "true")
    content.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
    area.setWidget(content)
    for bar in (area.verticalScrollBar(), area.horizontalScrollBar()):
        bar.valueChanged.connect(lambda _value: _let_go_of_hovered(content))


def _let_go_of_hovered(content: QWidget) -> None:
    """Tell parts that were scrolled away from under the mouse; Qt does with its next move only."""
    for part in content.findChildren(QWidget):
        if part.underMouse() and not part.rect().contains(part.mapFromGlobal(QCursor.pos())):
            part.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            # Before PySide6 6.11 the `update` of a list or table takes a place in it, nothing else.
            QWidget.update(part)


_STEPS: Final = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}


def scroll_by_key(area: QScrollArea, event: QKeyEvent) -> bool:
    """Scroll what nothing in it has the keyboard for; whether the key meant that."""
    step = _STEPS.get(Qt.Key(event.key()))
    if step is None:
        return False
    area.verticalScrollBar().triggerAction(step)
    return True


_LONG_STEPS: Final = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


def scroll_by_page(page: QWidget, event: QKeyEvent) -> bool:
    """Scroll what is around the keyboard, else the largest that can scroll; whether one did.

    Only by keys that a button or field with the keyboard leaves alone.
    """
    step = _LONG_STEPS.get(Qt.Key(event.key()))
    if step is None:
        return False
    focused = page.focusWidget()
    found = [one for one in page.findChildren(QScrollArea) if _can_scroll(one)]
    around = [one for one in found if focused is not None and one.isAncestorOf(focused)]
    if not found:
        return False
    # The innermost of those around lies deepest in the tree, and comes last.
    area = around[-1] if around else max(found, key=lambda one: one.width() * one.height())
    area.verticalScrollBar().triggerAction(step)
    return True


def _can_scroll(area: QScrollArea) -> bool:
    return area.isVisible() and area.verticalScrollBar().maximum() > 0


@has_role(QAccessible.Role.Document)
class ReadableArea(QScrollArea):
    """Text that scrolls and is a stop of its own for Tab, so that the arrows scroll it."""


def readable(content: QWidget, name: str) -> ReadableArea:
    """Text that scrolls, by that name."""
    area = ReadableArea()
    _fill(area, content)
    # The style sheet gives it a ring.
    area.setProperty("readable", "true")
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    area.setAccessibleName(name)
    return area
