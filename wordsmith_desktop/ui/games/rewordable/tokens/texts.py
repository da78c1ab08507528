"""Every sentence about tokens, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.rewordable.tokens import Goal
from wordsmith_desktop.ui.kit.texts import Plural, Text

SHORT: Final[dict[Goal, Text]] = {
    Goal.BLUE_ONLY: Text("only blue", "nur Blau"),
    Goal.PINK_ONLY: Text("only pink", "nur Rosa"),
    Goal.YELLOW_ONLY: Text("only yellow", "nur Gelb"),
    Goal.BLUE_PINK: Text("blue and pink", "Blau und Rosa"),
    Goal.BLUE_YELLOW: Text("blue and yellow", "Blau und Gelb"),
    Goal.PINK_YELLOW: Text("pink and yellow", "Rosa und Gelb"),
    Goal.THREE_COLOURS: Text("all three colours", "alle drei Farben"),
    Goal.ADD_ON: Text("add to a word", "Wort erweitern"),
    Goal.FROM_HAND: Text("3–5 from hand", "3–5 von der Hand"),
    Goal.FROM_POOL: Text("2–3 from the pool", "2–3 aus der Auslage"),
    Goal.FOUR_CARDS: Text("exactly 4 cards", "genau 4 Karten"),
    Goal.FIVE_CARDS: Text("5+ cards", "5+ Karten"),
    Goal.SIX_LETTERS: Text("exactly 6 letters", "genau 6 Buchstaben"),
    Goal.SEVEN_LETTERS: Text("exactly 7 letters", "genau 7 Buchstaben"),
    Goal.EIGHT_LETTERS: Text("8+ letters", "8+ Buchstaben"),
}
"""What stands beside a coin."""

CONDITION: Final[dict[Goal, Text]] = {
    Goal.BLUE_ONLY: Text("A word of blue cards only", "Ein Wort nur aus blauen Karten"),
    Goal.PINK_ONLY: Text("A word of pink cards only", "Ein Wort nur aus rosa Karten"),
    Goal.YELLOW_ONLY: Text("A word of yellow cards only", "Ein Wort nur aus gelben Karten"),
    Goal.BLUE_PINK: Text(
        "A word of blue and pink cards, with no yellow one",
        "Ein Wort aus blauen und rosa Karten, ohne gelbe",
    ),
    Goal.BLUE_YELLOW: Text(
        "A word of blue and yellow cards, with no pink one",
        "Ein Wort aus blauen und gelben Karten, ohne rosa",
    ),
    Goal.PINK_YELLOW: Text(
        "A word of pink and yellow cards, with no blue one",
        "Ein Wort aus rosa und gelben Karten, ohne blaue",
    ),
    Goal.THREE_COLOURS: Text(
        "A word with cards of all three colours", "Ein Wort mit Karten aller drei Farben"
    ),
    Goal.ADD_ON: Text(
        "Cards added to a word that lies on the table, yours or another’s",
        "Karten an ein Wort gelegt, das schon ausliegt, ob deins oder ein fremdes",
    ),
    Goal.FROM_HAND: Text(
        "A word with three to five cards from your hand",
        "Ein Wort mit drei bis fünf Karten von deiner Hand",
    ),
    Goal.FROM_POOL: Text(
        "A word with two or three cards from the pool",
        "Ein Wort mit zwei oder drei Karten aus der Auslage",
    ),
    Goal.FOUR_CARDS: Text("A word of exactly four cards", "Ein Wort aus genau vier Karten"),
    Goal.FIVE_CARDS: Text("A word of five or more cards", "Ein Wort aus fünf oder mehr Karten"),
    Goal.SIX_LETTERS: Text("A word of exactly six letters", "Ein Wort mit genau sechs Buchstaben"),
    Goal.SEVEN_LETTERS: Text(
        "A word of exactly seven letters", "Ein Wort mit genau sieben Buchstaben"
    ),
    Goal.EIGHT_LETTERS: Text(
        "A word of eight or more letters", "Ein Wort mit acht oder mehr Buchstaben"
    ),
}
"""What a token is won with, in full."""

TIP: Final = Text("{condition}: {points}", "{condition}: {points}")
BADGE: Final = Text("Token: {condition}", "Marke: {condition}")
BADGE_EARNED: Final = Text(
    "Token: {condition}. Would be won.", "Marke: {condition}. Würdest du gewinnen."
)
ROW: Final = Text("Tokens to be won", "Zu gewinnende Marken")
PILE: Final = Plural(
    one=Text("{n} more token, face down", "{n} weitere Marke, verdeckt"),
    many=Text("{n} more tokens, face down", "{n} weitere Marken, verdeckt"),
)
PILE_EMPTY: Final = Text("No more tokens", "Keine weiteren Marken")
PILE_SHORT: Final = Text("+{n}", "+{n}")
WON: Final = Plural(
    one=Text("{n} token won: {conditions}", "{n} Marke gewonnen: {conditions}"),
    many=Text("{n} tokens won: {conditions}", "{n} Marken gewonnen: {conditions}"),
)
