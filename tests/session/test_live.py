"""The live session: what follows from an action, who hears of it, and what is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from tests.helpers.live import Audience, begin, go_on, judge, play_a_little
from tests.helpers.toy_game import (
    TOYS,
    Call,
    EndTurn,
    Look,
    Put,
    Roll,
    Shown,
    ToyAction,
    ToyRefusal,
    ToyRuleset,
)
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.table import Rule, TimeExpired
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.codec import CodecError
from wordsmith_desktop.records.replay import replay
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.drivers import Driver, Table
from wordsmith_desktop.session.live import ReadOnlyError, Session, SessionGate
from wordsmith_desktop.session.updates import Update, UpdateKind

PLAYED, UNDONE, REDONE = UpdateKind.PLAYED, UpdateKind.UNDONE, UpdateKind.REDONE


class FixedDice:
    """Deals by the rules, then rolls what it was told to."""

    def __init__(self, *pips: int) -> None:
        self._pips = pips

    def propose(self, table: Table, seat: Seat) -> ToyAction | None:
        assert seat == CHANCE
        if table.chance_count == 0:
            dealt: ToyAction = table.match.rules.chance(table.match.state, Rng(1))
            return dealt
        return Roll(self._pips[(table.chance_count - 1) % len(self._pips)])


class Putter:
    """A computer player that puts one counter down and ends its turn."""

    def propose(self, table: Table, seat: Seat) -> ToyAction | None:
        last = table.match.played[-1]
        return EndTurn() if (last.seat, last.action) == (seat, Put()) else Put()


class LateJudge:
    """A dictionary that is loaded later."""

    def __init__(self) -> None:
        self.is_ready = False

    def __call__(self, word: str) -> Ruling | None:
        return judge(word) if self.is_ready else None


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


@pytest.fixture
def session(shelf: Shelf) -> Session:
    return begin(shelf, drivers={CHANCE: FixedDice(5, 3)}).session


@pytest.fixture
def audience(session: Session) -> Audience:
    audience = Audience()
    session.subscribe(audience)
    return audience


def written(shelf: Shelf) -> Any:
    """What the one save of a shelf replays to."""
    return replay(shelf.list().saves[0].path, TOYS)


def test_a_new_match_is_dealt_and_rolled_before_the_first_person_acts(session: Session) -> None:
    assert [CHANCE, CHANCE] == [played.seat for played in session.match.played]
    assert (0,) == session.actors


def test_an_action_is_played_written_and_told(
    session: Session, audience: Audience, shelf: Shelf
) -> None:
    assert () == session.act(0, Put())
    assert [(PLAYED, 0)] == audience.told
    assert session.match.state == written(shelf).match.state


def test_what_follows_from_an_action_is_told_in_order_after_all_of_it(
    session: Session,
) -> None:
    seen: list[tuple[Seat | None, int]] = []
    session.subscribe(lambda update: seen.append((update.seat, session.observation(0).turn)))
    session.act(0, EndTurn())
    assert [(0, 1), (CHANCE, 1)] == seen


def test_a_refused_action_gives_every_reason_and_changes_nothing(
    session: Session, audience: Audience, shelf: Shelf
) -> None:
    before = session.match.state
    session.act(0, Call(""))
    rejections = session.act(0, Call(""))
    assert [ToyRefusal.EMPTY_WORD] == [rejection.code for rejection in rejections]
    assert [Gate.NOT_YOUR_TURN] == [each.code for each in session.act(1, Put())]
    assert [] == audience.told
    assert before == session.match.state == written(shelf).match.state


@pytest.mark.parametrize("seat", [CHANCE, REFEREE])
def test_nobody_acts_for_chance_or_the_referee(session: Session, seat: Seat) -> None:
    assert [Gate.NOT_YOUR_TURN] == [each.code for each in session.act(seat, Roll(6))]


def test_nobody_runs_a_clock_out_by_hand(session: Session) -> None:
    rejections = session.act(0, TimeExpired("turn"))
    assert [Gate.UNKNOWN_ACTION] == [rejection.code for rejection in rejections]


def test_a_called_word_is_ruled_on_at_once(session: Session, audience: Audience) -> None:
    session.act(0, Call("CAB"))
    assert [(PLAYED, 0), (PLAYED, REFEREE)] == audience.told
    assert (2, 0) == session.match.state.scores


def test_what_a_seat_may_not_see_is_taken_out_of_an_update(session: Session) -> None:
    audience = Audience()
    session.subscribe(audience)
    session.act(0, Look())
    (update,) = audience.updates
    card = session.observation(0).card
    assert (Shown(card, 0),) == session.events_for(update, 0)
    assert () == session.events_for(update, 1)
    assert () == session.events_for(update, None)


def test_a_listener_that_left_hears_nothing(session: Session) -> None:
    audience = Audience()
    leave = session.subscribe(audience)
    leave()
    leave()
    session.act(0, Put())
    assert [] == audience.told


def test_a_listener_may_act_and_everyone_hears_in_order(session: Session) -> None:
    heard: list[Seat | None] = []

    def eager(update: Update) -> None:
        if update.seat == CHANCE:
            session.act(1, EndTurn())

    session.subscribe(eager)
    session.subscribe(lambda update: heard.append(update.seat))
    session.act(0, EndTurn())
    session.act(0, Put())
    assert [0, CHANCE, 1, CHANCE] == heard[:4]


def test_undo_takes_back_and_redo_brings_back_and_both_are_written(
    session: Session, audience: Audience, shelf: Shelf
) -> None:
    before = session.match.state
    session.act(0, Put())
    after = session.match.state
    assert session.undoable is not None
    assert Put() == session.undoable.action
    session.undo()
    assert before == session.match.state == written(shelf).match.state
    assert session.redoable is not None
    session.redo()
    assert after == session.match.state == written(shelf).match.state
    assert [(PLAYED, 0), (UNDONE, 0), (REDONE, 0)] == audience.told


@pytest.mark.parametrize("action", [Look(), EndTurn(), Call("CAB"), Call("XYZ")])
def test_undo_never_crosses_what_someone_learnt(session: Session, action: ToyAction) -> None:
    session.act(0, Put())
    session.act(0, action)
    assert session.undoable is None
    with pytest.raises(IndexError):
        session.undo()


def test_redo_without_undo_is_an_error(session: Session) -> None:
    assert session.redoable is None
    with pytest.raises(IndexError):
        session.redo()


def test_a_waiting_claim_can_be_undone_and_redone(shelf: Shelf) -> None:
    late = LateJudge()
    session = begin(shelf, judge=late).session
    session.act(0, Call("CAB"))
    session.undo()
    late.is_ready = True
    session.redo()
    assert REFEREE == session.match.played[-1].seat
    assert session.redoable is None


def test_the_session_waits_for_a_dictionary_that_is_not_loaded(shelf: Shelf) -> None:
    late = LateJudge()
    session = begin(shelf, judge=late).session
    session.act(0, Call("CAB"))
    assert (REFEREE,) == session.actors
    assert [Gate.NOT_YOUR_TURN] == [each.code for each in session.act(0, Put())]
    late.is_ready = True
    session.resume_drivers()
    assert (0,) == session.actors
    assert (2, 0) == session.match.state.scores


def test_a_match_cut_off_between_claim_and_ruling_goes_on_with_the_ruling(shelf: Shelf) -> None:
    opened = begin(shelf, judge=LateJudge())
    opened.session.act(0, Call("CAB"))
    opened.session.close()
    session = go_on(shelf, opened.path).session
    assert (2, 0) == session.match.state.scores
    assert session.match.state == replay(opened.path, TOYS).match.state


def test_a_match_cut_off_before_its_roll_rolls_the_same(shelf: Shelf) -> None:
    opened = begin(shelf)
    whole = opened.path.read_bytes()
    opened.session.close()
    rolled = opened.session.match.state
    for size in (whole.index(b"\n") + 1, len(whole) - 1):
        opened.path.write_bytes(whole[:size])
        resumed = go_on(shelf, opened.path).session
        assert rolled == resumed.match.state
        resumed.close()


def test_a_resumed_match_goes_on_as_it_would_have(shelf: Shelf) -> None:
    through, resumed = begin(shelf, match_id="a"), begin(shelf, match_id="b")
    for _ in range(3):
        resumed.session.close()
        resumed = go_on(shelf, resumed.path)
        for opened in (through, resumed):
            opened.session.act(opened.session.actors[0], EndTurn())
    assert through.session.match.state == resumed.session.match.state


def test_the_luck_of_a_seed_does_not_hang_on_the_pace_of_play(shelf: Shelf) -> None:
    quick, slow = begin(shelf, match_id="a"), begin(shelf, match_id="b")
    slow.session.set_house("ABC", True)
    slow.session.act(0, Put())
    slow.session.undo()
    for opened in (quick, slow):
        opened.session.act(0, EndTurn())
    assert quick.session.match.state == slow.session.match.state


def test_a_house_word_is_in_effect_at_once_and_after_loading(shelf: Shelf) -> None:
    opened = begin(shelf)
    session = opened.session
    audience = Audience()
    session.subscribe(audience)
    session.set_house("xyz", True)
    assert [(UpdateKind.HOUSE, None)] == audience.told
    session.act(0, Call("XYZ"))
    assert Rule(Ruling("XYZ", True, Reason.HOUSE_ACCEPTED, "table")) == (
        session.match.played[-1].action
    )
    session.set_house("CAB", False)
    session.act(0, EndTurn())
    session.close()
    resumed = go_on(shelf, opened.path).session
    assert [("CAB", False), ("XYZ", True)] == resumed.house.words()
    resumed.act(1, Call("CAB"))
    assert (2, 0) == resumed.match.state.scores


def test_a_forgotten_house_word_is_left_to_the_dictionary(session: Session) -> None:
    session.set_house("CAB", False)
    session.set_house("CAB", None)
    session.act(0, Call("CAB"))
    assert (2, 0) == session.match.state.scores


def test_a_word_that_no_game_can_show_is_no_house_word(session: Session, shelf: Shelf) -> None:
    with pytest.raises(ValueError, match="C4B"):
        session.set_house("C4B", True)
    assert {} == written(shelf).house


def test_accepting_a_word_settles_a_claim_that_waits_for_the_dictionary(shelf: Shelf) -> None:
    session = begin(shelf, judge=LateJudge()).session
    session.act(0, Call("XYZ"))
    session.set_house("XYZ", True)
    assert (2, 0) == session.match.state.scores


def test_a_driver_that_fails_leaves_what_was_played_standing_and_told(shelf: Shelf) -> None:
    def failing(word: str) -> Ruling:
        raise RuntimeError(word)

    session = begin(shelf, judge=failing).session
    audience = Audience()
    session.subscribe(audience)
    with pytest.raises(RuntimeError):
        session.act(0, Call("CAB"))
    assert [(PLAYED, 0)] == audience.told
    assert session.match.state == written(shelf).match.state


def test_a_computer_player_plays_on_until_a_person_is_to_act(shelf: Shelf) -> None:
    session = begin(shelf, drivers={1: Putter(), CHANCE: FixedDice(5)}).session
    session.act(0, EndTurn())
    assert (0,) == session.actors
    assert (0, 1) == session.match.state.scores


class Echo:
    """A computer player that puts a counter down whenever somebody else has."""

    def propose(self, table: Table, seat: Seat) -> ToyAction | None:
        last = table.match.played[-1]
        return Put() if last.seat not in (CHANCE, seat) and last.action == Put() else None


def test_undo_and_redo_take_a_computers_answer_along(shelf: Shelf) -> None:
    drivers: dict[Seat, Driver] = {1: Echo(), CHANCE: FixedDice(5)}
    session = begin(shelf, ToyRuleset(is_open=True), drivers=drivers).session
    states = [session.match.state]
    for _ in range(2):
        session.act(0, Put())
        states.append(session.match.state)
    assert session.match.state.pips == 1
    audience = Audience()
    session.subscribe(audience)
    session.undo()
    assert [(UNDONE, 1), (UNDONE, 0)] == audience.told
    assert states[1] == session.match.state
    session.undo()
    assert states[0] == session.match.state
    assert session.undoable is None
    audience.updates.clear()
    session.redo()
    assert [(REDONE, 0), (REDONE, 1)] == audience.told
    assert states[1] == session.match.state == written(shelf).match.state


def test_an_action_that_no_log_can_hold_changes_nothing(session: Session) -> None:
    before = session.match.state
    with pytest.raises(CodecError):
        session.act(0, Call(cast(str, 5)))
    assert before == session.match.state


def test_a_finished_match_is_written_as_finished_and_undo_takes_that_back(shelf: Shelf) -> None:
    opened = begin(shelf, ToyRuleset(turns=1))
    session = opened.session
    session.act(0, EndTurn())
    assert () == session.actors
    assert (0, 0) == shelf.list().saves[0].scores
    assert shelf.unfinished(TOYS).replayed is None
    session.undo()
    assert shelf.list().saves[0].scores is None
    session.redo()
    assert (0, 0) == shelf.list().saves[0].scores
    session.close()
    size = opened.path.stat().st_size
    go_on(shelf, opened.path).session.close()
    assert size == opened.path.stat().st_size


def test_a_damaged_match_can_be_looked_at_but_not_changed(shelf: Shelf) -> None:
    opened = begin(shelf)
    opened.session.act(0, Put())
    opened.session.close()
    opened.path.write_bytes(opened.path.read_bytes() + b"rubbish\n")
    damaged = go_on(shelf, opened.path)
    before = damaged.path.read_bytes()
    session = damaged.session
    assert damaged.damage is not None
    assert session.is_read_only
    assert (1, 0) == session.observation(0).scores
    assert [SessionGate.READ_ONLY] == [each.code for each in session.act(0, Put())]
    assert (session.undoable, session.redoable) == (None, None)
    with pytest.raises(ReadOnlyError):
        session.set_house("CAB", True)
    session.tick(1000)
    session.pause()
    assert session.retry_save()
    assert session.close()
    assert before == damaged.path.read_bytes()


def test_a_closed_session_takes_no_more_actions(session: Session) -> None:
    assert session.close()
    assert [SessionGate.READ_ONLY] == [each.code for each in session.act(0, Put())]
    assert session.close()


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_played_the_save_replays_to_it(shelf: Shelf, seed: int) -> None:
    rng = Rng(seed)
    opened = begin(shelf, ToyRuleset(turns=8), seed=seed)
    for _ in range(60):
        play_a_little(opened.session, rng)
        if rng.below(15) == 0:
            opened.session.close()
            opened = go_on(shelf, opened.path)
    replayed = replay(opened.path, TOYS)
    assert replayed.damage is None
    assert opened.session.match.state == replayed.match.state
    assert opened.session.match.played == replayed.match.played
    assert dict(opened.session.house.words()) == replayed.house
