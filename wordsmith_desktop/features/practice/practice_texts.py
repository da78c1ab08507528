"""Sentences of practice: words that were missed come back on their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

TITLE: Final = Text("Practice", "Üben")
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
        "There is one of {n} letter that begins with {letter}.",
        "Es gibt eins mit {n} Buchstaben, das mit {letter} beginnt.",
    ),
    Text(
        "There is one of {n} letters that begins with {letter}.",
        "Es gibt eins mit {n} Buchstaben, das mit {letter} beginnt.",
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
    "{word} can be played here: {figure}. There is a better one.",
    "{word} geht hier: {figure}. Es gibt noch ein besseres.",
)
SHORTER: Final = Text(
    "{word} can be played here. There is a longer one.",
    "{word} geht hier. Es gibt noch ein längeres.",
)
NOT_HERE: Final = Text(
    "{word} is a word, but it cannot be laid on this table.",
    "{word} ist ein Wort, lässt sich auf diesem Tisch aber nicht legen.",
)
SHOWN: Final = Text("It was {word}: {figure}.", "Es war {word}: {figure}.")
COMES_BACK: Final = Text("It comes back on {day}.", "Es kommt am {day} wieder.")

GATHERING: Final = Text(
    "Looking through your matches for what you missed …",
    "Ich sehe deine Partien durch, was dir entgangen ist …",
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
    "Your words are kept under your name, and come back to you alone.",
    "Deine Wörter stehen dann unter deinem Namen und kommen nur zu dir wieder.",
)
WHO_NAME: Final = Text("Your name", "Dein Name")
WHO_ON: Final = Text("Practise", "Üben")
DONE_TITLE: Final = Text("That is all for today", "Das war’s für heute")
DONE: Final = Plural(
    Text("{n} exercise answered today.", "Heute {n} Aufgabe gelöst oder angesehen."),
    Text("{n} exercises answered today.", "Heute {n} Aufgaben gelöst oder angesehen."),
)
NEXT_TIME: Final = Text("The next ones come on {day}.", "Die nächsten kommen am {day}.")
WHOLE: Final = Plural(
    Text("{n} word is being practised.", "{n} Wort wird geübt."),
    Text("{n} words are being practised.", "{n} Wörter werden geübt."),
)
LEFT_OUT: Final = Text("You will not be asked this again.", "Das wirst du nicht mehr gefragt.")
GONE: Final = Text(
    "The match of an exercise cannot be read just now.",
    "Die Partie einer Aufgabe lässt sich gerade nicht lesen.",
)
NOT_GATHERED: Final = Text(
    "Your matches could not be looked through: {why}",
    "Deine Partien ließen sich nicht durchsehen: {why}",
)
NOT_KEPT: Final = Text(
    "This answer could not be written to the disk.",
    "Diese Antwort ließ sich nicht auf den Datenträger schreiben.",
)
DAMAGED: Final = Text(
    "What was practised so far could not be read. The file was set aside as {kept}; your matches "
    "have the words again.",
    "Was bisher geübt wurde, ließ sich nicht lesen. Die Datei liegt jetzt als {kept} daneben; "
    "die Wörter stecken noch in deinen Partien.",
)
DAMAGED_LEFT: Final = Text(
    "What was practised so far could not be read; {kept} was left as it is, and nothing new is "
    "written down.",
    "Was bisher geübt wurde, ließ sich nicht lesen; {kept} bleibt, wie es ist, und Neues wird "
    "nicht aufgeschrieben.",
)

FROM_REVIEW: Final = Text("Practise these words", "Diese Wörter üben")
FROM_REVIEW_TIP: Final = Text(
    "Puts the words that were missed by most among your exercises.",
    "Nimmt die Wörter, die am meisten gebracht hätten, unter deine Aufgaben auf.",
)
