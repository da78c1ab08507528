"""Sentences of practice: words that were missed come back on their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

MENU: Final = Text("Practice …", "Üben …")
ABOUT: Final = Text(
    "Words that you missed come back on their tables, a few a day.",
    "Was dir entgangen ist, kommt wieder, ein paar Wörter am Tag.",
)
PLAYER: Final = Text("Who practises", "Wer übt")
TABLE: Final = Text("The table of that moment", "Der Tisch von damals")
TASKS: Final[Mapping[str, Text]] = {
    "en": Text(
        "Find the best English word on this table.",
        "Finde das beste englische Wort auf diesem Tisch.",
    ),
    "de": Text(
        "Find the best German word on this table.",
        "Finde das beste deutsche Wort auf diesem Tisch.",
    ),
}
"""By the language of the words."""
TASK: Final = Text("Find the best word on this table.", "Finde das beste Wort auf diesem Tisch.")
LONGEST_TASKS: Final[Mapping[str, Text]] = {
    "en": Text(
        "Find the longest English word on this table.",
        "Finde das längste englische Wort auf diesem Tisch.",
    ),
    "de": Text(
        "Find the longest German word on this table.",
        "Finde das längste deutsche Wort auf diesem Tisch.",
    ),
}
"""The same where words count alike."""
LONGEST_TASK: Final = Text(
    "Find the longest word on this table.", "Finde das längste Wort auf diesem Tisch."
)
WHERE: Final = Text("{n} of {whole} · {game} · {day}", "{n} von {whole} · {game} · {day}")
YOUR_WORD: Final = Text("Your word", "Dein Wort")
CHECK: Final = Text("Check", "Prüfen")
HINT: Final = Text("A hint", "Ein Tipp")
HINT_LETTERS: Final = Plural(
    Text(
        "{n} letter, beginning with {letter}.",
        "Eins mit {n} Buchstaben, am Anfang {letter}.",
    ),
    Text(
        "{n} letters, beginning with {letter}.",
        "Eins mit {n} Buchstaben, am Anfang {letter}.",
    ),
)
SHOW: Final = Text("Show it", "Zeigen")
NEXT: Final = Text("Next", "Weiter")
LEAVE_OUT: Final = Text("Do not ask this again", "Das nicht mehr fragen")

SOLVED: Final = Text("Yes! {word}: {figure}.", "Ja! {word}: {figure}.")
SOLVED_ALIKE: Final = Text(
    "Yes! {word}: {figure}. {best} would have done it, too.",
    "Ja! {word}: {figure}. {best} wäre auch gegangen.",
)
LESS: Final = Text(
    "{word} works: {figure}. There is a better one.",
    "{word} geht: {figure}. Es gibt ein besseres.",
)
SHORTER: Final = Text(
    "{word} works. There is a longer one.",
    "{word} geht. Es gibt ein längeres.",
)
NOT_HERE: Final = Text(
    "{word} is a word, but cannot be laid here.",
    "{word} ist ein Wort, lässt sich hier aber nicht legen.",
)
SHOWN: Final = Text("It was {word}: {figure}.", "Es war {word}: {figure}.")
COMES_BACK: Final = Text("It comes back on {day}.", "Es kommt am {day} wieder.")

GATHERING: Final = Text(
    "Looking through your matches …",
    "Deine Partien werden durchgesehen …",
)
NOTHING_TITLE: Final = Text("Nothing to practise", "Nichts zu üben")
NOTHING: Final = Text(
    "Finish a match: what {name} missed comes here.",
    "Spielt eine Partie zu Ende: Was {name} entgangen ist, kommt hierher.",
)
NOBODY_YET: Final = Text(
    "Finish a match: what was missed comes here.",
    "Spielt eine Partie zu Ende: Was euch entgangen ist, kommt hierher.",
)
WHO_TITLE: Final = Text("Who are you?", "Wer bist du?")
WHO_ABOUT: Final = Text(
    "Your words come back to you alone.",
    "Deine Wörter kommen nur zu dir wieder.",
)
WHO_NAME: Final = Text("Your name", "Dein Name")
WHO_ON: Final = Text("Practise", "Üben")
DONE_TITLE: Final = Text("That is all for today", "Das war’s für heute")
DONE: Final = Plural(
    Text("{n} exercise done today.", "Heute {n} Aufgabe erledigt."),
    Text("{n} exercises done today.", "Heute {n} Aufgaben erledigt."),
)
NEXT_TIME: Final = Text("The next ones come on {day}.", "Die nächsten kommen am {day}.")
WHOLE: Final = Plural(
    Text("{n} word is being practised.", "{n} Wort wird geübt."),
    Text("{n} words are being practised.", "{n} Wörter werden geübt."),
)
LEFT_OUT: Final = Text("You will not be asked this again.", "Das wirst du nicht mehr gefragt.")
GONE: Final = Text(
    "The match of an exercise cannot be read.",
    "Die Partie einer Aufgabe ist nicht lesbar.",
)
NOT_GATHERED: Final = Text(
    "Your matches could not be looked through: {why}",
    "Deine Partien ließen sich nicht durchsehen: {why}",
)
NOT_KEPT: Final = Text(
    "This answer could not be saved.",
    "Diese Antwort ließ sich nicht speichern.",
)
DAMAGED: Final = Text(
    "Your practice so far cannot be read and lies in {kept}. Your matches bring the words again.",
    "Was bisher geübt wurde, ist nicht lesbar und liegt in {kept}. Deine Partien bringen "
    "die Wörter wieder.",
)
DAMAGED_LEFT: Final = Text(
    "{kept} cannot be read and stays as it is; practice is not kept for now.",
    "{kept} ist nicht lesbar und bleibt, wie es ist; Geübtes wird vorerst nicht gespeichert.",
)
