"""Dictionaries and computer players that act for their seats."""

from __future__ import annotations

import pytest

from tests.helpers.live import Audience, FixedDice, LateJudge, begin, written
from tests.helpers.toy_game import Call, EndTurn, Put, ToyAction, ToyRules
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.drivers import DrivenTable
from wordsmith_desktop.session.updates import UpdateKind

PLAYED = UpdateKind.PLAYED


class Putter:
    """A computer player that puts one counter down and ends its turn."""

    def propose(self, table: DrivenTable, seat: Seat) -> ToyAction | None:
        last = table.match.played[-1]
        return EndTurn() if (last.seat, last.action) == (seat, Put()) else Put()


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


@pytest.mark.parametrize(("named", "streams"), [(None, (0, 1)), (9, (9, 9))])
def test_chance_takes_the_stream_that_the_rules_name_or_counts_its_acts(
    shelf: Shelf, named: int | None, streams: tuple[int, int]
) -> None:
    rules = ToyRules(stream=named)
    session = begin(shelf, rules=rules, seed=7).session
    rolled = [one for one in session.match.played if one.seat == CHANCE]
    luck = [Rng(7, stream=stream) for stream in streams]

    expected = [rules.chance(one.before, rng) for one, rng in zip(rolled, luck, strict=True)]
    assert expected == [one.action for one in rolled]


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
