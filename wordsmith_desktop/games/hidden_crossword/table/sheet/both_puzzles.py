"""Two puzzles in one place: the one that is looked for, and the own one as the other knows it."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.layouts import STRETCH, in_column, in_row
from wordsmith_desktop.window.kit.roles import has_role, speak_as
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.texts import say

from ...rules.clues import Record
from ...words import sheet_texts as texts
from .asked_puzzle import AskedPuzzle, AskedView


@has_role(QAccessible.Role.Grouping)
class BothPuzzles(QWidget):
    """What is known of the other's puzzle, or what the other has guessed about the own one.

    A new guess of the other's is shown until whoever looks turns back, or begins to guess.
    """

    def __init__(self, lines: QWidget, parent: QWidget | None = None) -> None:
        """`lines` say what is known of the other's."""
        super().__init__(parent)
        self.lines, self.asked = lines, AskedView()
        self.theirs, self.own = Segment(say(texts.THEIR_PUZZLE)), Segment(say(texts.OWN_PUZZLE))
        self.switch = QWidget()
        self.switch.setAccessibleName(say(texts.WHOSE_PUZZLE))
        speak_as(self.switch, QAccessible.Role.Grouping)
        in_row(self.theirs, self.own, STRETCH, inside=self.switch, spacing=look().gap(0.5))
        self.theirs.setChecked(True)
        self.own.toggled.connect(lambda _is_own: self._show())
        self._records: tuple[Record, ...] = ()
        whole = in_column(inside=self, spacing=look().gap(1))
        for part in (self.switch, self.lines, self.asked):
            whole.addWidget(part)
        self._show()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_asked(self, shown: AskedPuzzle | None) -> None:
        """Show what was guessed about the own puzzle; None for nothing."""
        records = shown.records if shown else ()
        is_new = len(records) > len(self._records)
        self._records = records
        self.asked.show_puzzle(shown)
        self.switch.setVisible(shown is not None)
        if is_new:
            self.own.setChecked(True)
        elif shown is None:
            self.theirs.setChecked(True)
        self._show()

    def turn_back(self) -> None:
        """Show what is known of the other's puzzle."""
        self.theirs.setChecked(True)

    def _show(self) -> None:
        is_own = self.own.isChecked()
        self.asked.setVisible(is_own)
        self.lines.setVisible(not is_own)
