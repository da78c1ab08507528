"""Matches between computer players: the same for a seed, counted fairly, told with intervals."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Mode, Ruleset, TableMode
from wordsmith_desktop.session.simulation import (
    SettingError,
    SimulatedMatch,
    Simulation,
    can_play,
    play,
    played,
    ruleset_with,
    tallied,
    wilson,
)

DICTIONARIES = Path(__file__).resolve().parents[2] / "resources" / "dictionaries"
SHORT = Simulation(
    game="letter_pieces",
    ruleset=Ruleset(challenges=1, words=2),
    levels=(6, 1),
    matches=4,
    seed=11,
    dictionaries=DICTIONARIES,
)


def result(one: SimulatedMatch) -> tuple[object, ...]:
    """What does not hang on how fast the machine is."""
    return one.points, one.winners, one.actions, tuple(map(len, one.decision_ms))


def test_a_seed_gives_the_same_matches_in_any_number_of_processes() -> None:
    with played(SHORT, jobs=1) as one_by_one:
        alone = [result(one) for one in one_by_one]
    with played(SHORT, jobs=2) as side_by_side:
        together = [result(one) for one in side_by_side]
    assert alone == together
    assert [result(play(SHORT, number)) for number in range(4)] == alone


def test_the_time_of_every_decision_is_told() -> None:
    one = play(SHORT, 0)
    assert sum(map(len, one.decision_ms)) > 0
    assert all(spent > 0 for player in one.decision_ms for spent in player)


def test_players_change_seats_on_the_same_deal() -> None:
    three = replace(SHORT, levels=(1, 2, 3))
    assert [(0, 1, 2), (1, 2, 0), (2, 0, 1)] == [three.seating(number) for number in range(3)]
    assert [11, 11, 11, 12] == [three.deal(number) for number in range(4)]


def test_where_processes_can_share_nothing_one_plays_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container without /dev/shm."""

    def refuse(*_given: object, **_more: object) -> None:
        raise PermissionError(13, "denied")

    with played(SHORT, jobs=1) as one_by_one:
        expected = [result(one) for one in one_by_one]
    monkeypatch.setattr("wordsmith_desktop.session.simulation.ProcessPoolExecutor", refuse)
    with played(SHORT, jobs=2) as alone:
        assert expected == [result(one) for one in alone]


def test_points_are_told_by_player_whatever_the_seat() -> None:
    with played(replace(SHORT, matches=2), jobs=1) as matches:
        first, second = matches
    # The strong one has more from either seat.
    assert first.points[0] > first.points[1]
    assert second.points[0] > second.points[1]


def one(*points: int) -> SimulatedMatch:
    winners = tuple(who for who, got in enumerate(points) if got == max(points))
    return SimulatedMatch(points, winners, 10, 0.5, ((1.0, 3.0),) * len(points))


def test_a_shared_win_is_nobody_s_alone_and_counts_in_parts() -> None:
    tally = tallied([one(5, 3), one(4, 4), one(2, 6), one(9, 1)])
    assert ((2, 1), 1) == (tally.wins, tally.ties)
    assert (0.625, 0.375) == tally.win_rate
    assert (5.0, 3.5) == tally.mean_points
    assert 2.0 == tally.matches_per_second


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    # From the tables that Newcombe (1998) prints for Wilson's interval.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)],
)
def test_the_interval_is_wilson_s(wins: int, matches: int, low: float, high: float) -> None:
    assert (low, high) == pytest.approx(wilson(wins, matches), abs=5e-5)


def test_settings_are_fields_values_and_what_is_true() -> None:
    found = ruleset_with(
        "letter_pieces", "de", ["secret", "table=curtain", "words=3", "own_repeats"]
    )
    assert found == Ruleset(
        language="de",
        dictionary="de",
        mode=Mode.SECRET,
        table=TableMode.CURTAIN,
        words=3,
        own_repeats=True,
    )


@pytest.mark.parametrize("game", ["rewordable", "length_x_wit"])
def test_computers_that_bluff_can_be_measured_where_somebody_can_object(game: str) -> None:
    rules = ruleset_with(game, "en", ["objection", "may_bluff"])
    assert (Referee.OBJECTION, True) == (rules.referee, rules.may_bluff)
    simulation = replace(SHORT, game=game, ruleset=rules, levels=(6, 1))
    assert can_play(simulation)
    assert not can_play(replace(simulation, ruleset=ruleset_with(game, "en", ["may_bluff"])))
    assert 2 == len(play(simulation, 0).points)


@pytest.mark.parametrize("name", ["secre", "words=many", "mode=6", "colour=red", "words"])
def test_what_is_no_setting_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(SettingError, match=name):
        ruleset_with("letter_pieces", "en", [name])


def test_what_so_many_cannot_play_is_known_before_anything_is_played() -> None:
    assert can_play(SHORT)
    assert not can_play(replace(SHORT, levels=(1,) * 5))
