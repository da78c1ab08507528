"""What stands on a written-out table."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

NO_WORDS: Final = Text("no words", "keine Wörter")
TOKENS: Final = Plural(
    Text("{n} token: {goals}", "{n} Marke: {goals}"),
    Text("{n} tokens: {goals}", "{n} Marken: {goals}"),
)
PENALTY: Final = Text("failed objections", "gescheiterte Einsprüche")
POINTS: Final = Text("points", "Punkte")
POINTS_SO_FAR: Final = Text("points so far", "bisherige Punkte")
UNJUDGED: Final = Text(
    "{name} has called {cards}; it is not judged yet.",
    "{name} hat {cards} angesagt; das Wort ist noch nicht beurteilt.",
)
POOL: Final = Text("Pool: {cards}", "Auslage: {cards}")
POOL_EMPTY: Final = Text("The pool is empty.", "Die Auslage ist leer.")
DECK: Final = Plural(
    Text("Deck: {n} card", "Stapel: {n} Karte"), Text("Deck: {n} cards", "Stapel: {n} Karten")
)
FACE_UP: Final = Text("Tokens to be won: {goals}", "Zu gewinnende Marken: {goals}")
