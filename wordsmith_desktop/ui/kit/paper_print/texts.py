"""What stands on every sheet of paper."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

DAY: Final = Text("Date", "Datum")
DAY_PATTERN: Final = Text("d MMMM yyyy", "d. MMMM yyyy")
"""As Qt writes dates."""
DOCUMENT_TITLE: Final = Text("{game}: {title}", "{game}: {title}")
PLAYERS: Final = Text("Players", "Am Tisch")
PAGE_OF: Final = Text("Page {number} of {count}", "Seite {number} von {count}")
RESULT: Final = Text("Result", "Ergebnis")
SO_FAR: Final = Text("Points so far", "Punkte bisher")
SCORE_SHEET: Final = Text("Score sheet", "Wertungsblatt")
NAME: Final = Text("Name", "Name")
