"""To which rule of a game's book a refusal belongs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.lexicon.rulings import AGREED, Reason, Ruling

from .texts import Text


def rule_of(rejections: Sequence[Rejection], rules: Mapping[Enum, str]) -> str:
    """The number of the rule behind the first of these reasons; empty where none has one.

    Most rejections name their rule themselves; `rules` has those of the others by their reason.
    """
    named = (one.rule or rules.get(one.code, "") for one in rejections)
    return next(filter(None, named), "")


def refusing_rule(refused: object, rules: Mapping[Enum, str]) -> str:
    """The number of the rule by which an event says that a word was refused."""
    if not isinstance(refused, WordRefused):
        return ""
    if refused.fault is not None:
        return rule_of((refused.fault,), rules)
    if refused.ruling is None:
        return rules.get(CallStage.VOTE, "")
    return ruling_rule(refused.ruling, rules)


def ruling_rule(ruling: Ruling, rules: Mapping[Enum, str]) -> str:
    """The number of the rule by which the dictionary is against a word."""
    # No rule asks for what a table has agreed on by itself.
    is_agreed = ruling.reason in AGREED
    return "" if is_agreed else rules.get(ruling.reason, rules.get(Reason.UNKNOWN, ""))


class Explained(Value):
    """Something on a table, told in a sentence, and where more of it stands."""

    text: Text
    rule: str
    """The number of the rule that it follows from."""
