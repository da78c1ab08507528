"""A match that is closed, cut off, damaged or over, and opened again."""

from __future__ import annotations

import pytest

from tests.helpers.live import LateJudge, begin, go_on, play_a_little
from tests.helpers.saves import first_going_on, saves_on
from tests.helpers.toy_game import TOYS, Call, EndTurn, Put, ToyRuleset
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.updates import ReadOnlyError, SessionGate


def test_a_match_cut_off_between_claim_and_ruling_goes_on_with_the_ruling(shelf: Shelf) -> None:
    opened = begin(shelf, judge=LateJudge())
    opened.session.act(0, Call("CAB"))
    opened.session.close()
    session = go_on(shelf, opened.path).session
    assert (2, 0) == session.match.state.scores
    assert session.match.state == read_match(opened.path, TOYS).match.state


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


def test_a_finished_match_is_written_as_finished_and_undo_takes_that_back(shelf: Shelf) -> None:
    opened = begin(shelf, ToyRuleset(turns=1))
    session = opened.session
    session.act(0, EndTurn())
    assert () == session.actors
    assert (0, 0) == saves_on(shelf)[0].scores
    assert first_going_on(shelf, TOYS)[0] is None
    session.undo()
    assert saves_on(shelf)[0].scores is None
    session.redo()
    assert (0, 0) == saves_on(shelf)[0].scores
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
    assert (session.undoable, session.redoable, session.actors) == (None, None, ())
    with pytest.raises(ReadOnlyError):
        session.set_house("CAB", True)
    session.tick(1000)
    session.pause()
    assert session.retry_save()
    assert session.close()
    assert before == damaged.path.read_bytes()


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_played_the_save_replays_to_it(shelf: Shelf, seed: int) -> None:
    rng = Rng(seed)
    opened = begin(shelf, ToyRuleset(turns=8), seed=seed)
    for _ in range(60):
        play_a_little(opened.session, rng)
        if rng.below(15) == 0:
            opened.session.close()
            opened = go_on(shelf, opened.path)
    kept = read_match(opened.path, TOYS)
    assert kept.damage is None
    assert opened.session.match.state == kept.match.state
    assert opened.session.match.played == kept.match.played
    assert dict(opened.session.house.words()) == kept.house
