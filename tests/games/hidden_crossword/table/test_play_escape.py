"""Escape clears the word that is being laid into the own puzzle, as on every board."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import CTRL, tap, write


def test_escape_takes_back_the_word_just_typed_and_undo_brings_it_again(play: Play) -> None:
    play.sit_to_build()
    play.lift()
    building = play.parts.editor.gestures
    before = building.editor.layout
    play.grid.click_cell(1, 0)
    write("O")
    laid = building.editor.layout
    assert before != laid
    tap(Qt.Key.Key_Escape)
    assert before == building.editor.layout
    tap(Qt.Key.Key_Escape)
    assert before == building.editor.layout, "the anchor stays"
    tap(Qt.Key.Key_Z, CTRL)
    assert laid == building.editor.layout
