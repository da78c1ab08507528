"""Sentences about what the dictionary says."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.lexicon.rulings import Reason, Ruling

from . import texts
from .texts import Text, say

_SENTENCES: Final[dict[Reason, Text]] = {
    Reason.LISTED: texts.RULING_LISTED,
    Reason.LONG: texts.RULING_LONG,
    Reason.CONTRACTION: texts.RULING_CONTRACTION,
    Reason.COMPOUND: texts.RULING_COMPOUND,
    Reason.POSSESSIVE: texts.RULING_POSSESSIVE,
    Reason.HOUSE_ACCEPTED: texts.RULING_HOUSE_ACCEPTED,
    Reason.HOUSE_BANNED: texts.RULING_HOUSE_BANNED,
    Reason.NAME: texts.RULING_NAME,
    Reason.ABBREVIATION: texts.RULING_ABBREVIATION,
    Reason.BLOCKED: texts.RULING_BLOCKED,
    Reason.CLUB: texts.RULING_CLUB,
    Reason.UNKNOWN: texts.RULING_UNKNOWN,
    Reason.EMPTY: texts.RULING_EMPTY,
    Reason.BAD_CHARACTER: texts.RULING_BAD_CHARACTER,
    Reason.TOO_LONG: texts.RULING_TOO_LONG,
    Reason.TOO_SHORT: texts.RULING_TOO_SHORT,
    Reason.RARE_FOR_SEAT: texts.RULING_RARE_FOR_SEAT,
    Reason.SHORT_FOR_SEAT: texts.RULING_SHORT_FOR_SEAT,
    Reason.NO_DICTIONARY: texts.RULING_NO_DICTIONARY,
}


def ruling_text(ruling: Ruling) -> str:
    """Why a word stands or not, as a sentence."""
    otherwise = texts.RULING_OTHER_YES if ruling.accepted else texts.RULING_OTHER_NO
    return say(_SENTENCES.get(ruling.reason, otherwise), word=ruling.word)
