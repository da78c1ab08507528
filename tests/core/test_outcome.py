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
