"""What is left of a test's parameters by day."""

from __future__ import annotations

from itertools import product

from tests.helpers.sampling import ranks_of

GAMES, SCALES = ("cards", "dice", "letters", "grid"), (100, 200)


def test_every_value_of_a_product_is_among_those_of_the_day() -> None:
    tried = [{"game": game, "scale": scale} for game, scale in product(GAMES, SCALES)]
    kept = [one for one, rank in zip(tried, ranks_of(tried), strict=True) if rank % 2 == 0]
    assert len(kept) == 4
    assert {one["game"] for one in kept} == set(GAMES)
    assert {one["scale"] for one in kept} == set(SCALES)


def test_values_that_are_given_together_count_once() -> None:
    pairs = zip(GAMES, ("hand", "roll", "rack", "sheet"), strict=True)
    assert ranks_of([{"game": game, "screen": screen} for game, screen in pairs]) == [0, 1, 2, 3]
