"""What the pictures in the rule book show, and the grids in them.

Rows of a grid are parted by a stroke; the tiles of the anchor word are in small letters, and a dot
is a cell without a tile.
"""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

ANCHORED: Final = Text(
    "ROT is the anchor word: a T before it is not allowed.",
    "ROT ist das Ankerwort: Ein B davor ist nicht erlaubt.",
)
ANCHOR: Final = Text("rot", "rot")
LENGTHENED: Final = Text("Trot", "Brot")
WAYS: Final = Text(
    "ROT is the anchor word, POEM a crossbeam, MEN a girder, NET a post.",
    "ROT ist das Ankerwort, MOST ein Kreuzbalken, TAG ein Träger, GUT ein Pfosten.",
)
WAYS_GRID: Final = Text(
    ".P.. / rot. / .E.. / .MEN / ...E / ...T", ".M.. / rot. / .S.. / .TAG / ...U / ...T"
)
HIDDEN_WORD: Final = Text("SECRET", "GEHEIM")
GUESS: Final = Text("SECOND", "GEFAHR")
ARROWS: Final = Text(
    "{hidden} is hidden, {guess} is guessed: arrows point to the right letter.",
    "{hidden} ist versteckt, {guess} ist geraten: Pfeile zeigen zum richtigen Buchstaben.",
)
PLACES: Final = Text(
    "The same guess with stars and dashes.", "Derselbe Versuch mit Sternen und Strichen."
)
EITHER: Final = Text(
    "TOE at either T of LETTER: both are right.", "MUT an jedem M von HAMMER: Beides ist richtig."
)
FIRST_WAY: Final = Text("LETTER / ..O... / ..E...", "HAMMER / ..U... / ..T...")
SECOND_WAY: Final = Text("LETTER / ...O.. / ...E..", "HAMMER / ...U.. / ...T..")
