from __future__ import annotations

from wordsmith_desktop.window.kit.game_entry import find_entries, find_entry


def test_a_game_without_a_screen_is_not_shown() -> None:
    assert find_entry("no_such_game") is None
    assert find_entries(("no_such_game",)) == ()
