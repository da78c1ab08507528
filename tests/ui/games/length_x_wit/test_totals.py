"""Everybody's points and tiles."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from wordsmith_desktop.ui.games.length_x_wit.totals import Totals

from tests.ui.games.length_x_wit.table_desk import wear
from wordsmith_desktop.ui.games.length_x_wit.small_tiles import PlayerTiles
from wordsmith_desktop.ui.games.length_x_wit.views import PlayerView, TotalView
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.theme import LIGHT, THEMES, Theme
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

GOAL = 150
SIX = (
    TotalView("Ana", 84, is_in_control=True),
    TotalView("Maximiliane", 152, is_leading=True),
    TotalView("Cho", 0, is_responding=True),
    TotalView("Dora", 33, note="thinking"),
    TotalView("Eve", 120),
    TotalView("Fay", 149),
)


@pytest.fixture
def totals(qtbot: QtBot) -> Totals:
    wear()
    made = Totals()
    qtbot.addWidget(made)
    return made


def spoken(totals: Totals) -> list[str]:
    return [line.accessibleName() for line in totals.lines]


def test_everybody_is_told_with_points_and_part_in_the_turn(totals: Totals) -> None:
    totals.show_totals(SIX, goal=GOAL)
    assert [
        "Ana, 84 points, to move",
        "Maximiliane, 152 points, in the lead",
        "Cho, 0 points, may respond",
        "Dora, 33 points, thinking",
        "Eve, 120 points",
        "Fay, 149 points",
    ] == spoken(totals)


def test_the_goal_and_the_last_round_are_written(totals: Totals) -> None:
    totals.show_totals(SIX, goal=GOAL)
    assert "Goal: 150 points" == totals.goal.text()
    assert totals.last_round.isHidden()
    totals.show_totals(SIX, goal=GOAL, is_last_round=True)
    assert not totals.last_round.isHidden()
    assert "Last round" == totals.last_round.text()


def test_a_match_alone_has_no_goal(totals: Totals) -> None:
    totals.show_totals([TotalView("Ana", 12)], goal=0)
    assert "Points" == totals.goal.text()
    assert 1 == len(totals.lines)


def test_totals_speak_german(qtbot: QtBot) -> None:
    set_language("de")
    totals = Totals()
    qtbot.addWidget(totals)
    totals.show_totals(SIX[:3], goal=GOAL, is_last_round=True)
    assert "Ziel: 150 Punkte" == totals.goal.text()
    assert "Letzte Runde" == totals.last_round.text()
    assert [
        "Ana, 84 Punkte, ist dran",
        "Maximiliane, 152 Punkte, führt",
        "Cho, 0 Punkte, darf antworten",
    ] == spoken(totals)


def _end_of_bar(totals: Totals, place: int) -> int:
    """The last column of a line that is washed with the accent."""
    line = totals.lines[place]
    image = line.grab().toImage()
    wash, y = colour(LIGHT.accent_soft), line.height() - 6
    return max(x for x in range(image.width()) if image.pixelColor(x, y) == wash)


def test_bars_grow_with_the_points_and_pass_the_goal_with_it(totals: Totals) -> None:
    totals.show_totals([TotalView("Ana", points) for points in (30, 90, 149, 151)], goal=GOAL)
    totals.resize(300, totals.sizeHint().height())
    totals.show()
    QApplication.processEvents()
    ends = [_end_of_bar(totals, place) for place in range(4)]
    assert sorted(ends) == ends
    assert ends[1] == pytest.approx(3 * ends[0], abs=8)
    bar = totals.lines[0].bar_box()
    goal = bar.left() + bar.width() * GOAL / (GOAL * 1.06)
    assert ends[2] < goal < ends[3] + 4


def test_nobody_s_bar_is_longer_than_its_room(totals: Totals) -> None:
    totals.show_totals([TotalView("Ana", 400), TotalView("Ben", 20)], goal=GOAL)
    totals.resize(300, totals.sizeHint().height())
    totals.show()
    QApplication.processEvents()
    assert _end_of_bar(totals, 0) <= totals.lines[0].bar_box().right()


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_turn_and_response_are_marked_without_colour(totals: Totals, theme: Theme) -> None:
    wear(theme=theme)
    pictures = []
    for view in (TotalView("A", 9), TotalView("A", 9, is_in_control=True)):
        totals.show_totals([view], goal=GOAL)
        pictures.append(totals.lines[0].grab().toImage().copy(5, 5, 18, 20))
    totals.show_totals([TotalView("A", 9, is_responding=True)], goal=GOAL)
    pictures.append(totals.lines[0].grab().toImage().copy(5, 5, 18, 20))
    grey = [picture.convertToFormat(picture.Format.Format_Grayscale8) for picture in pictures]
    assert grey[0] != grey[1]
    assert grey[1] != grey[2]
    assert grey[0] != grey[2]


# Tiles of the others


def test_the_tiles_of_the_others_are_told(qtbot: QtBot) -> None:
    players = PlayerTiles()
    qtbot.addWidget(players)
    players.show_players(
        [PlayerView("Ben", (("QU", 6), ("A", 1)), is_active=True), PlayerView("Cho")]
    )
    assert ["Ben’s tiles: QU, A", "Cho has no tiles"] == [
        line.accessibleName() for line in players.lines
    ]
    assert ["QU", "A"] == [face.text for face in players.lines[0].tiles.faces]
    assert players.lines[0].name.font().bold()
    players.show_players([PlayerView("Cho", (("E", 1),))])
    assert ["Cho’s tiles: E"] == [line.accessibleName() for line in players.lines]


def test_a_long_name_leaves_room_for_tiles(qtbot: QtBot) -> None:
    players = PlayerTiles()
    qtbot.addWidget(players)
    players.show_players([PlayerView("Maximiliane Katharina von und zu", (("A", 1),))])
    assert players.lines[0].name.text().endswith("…")
    assert "Maximiliane Katharina von und zu" in players.lines[0].toolTip()


@pytest.mark.parametrize("scale", [100, 200])
def test_five_others_find_room(qtbot: QtBot, scale: int) -> None:
    wear(scale=scale)
    players = PlayerTiles()
    qtbot.addWidget(players)
    nine = tuple((letter, 1) for letter in "ATERSONLI")
    players.show_players([PlayerView(f"Player {i}", nine) for i in range(5)])
    players.resize(700, players.heightForWidth(700))
    players.show()
    QApplication.processEvents()
    boxes = [line.geometry() for line in players.lines]
    assert all(players.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
