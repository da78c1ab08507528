"""What is said where the program keeps, copies, brings in and cannot write a person's data."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

LEAVE_TITLE: Final = Plural(
    one=Text("{n} action is not on the disk", "{n} Zug ist nicht gespeichert"),
    many=Text("{n} actions are not on the disk", "{n} Züge sind nicht gespeichert"),
)
LEAVE_TEXT: Final = Text(
    "The match cannot be saved: {why} Whoever leaves now loses what is only in memory. A copy "
    "holds the whole match, wherever you put it.",
    "Die Partie lässt sich nicht speichern: {why} Wenn du jetzt gehst, ist verloren, was nur im "
    "Speicher steht. Eine Kopie enthält die ganze Partie, wo immer du sie ablegst.",
)
LEAVE_STAY: Final = Text("Stay", "Hierbleiben")
LEAVE_ANYWAY: Final = Text("Leave anyway", "Trotzdem gehen")
LEAVE_COPY: Final = Text("Save a copy …", "Kopie speichern …")
LEAVE_STILL: Final = Text("It still does not work: {why}", "Es geht noch immer nicht: {why}")
WRITTEN_ANEW: Final = Text(
    "The file of this match had been taken away. The whole match was written anew.",
    "Die Datei dieser Partie war weg. Die ganze Partie wurde neu geschrieben.",
)
