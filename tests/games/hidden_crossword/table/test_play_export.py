"""Puzzles of the last page saved and looked at again, through the file dialog itself."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget

from tests.games.hidden_crossword.table.play_deal import ANAS, BENS
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import click
from tests.games.table_play import texts_of
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Crossword, Layout
from wordsmith_desktop.games.hidden_crossword.table.exporting import read_ipuz
from wordsmith_desktop.games.hidden_crossword.table.grid.grid import GridBoard
from wordsmith_desktop.games.hidden_crossword.table.puzzles import ExplainedWords
from wordsmith_desktop.window.kit.asking.open_words import words_below
from wordsmith_desktop.window.kit.dialogs import PlainDialog

LONGEST_MS: Final = 5000
Answer = Callable[[QFileDialog], object]


@pytest.fixture
def ended(play: Play) -> Play:
    """The last page: Ana gave up, and both puzzles are shown."""
    play.sit_to_guess()
    play.lift()
    play.page.gestures.give_up()
    assert play.is_over
    return play


def _with_dialog(play: Play, do: Callable[[], object], answer: Answer) -> None:
    """Do what asks for a file, and answer at the dialog."""
    asked, guard = [], QTimer()
    guard.setSingleShot(True)

    def at_dialog() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        # Whatever goes wrong, nobody waits for ever.
        guard.timeout.connect(dialog.reject)
        guard.start(LONGEST_MS)
        asked.append(dialog)
        answer(dialog)

    QTimer.singleShot(0, at_dialog)
    do()
    guard.stop()
    assert asked
    if QApplication.activeModalWidget() is None:
        play.come_back()


def _name(path: Path) -> Answer:
    """Say where the file is, and press Enter."""

    def answer(dialog: QFileDialog) -> None:
        (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        field.setText(str(path))
        QTest.keyClick(field, Qt.Key.Key_Return)

    return answer


def _cancel(dialog: QFileDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def _save(play: Play, owner: str, kind: str, answer: Answer) -> None:
    if not play.end.is_turned:
        click(play.end.all_words)
    button = play.button(f"{owner}’s puzzle: Save as {kind} …")
    _with_dialog(play, lambda: click(button), answer)


def _open(play: Play, answer: Answer) -> None:
    _with_dialog(play, play.page.commands.action("open").trigger, answer)


def _dialogs(play: Play) -> list[PlainDialog]:
    return [one for one in play.page.findChildren(PlainDialog) if one.isVisible()]


def _told(play: Play) -> list[str]:
    """What the one dialog over the page says; it is closed."""
    (dialog,) = _dialogs(play)
    told = texts_of(dialog)
    dialog.reject()
    play.come_back()
    return told


@pytest.mark.parametrize(("owner", "layout"), [("Ana", ANAS), ("Ben", BENS)])
def test_a_puzzle_is_saved_as_ipuz_and_looked_at_by_the_menu(
    ended: Play, owner: str, layout: Layout, tmp_path: Path
) -> None:
    path = tmp_path / "mine.ipuz"
    proposed: list[str] = []

    def answer(dialog: QFileDialog) -> None:
        proposed.extend(Path(one).name for one in dialog.selectedFiles())
        _name(path)(dialog)

    _save(ended, owner, "ipuz", answer)
    assert ["Hidden Crossword NEAR.ipuz"] == proposed
    assert [] == _dialogs(ended)
    assert layout == read_ipuz(path).layout

    _open(ended, _name(path))
    (dialog,) = _dialogs(ended)
    (board,) = dialog.findChildren(GridBoard)
    assert board.editor is not None
    assert layout == board.editor.layout
    assert not board.is_open
    (words,) = dialog.findChildren(ExplainedWords)
    assert Crossword(layout).words == words_below(words)
    assert not any("Save" in text for text in texts_of(dialog))


def test_a_puzzle_is_saved_as_pdf_with_its_guess_sheet(ended: Play, tmp_path: Path) -> None:
    path = tmp_path / "mine.pdf"
    _save(ended, "Ana", "PDF", _name(path))
    puzzle, sheet = (page.extract_text() for page in PdfReader(path).pages)
    assert "NOD" in puzzle
    assert "NOD" not in sheet
    # The other one guesses.
    assert "Ben" in sheet


def test_an_ending_that_was_left_out_is_added(ended: Play, tmp_path: Path) -> None:
    _save(ended, "Ana", "ipuz", _name(tmp_path / "mine"))
    assert ["mine.ipuz"] == [one for one in os.listdir(tmp_path) if one.startswith("mine")]


def test_whoever_thinks_better_of_it_has_nothing_saved_and_nothing_opened(
    ended: Play, tmp_path: Path
) -> None:
    before = sorted(os.listdir(tmp_path))
    for kind in ("ipuz", "PDF"):
        _save(ended, "Ana", kind, _cancel)
    _open(ended, _cancel)
    assert [] == _dialogs(ended)
    assert before == sorted(os.listdir(tmp_path))


def _asked_over(answer: QMessageBox.StandardButton) -> Callable[[], None]:
    def at_question() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QMessageBox)
        QTest.mouseClick(question.button(answer), Qt.MouseButton.LeftButton)

    return at_question


@pytest.mark.parametrize(
    ("said", "is_kept"),
    [(QMessageBox.StandardButton.No, True), (QMessageBox.StandardButton.Yes, False)],
)
def test_a_file_that_is_there_is_replaced_only_after_a_question(
    ended: Play, tmp_path: Path, said: QMessageBox.StandardButton, is_kept: bool
) -> None:
    path = tmp_path / "mine.ipuz"
    path.write_text("older")

    def answer(dialog: QFileDialog) -> None:
        QTimer.singleShot(0, _asked_over(said))
        _name(path)(dialog)
        assert is_kept == dialog.isVisible()
        if is_kept:
            _cancel(dialog)

    _save(ended, "Ana", "ipuz", answer)
    assert is_kept == (path.read_text() == "older")
    assert [] == _dialogs(ended)


@pytest.mark.parametrize(("kind", "ending"), [("ipuz", "ipuz"), ("PDF", "pdf")])
def test_a_folder_that_cannot_be_written_is_said_in_one_line(
    ended: Play, tmp_path: Path, kind: str, ending: str
) -> None:
    (tmp_path / "no folder").write_text("older")
    path = tmp_path / "no folder" / f"mine.{ending}"
    _save(ended, "Ana", kind, _name(path))
    title, why, *_ = _told(ended)
    assert "Not saved" == title
    assert why.startswith(f"mine.{ending} was not saved: ")
    # And again, elsewhere.
    _save(ended, "Ana", kind, _name(tmp_path / path.name))
    assert (tmp_path / path.name).exists()


def test_a_file_that_is_no_puzzle_is_said_to_be_none(ended: Play, tmp_path: Path) -> None:
    path = tmp_path / "letter.ipuz"
    path.write_text("Dear Ben")
    _open(ended, _name(path))
    assert "letter.ipuz was not opened: it is no crossword." == _told(ended)[1]


def test_a_puzzle_is_looked_at_in_the_middle_of_a_turn_and_nothing_is_lost(
    play: Play, tmp_path: Path
) -> None:
    play.sit_to_guess()
    play.lift()
    play.page.gestures.spell("SEN")
    before = play.state
    path = tmp_path / "mine.ipuz"
    path.write_text("Dear Ben")
    _open(play, _name(path))
    _told(play)
    assert (before, "SEN") == (play.state, play.parts.entry.word())


@pytest.mark.parametrize("is_saving", [True, False])
def test_another_look_while_a_file_is_asked_for_ends_the_question(
    ended: Play, is_saving: bool
) -> None:
    page: QWidget = ended.page

    def answer(_dialog: QFileDialog) -> None:
        ended.preferences.change(theme="dark")

    if is_saving:
        _save(ended, "Ana", "ipuz", answer)
    else:
        _open(ended, answer)
    assert page is not ended.page
    assert ended.end.isVisible()
