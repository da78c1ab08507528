"""Every sentence that is read before a clock begins to run."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

TITLE: Final = Text("Ready?", "Bereit?")
BEGIN: Final = Text("Begin", "Los geht’s")
NOT_YET: Final = Text("Not yet", "Noch nicht")
SOMEBODY_ELSE: Final = Text("Somebody else", "Jemand anders")
PLAYER: Final = Text("Plays", "Es spielt")
PLAYERS: Final = Text("Play", "Es spielen")
CLOCK: Final = Text("Clock", "Uhr")
WAY: Final = Text("How", "Spielweise")
HARD_CLOCK: Final = Text(
    "starts when you begin, and what it ends is over",
    "läuft, sobald ihr beginnt, und was sie beendet, ist vorbei",
)
"""Of a match, whose clock may be that of a turn."""
COUNTDOWN: Final = Text("Beginning in {n}", "Los in {n}")
