"""What the alphabet guide says."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.letter_pieces.pieces import Kind
from wordsmith_desktop.ui.kit.texts import Plural, Text

GUIDE: Final = Text("The alphabet", "Das Alphabet")
LETTER: Final = Text("{letter}: {pieces}", "{letter}: {pieces}")
HYPHEN: Final = Text("Hyphen", "Bindestrich")
APOSTROPHE: Final = Text("Apostrophe", "Apostroph")
CAN_BUILD: Final = Text("your pieces are enough", "deine Teile reichen")
CANNOT_BUILD: Final = Text("pieces are missing", "es fehlen Teile")
LEGEND: Final = Text(
    "A tick marks letters that your pieces are enough for.",
    "Ein Haken heißt: Dafür reichen deine Teile.",
)

NUMBERS: Final[dict[int, Text]] = {
    2: Text("two", "zwei"),
    3: Text("three", "drei"),
    4: Text("four", "vier"),
}
PIECES: Final[dict[Kind, Plural]] = {
    Kind.L: Plural(
        Text("one long straight", "eine lange Gerade"),
        Text("{n} long straights", "{n} lange Geraden"),
    ),
    Kind.S: Plural(
        Text("one short straight", "eine kurze Gerade"),
        Text("{n} short straights", "{n} kurze Geraden"),
    ),
    Kind.B: Plural(
        Text("one big curve", "ein großer Bogen"), Text("{n} big curves", "{n} große Bögen")
    ),
    Kind.C: Plural(
        Text("one small curve", "ein kleiner Bogen"),
        Text("{n} small curves", "{n} kleine Bögen"),
    ),
}

HOW: Final[dict[str, Text]] = {
    "A": Text(
        "Two longs lean together, with a short bar between them.",
        "Zwei lange lehnen aneinander, dazwischen ein kurzer Querstrich.",
    ),
    "B": Text(
        "A long stands upright, two small curves stacked on its right.",
        "Eine lange steht aufrecht, rechts daran zwei kleine Bögen übereinander.",
    ),
    "C": Text("One big curve, open to the right.", "Ein großer Bogen, nach rechts offen."),
    "D": Text(
        "A long stands upright, a big curve on its right.",
        "Eine lange steht aufrecht, rechts daran ein großer Bogen.",
    ),
    "E": Text(
        "A long stands upright, shorts at the top, in the middle and at the foot.",
        "Eine lange steht aufrecht, kurze oben, in der Mitte und unten.",
    ),
    "F": Text(
        "A long stands upright, shorts at the top and in the middle.",
        "Eine lange steht aufrecht, kurze oben und in der Mitte.",
    ),
    "G": Text(
        "A big curve open to the right, a short bar pointing inward low on the right.",
        "Ein großer Bogen, nach rechts offen, unten rechts ein kurzer Strich nach innen.",
    ),
    "H": Text(
        "Two longs stand upright, with a short bar between them.",
        "Zwei lange stehen aufrecht, dazwischen ein kurzer Querstrich.",
    ),
    "I": Text("One long, upright.", "Eine lange, aufrecht."),
    "J": Text(
        "A small curve at the foot, a straight upward from its right end.",
        "Ein kleiner Bogen unten, eine Gerade nach oben auf seinem rechten Ende.",
    ),
    "K": Text(
        "A long stands upright, two shorts spread from its middle.",
        "Eine lange steht aufrecht, aus ihrer Mitte laufen zwei kurze auseinander.",
    ),
    "L": Text(
        "A long stands upright, a short at its foot.",
        "Eine lange steht aufrecht, unten eine kurze.",
    ),
    "M": Text(
        "Two longs stand upright, two shorts form a V between their tops.",
        "Zwei lange stehen aufrecht, oben dazwischen zwei kurze als V.",
    ),
    "N": Text(
        "Two longs stand upright, a third runs slanting between them.",
        "Zwei lange stehen aufrecht, dazwischen läuft eine dritte schräg.",
    ),
    "O": Text("Two big curves face each other.", "Zwei große Bögen, einander zugewandt."),
    "P": Text(
        "A long stands upright, a small curve at the top right.",
        "Eine lange steht aufrecht, oben rechts ein kleiner Bogen.",
    ),
    "Q": Text(
        "Two big curves face each other, a short tail slants at the lower right.",
        "Zwei große Bögen, einander zugewandt, unten rechts ein schräger kurzer Strich.",
    ),
    "R": Text(
        "A long stands upright, a small curve at the top right, a short slanting leg below it.",
        "Eine lange steht aufrecht, oben rechts ein kleiner Bogen, darunter ein schräges Bein.",
    ),
    "S": Text(
        "Two small curves: the upper opens right, the lower opens left.",
        "Zwei kleine Bögen: der obere nach rechts offen, der untere nach links.",
    ),
    "T": Text(
        "A long stands upright, a short lies centred on top.",
        "Eine lange steht aufrecht, obenauf mittig eine kurze.",
    ),
    "U": Text(
        "A small curve opens upward, a short stands on each of its ends.",
        "Ein kleiner Bogen, nach oben offen, auf jedem Ende steht eine kurze.",
    ),
    "V": Text("Two longs meet at the foot.", "Zwei lange treffen sich unten."),
    "W": Text(
        "Two longs stand outside, two shorts form a roof between their feet.",
        "Zwei lange außen, unten dazwischen zwei kurze als Dach.",
    ),
    "X": Text("Two longs cross.", "Zwei lange kreuzen sich."),
    "Y": Text(
        "A fork on a stem.",
        "Eine Gabel auf einem Stiel.",
    ),
    "Z": Text(
        "A short on top, a long slanting down, a short at the foot.",
        "Oben eine kurze, schräg nach unten eine lange, unten eine kurze.",
    ),
    "-": Text("One short, level, at half height.", "Eine kurze, waagerecht, auf halber Höhe."),
    "'": Text(
        "One short, upright, in the upper half.", "Eine kurze, aufrecht, in der oberen Hälfte."
    ),
}
