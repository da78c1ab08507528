"""What the page of a match that is over says, whatever the game."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from wordsmith_desktop.games.common.recapper import DefaultAward

from .texts import Plural, Text

AwardWords: TypeAlias = tuple[Text, Text | Plural]
"""An award's title, and what it is for: gaps {word} and {n}, its figure."""

WINS: Final = Text("{name} wins", "{name} gewinnt")
SHARE: Final = Text("{names} share the win", "{names} teilen sich den Sieg")
NEW_BEST: Final = Text("New best: {points}", "Neue Bestleistung: {points}")

AHEAD: Final = Text("{points}, {n} ahead of {names}", "{points}, {n} mehr als {names}")
EACH: Final = Text("{points} each", "je {points}")
TIE_BREAK: Final = Text(
    "{points}, as many as {names}: the tie-break decides",
    "{points}, so viele wie {names}: Der Stichentscheid gilt",
)
FIRST_RESULT: Final = Text(
    "Your first result with these rules", "Dein erstes Ergebnis nach diesen Regeln"
)
BETTER: Final = Plural(
    one=Text("{n} point more than ever before", "{n} Punkt mehr als je zuvor"),
    many=Text("{n} points more than ever before", "{n} Punkte mehr als je zuvor"),
)
AS_GOOD: Final = Text("As good as your best", "So gut wie deine Bestleistung")
BEST_SO_FAR: Final = Text("Your best is {points}", "Deine Bestleistung: {points}")
TIME_UP: Final = Text("Time is up. {rest}", "Die Zeit ist um. {rest}")

BEST_WORD: Final = Text(
    "Best word: {word} by {name}, {points}", "Bestes Wort: {word} von {name}, {points}"
)
OWN_BEST_WORD: Final = Text("Best word: {word}, {points}", "Bestes Wort: {word}, {points}")
LONGEST_WORD: Final = Text("Longest word: {word} by {name}", "Längstes Wort: {word} von {name}")
OWN_LONGEST_WORD: Final = Text("Longest word: {word}", "Längstes Wort: {word}")
BAR_WON: Final = Text("{name} · won", "{name} · gewonnen")
BAR_SPOKEN: Final = Text("{name}: {value}", "{name}: {value}")
BAR_SPOKEN_WON: Final = Text("{name}: {value}, won", "{name}: {value}, gewonnen")
THIS_MATCH: Final = Text("This match", "Diese Partie")
OWN_BEST: Final = Text("Best before", "Bisher am besten")
BARS_NAME: Final = Text("Final points", "Punkte am Ende")

COURSE: Final = Text("Points, turn by turn", "Punkte, Zug um Zug")
LAST_TURN: Final = Text("turn {n}", "Zug {n}")
COURSE_SPOKEN: Final = Text("{name}: {values}", "{name}: {values}")
REST: Final = Text("bonus", "Bonus")
PART: Final = Text("{name} · {part}", "{name} · {part}")
AWARD: Final = Text("{name} · {what}", "{name} · {what}")
AWARDS_NAME: Final = Text("Awards", "Auszeichnungen")

WORDS: Final = Text("Words", "Wörter")
ALL_WORDS: Final = Text("All words", "Alle Wörter")
ALL_POINTS: Final = Text("All points", "Alle Punkte")
OVERVIEW: Final = Text("Overview", "Überblick")
REVIEW: Final = Text("What could have been", "Was möglich gewesen wäre")
RESULT: Final = Text("Everybody’s results", "Alle Ergebnisse")

SAVE_PICTURE: Final = Text("Save picture …", "Bild speichern …")
COPY_TEXT: Final = Text("Copy as text", "Als Text kopieren")
MENU_SAVE_PICTURE: Final = Text("Save the result as a picture …", "Ergebnis als Bild speichern …")
MENU_COPY_TEXT: Final = Text("Copy the result as text", "Ergebnis als Text kopieren")
PICTURE_TITLE: Final = Text("Save the result as a picture", "Ergebnis als Bild speichern")
PICTURE_KIND: Final = Text("PNG pictures (*.png)", "PNG-Bilder (*.png)")
PICTURE_NAME: Final = Text("Wordsmith result", "Wordsmith-Ergebnis")
SAVED: Final = Text("Saved as {path}", "Gespeichert als {path}")
NOT_SAVED: Final = Text(
    "{name} could not be written: {why} Choose another place.",
    "{name} ließ sich nicht schreiben: {why} Wähle einen anderen Ort.",
)
COPIED: Final = Text("Copied.", "Kopiert.")
STANDING_LINE: Final = Text("{place}. {name}: {value}", "{place}. {name}: {value}")
AWARD_LINE: Final = Text("{title}: {what}", "{title}: {what}")

LONGEST_AWARD: Final = Text("Longest word", "Längstes Wort")
WORD_ALONE: Final = Text("{word}", "{word}")
AWARDS: Final[dict[Enum, AwardWords]] = {
    DefaultAward.LONGEST_WORD: (LONGEST_AWARD, WORD_ALONE),
}
"""Those of a game that names none of its own."""
