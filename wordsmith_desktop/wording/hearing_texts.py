"""What is said to whoever does not look: how it stands, what was said, what is left of the time."""

from __future__ import annotations

from typing import Final

from .texts import Plural, Text

MENU_STANDING: Final = Text("How does it stand?", "Wie steht es?")
MENU_AGAIN: Final = Text("Say it again", "Noch einmal sagen")
NOTHING_SAID: Final = Text("Nothing was said yet.", "Es wurde noch nichts gesagt.")
CLOCK_AT: Final = Text("Clock: {left}", "Uhr: {left}")
MINUTES_LEFT: Final = Plural(
    one=Text("one minute left", "noch eine Minute"),
    many=Text("{n} minutes left", "noch {n} Minuten"),
)
SECONDS_LEFT: Final = Plural(
    one=Text("one second left", "noch eine Sekunde"),
    many=Text("{n} seconds left", "noch {n} Sekunden"),
)
SEATS_DO: Final = Text("Arrows go from player to player", "Pfeile gehen von Spieler zu Spieler")
