"""What earns each token, at the limits: C3."""

from __future__ import annotations

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Box, tokens

COLOURS = ("C A", "AT ED", "BLE ING", "C AT", "C ING", "AT ING", "C AT ING")
"""Words of every mixture of colours, in the order of the first seven goals."""
COLOUR_GOALS = tuple(rw.Goal)[:7]

EARNED: dict[rw.Goal, tuple[str, ...]] = {
    rw.Goal.FOUR_CARDS: ("C A R D", "C H AT TER"),
    rw.Goal.FIVE_CARDS: ("C A R D S", "RE W OR D A BLE"),
    rw.Goal.SIX_LETTERS: ("LIN ING", "AT EN ED", "C A R D ED"),
    rw.Goal.SEVEN_LETTERS: ("C H AT TER", "LIN ING S"),
    rw.Goal.EIGHT_LETTERS: ("LIN ING ED", "RE W OR D A BLE"),
}
"""Cards that earn a goal of number."""
MISSED: dict[rw.Goal, tuple[str, ...]] = {
    rw.Goal.FOUR_CARDS: ("C A R", "C A R D S"),
    rw.Goal.FIVE_CARDS: ("C A R D", "BLE ING ED"),
    rw.Goal.SIX_LETTERS: ("LIN AT", "LIN ING S"),
    rw.Goal.SEVEN_LETTERS: ("LIN ING", "LIN ING AT"),
    rw.Goal.EIGHT_LETTERS: ("LIN ING S", "C A R D E"),
}
"""Cards that just miss it."""


def made_of(
    texts: str, *, from_hand: int = 0, from_pool: int = 0, is_added_on: bool = False
) -> rw.Making:
    return rw.making(
        Box().cards(texts), from_hand=from_hand, from_pool=from_pool, is_added_on=is_added_on
    )


@pytest.mark.parametrize("goal", COLOUR_GOALS)
@pytest.mark.parametrize("texts", COLOURS)
def test_every_mixture_of_colours_earns_one_token(goal: rw.Goal, texts: str) -> None:
    is_its_own = COLOUR_GOALS[COLOURS.index(texts)] is goal

    assert is_its_own == rw.is_earned(goal, made_of(texts))


def test_colours_are_counted_once() -> None:
    assert frozenset({rw.Colour.BLUE, rw.Colour.PINK}) == made_of("C A AT ED").colours


@pytest.mark.parametrize(("goal", "texts"), [(g, t) for g in EARNED for t in EARNED[g]])
def test_numbers_of_cards_and_letters_are_earned(goal: rw.Goal, texts: str) -> None:
    assert rw.is_earned(goal, made_of(texts))


@pytest.mark.parametrize(("goal", "texts"), [(g, t) for g in MISSED for t in MISSED[g]])
def test_numbers_of_cards_and_letters_are_missed_by_one(goal: rw.Goal, texts: str) -> None:
    assert not rw.is_earned(goal, made_of(texts))


@pytest.mark.parametrize("is_added_on", [True, False])
def test_adding_on_takes_an_existing_word(is_added_on: bool) -> None:
    assert is_added_on == rw.is_earned(rw.Goal.ADD_ON, made_of("C AT", is_added_on=is_added_on))


@pytest.mark.parametrize("count", range(1, 7))
def test_three_to_five_cards_of_the_hand(count: int) -> None:
    assert (count in (3, 4, 5)) == rw.is_earned(rw.Goal.FROM_HAND, made_of("C AT", from_hand=count))


@pytest.mark.parametrize("count", range(5))
def test_two_or_three_cards_of_the_pool(count: int) -> None:
    assert (count in (2, 3)) == rw.is_earned(rw.Goal.FROM_POOL, made_of("C AT", from_pool=count))


def test_every_goal_is_tested_both_ways() -> None:
    by_origin = {rw.Goal.ADD_ON, rw.Goal.FROM_HAND, rw.Goal.FROM_POOL}

    assert set(rw.Goal) == {*COLOUR_GOALS, *EARNED, *by_origin}
    assert EARNED.keys() == MISSED.keys()


@pytest.mark.parametrize(
    ("hand", "pool", "goals"),
    [
        ("C A R", "", {rw.Goal.FROM_HAND}),
        ("C A", "R", set()),
        ("C", "A R", {rw.Goal.FROM_POOL}),
        ("C A R", "D E", {rw.Goal.FROM_HAND, rw.Goal.FROM_POOL}),
    ],
)
def test_cards_of_existing_words_are_of_neither_hand_nor_pool(
    hand: str, pool: str, goals: set[rw.Goal]
) -> None:
    box = Box()
    reach = rw.Reach(box.cards(hand), box.cards(pool), (rw.Word(0, 1, box.cards("T I N S")),))
    made = rw.plan(tuple(reach.places), reach).making
    row = (rw.Goal.FROM_HAND, rw.Goal.FROM_POOL)

    assert goals == {goal for goal in row if rw.is_earned(goal, made)}
    assert made.is_added_on
    assert rw.TOKENS == tokens(*(token.goal for token in rw.TOKENS))


def test_a_token_is_worth_four_points() -> None:
    assert 4 == rw.TOKEN_POINTS
