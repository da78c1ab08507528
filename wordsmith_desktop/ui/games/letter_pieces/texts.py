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
SUMMARY: Final = Text(
    "Everybody starts with the same few pieces: long and short straight ones, big and small "
    "curves. In your turn roll the die for one piece more, or build letters on the bench and claim "
    "the word they make.\n"
    "A word needs at least one letter that your word before it had not. Pieces left over after a "
    "claim cost discard boxes, and when these are used up they have to go into the word.\n"
    "Whoever has six words ends the challenge; the others may make one last word. Every letter is "
    "a point, and so is every blue box still open. Three challenges make a match.",
    "Alle beginnen mit denselben wenigen Teilen: langen und kurzen Geraden, großen und kleinen "
    "Bögen. Wenn du dran bist, würfelst du ein Teil dazu, oder du baust auf der Werkbank "
    "Buchstaben und sagst das Wort an, das sie ergeben.\n"
    "Ein Wort braucht mindestens einen Buchstaben, den dein Wort davor nicht hatte. Teile, die "
    "nach einer Ansage übrig sind, kosten Kästchen; sind die verbraucht, muss alles ins Wort.\n"
    "Wer sechs Wörter hat, beendet die Runde; die anderen dürfen noch ein letztes Wort bilden. "
    "Jeder Buchstabe ist ein Punkt, jedes offene blaue Kästchen auch. Drei Runden sind eine "
    "Partie.",
)
