"""What the new-match forms of all games ask."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.table import Clock, Referee, VoteRule
from wordsmith_desktop.ui.kit.texts import Answer, Plural, Text

NUMBER: Final = Text("{n}", "{n}")
SECONDS: Final = Text("{n} s", "{n} s")
YES: Final = Text("Yes", "Ja")
NO: Final = Text("No", "Nein")

CLOCK: Final = Text("Clock", "Uhr")
CLOCKS: Final[dict[Clock, Answer]] = {
    Clock.OFF: (Text("Off", "Aus"), Text("Take your time.", "Lasst euch Zeit.")),
    Clock.SOFT: (
        Text("Soft", "Sanft"),
        Text("It warns once and takes nothing.", "Sie mahnt einmal und nimmt nichts weg."),
    ),
    Clock.HARD: (
        Text("Hard", "Streng"),
        Text("When time is up, the turn is over.", "Ist die Zeit um, ist der Zug vorbei."),
    ),
}
TURN_SECONDS: Final = Text("Time for a turn", "Zeit für einen Zug")

REFEREE: Final = Text("Who decides about words?", "Wer entscheidet über Wörter?")
REFEREES: Final[dict[Referee, Answer]] = {
    Referee.AUTOMATIC: (
        Text("The dictionary", "Das Wörterbuch"),
        Text(
            "A word that is not valid is refused at once, with the reason.",
            "Ein ungültiges Wort wird gleich abgelehnt, mit Begründung.",
        ),
    ),
    Referee.OBJECTION: (
        Text("On objection", "Auf Einspruch"),
        Text(
            "A word stands unless somebody objects; then the dictionary decides.",
            "Ein Wort gilt, bis jemand widerspricht; dann entscheidet das Wörterbuch.",
        ),
    ),
    Referee.VOTE: (
        Text("The table votes", "Der Tisch stimmt ab"),
        Text(
            "The others vote on words that the dictionary does not know.",
            "Die anderen stimmen über Wörter ab, die das Wörterbuch nicht kennt.",
        ),
    ),
}
VOTE: Final = Text("How many must agree?", "Wie viele müssen zustimmen?")
VOTES: Final[dict[VoteRule, Text]] = {
    VoteRule.MAJORITY: Text("Most", "Die meisten"),
    VoteRule.ALL: Text("All", "Alle"),
}

HOUSE: Final = Text("House choices", "Hausregeln")
HOUSE_USUAL: Final = Text("as usual", "wie üblich")
HOUSE_CHANGED: Final = Plural(
    one=Text("{n} changed", "{n} geändert"), many=Text("{n} changed", "{n} geändert")
)
HOUSE_NOTE: Final = Text(
    "The printed rules leave these open. Choose what your table likes.",
    "Das lassen die gedruckten Regeln offen. Nehmt, was euch gefällt.",
)
HOUSE_RESET: Final = Text("Back to the usual", "Zurück zum Üblichen")

UNFOLDED: Final = Text("unfolded", "aufgeklappt")
FOLDED: Final = Text("folded", "zugeklappt")
