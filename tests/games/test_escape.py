"""Escape clears what is being laid on every board, and it can be brought back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.play_hands import chord, tap, write
from tests.games.table_case import AnyPlay, TableCase
from wordsmith_desktop.games.common.registry import game_names


@pytest.mark.parametrize("game", game_names())
def test_escape_clears_what_was_typed_and_undo_brings_it_again(
    play: AnyPlay, case: TableCase
) -> None:
    sit, letters, laid = case.letters
    sit(play)
    nothing = laid(play)
    for letter in letters:
        write(letter)
    typed = laid(play)
    assert nothing != typed
    tap(Qt.Key.Key_Escape)
    assert nothing == laid(play)
    tap(Qt.Key.Key_Escape)
    assert play.page.isVisible(), "it leads nowhere"
    assert nothing == laid(play)
    chord("Z")
    assert typed == laid(play)
