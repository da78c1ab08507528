"""Has a diagram filled beside the window, and can stop that."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.window.kit import threads

from ..clued.diagram import Diagram
from ..clued.fill_words import FillWords
from ..clued.filling import filled

COMMON = 12
"""Ten times the Zipf value of the words that are tried at first."""


class FillingTask(QObject):
    """One fill at a time."""

    found = Signal(object)
    """The filled `Diagram`; None where there is none."""
    running_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: threads.Task | None = None

    @property
    def is_running(self) -> bool:
        """Whether a fill is looked for."""
        return self._task is not None

    def start(self, diagram: Diagram, words: FillWords, seed: int) -> None:
        """Look for a fill with common words, and where there is none with all."""

        def work(ticket: Ticket) -> Diagram | None:
            for some in (words.of_score(COMMON), words):
                done = filled(diagram, some, Rng(seed), should_stop=lambda: ticket.is_cancelled)
                if done is not None or ticket.is_cancelled:
                    return done
            return None

        self._task = threads.run(work, done=self._take, owner=self)
        self.running_changed.emit(True)

    def stop(self) -> None:
        """Look no further, and fill nothing in."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            self.running_changed.emit(False)

    def _take(self, diagram: Diagram | None) -> None:
        self._task = None
        self.running_changed.emit(False)
        self.found.emit(diagram)
