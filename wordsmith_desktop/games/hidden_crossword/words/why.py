"""Why a computer player decided so, in one sentence with the figures of its decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.wording.texts import Plural, Text, say, say_count

from ..rules.motives import MotiveKind, Thought
from .sheet_texts import say_ordinal
from .table_texts import HINT_WHICH, HINT_WHICH_ONLY

TURNED_UP: Final = Text(
    "I saw no anchor in {count} letters: one more.",
    "In {count} Buchstaben habe ich keinen Anker gesehen: noch einen.",
)
ENOUGH: Final = Text(
    "There is an anchor of {length} letters already: the others, please.",
    "Einen Anker aus {length} Buchstaben gibt es schon: Her mit den übrigen.",
)
CALLED: Final = Text(
    "{word} was the first word I saw in {count} letters.",
    "{word} war das erste Wort, das ich in {count} Buchstaben gesehen habe.",
)
DREW_AFRESH: Final = Text(
    "I see no anchor in all {count} letters: draw again.",
    "In allen {count} Buchstaben sehe ich keinen Anker: Wir ziehen neu.",
)
BUILT: Final = Text(
    "My puzzle has {count} words, and {alike} of them are as long as another one.",
    "Mein Rätsel hat {count} Wörter, und {alike} davon sind so lang wie ein anderes.",
)
BUILT_UNLIKE: Final = Text(
    "My puzzle has {count} words, each of another length.",
    "Mein Rätsel hat {count} Wörter, jedes verschieden lang.",
)
PROBED: Final = Text(
    "{word}: nobody has told me yet how many words of {length} letters there are.",
    "{word}: Wie viele Wörter mit {length} Buchstaben es gibt, weiß ich noch nicht.",
)
NARROWED: Final = Plural(
    one=Text("Only {word} fits {which}.", "Auf {which} passt nur {word}."),
    many=Text(
        "{n} words fit {which}; {word} leaves about {left}.",
        "{n} Wörter passen auf {which}; {word} lässt davon etwa {left} übrig.",
    ),
)
TOLD_APART: Final = Text(
    "{count} whole puzzles fit everything; {word} leaves about {left}.",
    "{count} ganze Rätsel passen zu allem; {word} lässt davon etwa {left} übrig.",
)
TOLD_APART_MORE: Final = Text(
    "Of {count} puzzles that I can think of, {word} leaves about {left}.",
    "Von {count} Rätseln, die mir einfallen, lässt {word} etwa {left} übrig.",
)
CHECKED: Final = Text(
    "Only {word} fits {which}, but I want to be sure.",
    "Auf {which} passt nur {word}, aber ich will sichergehen.",
)
TRIED: Final = Text(
    "No word that I know explains all {count} answers, so I tried {word}.",
    "Kein Wort, das ich kenne, erklärt alle {count} Antworten, also habe ich {word} versucht.",
)
CHOSE: Final = Plural(
    one=Text(
        "Only {n} word fits {which}, but I want to be sure.",
        "Auf {which} passt nur {n} Wort, aber ich will sichergehen.",
    ),
    many=Text(
        "{n} words fit {which}, so I asked about that one.",
        "{n} Wörter passen auf {which}, also habe ich danach gefragt.",
    ),
)
CHOSE_BLINDLY: Final = Text(
    "No word that I know fits {which}, so I asked about that one.",
    "Kein Wort, das ich kenne, passt auf {which}, also habe ich danach gefragt.",
)
SUBMITTED: Final = Plural(
    one=Text(
        "I know of only {n} puzzle that fits everything, so I lay it.",
        "Ich kenne nur {n} Rätsel, das zu allem passt, also lege ich es.",
    ),
    many=Text(
        "Only {n} puzzles fit everything: I lay one of them.",
        "Nur {n} Rätsel passen zu allem: Ich lege eines davon.",
    ),
)
AGREED: Final = Text(
    "Of the {count} clues any suits me: I take the one that was proposed.",
    "Von den {count} Hinweisarten ist mir jede recht: Ich nehme die vorgeschlagene.",
)
GAVE_UP: Final = Text(
    "After {count} rounds I know nothing more to ask.",
    "Nach {count} Runden fällt mir nichts mehr ein, wonach ich fragen könnte.",
)


def why_line(motive: Motive) -> str:
    """The sentence for a decision of this game; empty where there is none.

    The table keeps back what is secret, until nothing is.
    """
    if not isinstance(motive, Thought):
        return ""
    if motive.reason in _FIGURES:
        return _FIGURES[motive.reason](motive)
    return say(_PLAIN[motive.reason], word=motive.word, length=motive.length, count=motive.count)


_PLAIN: Final[Mapping[MotiveKind, Text]] = {
    MotiveKind.TURNED_UP: TURNED_UP,
    MotiveKind.ENOUGH: ENOUGH,
    MotiveKind.CALLED: CALLED,
    MotiveKind.DREW_AFRESH: DREW_AFRESH,
    MotiveKind.PROBED: PROBED,
    MotiveKind.TRIED: TRIED,
    MotiveKind.AGREED: AGREED,
    MotiveKind.GAVE_UP: GAVE_UP,
}


def _built(motive: Thought) -> str:
    text = BUILT if motive.alike else BUILT_UNLIKE
    return say(text, count=motive.count, alike=motive.alike)


def _narrowed(motive: Thought) -> str:
    figures = {"word": motive.word, "left": motive.left, "which": _which(motive)}
    return say_count(NARROWED, motive.count, **figures)


def _told_apart(motive: Thought) -> str:
    text = TOLD_APART_MORE if motive.is_more else TOLD_APART
    return say(text, count=motive.count, word=motive.word, left=motive.left)


def _checked(motive: Thought) -> str:
    return say(CHECKED, word=motive.word, which=_which(motive))


def _chose(motive: Thought) -> str:
    if not motive.count:
        return say(CHOSE_BLINDLY, which=_which(motive))
    return say_count(CHOSE, motive.count, which=_which(motive))


def _submitted(motive: Thought) -> str:
    return say_count(SUBMITTED, motive.count)


def _which(motive: Thought) -> str:
    """The word that is looked for."""
    text = HINT_WHICH if motive.of > 1 else HINT_WHICH_ONLY
    return say(text, ordinal=say_ordinal(motive.place), length=motive.length)


_FIGURES: Final[Mapping[MotiveKind, Callable[[Thought], str]]] = {
    MotiveKind.BUILT: _built,
    MotiveKind.NARROWED: _narrowed,
    MotiveKind.TOLD_APART: _told_apart,
    MotiveKind.CHECKED: _checked,
    MotiveKind.CHOSE: _chose,
    MotiveKind.SUBMITTED: _submitted,
}
