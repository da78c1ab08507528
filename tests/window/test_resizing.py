"""While a window is dragged smaller and back nothing is clipped, and no layout comes and goes.

One scene in large steps each time, by a seed; all of them in small ones at night, in both
languages.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Final

import pytest
from measure.resizing import SCENES, STEP, walked
from pictures.screens import find_scenes

from wordsmith_desktop.wording.texts import Language

ALL_SCENES: Final = {one.name: one for one in find_scenes()}
LARGE_STEP: Final = 8 * STEP
CHOSEN: Final = Random("resizing").sample(SCENES, 1)

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="type is drawn differently on every system"),
    pytest.mark.usefixtures("same_every_time"),
]


def _assert_steady(name: str, language: Language, typeface: str, step: int) -> None:
    walk = walked(ALL_SCENES[name], language, typeface, step)
    assert [] == [f"{stop.name}: {fault}" for stop, fault in walk]


@pytest.mark.parametrize("name", CHOSEN)
def test_a_window_is_dragged_smaller_and_back(name: str, typeface: str) -> None:
    _assert_steady(name, "de", typeface, LARGE_STEP)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", SCENES)
def test_every_table_is_dragged_smaller_and_back(
    name: str, language: Language, typeface: str
) -> None:
    _assert_steady(name, language, typeface, STEP)
