"""The word strip: what the kit's building strip looks like and says in this game."""

from __future__ import annotations

from wordsmith_desktop.ui.kit.strip.strip import Strip


def word_strip() -> Strip:
    """A strip of tiles and dice; signals as in the kit: `dropped` and so on give `PieceLoad`."""
    raise NotImplementedError
