"""Sentences of the page on which keys are chosen."""

from __future__ import annotations

from typing import Final

from ..texts import Text

MENU: Final = Text("Keys …", "Tasten …")
TITLE: Final = Text("Keys of your own", "Eigene Tasten")
TEXT: Final = Text(
    "Press a button, then the key that you want: one with Ctrl, or one of F1 to F12. Letters, "
    "arrows, Enter, Tab, Space and Escape stay as they are.",
    "Drück einen Knopf und dann die Taste, die du möchtest: eine mit Strg oder eine von F1 bis "
    "F12. Buchstaben, Pfeile, Eingabe, Tab, Leertaste und Escape bleiben, wie sie sind.",
)
WAITING: Final = Text("Press a key …", "Drück eine Taste …")
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
KEPT: Final = Text("It stays as it was.", "Es bleibt, wie es war.")
USUAL: Final = Text("All as usual", "Alle wie üblich")
ALL_USUAL: Final = Text("All keys are the usual ones.", "Alle Tasten sind die üblichen.")
AT_TABLES: Final = Text("At the table", "Am Tisch")
