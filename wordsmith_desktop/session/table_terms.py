"""The terms that players of a table play by who are unequal, agreed on beforehand."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.records.log import USUAL_TERMS, Header, Player, Terms


class TableTerms(Value, dict=True):
    """Those of every seat."""

    by_seat: tuple[Terms, ...] = ()
    """None at all where everybody plays by the same."""

    def of(self, seat: Seat | None) -> Terms:
        """Those of a seat; as for everybody where it is nobody's, or no player's."""
        is_player = seat is not None and 0 <= seat < len(self.by_seat)
        return self.by_seat[seat] if is_player and seat is not None else USUAL_TERMS

    @cached_property
    def own_words(self) -> tuple[Seat, ...]:
        """The seats whose words others judge than the table's."""
        return tuple(seat for seat, one in enumerate(self.by_seat) if one.has_own_words)


NO_TERMS: Final = TableTerms()
"""Everybody plays by the same."""


def terms_of(header: Header) -> TableTerms:
    """Those of a match."""
    has_terms = header.has_terms
    return TableTerms(tuple(player.terms for player in header.seats)) if has_terms else NO_TERMS


def with_terms(player: Player, terms: Terms) -> Player:
    """Somebody who plays by these; a computer plays as it always does."""
    if player.bot:
        return player
    own = player.clock_percent if terms.clock_percent is None else terms.clock_percent
    return replace(player, terms=terms, clock_percent=own)
