"""Looks for what a person before the curtain could find out."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QMenu, QToolTip, QWidget

from wordsmith_desktop.window.shell.main_window import MainWindow

_SPOKEN = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)


def everything_said(window: MainWindow) -> str:
    """All words of the window: of every widget, shown or hidden, of menus, title and clipboard."""
    said = [window.windowTitle(), QGuiApplication.clipboard().text(), QToolTip.text()]
    said.extend(spoken(QAccessible.queryAccessibleInterface(window), hidden=True))
    for widget in (window, *window.findChildren(QWidget)):
        said.extend(_texts(widget))
    said.extend(action.text() for action in window.findChildren(QAction))
    return "\n".join(said)


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (
        widget.toolTip(),
        widget.whatsThis(),
        widget.statusTip(),
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.windowTitle(),
    )
    if isinstance(widget, (QLabel, QLineEdit, QAbstractButton)):
        yield widget.text()
    if isinstance(widget, QMenu):
        yield widget.title()


def spoken(interface: QAccessibleInterface, *, hidden: bool = False) -> Iterator[str]:
    """What a screen reader can find below an interface; with `hidden`, what it should not too."""
    if interface.state().invisible and not hidden:
        return
    for kind in _SPOKEN:
        yield interface.text(kind)
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None:
            yield from spoken(child, hidden=hidden)


def picture(window: MainWindow) -> QImage:
    """What the window looks like."""
    return window.grab().toImage()
