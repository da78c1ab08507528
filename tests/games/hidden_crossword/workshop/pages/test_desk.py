"""The desk in the window: blocks, clues typed in place, words that fit, filling, files."""

from __future__ import annotations

from pathlib import Path

import puz
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword.workshop.clued_puzzles import NEWSPAPER, REBUS, diagram
from tests.games.hidden_crossword.workshop.pages.conftest import House
from tests.games.hidden_crossword.workshop.test_filling import FIFTEEN
from tests.games.play_hands import CTRL, chord, click, focused, tap, write
from tests.window.spoken_tree import faults
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Cell, Direction
from wordsmith_desktop.games.hidden_crossword.workshop.across_lite import write_puz
from wordsmith_desktop.games.hidden_crossword.workshop.clued.as_ipuz import write_ipuz
from wordsmith_desktop.games.hidden_crossword.workshop.clued.puzzle import CluedPuzzle
from wordsmith_desktop.games.hidden_crossword.workshop.clued.symmetry import Symmetry
from wordsmith_desktop.games.hidden_crossword.workshop.clued.word_sources import SourceUse
from wordsmith_desktop.games.hidden_crossword.workshop.pages import files as kinds
from wordsmith_desktop.games.hidden_crossword.workshop.pages.bench_page import BenchPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.clue_solving_page import (
    ClueSolvingPage,
)
from wordsmith_desktop.games.hidden_crossword.workshop.pages.desk_page import DeskPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.from_words_dialog import (
    FromWordsDialog,
)
from wordsmith_desktop.games.hidden_crossword.workshop.pages.number_dialog import NumberDialog
from wordsmith_desktop.games.hidden_crossword.workshop.pages.shelf_page import ShelfPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.word_lists_dialog import (
    WordListsDialog,
)
from wordsmith_desktop.window.kit.banner import Tone

Key = Qt.Key


def desk(house: House, puzzle: CluedPuzzle | None = None) -> DeskPage:
    if puzzle is None:
        house.list().begin_with_blocks()
    else:
        house.shelf.keep(house.shelf.new_place(), puzzle)
        house.list().open_bench()
    return house.page(DeskPage)


def kept(house: House) -> CluedPuzzle:
    found = house.shelf.listed().pieces[0].piece
    assert isinstance(found, CluedPuzzle)
    return found


def test_blocks_are_set_by_keys_with_their_partners_and_taken_back(house: House) -> None:
    page = desk(house)
    assert page.board is focused()
    write("ABC.")
    drawn = page.puzzle.diagram
    assert not drawn.at(Cell(0, 3)).is_open
    assert not drawn.at(Cell(14, 11)).is_open
    assert "ABC" == "".join(drawn.letters[Cell(0, col)] for col in range(3))
    assert page.puzzle == kept(house)
    chord("Z")
    assert page.puzzle.diagram.at(Cell(0, 3)).is_open
    assert [] == faults(house.window)


def test_symmetry_is_chosen_in_the_menu(house: House) -> None:
    page = desk(house)
    action = next(one for one in page.findChildren(QAction) if "Left and right" == one.text())
    action.trigger()
    assert Symmetry.MIRROR.value == page.puzzle.symmetry
    QTest.mouseClick(
        page.board,
        Qt.MouseButton.LeftButton,
        pos=page.board.area(Cell(2, 1)).center().toPoint(),
    )
    tap(Key.Key_B, CTRL)
    assert not page.puzzle.diagram.at(Cell(2, 13)).is_open


