"""The computer's puzzle: it comes from a seat of its own, once a search has found it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import ANAS, anything, begin_building, begun
from tests.helpers.live import Audience
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import load_session
from wordsmith_desktop.session.updates import UpdateKind

GAMES = {hc.RULES.game: hc.RULES}
PUZZLE = hc.SetPuzzle(ANAS)


@pytest.fixture
def waiting(tmp_path: Path) -> tuple[AnySession, Path]:
    """A match that waits for the computer's puzzle, and its save."""
    session, path = begun(tmp_path, ("Ana",), hc.Ruleset())
    begin_building(session)
    return session, path


def test_a_match_waits_for_the_puzzle_until_it_is_found(waiting: tuple[AnySession, Path]) -> None:
    session, _ = waiting
    session.resume_drivers()

    assert (SETTER,) == session.actors
    assert [Gate.NOT_YOUR_TURN] == [one.code for one in session.act(0, hc.Lay(ANAS))]


def test_the_puzzle_is_played_told_and_written(waiting: tuple[AnySession, Path]) -> None:
    session, path = waiting
    told = Audience()
    session.subscribe(told, viewer=lambda: 0)
    assert () == session.act(SETTER, PUZZLE)

    (update,) = told.updates
    assert (UpdateKind.PLAYED, SETTER) == (update.kind, update.seat)
    kinds = [type(event) for event in update.visible]
    assert [hc.PuzzleReady, hc.LettersTold] == kinds[:2]
    assert (hc.Phase.GUESS, ANAS) == (session.match.state.phase, session.match.state.computers)
    assert session.match.state == read_match(path, GAMES).match.state


def test_the_puzzle_obeys_the_rules(waiting: tuple[AnySession, Path]) -> None:
    session, _ = waiting
    rejections = session.act(SETTER, hc.SetPuzzle(()))

    assert [hc.GridWhy.EMPTY] == [one.code for one in rejections]
    assert (SETTER,) == session.actors


def test_nobody_takes_the_puzzle_back(waiting: tuple[AnySession, Path]) -> None:
    session, _ = waiting
    session.act(SETTER, PUZZLE)
    assert session.undoable is None
    session.act(0, hc.Lay(ANAS))
    session.undo()

    assert session.undoable is None
    with pytest.raises(IndexError):
        session.undo()


@pytest.mark.parametrize("seat", [CHANCE, REFEREE, 0])
def test_it_comes_from_no_other_seat(waiting: tuple[AnySession, Path], seat: Seat) -> None:
    session, _ = waiting

    assert [Gate.NOT_YOUR_TURN] == [one.code for one in session.act(seat, PUZZLE)]


def test_a_match_that_was_closed_meanwhile_waits_for_it_again(
    waiting: tuple[AnySession, Path],
) -> None:
    session, path = waiting
    session.close()
    again = load_session(Shelf(path.parent), path, GAMES, anything).session
    again.resume_drivers()
    assert (SETTER,) == again.actors
    assert () == again.act(SETTER, PUZZLE)

    assert (0,) == again.actors
