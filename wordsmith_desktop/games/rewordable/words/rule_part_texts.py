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
            "Build words from cards, steal the words of others by building on them, and have the "
            "most points when the deck is empty.",
            "Bilde Wörter aus Karten, klau fremde, indem du sie ausbaust, und hab die meisten "
            "Punkte, wenn der Stapel leer ist.",
        ),
    ),
    RulePart(
        SET_UP,
        Text(
            "Everybody has five cards; three lie open as the pool, and three tokens beside them.",
            "Alle haben fünf Karten; drei liegen offen als Auslage, daneben drei Marken.",
        ),
        numbers("C", (1, 6)),
    ),
    RulePart(
        A_TURN,
        Text(
            "Build one word of at least two cards, one of them from your hand. Or pass, and "
            "exchange cards.",
            "Bilde ein Wort aus mindestens zwei Karten, eine davon von deiner Hand. Oder pass und "
            "tausche Karten.",
        ),
        numbers("C", (7, 11), 13, 14, 17),
    ),
    RulePart(
        SCORING,
        Text(
            "Each letter of your words is a point, each token four.",
            "Jeder Buchstabe deiner Wörter ist ein Punkt, jede Marke vier.",
        ),
        numbers("C", 12, 16),
    ),
    RulePart(
        THE_END,
        Text(
            "When the last card is drawn, everybody plays once more.",
            "Ist die letzte Karte gezogen, sind alle noch einmal dran.",
        ),
        numbers("C", 15, 18, 19),
    ),
)
"""What it is about comes first; every rule stands in one of them."""
