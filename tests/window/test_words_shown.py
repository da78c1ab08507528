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
from wordsmith_desktop import features, games, wording
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
TAUGHT_OR_PRINTED: Final = ("lesson", "rule", "manual", "worksheet", "example")
"""In the names of modules that teach, or stand on paper."""
LONG: Final = ("SUMMARY", "NOTE", "NOTE_ALONE", "GOAL_NOTE", "BOXES_NOTE", "ABOUT_NETWORK")
"""A whole game in short, notes on printed sheets, and what the program asks of the network."""
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


def _of_pages() -> list[str]:
    packages = (features, games, wording)
    found = (
        one.name
        for package in packages
        for one in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    )
    texts = (name for name in found if name.rsplit(".", 1)[-1].endswith("texts"))
    return [name for name in texts if not any(part in name for part in TAUGHT_OR_PRINTED)]


@pytest.mark.parametrize("module", _of_pages())
def test_no_sentence_of_a_page_is_long(module: str) -> None:
    found = vars(import_module(module)).items()
    texts = [text for name, value in found if name not in LONG for text in _constants(value)]
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
