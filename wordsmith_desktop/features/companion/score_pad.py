"""A score pad for people at a table of their own: points by round, and counters."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.records.names import tidy

MOST_PLAYERS: Final = 8
LARGEST: Final = 99_999
"""The most points of one entry, either way."""
_LINE: Final = re.compile(r"(\d+)([:#])(-?\d{1,5})")


class PadEntry(Value):
    """Points that somebody got, or a step of somebody's counter."""

    player: int
    """The place of the player, from 0."""
    points: int
    is_counted: bool = False
    """Whether it moves the counter; else it is a round's points."""


class ScorePad(Value):
    """Players, and what was entered for them in its order."""

    players: tuple[str, ...] = ()
    entries: tuple[PadEntry, ...] = ()

    @property
    def next_player(self) -> int:
        """Who has had points in the fewest rounds, the first of several; 0 without players."""
        rounds = [len(self.rounds(place)) for place in range(len(self.players))]
        return rounds.index(min(rounds)) if rounds else 0

    def rounds(self, player: int) -> tuple[int, ...]:
        """The points of somebody's rounds, the first one first."""
        return tuple(
            one.points for one in self.entries if one.player == player and not one.is_counted
        )

    def total(self, player: int) -> int:
        """All points of somebody's rounds."""
        return sum(self.rounds(player))

    def counter(self, player: int) -> int:
        """What somebody's counter says."""
        return sum(one.points for one in self.entries if one.player == player and one.is_counted)

    def with_entry(self, entry: PadEntry) -> ScorePad:
        """With one entry more. Raises `ValueError` for a player or points that cannot be."""
        if not 0 <= entry.player < len(self.players):
            raise ValueError(f"no such player: {entry.player}")
        if abs(entry.points) > LARGEST:
            raise ValueError(f"too many points: {entry.points}")
        return replace(self, entries=(*self.entries, entry))

    def without_last(self) -> ScorePad:
        """Without the last entry."""
        return replace(self, entries=self.entries[:-1])

    def with_players(self, names: Iterable[str]) -> ScorePad:
        """With these names by place, at most `MOST_PLAYERS`.

        Raises `ValueError` where nothing is left of somebody for whom something was entered.
        """
        named = filter(None, map(tidy, names))
        players = tuple(named)[:MOST_PLAYERS]
        if any(one.player >= len(players) for one in self.entries):
            raise ValueError("somebody with entries is left out")
        return replace(self, players=players)

    @property
    def lines(self) -> tuple[str, ...]:
        """The entries as they are kept: "0:12" for points, "0#1" for a counter's step."""
        return tuple(
            f"{one.player}{'#' if one.is_counted else ':'}{one.points}" for one in self.entries
        )


def read_pad(players: Iterable[str], lines: Iterable[str]) -> ScorePad:
    """The pad that was kept so; a line that means nothing is left out."""
    pad = ScorePad().with_players(players)
    for line in lines:
        found = _LINE.fullmatch(line)
        if found is None or int(found[1]) >= len(pad.players):
            continue
        pad = pad.with_entry(PadEntry(int(found[1]), int(found[3]), found[2] == "#"))
    return pad
