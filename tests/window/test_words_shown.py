"""Nobody has to read long at a table: no sentence is over 140 characters, and words are few."""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import pytest
from measure.words_shown import is_table, sentences, words

from tests.window.known_scenes import SCENES
from wordsmith_desktop import games
from wordsmith_desktop.wording.texts import LANGUAGES, Plural, Text

MOST: Final = 140
SPOKEN_OR_FAR: Final = (
    ".words.texts",
    "lesson",
    "rule",
    "manual",
    "form",
    "paper",
    "worksheet",
    "workshop",
)
"""In the names of modules whose sentences stand elsewhere."""
FEW: Final = {
    "crossword-guessing": 105,
    "letters-four-players": 42,
    "rewordable-vote": 66,
    "wit-six-players": 51,
}
"""The fullest scenes of tables, which are looked at every time, and so many words at most."""


def _modules() -> list[str]:
    found = pkgutil.walk_packages(games.__path__, f"{games.__name__}.")
    names = [one.name for one in found if ".words." in one.name or ".common." in one.name]
    texts = [name for name in names if name.endswith(("texts", "purposes"))]
    return [name for name in texts if not any(part in name for part in SPOKEN_OR_FAR)]


def _constants(value: object) -> Iterator[Text]:
    if isinstance(value, Text):
        yield value
    elif isinstance(value, Plural):
        yield from (value.one, value.many)
    elif isinstance(value, dict):
        yield from _constants(tuple(value.values()))
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _constants(part)


@pytest.mark.parametrize("module", _modules())
def test_no_sentence_of_a_table_is_long(module: str) -> None:
    texts = [text for value in vars(import_module(module)).values() for text in _constants(value)]
    said = [text.in_language(tag) for text in texts for tag in LANGUAGES]
    assert [] == [one for one in said if len(one) > MOST]


def _scenes() -> list[Any]:
    tables = [name for name in SCENES if is_table(name)]
    marks = {name: () if name in FEW else (pytest.mark.nightly,) for name in tables}
    return [pytest.param(name, marks=marks[name]) for name in tables]


@pytest.mark.usefixtures("same_every_time")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", _scenes())
def test_nothing_that_stands_on_a_table_is_long(
    name: str, language: str, screens: Any, typeface: str
) -> None:
    variant = screens.Variant(language, "light", (1280, 800))
    with screens.staged(SCENES[name], variant, typeface) as (widget, context):
        context.wait_for_work()
        shown = list(sentences(widget))
    assert [] == [one for one in shown if len(one) > MOST]
    assert sum(map(words, shown)) <= FEW.get(name, sys.maxsize), shown
