"""Entries of the Move menu, and the keys of the table."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

CLAIM: Final = Text("Claim the word", "Wort ansagen")
ROLL: Final = Text("Roll", "Würfeln")
PASS: Final = Text("Pass", "Passen")
HINT: Final = Text("Hint", "Tipp")
CLEAR: Final = Text("Clear the bench", "Werkbank abräumen")
PADS: Final = Text("Score pads", "Spielblätter")
SNAP: Final = Text("Pieces fall into place", "Teile rasten ein")
GUIDE: Final = Text("Alphabet", "Alphabet")
ACCEPTED_HERE: Final = Text(
    "{word} is accepted in this match: claim it again.",
    "{word} gilt in dieser Partie: Sag es noch einmal an.",
)
ACCEPTED_ALWAYS: Final = Text(
    "{word} is accepted from now on: claim it again.",
    "{word} gilt von jetzt an: Sag es noch einmal an.",
)
SOFT_TIME: Final = Text(
    "The time is up, but nothing is lost: go on for as long as you like.",
    "Die Zeit ist um, aber nichts ist verloren: Mach weiter, solange du magst.",
)
ON_SHEET: Final = Text(
    "{word} is on your sheet: build the next word.",
    "{word} steht auf deinem Blatt: Bau das nächste Wort.",
)
STUMBLED: Final = Text(
    "The last letter you typed could not be built. Press Enter again to claim {word} as it stands.",
    "Der letzte getippte Buchstabe ließ sich nicht bauen. Drück noch einmal die Eingabetaste, "
    "um {word} so anzusagen.",
)

KEY_LETTERS: Final = Text("letters, - and ’", "Buchstaben, - und ’")
KEY_LETTERS_DOES: Final = Text(
    "build that letter from the heaps", "bauen den Buchstaben aus den Haufen"
)
KEY_BACKSPACE: Final = Text("Backspace", "Rücktaste")
KEY_BACKSPACE_DOES: Final = Text("takes the last letter apart", "zerlegt den letzten Buchstaben")
KEY_DELETE: Final = Text("Delete", "Entf")
KEY_DELETE_DOES: Final = Text(
    "takes the letter at the cursor apart", "zerlegt den Buchstaben unter dem Rahmen"
)
KEY_ARROWS: Final = Text("arrows", "Pfeiltasten")
KEY_ARROWS_DOES: Final = Text(
    "move the cursor, or the held piece (Shift: finely)",
    "bewegen den Rahmen oder das gehaltene Teil (Umschalt: fein)",
)
KEY_CTRL_ARROWS: Final = Text("Ctrl+arrows", "Strg+Pfeiltasten")
KEY_CTRL_ARROWS_DOES: Final = Text(
    "carry the letter at the cursor on", "tragen den Buchstaben im Rahmen weiter"
)
KEY_DIGITS: Final = Text("1 2 3 4", "1 2 3 4")
KEY_DIGITS_DOES: Final = Text(
    "take a long, a short, a big or a small curve into the hand",
    "nehmen eine lange, eine kurze, einen großen oder kleinen Bogen in die Hand",
)
KEY_SPACE: Final = Text("Space", "Leertaste")
KEY_SPACE_DOES: Final = Text(
    "takes up a piece at the cursor, and puts it down",
    "nimmt ein Teil im Rahmen auf und legt es ab",
)
KEY_TURN: Final = Text(", and .", ", und .")
KEY_TURN_DOES: Final = Text(
    "turn the held piece by 15° (Shift: 45°); so does the wheel",
    "drehen das gehaltene Teil um 15° (Umschalt: 45°); das Mausrad auch",
)
KEY_ESCAPE: Final = Text("Esc", "Esc")
KEY_ESCAPE_DOES: Final = Text("puts the held piece back", "legt das gehaltene Teil zurück")
KEY_ENTER: Final = Text("Enter", "Eingabe")
KEY_ENTER_DOES: Final = Text(
    "puts the held piece down, else claims the word",
    "legt das gehaltene Teil ab, sonst sagt sie das Wort an",
)
KEY_ROLL: Final = Text("Ctrl+R", "Strg+R")
KEY_ROLL_DOES: Final = Text("rolls the die", "würfelt")
KEY_TAKE: Final = Text("Ctrl+1 … Ctrl+4", "Strg+1 … Strg+4")
KEY_TAKE_DOES: Final = Text(
    "take a piece from the tray, when you may choose",
    "nehmen ein Teil aus dem Vorrat, wenn du wählen darfst",
)
KEY_PASS: Final = Text("Ctrl+E", "Strg+E")
KEY_PASS_DOES: Final = Text("passes", "passt")
KEY_BUZZ: Final = Text("F5 … F8", "F5 … F8")
KEY_BUZZ_DOES: Final = Text("buzzers of the players in the race", "Tasten der Spieler im Wettlauf")
KEY_GUIDE: Final = Text("F3", "F3")
KEY_GUIDE_DOES: Final = Text("shows the alphabet", "zeigt das Alphabet")
KEY_PADS: Final = Text("F4", "F4")
KEY_PADS_DOES: Final = Text("shows or hides the score pads", "zeigt oder verbirgt die Spielblätter")
KEY_HINT: Final = Text("F2", "F2")
KEY_HINT_DOES: Final = Text("gives a hint", "gibt einen Tipp")
