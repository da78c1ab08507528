"""Events name what moves; where it lies is asked before and after the page shows them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.window.motion import moving
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.motion.choreography import Choreographer, Key, Movement
from wordsmith_desktop.window.kit.motion.flights import Lying


class Gone(Value):
    """A thing went somewhere."""

    thing: str
    source: str | None = None
    goal: str | None = None
    lays: bool = False


def moves(event: Gone) -> Iterator[Movement]:
    yield Movement((event.thing,), event.source, event.goal)


def plain(_painter: QPainter, _box: QRectF) -> None:
    """Nothing is to be seen of it."""


class Shelf(QWidget):
    """Things by key, at a place each."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setGeometry(0, 0, 400, 300)
        self.places: dict[Key, float] = {}
        self.left_out: frozenset[Key] = frozenset()

    def lying(self) -> dict[Key, Lying]:
        return {key: Lying(QRectF(x, 100, 40, 40), plain) for key, x in self.places.items()}

    def leave_out(self, keys: frozenset[Key]) -> None:
        self.left_out = keys


class Desk:
    """A page with one shelf."""

    def __init__(self, qtbot: QtBot) -> None:
        self.page = QWidget()
        self.page.resize(400, 300)
        qtbot.addWidget(self.page)
        self.shelf = Shelf(self.page)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.play = Choreographer[Gone](self.page, ((self.shelf, self.shelf),), moves)

    @property
    def ways(self) -> list[tuple[float | None, float | None]]:
        """From where to where, of all that is on its way."""
        return [
            (one.start.area.x() if one.start else None, one.goal.area.x() if one.goal else None)
            for one in self.play.flights.flights
        ]


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> Iterator[Desk]:
    assert dressed
    with moving():
        made = Desk(qtbot)
        yield made
        made.play.settle()


def let_it_begin() -> None:
    QCoreApplication.sendPostedEvents()


def test_a_thing_moves_from_where_it_lay_to_where_it_lies(desk: Desk) -> None:
    desk.shelf.places = {"A": 10}
    desk.play.happened([Gone("A")])
    desk.shelf.places = {"A": 300}
    let_it_begin()
    assert [(10, 300)] == desk.ways


def test_it_sets_out_before_the_page_is_painted_again(desk: Desk) -> None:
    desk.shelf.places = {"A": 10}
    desk.play.happened([Gone("A")])
    desk.shelf.places = {"A": 300}
    desk.shelf.update()
    QApplication.processEvents()
    assert desk.ways
    assert frozenset({"A"}) == desk.shelf.left_out


def test_what_did_not_lie_there_comes_from_its_source(desk: Desk) -> None:
    desk.shelf.places = {"deck": 200}
    desk.play.happened([Gone("A", source="deck")])
    desk.shelf.places = {"deck": 200, "A": 20}
    let_it_begin()
    assert [(200, 20)] == desk.ways


def test_what_does_not_lie_there_any_more_goes_to_its_goal(desk: Desk) -> None:
    desk.shelf.places = {"A": 20, "seat": 350}
    desk.play.happened([Gone("A", goal="seat")])
    desk.shelf.places = {"seat": 350}
    let_it_begin()
    assert [(20, 350)] == desk.ways


def test_taken_back_it_goes_the_other_way(desk: Desk) -> None:
    desk.shelf.places = {"seat": 350}
    desk.play.happened([Gone("A", source="deck", goal="seat")], is_backward=True)
    desk.shelf.places = {"A": 20, "seat": 350}
    let_it_begin()
    assert [(350, 20)] == desk.ways


def test_what_one_action_and_those_after_it_move_moves_together(desk: Desk) -> None:
    desk.shelf.places = {"A": 10, "B": 60}
    desk.play.happened([Gone("A")])
    desk.shelf.places = {"A": 300, "B": 350}
    desk.play.happened([Gone("B")])
    let_it_begin()
    assert [(10, 300), (60, 350)] == desk.ways


def test_nothing_moves_for_what_is_only_laid_or_lies_where_it_lay(desk: Desk) -> None:
    desk.shelf.places = {"A": 10}
    desk.play.happened([Gone("A", lays=True)])
    desk.shelf.places = {"A": 300}
    let_it_begin()
    desk.play.happened([Gone("A")])
    let_it_begin()
    assert [] == desk.ways


def test_on_its_way_a_thing_does_not_lie_at_its_goal_already(desk: Desk) -> None:
    desk.shelf.places = {"A": 10}
    desk.play.happened([Gone("A")])
    desk.shelf.places = {"A": 300}
    let_it_begin()
    assert frozenset({"A"}) == desk.shelf.left_out
    desk.play.flights.settle()
    assert frozenset() == desk.shelf.left_out


