"""The page of a game whose words lie on a strip, of pieces that lie before their player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.seats import Seat

from ..match_page import TablePage
from ..motion.choreography import Holder
from ..refusals import Refusals
from ..sound.sounds import Sound
from ..table_hooks import A, E, O
from .arranging import ArrangeWords, Arranging, SortWay
from .dragging import Dragging
from .gestures import StripGestures
from .piece_row import PieceRow


class StripTablePage(TablePage[A, E, O]):
    """What such pages do alike with strip and row."""

    gestures: StripGestures[Any]
    refusals: Refusals
    dragging: Dragging
    arranging: Arranging

    def lay_row(
        self,
        row: PieceRow,
        words: ArrangeWords,
        ways: Sequence[SortWay],
        *,
        sound: Sound,
        whose: Callable[[], Seat | None],
    ) -> None:
        """Have the pieces of a row dragged and arranged, as `Arranging` is told."""
        self.dragging = Dragging(self, self.parts.strip, row)
        self.arranging = Arranging(
            row, self.table, words, ways, sound=sound, whose=whose, changed=self.refresh
        )

    def connect_strip(self, *rows: PieceRow) -> None:
        """Have pieces of the rows laid on the strip and taken back."""
        parts, gestures = self.parts, self.gestures
        gestures.listen_to(parts.strip)
        for row in rows:
            row.picked.connect(gestures.pick)
            row.returned.connect(gestures.put_back)
        parts.acts.moves_wanted.connect(parts.show_moves)
        if parts.drawer is not None:
            parts.drawer.toggled.connect(self.leave_drawer)

    @property
    def is_word_refused(self) -> bool:
        """Whether the word that somebody has laid was refused in this turn."""
        strip = self.gestures.strip
        if strip is None or not strip.row.pieces or strip.ghost:
            return False
        return self.refusals.has(strip.row.text)

    def set_paused(self, paused: bool) -> None:
        self.dragging.cancel()
        super().set_paused(paused)

    def cover(self, name: str, lifted: Callable[[], None]) -> None:
        self.dragging.cancel()
        super().cover(name, lifted)

    @property
    def holders(self) -> tuple[tuple[QWidget, Holder], ...]:
        holders: tuple[tuple[QWidget, Holder], ...] = self.parts.holders
        return holders

    def empty_place(self) -> QWidget | None:
        strip: QWidget = self.parts.strip
        return None if self.parts.strip.pieces else strip

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.parts.fit(event.size())
