"""How many cards are played with: the printed number, or a shorter or longer deck (C4)."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.rewordable.ruleset import SEATS, Ruleset, least_cards
from wordsmith_desktop.ui.games.rewordable.new_match import texts
from wordsmith_desktop.ui.kit.questions import Choice
from wordsmith_desktop.ui.kit.segments import Segment
from wordsmith_desktop.ui.kit.texts import say

OTHERS: Final = (30, 45, 60, 80, 120)
"""Lengths offered besides the printed one, where they are enough for everybody."""


def lengths(seats: int) -> tuple[int, ...]:
    """The numbers of cards offered to so many players, ascending."""
    others = (cards for cards in OTHERS if cards >= least_cards(seats))
    return tuple(sorted({printed(seats), *others}))


def printed(seats: int) -> int:
    """The number of cards that the printed rules want (C4)."""
    return Ruleset().deck_size(seats)


class LengthChoice(Choice[int]):
    """Whoever leaves the printed number chosen has it for any number of players."""

    def __init__(self, seats: int) -> None:
        buttons = {cards: Segment(say(texts.CARDS, n=cards)) for cards in texts.LENGTHS}
        super().__init__(texts.LENGTH, buttons, value=printed(seats), explanations=texts.LENGTHS)
        self._seats = seats
        self.offer(lengths(seats))

    @property
    def cards(self) -> int | None:
        """The number of cards; None for the printed one."""
        return None if self.value == printed(self._seats) else self.value

    def set_seats(self, seats: int) -> None:
        """Offer what so many players can play with, or one or eight where that is not allowed."""
        wanted = self.cards
        self._seats = min(max(seats, SEATS[0]), SEATS[-1])
        offered = lengths(self._seats)
        self.choose(wanted if wanted in offered else printed(self._seats))
        self.offer(offered)