def test_what_its_own_parts_paint_moves_too(desk: Desk) -> None:
    cover = QWidget(desk.shelf)
    cover.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    cover.setGeometry(desk.shelf.rect())
    cover.show()
    desk.shelf.places = {"A": 10}
    desk.play.happened([Gone("A")])
    desk.shelf.places = {"A": 300}
    let_it_begin()
    assert [(10, 300)] == desk.ways


def test_what_is_cut_off_by_what_it_lies_in_does_not_move(desk: Desk) -> None:
    desk.page.resize(200, 300)
    desk.shelf.places = {"A": 250, "B": 10}
    desk.play.happened([Gone("A"), Gone("B")])
    desk.shelf.places = {"A": 300, "B": 100}
    let_it_begin()
    assert [(10, 100)] == desk.ways


def test_over_another_page_nothing_moves(desk: Desk) -> None:
    desk.shelf.places = {"A": 10, "deck": 200}
    desk.play.happened([Gone("A", goal="deck")])
    desk.shelf.hide()
    let_it_begin()
    assert [] == desk.ways


@pytest.mark.parametrize("is_backward", [False, True])
def test_what_moves_as_one_does_not_move_piece_by_piece_too(desk: Desk, is_backward: bool) -> None:
    def moved(event: Gone) -> Iterator[Movement]:
        yield Movement(("word",), goal="seat")
        yield Movement((event.thing,), goal="seat", unless="word")

    play = Choreographer[Gone](desk.page, ((desk.shelf, desk.shelf),), moved)
    lies: dict[Key, float] = {"seat": 300, "word": 10, "A": 20}
    gone: dict[Key, float] = {"seat": 300}
    before, after = (gone, lies) if is_backward else (lies, gone)
    desk.shelf.places = before
    play.happened([Gone("A")], is_backward=is_backward)
    desk.shelf.places = after
    let_it_begin()
    assert 1 == len(play.flights.flights)
    play.settle()


def test_from_a_page_that_is_held_things_leave_and_stay_away(desk: Desk) -> None:
    desk.shelf.places = {"A": 10, "seat": 350}
    desk.play.happened([Gone("A", goal="seat")])
    desk.play.is_held = True
    let_it_begin()
    assert [(10, 350)] == desk.ways
    desk.play.flights.settle()
    assert frozenset({"A"}) == desk.shelf.left_out
    desk.play.settle()
    assert frozenset() == desk.shelf.left_out


def test_without_movement_the_end_is_marked(desk: Desk) -> None:
    appearance().set_look(replace(appearance().look, reduced_motion=True))
    desk.shelf.places = {"A": 10}
    desk.play.happened([Gone("A")])
    desk.shelf.places = {"A": 300}
    let_it_begin()
    assert [] == desk.ways
    assert [300] == [box.x() for box in desk.play.flights.marked]
    assert frozenset() == desk.shelf.left_out


def test_without_movement_the_whole_place_is_marked_that_takes_something_in(desk: Desk) -> None:
    appearance().set_look(replace(appearance().look, reduced_motion=True))
    chip = Lying(QRectF(250, 0, 140, 50), plain)
    lying = desk.shelf.lying
    desk.shelf.lying = lambda: {**lying(), "seat": chip}  # type: ignore[method-assign]
    desk.shelf.places = {"A": 10}
    desk.play.happened([Gone("A", goal="seat")])
    desk.shelf.places = {}
    let_it_begin()
    assert [chip.area] == list(desk.play.flights.marked)


def test_where_things_lie_is_asked_once_no_layout_wants_another_round(desk: Desk) -> None:
    class Slow(QWidget):
        """Knows its own breadth only once it was laid out, as a row that wraps."""

        rounds = 0

        def event(self, event: QEvent) -> bool:
            if event.type() == QEvent.Type.LayoutRequest and self.rounds < 2:
                self.rounds += 1
                desk.shelf.places = {"A": 100.0 * self.rounds}
                QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))
            return super().event(event)

    slow = Slow(desk.page)
    desk.shelf.places = {"A": 10}
    desk.play.happened([Gone("A")])
    QCoreApplication.postEvent(slow, QEvent(QEvent.Type.LayoutRequest))
    let_it_begin()
    assert [(10, 200)] == desk.ways


def test_nothing_moves_where_nobody_has_said_so(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    desk = Desk(qtbot)
    desk.shelf.places = {"A": 10}
    desk.play.happened([Gone("A")])
    desk.shelf.places = {"A": 300}
    let_it_begin()
    assert [] == desk.ways
