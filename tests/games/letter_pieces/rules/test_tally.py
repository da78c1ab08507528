"""What statistics learn from a finished match of the Letter Piece Game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table
from tests.helpers.tallies import match_of, tallies, words_of
from tests.playthroughs.book import files, replayed
from wordsmith_desktop.games.common.open_table import Clock, TimeExpired
from wordsmith_desktop.games.common.ranking import Ranking

GOLDEN = [path for path in files() if path.stem.startswith("letter_pieces_")]


def end(table: Table) -> None:
    """Pass until the round is over, and end the match after it."""
    while table.state.bench is not None:
        table.play(table.bench, lp.Pass())
        while table.is_ruling:
            table.rule()
    table.play(0, lp.Continue())


def test_words_come_in_the_order_they_were_claimed_with_a_point_for_each_letter() -> None:
    table = Table(given="4L 3S 1C", challenges=1)
    for word in ("AT", "IT", "CAT"):
        table.collect(word)
        table.claim(word)
    end(table)

    first, second = tallies(table)
    assert [("AT", 2), ("CAT", 3)] == words_of(first)
    assert [("IT", 2)] == words_of(second)
    assert (True, False, 11) == (first.is_winner, first.is_shared, first.score)
    assert (first.score, second.score) == (first.merit, second.merit)


def test_a_word_that_was_struck_was_never_made() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S", words=("AT",), challenges=1)
    table.claim("AT")
    table.claim("TI")
    end(table)

    assert [[("AT", 2)], []] == [words_of(one) for one in tallies(table)]


def test_a_word_of_the_warm_up_counts_one() -> None:
    table = Table(mode=lp.Mode.WARM_UP, clock=Clock.HARD, given="3L 2S", seats=1, challenges=1)
    table.claim("AT")
    table.claim("IT")
    table.play(0, TimeExpired("warm_up"))
    table.play(0, lp.Continue())

    (alone,) = tallies(table)
    assert [("AT", 1), ("IT", 1)] == words_of(alone)
    assert (2, None, 1) == (alone.score, alone.is_winner, alone.turns)


def test_the_same_row_of_another_challenge_is_another_word() -> None:
    table = Table(given="3L 2S", seats=1, challenges=2)
    table.claim("AT")
    end(table)
    table.claim("IT")
    end(table)

    assert [("AT", 2), ("IT", 2)] == words_of(tallies(table)[0])


@pytest.mark.parametrize(("count", "is_complete"), [(5, False), (6, True)])
def test_who_has_written_six_words_is_ranked_by_time(count: int, is_complete: bool) -> None:
    table = Table(given="4L 3S 1C", seats=1, challenges=1)
    table.write(*("AT", "IT", "LIT", "TAIL", "LILT", "TILT")[:count])
    end(table)

    (alone,) = lp.TALLIER.tally(match_of(table), Ranking.FASTEST, 98_000)
    assert (-98_000 if is_complete else None) == alone.merit


def test_every_bench_is_a_turn() -> None:
    table = Table(given="3L 2S", challenges=1)
    table.claim("AT")
    table.claim("IT")
    table.pass_()
    end(table)

    assert [2, 2] == [one.turns for one in tallies(table)]
    assert (2, 2) == lp.TALLIER.turns(match_of(table))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_words_and_blue_boxes_make_the_score(path: Path) -> None:
    match = replayed(path.read_text(encoding="utf-8"))
    state: lp.State = match.state
    for tally, player in zip(lp.TALLIER.tally(match), state.players, strict=True):
        boxes = sum(lp.bonus(sheet, state.ruleset) for sheet in player.past)
        assert tally.score == sum(word.points or 0 for word in tally.words) + boxes


def test_R45_alone_every_challenge_has_points_of_its_own() -> None:
    table = Table(seats=1, given="3L 2S", challenges=2)
    table.claim("AT")
    end(table)
    end(table)

    (alone,) = tallies(table)
    assert (8, 6) == alone.parts
    assert alone.score == sum(alone.parts)


def test_R45_at_a_table_no_challenge_is_compared() -> None:
    table = Table(given="3L 2S", challenges=1)
    end(table)

    assert [(), ()] == [one.parts for one in tallies(table)]
