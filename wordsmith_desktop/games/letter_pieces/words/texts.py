"""Sentences about the game: its card, its pieces and its printed sheet."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.pieces import Shape

TITLE: Final = Text("Letter Piece Game", "Buchstabenschmiede")
LESSON_ABOUT: Final = Text(
    "Build letters, claim words, remix them and roll for new pieces.",
    "Buchstaben bauen, Wörter ansagen, umbauen und neue Teile würfeln.",
)
REQUIRED_TITLE: Final = Text("Required letters", "Benötigte Buchstaben")
REQUIRED_ABOUT: Final = Text(
    "Find words for rows that each want a letter.",
    "Wörter für Zeilen finden, die je einen Buchstaben verlangen.",
)
SISTERS_TITLE: Final = Text("Letters of the same pieces", "Buchstaben aus denselben Teilen")
SISTERS_ABOUT: Final = Text(
    "Turn A into H, F into K and Z, M into W, without a new piece.",
    "Aus A wird H, aus F wird K und Z, aus M wird W, ohne ein neues Teil.",
)
TAGLINE: Final = Text(
    "Build letters out of shapes, words out of letters.",
    "Bau Buchstaben aus Formen, Wörter aus Buchstaben.",
)

BOARD_NAME: Final = Text("Bench", "Werkbank")

LONG: Final = Text("long", "lang")
SHORT: Final = Text("short", "kurz")
BIG_CURVE: Final = Text("big curve", "großer Bogen")
SMALL_CURVE: Final = Text("small curve", "kleiner Bogen")
KIND_SHORT: Final[dict[Shape, Text]] = {
    Shape.L: LONG,
    Shape.S: SHORT,
    Shape.B: BIG_CURVE,
    Shape.C: SMALL_CURVE,
}
KIND_COUNTS: Final[dict[Shape, Plural]] = {
    Shape.L: Plural(
        Text("{n} long straight", "{n} lange Gerade"),
        Text("{n} long straights", "{n} lange Geraden"),
    ),
    Shape.S: Plural(
        Text("{n} short straight", "{n} kurze Gerade"),
        Text("{n} short straights", "{n} kurze Geraden"),
    ),
    Shape.B: Plural(
        Text("{n} big curve", "{n} großer Bogen"), Text("{n} big curves", "{n} große Bögen")
    ),
    Shape.C: Plural(
        Text("{n} small curve", "{n} kleiner Bogen"),
        Text("{n} small curves", "{n} kleine Bögen"),
    ),
}
BOXES: Final = Plural(
    Text("{n} box ticked", "{n} Kästchen ab"), Text("{n} boxes ticked", "{n} Kästchen ab")
)
WORTH_ABOUT: Final = Text(
    "Worth is in points, less half a point for each piece left over. Luck is what the "
    "die gave beyond other throws.",
    "Der Wert steht in Punkten, abzüglich eines halben für jedes übrige Teil. Glück ist, "
    "was der Würfel mehr gab als andere Würfe.",
)
SUMMARY: Final = Text(
    "Everybody starts with the same few pieces: long and short straight ones, big and small "
    "curves. In your turn roll the die for one piece more, or build letters on the bench and claim "
    "the word they make.\n"
    "A word needs at least one letter that your word before it had not. Pieces left over after a "
    "claim cost discard boxes, and when these are used up they have to go into the word.\n"
    "Whoever has six words ends the round; the others may make one last word. Every letter is "
    "a point, and so is every blue box still open. Three rounds make a match.",
    "Alle beginnen mit denselben wenigen Teilen: langen und kurzen Geraden, großen und kleinen "
    "Bögen. Wenn du dran bist, würfelst du ein Teil dazu, oder du baust auf der Werkbank "
    "Buchstaben und sagst das Wort an, das sie ergeben.\n"
    "Ein Wort braucht mindestens einen Buchstaben, den dein Wort davor nicht hatte. Teile, die "
    "nach einer Ansage übrig sind, kosten Kästchen; sind die verbraucht, muss alles ins Wort.\n"
    "Wer sechs Wörter hat, beendet die Runde; die anderen dürfen noch ein letztes Wort bilden. "
    "Jeder Buchstabe ist ein Punkt, jedes offene blaue Kästchen auch. Drei Runden sind eine "
    "Partie.",
)


BOXES_NOTE: Final = Text(
    "For every piece left over tick a box, white ones first. The grey boxes stand for the blue "
    "ones: each that stays open is 1\N{NO-BREAK SPACE}point.",
    "Für jedes übrige Teil hakst du ein Kästchen ab, die weißen zuerst. Die grauen Kästchen stehen "
    "für die blauen: Jedes, das offen bleibt, ist 1\N{NO-BREAK SPACE}Punkt wert.",
)
TOTAL: Final = Text("Total", "Gesamt")
TOTAL_SO_FAR: Final = Text("Total so far", "Bisher gesamt")
CHALLENGE: Final = Text("Round {number}", "Runde {number}")
DISCARDS: Final = Text("Discards", "Abwurf")
BONUS: Final = Text("Bonus", "Bonus")
SUM: Final = Text("Words and bonus", "Wörter und Bonus")
SUM_OF: Final = Text("{words} + {bonus} =", "{words} + {bonus} =")
HIDDEN: Final = Text("still hidden", "noch verdeckt")
PASSED: Final = Text("passed", "gepasst")
UNCHECKED: Final = Text("{word} (not checked yet)", "{word} (noch nicht geprüft)")

WARM_UP: Final = Text("{name}: round {number}", "{name}: Runde {number}")
WORDS: Final = Plural(
    one=Text("{n} word, 1 point", "{n} Wort, 1 Punkt"),
    many=Text("{n} words, 1 point each", "{n} Wörter, je 1 Punkt"),
)
WORDS_AND_POINTS: Final = Plural(
    one=Text("{n} word, {points}", "{n} Wort, {points}"),
    many=Text("{n} words, {points}", "{n} Wörter, {points}"),
)
WORDS_HIDDEN: Final = Plural(
    one=Text("{n} word, still hidden", "{n} Wort, noch verdeckt"),
    many=Text("{n} words, still hidden", "{n} Wörter, noch verdeckt"),
)
