"""The table of Length × Wit as plain lines: points, tiles and dice. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from wordsmith_desktop.games.length_x_wit.box import Rolled, Tile
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.ui.games.length_x_wit.sheet_text import texts
from wordsmith_desktop.ui.games.length_x_wit.texts import TITLE
from wordsmith_desktop.ui.kit.sheets import SheetText
from wordsmith_desktop.ui.kit.texts import say

_WIDTH: Final = 58
"""Characters before the numbers."""


def sheet_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """Everybody's turns and points; then, while a match is under way, what lies on the table."""
    is_over = state.phase is Phase.OVER
    for player, name in zip(state.players, names, strict=True):
        yield name
        yield _line(say(texts.TURNS), player.turns)
        yield _line(say(texts.BEST), player.best)
        yield _line(say(texts.POINTS if is_over else texts.POINTS_SO_FAR), player.points)
        if player.tiles and not is_over:
            yield f"  {say(texts.TILES, tiles=_listed(player.tiles))}"
        yield ""
    if not is_over:
        yield from _table(state, names)
        yield ""


def _table(state: State, names: Sequence[str]) -> Iterator[str]:
    if state.call:
        yield say(texts.UNJUDGED, name=names[state.call.seat], word=state.call.word)
    if state.dice:
        yield say(texts.DICE, dice=_listed(state.dice))
    name = names[state.seat]
    if state.banked:
        yield say(texts.BANKED, name=name, tiles=_listed(state.banked))
    if state.spent:
        yield say(texts.SPENT, name=name, tiles=_listed(state.spent))
    yield say(texts.BAGS, tiles=len(state.bag_tiles), dice=len(state.bag_dice))


def _listed(pieces: Iterable[Tile | Rolled]) -> str:
    return ", ".join(one.text for one in pieces)


def _line(text: str, number: int) -> str:
    return f"  {text:<{_WIDTH}} {number:>4}"


SHEET: Final = SheetText(TITLE, sheet_lines)
