"""Tiles and dice that a test wants, in the place of chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import picked
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.session.drivers import DrivenTable


@dataclass
class Luck:
    """Everything is written as letters with spaces between; what is not wanted is left to chance.

    The first seat begins.
    """

    tiles: Sequence[str]
    """The four first tiles of every seat."""
    draws: list[str] = field(default_factory=list)
    """What is drawn, in order."""
    throws: list[str] = field(default_factory=list)
    """All dice on the table after each roll, in order."""

    def propose(self, table: DrivenTable, _seat: Seat) -> lw.Action:
        """In the place of `ChanceDriver.propose`."""
        state: lw.State = table.match.state
        return self.chance(state, Rng(7, stream=lw.RULES.chance_stream(state) or 0))

    def chance(self, state: lw.State, rng: Rng) -> lw.Action:
        """Chance's action, wherever chance is asked."""
        if state.phase is lw.Phase.BEGIN:
            return self._begin(state)
        if state.phase is lw.Phase.DRAW and self.draws:
            return lw.Draw(_numbers(picked(self.draws.pop(0), state.bag_tiles)))
        if state.phase is lw.Phase.THROW and self.throws:
            return _throw(state, self.throws.pop(0).split())
        return lw.RULES.chance(state, rng)

    def _begin(self, state: lw.State) -> lw.Begin:
        left = list(state.bag_tiles)
        dealt = []
        for texts in self.tiles:
            tiles = picked(texts, left)
            left = [tile for tile in left if tile not in tiles]
            dealt.append(_numbers(tiles))
        return lw.Begin(0, tuple(dealt))


def _throw(state: lw.State, texts: Sequence[str]) -> lw.Throw:
    dice, numbers = state.material.dice, [rolled.die for rolled in state.dice]
    new = next(die for die in state.bag_dice if texts[-1] in dice[die])
    if lw.draws_die(state):
        numbers.append(new)
    faces = (dice[die].index(text) for die, text in zip(numbers, texts, strict=True))
    return lw.Throw(new if lw.draws_die(state) else None, tuple(faces))


def _numbers(tiles: Sequence[lw.Tile]) -> tuple[int, ...]:
    return tuple(tile.id for tile in tiles)
