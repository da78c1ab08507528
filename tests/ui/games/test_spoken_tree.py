"""Whatever has the keyboard, and whatever has a name, has a role, on every screen of every game."""

from __future__ import annotations

import pytest

from tests.ui.games.table_case import AnyPlay, TableCase, case_of
from tests.ui.spoken_tree import faults
from wordsmith_desktop.games.registry import game_names

SCREENS = [(game, screen) for game in game_names() for screen in case_of(game).screens]


@pytest.mark.parametrize(("game", "screen"), SCREENS)
def test_nothing_is_a_filler_with_a_name(play: AnyPlay, case: TableCase, screen: str) -> None:
    case.screens[screen](play)
    assert [] == faults(play.window)
    play.lift()
    assert [] == faults(play.window)