def test_clues_are_typed_in_place_and_enter_goes_on(house: House, qtbot: QtBot) -> None:
    page = desk(house, NEWSPAPER)
    tap(Key.Key_K, CTRL)
    editor = focused()
    assert isinstance(editor, QLineEdit)
    assert "1 across" == editor.text(), "nothing is replaced"
    editor.selectAll()
    write("PET")
    tap(Key.Key_Return)
    second = focused()
    assert isinstance(second, QLineEdit)
    assert page.desk.slot == NEWSPAPER.diagram.slots_of(Direction.ACROSS)[1]
    page.board.setFocus()
    assert "PET" == page.puzzle.texts[NEWSPAPER.diagram.slots[0].start, Direction.ACROSS].text
    page.left.emit()
    assert "PET" == kept(house).clues[0].text
    qtbot.wait(0)


def test_missing_clues_go_first_and_are_counted(house: House) -> None:
    last = NEWSPAPER.diagram.slots_of(Direction.DOWN)[-1]
    page = desk(house, NEWSPAPER.with_clue(last, ""))
    assert "Missing clues: 1." in page.parts.counts.text()
    page.parts.missing.setChecked(True)
    item = page.clues.item(0, 2)
    assert item is not None
    assert "" == item.text()


def test_a_word_of_no_dictionary_is_accepted_with_one_click(house: House) -> None:
    page = desk(house, NEWSPAPER)
    assert not page.parts.accepting.isVisible(), "CAT is a word"
    for letter, col in zip("QZX", range(3), strict=True):
        page.desk.press(Cell(0, col))
        page.desk.type(letter)
    page.desk.go_to(page.puzzle.diagram.slots[0])
    assert "Accept “QZX”" == page.parts.accepting.text()
    item = page.clues.item(0, 1)
    assert item is not None
    assert "QZX ?" == item.text()
    click(page.parts.accepting)
    assert "QZX" == item.text()
    assert ("QZX",) == kept(house).accepted


def test_words_that_fit_are_shown_and_laid(house: House) -> None:
    page = desk(house)
    page.desk.press(Cell(0, 3))
    page.desk.turn_block()
    page.desk.press(Cell(0, 0))
    page.desk.step(Direction.ACROSS, 0)
    tap(Key.Key_F3)
    assert page.fits.list.count() > 100
    page.fits.pattern.setText("?AT")
    first = page.fits.list.item(0).text()
    assert "AT" == first[1:3]
    page.fits.list.setCurrentRow(0)
    page.fits.list.setFocus()
    tap(Key.Key_Return)
    assert first[:3] == page.desk.diagram.word(page.desk.diagram.slots[0])


def test_the_rest_is_filled_or_stopped(house: House, qtbot: QtBot) -> None:
    small = CluedPuzzle(NEWSPAPER.diagram.with_letters(dict.fromkeys(NEWSPAPER.diagram.cells, "")))
    page = desk(house, small)
    click(page.fill_button)
    qtbot.waitUntil(lambda: not page.filling.is_running, timeout=20_000)
    assert (Tone.GOOD, True) == (page.banner.tone, page.puzzle.is_filled)
    chord("Z")
    assert not page.puzzle.is_filled


def test_filling_a_large_one_can_be_stopped(house: House) -> None:
    page = desk(house, CluedPuzzle(diagram(*FIFTEEN), title="Large"))
    tap(Key.Key_F, CTRL)
    assert page.filling.is_running
    assert "Stop filling" == page.fill_button.text()
    click(page.fill_button)
    assert "Stopped; nothing was filled in." == page.banner.message
    assert not page.puzzle.diagram.letters


