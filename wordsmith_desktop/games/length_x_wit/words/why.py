"""Why a player that is no person chose so, in one sentence with its figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.games.common.opinions import Opinion
from wordsmith_desktop.wording.computer_players import BLUFFED
from wordsmith_desktop.wording.opinions import opinion_line
from wordsmith_desktop.wording.texts import POINTS, Plural, Text, say, say_count

from ..rules.players import Aim, TurnChoice
from .rule_numbers import RULES

ROLLED: Final = Text(
    "My tiles promise about {points} this turn, so I roll.",
    "Meine Plättchen versprechen in diesem Zug etwa {points}, also würfle ich.",
)
SWAPPED: Final = Text(
    "Swapped: a new set of tiles promises about {points}.",
    "Getauscht: Ein neuer Satz Plättchen verspricht etwa {points}.",
)
SCORED: Final = Text(
    "{word} scores {points}; going on promised only about {promised}.",
    "{word} bringt {points}, Weiterwagen versprach nur etwa {promised}.",
)
SCORED_SAFELY: Final = Text(
    "{word} scores {points} for sure; going on promised about {promised}.",
    "{word} bringt sicher {points}, Weiterwagen versprach etwa {promised}.",
)
SCORED_AT_THE_END: Final = Text(
    "{word} scores {points}, and no die is left to press with.",
    "{word} bringt {points}, und zum Weiterwagen ist kein Würfel mehr da.",
)
SCORED_TO_WIN: Final = Text(
    "Last round: {word} scores {points}, and I needed no more than {lacks}.",
    "Letzte Runde: {word} bringt {points}, und mehr als {lacks} brauche ich nicht.",
)
SCORED_IN_VAIN: Final = Text(
    "{word} scores {points}: not enough, but there was nothing left to try.",
    "{word} bringt {points}: zu wenig, aber mehr ließ sich nicht versuchen.",
)
PRESSED: Final = Text(
    "Pressed with {word}: {in_hand} in hand, pressing promises about {promised}.",
    "Mit {word} weitergewagt: {in_hand} in der Hand, Weiterwagen verspricht etwa {promised}.",
)
PRESSED_TO_WIN: Final = Text(
    "Last round: {in_hand} would not be enough, so I pressed on with {word}.",
    "Letzte Runde: {in_hand} hätten nicht gereicht, also habe ich mit {word} weitergewagt.",
)
SPENT_BLIND: Final = Text(
    "Saw no word, so I spent {letter}: another roll promises about {points}.",
    "Kein Wort gesehen, also {letter} ausgegeben: Ein neuer Wurf verspricht etwa {points}.",
)
SPENT: Final = Text(
    "Spent {letter}: {in_hand} in hand, another roll promises about {promised}.",
    "{letter} ausgegeben: {in_hand} in der Hand, ein neuer Wurf verspricht etwa {promised}.",
)
SPENT_TO_WIN: Final = Text(
    "Last round: {in_hand} would not be enough, so I spent {letter} for another roll.",
    "Letzte Runde: {in_hand} hätten nicht gereicht, also habe ich für einen neuen Wurf {letter} "
    "ausgegeben.",
)
GAVE_UP: Final = Text(
    "Saw no word and had no vowel left to spend; what is banked scores {points}.",
    "Kein Wort gesehen, und kein Vokal war mehr da; was zurückgelegt ist, zählt {points}.",
)
RESPONDED: Final = Text(
    "{word} was the dearest word I saw: {points} for nothing.",
    "{word} war das teuerste Wort, das ich sah: {points} geschenkt.",
)
DECLINED: Final = Plural(
    one=Text("With {n} die I saw no word to answer.", "Mit {n} Würfel keine Antwort gesehen."),
    many=Text("With {n} dice I saw no word to answer.", "Mit {n} Würfeln keine Antwort gesehen."),
)


def why_line(motive: Motive) -> str:
    """Why somebody did what they have done."""
    if isinstance(motive, Opinion):
        return opinion_line(motive, RULES)
    if not isinstance(motive, TurnChoice):
        return ""
    if motive.is_bluff:
        points = motive.in_hand if motive.points is None else motive.points
        return say(BLUFFED, word=motive.word, points=say_count(POINTS, points or 0))
    return _LINES[motive.aim](motive)


def _points(motive: TurnChoice) -> str:
    return say_count(POINTS, motive.points or 0)


def _promised(motive: TurnChoice) -> str:
    return say_count(POINTS, motive.promised or 0)


def _scored(motive: TurnChoice) -> str:
    text = SCORED
    if motive.lacks is not None and motive.lacks > 0:
        text = SCORED_TO_WIN if (motive.points or 0) >= motive.lacks else SCORED_IN_VAIN
    elif motive.promised is None:
        text = SCORED_AT_THE_END
    elif motive.promised >= (motive.points or 0):
        text = SCORED_SAFELY
    return say(
        text,
        word=motive.word,
        points=_points(motive),
        promised=motive.promised,
        lacks=motive.lacks,
    )


def _pressed(motive: TurnChoice) -> str:
    text = PRESSED_TO_WIN if _would_lose(motive) else PRESSED
    return say(text, word=motive.word, in_hand=motive.in_hand, promised=motive.promised)


def _spent(motive: TurnChoice) -> str:
    if motive.in_hand is None:
        return say(SPENT_BLIND, letter=motive.letter, points=_promised(motive))
    text = SPENT_TO_WIN if _would_lose(motive) else SPENT
    return say(text, letter=motive.letter, in_hand=motive.in_hand, promised=motive.promised)


def _would_lose(motive: TurnChoice) -> bool:
    return motive.lacks is not None and (motive.in_hand or 0) < motive.lacks


_LINES: Final[Mapping[Aim, Callable[[TurnChoice], str]]] = {
    Aim.ROLLED: lambda motive: say(ROLLED, points=_promised(motive)),
    Aim.SWAPPED: lambda motive: say(SWAPPED, points=_promised(motive)),
    Aim.SCORED: _scored,
    Aim.PRESSED: _pressed,
    Aim.SPENT: _spent,
    Aim.GAVE_UP: lambda motive: say(GAVE_UP, points=_points(motive)),
    Aim.RESPONDED: lambda motive: say(RESPONDED, word=motive.word, points=_points(motive)),
    Aim.DECLINED: lambda motive: say_count(DECLINED, motive.dice),
}
