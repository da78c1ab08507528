"""A number for each player: white boxes crossed out, to even out strong and weak (R26)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSpinBox, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import in_grid
from wordsmith_desktop.wording.texts import say

from ..rules.ruleset import Ruleset
from ..words import form_texts as texts


class Handicaps(QWidget):
    """One field for each player, below one another."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: list[QSpinBox] = []
        """One for each player, in seat order."""
        self._labels: list[QLabel] = []
        self._grid = in_grid(inside=self, spacing=look().gap(1))
        self._grid.setColumnStretch(2, 1)

    @property
    def crossed(self) -> tuple[int, ...]:
        """White boxes crossed out, by seat."""
        return tuple(field.value() for field in self.fields)

    def set_players(self, names: Sequence[str]) -> None:
        """One field for each of them; one without a name is called by its number."""
        self._fit(len(names))
        for place, (field, text) in enumerate(zip(self.fields, self._labels, strict=True)):
            name = names[place].strip() or say(texts.PLAYER, number=place + 1)
            text.setText(name)
            field.setAccessibleName(say(texts.HANDICAP_OF, name=name))

    def show_crossed(self, crossed: Sequence[int], *, most: int) -> None:
        """Show these numbers, of up to so many boxes."""
        for field, boxes in zip(self.fields, crossed, strict=True):
            field.setRange(0, most)
            field.setValue(boxes)

    def _fit(self, count: int) -> None:
        while len(self.fields) < count:
            self._add()
        while len(self.fields) > count:
            for gone in (self.fields.pop(), self._labels.pop()):
                self._grid.removeWidget(gone)
                # Deletion waits for the event loop; until then a child would still be found here.
                gone.setParent(None)
                gone.deleteLater()

    def _add(self) -> None:
        field = QSpinBox()
        field.setRange(0, Ruleset().white_boxes)
        field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        field.setMinimumWidth(look().px(12))
        field.valueChanged.connect(self.changed)
        text = field_label("", field)
        row = len(self.fields)
        self._grid.addWidget(text, row, 0)
        self._grid.addWidget(field, row, 1)
        self.fields.append(field)
        self._labels.append(text)
