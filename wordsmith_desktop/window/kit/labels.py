"""Text on the screen: labels by size and tone, wrapped where they are long."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from .roles import has_role

Tone = Literal["", "muted", "good", "bad"]
LabelSize = Literal["", "lead", "title", "display"]
_BREAK: Final = "\N{ZERO WIDTH SPACE}"


@has_role(QAccessible.Role.Heading)
class Heading(QLabel):
    """A line that stands above what it is about; it is read as it stands."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAccessibleName(text)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)


def label(text: str, *, size: LabelSize = "", tone: Tone = "", wrap: bool = True) -> QLabel:
    """A label of plain text; a larger one is a heading."""
    made = Heading(text) if size else QLabel(text)
    # By default a label guesses, and takes a name such as <b> for markup.
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("type", size)
    made.setProperty("tone", tone)
    made.setWordWrap(wrap)
    if wrap:
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        # setWordWrap() has set this in the policy that is replaced here.
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    return made


def field_label(text: str, field: QWidget) -> QLabel:
    """A label that names a field, for the eye and for a screen reader."""
    made = label(text, wrap=False)
    made.setBuddy(field)
    field.setAccessibleName(text)
    return made


def fitting(said: Sequence[str], metrics: QFontMetrics, room: int) -> str:
    """The first of these that so many pixels are enough for, or as much as they are of the last."""
    whole = (one for one in said if metrics.horizontalAdvance(one) <= room)
    return next(whole, metrics.elidedText(said[-1], Qt.TextElideMode.ElideRight, room))


def breakable(path: PurePath) -> str:
    """A path that a label may break behind each folder, since it may hold no space at all."""
    root, rest = str(path)[:1], str(path)[1:]
    return root + "".join(letter + _BREAK if letter in "/\\" else letter for letter in rest)
