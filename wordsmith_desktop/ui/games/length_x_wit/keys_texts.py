"""The keys of the table and what they do. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

LETTERS: Final = Text("letters", "Buchstaben")
LETTERS_DO: Final = Text(
    "spell the word; dice and tiles for it are laid at once",
    "schreiben das Wort; Würfel und Plättchen dafür werden gleich gelegt",
)
LEFT_RIGHT: Final = Text("Left, Right", "Links, Rechts")
LEFT_RIGHT_DO: Final = Text(
    "move the place where the next die or tile goes",
    "bewegen die Stelle für den nächsten Würfel oder das nächste Plättchen",
)
CARRY: Final = Text("Ctrl+Left, Ctrl+Right", "Strg+Links, Strg+Rechts")
CARRY_DOES: Final = Text(
    "carry the die or tile at that place along",
    "tragen den Würfel oder das Plättchen an dieser Stelle weiter",
)
BACKSPACE: Final = Text("Backspace", "Rücktaste")
BACKSPACE_DOES: Final = Text(
    "takes back the last letter, die or tile",
    "nimmt den letzten Buchstaben, den letzten Würfel oder das letzte Plättchen zurück",
)
DELETE: Final = Text("Delete", "Entf")
DELETE_DOES: Final = Text(
    "takes back the die or tile at that place",
    "nimmt den Würfel oder das Plättchen an dieser Stelle zurück",
)
ESCAPE: Final = Text("Esc", "Esc")
ESCAPE_DOES: Final = Text("clears the word strip", "räumt die Leiste ab")
ENTER: Final = Text("Enter", "Eingabe")
ENTER_DOES: Final = Text(
    "scores the word, or responds with it", "wertet das Wort oder antwortet damit"
)
PRESS: Final = Text("Ctrl+Enter", "Strg+Eingabe")
PRESS_DOES: Final = Text(
    "presses your luck: banks the word’s tiles and rolls one die more",
    "wagt sich weiter: sichert die Plättchen des Worts und nimmt einen Würfel dazu",
)
ROLL: Final = Text("Ctrl+R", "Strg+R")
ROLL_DOES: Final = Text("rolls the first die", "wirft den ersten Würfel")
SWAP: Final = Text("Ctrl+T", "Strg+T")
SWAP_DOES: Final = Text(
    "swaps all nine tiles before the first die",
    "tauscht vor dem ersten Würfel alle neun Plättchen",
)
SPEND: Final = Text("Ctrl+U", "Strg+U")
SPEND_DOES: Final = Text(
    "spends a vowel and rolls the same dice again",
    "gibt einen Vokal aus und wirft dieselben Würfel noch einmal",
)
GIVE_UP: Final = Text("Ctrl+E", "Strg+E")
GIVE_UP_DOES: Final = Text(
    "gives up the turn, or leaves out a response",
    "gibt den Zug auf oder lässt eine Antwort aus",
)
DICE: Final = Text("Ctrl+D", "Strg+D")
DICE_DOES: Final = Text("lays all dice on the strip", "legt alle Würfel auf die Leiste")
UNDO: Final = Text("Ctrl+Z, Ctrl+Y", "Strg+Z, Strg+Y")
UNDO_DOES: Final = Text(
    "undo and redo a step on the strip",
    "nehmen einen Schritt auf der Leiste zurück und wiederholen ihn",
)
HINT: Final = Text("F2", "F2")
HINT_DOES: Final = Text("gives a hint", "gibt einen Tipp")
ODDS: Final = Text("F3", "F3")
ODDS_DO: Final = Text(
    "shows the odds of the next roll, if your house choices allow it",
    "zeigt die Aussichten des nächsten Wurfs, wenn eure Hausregeln das erlauben",
)
