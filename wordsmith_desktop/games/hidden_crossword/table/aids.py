"""What the Hidden Crossword offers beside its printed game."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from .clue_checker import ClueChecker


def make_aid(_key: str, kept: dict[str, Any], tag: str) -> QWidget:
    """The part of the companion; there is only one."""
    return ClueChecker(kept, tag)
