"""Sentences for crosswords with clues: solving them, and building them at the desk."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.crossword import Direction
from .clued.solver import Scope

# Solving

BOARD: Final = Text("Crossword", "Kreuzworträtsel")
SQUARE_SAID: Final = Text(
    "{label} {way}: {clue}. Letter {n} of {many}: {letter}.",
    "{label} {way}: {clue}. Buchstabe {n} von {many}: {letter}.",
)
LONE_SQUARE_SAID: Final = Text(
    "Row {row}, column {col}: {letter}.", "Zeile {row}, Spalte {col}: {letter}."
)
BLOCK_SAID: Final = Text("block", "schwarzes Feld")
EMPTY_SAID: Final = Text("empty", "leer")
NO_CLUE: Final = Text("no clue", "keine Frage")
WAYS_SAID: Final[dict[Direction, Text]] = {
    Direction.ACROSS: Text("across", "waagrecht"),
    Direction.DOWN: Text("down", "senkrecht"),
}
CLUE_NOW: Final = Text("{label} {way}", "{label} {way}")
TIME: Final = Text("{minutes}:{seconds}", "{minutes}:{seconds}")
PROGRESS: Final = Text("{filled} of {every} letters", "{filled} von {every} Buchstaben")
CHECK: Final = Text("Check", "Prüfen")
REVEAL: Final = Text("Reveal", "Auflösen")
SCOPES: Final[dict[Scope, Text]] = {
    Scope.LETTER: Text("This letter", "Diesen Buchstaben"),
    Scope.WORD: Text("This word", "Dieses Wort"),
    Scope.ALL: Text("Everything", "Alles"),
}
PENCIL: Final = Text("Pencil", "Bleistift")
OPTIONS: Final = Text("Options", "Optionen")
SPACE_CLEARS: Final = Text("Space clears and goes on", "Leertaste löscht und geht weiter")
ARROWS_TURN: Final = Text("Arrows turn first", "Pfeile drehen zuerst")
SKIPS_FILLED: Final = Text("Typing skips filled squares", "Tippen überspringt ausgefüllte Felder")
GOES_ON: Final = Text("On to the next word at a word’s end", "Am Wortende weiter zum nächsten Wort")
SHOWS_TIME: Final = Text("Show the time", "Zeit zeigen")
SHOWS_KEYS: Final = Text("Letters to tap", "Buchstaben zum Tippen zeigen")
LETTER_KEYS: Final = Text("Letters to tap", "Buchstaben zum Tippen")
ERASE_KEY: Final = Text("Take the letter out", "Buchstaben herausnehmen")
TURN_KEY: Final = Text("Turn the direction", "Richtung wechseln")
WORD_BEFORE: Final = Text("The word before", "Das Wort davor")
NEXT_WORD: Final = Text("The next word", "Das nächste Wort")
SEVERAL: Final = Text("Several letters …", "Mehrere Buchstaben …")
SEVERAL_ASKED: Final = Text("What stands in this square", "Was in diesem Feld steht")
PUT_IN: Final = Text("Put it in", "Eintragen")
BEGIN_ANEW: Final = Text("Begin again", "Neu beginnen")
PRINT_IT: Final = Text("Save as a PDF …", "Als PDF speichern …")
ALL_RIGHT: Final = Text("Nothing is wrong there.", "Da ist nichts falsch.")
WRONG: Final = Plural(
    one=Text("{n} letter is wrong.", "{n} Buchstabe ist falsch."),
    many=Text("{n} letters are wrong.", "{n} Buchstaben sind falsch."),
)
SEALED: Final = Text(
    "Locked. Once all is filled, you are told whether it is right.",
    "Verschlossen. Ist alles ausgefüllt, erfährst du, ob es stimmt.",
)
NO_SOLUTION: Final = Text(
    "This file has no solution to compare with.", "Diese Datei hat keine Lösung zum Vergleichen."
)
NOT_RIGHT_YET: Final = Text(
    "All filled, but something is wrong. Check tells where.",
    "Alles ausgefüllt, aber etwas stimmt nicht. Prüfen sagt, wo.",
)
NOT_RIGHT_SEALED: Final = Text(
    "All filled, but something is wrong.",
    "Alles ausgefüllt, aber etwas stimmt nicht.",
)
FULL: Final = Text("All filled.", "Alles ausgefüllt.")
GIVEN_UP: Final = Text(
    "That is the solution. Mostly revealed, it does not count as solved.",
    "Das ist die Lösung. Größtenteils aufgelöst, zählt es nicht als gelöst.",
)
WELL_DONE: Final = Text("Well done!", "Geschafft!")
SOLVED: Final = Text("Solved in {time}.", "In {time} gelöst.")
SOLVED_ALONE: Final = Text(
    "Solved in {time}, without any help.", "In {time} gelöst, ganz ohne Hilfe."
)
SOLVED_BEST: Final = Text(
    "{solved} Your fastest of this size.", "{solved} Dein schnellstes dieser Größe."
)
SIZE_SAID: Final = Text("{columns} × {rows}", "{columns} × {rows}")
UNHELPED: Final = Text("none", "keine")
HELPED: Final = Plural(one=Text("once", "einmal"), many=Text("{n} times", "{n}-mal"))
NOT_KEPT: Final = Text("Not kept: {why}", "Nicht gesichert: {why}")
UNLOCK: Final = Text("Unlock …", "Aufschließen …")
NUMBER_TITLE: Final = Text("The solution is locked", "Die Lösung ist verschlossen")
NUMBER_TEXT: Final = Text(
    "Its maker knows the number. Solving works without it.",
    "Wer es gemacht hat, kennt die Zahl. Lösen geht auch ohne.",
)
NUMBER: Final = Text("Number of four digits", "Zahl aus vier Ziffern")
WITH_NUMBER: Final = Text("Unlock", "Aufschließen")
WITHOUT_NUMBER: Final = Text("Open without it", "Ohne sie öffnen")

# Where it is chosen

BY_CLUES: Final = Text("How it is solved", "Wie es gelöst wird")
WAYS: Final[dict[bool, tuple[Text, Text]]] = {
    True: (
        Text("By its clues", "Nach seinen Fragen"),
        Text("As in a newspaper.", "Wie in der Zeitung."),
    ),
    False: (
        Text("As a hidden one", "Als verstecktes"),
        Text(
            "You guess words, and marks tell what is right.",
            "Du rätst Wörter, Zeichen sagen, was stimmt.",
        ),
    ),
}
MAKING: Final = Text("A crossword is being made …", "Ein Kreuzworträtsel entsteht …")
NO_CLUES_KNOWN: Final = Text(
    "Too few of these words have a meaning to ask for.",
    "Zu wenige dieser Wörter haben eine Bedeutung, nach der sich fragen lässt.",
)
MADE_TITLE: Final = Text("The computer’s crossword", "Das Kreuzworträtsel des Computers")
GO_ON: Final = Text("Go on with “{title}” ({percent} %)", "Weiter mit „{title}“ ({percent} %)")
RECORD: Final = Plural(
    one=Text("{n} crossword solved by its clues.", "{n} Kreuzworträtsel nach Fragen gelöst."),
    many=Text(
        "{n} crosswords solved by their clues, on average in {time}.",
        "{n} Kreuzworträtsel nach Fragen gelöst, im Schnitt in {time}.",
    ),
)
