"""Who has won."""

from __future__ import annotations

import pytest

from wordsmith_desktop.core.outcome import Outcome


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((5,), (0,)), ((3, 5, 4), (1,)), ((5, 3, 5), (0, 2)), ((0, 0), (0, 1)), ((-2, -1), (1,))],
)
def test_most_points_win_and_equal_points_share(
    scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert winners == Outcome(scores).winners


@pytest.mark.parametrize(
    ("scores", "tie_breaks", "winners"),
    [
        ((5, 5), (1, 2), (1,)),
        ((5, 3, 5), (1, 9, 1), (0, 2)),
        ((5, 3, 5), (1, 9, 0), (0,)),
        ((5, 6), (9, 0), (1,)),
        ((5, 5), (0, 0), (0, 1)),
        ((5, 5), (-1, -2), (0,)),
    ],
)
def test_a_tie_break_decides_between_equal_points_alone(
    scores: tuple[int, ...], tie_breaks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert winners == Outcome(scores, tie_breaks).winners


def test_a_tie_break_is_given_for_every_seat() -> None:
    with pytest.raises(ValueError, match="zip"):
        _ = Outcome((5, 5, 4), (1, 2)).winners
