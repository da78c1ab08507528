"""Tokens in words. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.games.rewordable.tokens import TOKEN_POINTS, Goal
from wordsmith_desktop.ui.games.rewordable.tokens import texts
from wordsmith_desktop.ui.kit.texts import POINTS, say, say_count


def short_name(goal: Goal) -> str:
    """What stands beside the coin."""
    return say(texts.SHORT[goal])


def tip(goal: Goal) -> str:
    """The full condition and what the token is worth."""
    points = say_count(POINTS, TOKEN_POINTS)
    return say(texts.TIP, condition=say(texts.CONDITION[goal]), points=points)


def say_token(goal: Goal, *, is_earned: bool) -> str:
    """A token that lies face up; `is_earned` where the word on the strip would win it."""
    text = texts.BADGE_EARNED if is_earned else texts.BADGE
    return say(text, condition=say(texts.CONDITION[goal]))


def say_pile(count: int) -> str:
    """The tokens that are still face down."""
    return say_count(texts.PILE, count) if count else say(texts.PILE_EMPTY)


def say_won(goals: Sequence[Goal]) -> str:
    """The tokens that somebody has won; empty where there are none."""
    if not goals:
        return ""
    conditions = ", ".join(short_name(goal) for goal in goals)
    return say_count(texts.WON, len(goals), conditions=conditions)
