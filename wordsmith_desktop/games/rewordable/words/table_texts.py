"""Sentences at the table, with its cards, lexicons and tokens."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.cards import Colour
from ..rules.tokens import Goal

GOAL_BUILD: Final = Text(
    "Build a word or pass",
    "Bilde ein Wort oder passe",
)
GOAL_EXCHANGE: Final = Text("Choose cards to exchange", "Wähl Karten zum Tauschen")
GOAL_ASKED: Final = Text("May {word} stand?", "Gilt {word}?")
DEALING: Final = Text("The cards are being dealt", "Die Karten werden ausgeteilt")
TURNS_LEFT: Final = Plural(
    one=Text("last turn", "letzter Zug"),
    many=Text("{n} turns left", "noch {n} Züge"),
)

STRIP: Final = Text("Building strip", "Bauleiste")
STRIP_EMPTY: Final = Text(
    "Type or drag a word.",
    "Tipp oder zieh ein Wort.",
)
SPELLED: Final = Plural(
    one=Text("{word}, {n} card", "{word}, {n} Karte"),
    many=Text("{word}, {n} cards", "{word}, {n} Karten"),
)
HAND: Final = Text("Your hand", "Deine Hand")
POOL: Final = Text("Pool", "Auslage")
TIE: Final = Text("{name}: {word}", "{name}: {word}")
OWN_TIE: Final = Text("your {word}", "dein {word}")

BUILD: Final = Text("Build", "Bilden")
BUILD_WORD: Final = Text("Build {word}", "{word} bilden")
PASS: Final = Text("Pass …", "Passen …")
LOOKING_ON: Final = Text("{name} is next", "Als Nächstes ist {name} dran")
NEW_CARDS: Final = Text(
    "Your new cards, to think about until it is your turn again.",
    "Deine neuen Karten, zum Nachdenken, bis du wieder dran bist.",
)
NOTHING_LAID: Final = Text(
    "Use a card of your hand.",
    "Nimm eine Karte deiner Hand.",
)
GAIN: Final = Plural(
    one=Text("{n} point for you", "{n} Punkt für dich"),
    many=Text("{n} points for you", "{n} Punkte für dich"),
)
GAIN_OF: Final = Plural(
    one=Text("{n} point for {name}", "{n} Punkt für {name}"),
    many=Text("{n} points for {name}", "{n} Punkte für {name}"),
)
SINCE_BUILT: Final = Text("+{n} {word}", "+{n} {word}")
SINCE_WITHDRAWN: Final = Text("{word} is gone", "{word} ist weg")
SINCE_EXCHANGED: Final = Plural(
    one=Text("exchanged a card", "eine Karte getauscht"),
    many=Text("exchanged {n} cards", "{n} Karten getauscht"),
)
SINCE_PASSED: Final = Text("passed", "gepasst")
GAIN_SHORT: Final = Text("+{n}", "+{n}")
CARDS: Final = Plural(one=Text("{n} card", "{n} Karte"), many=Text("{n} cards", "{n} Karten"))
WINS: Final = Plural(
    one=Text("wins a token", "gewinnt eine Marke"),
    many=Text("wins {n} tokens", "gewinnt {n} Marken"),
)
NO_TOKEN: Final = Text("no token", "keine Marke")
TOKENS_SAID: Final = Plural(
    one=Text("one token", "eine Marke"), many=Text("{n} tokens", "{n} Marken")
)
TAKES: Final = Text("takes {words}", "nimmt {words}")
WORD_OF: Final = Text("{name}’s {word}", "{word} von {name}")
OTHER_WAYS: Final = Plural(
    one=Text("one other way: arrow keys", "noch eine Art: Pfeiltasten"),
    many=Text("{n} other ways: arrow keys", "noch {n} Arten: Pfeiltasten"),
)

EXCHANGE_HINT: Final = Text(
    "They go under the deck; you draw as many.",
    "Sie gehen unter den Stapel; du ziehst neue.",
)
EXCHANGE_ALONE: Final = Text(
    "They are out; you draw as many.",
    "Sie sind weg; du ziehst neue.",
)
EXCHANGE_EMPTY: Final = Text(
    "The deck is empty: you keep your hand.", "Der Stapel ist leer: Du behältst deine Hand."
)
PASS_KEEPING: Final = Text("Pass and keep the hand", "Passen und Hand behalten")
PASS_EXCHANGING: Final = Plural(
    one=Text("Pass, exchange {n} card", "Passen, {n} Karte tauschen"),
    many=Text("Pass, exchange {n} cards", "Passen, {n} Karten tauschen"),
)
EXCHANGE_ALL: Final = Text("All", "Alle")
EXCHANGE_NONE: Final = Text("None", "Keine")
BACK: Final = Text("Back to building", "Zurück zum Bilden")

MENU_DOUBT: Final = Text("Challenge a word …", "Ein Wort anzweifeln …")
DOUBT_TITLE: Final = Text("Which word do you challenge?", "Welches Wort zweifelst du an?")
DOUBT_NOTE: Final = Text(
    "The dictionary decides. You go on with your turn afterwards.",
    "Das Wörterbuch entscheidet. Danach geht dein Zug weiter.",
)
DOUBT_WORD: Final = Text("{word} ({name})", "{word} ({name})")
CALL_TITLE: Final = Text("{name} builds {word}.", "{name} bildet {word}.")

WORDS_HEAD: Final = Text("Letters in words", "Buchstaben in Wörtern")
TOKENS_HEAD: Final = Text("Tokens", "Marken")
COSTS_HEAD: Final = Text("Failed objections", "Vergebliche Einsprüche")

SINCE: Final = Text("Since your last turn: {news}", "Seit deinem letzten Zug: {news}")
LOST: Final = Text("{name} took your {word} for {new}.", "{name} hat dir {word} für {new} geklaut.")
YOUR_TURN: Final = Text(
    "Your turn, {name}.",
    "Du bist dran, {name}.",
)

CAUGHT_UP: Final = Text("{word} is accepted: build it again.", "{word} gilt: Bilde es noch einmal.")
CAUGHT_UP_ALWAYS: Final = Text(
    "{word} is accepted from now on: build it again.",
    "{word} gilt von jetzt an: Bilde es noch einmal.",
)
MATCH_SOFT_TIME: Final = Text(
    "The match’s time is up, but you may play on.",
    "Die Zeit der Partie ist um, aber du darfst weiterspielen.",
)

MENU_BUILD: Final = Text("Build the word", "Wort bilden")
MENU_PASS: Final = Text("Pass and exchange", "Passen und tauschen")
MENU_HINT: Final = Text("Hint", "Tipp")
MENU_FOLD: Final = Text("Fold or unfold the lexicons", "Wortschätze auf- oder zuklappen")
SHUFFLE_HAND: Final = Text("Shuffle the hand", "Hand mischen")
SORT_HAND: Final = Text("Sort the hand: A to Z, by colour", "Hand sortieren: A–Z, nach Farbe")
MENU_CLEAR: Final = Text("Clear the strip", "Bauleiste abräumen")
MENU_WAY: Final = Text("Lay the word another way", "Wort anders legen")

HINT_START: Final = Text(
    "{count} letters, begins with {letter}, brings {points}. Ask again for the word.",
    "{count} Buchstaben, beginnt mit {letter}, bringt {points}. Frag noch einmal nach dem Wort.",
)
HINT_WORD: Final = Text("{word} can be built: type it.", "{word} lässt sich bilden: Tipp es ein.")
HINT_NONE: Final = Text(
    "I find no word. Pass, and exchange cards you cannot use.",
    "Ich finde kein Wort. Passe und tausche Karten, die du nicht brauchst.",
)
HINT_NOT_NOW: Final = Text(
    "Hints are for the player whose turn it is.", "Tipps gibt es für den, der dran ist."
)


CARD: Final[dict[Colour, Text]] = {
    Colour.BLUE: Text("blue card {letters}", "blaue Karte {letters}"),
    Colour.PINK: Text("pink card {letters}", "rosa Karte {letters}"),
    Colour.YELLOW: Text("yellow card {letters}", "gelbe Karte {letters}"),
}

IN_HAND: Final = Text("{card}, in your hand", "{card}, auf deiner Hand")
FROM_HAND: Final = Text("{card}, from {name}’s hand", "{card}, aus der Hand von {name}")
IN_POOL: Final = Text("{card}, in the pool", "{card}, in der Auslage")
FROM_OWN_WORD: Final = Text("{card}, from your word {word}", "{card}, aus deinem Wort {word}")
FROM_WORD: Final = Text(
    "{card}, from {name}’s word {word}", "{card}, aus dem Wort {word} von {name}"
)

OWN_WORD: Final = Text(
    "{word}, your word, {letters}, cards {cards}", "{word}, dein Wort, {letters}, Karten {cards}"
)
CARDS_WORD_OF: Final = Text(
    "{word}, {name}’s word, {letters}, cards {cards}",
    "{word}, Wort von {name}, {letters}, Karten {cards}",
)


LEXICONS: Final = Text("Lexicons", "Wortschätze")
LEXICON_OF: Final = Text("{name}’s lexicon", "Wortschatz von {name}")
OWN_LEXICON: Final = Text("Your lexicon", "Dein Wortschatz")
OWN_NAME: Final = Text("{name} (you)", "{name} (du)")

NO_WORD: Final = Text("no word", "kein Wort")
TOKENS: Final = Plural(one=Text("{n} token", "{n} Marke"), many=Text("{n} tokens", "{n} Marken"))


NEW: Final = Text("new", "neu")
SAID_NEW: Final = Text("{word}, new", "{word}, neu")
SAID_TAKEN: Final = Text("{word}, on the building strip", "{word}, liegt auf der Bauleiste")


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
PILE_SHORT: Final = Text("{n} more", "noch {n}")
WON: Final = Plural(
    one=Text("{n} token won: {conditions}", "{n} Marke gewonnen: {conditions}"),
    many=Text("{n} tokens won: {conditions}", "{n} Marken gewonnen: {conditions}"),
)


NO_WORDS: Final = Text("no words", "keine Wörter")
SHEET_TEXT_TOKENS: Final = Plural(
    Text("{n} token: {goals}", "{n} Marke: {goals}"),
    Text("{n} tokens: {goals}", "{n} Marken: {goals}"),
)
PENALTY: Final = Text("failed objections", "gescheiterte Einsprüche")
POINTS: Final = Text("points", "Punkte")
POINTS_SO_FAR: Final = Text("points so far", "bisherige Punkte")
UNJUDGED: Final = Text(
    "{name} has called {cards}; it is not judged yet.",
    "{name} hat {cards} angesagt; das Wort ist noch nicht beurteilt.",
)
SHEET_TEXT_POOL: Final = Text("Pool: {cards}", "Auslage: {cards}")
POOL_EMPTY: Final = Text("The pool is empty.", "Die Auslage ist leer.")
DECK: Final = Plural(
    Text("Deck: {n} card", "Stapel: {n} Karte"), Text("Deck: {n} cards", "Stapel: {n} Karten")
)
FACE_UP: Final = Text("Tokens to be won: {goals}", "Zu gewinnende Marken: {goals}")

MAKEUP: Final = Plural(
    Text("{n} card: {cards}.", "{n} Karte: {cards}."),
    Text("At least {n} cards: {cards}.", "Mindestens {n} Karten: {cards}."),
)
NOT_SPELLED: Final = Text(
    "The deck has no cards that spell it.", "Der Kartensatz hat keine Karten dafür."
)

MATERIAL_HAND: Final = Text("Your cards: {cards}.", "Deine Karten: {cards}.")
MATERIAL_POOL: Final = Text("In the pool: {cards}.", "In der Auslage: {cards}.")
MATERIAL_WORDS: Final = Text("Words on the table: {words}.", "Wörter auf dem Tisch: {words}.")
MATERIAL_TOKENS: Final = Text("Tokens to be won: {goals}.", "Marken zu gewinnen: {goals}.")
