"""What our own widgets are to a screen reader, where Qt cannot tell by their class.

Qt calls a plain widget a "filler", which readers pass over together with its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar
from weakref import ref

from PySide6.QtGui import QAccessible, QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

try:
    from PySide6.QtWidgets import QAccessibleWidget
except ImportError:  # a PySide that leaves it out
    QAccessibleWidget = None  # type: ignore[assignment,misc]

W = TypeVar("W", bound=type[QWidget])
_ROLES: Final[dict[type, QAccessible.Role]] = {}
_held: Final[list[object]] = []
"""Qt deletes an interface together with its widget; until then Python must not."""
_looked_through: Final = [0]


def speak_as(widget: QWidget, role: QAccessible.Role) -> None:
    """Have a widget told with that role, by its accessible name.

    A factory of interfaces would be shorter. But Qt asks it about widgets that are being deleted
    too, and what Python learns of such a widget outlives it.
    """
    register = getattr(QAccessible, "registerAccessibleInterface", None)
    if register is None or QAccessibleWidget is None:
        return
    # Qt forgets what it was told of a widget once that has another meta-object, as it has in
    # Python after one of its methods was connected.
    known_by = Shiboken.getCppPointer(widget.metaObject())[0]
    if getattr(widget, _KNOWN_BY, None) == known_by:
        return
    setattr(widget, _KNOWN_BY, known_by)
    is_quiet = isinstance(widget, QuietlyDescribed)
    interface = QuietInterface(widget, role) if is_quiet else QAccessibleWidget(widget, role)
    register(interface)
    _held.append(interface)
    if len(_held) > 2 * _looked_through[0] + _MANY:
        _held[:] = [one for one in _held if Shiboken.isValid(one)]
        _looked_through[0] = len(_held)


class QuietlyDescribed:
    """Mixed into a widget whose description changes with every key: only who asks is told of it.

    Readers read out each change of what has the keyboard or of what is around it. What is worth
    that is announced, and would be heard twice.
    """

    _described = ""

    def setAccessibleDescription(self, description: str) -> None:
        """Say this of it from now on."""
        self._described = description

    def accessibleDescription(self) -> str:
        """What is said of it."""
        return self._described


if QAccessibleWidget is not None:

    class QuietInterface(QAccessibleWidget):
        """What a reader is told of such a widget."""

        def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
            super().__init__(widget, role)
            # Qt deletes it after the widget, which it must not keep.
            self._of = ref(widget)

        def text(self, kind: QAccessible.Text) -> str:
            widget = self._of()
            if kind is QAccessible.Text.Description and widget is not None:
                return widget.accessibleDescription()
            return super().text(kind)


_KNOWN_BY: Final = "_spoken_by"
_MANY: Final = 200


def has_role(role: QAccessible.Role) -> Callable[[W], W]:
    """Decorates a class of widgets that are told with that role; classes derived from it too."""

    def add(kind: W) -> W:
        shown: Callable[[QWidget, QShowEvent], None] = kind.showEvent
        _ROLES[kind] = role

        # Not `functools.wraps`: to ask a method of Qt's for its documentation has PySide read all
        # its signatures, which the home page would wait for.
        def show_and_speak(self: QWidget, event: QShowEvent) -> None:
            shown(self, event)
            # Of several decorated classes that a widget derives from, the nearest tells its role.
            if next(one for one in type(self).__mro__ if one in _ROLES) is kind:
                speak_as(self, role)

        kind.showEvent = show_and_speak  # type: ignore[method-assign]
        return kind

    return add
