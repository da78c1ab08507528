"""Sentences of replays."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording import keyboard_texts as keys
from wordsmith_desktop.wording.texts import Text

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
    "Begins a match of its own from here. It never counts; this one stays.",
    "Beginnt von hier eine eigene Partie. Sie zählt nie; diese bleibt.",
)

BETTER_WORD: Final = Text("The better word: {word}", "Das bessere Wort: {word}")
SHOW_BETTER: Final = Text("Show the better play", "Besseren Zug zeigen")
SHOW_BOARD: Final = Text("Show the board as it was", "Tisch zeigen, wie er war")

KEYS_TITLE: Final = Text("In a replay", "Beim Ansehen")
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
    (keys.SPACE, Text("Play, or stop", "Abspielen oder anhalten")),
    (keys.ESCAPE, Text("Leave the replay", "Das Ansehen beenden")),
)
