"""Sentences of the lessons of Rewordable."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

BUILDING_STEPS: Final = (
    (
        Text(
            "Build {first} from {first_cards}: type it, or tap or click the cards. One card of a "
            "word "
            "must come from your hand on the left; the pool on the right is everybody’s. Enter "
            "builds it.",
            "Leg {first} aus {first_cards}: Schreib das Wort, oder tipp oder klick die Karten an. "
            "Mindestens "
            "eine Karte kommt aus deiner Hand links; die Auslage rechts gehört allen. Eingabe legt "
            "es fest.",
        ),
        Text(
            "type {first}, or tap its cards; when both lie in the row, press Build or Enter.",
            "Schreib {first}, oder tipp seine Karten an; liegen beide in der Reihe, drück auf "
            "Bilden oder Eingabe.",
        ),
    ),
    (
        Text(
            "Pip did not object, so {first} is yours, and you drew new cards. Pip has built "
            "{victim}. Words can grow: take {first} and add {added} to make {longer}. The longer "
            "a word, the more it is worth.",
            "Pip hat keinen Einspruch erhoben: {first} gehört dir, und du hast nachgezogen. Pip "
            "hat {victim} gelegt. Wörter können wachsen: Nimm {first} und leg {added} dazu, dann "
            "steht da {longer}. Jeder Buchstabe zählt.",
        ),
        Text(
            "type {longer}, or tap or click the word {first} above and then the card {added}. Then "
            "Build, or Enter.",
            "Schreib {longer}, oder tipp oder klick oben {first} und dann die Karte {added} an. "
            "Dann Bilden oder Eingabe.",
        ),
    ),
    (
        Text(
            "You can steal, too! Build {stolen} around Pip’s {victim}: its cards stay in order, "
            "yours go before, between or behind. With four cards you also win the token “exactly "
            "four cards”, worth 4 points.",
            "Klauen darfst du auch! Bau {stolen} um Pips {victim} herum: Seine Karten bleiben in "
            "ihrer Folge, deine kommen davor, dazwischen oder dahinter. Mit vier Karten gewinnst "
            "du dazu die Marke „genau vier Karten“, 4 Punkte.",
        ),
        Text(
            "type {stolen}, or tap word and cards, until it lies there as {stolen_cards}. Then "
            "press Build or Enter.",
            "Schreib {stolen}, oder tipp Wort und Karten an, bis es als {stolen_cards} daliegt. "
            "Drück dann auf Bilden oder Eingabe.",
        ),
    ),
)
PASS_STEP: Final = Text(
    "Stolen, with a token on top. If you see no word one day, pass: press Pass (Ctrl+E), choose "
    "the cards you are "
    "tired of by a tap, a click or their letter, and confirm. They go under the deck, and you draw "
    "as many new ones. "
    "Exchange at least one now.",
    "Geklaut, und eine Marke dazu. Siehst du einmal kein Wort, dann pass: Drück auf Passen "
    "(Strg+E), wähl die Karten, die du loswerden willst, durch Antippen, Klicken oder ihren "
    "Buchstaben, und bestätige. Sie kommen unter den Stapel, du ziehst "
    "neue. Tausch jetzt mindestens eine.",
)
PASS_HELP: Final = Text(
    "press Pass, choose at least one card of your hand by a tap, a click or its letter, then "
    "confirm with the button in the corner or Enter.",
    "Drück auf Passen, wähl mindestens eine Karte deiner Hand durch Antippen, Klicken oder ihren "
    "Buchstaben und bestätige mit dem Knopf in der Ecke oder mit Eingabe.",
)
OWN_STEP: Final = Text(
    "Pip has passed, too. So it goes round until the deck is empty; then everybody plays once "
    "more. Now find a word of your own, with your hand, the pool and any word on the table. F2 "
    "gives a hint, and you may pass again.",
    "Auch Pip hat gepasst. So geht es reihum, bis der Stapel leer ist; dann sind alle noch einmal "
    "dran. Jetzt such selbst ein Wort, aus Hand, Auslage und den Wörtern auf dem Tisch. F2 gibt "
    "dir einen Tipp, und passen darfst du auch wieder.",
)
OWN_HELP: Final = Text(
    "press Hint (F2), and once more for the whole word; perhaps {last} is in reach.",
    "Drück auf Tipp (F2), noch einmal für mehr; vielleicht liegt {last} in Reichweite.",
)
FINISHED: Final = Text(
    "That is Rewordable: build, grow, steal, win tokens, pass. In the end letters and tokens are "
    "counted. Play on here against Pip, or finish the lesson.",
    "Das ist Rewordable: bauen, verlängern, klauen, Marken gewinnen, passen. Am Ende zählen "
    "Buchstaben und Marken. Spiel hier gegen Pip weiter, oder beende die Lektion.",
)

JOINING_STEPS: Final = (
    (
        Text(
            "Two words can become one. First build {first}.",
            "Aus zwei Wörtern kann eins werden. Leg zuerst {first}.",
        ),
        Text(
            "type {first}, or tap its cards, and press Build or Enter.",
            "Schreib {first}, oder tipp seine Karten an, und drück auf Bilden oder Eingabe.",
        ),
    ),
    (
        Text("Now build {second} beside it.", "Nun leg {second} daneben."),
        Text(
            "type {second}, or tap its cards, and press Build or Enter.",
            "Schreib {second}, oder tipp seine Karten an, und drück auf Bilden oder Eingabe.",
        ),
    ),
    (
        Text(
            "Both are yours. Join them, with at least one card of your hand: {joined}. The cards "
            "of each word keep their order, and others may stand between them.",
            "Beide gehören dir. Verbinde sie, mit mindestens einer Karte deiner Hand: {joined}. "
            "Die Karten jedes Worts behalten ihre Folge, dazwischen dürfen andere stehen.",
        ),
        Text(
            "type {joined}, or tap both words and your {added}. Then press Build or Enter.",
            "Schreib {joined}, oder tipp beide Wörter und dein {added} an. Drück dann auf Bilden "
            "oder Eingabe.",
        ),
    ),
)
"""Each step of the lesson on joining words with what helps."""
JOINING_FINISHED: Final = Text(
    "One long word from two, and perhaps a token for it. You may join others’ words in the same "
    "way: they are gone from their lexicons then.",
    "Aus zwei Wörtern ein langes, und vielleicht eine Marke dafür. Ebenso darfst du Wörter der "
    "anderen verbinden: Sie verschwinden dann aus deren Lexikon.",
)
DOUBTING_STEPS: Final = (
    (
        Text(
            "At this table a word stands unless somebody objects. Pip says {wrong}. Is that a "
            "word? Object: then the dictionary decides.",
            "An diesem Tisch gilt ein Wort, solange niemand widerspricht. Pip sagt {wrong}. Ist "
            "das ein Wort? Erheb Einspruch: Dann entscheidet das Wörterbuch.",
        ),
        Text(
            "{wrong} is no word: press “… objects”.",
            "{wrong} ist kein Wort: Drück auf „… erhebt Einspruch“.",
        ),
    ),
    (
        Text(
            "Well seen: {wrong} is gone, its cards are back with Pip, who says {right} instead. "
            "That is a word. Let it stand.",
            "Gut gesehen: {wrong} ist weg, seine Karten sind wieder bei Pip. Jetzt sagt Pip "
            "{right}. Das ist ein Wort. Lass es gelten.",
        ),
        Text(
            "{right} is a word: press “No objection”.",
            "{right} ist ein Wort: Drück auf „Kein Einspruch“.",
        ),
    ),
    (
        Text(
            "Now it is your turn: build {own}. Pip will doubt it, and the dictionary will be on "
            "your side.",
            "Jetzt bist du dran: Leg {own}. Pip wird zweifeln, aber das Wörterbuch ist auf deiner "
            "Seite.",
        ),
        Text(
            "type {own}, or tap its cards, and press Build or Enter.",
            "Schreib {own}, oder tipp seine Karten an, und drück auf Bilden oder Eingabe.",
        ),
    ),
)
"""Each step of the lesson on objections with what helps."""
DOUBTING_FINISHED: Final = Text(
    "That is how objections work, in every game that has them. Choose them as “Who decides” "
    "when you set up a match.",
    "So geht Einspruch, in jedem Spiel, das ihn kennt. Wähl ihn beim Einrichten einer Partie "
    "unter „Wer entscheidet“.",
)
