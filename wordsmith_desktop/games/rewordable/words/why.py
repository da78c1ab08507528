"""Why a player that is no person chose so, in one sentence with its figures.

Nothing in it tells of a hand, whoever asks.
"""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.games.common.opinions import Opinion
from wordsmith_desktop.wording.computer_players import BLUFFED
from wordsmith_desktop.wording.opinions import opinion_line
from wordsmith_desktop.wording.texts import (
    LETTER_COUNT,
    POINTS,
    Plural,
    Text,
    joined,
    say,
    say_count,
)

from ..rules.players import Aim, BuildChoice
from .rule_numbers import RULES
from .table_texts import TOKENS

BUILT: Final = Text("{word}: {gains}.", "{word}: {gains}.")
TAKES: Final = Plural(
    one=Text("takes {n} letter from others", "nimmt anderen {n} Buchstaben"),
    many=Text("takes {n} letters from others", "nimmt anderen {n} Buchstaben"),
)
BRINGS: Final = Plural(
    one=Text("{n} point in all", "insgesamt {n} Punkt"),
    many=Text("{n} points in all", "insgesamt {n} Punkte"),
)
SWAPPED: Final = Plural(
    one=Text("Saw no word; swapped {n} card.", "Kein Wort gesehen; {n} Karte getauscht."),
    many=Text("Saw no word; swapped {n} cards.", "Kein Wort gesehen; {n} Karten getauscht."),
)
PASSED: Final = Plural(
    one=Text("Saw no word with {n} card, so I passed.", "Mit {n} Karte kein Wort, also gepasst."),
    many=Text(
        "Saw no word with {n} cards, so I passed.",
        "Mit {n} Karten kein Wort gesehen, also gepasst.",
    ),
)
CHALLENGED: Final = Text(
    "{word} is not in the dictionary, so I challenged it: {n} letters less.",
    "{word} steht nicht im Wörterbuch, also habe ich es angezweifelt: {n} Buchstaben weniger.",
)


def why_line(motive: Motive) -> str:
    """Why somebody did what they have done."""
    if isinstance(motive, Opinion):
        return opinion_line(motive, RULES)
    if not isinstance(motive, BuildChoice):
        return ""
    if motive.aim is Aim.CHALLENGED:
        return say(CHALLENGED, word=motive.word, n=len(motive.word))
    if motive.aim is Aim.PASSED:
        text, count = (SWAPPED, motive.exchanged) if motive.exchanged else (PASSED, motive.held)
        return say_count(text, count)
    if motive.is_bluff:
        return say(BLUFFED, word=motive.word, points=say_count(POINTS, motive.points or 0))
    gains = [say_count(LETTER_COUNT, motive.letters)]
    if motive.tokens:
        gains.append(say_count(TOKENS, motive.tokens))
    if motive.taken:
        gains.append(say_count(TAKES, motive.taken))
    gains.append(say_count(BRINGS, motive.points or 0))
    return say(BUILT, word=motive.word, gains=joined(gains, COMMA))


COMMA: Final = Text(", ", ", ")
"""Before the last one too: what follows is a clause of its own."""
