"""Sentences about the game: its card, its keys and its printed sheet."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

TITLE: Final = Text("Rewordable", "Rewordable")
LESSON_ABOUT: Final = Text(
    "Build a word, extend it, steal one, win a token and pass.",
    "Ein Wort bauen, verlängern, eins klauen, eine Marke gewinnen und passen.",
)
JOINING_TITLE: Final = Text("Joining words", "Wörter verbinden")
JOINING_ABOUT: Final = Text("Make one word of two.", "Aus zwei Wörtern eins machen.")
DOUBTING_TITLE: Final = Text("Objections", "Einspruch")
DOUBTING_ABOUT: Final = Text(
    "Doubt a word, let one stand, and be doubted.",
    "Ein Wort anzweifeln, eins gelten lassen und angezweifelt werden.",
)
TAGLINE: Final = Text(
    "Words from bits of words; steal some to build on.",
    "Bau Wörter aus Stücken, klau sie und bau sie aus.",
)
WORTH_ABOUT: Final = Text(
    "Worth is in points: what a word brings, what others lose by it, what kept cards "
    "promise. Luck is what the drawn cards gave beyond others.",
    "Der Wert steht in Punkten: was ein Wort bringt, andere verlieren, Behaltenes "
    "verspricht. Glück ist, was gezogene Karten mehr gaben.",
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


NOTE: Final = Text(
    "At the end: a point for every letter of the words in your lexicon, and {points} for every "
    "token. A word that somebody takes is crossed out.",
    "Am Ende: ein Punkt für jeden Buchstaben der Wörter in deinem Lexikon und {points} für jede "
    "Marke. Ein Wort, das dir jemand wegnimmt, streichst du.",
)
NOTE_ALONE: Final = Text(
    "At the end: a point for every letter of the words in your lexicon, and {points} for every "
    "token. A word that you build on is crossed out.",
    "Am Ende: ein Punkt für jeden Buchstaben der Wörter in deinem Wortschatz und {points} für jede "
    "Marke. Ein Wort, das du ausbaust, streichst du.",
)
WORDS: Final = Text("Words", "Wörter")
LETTERS: Final = Text("Letters", "Buchstaben")
LETTERS_OF_WORDS: Final = Text("Letters of all words", "Buchstaben aller Wörter")
TOKENS: Final = Text("Tokens", "Marken")
TOKENS_OF: Final = Text("Tokens: {n} × {points} =", "Marken: {n} × {points} =")
TOKENS_BLANK: Final = Text("Tokens: ____ × {points} =", "Marken: ____ × {points} =")
PENALTY: Final = Text("Failed objections", "Gescheiterte Einsprüche")
ROWS: Final = Text("Rows for words", "Zeilen für Wörter")


KEYS_LETTERS: Final = Text("letters", "Buchstaben")
LETTERS_DO: Final = Text(
    "spell the word; the cards for it are laid at once",
    "schreiben das Wort; die Karten dafür werden gleich gelegt",
)
UP_DOWN: Final = Text("Up, Down", "Auf, Ab")
UP_DOWN_DO: Final = Text(
    "lay the same letters with other cards", "legen dieselben Buchstaben mit anderen Karten"
)
LEFT_RIGHT_DO: Final = Text(
    "move the place where the next card goes", "bewegen die Stelle für die nächste Karte"
)
CARRY_DOES: Final = Text(
    "carry the card at that place along", "tragen die Karte an dieser Stelle weiter"
)
BACKSPACE_DOES: Final = Text(
    "takes back the last letter or card",
    "nimmt den letzten Buchstaben oder die letzte Karte zurück",
)
DELETE_DOES: Final = Text(
    "takes back the card at that place", "nimmt die Karte an dieser Stelle zurück"
)
ESCAPE_DOES: Final = Text("clears the building strip", "räumt die Bauleiste ab")
ENTER_DOES: Final = Text("builds the word", "bildet das Wort")
PASS_DOES: Final = Text("passes and exchanges cards", "passt und tauscht Karten")
UNDO_DOES: Final = Text(
    "undo and redo a step on the strip",
    "nehmen einen Schritt auf der Bauleiste zurück und wiederholen ihn",
)
ARRANGE_DOES: Final = Text(
    "shuffle and sort the hand; dragging, or Ctrl with an arrow, moves one card of it",
    "mischen und sortieren die Hand; einzelne Karten ziehst du oder rückst sie mit Strg und Pfeil",
)
FOLD_DOES: Final = Text(
    "folds or unfolds the others’ lexicons", "klappt die Wortschätze der anderen auf oder zu"
)


IN_DECK: Final = Plural(
    one=Text("{n} card in the deck", "{n} Karte im Stapel"),
    many=Text("{n} cards in the deck", "{n} Karten im Stapel"),
)
DECK_EMPTY: Final = Text("The deck is empty", "Der Stapel ist leer")
LAST_ROUND: Final = Text("Last round", "Letzte Runde")
SAID_LAST_ROUND: Final = Text("{deck}: last round", "{deck}: letzte Runde")
