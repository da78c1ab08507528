"""What is said while a file is dragged over the window."""

from __future__ import annotations

from typing import Final

from ..texts import Text

ADD_WORDS: Final = Text("Add a word list", "Wortliste hinzufügen")
OPEN_MATCH: Final = Text("Open a match", "Partie öffnen")
SEE_BACKUP: Final = Text("Look into a backup", "In eine Sicherung sehen")
UNKNOWN_KIND: Final = Text(
    "This kind of file is not one that we can open", "Diese Art Datei lässt sich hier nicht öffnen"
)
ONE_AT_A_TIME: Final = Text("One file at a time", "Eine Datei nach der anderen")
