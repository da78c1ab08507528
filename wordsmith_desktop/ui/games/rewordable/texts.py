"""What Rewordable is called."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

TITLE: Final = Text("Rewordable", "Rewordable")
TAGLINE: Final = Text(
    "Build words from pieces of words, and steal words to build on.",
    "Bau Wörter aus Wortstücken und klau Wörter, um sie auszubauen.",
)
SUMMARY: Final = Text(
    "In your turn build one word from cards of your hand, of the pool in the middle and of the "
    "words on the table: at least two cards, and at least one from your hand.\n"
    "A word on the table, yours or another player’s, goes in whole and keeps the order of its "
    "cards; yours go before it, behind it or between its cards. Then the new word is yours.\n"
    "Every letter of your words is a point. A token is worth four: you win it when your word does "
    "what the token shows.\n"
    "With no word to build, pass and exchange cards. When the last card is drawn, everybody plays "
    "once more. Alone you play for your best total: some turns, some minutes, or the whole deck.",
    "Wenn du dran bist, bildest du ein Wort aus Karten deiner Hand, der Auslage in der Mitte und "
    "der Wörter auf dem Tisch: mindestens zwei Karten und mindestens eine von deiner Hand.\n"
    "Ein Wort auf dem Tisch, ob deins oder ein fremdes, kommt ganz hinein und behält die "
    "Reihenfolge seiner Karten; deine liegen davor, dahinter oder dazwischen. Das neue Wort gehört "
    "dann dir.\n"
    "Jeder Buchstabe deiner Wörter ist ein Punkt. Eine Marke zählt vier: Du gewinnst sie, wenn "
    "dein Wort erfüllt, was auf ihr steht.\n"
    "Fällt dir kein Wort ein, passt du und tauschst Karten. Ist die letzte Karte gezogen, kommt "
    "jeder noch einmal dran. Allein spielst du um deine Bestleistung: einige Züge, einige Minuten "
    "oder den ganzen Stapel.",
)
