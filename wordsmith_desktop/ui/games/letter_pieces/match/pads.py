"""The pads at the right: the acting player's whole, the others' folded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.ui.games.letter_pieces.pad.pad import ScorePad
from wordsmith_desktop.ui.games.letter_pieces.pad.summary import PadSummary
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.dialogs import scrolled


class Pads(QWidget):
    """One pad open, and a line for everybody else."""

    row_chosen = Signal(int)
    """A free row of the open pad."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self.pad = ScorePad()
        self.pad.row_chosen.connect(self.row_chosen)
        self.summaries = [PadSummary() for _ in names]
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(1))
        column.addWidget(self.pad)
        for summary in self.summaries:
            column.addWidget(summary)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(holder))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFixedWidth(self.pad.minimumSizeHint().width() + look().gap(3))

    def sizeHint(self) -> QSize:
        return QSize(self.width(), look().px(60))

    def show_pads(
        self, seen: Observation, viewpoint: Seat, *, ticked: int, rows: Sequence[int]
    ) -> None:
        """Show everyone's pad; `ticked` circles and choosable `rows` are the viewpoint's."""
        for seat, view in enumerate(seen.players):
            is_open = seat == viewpoint
            summary = self.summaries[seat]
            summary.setVisible(not is_open)
            name = self._names[seat]
            if is_open:
                self.pad.show_pad(view, name=name, observation=seen, ticked_circles=ticked)
            else:
                summary.show_pad(view, name=name, observation=seen)
        self.pad.set_choosable(rows)
