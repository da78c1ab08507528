"""What exact settings are called, where games have the same choices."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.table import Clock, Referee, VoteRule
from wordsmith_desktop.ui.kit.texts import Text

AS_PRINTED: Final = Text("by the printed rules", "nach den gedruckten Regeln")
CLOCKS: Final[dict[Clock, Text]] = {
    Clock.SOFT: Text("soft clock of {n} s", "sanfte Uhr mit {n} s"),
    Clock.HARD: Text("clock of {n} s", "Uhr mit {n} s"),
}
MATCH_CLOCKS: Final[dict[Clock, Text]] = {
    Clock.SOFT: Text("soft clock of {n} s for the match", "sanfte Uhr mit {n} s für die Partie"),
    Clock.HARD: Text("clock of {n} s for the match", "Uhr mit {n} s für die Partie"),
}
REFEREES: Final[dict[Referee, Text]] = {
    Referee.OBJECTION: Text("words on objection", "Wörter auf Einspruch"),
    Referee.VOTE: Text("the table votes", "der Tisch stimmt ab"),
}
VOTES: Final[dict[VoteRule, Text]] = {VoteRule.ALL: Text("all must agree", "alle müssen zustimmen")}
NAMES: Final = Text("names count as words", "Namen zählen als Wörter")
ABBREVIATIONS: Final = Text("abbreviations count as words", "Abkürzungen zählen als Wörter")
REPEATS: Final[dict[bool, Text]] = {
    True: Text("words may be repeated", "Wörter dürfen sich wiederholen"),
    False: Text("no word twice", "kein Wort zweimal"),
}
