"""Tiles and dice as rows and strip show them. Knows no Qt."""

from __future__ import annotations

from wordsmith_desktop.ui.games.length_x_wit.pieces.faces import Face, Kind
from wordsmith_desktop.ui.games.length_x_wit.pieces.spoken import say_die, say_tile
from wordsmith_desktop.ui.kit.strip.views import LaidView, PieceView


def die_view(piece: int, text: str, value: int, *, is_used: bool = False) -> PieceView:
    """A die on the floor; `piece` is the number that the presenter's `die_piece` gives it."""
    return PieceView(piece, text, say_die(text, value), is_used, Face(text, value, Kind.DIE))


def tile_view(
    tile: int, text: str, value: int, *, owner: str | None = None, is_used: bool = False
) -> PieceView:
    """A tile; `owner` as in `say_tile`."""
    said = say_tile(text, value, owner=owner)
    return PieceView(tile, text, said, is_used, Face(text, value, Kind.TILE))


def laid_view(view: PieceView) -> LaidView:
    """A piece of a row as it lies on the strip."""
    return LaidView(view.id, view.text, view.spoken, face=view.face)
