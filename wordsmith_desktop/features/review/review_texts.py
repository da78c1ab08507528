"""Sentences of what could have been."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

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
WORDS_GONE: Final = Text(
    "The dictionary of this match is not there any more, so nobody knows what could have been.",
    "Das Wörterbuch dieser Partie ist nicht mehr da, also weiß niemand, was möglich gewesen wäre.",
)
FAILED: Final = Text(
    "The search broke down; what was found is below.",
    "Die Suche ist abgebrochen; das Gefundene steht unten.",
)
REVIEW_STOP: Final = Text("Stop", "Anhalten")
MISSED_INTRO: Final = Text(
    "Every word counts alike here: what you missed, the longest first.",
    "Hier zählt jedes Wort gleich: was dir entging, das Längste zuerst.",
)
MISSED_TITLE: Final = Text("Words that were missed", "Verpasste Wörter")
MISSED_COUNT: Final = Plural(
    one=Text("{n} common word that you missed", "{n} geläufiges Wort, das dir entging"),
    many=Text("{n} common words that you missed", "{n} geläufige Wörter, die dir entgingen"),
)
MISSED_WORD: Final = Text("Word", "Wort")
MISSED_LETTERS: Final = Text("Letters", "Buchstaben")
MISSED_COMMONNESS: Final = Text("How common", "Wie geläufig")
MISSED_HINT: Final = Text(
    "Choose a word to read what it means.", "Wähl ein Wort und lies, was es bedeutet."
)
MISSED_LOOKING: Final = Text("{word} …", "{word} …")
MISSED_NO_MEANING: Final = Text("{word}: no meaning is known.", "{word}: Keine Bedeutung bekannt.")
MOMENT: Final = Text("Show the board", "Tisch zeigen")
MOMENT_OF: Final = Text(
    "Show the board before turn {n}: {told}", "Tisch vor Zug {n} zeigen: {told}"
)
REVIEW_PLAY: Final = Text("{word}, {figure}", "{word}, {figure}")
NO_WORD: Final = Text("no word", "kein Wort")
BLUFF: Final = Text("a bluff, let pass", "Bluff, durchgelassen")
PRESSED: Final = Text("{word}, pressed with", "{word}, damit weitergewagt")
CARD_TURN: Final = Text("{n} · {name}", "{n} · {name}")
BEST_WORD: Final = Text("Best there was: {play}", "Das Beste war: {play}")
CARD_SPOKEN: Final = Text("Turn {n}, {name}: {told}", "Zug {n}, {name}: {told}")
PRACTISE: Final = Text("Practise these words", "Diese Wörter üben")
PRACTISE_TIP: Final = Text(
    "Adds the words that would have brought most to your exercises.",
    "Nimmt unter deine Aufgaben auf, was am meisten gebracht hätte.",
)
