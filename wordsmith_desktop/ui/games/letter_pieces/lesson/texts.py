"""What the coach says in the first lesson."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

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
