"""The tools that look at the program from outside: pictures and figures."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from measure.bench_adding import table as adding_table
from measure.medals import lines_between
from PySide6.QtGui import QImage

FOLDER = Path(__file__).parents[2] / "packaging"


def tool(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-m", name, *arguments],
        env={**os.environ, "PYTHONPATH": str(FOLDER)},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )


@pytest.mark.nightly
def test_pictures_are_taken_in_both_languages_all_themes_and_the_largest_text(
    tmp_path: Path,
) -> None:
    done = tool("pictures.screens", str(tmp_path), "--only", "settings")
    assert (0, "") == (done.returncode, done.stderr)
    sizes = {path.name: QImage(str(path)).size().toTuple() for path in tmp_path.iterdir()}
    assert {
        "settings-en-light-1280.png": (1280, 800),
        "settings-de-dark-1920.png": (1920, 1080),
        "settings-en-contrast-1280.png": (1280, 800),
        "settings-de-light-1280-200.png": (1280, 800),
        "settings-en-dark-1280-200.png": (1280, 800),
        "settings-de-contrast-1920.png": (1920, 1080),
    } == sizes


@pytest.mark.nightly
def test_a_scene_that_there_is_none_of_is_named_with_those_there_are(tmp_path: Path) -> None:
    done = tool("pictures.screens", str(tmp_path), "--only", "nowhere")
    assert 2 == done.returncode
    assert "no scene begins with nowhere" in done.stderr
    assert "home" in done.stderr


@pytest.mark.parametrize(
    ("parts", "unit", "goals"),
    [
        (("search",), "×", [2, 2]),
        (("dice", "odds"), "ms", [5, 5, 300, 300]),
        pytest.param(("hints",), "%", [10, 10], marks=pytest.mark.nightly),
    ],
)
def test_figures_are_printed_with_their_goals(
    parts: tuple[str, ...], unit: str, goals: list[int]
) -> None:
    done = tool("measure.bench", *parts, "--quick")
    assert 0 == done.returncode
    figures = [line for line in done.stdout.splitlines() if "goal <=" in line]
    assert len(goals) == len(figures)
    for line, goal in zip(figures, goals, strict=True):
        assert re.match(rf"(ok|MISSED) +.+ +\d+\.\d\d {unit} +goal <= {goal} ", line)


@pytest.mark.parametrize(
    ("middles", "is_low", "lines"),
    [
        ((20, 30, 40, 60, 80, 100), False, (35, 50, 70)),
        ((30, 30, 30, 30, 30, 30), False, (26, 28, 30)),
        ((400, 300, 200, 150, 110, 100), True, (250, 175, 130)),
        ((300, 300, 300, 300, 300, 300), True, (304, 302, 300)),
    ],
)
def test_medals_begin_half_way_between_two_levels(
    middles: tuple[int, ...],
    is_low: bool,
    lines: tuple[int, int, int],
) -> None:
    assert lines == lines_between(middles, is_low=is_low)


@pytest.mark.nightly
def test_puzzles_are_measured_for_every_language_and_difficulty() -> None:
    done = tool("measure.bench", "crosswords", "--quick")
    assert 0 == done.returncode
    for name in ("en easy", "en medium", "en hard", "de easy", "de medium", "de hard"):
        assert 4 == len(re.findall(rf"{name} +\d+\.\d\d (?:%|s) ", done.stdout))
    assert 2 == len(re.findall(r"still fit.+\d ms +goal <= 20 ", done.stdout))


def test_a_part_that_there_is_none_of_is_refused() -> None:
    done = tool("measure.bench", "speed")
    assert 2 == done.returncode
    assert (
        "choose from start, search, adding, letters, layings, cards, dice, odds, rolls, "
        "crosswords, statistics, saves, players, hints, thinking, frames, memory, bundle"
        in done.stderr
    )


def test_a_real_dictionary_is_measured_beside_its_bounds(tmp_path: Path) -> None:
    dic = tmp_path / "fr.dic"
    dic.write_text("2\ncat/S\ndog\n", encoding="utf-8")
    dic.with_suffix(".aff").write_text("SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n", encoding="utf-8")
    *_, row = adding_table([dic])
    assert f"| {dic} | 3 |" in row
