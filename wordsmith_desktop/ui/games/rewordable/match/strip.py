"""The building strip: a strip of cards, on which those of existing words are tied together."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.games.rewordable.cards.art import CARDS
from wordsmith_desktop.ui.games.rewordable.match import texts
from wordsmith_desktop.ui.kit.strip.strip import Strip
from wordsmith_desktop.ui.kit.strip.words import StripWords

_WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)
_LEVELS: Final = 2
"""Words that interleave: as many are hardly ever more."""


def building_strip() -> Strip:
    """A strip on which nothing lies."""
    return Strip(CARDS, _WORDS, levels=_LEVELS)
