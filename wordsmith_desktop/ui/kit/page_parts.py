"""What every match page is made of, as the code that serves all games asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.table import Stage
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.purpose import PurposeLine
from wordsmith_desktop.ui.kit.seat_marks import SeatMark


class PageHeader(Protocol):
    """The band above the table."""

    def show_clocks(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show what is left of the time."""

    def show_marks(self, marks: Sequence[SeatMark]) -> None:
        """Show by which emblem and colour each seat is told from the others."""

    @property
    def purpose(self) -> PurposeLine:
        """Says what the phase is about."""

    def show_thinking(self, seat: Seat | None) -> None:
        """Show which seat a computer thinks on; none where none does."""


class PageParts(Protocol):
    """What every page is made of, beside what is a game's own."""

    @property
    def header(self) -> PageHeader: ...

    @property
    def banner(self) -> Banner:
        """The line that tells the table what happened."""


class CalledWord(Protocol):
    """A word on which judgement is pending."""

    @property
    def seat(self) -> Seat: ...

    @property
    def word(self) -> str: ...

    @property
    def stage(self) -> Stage: ...

    @property
    def ruling(self) -> Ruling | None: ...
