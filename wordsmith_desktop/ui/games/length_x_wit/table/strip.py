"""The word strip: what the kit's building strip looks like and says in this game."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.games.length_x_wit.pieces.art import LETTERS
from wordsmith_desktop.ui.games.length_x_wit.table import texts
from wordsmith_desktop.ui.kit.strip.strip import Strip
from wordsmith_desktop.ui.kit.strip.words import StripWords

_WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)


def word_strip() -> Strip:
    """A strip on which nothing lies; it takes `laid_view`s, and a row's `PieceLoad` is dropped."""
    return Strip(LETTERS, _WORDS)
