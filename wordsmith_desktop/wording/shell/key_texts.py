"""Sentences of the page on which keys are chosen."""

from __future__ import annotations

from typing import Final

from ..texts import Text

MENU: Final = Text("Keys …", "Tasten …")
TITLE: Final = Text("Keys of your own", "Eigene Tasten")
TEXT: Final = Text(
    "Press a button, then the key you want: with Ctrl, or F1 to F12; on boards also alone. "
    "Letters, Enter, Tab and Escape stay as they are.",
    "Drück einen Knopf, dann die neue Taste: mit Strg oder F1 bis F12, auf Brettern auch "
    "allein. Buchstaben, Eingabe, Tab und Escape bleiben.",
)
WAITING: Final = Text("Press a key …", "Drück eine Taste …")
ONE_OF: Final = Text("{does} ({key})", "{does} ({key})")
LINE: Final = Text("{does}: {key}", "{does}: {key}")
CHANGED: Final = Text("{does}: now {key}.", "{does}: jetzt {key}.")
TAKEN: Final = Text(
    "{key} is taken: {does}. Press another key, or Escape.",
    "{key} ist vergeben: {does}. Drück eine andere Taste oder Escape.",
)
FIXED: Final = Text(
    "{key} has its own use everywhere. Press a key with Ctrl, one of F1 to F12, or Escape.",
    "{key} hat überall einen festen Zweck. Drück eine Taste mit Strg, eine von F1 bis F12 oder "
    "Escape.",
)
FIXED_ON_BOARDS: Final = Text(
    "{key} types, or has its own use everywhere. Press another key alone, or Escape.",
    "{key} tippt etwas oder hat überall einen festen Zweck. Drück eine andere Taste für sich oder "
    "Escape.",
)
KEPT: Final = Text("It stays as it was.", "Es bleibt, wie es war.")
USUAL: Final = Text("All as usual", "Alle wie üblich")
ALL_USUAL: Final = Text("All keys are the usual ones.", "Alle Tasten sind die üblichen.")
AT_TABLES: Final = Text("At the table", "Am Tisch")
ON_BOARDS: Final = Text("On the boards", "Auf den Brettern")
