"""Matches in which one of the game's bots sits at the table."""

from __future__ import annotations

import pytest

from tests.helpers.live import begin, go_on, written
from tests.helpers.saves import saves_on
from tests.helpers.toy_game import EndTurn, GameOfBots, Put, ToyAction, ToyObservation
from wordsmith_desktop.bots.bot import Decision, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session import setup
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.table_view import TableView

SEATS = (Player("Ana"), Player("Robo", bot="hasty"))


def hasty(
    _seen: ToyObservation, _vocabulary: Vocabulary, _rng: Rng, _search: Search
) -> Decision[ToyAction]:
    """Ends its turn at once."""
    return Decision(EndTurn())


@pytest.fixture
def has_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game has this bot."""
    monkeypatch.setattr(setup, "game_of", lambda _game: GameOfBots({"hasty": hasty}))


@pytest.fixture
def session(shelf: Shelf, has_bot: None) -> AnySession:
    """Ana has ended her turn; the bot waits for its words."""
    assert has_bot is None
    session = begin(shelf, players=SEATS).session
    session.act(0, EndTurn())
    return session


def test_nobody_can_act_for_a_bot(session: AnySession) -> None:
    table = TableView(session)
    assert ((1,), (0,), ()) == (table.actors, table.people, table.people_to_act)
    assert [Gate.NOT_YOUR_TURN] == [one.code for one in table.check(1, Put())]
    assert [Gate.NOT_YOUR_TURN] == [one.code for one in table.act(1, Put())]


def test_a_bot_keeps_its_seat_in_the_save(session: AnySession, shelf: Shelf) -> None:
    assert session.close()
    kept = written(shelf)
    assert SEATS == kept.header.seats
    assert (0,) == go_on(shelf, kept.path).session.people


def test_a_person_plays_on_for_a_bot_that_this_program_does_not_have(
    session: AnySession, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert session.close()
    monkeypatch.setattr(setup, "game_of", lambda _game: GameOfBots({}))
    later = go_on(shelf, written(shelf).path).session
    assert (0, 1) == later.people
    assert () == later.act(1, EndTurn())


def test_no_match_begins_with_a_bot_that_the_game_does_not_have(shelf: Shelf) -> None:
    with pytest.raises(ValueError, match="hasty"):
        begin(shelf, players=SEATS)
    assert [] == saves_on(shelf)
