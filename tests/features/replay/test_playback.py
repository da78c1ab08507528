"""A match plays by itself at the pace at which it was played, or faster."""

from __future__ import annotations

import pytest

from tests.helpers.kept_matches import golden_kept
from wordsmith_desktop.features.replay.playback import LONGEST_MS, SHORTEST_MS, STEADY_MS, Playback
from wordsmith_desktop.session.past_match import PastSession

NAME = "rewordable_short"
LENGTH = 17


def played(*times: int | None) -> Playback:
    """A playback of a match whose first actions were played then, and all others after that."""
    after = times[-1]
    rest = [None if after is None else after + 60_000] * (LENGTH - len(times))
    return Playback(PastSession(golden_kept(NAME, times=(*times, *rest))))


def steps(playback: Playback, count: int, elapsed_ms: int) -> int:
    """How many actions are shown in so many ticks."""
    return sum(playback.tick(elapsed_ms) for _ in range(count))


def test_it_waits_as_long_as_the_players_did() -> None:
    playback = played(0, 2000, 2900)
    playback.start()
    assert [1, 0, 1, 0, 1] == [
        steps(playback, 4, 100),
        steps(playback, 19, 100),
        steps(playback, 1, 100),
        steps(playback, 8, 100),
        steps(playback, 1, 100),
    ]


@pytest.mark.parametrize(
    ("times", "factor", "expected"),
    [
        ((0,), 1, SHORTEST_MS),
        ((0,), 4, SHORTEST_MS // 4),
        ((2000,), 1, 2000),
        ((2000,), 2, 1000),
        ((600_000,), 10, LONGEST_MS),
        ((None,), 1, STEADY_MS),
        ((None,), 10, STEADY_MS // 10),
    ],
)
def test_how_long_it_waits(times: tuple[int | None, ...], factor: int, expected: int) -> None:
    playback = played(*times)
    playback.factor = factor
    assert expected == playback.wait_ms


def test_it_stops_at_the_end_and_begins_again() -> None:
    playback = played(0)
    playback.start()
    assert LENGTH == steps(playback, LENGTH, LONGEST_MS)
    assert (False, 0) == (playback.is_playing, steps(playback, 3, LONGEST_MS))
    playback.start()
    assert (True, 1) == (playback.is_playing, steps(playback, 1, LONGEST_MS))


def test_it_shows_one_action_at_a_time_however_long_the_window_was_busy() -> None:
    playback = played(0, 100, 200)
    playback.start()
    assert 1 == steps(playback, 1, 60_000)


def test_while_it_stands_time_means_nothing() -> None:
    playback = played(0)
    playback.start()
    playback.tick(SHORTEST_MS - 1)
    playback.stop()
    assert 0 == steps(playback, 5, LONGEST_MS)
    playback.start()
    assert 0 == steps(playback, 1, 1)


def test_at_the_true_pace_it_waits_for_a_word_that_is_still_looked_at() -> None:
    playback, looks = played(0, 400, 800), [True]
    playback.is_held = lambda: looks[0]
    playback.start()
    assert 0 == steps(playback, 20, 100)
    looks[0] = False
    assert 1 == steps(playback, 1, 100)
    looks[0], playback.factor = True, 10
    assert 1 == steps(playback, 1, 100), "faster, nobody waits"
