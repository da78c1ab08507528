"""Matches that were played on paper and are entered afterwards."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

MENU: Final = Text("Enter a Match from Paper …", "Partie vom Papier eintragen …")
TITLE: Final = Text("Enter a match from paper", "Partie vom Papier eintragen")
TITLE_OF: Final = Text("{title}: {game}", "{title}: {game}")
TITLE_CORRECT: Final = Text("Correct a match from paper", "Partie vom Papier berichtigen")
SAVE: Final = Text("Enter", "Eintragen")
SAVE_ANYWAY: Final = Text("Enter anyway", "Trotzdem eintragen")

DAY: Final = Text(
    "Day",
    "Tag",
)
RULES: Final = Text("Rules you played by", "Eure Regeln")
RULES_ACCOUNT: Final = Text("variant, goal, house rules", "Variante, Ziel, Hausregeln")
SHEET: Final = Text(
    "The paper",
    "Das Papier",
)
KEYS: Final = Text(
    "Enter and arrows lead on.",
    "Eingabe und Pfeile führen weiter.",
)
SUM: Final = Text("Sum", "Summe")
SUM_OF: Final = Text("Sum of {name}: {points}", "Summe von {name}: {points}")
FIELD: Final = Text("{name}, {line}", "{name}, {line}")
"""A field of the sheet, as a screen reader calls it."""

MISFIT_FIELD: Final = Text("{line}, {name}: {why}", "{line}, {name}: {why}")
MISFIT_LINE: Final = Text("{line}: {why}", "{line}: {why}")
MISFITS: Final = Text(
    "This cannot be right yet.",
    "So stimmt es noch nicht.",
)
DOUBT: Final = Text(
    "{line}, {name}: not in the dictionary: {word}",
    "{line}, {name}: nicht im Wörterbuch: {word}",
)
DOUBTS: Final = Plural(
    one=Text(
        "A word is doubtful. If it counted, enter it anyway.",
        "Ein Wort ist zweifelhaft. Galt es, trag trotzdem ein.",
    ),
    many=Text(
        "{n} words are doubtful. If they counted, enter them anyway.",
        "{n} Wörter sind zweifelhaft. Galten sie, trag trotzdem ein.",
    ),
)
NOT_KEPT: Final = Text("The match was not kept: {why}", "Die Partie wurde nicht behalten: {why}")
KEPT: Final = Text("The match from paper counts now.", "Die Partie vom Papier zählt jetzt.")
CORRECTED: Final = Text(
    "The match from paper was corrected.", "Die Partie vom Papier ist berichtigt."
)

LOSE_TITLE: Final = Text("Leave this paper?", "Dieses Papier verlassen?")
LOSE_TEXT: Final = Text(
    "What you have written is not kept yet, and will be lost.",
    "Was du geschrieben hast, ist noch nicht eingetragen und geht verloren.",
)
LOSE_YES: Final = Text("Leave it", "Verlassen")
