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
            "Make one word of all dice on the table and any of your tiles. More dice are harder "
            "to use and count more; the most points win.",
            "Bilde ein Wort aus allen Würfeln auf dem Tisch und beliebigen deiner Plättchen. Mehr "
            "Würfel sind schwerer und zählen mehr; die meisten Punkte gewinnen.",
        ),
    ),
    RulePart(
        SET_UP,
        Text(
            "Tiles are in one bag, dice in the other; everybody has four tiles.",
            "In einem Beutel sind Plättchen, im anderen Würfel; alle haben vier Plättchen.",
        ),
        numbers("L", (1, 3)),
    ),
    RulePart(
        A_TURN,
        Text(
            "Draw up to nine tiles, roll a die, find a word. Then score it, press your luck with "
            "one die more, or spend a vowel and roll again. At the end the others respond.",
            "Zieh auf neun Plättchen auf, wirf einen Würfel, such ein Wort. Dann werte es, wag "
            "dich mit einem Würfel mehr weiter, oder gib einen Vokal aus und wirf noch einmal. Am "
            "Ende antworten die anderen.",
        ),
        numbers("L", (4, 7), 10, 12, 13),
    ),
    RulePart(
        SCORING,
        Text(
            "A word counts its values times the number of dice, plus those of the banked tiles. A "
            "response counts its plain values.",
            "Ein Wort zählt seine Werte mal die Zahl der Würfel, dazu die der zurückgelegten "
            "Plättchen. Eine Antwort zählt ihre einfachen Werte.",
        ),
        numbers("L", 8, 9),
    ),
    RulePart(
        THE_END,
        Text(
            "Once anyone has 150 points, the round is played to its end.",
            "Hat jemand 150 Punkte, wird die Runde noch zu Ende gespielt.",
        ),
        numbers("L", 11),
    ),
)
"""What it is about comes first; every rule stands in one of them."""
