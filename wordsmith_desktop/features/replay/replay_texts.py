"""Sentences of replays, and of what could have been."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

TITLE: Final = Text("Replay: {game}", "Noch einmal: {game}")
PLACE: Final = Text("Place in the match", "Stelle in der Partie")
STEP: Final = Text("Step {n} of {whole}", "Schritt {n} von {whole}")
TIME: Final = Text("{time} of {whole}", "{time} von {whole}")
BEGINNING: Final = Text("Beginning", "Anfang")
END: Final = Text("End", "Ende")
TURN: Final = Text("Turn {n} · {name}", "Zug {n} · {name}")
TURNS: Final = Text("Jump to a turn", "Zu einem Zug springen")

TO_BEGINNING: Final = Text("To the beginning (Home)", "Zum Anfang (Pos 1)")
TURN_BACK: Final = Text("A turn back (Page Up)", "Einen Zug zurück (Bild auf)")
STEP_BACK: Final = Text("A step back (Left)", "Einen Schritt zurück (Links)")
PLAY: Final = Text("Play (Space)", "Abspielen (Leertaste)")
STOP: Final = Text("Stop (Space)", "Anhalten (Leertaste)")
STEP_ON: Final = Text("A step on (Right)", "Einen Schritt weiter (Rechts)")
TURN_ON: Final = Text("A turn on (Page Down)", "Einen Zug weiter (Bild ab)")
TO_END: Final = Text("To the end (End)", "Zum Ende (Ende)")
PACE: Final = Text("Pace", "Tempo")
FACTOR: Final = Text("{n}×", "{n}×")
BRANCH: Final = Text("Play on from here", "Von hier weiterspielen")
BRANCH_SHORT: Final = Text("Play on", "Weiterspielen")
BRANCH_TIP: Final = Text(
    "Begins a match of its own from here, which never counts. This one stays as it is.",
    "Beginnt von hier aus eine eigene Partie, die nie zählt. Diese hier bleibt, wie sie ist.",
)

SECRETS: Final = Text(
    "This match still has secrets. It can be shown again once it is over.",
    "Diese Partie hat noch Geheimnisse. Noch einmal ansehen kannst du sie, wenn sie zu Ende ist.",
)
IS_BRANCH: Final = Text(
    "This match branched off another one. It never counts.",
    "Diese Partie zweigt von einer anderen ab. Sie zählt nie.",
)
BRANCH_MARK: Final = Text("branched off, never counts", "abgezweigt, zählt nie")
REPLAY: Final = Text("Replay", "Noch einmal ansehen")
MENU_REPLAY: Final = Text("Replay …", "Noch einmal ansehen …")

KEYS_TITLE: Final = Text("In a replay", "Beim Noch-einmal-Ansehen")
KEY_HELP: Final[tuple[tuple[Text, Text], ...]] = (
    (
        Text("Right, Left", "Rechts, Links"),
        Text("A step on, or back", "Einen Schritt weiter oder zurück"),
    ),
    (
        Text("Page Down, Page Up", "Bild ab, Bild auf"),
        Text("A turn on, or back", "Einen Zug weiter oder zurück"),
    ),
    (
        Text("Home, End", "Pos 1, Ende"),
        Text("To the beginning, to the end", "Zum Anfang, ans Ende"),
    ),
    (Text("Space", "Leertaste"), Text("Play, or stop", "Abspielen oder anhalten")),
    (Text("Esc", "Esc"), Text("Leave the replay", "Das Ansehen beenden")),
)


REVIEW_TITLE: Final = Text("What could have been", "Was möglich gewesen wäre")
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
REVIEW_STOP: Final = Text("Stop", "Anhalten")
MISSED_INTRO: Final = Text(
    "Here every word counts alike: these are the words that you missed, the longest first.",
    "Hier zählt jedes Wort gleich: Das sind die Wörter, die dir entgingen, die längsten zuerst.",
)
MISSED_TITLE: Final = Text("Words that were missed", "Verpasste Wörter")
MISSED_COUNT: Final = Plural(
    one=Text("{n} common word that you missed", "{n} geläufiges Wort, das dir entging"),
    many=Text("{n} common words that you missed", "{n} geläufige Wörter, die dir entgingen"),
)
MISSED_WORD: Final = Text("Word", "Wort")
MISSED_LETTERS: Final = Text("Letters", "Buchstaben")
MISSED_COMMONNESS: Final = Text("How common", "Wie gebräuchlich")
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
