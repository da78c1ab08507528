"""Dice, tiles and letters in words. Knows no Qt."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from wordsmith_desktop.games.length_x_wit.box import Rolled, Tile
from wordsmith_desktop.games.length_x_wit.spelling import DOUBLE
from wordsmith_desktop.ui.kit.texts import joined

_PIECE: Final = re.compile(f"{DOUBLE}|.")


def pieces_of(letters: str) -> list[str]:
    """Letters as they lie on tiles and dice: QU is one of them."""
    return _PIECE.findall(letters)


def letters_text(letters: str) -> str:
    """Each of the letters once: "A, QU and R"."""
    return joined(dict.fromkeys(pieces_of(letters)))


def laid_text(laid: Iterable[Tile | Rolled]) -> str:
    """Tiles or dice by their letters: "A, A and T"."""
    return joined(one.text for one in laid)
