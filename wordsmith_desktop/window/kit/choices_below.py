"""A menu below a button, for ways that are not wanted every time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from wordsmith_desktop.core.value import Value

from .buttons import OnClick
from .tips import set_tip


class ChoiceLine(Value):
    """One line of it."""

    said: str
    call: OnClick
    key: str = ""
    """The name of its action, to be found by."""
    hint: str = ""


def offer_below(button: QWidget, choices: Sequence[ChoiceLine]) -> QMenu:
    """Show them below a button, and do what is chosen."""
    menu = QMenu(button)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for one in choices:
        action = menu.addAction(one.said.replace("&", "&&"))
        action.setObjectName(one.key)
        set_tip(action, one.hint or one.said)
        # `triggered` hands over whether the action is checked.
        action.triggered.connect(lambda _on=False, call=one.call: call())
    menu.setToolTipsVisible(any(one.hint for one in choices))
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    return menu
