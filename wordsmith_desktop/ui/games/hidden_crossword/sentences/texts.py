"""What happened in the Hidden Crossword, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

EXTRA_U: Final = Text("With the Q everybody gets one more U.", "Zum Q bekommen alle noch ein U.")
ALL_DRAWN: Final = Text("All letters are drawn.", "Alle Buchstaben sind gezogen.")
CALLED: Final = Text("{name} calls {word}.", "{name} ruft {word}.")
CALLED_ALONE: Final = Text("You call {word}.", "Du rufst {word}.")
ANCHOR: Final = Text(
    "{word} is the anchor word of both puzzles.", "{word} ist das Ankerwort beider Rätsel."
)
ANCHOR_ALONE: Final = Text(
    "{word} is the anchor word of the puzzle.", "{word} ist das Ankerwort des Rätsels."
)
ANCHOR_REFUSED: Final = Text("{reason} The search goes on.", "{reason} Es geht weiter.")
AFRESH: Final = Text(
    "The letters go back into their bags and are drawn afresh.",
    "Die Buchstaben kommen zurück in ihre Beutel und werden neu gezogen.",
)
READY: Final = Text("{name}’s puzzle is ready.", "Das Rätsel von {name} ist fertig.")
COMPUTER_READY: Final = Text("The puzzle is ready.", "Das Rätsel ist fertig.")
GRID_REFUSED: Final = Text("{reasons} Change it and try again.", "{reasons} Ändere das.")
GUESS_REFUSED: Final = Text(
    "{reason} It costs nothing: guess another word.",
    "{reason} Es kostet nichts: Rate ein anderes Wort.",
)
UNUSED: Final = Text("{name} left over {letters}.", "Übrig bei {name}: {letters}.")
ALL_USED: Final = Text("{name} used all letters.", "{name} hat alle Buchstaben verbaut.")
UNUSED_ALONE: Final = Text("Letters left over: {letters}.", "Übrige Buchstaben: {letters}.")
ALL_USED_ALONE: Final = Text("All letters are used.", "Alle Buchstaben sind verbaut.")
SHORT: Final = Plural(
    one=Text("Two-letter word: {words}.", "Wort mit zwei Buchstaben: {words}."),
    many=Text("Two-letter words: {words}.", "Wörter mit zwei Buchstaben: {words}."),
)
ROUND_OVER: Final = Text("Round {n} is over.", "Runde {n} ist vorbei.")
SOLVED_RIGHT: Final = Text(
    "{name} laid the whole puzzle, and it is right!",
    "{name} hat das ganze Rätsel gelegt, und es stimmt!",
)
SOLVED_WRONG: Final = Text(
    "{name} laid a whole puzzle: not right.", "{name} hat ein ganzes Rätsel gelegt: falsch."
)
OWN_WRONG: Final = Text(
    "Not right: at least one word is wrong or missing. Your tiles stay as they lie.",
    "Nicht richtig: Mindestens ein Wort ist falsch oder fehlt. Deine Plättchen bleiben liegen.",
)
GAVE_UP: Final = Text("{name} gives up.", "{name} gibt auf.")
GAVE_UP_ALONE: Final = Text("You gave up.", "Du hast aufgegeben.")
TIME_OUT: Final = Text(
    "{name}’s time is up: the guess of this round is spent.",
    "Die Zeit von {name} ist um: Diese Runde ist verspielt.",
)
TIME_OUT_ALONE: Final = Text(
    "The time is up: the guess of this round is spent.",
    "Die Zeit ist um: Diese Runde ist verspielt.",
)
MATCH_TIME_OUT: Final = Text("The time is up.", "Die Zeit ist um.")
OVER: Final = Text("The match is over.", "Die Partie ist zu Ende.")
