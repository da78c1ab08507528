"""Looks for text that Qt would take for markup, which may open files and ask hosts."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QTableWidget, QWidget

from wordsmith_desktop.records.log import Player

MARKUP = '<img src="//h/x">'
"""Short enough for a name. Put before a name; it must be seen letter by letter."""


def taken_for_markup(widget: QWidget) -> list[str]:
    """Every text of a widget and all in it that Qt would not show letter by letter."""
    found = []
    for one in (widget, *widget.findChildren(QWidget)):
        texts = [one.toolTip(), one.statusTip(), one.whatsThis(), *_item_tips(one)]
        if isinstance(one, QLabel) and one.textFormat() is not Qt.TextFormat.PlainText:
            texts.append(one.text())
        found += [f"{type(one).__name__}: {text!r}" for text in texts if is_markup(text)]
    return found


def is_markup(text: str) -> bool:
    """Whether a label that guesses takes it for markup, as it never does without a tag."""
    if not {"<", "&"} & set(text):
        return False
    guessing, plain = QLabel(text), QLabel()
    plain.setTextFormat(Qt.TextFormat.PlainText)
    plain.setText(text)
    return guessing.sizeHint() != plain.sizeHint()


def _item_tips(widget: QWidget) -> list[str]:
    if isinstance(widget, QComboBox):
        role = Qt.ItemDataRole.ToolTipRole
        return [str(widget.itemData(n, role) or "") for n in range(widget.count())]
    if isinstance(widget, QTableWidget):
        cells = [
            widget.item(row, column)
            for row in range(widget.rowCount())
            for column in range(widget.columnCount())
        ]
        return [cell.toolTip() for cell in cells if cell is not None]
    return []


def mark_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every player's name begin with `MARKUP`."""
    given: Any = vars(Player)["name"]

    def marked(player: Player) -> str:
        name: str = given.__get__(player)
        return name if name.startswith(MARKUP) else f"{MARKUP}{name}"

    monkeypatch.setattr(Player, "name", property(marked))
