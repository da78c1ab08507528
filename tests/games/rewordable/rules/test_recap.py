"""What is told of a match of Rewordable at its end."""

from __future__ import annotations

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from tests.helpers.tallies import match_of
from wordsmith_desktop.games.common.recapper import Award, Recap


def told(table: Table) -> Recap:
    return rw.recap(match_of(table))


def test_a_stolen_word_goes_down_in_one_line_and_up_in_the_other() -> None:
    table = Table("C A T", "S H", pool="E")
    table.state = table.state.but(turns_left=2)
    table.claim("C A T")
    table.claim("C A T S")

    assert ((0, 0), (3, 0), (0, 4)) == told(table).course


def test_the_best_word_counts_letters_and_tokens_and_lies_in_its_cards() -> None:
    table = Table("C A T", "D O GS H", row=(rw.Goal.FROM_HAND,))
    table.state = table.state.but(turns_left=2, token_pile=())
    table.claim("C A T")
    table.claim("D O GS")

    best = told(table).best
    assert best is not None
    assert (0, "CAT", 7) == (best.seat, best.word, best.points)
    assert ["C", "A", "T"] == [card.text for card in best.pieces]


def test_C16_a_word_on_ones_own_brings_what_the_match_gained_by_it() -> None:
    table = Table("C A T S", "H O T E")
    table.state = table.state.but(turns_left=3)
    table.claim("C A T")
    table.claim("H O T E")
    table.claim("C A T S")
    found = told(table)
    # CATS has as many letters as HOTE, but three of them were there before.
    assert found.best is not None
    assert ("HOTE", 4) == (found.best.word, found.best.points)
    assert [("CAT", 3), ("CATS", 1)] == [(one.word, one.points) for one in found.words[0]]
    assert 4 == sum(one.points or 0 for one in found.words[0])


def test_the_best_steal_is_the_one_with_the_most_letters_of_others() -> None:
    table = Table("C A T", "S H", pool="E")
    table.state = table.state.but(turns_left=2)
    table.claim("C A T")
    table.claim("C A T S")

    awards = told(table).awards
    assert Award(rw.CardAward.BEST_STEAL, (1,), "CATS", 3) in awards
    assert Award(rw.CardAward.LONGEST_WORD, (1,), "CATS", 4) in awards
    assert rw.CardAward.GROWN_WORD not in {award.kind for award in awards}


def test_a_word_that_was_taken_still_counts_as_built() -> None:
    table = Table("C A T D O G", "S H", pool="E")
    table.state = table.state.but(turns_left=3)
    table.claim("C A T")
    table.claim("C A T S")
    table.claim("D O G")

    awards = told(table).awards
    assert Award(rw.CardAward.MOST_BUILT, (0,), figure=2) in awards
    assert rw.CardAward.MOST_WORDS not in {award.kind for award in awards}


def test_a_word_that_grew_on_an_own_one_is_no_steal() -> None:
    table = Table("C A T S", "D O G")
    table.state = table.state.but(turns_left=3)
    table.claim("C A T")
    table.pass_()
    table.claim("C A T S")

    kinds = {award.kind: award for award in told(table).awards}
    assert Award(rw.CardAward.GROWN_WORD, (0,), "CATS", 3) == kinds[rw.CardAward.GROWN_WORD]
    assert rw.CardAward.BEST_STEAL not in kinds


def test_tokens_are_praised_in_the_match_and_two_of_them_for_a_word() -> None:
    table = Table("C A T", "D O G", row=(rw.Goal.FROM_HAND, rw.Goal.BLUE_ONLY))
    table.state = table.state.but(turns_left=2, token_pile=())
    table.claim("C A T")
    table.pass_()

    kinds = {award.kind: award for award in told(table).awards}
    assert Award(rw.CardAward.MOST_TOKENS, (0,), figure=2) == kinds[rw.CardAward.MOST_TOKENS]
    assert Award(rw.CardAward.RICHEST_WORD, (0,), "CAT", 2) == kinds[rw.CardAward.RICHEST_WORD]


def test_who_made_nothing_is_praised_for_nothing() -> None:
    table = Table("C A T", "D O G")
    table.state = table.state.but(turns_left=2)
    table.pass_()
    table.pass_()

    assert Recap(course=((0, 0),) * 3, turns=1, words=((), ())) == told(table)
