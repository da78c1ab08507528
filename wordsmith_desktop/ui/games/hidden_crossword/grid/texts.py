"""What grid, rack, list and tools say, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

GRID: Final = Text("Crossword grid", "Kreuzworträtsel-Gitter")

CELL: Final = Text("{row}, {column}, {content}", "{row}, {column}, {content}")
ROW: Final = Text("Row {n}", "Zeile {n}")
ROWS_ABOVE: Final = Plural(
    one=Text("{n} row above the puzzle", "{n} Zeile über dem Rätsel"),
    many=Text("{n} rows above the puzzle", "{n} Zeilen über dem Rätsel"),
)
ROWS_BELOW: Final = Plural(
    one=Text("{n} row below the puzzle", "{n} Zeile unter dem Rätsel"),
    many=Text("{n} rows below the puzzle", "{n} Zeilen unter dem Rätsel"),
)
COLUMN: Final = Text("column {n}", "Spalte {n}")
COLUMNS_LEFT: Final = Plural(
    one=Text("{n} column left of it", "{n} Spalte links davon"),
    many=Text("{n} columns left of it", "{n} Spalten links davon"),
)
COLUMNS_RIGHT: Final = Plural(
    one=Text("{n} column right of it", "{n} Spalte rechts davon"),
    many=Text("{n} columns right of it", "{n} Spalten rechts davon"),
)
NOTHING_LAID: Final = Text("Nothing is laid yet", "Noch liegt nichts da")
EMPTY: Final = Text("empty", "leer")
LETTER: Final = Text("letter {letter}", "Buchstabe {letter}")
ANCHOR_LETTER: Final = Text("letter {letter} of the anchor", "Buchstabe {letter} des Ankers")
ACROSS_WORD: Final = Text("across {word}", "waagerecht {word}")
DOWN_WORD: Final = Text("down {word}", "senkrecht {word}")
TYPING_ACROSS: Final = Text("Typing goes across.", "Getippt wird waagerecht.")
TYPING_DOWN: Final = Text("Typing goes down.", "Getippt wird senkrecht.")
HELD: Final = Text(
    "{place}: {word} picked up. Arrows move it, Enter puts it down, Escape lets go.",
    "{place}: {word} aufgenommen. Pfeile bewegen, Enter legt ab, Escape lässt los.",
)

RACK: Final = Text("Your tiles", "Deine Plättchen")
RACK_EMPTY: Final = Text("Every tile is on the grid.", "Alle Plättchen liegen im Gitter.")
RACK_TILE: Final = Plural(
    one=Text("{letter}, {n} left", "{letter}, noch {n}"),
    many=Text("{letter}, {n} left", "{letter}, noch {n}"),
)
SHUFFLE: Final = Text("Shuffle", "Mischen")
SORT: Final = Text("Sort", "Sortieren")

TOOLS: Final = Text("Tools for the grid", "Werkzeuge fürs Gitter")
TURN_DOWN: Final = Text("Type down", "Senkrecht tippen")
TURN_ACROSS: Final = Text("Type across", "Waagerecht tippen")
LIFT_TILE: Final = Text("Move tile", "Plättchen versetzen")
LIFT_WORD: Final = Text("Move word", "Wort versetzen")
TURN_WORD: Final = Text("Turn it", "Drehen")
PUT_DOWN: Final = Text("Put it down here", "Hier ablegen")
LET_GO: Final = Text("Let go", "Loslassen")
TAKE_OFF: Final = Text("Take tile off", "Plättchen wegnehmen")
CLEAR: Final = Text("Clear the grid", "Gitter leeren")
TIP_TURN: Final = Text("Space, or click the cell again", "Leertaste, oder klick das Feld noch mal")
TIP_LIFT_TILE: Final = Text(
    "Then click where it is to lie. Or drag it; Ctrl, Shift and an arrow do it too.",
    "Dann klick, wo es liegen soll. Oder zieh es; Strg, Umschalt und ein Pfeil tun es auch.",
)
TIP_LIFT_WORD: Final = Text(
    "Then click where it is to lie. Or drag it with Shift; Ctrl and an arrow do it too.",
    "Dann klick, wo es liegen soll. Oder zieh es mit Umschalt; Strg und ein Pfeil tun es auch.",
)
TIP_TAKE_OFF: Final = Text("Delete, or drag it to your tiles", "Entf, oder zieh es zu deinen")

WORDS: Final = Text("Words of my puzzle", "Wörter meines Rätsels")
SOLUTION: Final = Text("Words of my solution", "Wörter meiner Lösung")
NO_WORDS: Final = Text("No words yet.", "Noch keine Wörter.")
ANCHOR: Final = Text("anchor", "Anker")
WORD_RIGHT: Final = Text("{word}, in order", "{word}, in Ordnung")
WORD_ANCHOR: Final = Text("{word}, anchor", "{word}, Anker")
WORD_WRONG: Final = Text("{word}. {reason}", "{word}. {reason}")
WORDS_SPOKEN: Final = Plural(
    one=Text("{n} word, {wrong} to mend", "{n} Wort, {wrong} zu ändern"),
    many=Text("{n} words, {wrong} to mend", "{n} Wörter, {wrong} zu ändern"),
)
UNUSED: Final = Text("Not used: {letters}", "Nicht benutzt: {letters}")
ALL_USED: Final = Text("All letters are used.", "Alle Buchstaben sind benutzt.")
TOLD: Final = Text("Your opponent is told", "Das wird verraten")
TOLD_WORDS: Final = Text("Two letters: {words}", "Zwei Buchstaben: {words}")
NO_TOLD_WORDS: Final = Text("No two-letter words.", "Keine Wörter mit zwei Buchstaben.")
