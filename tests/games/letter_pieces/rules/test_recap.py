"""What is told of a match of the Letter Piece Game at its end."""

from __future__ import annotations

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.rules.test_tally import end
from tests.helpers.letter_pieces import Table
from tests.helpers.tallies import match_of
from wordsmith_desktop.games.common.recapper import Award, Recap


def told(table: Table) -> Recap:
    return lp.recap(match_of(table))


def praised(table: Table) -> dict[lp.LetterAward, Award]:
    return {award.kind: award for award in told(table).awards}  # type: ignore[misc]


def test_points_go_up_word_by_word_and_the_bonus_comes_at_the_end() -> None:
    table = Table(given="4L 3S 1C", challenges=1)
    for word in ("AT", "IT", "CAT"):
        table.collect(word)
        table.claim(word)
    before_end = [sheet_bonus(table, seat) for seat in (0, 1)]
    end(table)

    course = told(table).course
    assert (0, 0) == course[0]
    assert (5, 2) == tuple(course[-2])
    assert (5 + before_end[0], 2 + before_end[1]) == course[-1]


def sheet_bonus(table: Table, seat: int) -> int:
    return lp.bonus(table.sheet(seat), table.ruleset)


def test_the_best_word_has_the_pieces_of_each_letter_and_no_leftovers() -> None:
    table = Table(given="4L 3S 1C", challenges=1)
    table.collect("CAT")
    table.claim("CAT")
    end(table)

    best = told(table).best
    assert best is not None
    assert (0, "CAT", 3) == (best.seat, best.word, best.points)
    built = [lp.count(tuple(piece.kind for piece in letter)) for letter in best.pieces]
    assert [table.counts_of(letter) for letter in "CAT"] == built


def test_of_words_of_equal_points_the_tidier_one_is_the_best() -> None:
    table = Table(given="4L 3S 1C", challenges=1)
    table.collect("CAT")
    table.claim("LIT")
    table.claim("TIL")
    end(table)

    ticked = {one.word: one.ticked for one in table.told(lp.WordClaimed)}
    best = told(table).best
    assert best is not None
    assert ticked["TIL"] < ticked["LIT"]
    assert "TIL" == best.word


def test_letters_of_all_words_that_stood_are_counted() -> None:
    table = Table(given="4L 3S 1C", challenges=1)
    for word in ("AT", "IT", "CAT"):
        table.collect(word)
        table.claim(word)
    end(table)

    letters = Award(lp.LetterAward.MOST_LETTERS, (0,), figure=5)
    assert letters == praised(table)[lp.LetterAward.MOST_LETTERS]


def test_a_struck_word_is_praised_for_nothing() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S", words=("AT",), challenges=1)
    table.claim("AT")
    table.claim("TI")
    end(table)

    longest = praised(table)[lp.LetterAward.LONGEST_WORD]
    assert Award(lp.LetterAward.LONGEST_WORD, (0,), "AT", 2) == longest


def test_who_keeps_boxes_open_and_is_done_first_is_praised_for_that() -> None:
    table = Table(given="4L 3S 1C", challenges=1)
    table.has_written(0, "AT", "IT", "TA", "TI", "LIT")
    table.has_written(1, "CAT", ticks=5)
    table.collect("TAIL")
    table.claim("TAIL")
    end(table)

    found = praised(table)
    assert Award(lp.LetterAward.FIRST_DONE, (0,), figure=1) == found[lp.LetterAward.FIRST_DONE]
    assert (0,) == found[lp.LetterAward.OPEN_BOXES].seats
    assert lp.LetterAward.BEST_CHALLENGE not in found


def test_R46_in_the_warm_up_the_longest_word_lies_on_the_felt_and_brings_no_points() -> None:
    table = Table(mode=lp.Mode.WARM_UP, given="3L 2S", challenges=1)
    table.claim("AT")
    table.claim("ILL")
    end(table)

    best = told(table).best
    assert best is not None
    assert ("ILL", None) == (best.word, best.points)
    assert lp.LetterAward.LONGEST_WORD not in praised(table)


def test_in_the_warm_up_no_boxes_are_counted() -> None:
    table = Table(mode=lp.Mode.WARM_UP, given="3L 2S", challenges=1)
    table.claim("AT")
    table.claim("IT")
    end(table)

    assert lp.LetterAward.OPEN_BOXES not in praised(table)


def test_in_the_warm_up_no_word_is_praised_for_leaving_nothing_over() -> None:
    table = Table(mode=lp.Mode.WARM_UP, given="3L 2S", challenges=1)
    table.claim("AT")
    end(table)

    assert lp.LetterAward.CLEAN_WORDS not in praised(table)
