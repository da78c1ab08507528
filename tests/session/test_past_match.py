"""A match that is looked at again stands as it stood, and nothing of it can be changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.kept_matches import golden_kept
from tests.helpers.live import Audience, begin
from tests.helpers.saves import saves_on
from tests.helpers.toy_game import TOYS, EndTurn, Put, ToyRuleset
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.records.kept_match import KeptMatch, read_match
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.past_match import PastSession
from wordsmith_desktop.session.updates import ReadOnlyError, SessionGate, UpdateKind


@pytest.fixture
def kept(shelf: Shelf) -> KeptMatch:
    """A match of two turns: dealt, rolled, a counter put after 700 ms, over after 1,500."""
    opened = begin(shelf, ToyRuleset(turns=2))
    session = opened.session
    session.tick(700)
    session.act(session.actors[0], Put())
    session.act(session.actors[0], EndTurn())
    session.tick(800)
    session.act(session.actors[0], EndTurn())
    session.close()
    return read_match(opened.path, TOYS)


@pytest.fixture
def session(kept: KeptMatch) -> PastSession:
    return PastSession(kept)


def test_it_begins_before_the_first_action(session: PastSession) -> None:
    first = session.kept.match.played[0].before
    assert (0, first, ()) == (session.position, session.match.state, session.match.played)


def test_every_position_has_the_state_after_so_many_actions(session: PastSession) -> None:
    whole = session.kept.match.played
    for position in (*range(1, session.length + 1), *range(session.length - 1, 0, -1)):
        session.go_to(position)
        assert whole[:position] == session.match.played
        assert whole[position - 1].step.state == session.match.state


def test_it_goes_no_further_than_the_match(session: PastSession) -> None:
    session.go_to(10_000)
    assert session.length == session.position
    session.go_to(-3)
    assert 0 == session.position


def test_an_action_more_is_told_as_played_and_any_other_place_as_shown(
    session: PastSession,
) -> None:
    audience = Audience()
    session.subscribe(audience)
    for position in (1, 2, 1, 4, 4, 0):
        session.go_to(position)
    seats = [played.seat for played in session.kept.match.played]
    assert [
        (UpdateKind.PLAYED, seats[0]),
        (UpdateKind.PLAYED, seats[1]),
        (UpdateKind.UNWOUND, seats[1]),
        (UpdateKind.SHOWN, seats[0]),
        (UpdateKind.SHOWN, seats[3]),
        (UpdateKind.SHOWN, None),
    ] == audience.told


def test_what_could_have_been_laid_is_told_as_shown_and_gone_at_the_next_look(
    session: PastSession,
) -> None:
    session.go_to(2)
    seat, before = session.match.played[-1].seat, session.match.state
    laid = session.kept.match.played[2]
    audience = Audience()
    session.subscribe(audience)
    session.lay(laid.seat, [laid.action])
    assert laid.step.state == session.match.state
    session.go_to(2)
    assert before == session.match.state
    assert [(UpdateKind.SHOWN, laid.seat), (UpdateKind.SHOWN, seat)] == audience.told


def test_nothing_of_it_can_be_changed(session: PastSession) -> None:
    session.go_to(2)
    assert (Rejection.of(SessionGate.READ_ONLY),) == session.act(0, Put())
    assert ((), None, None) == (session.actors, session.undoable, session.redoable)
    with pytest.raises(ReadOnlyError):
        session.set_house("CAB", True)
    session.tick(5000)
    assert (2, ()) == (session.position, session.readings)


def test_it_knows_how_long_the_match_had_lain_open(session: PastSession) -> None:
    whole = [session.time_at(position) for position in range(session.length + 1)]
    assert [0, 0, 0, 700, 700, 700, 1500] == whole


def test_looking_leaves_the_file_alone(session: PastSession, shelf: Shelf) -> None:
    path = saves_on(shelf)[0].path
    before = path.read_bytes()
    session.go_to(session.length)
    session.pause()
    session.close()
    assert before == path.read_bytes()


@pytest.mark.parametrize(
    ("name", "share", "expected"),
    [
        ("rewordable_printed", 0.5, True),
        ("rewordable_printed", 1.0, False),
        ("hidden_crossword_tie", 0.1, False),
        ("hidden_crossword_tie", 0.9, True),
        ("hidden_crossword_solo", 0.9, False),
        ("letter_pieces_secret", 0.5, True),
        ("letter_pieces_turns", 0.5, False),
        ("length_x_wit_printed", 0.5, False),
    ],
)
def test_secrets_stay_until_the_end(name: str, share: float, expected: bool) -> None:
    assert expected == golden_kept(name, share).match.keeps_secrets


def test_the_path_of_the_save_is_known(kept: KeptMatch, tmp_path: Path) -> None:
    assert kept.path.is_relative_to(tmp_path)
