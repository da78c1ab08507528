"""The parts of the rule book and each of them in short."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_entries import RulePart, numbers
from wordsmith_desktop.wording.rule_part_texts import (
    A_TURN,
    AIM,
    SCORING,
    SET_UP,
    THE_END,
    VARIANTS,
)
from wordsmith_desktop.wording.texts import Text

PARTS: Final = (
    RulePart(
        AIM,
        Text(
            "Build capital letters from pieces, and words from the letters. Long words with few "
            "pieces left over bring the most points.",
            "Bau Großbuchstaben aus Teilen und Wörter aus den Buchstaben. Lange Wörter, nach "
            "denen wenig übrig bleibt, bringen am meisten.",
        ),
    ),
    RulePart(
        SET_UP,
        Text(
            "Four dice are rolled twice: everybody begins with the same eight pieces and a sheet "
            "of their own.",
            "Vier Würfel werden zweimal geworfen: Alle beginnen mit denselben acht Teilen und "
            "einem eigenen Blatt.",
        ),
        numbers("R", (8, 10), 26),
    ),
    RulePart(
        A_TURN,
        Text(
            "Roll your die for one piece more, or build a word and call it. It needs a letter "
            "that your word before it had not.",
            "Würfle ein Teil dazu, oder bau ein Wort und sag es an. Es braucht einen Buchstaben, "
            "den dein Wort davor nicht hatte.",
        ),
        numbers("R", (1, 7), (11, 18), 20),
    ),
    RulePart(
        SCORING,
        Text(
            "Each letter is a point, and so is each blue box that is still open.",
            "Jeder Buchstabe ist ein Punkt, ebenso jedes blaue Kästchen, das offen geblieben ist.",
        ),
        numbers("R", 19, 24, 25),
    ),
    RulePart(
        THE_END,
        Text(
            "Whoever has six words ends the round; the others claim one last word. Three rounds "
            "make a match.",
            "Wer sechs Wörter hat, beendet die Runde; die anderen dürfen noch eins ansagen. Drei "
            "Runden sind eine Partie.",
        ),
        numbers("R", (21, 23)),
    ),
    RulePart(
        VARIANTS,
        Text(
            "In secret, with required letters, word by word, as a warm-up, and the first lesson.",
            "Heimlich, mit Pflichtbuchstaben, Wort für Wort, zum Aufwärmen, und die erste Lektion.",
        ),
        numbers("R", (27, 47)),
    ),
)
"""What it is about comes first; every rule stands in one of them."""
