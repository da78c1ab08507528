"""Why a computer player did what it did, in one sentence."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.games.common.opinions import Opinion
from wordsmith_desktop.wording.opinions import opinion_line
from wordsmith_desktop.wording.texts import Plural, Text, say, say_count

from ..rules.motives import LetterMotive, Reason
from .rule_numbers import RULES
from .texts import KIND_SHORT

_WORD: Final = Text("{word}: {letters}, {left}{boxes}.", "{word}: {letters}, {left}{boxes}.")
_LETTERS: Final = Plural(
    one=Text("{n} letter", "{n} Buchstabe"), many=Text("{n} letters", "{n} Buchstaben")
)
_LEFT: Final = Plural(
    one=Text("{n} piece over", "{n} Teil übrig"), many=Text("{n} pieces over", "{n} Teile übrig")
)
_ALL_USED: Final = Text("no piece over", "kein Teil übrig")
_BOXES: Final = Plural(
    one=Text(", {n} blue box lost", ", {n} blaues Kästchen verloren"),
    many=Text(", {n} blue boxes lost", ", {n} blaue Kästchen verloren"),
)
_LAST: Final = Text(
    "Any word now, it is my last: {word}, {letters}.",
    "Jetzt ist jedes Wort recht, es ist mein letztes: {word}, {letters}.",
)
_ROLL: Final = Text(
    "Saw nothing that is worth {n} letters: one more piece.",
    "Nichts gesehen, was {n} Buchstaben wert ist: noch ein Teil.",
)
_BEHIND: Final = Text(
    "A word now would end the match with me behind: one more piece.",
    "Ein Wort würde die Partie beenden, und ich läge zurück: noch ein Teil.",
)
_CHOICE: Final = Text(
    "This piece promises the best words to look for: {piece}.",
    "Mit diesem Teil gibt es die besten Wörter zu suchen: {piece}.",
)
_CIRCLE: Final = Text(
    "For {word} I lacked this piece: {piece}.", "Für {word} hat mir dieses Teil gefehlt: {piece}."
)
_PASS: Final = Text(
    "No word that I know can be made of this.", "Daraus lässt sich kein Wort machen, das ich kenne."
)
_TIRED: Final = Text(
    "For the next word I would have to look too long.",
    "Nach dem nächsten Wort müsste ich zu lange suchen.",
)
_NAMED: Final = Text(
    "{word}: a common word, with letters that many words have.",
    "{word}: ein häufiges Wort mit Buchstaben, die in vielen stecken.",
)


def why_line(motive: Motive) -> str:
    """The sentence, in figures that the player went by; empty where it says nothing."""
    if isinstance(motive, Opinion):
        return opinion_line(motive, RULES)
    if not isinstance(motive, LetterMotive):
        return ""
    letters = say_count(_LETTERS, len(motive.word))
    if motive.reason is Reason.WORD:
        left = say_count(_LEFT, motive.left) if motive.left else say(_ALL_USED)
        boxes = say_count(_BOXES, motive.boxes) if motive.boxes > 0 else ""
        return say(_WORD, word=motive.word, letters=letters, left=left, boxes=boxes)
    if motive.reason is Reason.LAST:
        return say(_LAST, word=motive.word, letters=letters)
    if motive.reason is Reason.ROLL:
        return say(_ROLL, n=motive.asked)
    piece = say(KIND_SHORT[motive.kind]) if motive.kind is not None else ""
    others = {
        Reason.BEHIND: _BEHIND,
        Reason.CHOICE: _CHOICE,
        Reason.CIRCLE: _CIRCLE,
        Reason.PASS: _PASS,
        Reason.TIRED: _TIRED,
        Reason.LETTERS: _NAMED,
    }
    return say(others[motive.reason], word=motive.word, piece=piece)
