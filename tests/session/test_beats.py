"""A session stands after an act until whoever shows the table goes on; without a window never."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.helpers.live import Audience, FixedDice, begin
from tests.helpers.toy_game import Done, EndTurn, Pace, Put, ToyRuleset
from tests.session.test_thinking import BEN, end_turn, played, words
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.drivers import Driver
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.thinking import BotDriver, Support, at_once

ANA = 0
HARD = ToyRuleset(turns=6, pace=Pace.HARD, turn_seconds=60)


@pytest.fixture
def session(tmp_path: Path) -> AnySession:
    """Ana and Ben, who is a computer that ends every turn at once."""
    drivers: dict[int, Driver] = {
        BEN: BotDriver(end_turn, Support(words, at_once), 7),
        CHANCE: FixedDice(5, 6, 5, 6, 5, 6),
    }
    return begin(Shelf(tmp_path), HARD, drivers=drivers).session


def after_players(_seat: int, events: tuple[Any, ...]) -> bool:
    """The table stands after what players do, and not after the dice."""
    return bool(events) and isinstance(events[0], Done) and _seat >= 0


def test_without_anybody_who_asks_nothing_ever_stands(session: AnySession) -> None:
    assert () == session.act(ANA, EndTurn())
    assert 1 == len(played(session, BEN))
    assert not session.beats.is_on


def test_what_follows_waits_until_somebody_goes_on(session: AnySession) -> None:
    table = TableView(session)
    table.stand_after(after_players)
    assert () == table.act(ANA, EndTurn())
    assert table.is_standing
    assert [] == played(session, BEN)
    table.resume_drivers()
    assert [] == played(session, BEN), "a dictionary that opens meanwhile changes nothing"
    table.go_on()
    assert 1 == len(played(session, BEN))
    assert table.is_standing, "now the computer's move is to be seen"
    assert BEN == table.mover


def test_what_happened_is_told_before_the_table_stands(session: AnySession) -> None:
    table, audience = TableView(session), Audience()
    session.subscribe(audience)
    table.stand_after(after_players)
    before = len(audience.updates)
    table.act(ANA, EndTurn())
    assert before + 1 == len(audience.updates)


def test_a_person_may_act_while_the_table_stands_which_ends_that(session: AnySession) -> None:
    table = TableView(session)
    table.stand_after(after_players)
    table.act(ANA, EndTurn())
    table.go_on()
    table.go_on()
    assert (ANA,) == table.actors
    table.stand_after(lambda _seat, _events: True)
    assert () == table.act(ANA, Put())
    table.stand_after(after_players)
    assert () == table.act(ANA, EndTurn())
    assert table.is_standing


def test_the_clock_of_whoever_looks_stands_still(session: AnySession) -> None:
    table = TableView(session)
    table.stand_after(after_players)
    table.act(ANA, EndTurn())
    table.go_on()
    # Chance has not rolled for Ana yet, but her time is asked for.
    left = [one.left_ms for one in table.readings if one.timer.seat == ANA]
    table.tick(900)
    assert left == [one.left_ms for one in table.readings if one.timer.seat == ANA]
    table.go_on()
    (before,) = [one.left_ms for one in table.readings]
    table.tick(900)
    assert [before - 900] == [one.left_ms for one in table.readings]


def test_ones_own_move_stops_no_clock_of_ones_own(session: AnySession) -> None:
    table = TableView(session)
    table.stand_after(after_players)
    assert () == table.act(ANA, Put())
    assert table.is_standing
    (before,) = [one.left_ms for one in table.readings]
    table.tick(700)
    assert [before - 700] == [one.left_ms for one in table.readings]


def test_undo_leaves_nothing_standing(session: AnySession) -> None:
    table = TableView(session)
    table.stand_after(after_players)
    table.act(ANA, Put())
    assert table.is_standing
    table.undo()
    assert not table.is_standing


def test_whoever_leaves_lets_the_table_go_on_with_the_next_page(session: AnySession) -> None:
    table = TableView(session)
    table.stand_after(after_players)
    table.act(ANA, EndTurn())
    table.stand_after(None)
    table.resume_drivers()
    assert 1 == len(played(session, BEN))


def test_what_a_seat_may_not_know_is_not_asked_about(session: AnySession) -> None:
    asked: list[tuple[Any, ...]] = []
    table = TableView(session)

    def note(_seat: int, events: tuple[Any, ...]) -> bool:
        asked.append(events)
        return False

    table.stand_after(note)
    table.act(ANA, EndTurn())
    assert asked
    for events in asked:
        assert events == session.redacted(events, table.seat)
