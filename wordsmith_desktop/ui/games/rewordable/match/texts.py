"""Sentences of the match page, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

TURN_OF: Final = Text("{name}’s turn", "{name} ist dran")
DEALING: Final = Text("The cards are being dealt", "Die Karten werden ausgeteilt")
MATCH_OVER: Final = Text("The match is over", "Die Partie ist zu Ende")
TURNS_LEFT: Final = Plural(
    one=Text("last turn", "letzter Zug"),
    many=Text("{n} turns left", "noch {n} Züge"),
)

STRIP: Final = Text("Building strip", "Bauleiste")
STRIP_EMPTY: Final = Text(
    "Drag or click cards here, or just type a word.",
    "Zieh Karten hierher, klick sie an oder tipp einfach ein Wort.",
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
NOTHING_LAID: Final = Text(
    "Lay a word with at least one card of your hand, or pass.",
    "Leg ein Wort mit mindestens einer Karte deiner Hand, oder passe.",
)
GAIN: Final = Plural(
    one=Text("{n} point for you", "{n} Punkt für dich"),
    many=Text("{n} points for you", "{n} Punkte für dich"),
)
LETTERS: Final = Plural(
    one=Text("{n} letter", "{n} Buchstabe"), many=Text("{n} letters", "{n} Buchstaben")
)
CARDS: Final = Plural(one=Text("{n} card", "{n} Karte"), many=Text("{n} cards", "{n} Karten"))
WINS: Final = Plural(
    one=Text("wins a token", "gewinnt eine Marke"),
    many=Text("wins {n} tokens", "gewinnt {n} Marken"),
)
TAKES: Final = Text("takes {words}", "nimmt {words}")
WORD_OF: Final = Text("{name}’s {word}", "{word} von {name}")
OTHER_WAYS: Final = Plural(
    one=Text("one other way: arrow keys", "noch eine Art: Pfeiltasten"),
    many=Text("{n} other ways: arrow keys", "noch {n} Arten: Pfeiltasten"),
)

EXCHANGE_HINT: Final = Text(
    "Choose the cards of your hand to go under the deck; you draw as many new ones.",
    "Wähl die Karten deiner Hand, die unter den Stapel sollen; du ziehst ebenso viele neue.",
)
EXCHANGE_ALONE: Final = Text(
    "Choose the cards of your hand to put out of the match; you draw as many new ones.",
    "Wähl die Karten deiner Hand, die aus dem Spiel gehen; du ziehst ebenso viele neue.",
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

CALL_TITLE: Final = Text("{name} builds {word}.", "{name} bildet {word}.")

WORDS_HEAD: Final = Text("Letters in words", "Buchstaben in Wörtern")
TOKENS_HEAD: Final = Text("Tokens", "Marken")
COSTS_HEAD: Final = Text("Failed objections", "Vergebliche Einsprüche")

NEWS: Final = Text("What happened", "Was geschah")
SINCE: Final = Text("Since your last turn: {news}", "Seit deinem letzten Zug: {news}")
LOST: Final = Text("{name} took your {word} for {new}.", "{name} hat dir {word} für {new} geklaut.")
YOUR_TURN: Final = Text(
    "Your turn, {name}: build a word, or pass.", "Du bist dran, {name}: Bilde ein Wort oder passe."
)

CAUGHT_UP: Final = Text("{word} is accepted: build it again.", "{word} gilt: Bild es noch einmal.")
CAUGHT_UP_ALWAYS: Final = Text(
    "{word} is accepted from now on: build it again.",
    "{word} gilt von jetzt an: Bild es noch einmal.",
)
SOFT_TIME: Final = Text(
    "The time is up, but nothing is lost: build or pass when you are ready.",
    "Die Zeit ist um, aber nichts ist verloren: Bilde ein Wort oder passe, wenn du so weit bist.",
)
MATCH_SOFT_TIME: Final = Text(
    "The time for this match is up, but nothing is lost: you may play on.",
    "Die Zeit für diese Partie ist um, aber nichts ist verloren: Du darfst weiterspielen.",
)

MENU_BUILD: Final = Text("Build the word", "Wort bilden")
MENU_PASS: Final = Text("Pass and exchange", "Passen und tauschen")
MENU_HINT: Final = Text("Hint", "Tipp")
MENU_FOLD: Final = Text("Fold or unfold the lexicons", "Wortschätze auf- oder zuklappen")
MENU_CLEAR: Final = Text("Clear the strip", "Bauleiste abräumen")
MENU_WAY: Final = Text("Lay the word another way", "Wort anders legen")
MENU_UNDO: Final = Text("Undo on the strip", "Auf der Bauleiste rückgängig")
MENU_REDO: Final = Text("Redo on the strip", "Auf der Bauleiste wiederholen")

HINT_SEARCHING: Final = Text("Looking for a word …", "Ich suche ein Wort …")
HINT_START: Final = Text(
    "There is a word of {count} letters that begins with {letter} and brings {points}. "
    "Ask again for the word.",
    "Es gibt ein Wort mit {count} Buchstaben, das mit {letter} beginnt und {points} bringt. "
    "Frag noch einmal, dann sage ich es.",
)
HINT_WORD: Final = Text("{word} can be built: type it.", "{word} lässt sich bilden: Tipp es ein.")
HINT_NONE: Final = Text(
    "No common word can be built. Pass, and exchange cards you cannot use.",
    "Kein geläufiges Wort lässt sich bilden. Passe und tausche Karten, die du nicht brauchst.",
)
HINT_NOT_NOW: Final = Text(
    "Hints are for the player whose turn it is.", "Tipps gibt es für den, der dran ist."
)
DICTIONARY_OPENING: Final = Text(
    "The dictionary is still being opened.", "Das Wörterbuch wird noch geöffnet."
)
