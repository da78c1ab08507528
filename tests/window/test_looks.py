"""Pages and tables look as they did, have the parts they had, and widgets their states.

Each scene that `packaging/pictures/screens.py` takes is known by a small picture and by its parts
in words; of one widget of every kind there are pictures of its states (`state_looks.py`). Some are
looked at by night alone (`known_scenes.py`). What is meant to look different is taken anew, to be
seen in `tests/window/looks` before it is kept:
`WORDSMITH_LOOKS=renew .venv/bin/python -m pytest -m "" tests/window/test_looks.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.window.kept_looks import LOOKS, compare_lines, compare_picture, look_twice
from tests.window.known_scenes import BY_NIGHT, SCENES, USUAL, VARIANTS
from tests.window.part_tree import lines
from tests.window.state_looks import KINDS, states_picture

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="type is drawn differently on every system"),
    pytest.mark.usefixtures("same_every_time"),
]


def _scene(name: str) -> Any:
    # Where states are looked at, others of the same kind are not.
    is_daily = name not in BY_NIGHT or name in KINDS
    return pytest.param(name, marks=() if is_daily else pytest.mark.nightly)


@pytest.mark.parametrize("name", [_scene(name) for name in SCENES])
@pytest.mark.sampled(2)
def test_a_scene_looks_as_it_did_and_has_its_parts(
    name: str, screens: Any, typeface: str, tmp_path: Path
) -> None:
    variant = screens.Variant(*VARIANTS.get(name, USUAL))

    def look() -> tuple[str, ...]:
        with screens.staged(SCENES[name], variant, typeface) as (widget, context):
            context.wait_for_work()
            picture = screens.picture(widget, context)
            parts = lines(widget)
            states = states_picture(name, widget, context)
        return (
            compare_lines(name, parts),
            compare_picture(name, picture, tmp_path),
            "" if states is None else compare_picture(f"states/{name}", states, tmp_path),
        )

    look_twice(look)


def test_nothing_is_kept_of_a_scene_that_nobody_takes() -> None:
    kept = {path.stem for path in LOOKS.iterdir() if path.is_file()}
    assert kept == SCENES.keys()
