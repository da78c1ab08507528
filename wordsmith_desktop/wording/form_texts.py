"""What forms for new matches ask, and rulesets in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule

from .texts import Answer, Plural, Text, say

NUMBER: Final = Text("{n}", "{n}")
SECONDS: Final = Text("{n} s", "{n} s")
RECOMMENDED: Final = Text(
    "{line} Recommended for the first time.", "{line} Für den Anfang empfohlen."
)
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
BLUFF: Final = Text(
    "May computers of levels 5 and 6 bluff?", "Dürfen Computer der Stufen 5 und 6 bluffen?"
)
BLUFFS: Final[dict[bool, Answer]] = {
    False: (
        NO,
        Text(
            "They only say words that are in the dictionary.",
            "Sie sagen nur Wörter, die im Wörterbuch stehen.",
        ),
    ),
    True: (
        Text("Now and then", "Ab und zu"),
        Text(
            "Some of their words are none. Object, if you notice it!",
            "Manche ihrer Wörter gibt es nicht. Merkst du es, erhebe Einspruch!",
        ),
    ),
}
WITH_BLUFFS: Final = Text("{referee}, with bluffs", "{referee}, mit Bluffs")
NO_BLUFF: Final = Text(
    "Computers can only bluff where somebody can object.",
    "Computer können nur bluffen, wo jemand Einspruch erheben kann.",
)
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
    "As printed, or else our choice.",
    "Wie gedruckt, sonst unsere Wahl.",
)
HOUSE_RESET: Final = Text("Back to the usual", "Zurück zum Üblichen")

STARTER: Final = Text("Who begins?", "Wer beginnt?")
FIRST_SEAT: Final = Text("The first at the table", "Wer zuerst am Tisch sitzt")
MATCH_TIME: Final = Text("Time for the match", "Zeit für die Partie")
FIVE_MINUTES: Final = Text("5 min", "5 Min.")
TEN_MINUTES: Final = Text("10 min", "10 Min.")
TWENTY_MINUTES: Final = Text("20 min", "20 Min.")
NO_LIMIT: Final = Text("no limit", "ohne Grenze")
TURN_COUNT: Final = Text("{n} turns", "{n} Züge")
TIES: Final = Text("At equal points", "Bei gleich vielen Punkten")
TIES_ARE_SHARED: Final = Text("the win is shared", "teilt ihr euch den Sieg")
NAMES_COUNT: Final = Text("Do names count?", "Zählen Eigennamen?")
ABBREVIATIONS_COUNT: Final = Text("Do abbreviations count?", "Zählen Abkürzungen?")

OUT_OF_RANGE: Final = Text(
    "One of the numbers is out of range.", "Eine der Zahlen liegt außerhalb des Bereichs."
)
ALONE_BY_DICTIONARY: Final = Text(
    "Alone, only the dictionary can decide.", "Allein kann nur das Wörterbuch entscheiden."
)
WHOLE_NUMBER: Final = Text("Enter a whole number here.", "Trag hier eine ganze Zahl ein.")
NOT_PLAYABLE: Final = Text(
    "So many cannot play this together.", "So viele können das nicht zusammen spielen."
)

UNFOLDED: Final = Text("unfolded", "aufgeklappt")
FOLDED: Final = Text("folded", "zugeklappt")


AS_PRINTED: Final = Text("by the printed rules", "nach den gedruckten Regeln")
SETTING_CLOCKS: Final[dict[Clock, Text]] = {
    Clock.SOFT: Text("soft clock of {n} s", "sanfte Uhr mit {n} s"),
    Clock.HARD: Text("clock of {n} s", "Uhr mit {n} s"),
}
MATCH_CLOCKS: Final[dict[Clock, Text]] = {
    Clock.SOFT: Text("soft clock of {n} s for the match", "sanfte Uhr mit {n} s für die Partie"),
    Clock.HARD: Text("clock of {n} s for the match", "Uhr mit {n} s für die Partie"),
}
SETTING_REFEREES: Final[dict[Referee, Text]] = {
    Referee.OBJECTION: Text("words on objection", "Wörter auf Einspruch"),
    Referee.VOTE: Text("the table votes", "der Tisch stimmt ab"),
}
SETTING_VOTES: Final[dict[VoteRule, Text]] = {
    VoteRule.ALL: Text("all must agree", "alle müssen zustimmen")
}
SETTING_BLUFFS: Final = Text("computers may bluff", "Computer dürfen bluffen")
NAMES: Final = Text("names count as words", "Namen zählen als Wörter")
ABBREVIATIONS: Final = Text("abbreviations count as words", "Abkürzungen zählen als Wörter")
REPEATS: Final[dict[bool, Text]] = {
    True: Text("words may be repeated", "Wörter dürfen sich wiederholen"),
    False: Text("no word twice", "kein Wort zweimal"),
}


Wording: TypeAlias = Mapping[str, Text | Mapping[Any, Text]]
"""By field: what its values are called, or a phrase for all of them with the gap {n}."""


def unusual(ruleset: object, usual: object, wording: Wording) -> Iterator[str]:
    """A phrase for each field that is other than in `usual`, in the wording's order."""
    for field, words in wording.items():
        value = getattr(ruleset, field)
        if value != getattr(usual, field):
            yield say(words, n=value) if isinstance(words, Text) else say(words[value])


def clock_words(clock: Clock, seconds: int, *, match_seconds: int = 0) -> Iterator[str]:
    """How turns are timed, or the match as a whole; nothing where they are not."""
    if clock is not Clock.OFF:
        wording = MATCH_CLOCKS if match_seconds else SETTING_CLOCKS
        yield say(wording[clock], n=match_seconds or seconds)


def sentence(phrases: Iterable[str]) -> str:
    """Phrases as one line, or that the rules are the printed ones."""
    found = ", ".join(phrases) or say(AS_PRINTED)
    return found[:1].upper() + found[1:]
