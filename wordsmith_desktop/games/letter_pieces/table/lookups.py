"""What one looks up while playing: the pads of others and the alphabet, over the rail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit.appearance import look

from ..rules.actions import Action
from ..rules.claims import alphabet_for
from ..rules.observation import Observation
from ..rules.presenter import bench_of
from .layout import Parts
from .pads import open_seat

if TYPE_CHECKING:
    from .guide import AlphabetGuide


class Lookups:
    """Opens the drawers of a page, and keeps what lies in them up to date."""

    def __init__(self, parts: Parts, table: TableView[Action, TableEvent, Observation]) -> None:
        self._parts = parts
        self._table = table
        self._guide: AlphabetGuide | None = None

    @property
    def seats_with_pads(self) -> range:
        """The seats whose chips open a pad: one alone has it beside the bench anyway."""
        count = len(self._table.seen.players)
        return range(0 if count == 1 and not look().is_large else count)

    def leaf_through_pads(self) -> None:
        """Open the next pad over the rail; after the last one none."""
        seat = self._parts.pads.next_seat()
        if seat is None:
            self._parts.pads.drawer.set_open(False)
        else:
            self.show_pad(seat)

    def show_pad(self, seat: Seat) -> None:
        """Open a player's pad over the rail; if it lies there already, put it away."""
        pads = self._parts.pads
        if seat == pads.looked_at or (seat == open_seat(self._table.seen) and not look().is_large):
            self._parts.close_drawers()
        else:
            pads.look_at(seat)
            self._parts.open_pads()

    def toggle_alphabet(self) -> None:
        """Open the alphabet over the rail, or put it away; what the pool can build is marked."""
        self._parts.show_alphabet(self._make_alphabet)
        self.mark_alphabet()

    def open_again(self, before: Lookups) -> None:
        """Open what lay open by those before, whose page this one takes the place of."""
        parts = before._parts
        if parts.pads.looked_at is not None:
            self.show_pad(parts.pads.looked_at)
        elif parts.alphabet is not None and parts.alphabet.is_open:
            self.toggle_alphabet()

    def _make_alphabet(self) -> QWidget:
        from .guide import AlphabetGuide

        self._guide = AlphabetGuide(alphabet_for(self._table.public.ruleset))
        self._parts.board.typed.connect(self._light_letter)
        self._guide.wanted.connect(self._type)
        return self._guide

    def _type(self, letter: str) -> None:
        """Have a letter built as if its key had been pressed, where letters can be."""
        if self._parts.board.is_open:
            self._parts.board.typed.emit(letter)

    def mark_alphabet(self) -> None:
        """Mark what the pool can build by now, while the alphabet is open."""
        drawer = self._parts.alphabet
        if self._guide is not None and drawer is not None and drawer.is_open:
            bench = bench_of(self._table.seen)
            self._guide.show_pool(bench.player.counts if bench else None)

    def _light_letter(self, letter: str) -> None:
        if self._guide is not None:
            self._guide.highlight(fold(letter, self._table.public.ruleset.language)[:1])
