"""Brings something into sight that scrolls."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QScrollArea, QWidget

from wordsmith_desktop.ui.kit.appearance import look


def reveal(widget: QWidget, part: QRect | None = None) -> None:
    """Scroll every area around a widget until all of it, or that part, is to be seen.

    Where there is not room for all of it, its top is.
    """
    box, margin = part or widget.rect(), look().gap(1)
    parent = widget.parentWidget()
    while parent is not None:
        content = parent.widget() if isinstance(parent, QScrollArea) else None
        if isinstance(parent, QScrollArea) and content is not None:
            for corner in (box.bottomRight(), box.topLeft()):
                at = widget.mapTo(content, corner)
                parent.ensureVisible(at.x(), at.y(), 0, margin)
        parent = parent.parentWidget()
