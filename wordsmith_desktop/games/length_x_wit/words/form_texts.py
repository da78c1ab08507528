"""Sentences of Length × Wit’s form for a new match, and of an exact setting."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.form_texts import Wording
from wordsmith_desktop.wording.texts import Answer, Text

from ..rules.ruleset import Fault, Swap

GOAL: Final = Text(
    "How many points?",
    "Wie viele Punkte?",
)
GOALS: Final[dict[int, Answer]] = {
    100: (
        Text("100", "100"),
        Text(
            "About 40 minutes, for an evening with other games too.",
            "Etwa 40 Minuten, wenn es nicht das einzige Spiel des Abends ist.",
        ),
    ),
    150: (
        Text("150", "150"),
        Text(
            "The printed number, about an hour: time to try your luck.",
            "Die gedruckte Punktzahl, etwa eine Stunde: Zeit, etwas zu wagen.",
        ),
    ),
    200: (
        Text("200", "200"),
        Text(
            "A long match for the daring: whoever is behind can still catch up.",
            "Eine lange Partie für Wagemutige: Wer hinten liegt, holt noch auf.",
        ),
    ),
}
TURNS: Final = Text(
    "How many turns?",
    "Wie viele Züge?",
)
TURN_ANSWERS: Final[dict[int, Answer]] = {
    5: (
        Text("5 turns", "5 Züge"),
        Text("A few minutes: every turn has to do.", "Ein paar Minuten: Jeder Zug muss sitzen."),
    ),
    10: (
        Text("10 turns", "10 Züge"),
        Text(
            "A quarter of an hour: one failed turn is no harm.",
            "Eine Viertelstunde: Ein missglückter Zug schadet nicht.",
        ),
    ),
    15: (
        Text("15 turns", "15 Züge"),
        Text(
            "Half an hour, for those who like to dare.",
            "Eine halbe Stunde für alle, die gern etwas wagen.",
        ),
    ),
}
START_TILES: Final = Text(
    "Tiles to begin with",
    "Plättchen am Anfang",
)
NO_TILES: Final = Text("none", "keine")

_WHOLE: Final = Text(
    "For all turns together; a hard clock then ends the match.",
    "Für alle Züge zusammen; eine strenge Uhr beendet dann die Partie.",
)
MATCH_TIMES: Final[dict[int, Answer]] = {
    0: (
        Text("None", "Keine"),
        Text("Each turn has its own time.", "Jeder Zug hat seine eigene Zeit."),
    ),
    300: (shared.FIVE_MINUTES, _WHOLE),
    600: (shared.TEN_MINUTES, _WHOLE),
    1200: (shared.TWENTY_MINUTES, _WHOLE),
}
"""By seconds."""
RESPONSE_SECONDS: Final = Text("Time for a response", "Zeit für eine Antwort")
FAIR: Final = Text("Referee", "Schiedsrichter")
STARTERS: Final[dict[bool, Text]] = {
    True: Text("The lot decides", "Das Los entscheidet"),
    False: shared.FIRST_SEAT,
}
SWAP: Final = Text(
    "When may you swap all tiles?",
    "Wann darfst du alle Plättchen tauschen?",
)
SWAPS: Final[dict[Swap, Answer]] = {
    Swap.NEVER: (
        Text("Never", "Nie"),
        Text("You play with what you have drawn.", "Du spielst mit dem, was du gezogen hast."),
    ),
    Swap.UNBALANCED: (
        Text("If unbalanced", "Wenn sie einseitig sind"),
        Text(
            "With fewer than two vowels or fewer than two consonants.",
            "Bei weniger als zwei Vokalen oder weniger als zwei Konsonanten.",
        ),
    ),
    Swap.ONCE: (
        Text("Once in a match", "Einmal in der Partie"),
        Text("Whatever the tiles.", "Ganz gleich, welche Plättchen es sind."),
    ),
}
DIRECTION: Final = Text(
    "Order of responses",
    "Reihenfolge der Antworten",
)
DIRECTIONS: Final[dict[bool, Text]] = {
    True: Text("clockwise", "im Uhrzeigersinn"),
    False: Text("counter-clockwise", "gegen den Uhrzeigersinn"),
}
RESPONSES_COUNT: Final = Text(
    "Do responses begin the last round?",
    "Lösen Antworten die letzte Runde aus?",
)
WINS_GO_TO: Final[dict[bool, Text]] = {
    True: shared.TIES_ARE_SHARED,
    False: Text("the best single score wins", "zählt die beste Wertung"),
}
ODDS: Final = Text(
    "May you see the odds before you decide?",
    "Darfst du vorher die Aussichten sehen?",
)
FAULTS: Final[dict[Fault, Text]] = {
    Fault.LANGUAGE: Text(
        "There are no tiles and dice for words of this language.",
        "Für Wörter dieser Sprache gibt es keine Plättchen und Würfel.",
    ),
    Fault.SEATS: Text(
        "Length × Wit is for one to six players.", "Length × Wit ist für eine bis sechs Personen."
    ),
    Fault.ALONE: Text(
        "Whoever plays alone needs a number of turns; several play for a number of points.",
        "Allein brauchst du eine Anzahl von Zügen; zu mehreren spielt ihr um eine Punktzahl.",
    ),
    Fault.REFEREE: shared.ALONE_BY_DICTIONARY,
    Fault.MATCH_TIME: Text(
        "Only whoever plays alone can time the match as a whole.",
        "Nur wer allein spielt, kann der Partie als Ganzes eine Zeit geben.",
    ),
    Fault.BLUFF: shared.NO_BLUFF,
    Fault.NUMBERS: shared.OUT_OF_RANGE,
}
RESPONSE: Final = Text("{n} s for a response", "{n} s für eine Antwort")
WORDING: Final[Wording] = {
    "goal": Text("for {n} points", "um {n} Punkte"),
    "referee": shared.SETTING_REFEREES,
    "vote": shared.SETTING_VOTES,
    "may_bluff": {True: shared.SETTING_BLUFFS},
}
