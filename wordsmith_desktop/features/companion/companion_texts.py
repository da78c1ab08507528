"""Sentences of the companion: what helps beside a printed game."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

MENU: Final = Text("Companion …", "Spielbegleiter …")
PARTS: Final = Text("What you need", "Was du brauchst")
LOOK_UP: Final = Text("Look up", "Nachschlagen")

PAD: Final = Text("Score pad", "Punkteblock")
NAMES: Final = Text("Names", "Namen")
NAMES_HINT: Final = Text(
    "1 to 8 names, with commas between them", "1 bis 8 Namen, mit Komma dazwischen"
)
USE_NAMES: Final = Text("Take the names", "Namen übernehmen")
NAMES_TAKEN: Final = Plural(
    Text("{n} name on the pad.", "{n} Name auf dem Block."),
    Text("{n} names on the pad.", "{n} Namen auf dem Block."),
)
NAMES_NEEDED: Final = Text(
    "Somebody with points would be missing: begin a new pad.",
    "Jemand mit Punkten würde fehlen: Beginne einen neuen Block.",
)
NAMES_FIRST: Final = Text("Type names first.", "Gib zuerst Namen ein.")
PLAYER: Final = Text("Player", "Name")
POINTS_FIELD: Final = Text("Points", "Punkte")
ENTER: Final = Text("Enter points", "Eintragen")
NO_POINTS: Final = Text(
    "Points are a whole number, such as 12 or -3.", "Punkte sind eine ganze Zahl, etwa 12 oder -3."
)
COUNTER: Final = Text("Counter", "Zähler")
COUNT_UP: Final = Text("Counter +1", "Zähler +1")
COUNT_DOWN: Final = Text("Counter −1", "Zähler −1")
NEW_PAD: Final = Text("New pad", "Neuer Block")
NEW_PAD_TITLE: Final = Text("Begin a new pad?", "Einen neuen Block beginnen?")
NEW_PAD_TEXT: Final = Text(
    "All points and counters are wiped off; the names stay.",
    "Alle Punkte und Zähler werden gelöscht; die Namen bleiben.",
)
ROUNDS: Final = Text("Round by round", "Runde für Runde")
SUM: Final = Text("Sum", "Summe")
ENTERED: Final = Text(
    "{name}: {points}, sum {sum}. Next: {next}.", "{name}: {points}, Summe {sum}. Weiter: {next}."
)
COUNTED: Final = Text("{name}: counter {n}.", "{name}: Zähler {n}.")
UNDONE: Final = Text("Taken back.", "Zurückgenommen.")

DICE: Final = Text("Dice", "Würfel")
DICE_SET: Final = Text("Which dice", "Welche Würfel")
THROW: Final = Text("Throw", "Würfeln")
ONE_MORE: Final = Text("One die more", "Ein Würfel mehr")
ONE_FEWER: Final = Text("One die fewer", "Ein Würfel weniger")
ALL_BACK: Final = Text(
    "All into the bag",
    "Alle in den Beutel",
)
HOLD_HINT: Final = Text(
    "A click holds a die back, or lets it go.",
    "Ein Klick hält einen Würfel fest oder gibt ihn frei.",
)
HELD_DIE: Final = Text("held", "bleibt")
DIE_AT: Final = Text("Die {n} of {count}", "Würfel {n} von {count}")
DIE_HELD_AT: Final = Text("Die {n} of {count}, held", "Würfel {n} von {count}, bleibt liegen")
LIES_THERE: Final = Text("On the table: {faces}.", "Auf dem Tisch: {faces}.")

CLOCK: Final = Text("Clock", "Uhr")
CLOCK_LIMIT: Final = Text("Time for each of you", "Zeit für jede Person")
COUNT_UP_TIME: Final = Text("counts up", "zählt hoch")
MINUTES: Final = Text("{n} min", "{n} min")
CLOCK_START: Final = Text("Start", "Start")
CLOCK_PAUSE: Final = Text("Pause", "Pause")
CLOCK_NEXT: Final = Text("Next player", "Weiter")
CLOCK_RESET: Final = Text(
    "Back to the start",
    "Auf Anfang",
)
CLOCK_ROW: Final = Text("{name}: {minutes}:{seconds}", "{name}: {minutes}:{seconds}")
CLOCK_TURN_ROW: Final = Text("▶ {name}: {minutes}:{seconds}", "▶ {name}: {minutes}:{seconds}")
CLOCK_TURN: Final = Text("{name} is on the clock.", "Die Uhr läuft für {name}.")
CLOCK_STANDS: Final = Text("The clock stands still.", "Die Uhr steht.")
CLOCK_TIME_UP: Final = Text("{name}: time is up.", "{name}: Die Zeit ist um.")
ALL_OF_YOU: Final = Text("All of you", "Alle zusammen")
