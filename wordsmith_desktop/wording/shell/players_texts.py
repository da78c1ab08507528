"""What is said about those who are remembered, and of the field that names them."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.records.profiles import NameFault

from ..texts import Text

TITLE: Final = Text("Players", "Spieler")
ABOUT: Final = Text(
    "Results are kept by these names.",
    "Unter diesen Namen werden Ergebnisse gesammelt.",
)
NOBODY: Final = Text(
    "Add yourself and those you play with.",
    "Trag dich und deine Mitspieler ein.",
)
ADD: Final = Text("Add a player", "Neu eintragen")
REMOVE: Final = Text("Remove", "Entfernen")
NEW_NAME: Final = Text("Player {n}", "Spieler {n}")
REMOVED: Final = Text(
    "{name} is off the list. All matches stay.", "{name} ist von der Liste. Alle Partien bleiben."
)
BRING_BACK: Final = Text("Bring back", "Zurückholen")
NOT_KEPT: Final = Text(
    "The list could not be saved; it counts until you quit.",
    "Die Liste ließ sich nicht speichern; sie gilt, bis du das Programm beendest.",
)

NAME: Final = Text("Name", "Name")
NAME_FAULTS: Final[dict[NameFault, Text]] = {
    NameFault.EMPTY: Text("A player needs a name.", "Ohne Namen geht es nicht."),
    NameFault.TAKEN: Text("Somebody is called that already.", "So heißt schon jemand."),
}
EMBLEM: Final = Text("Emblem", "Zeichen")
ALONE: Final = Text("Playing alone", "Allein am Tisch")
WORDS: Final = Text("Language of words", "Sprache der Wörter")
WORDS_USUAL: Final = Text(
    "As last time",
    "Wie zuletzt",
)
SIZE: Final = Text("Size of text", "Schriftgröße")
SIZE_USUAL: Final = Text(
    "As set",
    "Wie eingestellt",
)
PERCENT: Final = Text("{n} %", "{n} %")
CLOCK: Final = Text("Time on the clock", "Zeit auf der Uhr")
CLOCK_NOTE: Final = Text(
    "From the next match on.",
    "Ab der nächsten Partie.",
)
CLOCKS: Final[dict[int, Text]] = {
    100: Text("As the rules say", "Wie in den Regeln"),
    125: Text("1.25 times as long", "1,25-mal so lang"),
    150: Text("1.5 times as long", "1,5-mal so lang"),
    200: Text("Twice as long", "Doppelt so lang"),
    300: Text("3 times as long", "3-mal so lang"),
    500: Text("5 times as long", "5-mal so lang"),
    1000: Text("10 times as long", "10-mal so lang"),
    0: Text("No clock at all", "Gar keine Uhr"),
}
KEY: Final = Text("Key for calling out", "Taste zum Melden")
KEY_USUAL: Final = Text(
    "That of the seat",
    "Die des Platzes",
)
KEY_NOTE: Final = Text(
    "In races and draws.",
    "Bei Wettlauf und Ziehung.",
)

FIELD_HINT: Final = Text(
    "Arrow down lists remembered players.",
    "Pfeil nach unten zeigt eingetragene Spieler.",
)
FIELD_LIST: Final = Text("Remembered players", "Eingetragene Spieler")
