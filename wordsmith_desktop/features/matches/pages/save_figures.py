"""What the home page says of all saves together, counted while the page is seen already."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from wordsmith_desktop.records.troubles import StoreError

if TYPE_CHECKING:
    from wordsmith_desktop.records.saved_matches import SavedMatch

Begun: TypeAlias = tuple[str, str]
"""A challenge, as in `Occasion`, and who has begun it."""
STEP: Final = 20
"""So many saves are read at a time: so few that nobody feels it."""


class SaveFigures(QObject):
    """Reads all saves once, a few in each turn of the event loop."""

    counted = Signal()
    """All were read; not sent where the disk does not answer."""

    def __init__(self, newest: Callable[[], Iterator[SavedMatch]], parent: QObject) -> None:
        super().__init__(parent)
        self._newest = newest
        self._left: Iterator[SavedMatch] | None = None
        self._has_begun = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._read_some)
        self.going_on: set[Path] = set()
        """Matches that are not over."""
        self.begun: set[Begun] = set()
        """Challenges that are not over."""

    def begin(self) -> None:
        """Begin to count, once."""
        if not self._has_begun:
            self._has_begun = True
            self._timer.start()

    def stop(self) -> None:
        """Nobody is there to be told."""
        self._timer.stop()

    def _read_some(self) -> None:
        try:
            if self._left is None:
                self._left = self._newest()
            some = list(islice(self._left, STEP))
        except StoreError:
            self.stop()
            return
        for saved in some:
            if saved.scores is None:
                self.going_on.add(saved.path)
                if saved.challenge:
                    self.begun.add((saved.challenge, saved.players[0]))
        if len(some) < STEP:
            self.stop()
            self.counted.emit()
