"""The best and the longest words."""

from __future__ import annotations

import pytest

from tests.helpers.statistics import ANA, BEN, START_MS, random_record, record, tally
from tests.records.results.test_queries import chosen, over_all_filters
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.results.model import Filter, MatchRecord
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.results.words import RecordWord, best_words, longest_words


@pytest.fixture
def many(statistics: Statistics) -> list[MatchRecord]:
    """So many random matches that not all seats are looked at."""
    rng = Rng(7)
    records = [random_record(number, rng) for number in range(160)]
    statistics.record(*records)
    return records


def test_the_best_word_brought_the_most_points(statistics: Statistics) -> None:
    statistics.record(
        record("m1", (ANA, tally(9, [("CAT", 3), ("QUIZ", 22)])), (BEN, tally(5, [("ZOO", 30)]))),
        record("m2", (ANA, tally(9, [("TABLES", 6), ("CAT", 12)])), hour=1),
    )
    found = best_words(statistics, limit=3)
    assert ["ZOO", "QUIZ", "CAT"] == [one.word for one in found]
    assert found[0] == RecordWord(
        "ZOO", 3, 30, "p2", "Ben", "letter_pieces", START_MS, "m1", "en-gb"
    )
    assert (12, "m2") == (found[2].points, found[2].match_id)


def test_words_without_points_can_be_long_but_not_good(statistics: Statistics) -> None:
    statistics.record(record("m1", (ANA, tally(1, [("LONGEST", None), ("AT", 2)]))))
    assert ["LONGEST", "AT"] == [one.word for one in longest_words(statistics)]
    assert ["AT"] == [one.word for one in best_words(statistics)]


def test_a_word_stands_in_a_list_once(statistics: Statistics) -> None:
    statistics.record(
        *(record(f"m{number}", (ANA, tally(1, [("SAME", 4), ("AT", 2)]))) for number in range(150))
    )
    assert [("SAME", 4), ("AT", 2)] == [
        (one.word, one.points) for one in best_words(statistics, limit=2)
    ]


def test_without_words_there_are_none(statistics: Statistics) -> None:
    statistics.record(record("m1", (ANA, tally(0))))
    assert ((), ()) == (best_words(statistics), longest_words(statistics))


@over_all_filters
def test_words_are_those_of_a_plain_search(
    statistics: Statistics, many: list[MatchRecord], which: Filter
) -> None:
    points: dict[str, int] = {}
    for _one, result in chosen(many, which):
        for word in result.tally.words:
            if word.points is not None:
                points[word.word] = max(points.get(word.word, 0), word.points)
    found = best_words(statistics, which)
    assert sorted(points.values(), reverse=True)[:10] == [one.points for one in found]
    assert all(points[one.word] == one.points for one in found)
    words = {word.word for _one, result in chosen(many, which) for word in result.tally.words}
    longest = longest_words(statistics, which)
    assert sorted(map(len, words), reverse=True)[:10] == [one.length for one in longest]
    assert {one.word for one in longest} <= words


def test_a_filter_holds_for_words(statistics: Statistics) -> None:
    statistics.record(
        record("m1", (ANA, tally(1, [("QUIZ", 22)])), (BEN, tally(1, [("CAT", 3)]))),
    )
    assert ["CAT"] == [one.word for one in best_words(statistics, Filter(player="p2"))]