def test_a_file_opens_at_the_desk_and_goes_out_as_it_came(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "it.puz"
    path.write_bytes(write_puz(NEWSPAPER))
    house.list().take_in_file(path)
    page = house.page(DeskPage)
    assert NEWSPAPER == page.puzzle
    assert "Opened it.puz: 7 of 7 words have a clue." == page.parts.report.line.text()
    places = iter(tmp_path / f"copy.{kind.suffix}" for kind in kinds.KINDS)
    monkeypatch.setattr(kinds, "place_to_save", lambda *_, **__: next(places))
    for kind in kinds.KINDS:
        page.save_copy(kind)
        assert "Saved as" in page.banner.message
    assert path.read_bytes() == (tmp_path / "copy.puz").read_bytes()
    assert b"%PDF" == (tmp_path / "copy.pdf").read_bytes()[:4]


def test_a_file_that_tells_no_language_is_taken_for_that_of_the_words_here(
    house: House, tmp_path: Path
) -> None:
    house.window.preferences.change(word_language="de")
    path = tmp_path / "it.puz"
    path.write_bytes(write_puz(NEWSPAPER))
    house.list().take_in_file(path)
    assert "de" == house.page(DeskPage).puzzle.language
    path = tmp_path / "it.ipuz"
    path.write_bytes(write_ipuz(NEWSPAPER).encode())
    house.list().take_in_file(path)
    assert "en" == house.page(DeskPage).puzzle.language


def test_a_locked_file_asks_for_its_number(house: House, tmp_path: Path) -> None:
    made = puz.load(write_puz(NEWSPAPER))
    made.lock_solution(1234)
    path = tmp_path / "it.puz"
    path.write_bytes(bytes(made.tobytes()))
    page = house.list()
    page.take_in_file(path)
    assert page.findChild(NumberDialog) is not None
    QApplication.processEvents()
    write("1234")
    tap(Key.Key_Return)
    assert NEWSPAPER == house.page(DeskPage).puzzle


def test_first_letters_are_offered_where_a_square_has_several(house: House) -> None:
    page = desk(house, REBUS)
    page.menu.first.trigger()
    assert "H" == page.puzzle.diagram.letters[Cell(1, 1)]


def test_all_of_twenty_one_rows_are_in_view(house: House) -> None:
    page = desk(house, CluedPuzzle(NEWSPAPER.diagram.blank(21, 21), title="Large"))
    QApplication.processEvents()
    assert (1280, 800) == (house.window.width(), house.window.height())
    for cell in (Cell(0, 0), Cell(20, 20)):
        assert page.board.rect().contains(page.board.area(cell).toRect())
    assert page.board.side >= 24


def test_it_is_solved_from_the_desk_with_what_its_file_has_filled_in(
    house: House, tmp_path: Path
) -> None:
    made = puz.load(write_puz(NEWSPAPER))
    made.fill = "CX" + made.fill[2:]
    made.extensions[b"GEXT"] = bytes([0x40, 0x20]) + bytes(23)
    path = tmp_path / "it.puz"
    path.write_bytes(bytes(made.tobytes()))
    house.list().take_in_file(path)
    click(house.page(DeskPage).way_on)
    solving = house.page(ClueSolvingPage).solver.solving
    assert NEWSPAPER == solving.puzzle
    assert {Cell(0, 0): "C", Cell(0, 1): "X"} == solving.fill
    assert {Cell(0, 0)} == set(solving.shown)
    assert {Cell(0, 1)} == set(solving.wrong)


def test_pasted_words_are_laid_otherwise_and_taken_to_the_bench(house: House, qtbot: QtBot) -> None:
    shelf = house.list()
    click(shelf.words_button)
    dialog = shelf.findChild(FromWordsDialog)
    assert dialog is not None
    dialog.field.setPlainText("cat: Purrs\ntiger\nrabbit\nbear")
    click(dialog.laying)
    qtbot.waitUntil(dialog.use.isEnabled, timeout=10_000)
    assert "Lay it otherwise" == dialog.laying.text()
    click(dialog.use)
    bench = house.page(BenchPage).bench.piece
    assert {"CAT": "Purrs"} == dict(bench.texts)
    house.page(BenchPage).left.emit()
    assert isinstance(house.window.stack.shown, ShelfPage)


def test_a_dictionary_of_ones_own_goes_first_in_fill_and_counts(house: House, qtbot: QtBot) -> None:
    house.add_list("en+Mine", "qzx", "cat", "tree")
    page = desk(house, CluedPuzzle(diagram("QZX", "###", "..."), title="Own"))
    page.desk.go_to(page.puzzle.diagram.slots[0])
    assert page.words.is_refused("QZX")
    page.filling.choose_lists()
    dialog = page.findChild(WordListsDialog)
    assert dialog is not None
    assert {"en", "en-us", "en-gb", "en-clubs", "en+Mine"} == set(dialog.questions)
    dialog.questions["en+Mine"].choose(SourceUse.FIRST)
    QApplication.processEvents()
    tap(Key.Key_Return)
    qtbot.waitUntil(lambda: not page.words.is_opening, timeout=20_000)
    assert not page.words.is_refused("QZX")
    page.desk.go_to(page.puzzle.diagram.slots[1])
    page.show_fitting()
    assert page.fits.list.item(0).text().startswith("CAT   ")
    page.left.emit()
    again = desk(house, CluedPuzzle(diagram("..."), title="Next"))
    assert SourceUse.FIRST is again.words.uses["en+Mine"], "kept for the next puzzle"


def test_a_language_without_dictionary_refuses_nothing_and_one_of_ones_own_is_offered(
    house: House, qtbot: QtBot
) -> None:
    page = desk(house, CluedPuzzle(diagram("ÉTÉ"), title="Français", language="fr"))
    assert not page.parts.accepting.isVisible()
    page.filling.fill()
    assert "No dictionary of this language yet." == page.banner.message
    page.left.emit()
    house.add_list("fr+Mots", "été", "thé", "mur")
    page = desk(house, CluedPuzzle(diagram("..."), title="Mots", language="fr"))
    assert ("en", "de", "fr") == tuple(page.words.languages)
    page.show_fitting()
    qtbot.waitUntil(lambda: page.fits.list.count() == 3, timeout=20_000)
    write("é")
    page.board.setFocus()
    write("é")
    assert "E" == page.puzzle.diagram.letters[Cell(0, 0)]


def test_words_of_a_list_are_drawn_laid_and_saved_as_a_worksheet(
    house: House, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.add_list("en+Class", *(word.lower() for word in CLASS.split()))
    shelf = house.list()
    click(shelf.words_button)
    dialog = shelf.findChild(FromWordsDialog)
    assert dialog is not None
    lists = dialog.lists
    click(dialog.laying)
    assert "Write or draw some words first." == dialog.left_over.text()
    lists.list.setCurrentIndex(lists.list.findData("en+Class"))
    lists.count.setValue(8)
    lexicon = house.services.dictionaries.lexicon
    qtbot.waitUntil(lambda: lexicon("en+Class") is not None, timeout=20_000)
    click(lists.draw)
    words = dialog.field.toPlainText().split()
    assert (8, set()) == (len(words), set(words) - set(CLASS.split()))
    click(dialog.laying)
    qtbot.waitUntil(dialog.sheet.isEnabled, timeout=10_000)
    path = tmp_path / "sheet.pdf"
    monkeypatch.setattr(kinds, "place_to_save", lambda *_, **__: path)
    click(dialog.sheet)
    assert b"%PDF" == path.read_bytes()[:4]
    assert "Saved as" in dialog.left_over.text()


CLASS = "ELEPHANT TIGER GIRAFFE ZEBRA MONKEY PENGUIN DOLPHIN HORSE RABBIT SQUIRREL EAGLE SNAKE"


def test_escape_takes_back_the_word_being_typed_and_leaves_only_then(house: House) -> None:
    page = desk(house)
    write("AB")
    tap(Key.Key_Down)
    write("CDE")
    tap(Key.Key_Backspace)
    caret = page.desk.caret.cell
    tap(Key.Key_Escape)
    assert "AB" == "".join(page.puzzle.diagram.letters.values())
    assert caret != page.desk.caret.cell
    chord("Z")
    assert "ABCD" == "".join(page.puzzle.diagram.letters.values())
    tap(Key.Key_Escape)
    house.page(ShelfPage)
