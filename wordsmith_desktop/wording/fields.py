"""One description of each house choice: its question, its answers, its rule, and when it matters.

From it come the question in the form and the phrase in a setting's words; its usual answer is the
default of the ruleset's field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from wordsmith_desktop.core.value import Value

from .form_texts import NO, YES, unusual
from .texts import Answer, Text


def always(_ruleset: Any, _seats: int) -> bool:
    """It matters in every match."""
    return True


class Field(Value):
    """A field of a ruleset that settles what the printed rules leave open."""

    name: str
    """Of the field."""
    question: Text
    answers: Mapping[Any, Text] | Mapping[Any, Answer]
    """What its values are called, perhaps each with an explanation."""
    phrase: Text | Mapping[Any, Text]
    """What is said of a setting that is other than usual, by value or with the gap {n}.

    Nothing where another answer makes no other game."""
    rule: str = ""
    """The number of the rule that tells of it, such as "W7"; empty for an aid that has none."""
    matters: Callable[[Any, int], bool] = always
    """Whether it can matter for a ruleset and so many players."""


YES_NO: Final[Mapping[Any, Text]] = {True: YES, False: NO}


def counted(values: Iterable[int], unit: Text, none: Text | None = None) -> dict[Any, Text]:
    """Answers that are numbers; `unit` has the gap {n}, `none` stands for 0."""
    return {n: none if none and not n else _filled(unit, n) for n in values}


def _filled(unit: Text, n: int) -> Text:
    return Text(unit.en.format(n=n), unit.de.format(n=n))


def changed_choices(fields: Sequence[Field], ruleset: object, usual: object) -> Iterator[str]:
    """A phrase for each house choice that is other than in `usual`."""
    return unusual(ruleset, usual, {field.name: field.phrase for field in fields if field.phrase})
