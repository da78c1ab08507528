"""What the page of the manual says around its chapters."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

SEARCH: Final = Text("Search for words", "Nach Wörtern suchen")
CHAPTERS: Final = Text("Chapters", "Kapitel")
CHAPTER: Final = Text("The chapter", "Das Kapitel")
NOTHING: Final = Text("No chapter mentions that.", "Davon spricht kein Kapitel.")
MISSING: Final = Text(
    "The manual was not found among the files of the program: install it anew.",
    "Das Handbuch fehlt bei den Dateien des Programms: Installier es neu.",
)
