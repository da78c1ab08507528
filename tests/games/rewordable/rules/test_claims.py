"""A word about to be built: where its cards come from, and what it would bring."""

from __future__ import annotations

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table, shown, tokens

WORDS = {0: ["C AT"], 1: ["D O G", "I NG"]}


def planned(texts: str, words: dict[int, list[str]] = WORDS) -> rw.Plan:
    table = Table("S ER E", pool="T ED", words=words)
    return rw.plan(table.build_of(texts).cards, table.state.reach(0))


def test_the_cards_are_told_apart_by_where_they_come_from() -> None:
    found = planned("C AT S ED ER")

    assert ("S ER", "ED") == (shown(found.from_hand), shown(found.from_pool))
    assert ["CAT"] == [word.text for word in found.words]
    assert ("CATSEDER", 5) == (found.text, len(found.cards))


def test_hand_and_pool_are_in_the_words_order() -> None:
    found = planned("ED ER T S")

    assert ("ER S", "ED T") == (shown(found.from_hand), shown(found.from_pool))


def test_a_word_counts_once_however_many_of_its_cards_are_laid() -> None:
    found = planned("D C O AT S")

    assert ["DOG", "CAT"] == [word.text for word in found.words]


def test_cards_out_of_reach_are_left_out() -> None:
    table = Table("S", "K")
    of_other = table.state.players[1].hand[0]
    found = rw.plan((of_other.id, *table.build_of("S").cards), table.state.reach(0))

    assert "S" == found.text


def test_what_counts_for_tokens() -> None:
    made = planned("C AT S ED T").making

    assert (1, 2, True) == (made.from_hand, made.from_pool, made.is_added_on)
    assert (5, 7) == (made.cards, made.letters)
    assert not planned("S ED").making.is_added_on


def test_the_tokens_it_would_win_are_those_of_the_row() -> None:
    row = tokens(rw.Goal.ADD_ON, rw.Goal.PINK_ONLY, rw.Goal.ADD_ON, rw.Goal.FOUR_CARDS)

    assert [rw.Goal.ADD_ON, rw.Goal.ADD_ON, rw.Goal.FOUR_CARDS] == [
        token.goal for token in planned("C AT S E").earned(row)
    ]


@pytest.mark.parametrize(
    ("texts", "gain", "loss"),
    [
        ("S ED", 3, 0),
        ("C AT S", 4 - 3, 0),
        ("D O G S", 4, 3),
        ("C AT D O G I NG S", 10 - 3, 6),
    ],
)
def test_gain_and_loss_are_what_points_will_change_by(texts: str, gain: int, loss: int) -> None:
    table = Table("S ER E", pool="T ED", words=WORDS)
    found = rw.plan(table.build_of(texts).cards, table.state.reach(0))
    before = [table.points(seat) for seat in range(2)]
    table.claim(texts)
    after = [table.points(seat) for seat in range(2)]

    assert (gain, loss) == (found.gain(0, ()), found.loss(0))
    assert (gain, loss) == (after[0] - before[0], before[1] - after[1])


def test_gain_counts_four_for_each_token() -> None:
    row = tokens(rw.Goal.ADD_ON, rw.Goal.PINK_ONLY, rw.Goal.FOUR_CARDS)

    assert 5 - 3 + 8 == planned("C AT S E").gain(0, row)


def test_a_gain_may_be_nothing_for_someone_elses_words() -> None:
    found = planned("D O G S")

    assert (4 - 3, 0) == (found.gain(1, ()), found.loss(1))
