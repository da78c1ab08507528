"""A match that closes: who still has a turn, who has the last, and what each needs."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.closing import Closing, closing_lines, turns_from
from wordsmith_desktop.window.kit.seat_line import SeatLine
from wordsmith_desktop.window.kit.seat_strip import SeatStrip

NAMES = ("Ana", "Ben", "Cho", "Dee")
LINES = [SeatLine(name, points) for name, points in zip(NAMES, (30, 41, 12, 40), strict=True)]


def test_turns_go_around_the_table() -> None:
    assert (2, 3, 0) == turns_from(2, 0, 4)
    assert (1,) == turns_from(1, 1, 4)


def test_each_is_told_what_it_needs_and_the_last_has_a_bell() -> None:
    shown = closing_lines(LINES, Closing((3, 0), (30, 41, 12, 40)))
    assert ["needs 12", "", "", "needs 2"] == [one.note for one in shown]
    assert [False, True, True, False] == [one.is_done for one in shown]
    assert [True, False, False, False] == [one.has_bell for one in shown]
    assert "has the last turn" in shown[0].second_line


def test_who_leads_is_told_by_how_much() -> None:
    shown = closing_lines(LINES[:2], Closing((1, 0), (30, 41)))
    assert ["needs 12", "11 ahead"] == [one.note for one in shown]


def test_before_the_last_turns_are_known_each_is_told_what_it_needs_and_none_has_a_bell() -> None:
    near = closing_lines(LINES[:2], Closing(None, (30, 41)))
    assert ["needs 12", "11 ahead"] == [one.note for one in near]
    to_goal = closing_lines(LINES[:2], Closing(None, (30, 41), goal=50))
    assert ["20 to go", "9 to go"] == [one.note for one in to_goal]
    assert not any(one.has_bell or one.is_done for one in (*near, *to_goal))


def test_before_that_nothing_is_told() -> None:
    assert closing_lines(LINES, None) == LINES
    assert closing_lines(LINES[:1], Closing((0,), (30,))) == LINES[:1]


def test_a_bell_is_painted_at_the_chip(qtbot: QtBot) -> None:
    strip = SeatStrip()
    qtbot.addWidget(strip)
    strip.resize(900, 60)
    strip.show_seats(LINES[:2])
    strip.show()
    before = strip.chips[0].grab().toImage()
    shown = closing_lines(LINES[:2], Closing((0,), (30, 41)))
    strip.show_seats([shown[0], LINES[1]])
    assert before != strip.chips[0].grab().toImage()
