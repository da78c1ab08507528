"""What the Hidden Crossword is called."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

TITLE: Final = Text("Hidden Crossword", "Das versteckte Kreuzworträtsel")
TAGLINE: Final = Text(
    "Hide words in a crossword, and puzzle out the other one’s.",
    "Versteck Wörter in einem Kreuzworträtsel und find die des anderen heraus.",
)
WORDS_LEFT: Final = Plural(
    one=Text("{n} word left", "{n} Wort bleibt"),
    many=Text("{n} words left", "{n} Wörter bleiben"),
)
"""What a guess leaves on average, among them a right one."""
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
