"""Sentences of the first lesson, and of the alphabet with its pieces."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.letter_pieces.pieces import Shape
from wordsmith_desktop.wording.texts import Plural, Text

TITLE: Final = Text("First lesson", "Erste Lektion")
YOU: Final = Text("You", "Du")
STEP: Final = Text("Step {number} of {count}", "Schritt {number} von {count}")
FINISHED: Final = Text(
    "That is the whole craft: build, claim, remix, roll. Play on here as long as you like, "
    "or go home and start a match.",
    "Das ist schon das ganze Handwerk: bauen, ansagen, umbauen, würfeln. Spiel hier weiter, "
    "solange du magst, oder geh zur Startseite und beginne eine Partie.",
)
GO_HOME: Final = Text("Finish the lesson", "Lektion beenden")
LEAVE: Final = Text("Leave the lesson", "Lektion verlassen")

ROLL_STEP: Final = Text(
    "New letters need new pieces. Press the die (Ctrl+R). It shows a star: choose any piece "
    "from the tray, a small curve for example.",
    "Für neue Buchstaben brauchst du neue Teile. Drück auf den Würfel (Strg+R). Er zeigt einen "
    "Stern: Such dir ein Teil aus dem Vorrat aus, zum Beispiel einen kleinen Bogen.",
)
MORE_STEP: Final = Text(
    "Now find a word of your own and claim it. It must have a letter that your last word "
    "lacks. Every piece you leave over ticks a box; the six blue ones are worth a point each "
    "while they stay open.",
    "Jetzt finde ein eigenes Wort und sag es an. Es braucht einen Buchstaben, den dein letztes "
    "Wort nicht hat. Jedes Teil, das übrig bleibt, kostet ein Kästchen; die sechs blauen zählen "
    "je einen Punkt, solange sie offen sind.",
)
ENGLISH_STEPS: Final = (
    Text(
        "These eight pieces are yours. Start with B: drag a long straight into the first cell, "
        "then both small curves to its right side. The wheel turns a held piece; near its "
        "place it falls in by itself.",
        "Diese acht Teile gehören dir. Beginne mit B: Zieh eine lange Gerade in die erste Zelle "
        "und dann beide kleinen Bögen an ihre rechte Seite. Das Mausrad dreht das Teil in deiner "
        "Hand; nahe an seinem Platz rastet es von selbst ein.",
    ),
    Text(
        "A letter glows when it is right. Now A and G, to make BAG. The longs of an A lean "
        "together: turn each by two clicks of the wheel. Or simply type the letters.",
        "Ein Buchstabe leuchtet auf, wenn er stimmt. Nun A und G, damit BAG dasteht. Die langen "
        "Geraden des A lehnen aneinander: Dreh jede um zwei Rasten des Mausrads. Oder tippe "
        "einfach die Buchstaben.",
    ),
    Text(
        "BAG stands. Claim it with the button below or the Enter key.",
        "BAG steht da. Sag das Wort an, mit dem Knopf unten oder der Eingabetaste.",
    ),
    Text(
        "The word is on your sheet, its pieces stay yours. The same eight make CAST: take the "
        "letters apart with Backspace, then build anew.",
        "Das Wort steht auf deinem Blatt, die Teile bleiben dir. Aus denselben acht wird CAST: "
        "Zerlege die Buchstaben mit der Rücktaste und baue neu.",
    ),
    Text(
        "CAST uses every piece, so nothing is left over. Claim it.",
        "CAST braucht alle Teile, es bleibt nichts übrig. Sag es an.",
    ),
    ROLL_STEP,
    MORE_STEP,
)
GERMAN_STEPS: Final = (
    Text(
        "These eight pieces are yours. Start with T: drag a long straight into the first cell, "
        "then a short one to its top. The wheel turns a held piece; near its place it falls in "
        "by itself.",
        "Diese acht Teile gehören dir. Beginne mit T: Zieh eine lange Gerade in die erste Zelle "
        "und dann eine kurze an ihr oberes Ende. Das Mausrad dreht das Teil in deiner Hand; nahe "
        "an seinem Platz rastet es von selbst ein.",
    ),
    Text(
        "A letter glows when it is right. Now A and U, to make TAU. The longs of an A lean "
        "together: turn each by two clicks of the wheel. Or simply type the letters.",
        "Ein Buchstabe leuchtet auf, wenn er stimmt. Nun A und U, damit TAU dasteht. Die langen "
        "Geraden des A lehnen aneinander: Dreh jede um zwei Rasten des Mausrads. Oder tippe "
        "einfach die Buchstaben.",
    ),
    Text(
        "TAU stands. Claim it with the button below or the Enter key.",
        "TAU steht da. Sag das Wort an, mit dem Knopf unten oder der Eingabetaste.",
    ),
    Text(
        "The word is on your sheet, its pieces stay yours. The same eight make IRE: take the "
        "letters apart with Backspace, then build anew.",
        "Das Wort steht auf deinem Blatt, die Teile bleiben dir. Aus denselben acht wird IRE: "
        "Zerlege die Buchstaben mit der Rücktaste und baue neu.",
    ),
    Text(
        "IRE uses every piece, so nothing is left over. Claim it.",
        "IRE braucht alle Teile, es bleibt nichts übrig. Sag es an.",
    ),
    ROLL_STEP,
    MORE_STEP,
)


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
PIECES: Final[dict[Shape, Plural]] = {
    Shape.L: Plural(
        Text("one long straight", "eine lange Gerade"),
        Text("{n} long straights", "{n} lange Geraden"),
    ),
    Shape.S: Plural(
        Text("one short straight", "eine kurze Gerade"),
        Text("{n} short straights", "{n} kurze Geraden"),
    ),
    Shape.B: Plural(
        Text("one big curve", "ein großer Bogen"), Text("{n} big curves", "{n} große Bögen")
    ),
    Shape.C: Plural(
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
