"""What is said wherever paper is printed or saved."""

from __future__ import annotations

from typing import Final

from .texts import Plural, Text

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
SAVED: Final = Text("Saved as {name}.", "Gespeichert als {name}.")
NOT_SAVED: Final = Text("{name} was not saved: {why}", "{name} wurde nicht gespeichert: {why}")
PRINTED: Final = Text(
    "The sheet is on its way to the printer.", "Das Blatt ist auf dem Weg zum Drucker."
)
NOT_PRINTED: Final = Text(
    "The printer does not take the sheet just now.", "Der Drucker nimmt das Blatt gerade nicht an."
)
