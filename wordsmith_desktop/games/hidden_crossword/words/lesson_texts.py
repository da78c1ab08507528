"""Sentences of the lessons of the Hidden Crossword."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

HIDING_STEPS: Final = (
    (
        Text(
            "You and Pip each hide a crossword, and find out the other’s. Both are made of the "
            "same letters. Turn the first one up: press Space, or the button in the corner.",
            "Du und Pip versteckt je ein Kreuzworträtsel und findet das andere heraus. Beide "
            "entstehen aus denselben Buchstaben. Deck den ersten auf: mit der Leertaste oder "
            "dem Knopf in der Ecke.",
        ),
        Text(
            "press Space, or the button in the corner.",
            "Drück die Leertaste oder den Knopf in der Ecke.",
        ),
    ),
    (
        Text(
            "Turn more letters up until there are four. The first of each kind are there twice.",
            "Deck weiter auf, bis vier Buchstaben daliegen. Die ersten gibt es doppelt.",
        ),
        Text(
            "press Space, or the button in the corner, once for each letter.",
            "Drück die Leertaste oder den Knopf in der Ecke, einmal je Buchstabe.",
        ),
    ),
    (
        Text(
            "These four make {anchor}! Whoever sees such a word first calls it: it will stand in "
            "both puzzles, as the anchor. Press “I see a word” (F5), type or tap {anchor}, then "
            "Enter or the button in the corner.",
            "Die vier ergeben {anchor}! Wer so ein Wort zuerst sieht, ruft es: Es steht dann als "
            "Ankerwort in beiden Rätseln. Drück „Ich sehe ein Wort“ (F5), schreib {anchor} oder "
            "tipp es an, dann Eingabe oder der Knopf in der Ecke.",
        ),
        Text(
            "press “I see a word” (F5), type or tap {anchor}, then press Enter or the button in "
            "the corner.",
            "Drück „Ich sehe ein Wort“ (F5), schreib {anchor} oder tipp es an, dann drück Eingabe "
            "oder den Knopf in der Ecke.",
        ),
    ),
    (
        Text(
            "The other letters turned up by themselves. Now you build your puzzle, unseen by Pip: "
            "go on with the button in the corner.",
            "Die übrigen Buchstaben sind von selbst gekommen. Jetzt baust du dein Rätsel, ohne "
            "dass Pip es sieht: Weiter geht es mit dem Knopf in der Ecke.",
        ),
        Text("press the button in the lower right corner.", "Drück den Knopf unten rechts."),
    ),
    (
        Text(
            "{anchor} lies there already. Let a word cross it, {own} for example: go to the "
            "{letter} by arrows or a tap. The arrow at it points down (Space or a tap turns it): "
            "type {own}. Or drag tiles, or tap tile and cell.",
            "{anchor} liegt schon da. Lass ein Wort kreuzen, zum Beispiel {own}: Geh mit "
            "den Pfeilen oder einem Tipper zum {letter}. Der Pfeil daran zeigt nach unten (die "
            "Leertaste oder ein Tipper dreht ihn): Schreib {own}. Oder zieh Plättchen, oder tipp "
            "Plättchen und Zelle an.",
        ),
        Text(
            "go to the {letter} of {anchor} by arrows or a tap, press Space until the arrow points "
            "down, then type "
            "{own}.",
            "Geh zum {letter} von {anchor}, mit Pfeilen oder antippen, drück die Leertaste, bis "
            "der Pfeil nach unten "
            "zeigt, und tipp {own}.",
        ),
    ),
    (
        Text(
            "That is a legal puzzle. More words make it harder for Pip, but this will do: hand it "
            "in with the button in the corner or Ctrl+Enter, and confirm. With somebody beside you "
            "you would pass the screen on now.",
            "Das ist schon ein gültiges Rätsel. Mehr Wörter machen es Pip schwerer, aber für heute "
            "reicht es: Gib es mit dem Knopf in der Ecke oder Strg+Eingabe ab, und bestätige. Säße "
            "jemand neben dir, gäbst du jetzt den Bildschirm weiter.",
        ),
        Text(
            "every word must be in the dictionary; what is not is marked. Press Ctrl+Enter or the "
            "button in the corner, then yes.",
            "Jedes Wort muss im Wörterbuch stehen; was fehlt, ist markiert. Drück Strg+Eingabe "
            "oder den Knopf in der Ecke, dann Ja.",
        ),
    ),
    (
        Text(
            "Pip’s puzzle lies hidden, too. You are told which letters it leaves over. Guess a "
            "word of three letters: {guess}. Type or tap it, then Enter or the button in the "
            "corner.",
            "Auch Pips Rätsel liegt versteckt da. Verraten wird, welche Buchstaben übrig sind. "
            "Rate ein Wort mit drei Buchstaben: {guess}. Schreib es oder tipp es an, dann Eingabe "
            "oder der Knopf in der Ecke.",
        ),
        Text(
            "type or tap {guess}, then press Enter or the button in the corner.",
            "Schreib {guess} oder tipp es an, dann drück Eingabe oder den Knopf in der Ecke.",
        ),
    ),
    (
        Text(
            "Pip hid one word of three letters. A star: this letter is right. An arrow: the right "
            "letter comes earlier (←) or later (→) in the alphabet. Seen it? Then go on "
            "(Enter, or the button).",
            "Pip hat ein Wort mit drei Buchstaben versteckt. Ein Stern heißt: stimmt. Ein Pfeil "
            "heißt: Der richtige kommt im Alphabet früher (←) oder später (→). Alles gesehen? Dann "
            "weiter (Eingabe oder der Knopf).",
        ),
        Text("press the button in the lower right corner.", "Drück den Knopf unten rechts."),
    ),
    (
        Text(
            "Pip has guessed, too, and it is round 2. Which word of three letters fits the star "
            "and the arrows? The sheet lists what still can be. Guess until all are stars.",
            "Pip hat auch geraten, und Runde 2 läuft. Welches Wort mit drei Buchstaben passt zu "
            "Stern und Pfeilen? Der Ratebogen zeigt, was noch sein kann. Rate, bis alles Sterne "
            "sind.",
        ),
        Text("guess {wanted}.", "Rate {wanted}."),
    ),
)
"""Each step of the first lesson with what helps."""
HIDING_FINISHED: Final = Text(
    "Found! Both of you guess in the same rounds, each unseen by the other, until somebody knows "
    "the whole puzzle, lays and submits it. How that is done, and what the other kind of clue "
    "tells, shows the second lesson.",
    "Gefunden! Ihr ratet in denselben Runden, jeder für sich, bis jemand das ganze Rätsel kennt, "
    "legt und einreicht. Wie das geht und was die andere Art von Hinweisen verrät, zeigt die "
    "zweite Lektion.",
)
SOLVING_STEPS: Final = (
    (
        Text(
            "The computer hid three words: {anchor}, which you know, one of five letters and one "
            "of three. Ask for the long one first: guess {guess} and press Enter.",
            "Der Computer hat drei Wörter versteckt: {anchor}, das kennst du, eins mit fünf und "
            "eins mit drei Buchstaben. Frag zuerst nach dem langen: Rate {guess} und drück "
            "Eingabe.",
        ),
        Text(
            "type or tap {guess}, then press Enter or the button in the corner.",
            "Schreib {guess} oder tipp es an, dann drück Eingabe oder den Knopf in der Ecke.",
        ),
    ),
    (
        Text(
            "This time there are stars and dashes. A star: right letter, right place. A dash: the "
            "letter is in the word, but elsewhere. A dot: it is not in there. Go on (Enter, or "
            "the button).",
            "Diesmal gibt es Sterne und Striche. Stern: Buchstabe und Platz stimmen. Strich: Der "
            "Buchstabe kommt vor, aber woanders. Punkt: Er kommt nicht vor. Weiter (Eingabe "
            "oder der Knopf).",
        ),
        Text("press the button in the lower right corner.", "Drück den Knopf unten rechts."),
    ),
    (
        Text(
            "Now find the word of five letters. It crosses {anchor}, and begins with its "
            "{long_letter}. Guess as often as you like; the sheet lists what still fits.",
            "Nun finde das Wort mit fünf Buchstaben. Es kreuzt {anchor} und beginnt mit dessen "
            "{long_letter}. Rate, so oft du magst; der Ratebogen zeigt, was noch passt.",
        ),
        Text("guess {long}.", "Rate {long}."),
    ),
    (
        Text(
            "That is it. Every letter that is not told as left over must be in the puzzle: of "
            "those, {left} are still to be placed. Go on, and guess the word of three letters.",
            "Das ist es. Jeder Buchstabe, der nicht übrig ist, steckt im Rätsel: Davon fehlen dir "
            "noch {left}. Weiter, und rate das Wort mit drei Buchstaben.",
        ),
        Text(
            "go on with Enter or the button, then guess {short}: it begins with the "
            "{short_letter} of {anchor}.",
            "Mit Eingabe oder dem Knopf weiter, dann rate {short}: Es beginnt mit dem "
            "{short_letter} von {anchor}.",
        ),
    ),
    (
        Text(
            "All words are found. Press “Next round”, then “Lay the whole puzzle”, and let {long} "
            "and {short} cross {anchor}: go to its letter, have the arrow point down (Space or a "
            "tap), and type the whole word, or tap tiles and cells.",
            "Alle Wörter sind gefunden. Drück auf „Nächste Runde“, dann auf „Ganzes Rätsel legen“, "
            "und lass {long} und {short} das Wort {anchor} kreuzen: Geh zum Buchstaben, "
            "dreh den Pfeil mit der Leertaste oder einem Tipper nach unten, und schreib das ganze "
            "Wort, oder tipp Plättchen und Zellen an.",
        ),
        Text(
            "{long} goes down from the {long_letter}, {short} from the {short_letter} of {anchor}.",
            "{long} geht vom {long_letter}, {short} vom {short_letter} von {anchor} nach unten.",
        ),
    ),
    (
        Text(
            "The whole puzzle lies there. Submit it with the button in the corner, or with "
            "Ctrl+Enter.",
            "Das ganze Rätsel liegt da. Reich es ein, mit dem Knopf in der Ecke oder mit "
            "Strg+Eingabe.",
        ),
        Text("press the button in the lower right corner.", "Drück den Knopf unten rechts."),
    ),
)
"""Each step of the second lesson with what helps."""
SOLVING_FINISHED: Final = Text(
    "Solved! You can read both kinds of clue now. Alone you may solve puzzles of the computer’s at "
    "any time, or play against it.",
    "Gelöst! Jetzt kannst du beide Arten von Hinweisen lesen. Allein löst du jederzeit Rätsel vom "
    "Computer, oder du spielst gegen ihn.",
)
