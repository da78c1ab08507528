"""What our own widgets are to a screen reader, where Qt cannot tell by their class.

Qt calls a plain widget a "filler", which readers pass over together with its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

try:
    from PySide6.QtWidgets import QAccessibleWidget
except ImportError:  # a PySide that leaves it out
    QAccessibleWidget = None  # type: ignore[assignment,misc]

W = TypeVar("W", bound=type[QWidget])
_ROLES: Final[dict[str, QAccessible.Role]] = {}
"""By the name of the class, which is what Qt asks by; what derives from it has its role."""
_installed: Final[list[bool]] = []


def has_role(role: QAccessible.Role) -> Callable[[W], W]:
    """Decorates a class of widgets that are to be told with that role."""

    def add(kind: W) -> W:
        _ROLES[kind.__name__] = role
        return kind

    return add


def install_roles() -> None:
    """Have Qt ask here for the roles, as soon as there is an application."""
    install = getattr(QAccessible, "installFactory", None)
    if install is not None and QAccessibleWidget is not None and not _installed:
        install(_interface)
        _installed.append(True)


def _interface(name: str, widget: QObject | None) -> object:
    """The interface of a widget of that class; None leaves it to Qt."""
    role = _ROLES.get(name)
    if role is None or not isinstance(widget, QWidget):
        return None
    return QAccessibleWidget(widget, role)
