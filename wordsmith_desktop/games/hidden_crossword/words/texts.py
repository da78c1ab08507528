"""Sentences about the game: its card, its keys and its printed sheets."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

TITLE: Final = Text("Hidden Crossword", "Das versteckte Kreuzworträtsel")
SHORT_TITLE: Final = Text("Crossword", "Kreuzworträtsel")
HIDE_TITLE: Final = Text("First lesson: hide a crossword", "Erste Lektion: ein Rätsel verstecken")
HIDE_ABOUT: Final = Text(
    "Draw letters, call the anchor, lay a small puzzle, and guess with arrows.",
    "Buchstaben aufdecken, das Ankerwort rufen, ein kleines Rätsel legen und mit Pfeilen raten.",
)
SOLVE_TITLE: Final = Text("Second lesson: solve one", "Zweite Lektion: eins lösen")
SOLVE_ABOUT: Final = Text(
    "Read stars and dashes, find three words, and submit the whole puzzle.",
    "Sterne und Striche lesen, drei Wörter finden und das ganze Rätsel einreichen.",
)
TAGLINE: Final = Text(
    "Hide a crossword, and find out the other one.",
    "Versteck ein Rätsel und find das andere heraus.",
)
WORDS_LEFT: Final = Plural(
    one=Text("about {n} word still fits", "etwa {n} Wort passt noch"),
    many=Text("about {n} words still fit", "etwa {n} Wörter passen noch"),
)
"""What a guess leaves on average, among them a right one."""
WORTH_ABOUT: Final = Text(
    "Worth is in halvings: at 1, half of the possible puzzles are left on average. Luck "
    "is how much further the answer went.",
    "Der Wert steht in Halbierungen: Bei 1 bleibt im Mittel die Hälfte der möglichen "
    "Rätsel. Glück ist, wie viel weiter die Antwort führte.",
)
SUMMARY: Final = Text(
    "Letters turn up one by one, the same for both of you. The first word of at least four letters "
    "that one of you sees in them is the anchor word.\n"
    "Unseen, each of you builds a crossword around the anchor word. The other is told which "
    "letters you leave over, and every word of two letters.\n"
    "Then you guess words in turn. The answer says how many words of that length are hidden and, "
    "for the one that you ask about, how it lies. A mark under each letter tells whether it is "
    "right: arrows point the way in the alphabet, or dashes show letters that belong elsewhere.\n"
    "Instead of guessing a word you may submit the whole puzzle. Whoever is first to have all "
    "its words wins. Alone you solve a puzzle that the computer has made.",
    "Buchstaben werden einzeln aufgedeckt, für euch beide dieselben. Das erste Wort aus mindestens "
    "vier Buchstaben, das jemand darin sieht, ist das Ankerwort.\n"
    "Heimlich baut ihr beide je ein Kreuzworträtsel um das Ankerwort. Verraten wird nur, welche "
    "Buchstaben übrig bleiben und welche Wörter aus zwei Buchstaben darin stehen.\n"
    "Dann ratet ihr abwechselnd Wörter. Die Antwort sagt, wie viele Wörter dieser Länge versteckt "
    "sind und wie das liegt, nach dem du fragst. Zeichen unter den Buchstaben verraten, ob sie "
    "stimmen: Pfeile zeigen die Richtung im Alphabet, oder Striche zeigen, dass ein Buchstabe "
    "woanders hingehört.\n"
    "Statt ein Wort zu raten, darfst du das ganze Rätsel einreichen. Wer zuerst alle "
    "Wörter hat, gewinnt. Allein löst du ein Rätsel vom Computer.",
)


RECORDING_SHEET: Final = Text("Recording sheet", "Protokollbogen")
ALL_LETTERS: Final = Text("All letters", "Alle Buchstaben")
ANCHOR_SEEN: Final = Text(
    "{name} saw the anchor word, {word}.", "{name} hat das Ankerwort gesehen: {word}."
)
ANCHOR_NAMED: Final = Text("The anchor word is {word}.", "Das Ankerwort ist {word}.")
LEFT_OVER: Final = Text("{name}: left over {letters}", "{name}: übrig {letters}")
LEFT_OVER_AND_WORDS: Final = Text(
    "{name}: left over {letters}; words of two letters: {words}",
    "{name}: übrig {letters}; Wörter aus zwei Buchstaben: {words}",
)
NOTHING: Final = Text("nothing", "nichts")
PRINT_NO_ANCHOR: Final = Text("There is no anchor word yet.", "Es gibt noch kein Ankerwort.")
NO_GUESS: Final = Text("No guess", "Nicht geraten")
GUESSED_BY: Final = Text("{name} guesses", "{name} rät")
BOXES: Final = Text("Guesses on each sheet", "Rateversuche je Bogen")
GRID: Final = Text("Your crossword", "Dein Kreuzworträtsel")
"""Above an empty grid."""


LETTERS: Final = Text("letters", "Buchstaben")
LETTERS_DO: Final = Text(
    "lay tiles on the grid, or spell a guess", "legen Plättchen ins Gitter oder schreiben ein Wort"
)
ARROWS: Final = Text("arrow keys", "Pfeiltasten")
ARROWS_DO: Final = Text(
    "move the place where the next tile goes", "bewegen die Stelle für das nächste Plättchen"
)
SPACE_DOES: Final = Text(
    "turns the direction of writing", "wechselt zwischen waagerecht und senkrecht"
)
CARRY: Final = Text("Ctrl+arrow keys", "Strg+Pfeiltasten")
CARRY_DOES: Final = Text(
    "move the word at that place, with Shift the tile alone",
    "verschieben das Wort an dieser Stelle, mit Umschalt nur das Plättchen",
)
BACKSPACE_DOES: Final = Text(
    "takes back a tile and steps back, or takes back the last letter",
    "nimmt ein Plättchen weg und geht zurück oder nimmt den letzten Buchstaben weg",
)
DELETE_DOES: Final = Text(
    "takes the tile at that place off the grid", "nimmt das Plättchen an dieser Stelle vom Gitter"
)
ENTER_DOES: Final = Text(
    "ends a word on the grid and goes on to the next, lays what you hold, or guesses the word",
    "beendet ein Wort im Gitter und geht zum nächsten, legt ab, was du hältst, oder rät das Wort",
)
WHICH: Final = Text("1–9", "1–9")
WHICH_DOES: Final = Text(
    "choose which of several words you ask about",
    "wählen, nach welchem von mehreren Wörtern du fragst",
)
TURN_UP_DOES: Final = Text("turns up the next letter", "deckt den nächsten Buchstaben auf")
PASS_ON_DOES: Final = Text("passes on when you are done", "gibt weiter, wenn du fertig bist")
UNDO_DOES: Final = Text(
    "undo and redo a step on the grid", "nehmen einen Schritt im Gitter zurück und wiederholen ihn"
)
CALL: Final = Text("F5, F6", "F5, F6")
CALL_DOES: Final = Text(
    "call an anchor word, each player with a key", "rufen ein Ankerwort, jeder mit seiner Taste"
)
SOLVE: Final = Text("Ctrl+L", "Strg+L")
SOLVE_DOES: Final = Text(
    "goes to the grid to lay the whole puzzle", "geht zum Gitter, um das ganze Rätsel zu legen"
)
HAND_IN_DOES: Final = Text("hands in the puzzle", "gibt das Rätsel ab")
ESCAPE_DOES: Final = Text(
    "lets go, goes back to the sheet, or takes back the word just typed",
    "lässt los, geht zurück zum Ratebogen oder nimmt das eben getippte Wort zurück",
)
SELECT: Final = Text("Shift+arrows, Ctrl+A", "Umschalt+Pfeile, Strg+A")
SELECT_DOES: Final = Text(
    "select tiles; so does the mouse, drawn from a free cell",
    "wählen Plättchen aus; die Maus tut es auch, von einem freien Feld aus gezogen",
)
CLIP: Final = Text("Ctrl+X, Ctrl+C, Ctrl+V", "Strg+X, Strg+C, Strg+V")
CLIP_DOES: Final = Text(
    "cut, copy and paste tiles, as text too",
    "schneiden aus, kopieren und fügen ein, auch als Text",
)
ZOOM: Final = Text("+, −, 0", "+, −, 0")
ZOOM_DOES: Final = Text(
    "make the cells larger or smaller, or show the whole puzzle",
    "machen die Felder größer oder kleiner oder zeigen das ganze Rätsel",
)
SHEET_DOES: Final = Text(
    "orders the recording sheet by word or by round",
    "ordnet den Ratebogen nach Wörtern oder nach Runden",
)

WORKSHOP: Final = Text("Workshop", "Werkstatt")
WORKSHOP_ABOUT: Final = Text(
    "Make crosswords of your own, with any letters, keep them and give them away.",
    "Bau eigene Kreuzworträtsel mit beliebigen Buchstaben, heb sie auf und gib sie weiter.",
)
SOLVE_ROOM: Final = Text("Solve a puzzle", "Rätsel lösen")
SOLVE_ROOM_ABOUT: Final = Text(
    "Find a puzzle that a friend, the workshop or the computer has hidden.",
    "Finde ein Rätsel, das jemand für dich, die Werkstatt oder der Computer versteckt hat.",
)

CLUE_CHECKER: Final = Text("Crossword clues", "Rätselhinweise")
