"""Golden playthroughs are played again to the same scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.book import files, replayed, written
from wordsmith_desktop.games.common.registry import game_names


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_golden_playthrough_is_played_to_the_same_scores(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert text == written(replayed(text))


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_golden_playthroughs(game: str) -> None:
    assert files(game)
