"""The screens of the Hidden Crossword in windows of every size: all is seen whole, or scrolls."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QWidget,
)

from tests.games.composition import resize
from tests.games.hidden_crossword.table.play_screens import SCREENS, building, guessing
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import click, show_in_areas, tap, write
from tests.games.table_play import SETTINGS
from tests.helpers.effort import EFFORT
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.table.draw.word_tiles import WordTiles
from wordsmith_desktop.games.hidden_crossword.table.marks import MarkedWord
from wordsmith_desktop.window.kit.strip.strip import StripBoard

SIZES = {100: ((1024, 700),), 200: ((1024, 700), *([(1920, 1080)] if EFFORT > 1 else []))}
"""By the size of the text in percent."""
SETTLING = 5
"""So often a layout may change after the window's size has."""
FULLEST = ("calling", "offered", "dealt", "building", "guessing", "answered", "solving", "ended")
"""The screens with most on them."""
PARTS = (QLabel, QAbstractButton, QLineEdit, QListView, StripBoard, WordTiles, MarkedWord)


def _resize(play: Play, width: int, height: int) -> None:
    resize(play, QSize(width, height))


def _parts(play: Play) -> list[QWidget]:
    """Everything with text on it or to be pressed."""
    found = [one for one in play.page.findChildren(QWidget) if isinstance(one, PARTS)]
    return [
        one
        for one in found
        if one.isVisible() and not one.rect().isEmpty() and _text_of(one) is not None
    ]


def _text_of(part: QWidget) -> str | None:
    """What it says; None for a label without text."""
    text = part.text() if isinstance(part, QLabel | QAbstractButton) else ""
    return None if isinstance(part, QLabel) and not text else text or part.accessibleName()


def _is_seen(part: QWidget) -> bool:
    """Whether all of it can be seen now."""
    return part.visibleRegion().boundingRect() == part.rect()


def _is_whole(part: QWidget) -> bool:
    """Whether all of it can be seen at once, scrolled to where necessary."""
    if not _is_seen(part):
        show_in_areas(part)
        QApplication.processEvents()
    return _is_seen(part)


def _has_room(part: QWidget) -> bool:
    """Whether its text is not cut off."""
    hint = part.sizeHint()
    if isinstance(part, QLabel) and part.wordWrap():
        return part.heightForWidth(part.width()) <= part.height()
    if isinstance(part, QLabel | QPushButton | QRadioButton):
        return hint.width() <= part.width() and hint.height() <= part.height()
    return True


def _cut_off(play: Play) -> Iterator[str]:
    for part in _parts(play):
        if not (_is_whole(part) and _has_room(part)):
            yield f"{type(part).__name__} {_text_of(part)}"


def _cut_off_in_the_end(play: Play) -> list[str]:
    """What is cut off once all is laid out: lines that break otherwise ask for that again."""
    cut = list(_cut_off(play))
    for _ in range(SETTLING):
        if cut:
            QApplication.processEvents()
            cut = list(_cut_off(play))
    return cut


@pytest.mark.parametrize("text_scale", SIZES)
@pytest.mark.sampled(2)
def test_everything_is_to_be_seen_whole_in_windows_of_every_size(
    play: Play, text_scale: int
) -> None:
    play.open(replace(SETTINGS, text_scale=text_scale))
    for name in FULLEST:
        SCREENS[name](play)
        for size in SIZES[text_scale]:
            _resize(play, *size)
            assert size == play.window.size().toTuple()
            assert [] == _cut_off_in_the_end(play), (name, size)


# Large text leaves no room for all at once: what is used comes into sight.


@pytest.fixture
def narrow(play: Play) -> Play:
    play.open(replace(SETTINGS, text_scale=200))
    _resize(play, 1024, 700)
    return play


def _is_caret_seen(play: Play) -> bool:
    grid = play.parts.editor.grid
    box = grid.tile_area(play.parts.editor.gestures.editor.caret).toAlignedRect()
    return grid.visibleRegion().contains(box)


def test_a_word_of_the_list_is_shown_on_the_grid(narrow: Play) -> None:
    building(narrow)
    assert _is_caret_seen(narrow)
    line = narrow.parts.editor.words.entries[0]
    show_in_areas(line)
    click(line)
    assert _is_caret_seen(narrow)


def test_typing_brings_the_grid_into_sight(narrow: Play) -> None:
    building(narrow)
    for key, text in ((Qt.Key.Key_Up, ""), (Qt.Key.Key_T, "t"), (Qt.Key.Key_Backspace, "")):
        show_in_areas(narrow.parts.editor.words.entries[0])
        tap(key, text=text)
        assert _is_caret_seen(narrow)


def test_a_word_that_still_fits_and_the_answer_to_it_come_into_sight(narrow: Play) -> None:
    guessing(narrow)
    narrow.parts.banner.tag.put_away()
    card = narrow.parts.sheet.by_word.slot_cards[3, 0]
    click(card.words.viewport(), card.words.visualRect(card.words.model().index(0, 0)).center())
    entry, answer = narrow.parts.entry, narrow.parts.answer
    assert _is_seen(entry.strip)
    show_in_areas(card.words)
    assert not _is_seen(entry.strip)
    write("x")
    tap(Qt.Key.Key_Backspace)
    assert _is_seen(entry.strip)
    tap(Qt.Key.Key_Return, text="\r")
    narrow.wait_for_ruling()
    QApplication.processEvents()
    assert _is_seen(answer.word)
    assert _is_seen(answer.sentence)


@pytest.mark.parametrize("name", ["begun", "building", "solving"])
@pytest.mark.sampled(3)
def test_the_rack_is_in_view_with_the_grid_in_the_largest_text(play: Play, name: str) -> None:
    heights = []
    for text_scale in (100, 200):
        play.open(replace(SETTINGS, text_scale=text_scale))
        if name == "begun":
            # All tiles but those of the anchor lie on the rack.
            play.sit_to_build()
            play.lift()
        else:
            SCREENS[name](play)
        _resize(play, 1280, 800)
        QApplication.processEvents()
        editor = play.parts.editor
        tiles = [one for one in editor.rack.tiles if one.isVisible()]
        assert tiles
        assert [] == [one.accessibleName() for one in tiles if not _is_seen(one)]
        assert _is_seen(editor.grid)
        heights.append((tiles[0].height(), editor.grid.view.side))
    (usual_tile, usual_cell), (large_tile, large_cell) = heights
    assert large_tile >= usual_tile
    assert large_cell >= usual_cell
