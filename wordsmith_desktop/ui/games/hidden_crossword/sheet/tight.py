"""What scrolls in a scroll area that knows no breadth but its own."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.kit.appearance import look


class Tight(QWidget):
    """As high as its layout comes out at the breadth there is, and no higher.

    A layout's own least height is that at its least breadth, where every line is broken.
    """

    def sizeHint(self) -> QSize:
        return QSize(look().px(20), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
