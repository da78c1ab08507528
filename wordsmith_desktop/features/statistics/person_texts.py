"""What one player's statistics say: getting better, with whom, by years, and pressing luck."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

TRENDS: Final = Text("Am I getting better?", "Werde ich besser?")
TRENDS_NOTE: Final = Text(
    "The setting played most, by game and language: only its results compare.",
    "Die meistgespielte Spielart, je Spiel und Sprache: Nur sie lässt sich vergleichen.",
)
WORDS: Final = Text("Words", "Wörter")
BEFORE: Final = Text("Before", "Vorher")
LATE: Final = Text("Of late", "Zuletzt")
CHANGE: Final = Text("Change", "Änderung")
LATE_OF: Final = Plural(
    Text("{figure} (last match)", "{figure} (letzte Partie)"),
    Text("{figure} (last {n})", "{figure} (letzte {n})"),
)
BETTER: Final = Text("↑ better by {figure}", "↑ besser um {figure}")
WORSE: Final = Text("↓ weaker by {figure}", "↓ schwächer um {figure}")
ALIKE: Final = Text("= about the same", "= etwa gleich")
TOO_FEW: Final = Text("too few matches yet", "noch zu wenige Partien")
SHARE: Final = Text("{n} % won", "{n} % gewonnen")
SHARE_POINTS: Final = Text("{n} percentage points", "{n} Prozentpunkte")

COMPANIONS: Final = Text("With whom I have played", "Mit wem ich gespielt habe")
COMPANION: Final = Text("With", "Mit")
COMPUTER: Final = Text("{name} (computer)", "{name} (Computer)")
LAST: Final = Text("Last", "Zuletzt am")
WON_OF: Final = Text("{wins} of {n}", "{wins} von {n}")

YEARS: Final = Text("Year by year", "Jahr für Jahr")
YEAR: Final = Text("Year", "Jahr")
DAYS: Final = Text("Days", "Tage")
A_MATCH: Final = Text("{figure} a match", "{figure} je Partie")
MINUTES_A_MATCH: Final = Text("{figure} min a match", "{figure} min je Partie")

RISKS: Final = Text("How I press my luck", "Wie ich mein Glück versuche")
RISKS_NOTE: Final = Text(
    "Length × Wit, turn by turn.",
    "Length × Wit, Zug für Zug.",
)
RISK_SUM: Final = Plural(
    Text(
        "Pressed in {share} % of {n} turn; {kept} % of those ended with a word.",
        "In {share} % von {n} Zug versucht; {kept} % davon endeten mit einem Wort.",
    ),
    Text(
        "Pressed in {share} % of {n} turns; {kept} % of those ended with a word.",
        "In {share} % von {n} Zügen versucht; {kept} % davon endeten mit einem Wort.",
    ),
)
NEVER_PRESSED: Final = Plural(
    Text("Not pressed in {n} turn.", "In {n} Zug nie versucht."),
    Text("Not pressed in any of {n} turns.", "In {n} Zügen nie versucht."),
)
PRESSED: Final = Text("Pressed in a turn", "Im Zug versucht")
NOT_AT_ALL: Final = Text("not at all", "gar nicht")
TIMES: Final = Plural(Text("once", "einmal"), Text("{n} times", "{n}-mal"))
TURNS: Final = Text("Turns", "Züge")
WITH_WORD: Final = Text("Ended with a word", "Mit Wort beendet")
WITHOUT_WORD: Final = Text("Without a word", "Ohne Wort")
A_TURN: Final = Text("Average", "Schnitt")
POINTS_A_TURN: Final = Text("{figure} a turn", "{figure} je Zug")
MEANING: Final = Text("Meaning", "Bedeutung")
