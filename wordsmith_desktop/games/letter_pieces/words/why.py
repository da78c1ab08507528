"""Why a computer player did what it did, in one sentence."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.games.common.opinions import Opinion
from wordsmith_desktop.wording.opinions import opinion_line
from wordsmith_desktop.wording.texts import LETTER_COUNT, Plural, Text, say, say_count

from ..rules.motives import LetterMotive, MotiveKind
from .rule_numbers import RULES
from .texts import KIND_SHORT

_WORD: Final = Text(
    "{word}: {letters}, {left}{boxes}{rival}.", "{word}: {letters}, {left}{boxes}{rival}."
)
_RIVAL_BOXES: Final = Plural(
    one=Text(
        "; {rival} would have cost {n} blue box", "; {rival} hätte {n} blaues Kästchen gekostet"
    ),
    many=Text(
        "; {rival} would have cost {n} blue boxes", "; {rival} hätte {n} blaue Kästchen gekostet"
    ),
)
_RIVAL_LEFT: Final = Plural(
    one=Text("; {rival} would have left one over", "; bei {rival} wäre eins übrig geblieben"),
    many=Text("; {rival} would have left {n} over", "; bei {rival} wären {n} übrig geblieben"),
)
_RIVAL_SHORTER: Final = Text(
    "; the next best was {rival} with {letters}", "; das nächstbeste war {rival} mit {letters}"
)
_RIVAL_LETTERS: Final = Plural(
    one=Text("{n} letter", "{n} Buchstaben"), many=Text("{n} letters", "{n} Buchstaben")
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
    "A word now would end the match with me {n} behind: one more piece.",
    "Ein Wort würde die Partie beenden, und ich läge um {n} zurück: noch ein Teil.",
)
_CHOICE: Final = Text(
    "With this piece I see {n} words, the best ones among them: {piece}.",
    "Mit diesem Teil sehe ich {n} Wörter, darunter die besten: {piece}.",
)
_CIRCLE: Final = Text(
    "For {word} with its {letters} I lacked this piece: {piece}.",
    "Für {word} mit {letters} hat mir dieses Teil gefehlt: {piece}.",
)
_PASS: Final = Text(
    "Of my {n} pieces I can make no word that I know.",
    "Aus meinen {n} Teilen lässt sich kein Wort machen, das ich kenne.",
)
_TIRED: Final = Text(
    "For the next word I would have to look for about {seconds} s.",
    "Nach dem nächsten Wort müsste ich etwa {seconds} s suchen.",
)
_NAMED: Final = Text(
    "{word}: a common word of {letters}, which many words have.",
    "{word}: ein häufiges Wort mit {letters}, die in vielen stecken.",
)


def why_line(motive: Motive) -> str:
    """The sentence, in figures that the player went by; empty where it says nothing."""
    if isinstance(motive, Opinion):
        return opinion_line(motive, RULES)
    if not isinstance(motive, LetterMotive):
        return ""
    letters = say_count(LETTER_COUNT, len(motive.word))
    if motive.reason is MotiveKind.WORD:
        left = say_count(_LEFT, motive.left) if motive.left else say(_ALL_USED)
        boxes = say_count(_BOXES, motive.boxes) if motive.boxes > 0 else ""
        return say(
            _WORD, word=motive.word, letters=letters, left=left, boxes=boxes, rival=_rival(motive)
        )
    if motive.reason is MotiveKind.LAST:
        return say(_LAST, word=motive.word, letters=letters)
    if motive.reason is MotiveKind.ROLL:
        return say(_ROLL, n=motive.asked)
    piece = say(KIND_SHORT[motive.kind]) if motive.kind is not None else ""
    others = {
        MotiveKind.BEHIND: _BEHIND,
        MotiveKind.CHOICE: _CHOICE,
        MotiveKind.CIRCLE: _CIRCLE,
        MotiveKind.PASS: _PASS,
        MotiveKind.TIRED: _TIRED,
        MotiveKind.LETTERS: _NAMED,
    }
    return say(
        others[motive.reason],
        word=motive.word,
        letters=say_count(_RIVAL_LETTERS, len(motive.word)),
        piece=piece,
        n=motive.count,
        seconds=motive.seconds,
    )


def _rival(motive: LetterMotive) -> str:
    """What another word would have cost, or that it is shorter; empty where none was seen."""
    if not motive.rival:
        return ""
    if motive.rival_boxes > motive.boxes:
        return say_count(_RIVAL_BOXES, motive.rival_boxes, rival=motive.rival)
    if motive.rival_left > motive.left:
        return say_count(_RIVAL_LEFT, motive.rival_left, rival=motive.rival)
    letters = say_count(_RIVAL_LETTERS, len(motive.rival))
    return say(_RIVAL_SHORTER, rival=motive.rival, letters=letters)
