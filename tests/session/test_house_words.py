"""Words that a table accepts or bans for one match."""

from __future__ import annotations

import pytest

from tests.helpers.live import Audience, LateJudge, begin, go_on, written
from tests.helpers.toy_game import TOYS, Call, EndTurn
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.log import House, Occasion
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import OverrulingError, UpdateKind


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


def test_a_forgotten_house_word_is_left_to_the_dictionary(session: AnySession) -> None:
    session.set_house("CAB", False)
    session.set_house("CAB", None)
    session.act(0, Call("CAB"))
    assert (2, 0) == session.match.state.scores


def test_a_word_that_no_game_can_show_is_no_house_word(session: AnySession, shelf: Shelf) -> None:
    with pytest.raises(ValueError, match="C4B"):
        session.set_house("C4B", True)
    assert {} == written(shelf).house


def test_accepting_a_word_settles_a_claim_that_waits_for_the_dictionary(shelf: Shelf) -> None:
    session = begin(shelf, judge=LateJudge()).session
    session.act(0, Call("XYZ"))
    session.set_house("XYZ", True)
    assert (2, 0) == session.match.state.scores


DEAL = Occasion(challenge="sprint/nofaponigaru")


def test_in_a_challenge_no_word_is_overruled(shelf: Shelf) -> None:
    session = begin(shelf, occasion=DEAL).session
    for verdict in (True, False, None):
        with pytest.raises(OverrulingError, match="XYZ"):
            session.set_house("XYZ", verdict)
    session.act(0, Call("XYZ"))
    assert (0, 0) == session.match.state.scores
    assert {} == written(shelf).house


def test_house_words_in_the_log_of_a_challenge_count_no_more(shelf: Shelf) -> None:
    opened = begin(shelf, occasion=DEAL)
    opened.session.close()
    writer = shelf.open(opened.path, TOYS).writer
    assert writer is not None
    writer.append(House("XYZ", True))
    writer.close()
    resumed = go_on(shelf, opened.path).session
    assert [] == resumed.house.words()
    resumed.act(0, Call("XYZ"))
    assert (0, 0) == resumed.match.state.scores
