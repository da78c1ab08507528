"""Sentences of Rewordable’s form for a new match, and of an exact setting."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.form_texts import Wording
from wordsmith_desktop.wording.texts import Answer, Text

from ..rules.ruleset import EndRule, Fault

LENGTH: Final = Text("Length of the match", "Länge der Partie")
CARDS: Final = Text("{n} cards", "{n} Karten")
LENGTHS: Final[dict[int, Text]] = {
    30: Text(
        "For a short break, about 10 minutes: few words lie there to be taken.",
        "Für eine kurze Pause, etwa 10 Minuten: Es liegen wenige Wörter da, die man klauen kann.",
    ),
    45: Text(
        "A short match, about 20 minutes, such as with children.",
        "Eine kurze Partie, etwa 20 Minuten, zum Beispiel mit Kindern.",
    ),
    60: Text(
        "The printed number for up to four players, about 25 minutes.",
        "Die gedruckte Anzahl für bis zu vier Personen, etwa 25 Minuten.",
    ),
    70: Text("The printed number for five players.", "Die gedruckte Anzahl für fünf Personen."),
    80: Text("The printed number for six players.", "Die gedruckte Anzahl für sechs Personen."),
    90: Text("The printed number for seven players.", "Die gedruckte Anzahl für sieben Personen."),
    100: Text("The printed number for eight players.", "Die gedruckte Anzahl für acht Personen."),
    120: Text(
        "All cards of the box: a long match, full of thefts.",
        "Alle Karten der Schachtel: eine lange Partie mit viel Klauerei.",
    ),
}
"""Every length that is offered to some number of players, and what is to be said of it."""
SPAN: Final = Text(
    "How long?",
    "Wie lange?",
)
SPAN_TURNS: Final[Answer] = (
    Text("Some turns", "Einige Züge"),
    Text(
        "Calm, a few minutes: as many points as you can in them.",
        "In Ruhe, ein paar Minuten: so viele Punkte, wie darin gehen.",
    ),
)
SPAN_TIME: Final[Answer] = (
    Text("Some minutes", "Einige Minuten"),
    Text(
        "Brisk, for the practised: one clock for the whole match; turns are not timed.",
        "Flott, für Geübte: eine Uhr für die ganze Partie; einzelne Züge haben keine.",
    ),
)
SPAN_DECK: Final[Answer] = (
    Text("The whole deck", "Der ganze Stapel"),
    Text(
        "Half an hour for those who plan: until the last card is drawn; make the most of each.",
        "Eine halbe Stunde für alle, die gern planen: bis die letzte Karte gezogen ist.",
    ),
)
TURNS: Final = Text("Number of turns", "Anzahl der Züge")
MATCH_TIMES: Final[dict[int, Text]] = {
    180: Text("3 min", "3 Min."),
    300: shared.FIVE_MINUTES,
    600: shared.TEN_MINUTES,
    1200: shared.TWENTY_MINUTES,
}
"""By seconds."""
TIME_UP: Final = Text("When the time is up", "Wenn die Zeit um ist")
TIME_IS_UP: Final[dict[Clock, Text]] = {
    Clock.HARD: Text("the match is over", "ist die Partie zu Ende"),
    Clock.SOFT: Text("you may play on", "darfst du weiterspielen"),
}
STARTERS: Final[dict[bool, Answer]] = {
    True: (
        Text("The longest name", "Der längste Name"),
        Text("Only letters count.", "Es zählen nur die Buchstaben."),
    ),
    False: (
        Text("Draw lots", "Das Los entscheidet"),
        Text("Everybody has the same chance.", "Alle haben die gleiche Chance."),
    ),
}
FAIR: Final = Text("Referee", "Schiedsrichter")
TIES: Final = Text(
    "Names equally long",
    "Gleich lange Namen",
)
TIES_GO_TO: Final[dict[bool, Text]] = {
    True: Text("The lot decides", "das Los entscheidet"),
    False: shared.FIRST_SEAT,
}
INTERLEAVES: Final = Text(
    "May the cards of several words interleave?",
    "Dürfen Karten mehrerer Wörter ineinander greifen?",
)
KEEP_HAND: Final = Text(
    "May you pass without exchanging?",
    "Darfst du passen, ohne zu tauschen?",
)
TRY_AGAIN: Final = Text(
    "Another try after a refused word?",
    "Noch ein Versuch nach einem abgelehnten Wort?",
)
OBJECTION_COST: Final = Text(
    "What a failed objection costs",
    "Was ein Einspruch kostet, der scheitert",
)
LATE_CHALLENGES: Final = Text(
    "May words be challenged later?",
    "Darf ein Wort später angezweifelt werden?",
)
IDLE_ROUNDS: Final = Text(
    "Rounds of passes that end the match",
    "Runden aus Passen bis zum Ende",
)
NEVER: Final = Text("never", "nie")
NO_COST: Final = Text("none", "keine")
WINS_GO_TO: Final[dict[bool, Text]] = {
    True: shared.TIES_ARE_SHARED,
    False: Text("most letters win", "zählen die Buchstaben"),
}
REPEATS: Final = Text(
    "May a word be built again?",
    "Darf ein Wort noch einmal gebildet werden?",
)
ENDING: Final = Text("When the deck is empty", "Wenn der Stapel leer ist")
ENDINGS: Final[dict[EndRule, Text]] = {
    EndRule.LAST_ROUND: Text("everybody plays once more", "sind alle noch einmal dran"),
    EndRule.ALL_PASS: Text("you play until all pass", "spielt ihr, bis alle passen"),
}
FAULTS: Final[dict[Fault, Text]] = {
    Fault.LANGUAGE: Text(
        "There are no cards for words of this language.",
        "Für Wörter dieser Sprache gibt es keine Karten.",
    ),
    Fault.SEATS: Text(
        "Rewordable is for one to eight players.", "Rewordable ist für eine bis acht Personen."
    ),
    Fault.DECK: Text(
        "With so many players you need at least {least} cards, and there are only {most}.",
        "Mit so vielen Personen braucht ihr mindestens {least} Karten, und es gibt nur {most}.",
    ),
    Fault.NAMES: Text(
        "The names do not fit the number of players.",
        "Die Namen passen nicht zur Anzahl der Personen.",
    ),
    Fault.ALONE: Text(
        "Only one player alone plays for a number of turns or a time.",
        "Um eine Zahl von Zügen oder um die Zeit spielst du nur allein.",
    ),
    Fault.REFEREE: shared.ALONE_BY_DICTIONARY,
    Fault.BLUFF: shared.NO_BLUFF,
    Fault.NUMBERS: shared.OUT_OF_RANGE,
}
WHOLE_DECK: Final = Text("the whole deck", "der ganze Stapel")
WORDING: Final[Wording] = {
    "cards": Text("{n} cards", "{n} Karten"),
    "referee": shared.SETTING_REFEREES,
    "vote": shared.SETTING_VOTES,
    "may_bluff": {True: shared.SETTING_BLUFFS},
}
