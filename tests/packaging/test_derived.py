"""The notes of what the shipped data was made of."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.environments import FOLDER, load

MODULE = load("data.derived")


@pytest.fixture
def derived(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """One file that is made of two, and noted."""
    recipe = MODULE.Recipe("make.py", ("make.py", "lists/*.txt"), "made.toml")
    monkeypatch.setattr(MODULE, "RECIPES", {"made": recipe})
    for name in ("make.py", "lists/one.txt", "made.toml", MODULE.NOTES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("{}")
    MODULE.note("made", tmp_path)
    return MODULE


@pytest.mark.parametrize("name", MODULE.RECIPES)
def test_shipped_data_was_made_of_what_there_is(name: str) -> None:
    recipe = MODULE.RECIPES[name]
    again = f"run {recipe.module}, or, for a change of comments alone, data.derived {name}"
    assert [] == MODULE.changed(name), again


@pytest.mark.parametrize("name", MODULE.RECIPES)
def test_everything_that_data_is_made_of_is_there(name: str) -> None:
    root, recipe = FOLDER.parent, MODULE.RECIPES[name]
    script = f"packaging/{recipe.module.split()[0].replace('.', '/')}.py"
    assert (root / script).is_file()
    assert (root / recipe.made).is_file()
    assert script in MODULE.sums(recipe)


def test_nothing_else_is_noted() -> None:
    assert list(MODULE.RECIPES) == list(MODULE.noted())


def test_data_that_was_noted_is_up_to_date(derived: ModuleType, tmp_path: Path) -> None:
    assert [] == derived.changed("made", tmp_path)


@pytest.mark.parametrize("name", ["make.py", "lists/one.txt", "made.toml"])
def test_a_change_of_an_input_or_of_the_data_is_told(
    derived: ModuleType, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_text("other")
    assert [name] == derived.changed("made", tmp_path)
    derived.note("made", tmp_path)
    assert [] == derived.changed("made", tmp_path)


def test_inputs_that_come_and_go_are_told(derived: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "lists" / "one.txt").rename(tmp_path / "lists" / "two.txt")
    assert ["lists/one.txt", "lists/two.txt"] == derived.changed("made", tmp_path)


def test_data_of_which_nothing_is_noted_has_changed(derived: ModuleType, tmp_path: Path) -> None:
    (tmp_path / derived.NOTES).write_text(json.dumps({}))
    assert ["lists/one.txt", "made.toml", "make.py"] == derived.changed("made", tmp_path)


def test_unknown_data_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == MODULE.main(["dice"])
    assert "no such data: dice; there are dictionary-en" in capsys.readouterr().out
