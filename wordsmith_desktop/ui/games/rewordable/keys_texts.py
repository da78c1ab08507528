"""The keys of the table and what they do. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

LETTERS: Final = Text("letters", "Buchstaben")
LETTERS_DO: Final = Text(
    "spell the word; the cards for it are laid at once",
    "schreiben das Wort; die Karten dafür werden gleich gelegt",
)
UP_DOWN: Final = Text("Up, Down", "Auf, Ab")
UP_DOWN_DO: Final = Text(
    "lay the same letters with other cards", "legen dieselben Buchstaben mit anderen Karten"
)
LEFT_RIGHT: Final = Text("Left, Right", "Links, Rechts")
LEFT_RIGHT_DO: Final = Text(
    "move the place where the next card goes", "bewegen die Stelle für die nächste Karte"
)
CARRY: Final = Text("Ctrl+Left, Ctrl+Right", "Strg+Links, Strg+Rechts")
CARRY_DOES: Final = Text(
    "carry the card at that place along", "tragen die Karte an dieser Stelle weiter"
)
BACKSPACE: Final = Text("Backspace", "Rücktaste")
BACKSPACE_DOES: Final = Text(
    "takes back the last letter or card",
    "nimmt den letzten Buchstaben oder die letzte Karte zurück",
)
DELETE: Final = Text("Delete", "Entf")
DELETE_DOES: Final = Text(
    "takes back the card at that place", "nimmt die Karte an dieser Stelle zurück"
)
ESCAPE: Final = Text("Esc", "Esc")
ESCAPE_DOES: Final = Text("clears the building strip", "räumt die Bauleiste ab")
ENTER: Final = Text("Enter", "Eingabe")
ENTER_DOES: Final = Text("builds the word", "bildet das Wort")
PASS: Final = Text("Ctrl+E", "Strg+E")
PASS_DOES: Final = Text("passes and exchanges cards", "passt und tauscht Karten")
UNDO: Final = Text("Ctrl+Z, Ctrl+Y", "Strg+Z, Strg+Y")
UNDO_DOES: Final = Text(
    "undo and redo a step on the strip",
    "nehmen einen Schritt auf der Bauleiste zurück und wiederholen ihn",
)
HINT: Final = Text("F2", "F2")
HINT_DOES: Final = Text("gives a hint", "gibt einen Tipp")
FOLD: Final = Text("F4", "F4")
FOLD_DOES: Final = Text(
    "folds or unfolds the others’ lexicons", "klappt die Wortschätze der anderen auf oder zu"
)
