"""Matches against computers: told from those of people, and read for who was ahead."""

from __future__ import annotations

import sqlite3

from tests.helpers.statistics import ANA, BEN, record, tally
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.results.bests import high_scores, personal_bests
from wordsmith_desktop.records.results.contests import (
    _PAIRS,
    AgainstComputer,
    against_computers,
    head_to_head,
    rating_of,
    ratings_of,
)
from wordsmith_desktop.records.results.model import COMPUTER, Filter, player_key
from wordsmith_desktop.records.results.queries import overview, players
from wordsmith_desktop.records.results.rating import MIDDLE
from wordsmith_desktop.records.results.store import Statistics

PIP, OVID = Player("Pip 1", bot="level-1"), Player("Ovid 6", bot="level-6")
ANAS = Filter(player="p1", game="letter_pieces")


def test_a_level_is_one_player_whatever_it_is_called() -> None:
    assert f"{COMPUTER}level-1" == player_key(PIP) == player_key(Player("Pip 1 (2)", bot="level-1"))


def test_every_computer_at_the_table_is_one_to_be_ahead_of(statistics: Statistics) -> None:
    statistics.record(
        record(
            "m1",
            (ANA, tally(20, is_winner=False)),
            (PIP, tally(12, is_winner=False)),
            (OVID, tally(31, is_winner=True)),
            (BEN, tally(25, is_winner=False)),
        )
    )
    assert (
        AgainstComputer("level-1", "en", 1.0),
        AgainstComputer("level-6", "en", 0.0),
    ) == against_computers(statistics, ANAS)


def test_matches_come_in_their_order_and_shared_wins_are_half(statistics: Statistics) -> None:
    statistics.record(
        record(
            "m2",
            (PIP, tally(9, is_winner=True, is_shared=True)),
            (ANA, tally(9, is_winner=True, is_shared=True)),
            hour=2,
        ),
        record("m1", (ANA, tally(9, is_winner=True)), (PIP, tally(8, is_winner=False)), hour=1),
        record("m3", (ANA, tally(5)), hour=3),
        record("m4", (ANA, tally(9, is_winner=True)), (BEN, tally(8, is_winner=False)), hour=4),
    )
    assert [1.0, 0.5] == [one.score for one in against_computers(statistics, ANAS)]
    assert () == against_computers(statistics, Filter(player="p1", game="rewordable"))


def test_two_who_met_often_are_told_how_often_each_has_won(statistics: Statistics) -> None:
    won, lost = tally(9, is_winner=True), tally(8, is_winner=False)
    shared = tally(9, is_winner=True, is_shared=True)
    statistics.record(
        record("m1", (ANA, won), (BEN, lost), hour=1),
        record("m2", (BEN, lost), (ANA, won), hour=2),
        record("m3", (ANA, lost), (BEN, won), hour=3),
        record("m4", (ANA, shared), (BEN, shared), hour=4),
        record("m5", (ANA, won), (BEN, lost), (PIP, lost), hour=5),
        record("m6", (ANA, won), (PIP, lost), hour=6),
    )
    assert (2, 1) == head_to_head(statistics, "m1")
    assert (1, 2) == head_to_head(statistics, "m2")
    assert (1, 0) == head_to_head(statistics, "m6")
    assert head_to_head(statistics, "m5") is None
    assert head_to_head(statistics, "gone") is None


def test_computers_stand_in_no_list_of_people(statistics: Statistics) -> None:
    statistics.record(
        record("m1", (ANA, tally(9, is_winner=False)), (OVID, tally(80, is_winner=True)))
    )
    assert ["Ana"] == [one.name for one in players(statistics)]
    assert ["Ana"] == [one.name for one in overview(statistics)]
    assert ["Ana"] == [one.name for one in high_scores(statistics, Filter(setting="s1"))]
    assert ["Ana"] == [one.name for one in personal_bests(statistics)]


def test_people_are_rated_beside_computers_and_then_beside_each_other(
    statistics: Statistics,
) -> None:
    third = Player("Cho", "p3")
    won, lost = tally(9, is_winner=True), tally(5, is_winner=False)
    statistics.record(
        record("m1", (ANA, won), (OVID, lost), hour=1),
        record("m2", (ANA, lost), (BEN, won), hour=2),
        record("m3", (BEN, won), (third, lost), hour=3),
    )
    ana, ben = ratings_of(statistics, "letter_pieces", [player_key(ANA), player_key(BEN)])
    assert (ana.games, ben.games) == (2, 1)
    assert ben.strength > MIDDLE
    assert ana.strength < rating_of(statistics, "letter_pieces", player_key(ANA)).strength
    again = ratings_of(statistics, "letter_pieces", [player_key(BEN), player_key(ANA)])
    assert again == (ben, ana)


def test_the_head_to_head_looks_at_the_other_in_the_matches_of_the_one_alone(
    statistics: Statistics,
) -> None:
    """Else it would grow with the square of all that both ever played."""

    def plan(connection: sqlite3.Connection) -> list[str]:
        rows = connection.execute(f"EXPLAIN QUERY PLAN {_PAIRS}", ("toy", "ana", "ben"))
        return [row[3] for row in rows]

    steps = statistics.read(plan)
    assert any(step.startswith("SEARCH c") and "(match_id=?)" in step for step in steps), steps
