"""Whether the pieces of a warm-up are rolled or chosen, and how many of each (R46)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QSpinBox, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import in_grid
from wordsmith_desktop.window.kit.questions import Question, plain
from wordsmith_desktop.wording.texts import say

from ..rules.pieces import SUPPLY, Counts, Shape
from ..words import form_texts as texts

PROPOSED: Final[Counts] = (4, 3, 1, 2)
"""Ten pieces, about as the dice give them."""


class GivenPieces(Question):
    """Rolled or chosen; where they are chosen, a number for each of the four shapes."""

    def __init__(self) -> None:
        super().__init__(texts.OWN_PIECES)
        self.kind = plain(texts.OWN_PIECES, texts.OWN_PIECES_ANSWERS, value=False)
        """Whether the pieces are chosen."""
        self.kind.heading.hide()
        self.fields = {shape: QSpinBox() for shape in Shape}
        self._counters = QWidget()
        self._lay_out()
        self.set_seats(1)
        self._show_counts(PROPOSED)
        self.kind.changed.connect(self._show_counters)
        for field in self.fields.values():
            field.valueChanged.connect(self.changed)
        self._counters.hide()

    @property
    def counts(self) -> Counts | None:
        """What everyone gets, in the order of `Shape`; None where the dice tell."""
        if not self.kind.value:
            return None
        long, short, big, small = (self.fields[shape].value() for shape in Shape)
        return long, short, big, small

    def set_seats(self, seats: int) -> None:
        """Offer no more than the box holds for so many people (R8)."""
        with self._quietly():
            for field, supply in zip(self.fields.values(), SUPPLY, strict=True):
                field.setRange(0, supply // seats)

    def recall(self, given: Counts | None) -> None:
        """Show what was chosen before."""
        self.kind.recall(given is not None)
        if given is not None:
            self._show_counts(given)
        self._show_counters()

    def _lay_out(self) -> None:
        grid = in_grid(inside=self._counters, spacing=look().gap(1))
        grid.setColumnStretch(2, 1)
        for row, (shape, field) in enumerate(self.fields.items()):
            name = say(texts.PIECES_OF[shape])
            field.setAccessibleName(name)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            field.setMinimumWidth(look().px(12))
            grid.addWidget(field_label(name, field), row, 0)
            grid.addWidget(field, row, 1)
        self.column.addWidget(self.kind)
        self.column.addWidget(self._counters)

    def _show_counters(self) -> None:
        self._counters.setVisible(self.kind.value)
        self.changed.emit()

    def _show_counts(self, counts: Counts) -> None:
        with self._quietly():
            for field, count in zip(self.fields.values(), counts, strict=True):
                field.setValue(count)

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        # `changed` asks the form to offer its numbers, which would end up here again.
        blocker = QSignalBlocker(self)
        try:
            yield
        finally:
            blocker.unblock()
