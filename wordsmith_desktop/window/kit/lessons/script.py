"""A lesson as data: how the table is dealt, what the others do, and what is asked, step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.session.guided import Part
from wordsmith_desktop.wording import lesson_texts as texts
from wordsmith_desktop.wording.texts import Text, say

Reached: TypeAlias = Callable[[Any], bool]
"""Whether what the learner sees shows that a step is done."""
Takes: TypeAlias = Callable[[Any], bool]
"""Whether an action is one that a step takes; laying and taking back always should be."""
Move: TypeAlias = Callable[[Any], Any]
"""An action for what the learner sees."""


def plays(action: Any) -> Move:
    """The move that is this action, however the table lies."""
    return lambda _seen: action


class LessonStep(Value, kw_only=True):
    """One thing to do."""

    text: Text
    help: Text
    """The same said more plainly, for whoever tried twice in vain."""
    is_reached: Reached
    takes: Takes | None = None
    """What the rules allow and the step does not take is refused; None takes everything."""
    example: tuple[Move, ...]
    """One right way of doing it, from where the example of the step before has led."""
    gaps: Mapping[str, str] = field(default_factory=dict)
    """What stands in the gaps of `text` and `help`, such as the word to build."""

    def said(self, *, with_help: bool = False) -> str:
        """The sentence in the language in use."""
        if with_help:
            return say(texts.HELP, help=say(self.help, **self.gaps))
        return say(self.text, **self.gaps)


class Script(Value, kw_only=True):
    """One lesson in one language of words. The learner has seat 0."""

    game: str
    language: str
    """Of the words: "en" or "de"."""
    ruleset: Any
    steps: tuple[LessonStep, ...]
    finished: Text
    """What is said once all steps are made."""
    words: frozenset[str]
    """Words that stand whether the dictionary is open yet or not."""
    parts: Mapping[Seat, Part]
    """What chance, the setter and the computers do."""
    seats: int = 1
    never: tuple[type[Any], ...] = ()
    """Kinds of actions that no step takes, such as one that would end the match in its midst."""
    prelude: tuple[Move, ...] = ()
    """What the learner has done before the first step."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """All that is ever said, in the language in use."""
        said = (step.said(with_help=helps) for step in self.steps for helps in (False, True))
        return (*said, say(self.finished))
