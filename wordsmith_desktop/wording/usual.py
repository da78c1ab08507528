"""What is said of a game that has no words of its own for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from wordsmith_desktop.core.value import field_names
from wordsmith_desktop.games.common.registry import rules_of

from .form_texts import NO, YES, sentence
from .texts import TURN_OF, say

if TYPE_CHECKING:
    from wordsmith_desktop.games.common.box_telling import Choice, Telling


def describe(seen: Any, names: Sequence[str]) -> str:
    """Whose turn it is; empty where nobody alone has it."""
    return "" if seen.holder is None else say(TURN_OF, name=names[seen.holder])


def setting_text(ruleset: Any, _seats: int) -> str:
    """The fields that are other than usual, by their names in the code; words have their own."""
    usual = type(ruleset)()
    changed = (
        f"{name.replace('_', ' ')}: {_plain(getattr(ruleset, name))}"
        for name in field_names(ruleset)
        if name not in ("dictionary", "language") and getattr(ruleset, name) != getattr(usual, name)
    )
    return sentence(changed)


def makeup(_word: str, _language: str) -> str:
    """Nothing is known of the game's material."""
    return ""


def material(_seen: Any, _seat: int) -> str:
    """Nothing is known of the game's material."""
    return ""


def box_sign(_telling: Telling, choice: Choice) -> str:
    """What is typed stands on it as well."""
    return choice.sign


def sheet_lines(game: str, state: Any, names: Sequence[str]) -> Iterator[str]:
    """Everybody's points, once they are final."""
    outcome = rules_of(game).outcome(state)
    if outcome is not None:
        for name, score in zip(names, outcome.scores, strict=True):
            yield f"{name:<30} {score:>4}"
        yield ""


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return say(YES if value else NO)
    return str(value.value if isinstance(value, Enum) else value)
