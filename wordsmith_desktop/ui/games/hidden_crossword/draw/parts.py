"""Where the parts of the draw stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.ui.games.hidden_crossword.draw.call_bar import AnchorCall
from wordsmith_desktop.ui.games.hidden_crossword.draw.dealt import Dealt
from wordsmith_desktop.ui.games.hidden_crossword.draw.ending import DrawEnding
from wordsmith_desktop.ui.games.hidden_crossword.draw.pace_bar import PaceBar
from wordsmith_desktop.ui.games.hidden_crossword.draw.show import DrawShow
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.layouts import Shrinking

_WIDE: Final = 110
"""From how many units that grow with the text on the pace stands beside the call."""


class DrawParts:
    """Every part of the draw, laid out: the letters, and what is done with them below."""

    def __init__(self, panel: QWidget, keys: Sequence[str]) -> None:
        """`keys` are the players' own for calling, by seat."""
        self.letters, self.call, self.pace_bar = DrawShow(), AnchorCall(keys), PaceBar()
        self.ending, self.dealt = DrawEnding(), Dealt()
        self._is_asking = True
        self._lower = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.area = scrolled(Shrinking(self._middle()))
        whole = QVBoxLayout(panel)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area)

    def only_show(self) -> None:
        """Leave out what asks for something."""
        self._is_asking = False
        self.dealt.go_on.hide()

    def enter(self, phase: Phase) -> None:
        """Show the parts of a phase that begins."""
        self.pace_bar.setVisible(self._is_asking and phase is Phase.DRAW)
        self.call.setVisible(self._is_asking and phase in (Phase.DRAW, Phase.ANCHOR))
        self.ending.setVisible(self._is_asking and phase is Phase.ANCHOR)
        self.dealt.setVisible(phase is Phase.DEALT)
        self.ending.forget_offers()
        for part in (self.call, self.ending, self.dealt):
            part.rest()

    def show_told(self, phase: Phase) -> None:
        """Where nothing is asked: show who called a word, once somebody has."""
        if not self._is_asking:
            self.call.setVisible(self.call.has_told and phase in (Phase.DRAW, Phase.ANCHOR))

    def fit(self, width: int) -> None:
        """Stand below each other where a panel of that width has no room for more."""
        is_wide = width >= look().px(_WIDE)
        direction = QBoxLayout.Direction
        self._lower.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def show_part(self, part: QWidget) -> None:
        """Scroll no further than it takes to see a part, so that letters stay in sight."""
        self.area.verticalScrollBar().setValue(0)
        self.area.ensureWidgetVisible(part, 0, look().gap(2))

    def _middle(self) -> QWidget:
        """Everything in the middle of a broad window: the table is as broad as its letters."""
        body = QWidget()
        body.setMaximumWidth(self.letters.maximumWidth())
        gap = look().gap(1)
        self._lower.setSpacing(gap)
        for part in (self.call, self.ending, self.dealt):
            self._lower.addWidget(part, 1)
        self._lower.addWidget(self.pace_bar)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(self.letters)
        column.addLayout(self._lower)
        column.addStretch(1)
        middle = QWidget()
        line = QHBoxLayout(middle)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(body)
        return middle
