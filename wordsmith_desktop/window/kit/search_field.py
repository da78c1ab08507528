"""A field with a button in it that clears it."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from .appearance import look

_ROOM: Final = 26
"""What Qt keeps free for its button, in pixels."""
_EDGE: Final = 4
"""Between the button and the field's end, in pixels."""


class SearchField(QLineEdit):
    """The button is as large as anything that is pressed; by itself Qt's is 22 × 18 pixels."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setClearButtonEnabled(True)
        self.setTextMargins(0, 0, max(0, look().least_target - _ROOM), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Qt has put it where a small one belongs.
        side = look().least_target
        for button in self.findChildren(QToolButton):
            button.setMinimumSize(side, side)
            button.move(self.width() - side - _EDGE, (self.height() - side) // 2)
