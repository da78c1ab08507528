"""Sentences of the dialog for worksheets."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

TITLE: Final = Text("Worksheets to print", "Arbeitsblätter zum Drucken")
WHICH: Final = Text("Worksheet", "Arbeitsblatt")
ABOUT: Final = Text(
    "{game}: {about}",
    "{game}: {about}",
)
LANGUAGE: Final = Text("Language of the words", "Sprache der Wörter")
LEVEL: Final = Text("How hard?", "Wie schwer?")
NUMBER: Final = Text("Sheet number", "Blattnummer")
NUMBER_ABOUT: Final = Text(
    "The same number, the same sheet.",
    "Gleiche Nummer, gleiches Blatt.",
)
ANOTHER: Final = Text("Another one", "Ein anderes")
OPENING: Final = Text("The dictionary is being opened …", "Das Wörterbuch wird geöffnet …")
MAKING: Final = Text("The sheet is being made …", "Das Blatt wird erstellt …")
NONE: Final = Text(
    "This dictionary has too few words for such a sheet.",
    "Dieses Wörterbuch hat zu wenige Wörter für so ein Blatt.",
)
NUMBERED_FILE: Final = Text(
    "{title} {language} {level} {number}", "{title} {language} {level} {number}"
)
