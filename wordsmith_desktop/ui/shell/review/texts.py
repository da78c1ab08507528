"""Every sentence about what could have been."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

TITLE: Final = Text("What could have been", "Was möglich gewesen wäre")
INTRO: Final = Text(
    "Every turn beside the best play there was. Common words are those that most people know.",
    "Jeder Zug neben dem besten, den es gab. Geläufig sind Wörter, die fast alle kennen.",
)
SEARCHING: Final = Text("Turn {done} of {whole} …", "Zug {done} von {whole} …")
WAITING: Final = Text("Opening the dictionary …", "Das Wörterbuch wird geöffnet …")
DONE: Final = Plural(
    one=Text("One play was looked at.", "Ein Zug ist durchgesehen."),
    many=Text("All {n} plays were looked at.", "Alle {n} Züge sind durchgesehen."),
)
NONE: Final = Text("No word was played in this match.", "In dieser Partie fiel kein Wort.")
STOPPED: Final = Text(
    "Stopped after {done} of {whole} turns.", "Nach {done} von {whole} Zügen abgebrochen."
)
FAILED: Final = Text(
    "The search broke down; what it had found by then is below.",
    "Die Suche ist abgebrochen; was bis dahin gefunden war, steht unten.",
)
STOP: Final = Text("Stop", "Anhalten")
TURN: Final = Text("No.", "Nr.")
PLAYER: Final = Text("Player", "Wer")
OWN: Final = Text("Played", "Gespielt")
BEST: Final = Text("Best there was", "Bester Zug")
COMMON: Final = Text("Best common word", "Bestes geläufiges Wort")
RANK: Final = Text("Rank", "Rang")
PLAY: Final = Text("{word}, {figure}", "{word}, {figure}")
NO_WORD: Final = Text("no word", "kein Wort")
NOTHING: Final = Text("–", "–")
RANK_OF: Final = Text("{rank} of {of}", "{rank} von {of}")
RANK_BEST: Final = Text("★ best of {of}", "★ bester von {of}")
SUMMARY: Final = Text(
    "{name}: {best} of {turns} words were the best that could be played.",
    "{name}: {best} von {turns} Wörtern waren die besten, die sich spielen ließen.",
)
