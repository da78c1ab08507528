"""Sentences of the first lesson, and of the alphabet with its pieces."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.pieces import Shape

FINISHED: Final = Text(
    "That is the whole craft: build, claim, remix, roll. With others, all begin with the same "
    "eight pieces, and three rounds make a match.",
    "Das ist schon das ganze Handwerk: bauen, ansagen, umbauen, würfeln. Mit anderen beginnen alle "
    "mit denselben acht Teilen, und drei Runden sind eine Partie.",
)

ROLL_STEP: Final = Text(
    "New letters need new pieces. Press the die (Ctrl+R). It shows a star: choose any piece "
    "from the tray, a small curve for example.",
    "Für neue Buchstaben brauchst du neue Teile. Drück auf den Würfel (Strg+R). Er zeigt einen "
    "Stern: Such dir ein Teil aus dem Vorrat aus, zum Beispiel einen kleinen Bogen.",
)
MORE_STEP: Final = Text(
    "Now find a word of your own and claim it. It must have a letter that your last word "
    "lacks. Every piece left over ticks a box; the six blue ones are worth a point each while "
    "open. With six words you call “Done!”: the others get one last word, and the round ends.",
    "Jetzt finde ein eigenes Wort und sag es an. Es braucht einen Buchstaben, den dein letztes "
    "Wort nicht hat. Jedes übrige Teil kostet ein Kästchen; die sechs blauen zählen je einen "
    "Punkt, solange sie offen sind. Mit sechs Wörtern rufst du „Fertig!“: Die anderen haben noch "
    "ein letztes Wort, und die Runde ist aus.",
)
OWN_STEP: Final = Text(
    "Now discover a word of your own in these eight pieces and claim it; any word will do. It must "
    "have a letter that CAST lacks. What it leaves over goes back to the tray, so use all if you "
    "can.",
    "Jetzt entdecke in diesen acht Teilen ein eigenes Wort und sag es an; jedes Wort gilt. Es "
    "braucht einen Buchstaben, den CAST nicht hat. Was übrig bleibt, geht zurück in den Vorrat: "
    "Nimm möglichst alle.",
)
ANOTHER_STEP: Final = Text(
    "Discover one more. Only your last word counts for the new letter, so letters of the words "
    "before it may come back.",
    "Entdecke noch eins. Für den neuen Buchstaben zählt nur dein letztes Wort; Buchstaben aus den "
    "Wörtern davor dürfen also wiederkommen.",
)
_ENGLISH_STEPS: Final = (
    Text(
        "These eight pieces are yours. Start with B: bring a long straight into the first cell, "
        "then both small curves to its right side. Drag them, tap heap and place, or take them "
        "with 1 to 4, move them by arrows and lay them with Enter. Wheel, Turn button, comma and "
        "full stop turn them.",
        "Diese acht Teile gehören dir. Beginne mit B: Bring eine lange Gerade in die erste Zelle "
        "und dann beide kleinen Bögen an ihre rechte Seite. Zieh sie, tipp Haufen und Platz an, "
        "oder nimm sie mit 1 bis 4, schieb sie mit den Pfeilen und leg sie mit Eingabe. Mausrad, "
        "Drehknopf, Komma und Punkt drehen sie.",
    ),
    Text(
        "A letter glows when it is right. Now A and G, to make BAG. The longs of an A lean "
        "together: turn each twice. Or type the letters, or tap them in the alphabet (F3).",
        "Ein Buchstabe leuchtet auf, wenn er stimmt. Nun A und G, damit BAG dasteht. Die langen "
        "Geraden des A lehnen aneinander: Dreh jede zweimal. Oder schreib die Buchstaben, "
        "oder tipp sie im Alphabet an (F3).",
    ),
    Text(
        "BAG stands. Claim it with the button below or the Enter key. Others at the table may "
        "object then.",
        "BAG steht da. Sag das Wort an, mit dem Knopf unten oder der Eingabetaste. Andere am Tisch "
        "dürfen dann Einspruch erheben.",
    ),
    Text(
        "The word is on your sheet, its pieces stay yours. The same eight make CAST: type it, "
        "or rebuild it by hand. Drag beside the pieces to carry a whole letter.",
        "Das Wort steht auf deinem Blatt, die Teile bleiben dir. Aus denselben acht wird CAST: "
        "Schreib es oder bau um. Zieh neben den Teilen, um einen ganzen Buchstaben zu tragen.",
    ),
    Text(
        "CAST uses every piece, so nothing is left over. Claim it.",
        "CAST braucht alle Teile, es bleibt nichts übrig. Sag es an.",
    ),
    OWN_STEP,
    ANOTHER_STEP,
    ROLL_STEP,
    MORE_STEP,
)
_GERMAN_STEPS: Final = (
    Text(
        "These eight pieces are yours. Start with T: bring a long straight into the first cell, "
        "then a short one to its top. Drag them, tap heap and place, or take them with 1 to 4, "
        "move them by arrows and lay them with Enter. Wheel, Turn button, comma and full stop "
        "turn them.",
        "Diese acht Teile gehören dir. Beginne mit T: Bring eine lange Gerade in die erste Zelle "
        "und dann eine kurze an ihr oberes Ende. Zieh sie, tipp Haufen und Platz an, oder nimm "
        "sie mit 1 bis 4, schieb sie mit den Pfeilen und leg sie mit Eingabe. Mausrad, Drehknopf, "
        "Komma und Punkt drehen sie.",
    ),
    Text(
        "A letter glows when it is right. Now A and U, to make TAU. The longs of an A lean "
        "together: turn each twice. Or type the letters, or tap them in the alphabet (F3).",
        "Ein Buchstabe leuchtet auf, wenn er stimmt. Nun A und U, damit TAU dasteht. Die langen "
        "Geraden des A lehnen aneinander: Dreh jede zweimal. Oder schreib die Buchstaben, "
        "oder tipp sie im Alphabet an (F3).",
    ),
    Text(
        "TAU stands. Claim it with the button below or the Enter key. Others at the table may "
        "object then.",
        "TAU steht da. Sag das Wort an, mit dem Knopf unten oder der Eingabetaste. Andere am Tisch "
        "dürfen dann Einspruch erheben.",
    ),
    Text(
        "The word is on your sheet, its pieces stay yours. The same eight make IRE: type it, "
        "or rebuild it by hand. Drag beside the pieces to carry a whole letter.",
        "Das Wort steht auf deinem Blatt, die Teile bleiben dir. Aus denselben acht wird IRE: "
        "Schreib es oder bau um. Zieh neben den Teilen, um einen ganzen Buchstaben zu tragen.",
    ),
    Text(
        "IRE uses every piece, so nothing is left over. Claim it.",
        "IRE braucht alle Teile, es bleibt nichts übrig. Sag es an.",
    ),
    ROLL_STEP,
    MORE_STEP,
)
_BUILDING_HELPS: Final = (
    Text(
        "Just type {letter}, or tap it in the alphabet (F3): the pieces go where they belong.",
        "Schreib einfach {letter}, oder tipp es im Alphabet an (F3): Die Teile legen sich von "
        "selbst an ihren Platz.",
    ),
    Text(
        "Type the letters that are missing, or tap them in the alphabet (F3): {rest}.",
        "Schreib die Buchstaben, die noch fehlen, oder tipp sie im Alphabet an (F3): {rest}.",
    ),
    Text(
        "{first} lies there already: press Enter, or the button in the lower right corner.",
        "{first} liegt schon da: Drück die Eingabetaste oder den Knopf unten rechts.",
    ),
    Text(
        "Press Clear (Ctrl+Backspace), then type {second}, or tap its letters in the alphabet "
        "(F3).",
        "Drück auf Abräumen (Strg+Rücktaste), dann schreib {second}, oder tipp die Buchstaben im "
        "Alphabet an (F3).",
    ),
    Text(
        "{second} lies there already: press Enter, or the button in the lower right corner.",
        "{second} liegt schon da: Drück die Eingabetaste oder den Knopf unten rechts.",
    ),
)
_OWN_HELP: Final = Text(
    "Try {own}: press Clear (Ctrl+Backspace), build it and claim it (Enter). Hint (F2) helps, too.",
    "Probier {own}: Drück auf Abräumen (Strg+Rücktaste), bau es und sag es an (Eingabe). Ein Tipp "
    "(F2) hilft auch.",
)
_ANOTHER_HELP: Final = Text(
    "Try {another}: press Clear (Ctrl+Backspace), build it and claim it (Enter). If pieces are "
    "missing, the die (Ctrl+R) brings more.",
    "Probier {another}: Drück auf Abräumen (Strg+Rücktaste), bau es und sag es an (Eingabe). "
    "Fehlen dir Teile, bringt der Würfel (Strg+R) neue.",
)
_ROLLING_HELPS: Final = (
    Text(
        "Press Ctrl+R or tap the die; with a star take a piece of the tray: tap it, or Ctrl+1 to "
        "Ctrl+4.",
        "Drück Strg+R oder tipp den Würfel an; bei einem Stern nimm ein Teil aus dem Vorrat: Tipp "
        "es an, oder Strg+1 bis Strg+4.",
    ),
    Text(
        "Try {third}: press Clear (Ctrl+Backspace), build it and claim it (Enter). Hint (F2) "
        "helps, too.",
        "Probier {third}: Drück auf Abräumen (Strg+Rücktaste), bau es und sag es an (Eingabe). "
        "Ein Tipp (F2) hilft auch.",
    ),
)
FIRST_STEPS: Final = {
    "BAG": tuple(
        zip(
            _ENGLISH_STEPS,
            (*_BUILDING_HELPS, _OWN_HELP, _ANOTHER_HELP, *_ROLLING_HELPS),
            strict=True,
        )
    ),
    "TAU": tuple(zip(_GERMAN_STEPS, (*_BUILDING_HELPS, *_ROLLING_HELPS), strict=True)),
}
"""By the word to build first, each step of the first lesson with what helps."""

REQUIRED_STEPS: Final = (
    (
        Text(
            "Now every row wants its letter; they were drawn by lot. The first wants {letter}: a "
            "word for it must hold one, wherever it stands. Build {word}, for example, and claim "
            "it.",
            "Jetzt verlangt jede Zeile ihren Buchstaben; sie wurden ausgelost. Die erste will "
            "{letter}: Ihr Wort muss eins enthalten, egal wo. Bau zum Beispiel {word} und sag es "
            "an.",
        ),
        Text(
            "type {word}, or tap its letters in the alphabet (F3), and claim it (Enter).",
            "Schreib {word}, oder tipp die Buchstaben im Alphabet an (F3), und sag es an "
            "(Eingabe).",
        ),
    ),
    (
        Text(
            "The next row wants {letter}. {word} holds it. A row that a word does not fit stays "
            "open for another one; rows need not be filled in order.",
            "Die nächste Zeile will {letter}. {word} hat es. Wo ein Wort nicht passt, bleibt die "
            "Zeile für ein anderes offen; der Reihe nach füllen musst du sie nicht.",
        ),
        Text(
            "press Clear (Ctrl+Backspace), build {word} and claim it (Enter).",
            "Drück auf Abräumen (Strg+Rücktaste), bau {word} und sag es an (Eingabe).",
        ),
    ),
    (
        Text(
            "Now find a word for any of the rows that are left: {letters}. Where it fits several, "
            "choose the one that it is meant for, by a tap or by Tab and Space. The die (Ctrl+R) "
            "gives you more pieces.",
            "Jetzt finde ein Wort für eine der Zeilen, die noch offen sind: {letters}. Passt es in "
            "mehrere, wähl die, in die es soll: antippen, oder Tab und Leertaste. Der Würfel "
            "(Strg+R) gibt dir mehr Teile.",
        ),
        Text(
            "try {word}: press Clear (Ctrl+Backspace), build it and claim it (Enter).",
            "Probier {word}: Drück auf Abräumen (Strg+Rücktaste), bau es und sag es an (Eingabe).",
        ),
    ),
)
"""Each step of the lesson on required letters with what helps."""
REQUIRED_FINISHED: Final = Text(
    "So it goes with required letters. They may also come from a word of yours, and go with every "
    "other way to play.",
    "So geht es mit benötigten Buchstaben. Sie können auch aus einem Wort von euch stammen und "
    "passen zu jeder anderen Spielweise.",
)

SISTER_FIRST: Final = Text(
    "Some letters take the same pieces. Build {letter} to begin with: by hand, typed, or tapped in "
    "the alphabet (F3).",
    "Manche Buchstaben brauchen dieselben Teile. Bau zum Anfang {letter}: von Hand, geschrieben "
    "oder im Alphabet angetippt (F3).",
)
SISTER_NEXT: Final = Text(
    "Now other letters. Press Clear (Ctrl+Backspace) and build {letter}.",
    "Jetzt andere Buchstaben. Drück auf Abräumen (Strg+Rücktaste) und bau {letter}.",
)
SISTER: Final = Text(
    "The same pieces make {letter}, too. Rebuild {before} into {letter}; nothing else may stand.",
    "Aus denselben Teilen wird auch {letter}. Bau {before} zu {letter} um; sonst darf nichts "
    "dastehen.",
)
SISTER_WORDS: Final = (
    (
        Text(
            "M and W are such a pair as well. Build the word {word} and claim it.",
            "Auch M und W sind so ein Paar. Bau das Wort {word} und sag es an.",
        ),
        Text(
            "press Clear (Ctrl+Backspace), build {word} and claim it (Enter).",
            "Drück auf Abräumen (Strg+Rücktaste), bau {word} und sag es an (Eingabe).",
        ),
    ),
    (
        Text(
            "Turn its M into a W: {word} takes the same pieces, and W is its new letter. Claim it.",
            "Mach aus dem M ein W: {word} braucht dieselben Teile, und W ist der neue Buchstabe. "
            "Sag es an.",
        ),
        Text(
            "press Clear (Ctrl+Backspace), build {word} and claim it (Enter).",
            "Drück auf Abräumen (Strg+Rücktaste), bau {word} und sag es an (Eingabe).",
        ),
    ),
)
"""Each step of the lesson on letters of the same pieces that claims a word, with what helps."""
SISTERS_FINISHED: Final = Text(
    "A and H, F, K and Z, L and T, V and X, M and W: whoever knows them finds the next word "
    "without rolling.",
    "A und H, F, K und Z, L und T, V und X, M und W: Wer sie kennt, findet das nächste Wort, ohne "
    "zu würfeln.",
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
