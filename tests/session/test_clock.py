"""The clocks: hard ones end, soft ones warn, and a crash costs a few seconds at most."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.helpers.live import Audience, begin, go_on
from tests.helpers.toy_game import TOYS, Call, EndTurn, Pace, Put, ToyRuleset
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.clock import Clocks
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import UpdateKind

HARD = ToyRuleset(pace=Pace.HARD, turn_seconds=60)
SOFT = ToyRuleset(pace=Pace.SOFT, turn_seconds=60)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def left_ms(session: AnySession) -> int:
    (reading,) = session.readings
    return reading.left_ms


def spend(session: AnySession, seconds: int) -> None:
    """Let time pass in the steps that a window takes."""
    for _ in range(seconds * 4):
        session.tick(250)


def test_a_game_without_clocks_has_none(shelf: Shelf) -> None:
    session = begin(shelf).session
    session.tick(10_000)
    assert () == session.readings


def test_time_passes_while_a_person_thinks(shelf: Shelf) -> None:
    session = begin(shelf, HARD).session
    spend(session, 7)
    assert 53_000 == left_ms(session)
    session.act(0, Put())
    assert 53_000 == left_ms(session)


def test_a_new_turn_has_its_whole_time(shelf: Shelf) -> None:
    session = begin(shelf, HARD).session
    spend(session, 7)
    session.act(0, EndTurn())
    assert 60_000 == left_ms(session)


def test_the_end_of_a_hard_timer_is_played_for_its_seat(shelf: Shelf) -> None:
    opened = begin(shelf, HARD)
    spend(opened.session, 59)
    assert (0,) == opened.session.actors
    spend(opened.session, 1)
    assert (1,) == opened.session.actors
    assert 60_000 == left_ms(opened.session)
    expired = [each.action for each in read_match(opened.path, TOYS).match.played if each.seat == 0]
    assert [TimeExpired("turn")] == expired


def test_a_soft_timer_warns_once_and_takes_nothing(shelf: Shelf) -> None:
    opened = begin(shelf, SOFT)
    session = opened.session
    audience = Audience()
    session.subscribe(audience)
    spend(session, 120)
    assert [(UpdateKind.CLOCK, 0)] == audience.told
    assert (0,) == session.actors
    session.close()
    resumed = go_on(shelf, opened.path).session
    resumed.subscribe(audience)
    spend(resumed, 10)
    assert [] == audience.told


def test_no_time_passes_while_paused(shelf: Shelf) -> None:
    session = begin(shelf, HARD).session
    session.pause()
    spend(session, 90)
    assert 60_000 == left_ms(session)
    session.resume()
    spend(session, 1)
    assert 59_000 == left_ms(session)


def test_a_timer_at_rest_keeps_what_is_left_of_it() -> None:
    clocks = Clocks()
    clocks.follow((Timer("turn", 0, 1, 60),))
    clocks.tick(5000)
    clocks.follow((Timer("turn", 0, 1, 60, is_running=False),))
    clocks.tick(5000)
    clocks.follow((Timer("turn", 0, 1, 60),))
    assert [55_000] == [reading.left_ms for reading in clocks.readings]


@pytest.mark.parametrize(
    ("seconds", "percent", "stretched"), [(5, 150, 8), (3, 33, 1), (4, 150, 6), (7, 100, 7)]
)
def test_a_stretched_pace_is_rounded_up_to_whole_seconds(
    seconds: int, percent: int, stretched: int
) -> None:
    clocks = Clocks(percents=(100, percent))
    clocks.follow((Timer("turn", 1, 1, seconds),))
    (reading,) = clocks.readings
    assert (stretched, stretched * 1000) == (reading.timer.seconds, reading.left_ms)


def test_an_expiry_that_must_wait_for_a_ruling_comes_after_it(shelf: Shelf) -> None:
    session = begin(shelf, HARD, judge=lambda _: None).session
    spend(session, 59)
    session.act(0, Call("XYZ"))
    spend(session, 5)
    assert () == session.readings
    session.set_house("XYZ", True)
    spend(session, 1)
    assert (2, 0) == session.match.state.scores
    assert (1,) == session.actors


def test_undo_does_not_hand_out_time_anew() -> None:
    clocks = Clocks()
    clocks.follow((Timer("turn", 0, 1, 60),))
    clocks.tick(50_000)
    clocks.follow((Timer("turn", 1, 2, 60),))
    clocks.follow((Timer("turn", 0, 1, 60),))
    assert [10_000] == [reading.left_ms for reading in clocks.readings]


def test_undo_does_not_bring_back_time_that_ran_out(shelf: Shelf) -> None:
    last_turn = ToyRuleset(turns=1, pace=Pace.HARD, turn_seconds=1)
    session = begin(shelf, last_turn).session
    spend(session, 1)
    assert session.match.outcome is not None
    assert session.undoable is None


@pytest.mark.parametrize("seconds", [1, 3, 4, 11, 30])
def test_a_clock_comes_back_within_five_seconds_after_a_crash(shelf: Shelf, seconds: int) -> None:
    opened = begin(shelf, HARD)
    spend(opened.session, seconds)
    # What a killed program leaves behind is what is on the disk now.
    crashed = shelf.folder / "matches" / "crashed.jsonl"
    shutil.copyfile(opened.path, crashed)
    resumed = go_on(shelf, crashed).session
    assert 0 <= left_ms(resumed) - left_ms(opened.session) < 5000


def test_a_clock_comes_back_exactly_after_closing(shelf: Shelf) -> None:
    opened = begin(shelf, HARD)
    spend(opened.session, 6)
    opened.session.tick(17)
    opened.session.close()
    assert 53_983 == left_ms(go_on(shelf, opened.path).session)


def test_clocks_are_written_every_few_seconds_and_not_at_every_tick(shelf: Shelf) -> None:
    opened = begin(shelf, HARD)
    lines = opened.path.read_bytes().count(b"\n")
    spend(opened.session, 40)
    assert 10 == opened.path.read_bytes().count(b"\n") - lines


def test_each_seat_has_its_own_pace(shelf: Shelf) -> None:
    players = (Player("Ana", clock_percent=150), Player("Ben"))
    session = begin(shelf, HARD, players=players).session
    assert 90_000 == left_ms(session)
    (reading,) = session.readings
    assert 90 == reading.timer.seconds
    session.act(0, EndTurn())
    assert 60_000 == left_ms(session)


def test_a_seat_without_a_clock_has_all_the_time_there_is(shelf: Shelf) -> None:
    players = (Player("Ana", clock_percent=0), Player("Ben"))
    session = begin(shelf, HARD, players=players).session
    spend(session, 100)
    assert ((), (0,)) == (session.readings, session.actors)
    session.act(0, EndTurn())
    assert 60_000 == left_ms(session)


def test_a_pace_is_in_the_save_and_holds_after_it_is_opened_again(shelf: Shelf) -> None:
    players = (Player("Ana", clock_percent=1000), Player("Ben", "p2", clock_percent=125))
    opened = begin(shelf, HARD, players=players)
    spend(opened.session, 100)
    opened.session.close()
    again = go_on(shelf, opened.path)
    assert players == again.header.seats
    assert 500_000 == left_ms(again.session)
    again.session.act(0, EndTurn())
    assert 75_000 == left_ms(again.session)
    again.session.close()


def test_a_penalty_is_as_long_for_all() -> None:
    lockout = Timer("lockout", 0, 1, 10, can_stretch=False)
    clocks = Clocks(percents=(0, 100))
    clocks.follow((lockout,))
    assert [lockout] == [reading.timer for reading in clocks.readings]


def test_seats_that_nobody_sits_on_keep_the_time_of_the_rules() -> None:
    timer = Timer("show", CHANCE, 1, 10)
    clocks = Clocks(percents=(200,))
    clocks.follow((timer,))
    assert [timer] == [reading.timer for reading in clocks.readings]
