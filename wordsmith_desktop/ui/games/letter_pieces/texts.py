"""What the table of the Letter Piece Game says."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.letter_pieces.pieces import Kind
from wordsmith_desktop.ui.kit.texts import Plural, Text

TITLE: Final = Text("Letter Piece Game", "Buchstabenschmiede")
TAGLINE: Final = Text(
    "Build letters from four shapes, and words from letters.",
    "Bau Buchstaben aus vier Formen und Wörter aus Buchstaben.",
)

BOARD_NAME: Final = Text("Bench", "Werkbank")
HEAP_COUNT: Final = Text("{name} {count}", "{name} {count}")

LONG: Final = Text("long", "lang")
SHORT: Final = Text("short", "kurz")
BIG_CURVE: Final = Text("big curve", "großer Bogen")
SMALL_CURVE: Final = Text("small curve", "kleiner Bogen")
KIND_SHORT: Final[dict[Kind, Text]] = {
    Kind.L: LONG,
    Kind.S: SHORT,
    Kind.B: BIG_CURVE,
    Kind.C: SMALL_CURVE,
}
KIND_COUNTS: Final[dict[Kind, Plural]] = {
    Kind.L: Plural(
        Text("{n} long straight", "{n} lange Gerade"),
        Text("{n} long straights", "{n} lange Geraden"),
    ),
    Kind.S: Plural(
        Text("{n} short straight", "{n} kurze Gerade"),
        Text("{n} short straights", "{n} kurze Geraden"),
    ),
    Kind.B: Plural(
        Text("{n} big curve", "{n} großer Bogen"), Text("{n} big curves", "{n} große Bögen")
    ),
    Kind.C: Plural(
        Text("{n} small curve", "{n} kleiner Bogen"),
        Text("{n} small curves", "{n} kleine Bögen"),
    ),
}
BOXES: Final = Plural(
    Text("{n} box ticked", "{n} Kästchen ab"), Text("{n} boxes ticked", "{n} Kästchen ab")
)
