"""What is left of a test's parameters by day."""

from __future__ import annotations

from itertools import product

from tests.helpers.sampling import ranks_of


def test_every_value_of_a_product_is_among_those_of_the_day() -> None:
    places = [{"game": game, "scale": scale} for game, scale in product(range(4), range(2))]
    kept = [one for one, rank in zip(places, ranks_of(places), strict=True) if rank % 2 == 0]
    assert len(kept) == 4
    assert {one["game"] for one in kept} == set(range(4))
    assert {one["scale"] for one in kept} == set(range(2))


def test_values_that_are_given_together_count_once() -> None:
    places = [{"game": each, "screen": each} for each in range(5)]
    assert ranks_of(places) == list(range(5))
