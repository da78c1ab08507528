"""The keys of the table and what they do. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

LETTERS: Final = Text("letters", "Buchstaben")
LETTERS_DO: Final = Text(
    "lay tiles on the grid, or spell a guess", "legen Plättchen ins Gitter oder schreiben ein Wort"
)
ARROWS: Final = Text("arrow keys", "Pfeiltasten")
ARROWS_DO: Final = Text(
    "move the place where the next tile goes", "bewegen die Stelle für das nächste Plättchen"
)
SPACE: Final = Text("Space", "Leertaste")
SPACE_DOES: Final = Text(
    "turns the direction of writing", "wechselt zwischen waagerecht und senkrecht"
)
CARRY: Final = Text("Ctrl+arrow keys", "Strg+Pfeiltasten")
CARRY_DOES: Final = Text(
    "move the word at that place, with Shift the tile alone",
    "verschieben das Wort an dieser Stelle, mit Umschalt nur das Plättchen",
)
BACKSPACE: Final = Text("Backspace", "Rücktaste")
BACKSPACE_DOES: Final = Text(
    "takes back a tile and steps back, or takes back the last letter",
    "nimmt ein Plättchen weg und geht zurück oder nimmt den letzten Buchstaben weg",
)
DELETE: Final = Text("Delete", "Entf")
DELETE_DOES: Final = Text(
    "takes the tile at that place off the grid", "nimmt das Plättchen an dieser Stelle vom Gitter"
)
ENTER: Final = Text("Enter", "Eingabe")
ENTER_DOES: Final = Text(
    "finishes your puzzle, or guesses the word",
    "schließt dein Rätsel ab oder fragt nach dem Wort",
)
WHICH: Final = Text("1–9", "1–9")
WHICH_DOES: Final = Text(
    "choose which of several words you ask about",
    "wählen, nach welchem von mehreren Wörtern du fragst",
)
TURN_UP: Final = Text("Ctrl+R", "Strg+R")
TURN_UP_DOES: Final = Text("turns up the next letter", "deckt den nächsten Buchstaben auf")
PASS_ON: Final = Text("Ctrl+E", "Strg+E")
PASS_ON_DOES: Final = Text("passes on when you are done", "gibt weiter, wenn du fertig bist")
UNDO: Final = Text("Ctrl+Z, Ctrl+Y", "Strg+Z, Strg+Y")
UNDO_DOES: Final = Text(
    "undo and redo a step on the grid", "nehmen einen Schritt im Gitter zurück und wiederholen ihn"
)
HINT: Final = Text("F2", "F2")
HINT_DOES: Final = Text("gives a hint", "gibt einen Tipp")
CALL: Final = Text("F5, F6", "F5, F6")
CALL_DOES: Final = Text(
    "call an anchor word, each player with a key", "rufen ein Ankerwort, jeder mit seiner Taste"
)
SOLVE: Final = Text("Ctrl+L", "Strg+L")
SOLVE_DOES: Final = Text(
    "goes to the grid to lay the whole puzzle", "geht zum Gitter, um das ganze Rätsel zu legen"
)
HAND_IN: Final = Text("Ctrl+Enter", "Strg+Eingabe")
HAND_IN_DOES: Final = Text("hands in the puzzle", "gibt das Rätsel ab")
ESCAPE: Final = Text("Esc", "Esc")
ESCAPE_DOES: Final = Text(
    "lets go of what is held, or goes back to the sheet",
    "lässt los, was du hältst, oder geht zurück zum Ratebogen",
)
SHEET: Final = Text("F4", "F4")
SHEET_DOES: Final = Text(
    "orders the recording sheet by word or by round",
    "ordnet den Ratebogen nach Wörtern oder nach Runden",
)
