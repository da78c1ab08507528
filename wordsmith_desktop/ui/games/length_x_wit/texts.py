"""What Length × Wit is called."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

TITLE: Final = Text("Length × Wit", "Length × Wit")
TAGLINE: Final = Text(
    "Roll letters, make one word of them all, and press your luck.",
    "Würfle Buchstaben, bilde ein Wort aus allen und wag dich weiter.",
)
SUMMARY: Final = Text(
    "In your turn draw up to nine tiles and roll a die. Spell one word with all dice on the table "
    "and as many of your tiles as you like.\n"
    "Then score: the values in the word, times the number of dice. Or press your luck: bank the "
    "word’s tiles, add a die, roll them all and spell a new word. More dice multiply more, but "
    "banked tiles go into no word and only count their own value.\n"
    "With no word, spend a vowel and roll the same dice again. With no vowel left either, only "
    "the banked tiles score.\n"
    "After every turn the others may each respond with a word of the same dice and their own "
    "tiles, for its plain value. Once anyone has 150 points, the round is finished and the most "
    "points win. Alone you play a number of turns for your best total.",
    "Wenn du dran bist, ziehst du auf neun Plättchen auf und wirfst einen Würfel. Bilde ein Wort "
    "aus allen Würfeln auf dem Tisch und beliebig vielen deiner Plättchen.\n"
    "Dann werte es: die Werte im Wort, mal die Anzahl der Würfel. Oder wag dich weiter: Sichere "
    "die Plättchen des Worts, nimm einen Würfel dazu, wirf alle neu und bilde ein neues Wort. "
    "Mehr Würfel vervielfachen mehr, aber gesicherte Plättchen kommen in kein Wort mehr und "
    "zählen nur ihren eigenen Wert.\n"
    "Fällt dir kein Wort ein, gibst du einen Vokal aus und wirfst dieselben Würfel noch einmal. "
    "Hast du auch keinen Vokal mehr, zählen nur die gesicherten Plättchen.\n"
    "Nach jedem Zug dürfen die anderen reihum mit einem Wort aus denselben Würfeln und ihren "
    "eigenen Plättchen antworten, für seinen einfachen Wert. Hat jemand 150 Punkte, wird die "
    "Runde noch zu Ende gespielt, und die meisten Punkte gewinnen. Allein spielst du eine feste "
    "Zahl von Zügen um deine Bestleistung.",
)
