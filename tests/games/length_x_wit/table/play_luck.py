"""Tiles and dice that a test wants, in the place of chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.helpers.length_x_wit import picked
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.length_x_wit.rules.actions import Action, Begin, Draw, Throw
from wordsmith_desktop.games.length_x_wit.rules.checks import draws_die
from wordsmith_desktop.games.length_x_wit.rules.material import Tile
from wordsmith_desktop.games.length_x_wit.rules.rules import RULES
from wordsmith_desktop.games.length_x_wit.rules.state import Phase, State
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

    def propose(self, table: DrivenTable, _seat: Seat) -> Action:
        """In the place of `ChanceDriver.propose`."""
        state: State = table.match.state
        return self.chance(state, Rng(7, stream=RULES.chance_stream(state) or 0))

    def chance(self, state: State, rng: Rng) -> Action:
        """Chance's action, wherever chance is asked."""
        if state.phase is Phase.BEGIN:
            return self._begin(state)
        if state.phase is Phase.DRAW and self.draws:
            return Draw(_numbers(picked(self.draws.pop(0), state.bag_tiles)))
        if state.phase is Phase.THROW and self.throws:
            return _throw(state, self.throws.pop(0).split())
        return RULES.chance(state, rng)

    def _begin(self, state: State) -> Begin:
        left = list(state.bag_tiles)
        dealt = []
        for texts in self.tiles:
            tiles = picked(texts, left)
            left = [tile for tile in left if tile not in tiles]
            dealt.append(_numbers(tiles))
        return Begin(0, tuple(dealt))


def _throw(state: State, texts: Sequence[str]) -> Throw:
    dice, numbers = state.material.dice, [rolled.die for rolled in state.dice]
    new = next(die for die in state.bag_dice if texts[-1] in dice[die])
    if draws_die(state):
        numbers.append(new)
    faces = (dice[die].index(text) for die, text in zip(numbers, texts, strict=True))
    return Throw(new if draws_die(state) else None, tuple(faces))


def _numbers(tiles: Sequence[Tile]) -> tuple[int, ...]:
    return tuple(tile.id for tile in tiles)
