"""Sentences about the game: its card, its keys and its printed sheet."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

TITLE: Final = Text("Length × Wit", "Length × Wit")
LESSON_ABOUT: Final = Text(
    "Use all dice, press your luck, spend a vowel and respond.",
    "Alle Würfel verwenden, weiterwagen, einen Vokal ausgeben und antworten.",
)
TAGLINE: Final = Text(
    "One word from all dice, then press your luck.",
    "Ein Wort aus allen Würfeln, dann wag dich weiter.",
)
WORTH_ABOUT: Final = Text(
    "Worth is in points: what the turn brings, or promises on average. Luck is what the "
    "dice gave beyond that.",
    "Der Wert steht in Punkten: was der Zug bringt oder im Mittel verspricht. Glück ist, "
    "was die Würfel darüber hinaus gaben.",
)
SUMMARY: Final = Text(
    "In your turn draw up to nine tiles and roll a die. Spell one word with all dice on the table "
    "and as many of your tiles as you like.\n"
    "Then score: the values in the word, times the number of dice. Or press your luck: bank the "
    "word’s tiles, add a die, roll them all and spell a new word. More dice multiply more, but "
    "banked tiles go into no word and only count their own value.\n"
    "Or spend a vowel and roll the same dice again, whether you see a word or not. With no word "
    "and no vowel left, only the banked tiles score.\n"
    "After every turn the others may each respond with a word of the same dice and their own "
    "tiles, for its plain value. Once anyone has 150 points, the round is finished and the most "
    "points win. Alone you play a number of turns for your best total.",
    "Wenn du dran bist, ziehst du auf neun Plättchen auf und wirfst einen Würfel. Bilde ein Wort "
    "aus allen Würfeln auf dem Tisch und beliebig vielen deiner Plättchen.\n"
    "Dann werte es: die Werte im Wort, mal die Anzahl der Würfel. Oder wag dich weiter: Leg "
    "die Plättchen des Worts zurück, nimm einen Würfel dazu, wirf alle neu und bilde ein neues "
    "Wort. "
    "Mehr Würfel vervielfachen mehr, aber zurückgelegte Plättchen kommen in kein Wort mehr und "
    "zählen nur ihren eigenen Wert.\n"
    "Oder gib einen Vokal aus und wirf dieselben Würfel noch einmal, ob du ein Wort siehst oder "
    "nicht. Hast du weder Wort noch Vokal, zählen nur die zurückgelegten Plättchen.\n"
    "Nach jedem Zug dürfen die anderen reihum mit einem Wort aus denselben Würfeln und ihren "
    "eigenen Plättchen antworten, für seinen einfachen Wert. Hat jemand 150 Punkte, wird die "
    "Runde noch zu Ende gespielt, und die meisten Punkte gewinnen. Allein spielst du eine feste "
    "Zahl von Zügen um deine Bestleistung.",
)


NOTE: Final = Text(
    "Points = sum of the values in the word × number of dice + values of the banked tiles. An "
    "answer to somebody’s turn scores its sum alone.",
    "Punkte = Summe der Werte im Wort × Zahl der Würfel + Werte der zurückgelegten Plättchen. Eine "
    "Antwort auf einen fremden Zug zählt nur ihre Summe.",
)
GOAL_NOTE: Final = Text(
    "Tick the boxes as you pass them. With {goal} points or more the last round begins; it ends "
    "when the bags are back with whoever began.",
    "Hak die Kästchen ab, an denen du vorbeikommst. Ab {goal} Punkten beginnt die letzte Runde; "
    "sie endet, wenn die Beutel wieder bei der Person sind, die angefangen hat.",
)
WORD: Final = Text("Word", "Wort")
SUM: Final = Text("Sum", "Summe")
TIMES_DICE: Final = Text("× dice", "× Würfel")
PLUS_BANKED: Final = Text("+ banked", "+ zurückgelegt")
POINTS: Final = Text("= points", "= Punkte")
RUNNING_TOTAL: Final = Text("Total", "Gesamt")
PRESSED: Final = Text("after {words}", "nach {words}")
FAILED: Final = Text("no word", "kein Wort")
GOAL_LINE: Final = Text("{goal} points: the last round", "{goal} Punkte: die letzte Runde")
PRINT_TURNS: Final = Text("Turns", "Züge")
BEST: Final = Text("Most at once", "Höchste Wertung")
ROWS: Final = Text("Rows for words", "Zeilen für Wörter")


LETTERS: Final = Text("letters", "Buchstaben")
LETTERS_DO: Final = Text(
    "spell the word; dice and tiles for it are laid at once",
    "schreiben das Wort; Würfel und Plättchen dafür werden gleich gelegt",
)
LEFT_RIGHT_DO: Final = Text(
    "move the place where the next die or tile goes",
    "bewegen die Stelle für den nächsten Würfel oder das nächste Plättchen",
)
CARRY_DOES: Final = Text(
    "carry the die or tile at that place along",
    "tragen den Würfel oder das Plättchen an dieser Stelle weiter",
)
BACKSPACE_DOES: Final = Text(
    "takes back the last letter, die or tile",
    "nimmt den letzten Buchstaben, den letzten Würfel oder das letzte Plättchen zurück",
)
DELETE_DOES: Final = Text(
    "takes back the die or tile at that place",
    "nimmt den Würfel oder das Plättchen an dieser Stelle zurück",
)
ESCAPE_DOES: Final = Text("clears the word strip", "räumt die Leiste ab")
ENTER_DOES: Final = Text(
    "scores the word, or responds with it", "wertet das Wort oder antwortet damit"
)
PRESS_DOES: Final = Text(
    "presses your luck: banks the word’s tiles and rolls one die more",
    "wagt sich weiter: legt die Plättchen des Worts zurück und nimmt einen Würfel dazu",
)
ROLL_DOES: Final = Text("rolls the first die", "wirft den ersten Würfel")
KEYS_SWAP: Final = Text("Ctrl+T", "Strg+T")
SWAP_DOES: Final = Text(
    "swaps all nine tiles before the first die",
    "tauscht vor dem ersten Würfel alle neun Plättchen",
)
SPEND: Final = Text("Ctrl+U", "Strg+U")
SPEND_DOES: Final = Text(
    "spends a vowel and rolls the same dice again",
    "gibt einen Vokal aus und wirft dieselben Würfel noch einmal",
)
GIVE_UP_DOES: Final = Text(
    "gives up the turn, or leaves out a response",
    "gibt den Zug auf oder lässt eine Antwort aus",
)
NOBODY: Final = Text("Ctrl+Shift+E", "Strg+Umschalt+E")
NOBODY_DOES: Final = Text(
    "leaves out the responses of all who may still answer",
    "lässt die Antworten aller aus, die noch antworten dürfen",
)
DICE: Final = Text("Ctrl+D", "Strg+D")
DICE_DOES: Final = Text("lays all dice on the strip", "legt alle Würfel auf die Leiste")
UNDO_DOES: Final = Text(
    "undo and redo a step on the strip",
    "nehmen einen Schritt auf der Leiste zurück und wiederholen ihn",
)
ARRANGE_DOES: Final = Text(
    "shuffle and sort the tiles; dragging, or Ctrl with an arrow, moves one of them",
    "mischen und sortieren die Plättchen; einzelne ziehst du oder rückst sie mit Strg und Pfeil",
)
MOVES: Final = Text("F6", "F6")
MOVES_DO: Final = Text("shows all moves, or no longer", "zeigt alle Züge oder nicht mehr")
ODDS_DO: Final = Text(
    "shows the odds of the next roll, if your house choices allow it",
    "zeigt die Aussichten des nächsten Wurfs, wenn eure Hausregeln das erlauben",
)

DICE_TITLES: Final = {
    "en": Text("Length × Wit, English dice", "Length × Wit, englische Würfel"),
    "de": Text("Length × Wit, German dice", "Length × Wit, deutsche Würfel"),
}
"""The letter dice by their language."""
