"""A name from a save that somebody sent is shown letter by letter, on every screen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.table_case import AnyPlay, TableCase, case_of
from tests.helpers.markup import MARKUP, taken_for_markup
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.log import Player

SCREENS = [
    pytest.param(game, screen, id=f"{game}-{screen}".replace("_", " "))
    for game in game_names()
    for screen in case_of(game).screens
]


@pytest.mark.parametrize(("game", "screen"), SCREENS)
def test_a_name_with_markup_is_plain_text_at_the_table(
    play: AnyPlay, case: TableCase, game: str, screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert game

    given: Any = vars(Player)["name"]

    def marked(player: Player) -> str:
        name: str = given.__get__(player)
        return name if name.startswith(MARKUP) else f"{MARKUP}{name}"

    monkeypatch.setattr(Player, "name", property(marked))
    case.screens[screen](play)
    assert [] == taken_for_markup(play.window)
    seating = play.window.seating
    assert seating is not None
    assert all(name.startswith(MARKUP) for name in seating.players)
