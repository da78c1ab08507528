"""The numbers of action sequences stay what they were."""

from __future__ import annotations

from typing import Any

import pytest

from tests.perft.perft import FOLDER, counts, positions
from wordsmith_desktop.games.common.registry import game_names

POSITIONS = [
    pytest.param(path.stem, position, id=f"{path.stem}-{position['name']}")
    for path in sorted(FOLDER.glob("*.jsonl"))
    for position in positions(path.stem)
]


@pytest.mark.parametrize(("game", "position"), POSITIONS)
def test_the_counts_stay_the_same(game: str, position: dict[str, Any]) -> None:
    assert position["counts"] == counts(game, position)


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_counts(game: str) -> None:
    assert positions(game)
