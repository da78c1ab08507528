"""Sentences of the grid editor, and what is wrong with a grid."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.crossword import GridWhy
from ..rules.grid_tiles import EditorWhy

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
SELECTED: Final = Plural(
    one=Text("{n} tile selected.", "{n} Plättchen ausgewählt."),
    many=Text("{n} tiles selected.", "{n} Plättchen ausgewählt."),
)
STOPPED: Final = Text(
    "Typed but not laid: {letters}. Backspace takes letters back, Escape all of them.",
    "Getippt, aber nicht gelegt: {letters}. Die Rücktaste nimmt Buchstaben zurück, Escape alle.",
)

ZOOM_IN: Final = Text("Larger cells (+, Ctrl and wheel)", "Größere Felder (+, Strg und Rad)")
ZOOM_OUT: Final = Text("Smaller cells (−, Ctrl and wheel)", "Kleinere Felder (−, Strg und Rad)")
ZOOM_FIT: Final = Text("Show the whole puzzle (0)", "Ganzes Rätsel zeigen (0)")

MENU_CUT: Final = Text("Cut", "Ausschneiden")
MENU_COPY: Final = Text("Copy", "Kopieren")
MENU_PASTE: Final = Text("Paste", "Einfügen")
MENU_ALL: Final = Text("Select all", "Alles auswählen")
MENU_LARGER: Final = Text("Larger cells", "Größere Felder")
MENU_SMALLER: Final = Text("Smaller cells", "Kleinere Felder")
MENU_WHOLE: Final = Text("Show the whole puzzle", "Ganzes Rätsel zeigen")
MENU_MEANING: Final = Text("What does {word} mean?", "Was bedeutet {word}?")
KEY_CUT: Final = Text("Ctrl+X", "Strg+X")
KEY_COPY: Final = Text("Ctrl+C", "Strg+C")
KEY_PASTE: Final = Text("Ctrl+V", "Strg+V")
KEY_ALL: Final = Text("Ctrl+A", "Strg+A")
KEY_LIFT_WORD: Final = Text("Ctrl+arrow", "Strg+Pfeil")
KEY_LIFT_TILE: Final = Text("Ctrl+Shift+arrow", "Strg+Umschalt+Pfeil")
KEY_LARGER: Final = Text("+", "+")
KEY_SMALLER: Final = Text("−", "−")
KEY_WHOLE: Final = Text("0", "0")
CROSSINGS: Final = Plural(
    one=Text("{n} crossing", "{n} Kreuzung"), many=Text("{n} crossings", "{n} Kreuzungen")
)

SUGGEST: Final = Text("Words that fit here (F3)", "Wörter, die hier passen (F3)")
SUGGEST_END: Final = Text("Back to my words (F3)", "Zurück zu den Wörtern (F3)")
SUGGESTIONS: Final = Text("Words that fit at the caret", "Wörter, die an der Marke passen")
SUGGESTIONS_HINT: Final = Text(
    "Arrows show a word in the grid, Enter lays it, Escape goes back.",
    "Pfeile zeigen ein Wort im Gitter, Enter legt es, Escape geht zurück.",
)
SUGGESTED_SOME: Final = Text("Some words that fit here", "Einige Wörter, die hier passen")
SUGGESTED: Final = Plural(
    one=Text("{n} word fits here", "{n} Wort passt hier"),
    many=Text("{n} words fit here", "{n} Wörter passen hier"),
)
SUGGESTED_NONE: Final = Text("No word fits here", "Hier passt kein Wort")
SUGGEST_RARER: Final = Text(
    "Rarer words may: choose “all”. Or go to another cell, or turn with Space.",
    "Seltenere vielleicht: Wähl „alle“. Oder geh zu einem anderen Feld, oder dreh mit der "
    "Leertaste.",
)
SUGGEST_ELSEWHERE: Final = Text(
    "Go to another cell, turn with Space, or take a letter off.",
    "Geh zu einem anderen Feld, dreh mit der Leertaste, oder nimm einen Buchstaben weg.",
)
SUGGESTION_SPOKEN: Final = Text(
    "{word}, commonness {n} of {whole}", "{word}, Geläufigkeit {n} von {whole}"
)
HOW_COMMON: Final = Text("How common?", "Wie geläufig?")
COMMON_WORDS: Final = Text("common", "geläufig")
KNOWN_WORDS: Final = Text("known", "bekannt")
ALL_WORDS: Final = Text("all", "alle")

FINISHING: Final = Text(
    "Laying the rest: {done} of {whole}. Ctrl+F stops it.",
    "Der Rest wird gelegt: {done} von {whole}. Strg+F hält an.",
)
FINISH_STOPPED: Final = Text("Stopped; nothing was laid.", "Angehalten; nichts wurde gelegt.")
FINISH_NONE: Final = Text(
    "No word goes in around what lies. Take a tile off, or let in rarer words.",
    "Um das, was liegt, passt kein Wort. Nimm ein Plättchen weg oder lass seltenere Wörter zu.",
)
FINISHED: Final = Text(
    "The rest is laid around your words. Ctrl+F lays it otherwise, Ctrl+Z takes it back.",
    "Der Rest liegt um deine Wörter. Strg+F legt ihn anders, Strg+Z nimmt ihn zurück.",
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
TAKE_OFF: Final = Text("Take tile off", "Wegnehmen")
TIP_TURN: Final = Text("Space, or click the cell again", "Leertaste, oder klick das Feld noch mal")
TIP_LIFT_TILE: Final = Text(
    "Then click where it is to lie. Or drag it; Ctrl, Shift and an arrow do it too.",
    "Dann klick, wo es liegen soll. Oder zieh es; Strg, Umschalt und ein Pfeil tun es auch.",
)
TIP_LIFT_WORD: Final = Text(
    "Then click where it is to lie. Or drag it with Shift; Ctrl and an arrow do it too.",
    "Dann klick, wo es liegen soll. Oder zieh es mit Umschalt; Strg und ein Pfeil tun es auch.",
)
TIP_HANDLE: Final = Text(
    "Drag {word} by this, or click, then click where it is to lie. A double click takes it too.",
    "Zieh {word} hieran, oder klick, und dann klick, wo es liegen soll. Ein Doppelklick tut es "
    "auch.",
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


GRID_REASONS: Final[dict[Enum, Text]] = {
    GridWhy.EMPTY: Text(
        "Nothing is laid yet. Click a cell and type, or drag tiles there.",
        "Noch liegt nichts da. Klick ein Feld an und tipp, oder zieh Plättchen hin.",
    ),
    GridWhy.ANCHOR_MISSING: Text(
        "The anchor {word} is missing. Lay it from left to right.",
        "Der Anker {word} fehlt. Leg ihn waagerecht hin.",
    ),
    GridWhy.ANCHOR_UPRIGHT: Text(
        "The anchor {word} stands upright. Lay it from left to right.",
        "Der Anker {word} steht senkrecht. Leg ihn waagerecht hin.",
    ),
    GridWhy.ANCHOR_EXTENDED: Text(
        "{word} makes the anchor longer. Keep the cells right before and behind the anchor empty.",
        "{word} verlängert den Anker. Lass die Felder direkt vor und hinter dem Anker frei.",
    ),
    GridWhy.NOT_CONNECTED: Text(
        "Not joined to the rest: {words}. Everything has to hang together: join it on, or take it "
        "off.",
        "Ohne Verbindung zum Rest: {words}. Alles muss zusammenhängen: Leg es an oder nimm es weg.",
    ),
    GridWhy.TWICE: Text(
        "{word} stands there twice. Every word counts once: change one of the two.",
        "{word} steht zweimal da. Jedes Wort zählt nur einmal: Ändere eins der beiden.",
    ),
    GridWhy.NOT_A_WORD: Text(
        "{word} is not in the dictionary. Change a letter, or move it away.",
        "{word} steht nicht im Wörterbuch. Ändere einen Buchstaben oder leg es woanders hin.",
    ),
}
"""What is wrong with a grid, where that takes no counting."""

SOMETHING: Final = Text("Something", "Etwas")
"""What does not touch the rest, where nobody knows its letters."""
NOTES: Final[dict[Enum, Text]] = {
    GridWhy.ANCHOR_UPRIGHT: Text(
        "The anchor has to lie from left to right.", "Der Anker muss waagerecht liegen."
    ),
    GridWhy.ANCHOR_EXTENDED: Text("Makes the anchor longer.", "Verlängert den Anker."),
    GridWhy.TWICE: Text("Stands there twice.", "Steht zweimal da."),
    GridWhy.NOT_A_WORD: Text("Not in the dictionary.", "Steht nicht im Wörterbuch."),
}
"""The same in short, beside the word that it is about."""
TOO_FEW_WORDS: Final = Plural(
    one=Text(
        "The anchor needs company: lay at least one more word.",
        "Der Anker braucht Gesellschaft: Leg mindestens ein Wort dazu.",
    ),
    many=Text(
        "The anchor needs company: lay at least {n} more words.",
        "Der Anker braucht Gesellschaft: Leg mindestens {n} Wörter dazu.",
    ),
)
NO_SUCH_TILE: Final = Text(
    "{letter} is not among your letters. Take it off the grid.",
    "{letter} ist nicht unter deinen Buchstaben. Nimm es vom Gitter.",
)
TOO_MANY: Final = Plural(
    one=Text(
        "There is only one {letter}. Take the others off the grid.",
        "{letter} gibt es nur einmal. Nimm die übrigen vom Gitter.",
    ),
    many=Text(
        "There are only {n} tiles with {letter}. Take the others off the grid.",
        "{letter} gibt es nur {n}-mal. Nimm die übrigen vom Gitter.",
    ),
)
SAID_ABOUT_WORD: Final = Text(
    "{ruling} Change a letter, or move the word away.",
    "{ruling} Ändere einen Buchstaben oder leg das Wort woanders hin.",
)

NO_TILE_LEFT: Final = Plural(
    one=Text(
        "You have no {letters} left. Take one off the grid first, or use another letter.",
        "Du hast kein {letters} mehr. Nimm erst eins vom Gitter oder nimm einen anderen "
        "Buchstaben.",
    ),
    many=Text(
        "You have no {letters} left for that. Take some off the grid first, or lay another word.",
        "Dafür hast du kein {letters} mehr. Nimm erst welche vom Gitter oder leg ein anderes Wort.",
    ),
)
EDITOR_REASONS: Final[dict[Enum, Text]] = {
    EditorWhy.CELL_TAKEN: Text(
        "{word} does not fit there: a tile with {letter} is in the way. Choose a place where the "
        "cells are empty or the letters are the same.",
        "{word} passt dort nicht hin: Ein {letter} liegt im Weg. Such eine Stelle, wo die Felder "
        "frei sind oder die Buchstaben stimmen.",
    ),
    EditorWhy.TILE_THERE: Text(
        "A tile with {letter} lies there. Lay yours in a free cell, or exchange them with Shift.",
        "Da liegt schon ein {letter}. Leg deins in ein freies Feld oder tausch mit Umschalt.",
    ),
    EditorWhy.NO_LETTERS_TO_PASTE: Text(
        "There are no letters to paste. Copy tiles of the grid first, or a text of letters.",
        "Es gibt keine Buchstaben zum Einfügen. Kopier erst Plättchen oder einen Text aus "
        "Buchstaben.",
    ),
    EditorWhy.NOTHING_THERE: Text(
        "There is no tile in this cell. Click a tile first.",
        "In diesem Feld liegt kein Plättchen. Klick erst eins an.",
    ),
    EditorWhy.NO_WORD_THERE: Text(
        "There is no word in this cell. Click a letter of the word that you want to move.",
        "In diesem Feld steht kein Wort. Klick einen Buchstaben des Worts an, das du verschieben "
        "willst.",
    ),
    EditorWhy.ANCHOR_FIXED: Text(
        "The anchor stays where it is. Lay your words above, below and across it.",
        "Der Anker bleibt, wo er ist. Leg deine Wörter darüber, darunter und quer hindurch.",
    ),
}
"""Why tiles cannot be laid so, where that takes no counting."""
HINT_FAULT: Final = Text(
    "Look at the marked word first: {reason}", "Sieh dir zuerst das markierte Wort an: {reason}"
)
