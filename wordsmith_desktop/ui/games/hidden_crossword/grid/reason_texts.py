"""The sentences that tell what is wrong with a grid, and why tiles cannot be laid so."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.games.hidden_crossword.crossword import GridWhy
from wordsmith_desktop.games.hidden_crossword.spread import EditorWhy
from wordsmith_desktop.ui.kit.texts import Plural, Text

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
