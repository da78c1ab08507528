"""Why a player that is no person answered so when the table was asked about a word."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wordsmith_desktop.games.common.open_table import Object, Vote
from wordsmith_desktop.games.common.opinions import Opinion

from .rule_numbers import ruling_rule
from .rulings import ruling_text
from .texts import Text, say

BY_RULE: Final = Text("{rule}: {reason}", "{rule}: {reason}")
OBJECTED: Final = Text("{reason} So I objected.", "{reason} Deshalb habe ich Einspruch erhoben.")
LET_STAND: Final = Text("I saw nothing wrong with {word}.", "An {word} ist mir nichts aufgefallen.")
VOTED_FOR: Final = Text(
    "I know {word}, so I voted for it.", "{word} kenne ich, also habe ich dafür gestimmt."
)
VOTED_AGAINST: Final = Text(
    "{reason} So I voted against it.", "{reason} Deshalb habe ich dagegen gestimmt."
)


def opinion_line(opinion: Opinion, rules: Mapping[Enum, str]) -> str:
    """What spoke against the word and what was done for it, with the number of the rule.

    `rules` has that by reason.
    """
    if opinion.ruling is None:
        told = VOTED_FOR if isinstance(opinion.answer, Vote) else LET_STAND
        return say(told, word=opinion.word)
    told = OBJECTED if isinstance(opinion.answer, Object) else VOTED_AGAINST
    reason, rule = ruling_text(opinion.ruling), ruling_rule(opinion.ruling, rules)
    return say(told, reason=say(BY_RULE, rule=rule, reason=reason) if rule else reason)
