"""What the program advises to do with a roll, with the figures for it."""

from __future__ import annotations

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.wording.texts import POINTS, Text, say, say_count

from ..rules.players import Aim, TurnChoice
from . import table_texts as texts

_TEXTS = {
    Aim.PRESSED: texts.HINT_PRESS,
    Aim.SCORED: texts.HINT_SCORE,
    Aim.RESPONDED: texts.HINT_RESPOND,
    Aim.SPENT: texts.HINT_SPEND,
}


def hint_line(advice: Motive, *, is_rarer: bool = False) -> str:
    """The advice in a sentence; empty where it comes to nothing.

    `is_rarer` where rarer words than everybody's were looked at for it.
    """
    if not isinstance(advice, TurnChoice):
        return ""
    text = _text(advice)
    if text is None:
        return ""
    if is_rarer and text is texts.HINT_PRESS:
        # Nothing is to be said of common words that are worth less.
        text = texts.HINT_PRESS_RARER
    points = advice.promised if advice.aim is Aim.SPENT else advice.points
    return say(
        text,
        word=advice.word,
        letter=advice.letter,
        points=say_count(POINTS, points or 0),
        in_hand=advice.in_hand,
        promised=advice.promised,
    )


def _text(advice: TurnChoice) -> Text | None:
    if advice.aim is Aim.SPENT and advice.in_hand is None:
        return texts.HINT_SPEND_BLIND
    if advice.aim is Aim.SCORED and (advice.promised is None or advice.lacks is not None):
        return texts.HINT_SCORE_AT_THE_END
    return _TEXTS.get(advice.aim)
