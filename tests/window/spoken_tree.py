"""The tree that a screen reader walks, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
_NO_ROLES: Final = (Role.NoRole, Role.Client, Role.Border, Role.LayeredPane)
"""What a reader passes over, or calls a filler."""


def tree(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What can be seen, from the root down."""
    if not interface.isValid() or interface.state().invisible:
        return
    yield interface
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child is not None:
            yield from tree(child)


def faults(root: QWidget) -> list[str]:
    """Whatever can have the keyboard without a name or a role, and names that nobody hears.

    So are layers: a reader names each of them on the way to whatever lies in it.
    """
    found = []
    for one in tree(QAccessible.queryAccessibleInterface(root)):
        name, role = one.text(QAccessible.Text.Name), one.role()
        can_focus = one.state().focusable and role is not Role.Window
        is_mute = role in _NO_ROLES
        is_said_in_vain = role is Role.LayeredPane
        if (can_focus and (is_mute or not name)) or (name and is_mute) or is_said_in_vain:
            made = one.object()
            kind = type(made).__name__ if made is not None else "part"
            found.append(f"{role.name} {kind} {name!r} {_path(made)}")
    return found


def _path(made: object) -> str:
    """The parts around it, by which it is found in the source."""
    around = []
    while isinstance(made, QWidget):
        made = made.parentWidget()
        around.append(type(made).__name__)
    return " < ".join(around[:4])
