"""The table of points on paper, and the sentence about who leads."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.points_sheet import PlayerLine, PointsSheet, leader_text
from wordsmith_desktop.wording.texts import joined

pytestmark = pytest.mark.usefixtures("dressed")

LINES = (PlayerLine("Ana", ("7", "4"), 11), PlayerLine("Ben", ("9", "8"), 17, is_winner=True))


@pytest.fixture
def table(qtbot: QtBot) -> PointsSheet:
    made = PointsSheet()
    qtbot.addWidget(made)
    return made


def _shown(table: PointsSheet) -> list[str]:
    return [one.text() for one in table.findChildren(QLabel) if not one.isHidden()]


def test_each_player_has_a_line_and_the_winner_a_mark(table: PointsSheet) -> None:
    table.show_lines(("Letters", "Tokens"), LINES)
    cells = ["Player", "Letters", "Tokens", "Total", "Ana", "7", "4", "11", "Ben", "9", "8", "17"]
    assert sorted(_shown(table)) == sorted([*cells, "★ won"])


def test_what_was_shown_before_is_gone(table: PointsSheet) -> None:
    table.show_lines(("Letters",), LINES[:1])
    table.show_lines((), (PlayerLine("Cho", (), 3),))
    assert sorted(_shown(table)) == sorted(["Player", "Total", "Cho", "3"])


def test_who_leads_is_told_to_more_than_one() -> None:
    assert leader_text((3, 1), ("Ana", "Ben")) == "Ana leads: 3 points."
    assert leader_text((2, 2), ("Ana", "Ben")) == "Ana and Ben are level: 2 points each."
    assert leader_text((2,), ("Ana",)) == ""


@pytest.mark.parametrize(
    ("parts", "expected"), [([], ""), (["a"], "a"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_are_said_in_words(parts: list[str], expected: str) -> None:
    assert joined(parts) == expected
