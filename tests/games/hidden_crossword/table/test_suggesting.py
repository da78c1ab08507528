"""Words offered for the slot at the caret: previewed in the grid, laid by Enter or a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import CTRL, chord, click, focused, move, tap, write
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Cell, Direction, Run
from wordsmith_desktop.games.hidden_crossword.table.grid.suggesting import Suggesting
from wordsmith_desktop.games.hidden_crossword.table.grid.suggestion_list import ALL, COMMON

Key = Qt.Key


@pytest.fixture
def building(play: Play) -> Play:
    """Ana builds around NEAR."""
    play.sit_to_build()
    play.lift()
    return play


def _suggesting(play: Play) -> Suggesting:
    return play.parts.editor.suggesting


def _words(play: Play) -> list[str]:
    return [one.word for one in _suggesting(play).list.found]


def test_f3_offers_words_for_the_slot_at_the_caret(building: Play) -> None:
    tap(Key.Key_F3)
    assert _words(building)
    assert all(word.startswith("N") or "N" in word for word in _words(building))
    assert not building.parts.editor.words.isVisible()
    assert _suggesting(building).list.words is focused()


def test_the_button_does_the_same_and_goes_back(building: Play) -> None:
    click(_suggesting(building).button)
    assert _suggesting(building).is_on
    click(_suggesting(building).button)
    assert not _suggesting(building).is_on
    assert building.parts.editor.words.isVisible()


def test_arrows_show_a_word_in_the_grid_and_lay_nothing(building: Play) -> None:
    tap(Key.Key_F3)
    grid = building.parts.editor.grid
    first = grid.grab().toImage()
    position = building.page.table.position
    tap(Key.Key_Down)
    assert first != grid.grab().toImage()
    assert position == building.page.table.position


def test_the_whole_word_is_in_sight_and_the_view_comes_back(building: Play) -> None:
    grid = building.parts.editor.grid
    building.grid.click_cell(0, 3)
    tap(Key.Key_Down)
    while grid.view.cells.bottom > building.parts.editor.gestures.editor.caret.row:
        tap(Key.Key_Down)
    before, shown = grid.view, _suggesting(building).list
    tap(Key.Key_F3)
    longest = max(range(len(shown.found)), key=lambda at: len(shown.found[at].word))
    one = shown.found[longest]
    run = Run(one.word, one.start, one.direction)
    shown.words.setCurrentRow(longest)
    assert all(cell in grid.view.cells for cell in run.cells)
    assert not all(cell in before.cells for cell in run.cells)
    tap(Key.Key_Escape)
    assert before == grid.view


def test_a_click_while_a_word_is_in_sight_goes_to_the_cell_that_is_seen(building: Play) -> None:
    grid, shown = building.parts.editor.grid, _suggesting(building).list
    building.grid.click_cell(0, 3)
    tap(Key.Key_Down)
    while grid.view.cells.bottom > building.parts.editor.gestures.editor.caret.row:
        tap(Key.Key_Down)
    before = grid.view
    tap(Key.Key_F3)
    shown.words.setCurrentRow(
        max(range(len(shown.found)), key=lambda at: len(shown.found[at].word))
    )
    peeked = grid.view
    assert peeked != before
    point = peeked.area(Cell(peeked.top + 1, peeked.left + 1)).center()
    move(grid, point)
    click(grid, point.toPoint())
    assert Cell(peeked.top + 1, peeked.left + 1) == building.parts.editor.gestures.editor.caret
    assert peeked == grid.view


def test_enter_lays_the_word_that_is_looked_at(building: Play) -> None:
    tap(Key.Key_F3)
    tap(Key.Key_Down)
    wanted = _words(building)[1]
    tap(Key.Key_Return, text="\r")
    assert wanted in building.parts.editor.gestures.editor.grid.words
    assert not _suggesting(building).is_on
    assert building.parts.editor.grid is focused()
    tap(Key.Key_Z, CTRL)
    assert ("NEAR",) == building.grid.words()


def test_a_click_lays_it_too(building: Play) -> None:
    tap(Key.Key_F3)
    words = _suggesting(building).list.words
    at = words.visualItemRect(words.item(2)).center()
    wanted = _words(building)[2]
    click(words.viewport(), at)
    assert wanted in building.parts.editor.gestures.editor.grid.words


def test_escape_leaves_everything_as_it_was(building: Play) -> None:
    before = building.parts.editor.gestures.editor
    tap(Key.Key_F3)
    tap(Key.Key_Escape)
    assert before == building.parts.editor.gestures.editor
    assert building.parts.editor.grid is focused()


def test_another_slot_has_other_words(building: Play) -> None:
    tap(Key.Key_F3)
    before = _words(building)
    building.grid.click_cell(1, 3)
    assert building.parts.editor.gestures.editor.direction is Direction.DOWN
    assert before != _words(building)


def test_the_dial_tells_how_common_they_are(building: Play) -> None:
    tap(Key.Key_F3)
    counts = []
    for least in (ALL, COMMON):
        _suggesting(building).list.dial.choose(least)
        _suggesting(building).list.dial_turned.emit()
        found = _suggesting(building).list.found
        assert all(one.commonness >= least for one in found)
        counts.append(_suggesting(building).list.title.text())
    assert counts[0] != counts[1]


def test_where_no_word_fits_it_is_said_what_may_help(building: Play) -> None:
    tap(Key.Key_F3)
    shown = _suggesting(building).list
    for least, advice in ((COMMON, "Rarer words may"), (ALL, "Go to another cell")):
        shown.dial.choose(least)
        shown.show_found(())
        assert "No word fits here" == shown.title.text()
        assert shown.words.instead.startswith(advice)
        assert shown.words.instead == shown.words.accessibleDescription()
    shown.show_found((), has_letters=False)
    assert "Every tile is on the grid." == shown.words.instead
    bare = shown.words.grab().toImage()
    shown.words.instead = ""
    assert bare != shown.words.grab().toImage()


def test_space_turns_the_way_while_words_are_offered(building: Play) -> None:
    tap(Key.Key_F3)
    before = building.parts.editor.gestures.editor.direction
    tap(Key.Key_Space, text=" ")
    assert before.other is building.parts.editor.gestures.editor.direction
    assert _suggesting(building).is_on


def test_letters_typed_at_the_list_go_to_the_grid(building: Play) -> None:
    tap(Key.Key_F3)
    write("o")
    assert "O" == building.laid(1, 0)


def test_what_the_word_means_is_told(building: Play) -> None:
    tap(Key.Key_F3)
    suggested = _suggesting(building).list
    building.qtbot.waitUntil(lambda: bool(suggested.meaning.text()), timeout=10_000)


def test_nothing_is_left_behind_the_curtain(building: Play) -> None:
    building.write_word("NOD", 0, 0, Direction.DOWN)
    tap(Key.Key_F3)
    building.hand_in()
    assert building.curtain is not None
    assert ([], "") == (_words(building), _suggesting(building).list.title.text())


# Laying the rest


def _finish(play: Play) -> None:
    tap(Key.Key_F, CTRL)
    play.qtbot.waitUntil(lambda: not play.page.finishing.is_under_way, timeout=20_000)


def test_the_rest_is_laid_around_what_lies_and_taken_back_in_one_step(building: Play) -> None:
    building.write_word("NOD", 0, 0, Direction.DOWN)
    before = building.parts.editor.gestures.editor.layout
    _finish(building)
    after = building.parts.editor.gestures.editor
    assert set(before) < set(after.layout)
    assert len(after.rack) < 16 - len(before)
    tap(Key.Key_Z, CTRL)
    assert before == building.parts.editor.gestures.editor.layout


def test_asked_again_it_lays_the_rest_of_ones_own_words_otherwise(building: Play) -> None:
    building.write_word("NOD", 0, 0, Direction.DOWN)
    before = set(building.parts.editor.gestures.editor.layout)
    laid = []
    for _ in range(3):
        _finish(building)
        laid.append(building.parts.editor.gestures.editor.layout)
    assert all(before < set(one) for one in laid)
    assert len(set(laid)) > 1


def test_asked_while_it_is_at_it_it_stops(building: Play) -> None:
    building.page.finish()
    assert building.page.finishing.is_under_way
    building.page.finish()
    assert not building.page.finishing.is_under_way
    assert "Stopped; nothing was laid." == building.message
    assert ("NEAR",) == building.grid.words()


def test_with_the_curtain_it_stops(building: Play) -> None:
    building.write_word("NOD", 0, 0, Direction.DOWN)
    building.page.finish()
    building.page.handing.hand_in()
    building.insist()
    building.wait_for_ruling()
    assert building.curtain is not None
    assert not building.page.finishing.is_under_way


def test_the_rest_of_another_ones_puzzle_is_not_laid(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    chord("L")
    assert not play.page.commands.action("finish").isEnabled()
