"""What is said of a challenge before it begins: what it is, and whether it counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.wording.texts import Text

from .challenge import DealStanding

GO_ON: Final = Text("Go on", "Weiterspielen")
GAME: Final = Text("Game", "Spiel")
WORDS: Final = Text("Words", "Wörter")
RULE_BOOK: Final = Text("Rules", "Regeln")
OWN_BEST: Final = Text("Your best", "Dein bestes")
CODE: Final = Text("Code", "Code")
CLOCKS: Final[Mapping[Clock, Text]] = {
    Clock.OFF: Text("none; take your time", "keine; lass dir Zeit"),
    Clock.SOFT: Text("warns once and takes nothing", "mahnt einmal und nimmt dir nichts"),
    Clock.HARD: Text(
        "runs once you begin, and ends it",
        "läuft ab dem Start; dann ist Schluss",
    ),
}
STANDINGS: Final[Mapping[DealStanding, Text]] = {
    DealStanding.NEW: Text(
        "It counts once.",
        "Es zählt nur einmal.",
    ),
    DealStanding.BEGUN: Text(
        "You have begun it already: it goes on where you left it.",
        "Du hast schon begonnen: Es geht da weiter, wo du warst.",
    ),
    DealStanding.KNOWN: Text(
        "You have begun this deal before, so this time it does not count.",
        "Du hast diese Herausforderung schon einmal begonnen, darum zählt sie diesmal nicht.",
    ),
}
PAST_DAY: Final = Text(
    "A day that is over: it counts for medals, not for a row of days.",
    "Ein vergangener Tag: zählt für Medaillen, nicht für Tage in Folge.",
)
