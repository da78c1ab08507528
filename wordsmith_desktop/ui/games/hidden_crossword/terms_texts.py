"""The game's own terms, the same on every page. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.hidden_crossword.clues import Placement
from wordsmith_desktop.ui.kit.texts import Text

ANCHOR: Final = Text("anchor word", "Ankerwort")
CROSSBEAM: Final = Text("crossbeam", "Kreuzbalken")
GIRDER: Final = Text("girder", "Träger")
POST: Final = Text("post", "Pfosten")

PLACEMENT_NAMES: Final = {
    Placement.ANCHOR: ANCHOR,
    Placement.CROSSBEAM: CROSSBEAM,
    Placement.GIRDER: GIRDER,
    Placement.POST: POST,
}
"""Where a word lies, as a bare noun."""

PLACEMENT_SAID: Final = {
    Placement.ANCHOR: Text("the anchor word", "das Ankerwort"),
    Placement.CROSSBEAM: Text("a crossbeam", "ein Kreuzbalken"),
    Placement.GIRDER: Text("a girder", "ein Träger"),
    Placement.POST: Text("a post", "ein Pfosten"),
}
"""The same with its article, in the nominative."""

PLACEMENT_EXPLAINED: Final = {
    Placement.ANCHOR: Text(
        "the word known from the start", "das Wort, das von Anfang an bekannt ist"
    ),
    Placement.CROSSBEAM: Text("crosses the anchor word", "kreuzt das Ankerwort"),
    Placement.GIRDER: Text("lies horizontally", "liegt waagerecht"),
    Placement.POST: Text(
        "stands vertically and does not cross the anchor word",
        "steht senkrecht und kreuzt das Ankerwort nicht",
    ),
}
"""What a term means (W14)."""
