"""How long each kind of thing stands: by its kind, by the setting, and by whose it is."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.games.length_x_wit import lw
from wordsmith_desktop.games.common import table_events
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.pace.beats import (
    ENDS,
    OF_OTHERS,
    SPANS_MS,
    TEMPI,
    UNTIL_SEEN,
    Beat,
    beat_of,
    longest_ms,
)

AT_ONCE, BRISKLY, AT_LEISURE = TEMPI.values()


@pytest.mark.parametrize("beat", Beat)
def test_every_kind_has_its_length_and_none_where_computers_act_at_once(beat: Beat) -> None:
    assert SPANS_MS[beat] == BRISKLY.span_ms(beat, is_of_other=True, is_timed=False)
    assert 0 == AT_ONCE.span_ms(beat, is_of_other=True, is_timed=False)


@pytest.mark.parametrize("beat", [one for one in Beat if SPANS_MS[one] != UNTIL_SEEN])
def test_at_leisure_all_is_longer_and_each_move_of_another_waits(beat: Beat) -> None:
    span = AT_LEISURE.span_ms(beat, is_of_other=True, is_timed=False)
    assert (span == UNTIL_SEEN) is (beat in ENDS)
    assert span in (UNTIL_SEEN, SPANS_MS[beat] * 3 // 2)


@pytest.mark.parametrize("beat", Beat)
def test_under_a_hard_clock_nothing_waits_without_an_end(beat: Beat) -> None:
    for tempo in (BRISKLY, AT_LEISURE):
        assert 0 < tempo.span_ms(beat, is_of_other=True, is_timed=True) <= 2250


def test_nobody_waits_for_what_a_person_does_by_hand_but_its_result_stands() -> None:
    for beat in OF_OTHERS:
        assert 0 == AT_LEISURE.span_ms(beat, is_of_other=False, is_timed=False)
    for beat in (Beat.RESULT, Beat.SCORE):
        assert 800 == BRISKLY.span_ms(beat, is_of_other=False, is_timed=False)


def test_a_games_own_event_counts_as_its_nearest_base() -> None:
    word = lw.WordSpelled(0, "TEA", lw.Score("TEA", ()))
    assert Beat.WORD is beat_of(word, {})
    beats: dict[type, Beat | None] = {table_events.TableEvent: Beat.MOVE, lw.WordSpelled: Beat.ROLL}
    assert Beat.ROLL is beat_of(word, beats)
    assert beat_of(word, {lw.WordSpelled: None}) is None
    assert beat_of(object(), {}) is None


def test_several_stand_together_as_long_as_the_longest() -> None:
    assert 0 == longest_ms(())
    assert 1500 == longest_ms((800, 1500))
    assert UNTIL_SEEN == longest_ms((UNTIL_SEEN, 1500))


@pytest.mark.parametrize("game", game_names())
def test_every_game_says_which_of_its_events_are_to_be_seen(game: str) -> None:
    page = import_module(f"wordsmith_desktop.games.{game}.table.page").MatchPage
    assert page.beats
