"""The table of points, and the sentence about who won."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.ui.kit.final_table import FinalTable, Line, leader_text, result_text
from wordsmith_desktop.wording.texts import joined

pytestmark = pytest.mark.usefixtures("dressed")

LINES = (Line("Ana", ("7", "4"), 11), Line("Ben", ("9", "8"), 17, is_winner=True))


@pytest.fixture
def table(qtbot: QtBot) -> FinalTable:
    made = FinalTable()
    qtbot.addWidget(made)
    return made


def _shown(table: FinalTable) -> list[str]:
    return [one.text() for one in table.findChildren(QLabel) if not one.isHidden()]


def test_each_player_has_a_line_and_the_winner_a_mark(table: FinalTable) -> None:
    table.show_points(("Letters", "Tokens"), LINES, title="The end", result="Ben wins.")
    cells = ["Player", "Letters", "Tokens", "Total", "Ana", "7", "4", "11", "Ben", "9", "8", "17"]
    assert sorted(_shown(table)) == sorted(["The end", "Ben wins.", *cells, "★ won"])


def test_what_was_shown_before_is_gone(table: FinalTable) -> None:
    table.show_points(("Letters",), LINES[:1], title="Soon", result="", go_on="Go on")
    table.show_points((), (Line("Cho", (), 3),), title="The end", result="")
    assert sorted(_shown(table)) == sorted(["The end", "Player", "Total", "Cho", "3"])


def test_a_match_that_is_only_looked_at_has_no_way_on(table: FinalTable) -> None:
    table.is_open = False
    for go_on in ("Go on", ""):
        table.show_points((), LINES, title="", result="", go_on=go_on)
        buttons = (table.go_on, table.home, table.play_again)
        assert [True] * 3 == [one.isHidden() for one in buttons]


@pytest.mark.parametrize(("go_on", "buttons"), [("Go on", ["Go on"]), ("", ["Home", "Play again"])])
def test_a_match_that_has_ended_is_played_again_or_left(
    table: FinalTable, go_on: str, buttons: Sequence[str]
) -> None:
    table.show_points((), LINES, title="", result="", go_on=go_on)
    shown = [
        one.text() for one in (table.go_on, table.home, table.play_again) if not one.isHidden()
    ]
    assert shown == buttons


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((3, 1), "Ana wins: 3 points."),
        ((1, 1, 1), "Ana, Ben and Cho share the win: 1 point each."),
    ],
)
def test_the_winners_are_named(scores: tuple[int, ...], expected: str) -> None:
    assert result_text(Outcome(scores), ("Ana", "Ben", "Cho")[: len(scores)], None) == expected


@pytest.mark.parametrize(
    ("best", "expected"),
    [
        (None, "You made 5 points."),
        (4, "A new best of yours: 5 points!"),
        (5, "You made 5 points. Your best is 5 points."),
    ],
)
def test_whoever_plays_alone_plays_against_the_own_best(best: int | None, expected: str) -> None:
    assert result_text(Outcome((5,)), ("Ana",), best) == expected


def test_who_leads_is_told_to_more_than_one() -> None:
    assert leader_text((3, 1), ("Ana", "Ben")) == "Ana leads: 3 points."
    assert leader_text((2, 2), ("Ana", "Ben")) == "Ana and Ben are level: 2 points each."
    assert leader_text((2,), ("Ana",)) == ""


@pytest.mark.parametrize(
    ("parts", "expected"), [([], ""), (["a"], "a"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_are_said_in_words(parts: list[str], expected: str) -> None:
    assert joined(parts) == expected
