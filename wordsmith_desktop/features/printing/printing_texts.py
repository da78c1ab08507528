"""What is said about printing score sheets."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

TITLE: Final = Text("Print a score sheet", "Wertungsblatt drucken")
WHICH: Final = Text("Which sheet?", "Welches Blatt?")
THIS_MATCH: Final = Text("This match", "Diese Partie")
MATCH_OVER_LINE: Final = Text(
    "Everything that was played, with all points.", "Alles, was gespielt wurde, mit allen Punkten."
)
MATCH_SO_FAR_LINE: Final = Text(
    "As far as it has come, without its secrets.",
    "So weit, wie sie ist, ohne ihre Geheimnisse.",
)
EMPTY: Final = Text("Empty", "Leer")
EMPTY_LINE: Final = Text(
    "To fill in by hand, beside the printed game.",
    "Zum Ausfüllen von Hand, neben dem gedruckten Spiel.",
)
GAME: Final = Text("Game", "Spiel")
PLAYERS: Final = Text("How many players?", "Wie viele spielen mit?")
NO_PRINTER: Final = Text(
    "No printer found: save it as a PDF.",
    "Kein Drucker gefunden: Speichere das Blatt als PDF.",
)
PAGES: Final = Plural(
    one=Text("{n} page, {paper}", "{n} Seite, {paper}"),
    many=Text("{n} pages, {paper}", "{n} Seiten, {paper}"),
)
PREVIEW: Final = Text("Preview", "Vorschau")
PREVIEW_OF: Final = Text("Preview: {page}", "Vorschau: {page}")
PAGE_BACK: Final = Text("The page before", "Die Seite davor")
PAGE_FORTH: Final = Text("The next page", "Die nächste Seite")
PAPER: Final = Text("Paper", "Papier")
PAPER_LETTER: Final = Text("Letter", "US-Letter")
PAPER_A4: Final = Text("A4", "A4")

SAVE: Final = Text("Save as PDF …", "Als PDF speichern …")
PRINT: Final = Text("Print …", "Drucken …")
KIND_PDF: Final = Text("PDF documents (*.pdf)", "PDF-Dokumente (*.pdf)")
MATCH_FILE: Final = Text("{game} {names} {day}", "{game} {names} {day}")
EMPTY_FILE: Final = Text("{game} empty", "{game} leer")
SAVED: Final = Text("Saved as {name}.", "Gespeichert als {name}.")
NOT_SAVED: Final = Text("{name} was not saved: {why}", "{name} wurde nicht gespeichert: {why}")
PRINTED: Final = Text(
    "The sheet is on its way to the printer.", "Das Blatt ist auf dem Weg zum Drucker."
)
NOT_PRINTED: Final = Text(
    "The printer does not take the sheet just now.", "Der Drucker nimmt das Blatt gerade nicht an."
)
