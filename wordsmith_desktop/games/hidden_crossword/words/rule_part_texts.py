"""The parts of the rule book and each of them in short."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_entries import RulePart, numbers
from wordsmith_desktop.wording.rule_part_texts import A_TURN, AIM, SCORING, SET_UP, THE_END
from wordsmith_desktop.wording.texts import Text

PARTS: Final = (
    RulePart(
        AIM,
        Text(
            "Both of you hide a crossword of the same letters. Find out by guesses what the other "
            "has laid, before yours is found.",
            "Ihr versteckt beide ein Kreuzworträtsel aus denselben Buchstaben. Finde durch Raten "
            "heraus, was der andere gelegt hat, bevor deins gefunden ist.",
        ),
    ),
    RulePart(
        SET_UP,
        Text(
            "Letters are drawn, the first word seen in them is the anchor word, and each of you "
            "lays a crossword around it.",
            "Buchstaben werden gezogen, das erste Wort darin ist das Ankerwort, und um dieses "
            "legt ihr beide ein Kreuzworträtsel.",
        ),
        numbers("W", (1, 12)),
    ),
    RulePart(
        A_TURN,
        Text(
            "Guess one word, and learn how many of that length are hidden, how it lies, and which "
            "letters are right. Or submit the whole puzzle.",
            "Rate ein Wort und erfahre, wie viele dieser Länge versteckt sind, wie es liegt und "
            "welche Buchstaben stimmen. Oder reich das ganze Rätsel ein.",
        ),
        numbers("W", (13, 18)),
    ),
    RulePart(
        SCORING,
        Text(
            "There are no points: what counts is to have all words of the other puzzle.",
            "Punkte gibt es keine: Es zählt, ob du alle Wörter des anderen Rätsels hast.",
        ),
        numbers("W", 19),
    ),
    RulePart(
        THE_END,
        Text(
            "Whoever is first to submit a right puzzle wins; the round is played to its end.",
            "Wer als Erstes ein richtiges Rätsel einreicht, gewinnt; die Runde wird zu Ende "
            "gespielt.",
        ),
        numbers("W", 20),
    ),
)
"""What it is about comes first; every rule stands in one of them."""
