"""Tool tips, which are plain text whatever people and files put into them."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

_JOINER: Final = "\N{WORD JOINER}"


def plain(text: str) -> str:
    """A text for where Qt guesses whether it is markup, such as the tip of an item.

    Markup may name files and, on Windows, hosts, which are opened to show it. A character that
    nobody sees keeps Qt from finding a tag.
    """
    return text.replace("<", f"<{_JOINER}").replace("&lt;", f"&{_JOINER}lt;")


def set_tip(widget: QWidget | QAction, text: str) -> None:
    """Have a widget, or a line of a menu, say more of itself under the mouse."""
    tip = plain(text)
    # Qt tells the widget and all filters on it of a tip that is the same, too.
    if widget.toolTip() != tip:
        widget.setToolTip(tip)
