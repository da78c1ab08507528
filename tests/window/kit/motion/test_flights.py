"""Things on their way: where they are at each moment, and how they are cut short."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.window.motion import at
from wordsmith_desktop.window.kit.motion.flights import (
    FLIGHT_MS,
    WHOLE_MS,
    Flight,
    Flights,
    Lying,
    in_turn,
)

RED = QColor(200, 0, 0)


def red(painter: QPainter, box: QRectF) -> None:
    painter.fillRect(box, RED)


def lying(x: float, y: float, side: float = 40) -> Lying:
    return Lying(QRectF(x, y, side, side), red)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(400, 300)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def flights(page: QWidget) -> Flights:
    return Flights(page)


def test_a_thing_goes_from_where_it_lay_to_where_it_lies(flights: Flights) -> None:
    flights.send([Flight(lying(0, 100), lying(300, 100))])
    places = []
    for ms in (0, 50, 100, 150, 199):
        at(flights, ms)
        places.append(flights.areas()[0].x())
    assert places == sorted(places)
    assert 0 == places[0]
    assert 295 < places[-1] <= 300
    at(flights, 100)
    assert flights.areas()[0].y() < 100, "it rises on its way"


def test_it_is_painted_where_it_is(flights: Flights, page: QWidget) -> None:
    flights.send([Flight(lying(0, 100), lying(300, 100))])
    at(flights, 100)
    middle = flights.areas()[0].center().toPoint()
    assert RED == page.grab().toImage().pixelColor(middle)
    flights.settle()
    assert RED != page.grab().toImage().pixelColor(middle)


def test_all_of_one_move_are_there_after_the_time_of_a_move() -> None:
    for count in (1, 2, 7, 40):
        sent = in_turn([Flight(lying(0, 0), lying(9, 9)) for _ in range(count)])
        begins = [flight.begins_ms for flight in sent]
        assert begins == sorted(begins)
        assert max(flight.ends_ms for flight in sent) <= WHOLE_MS
    assert 0 < begins[1], "one after another"


def test_what_comes_from_nowhere_appears_and_what_goes_nowhere_fades(flights: Flights) -> None:
    flights.send([Flight(None, lying(100, 100)), Flight(lying(200, 100), None)])
    at(flights, 1)
    coming, going = flights.areas()
    assert coming.width() > 40
    assert coming.center() == lying(100, 100).area.center()
    assert going.center() == lying(200, 100).area.center()


def test_a_thing_turns_over_half_way(flights: Flights) -> None:
    flights.send([Flight(lying(0, 0), lying(100, 0), turns_over=True)])
    widths = []
    for ms in range(0, FLIGHT_MS, 20):
        at(flights, ms)
        widths.append(flights.areas()[0].width())
    assert min(widths) < 10 < widths[0]
    assert widths[-1] > 30


@pytest.mark.parametrize("cut", ["key", "click"])
def test_any_key_or_click_has_everything_be_there_and_does_what_it_does(
    flights: Flights, page: QWidget, cut: str
) -> None:
    field = QLineEdit()
    QVBoxLayout(page).addWidget(field)
    field.show()
    flights.send([Flight(lying(0, 0), lying(100, 0))])
    if cut == "key":
        QTest.keyClick(field, Qt.Key.Key_A)
        assert "a" == field.text()
    else:
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert not flights.flights
    assert not flights.isVisible()


def test_what_stays_is_seen_until_everything_is_there(flights: Flights) -> None:
    early = Flight(lying(0, 0), lying(100, 0), stays=True)
    late = Flight(lying(0, 50), lying(100, 50), begins_ms=150)
    flights.send([early, late])
    at(flights, 300)
    assert [early, late] == list(flights.flights)
    at(flights, 350)
    assert [] == list(flights.flights)


def test_without_movement_it_is_marked_for_a_moment_where_things_lie(
    flights: Flights, qtbot: QtBot
) -> None:
    box = QRectF(50, 50, 40, 40)
    flights.mark([box])
    assert [box] == list(flights.marked)
    with qtbot.waitSignal(flights.changed):
        pass
    assert [] == list(flights.marked)


def test_nothing_moves_on_once_the_page_is_hidden(flights: Flights, page: QWidget) -> None:
    flights.send([Flight(lying(0, 0), lying(100, 0))])
    page.hide()
    assert not flights.flights


def test_forty_pieces_do_not_paint_more_than_they_cover(flights: Flights, page: QWidget) -> None:
    sent = [Flight(lying(n % 8 * 40, n // 8 * 50, 20), lying(380, 280, 20)) for n in range(40)]
    flights.send(in_turn(sent))
    at(flights, 50)
    assert 40 == len(flights.areas())
    assert page.grab().width()
