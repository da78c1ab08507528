"""Tiles and dice in words: accessible names. Knows no Qt."""

from __future__ import annotations

from wordsmith_desktop.ui.games.length_x_wit.pieces import texts
from wordsmith_desktop.ui.kit import texts as kit_texts
from wordsmith_desktop.ui.kit.texts import say, say_count


def say_die(text: str, value: int) -> str:
    """A die by the face that is up: "die A, 1 point"."""
    return say(texts.DIE, letters=text, points=say_count(kit_texts.POINTS, value))


def say_tile(text: str, value: int, *, owner: str | None = None) -> str:
    """A tile: "tile QU, 6 points"; `owner` is empty for whoever is looking, None for nobody."""
    points = say_count(kit_texts.POINTS, value)
    if owner is None:
        return say(texts.TILE, letters=text, points=points)
    text_of = texts.TILE_OF if owner else texts.OWN_TILE
    return say(text_of, letters=text, points=points, name=owner)
