"""What is read out of the bench: cells, heaps, and the piece in the hand."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.pieces import Shape
from .texts import BIG_CURVE, SMALL_CURVE

PIECES: Final[dict[Shape, Text]] = {
    Shape.L: Text("long straight", "lange Gerade"),
    Shape.S: Text("short straight", "kurze Gerade"),
    Shape.B: BIG_CURVE,
    Shape.C: SMALL_CURVE,
}
PIECE_AT: Final = Text("{piece}, {degrees} degrees", "{piece}, {degrees} Grad")
HEAP: Final = Text("Heap: {pieces}", "Haufen: {pieces}")
HEAP_KEY: Final = Text("{key} takes one.", "{key} nimmt eins.")

CELL_EMPTY: Final = Text("Cell {n}: empty.", "Zelle {n}: leer.")
CELL_GAP: Final = Text("Cell {n}: {letter} is missing.", "Zelle {n}: {letter} fehlt.")
UNFINISHED: Final = Text(
    "No letter yet in cell {n}. {fault}", "Zelle {n}: noch kein Buchstabe. {fault}"
)
CELL_LETTER: Final = Text("Cell {n}: {letter}.", "Zelle {n}: {letter}.")
CELL_LOOSE: Final = Text("Cell {n}: {pieces}. {fault}", "Zelle {n}: {pieces}. {fault}")

IN_HAND: Final = Text("In your hand: {piece}. {place}", "In der Hand: {piece}. {place}")
TURNED: Final = Text("{degrees} degrees. {fit}", "{degrees} Grad. {fit}")
BESIDE: Final = Text("Beside the bench.", "Neben der Werkbank.")
IN_MIDDLE: Final = Text("Cell {n}, in the middle. {fit}", "Zelle {n}, in der Mitte. {fit}")
OFF_MIDDLE: Final = Text("Cell {n}, {ways}. {fit}", "Zelle {n}, {ways}. {fit}")
TO_LEFT: Final = Text("{n} left", "{n} links")
TO_RIGHT: Final = Text("{n} right", "{n} rechts")
UPWARD: Final = Text("{n} up", "{n} hoch")
DOWNWARD: Final = Text("{n} down", "{n} tief")
FALLS: Final = Text(
    "It would fall into place: {ways}, {degrees} degrees, {letters}.",
    "Es würde einrasten: {ways}, {degrees} Grad, {letters}.",
)
FALLS_IN_MIDDLE: Final = Text("in the middle", "in der Mitte")
FALLS_MAKING: Final = Text("making {letter}", "das ergibt {letter}")
FALLS_FOR: Final = Text("as part of {letters}", "als Teil von {letters}")
CHOSEN: Final = Plural(
    Text("{n} letter chosen.", "{n} Buchstabe gewählt."),
    Text("{n} letters chosen.", "{n} Buchstaben gewählt."),
)
WHOSE_CELLS: Final = Text("{name}: {cells}", "{name}: {cells}")
PUT_BACK: Final = Text("Piece put back.", "Teil zurückgelegt.")
TURN: Final = Text("Turn", "Drehen")
TURN_TIP: Final = Text(
    "By 15°; held down it goes on (, and . or the wheel)",
    "Um 15°; gehalten geht es weiter (, und . oder das Mausrad)",
)
FLIP: Final = Text("Flip", "Wenden")
FLIP_TIP: Final = Text(
    "Straights by 90°, curves by 180° (F, right click)",
    "Geraden um 90°, Bögen um 180° (F, Rechtsklick)",
)
TO_HEAP: Final = Text("To its heap", "Auf den Haufen")
TO_HEAP_TIP: Final = Text("Off the bench (double click)", "Von der Werkbank (Doppelklick)")
LET_GO: Final = Text("Put back", "Zurücklegen")
LET_GO_TIP: Final = Text("To where it was (Esc)", "Dahin, wo es war (Esc)")
TAKE_APART: Final = Text("Take apart", "Zerlegen")
TAKE_APART_TIP: Final = Text(
    "The letter in the ring, or the last one (Backspace)",
    "Den Buchstaben im Rahmen oder den letzten (Rücktaste)",
)
