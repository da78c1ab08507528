"""Printing: from the menu, by keyboard and mouse, to a printer or into a file."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.changed_entry import changed
from tests.helpers.live import session_of
from tests.helpers.toy_game import Done, EndTurn, Shown, ToyObservation, ToyRuleset
from tests.window.shell.conftest import OpenTable
from tests.window.shell.stand_ins import ToyPorts, toy_entry, toy_ports, unnamed
from wordsmith_desktop.features.printing.pages.print_choices import SheetSource
from wordsmith_desktop.features.printing.pages.print_dialog import PrintDialog
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.banner import Tone
from wordsmith_desktop.window.kit.game_entry import GameEntry, find_entries
from wordsmith_desktop.window.kit.paper_print import paper_dialog
from wordsmith_desktop.window.kit.paper_print.blocks import PrintedCell, row
from wordsmith_desktop.window.kit.paper_print.document import Document, PaperSize, to_pdf
from wordsmith_desktop.window.kit.paper_print.flow import Section
from wordsmith_desktop.window.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.questions import Question
from wordsmith_desktop.window.kit.score_sheet import EmptyWish, RowChoice, ScoreSheet, day_of
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.texts import Text

ROWS = RowChoice(Text("Rows", "Zeilen"), (10, 5))
SHEET = Text("Toy sheet", "Spielbogen")


def lines(*said: str) -> Section:
    return Section.of(*(row((PrintedCell(1500, line),), 100) for line in said))


def filled(match: PublicMatch) -> Document:
    """Everything that the table may know, in words."""
    shown = [event.what for event in match.events if isinstance(event, Shown | Done)]
    seen: ToyObservation = match.observation
    said = ("card " + str(seen.card), "scores " + str(seen.scores), *shown)
    head = Head(toy_entry().title, SHEET, match.names, day_of(match))
    return sheet_document(head, lambda _width: (lines(*said),))


def empty(wish: EmptyWish) -> Document:
    said = [f"player {n} of {wish.players}, {wish.rows} rows" for n in range(wish.players)]
    return sheet_document(Head(toy_entry().title, SHEET), lambda _width: (lines(*said),))


def toy_with_sheet() -> GameEntry:
    sheet = ScoreSheet(filled, empty, ROWS)
    return changed(toy_entry(), score_sheet=lambda: sheet)


def other_entry() -> GameEntry:
    """A game without rows to choose, for two players at least."""
    sheet = ScoreSheet(filled, empty)
    entry = toy_entry("other", Text("Other/Game", "Anderes"))
    return changed(entry, players=(2, 8), score_sheet=lambda: sheet)


@pytest.fixture
def ports(tmp_path: Path) -> ToyPorts:
    return toy_ports(tmp_path / "saves", [toy_with_sheet(), other_entry()])


@pytest.fixture(autouse=True)
def a_printer(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a printer, whatever this machine has."""
    monkeypatch.setattr(paper_dialog, "has_printer", lambda: True)


def opened(window: MainWindow) -> PrintDialog:
    window.offers.print_sheet()
    dialog = window.dialog
    assert isinstance(dialog, PrintDialog)
    return dialog


def read(content: bytes) -> str:
    pages = PdfReader(io.BytesIO(content)).pages
    return " ".join(" ".join(page.extract_text().split()) for page in pages)


def said(dialog: PrintDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def tip_of_match(dialog: PrintDialog) -> str:
    """What is told of the sheet of this match."""
    return dialog.choices.source.button(SheetSource.MATCH).toolTip()


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


# From the menu


def menu_action(window: MainWindow) -> QAction:
    return next(
        action
        for action in window.findChildren(QAction)
        if action.shortcut().toString() == "Ctrl+P"
    )


def test_ctrl_p_opens_the_dialog_at_home_and_at_the_table(
    window: MainWindow, open_table: OpenTable, qtbot: QtBot
) -> None:
    for lay in (lambda: None, open_table):
        lay()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        dialog = window.dialog
        assert isinstance(dialog, PrintDialog)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        window.dialog = None


def test_printing_stays_open_under_the_curtain(window: MainWindow, open_table: OpenTable) -> None:
    open_table().end_turn()
    assert menu_action(window).isEnabled()


def test_games_without_sheets_have_no_such_entry_in_the_menu(
    qtbot: QtBot, tmp_path: Path, preferences: Preferences
) -> None:
    made = MainWindow(toy_ports(tmp_path / "other"), preferences)
    qtbot.addWidget(made)
    assert [] == [a for a in made.findChildren(QAction) if a.shortcut().toString() == "Ctrl+P"]


# At the table


def test_at_the_table_the_match_comes_first(window: MainWindow, open_table: OpenTable) -> None:
    open_table().put()
    dialog = opened(window)
    assert dialog.choices.is_of_match
    text = read(_pdf(dialog))
    assert "Ana, Ben" in text
    assert "scores (1, 0)" in text
    assert not dialog.choices.players.isVisible()
    assert not dialog.choices.game.isVisible()


def _pdf(dialog: PrintDialog) -> bytes:
    return to_pdf(document_of(dialog))


def test_the_paper_is_chosen_shown_printed_saved_and_kept(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dialog = opened(window)
    papers: list[object] = []
    monkeypatch.setattr(paper_dialog, "ask_and_print", lambda *given: papers.append(given[-1]))
    heights = []
    for paper in (PaperSize.A4, PaperSize.LETTER):
        click(dialog.paper.button(paper))
        heights.append(dialog.preview.sizeHint().height())
        assert dialog.pages.text().endswith({PaperSize.A4: "A4", PaperSize.LETTER: "Letter"}[paper])
        click(dialog.print_button)
        dialog._write(tmp_path / "sheet.pdf", document_of(dialog))
        box = PdfReader(tmp_path / "sheet.pdf").pages[0].mediabox
        assert {PaperSize.A4: 842, PaperSize.LETTER: 792}[paper] == round(box.height)
    assert heights[0] > heights[1]
    assert [PaperSize.A4, PaperSize.LETTER] == papers
    assert "letter" == window.preferences.settings.paper
    assert PaperSize.LETTER is opened(window).paper.value


def document_of(dialog: PrintDialog) -> Document:
    assert dialog.document is not None
    return dialog.document


def test_only_what_the_table_may_know_is_printed(window: MainWindow, open_table: OpenTable) -> None:
    page = open_table()
    assert session_of(page) is not None
    cards = session_of(page).match.state.cards
    text = read(_pdf(opened(window)))
    assert "card None" in text
    assert [] == [card for card in cards if f" {card} " in f"{text} "]


def test_a_match_under_way_and_one_that_is_over_are_told_apart(
    window: MainWindow, open_table: OpenTable
) -> None:
    page = open_table(ToyRuleset(turns=1))
    dialog = opened(window)
    assert "As far as it has come, without its secrets." in tip_of_match(dialog)
    dialog.reject()
    assert session_of(page) is not None
    session_of(page).act(0, EndTurn())
    assert session_of(page).match.outcome is not None
    assert "Everything that was played, with all points." in tip_of_match(opened(window))


def test_a_lesson_has_no_sheet_of_its_own(window: MainWindow) -> None:
    entry = toy_with_sheet()
    window.commands.lesson(entry, entry.lessons[0])
    dialog = opened(window)
    assert not dialog.choices.is_of_match
    assert not dialog.choices.source.isVisible()


# Choosing


def chosen(question: Question) -> QWidget:
    """The button of the chosen answer, with the focus."""
    button = question.group.checkedButton()
    assert button is not None
    button.setFocus()
    return button


def test_by_keyboard_another_sheet_is_chosen_and_saved(
    window: MainWindow, open_table: OpenTable, chooser: Chooser, tmp_path: Path, qtbot: QtBot
) -> None:
    open_table()
    dialog = opened(window)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    chooser.path = tmp_path / "sheet.pdf"
    QTest.keyClick(chosen(dialog.choices.source), Qt.Key.Key_Right)
    assert not dialog.choices.is_of_match
    QApplication.processEvents()
    QTest.keyClick(chosen(dialog.choices.players), Qt.Key.Key_Right)
    dialog.save_button.setFocus()
    QTest.keyClick(dialog.save_button, Qt.Key.Key_Return)
    assert "player 2 of 3, 10 rows" in read(chooser.path.read_bytes())
    assert dialog.isVisible()


def test_by_mouse_players_and_rows_are_chosen(window: MainWindow) -> None:
    dialog = opened(window)
    click(dialog.choices.players.button(4))
    click(dialog.choices.rows["toy"].button(5))
    assert EmptyWish(4, 5) == dialog.choices.wish
    assert "player 3 of 4, 5 rows" in read(_pdf(dialog))


def test_at_home_there_are_empty_sheets_of_every_game(window: MainWindow) -> None:
    dialog = opened(window)
    assert not dialog.choices.source.isVisible()
    assert ["Toy Game", "Other/Game"] == [
        dialog.choices.game.itemText(place) for place in range(dialog.choices.game.count())
    ]
    assert (1, 2, 3, 4) == dialog.choices.players.offered
    assert dialog.choices.rows["toy"].isVisible()
    dialog.choices.game.setCurrentIndex(1)
    assert tuple(range(2, 9)) == dialog.choices.players.offered
    assert not dialog.choices.rows["toy"].isVisible()
    assert EmptyWish(2, 0) == dialog.choices.wish


def test_the_number_of_players_stays_where_the_next_game_allows_it(window: MainWindow) -> None:
    dialog = opened(window)
    dialog.choices.players.choose(3)
    dialog.choices.game.setCurrentIndex(1)
    assert 3 == dialog.choices.players.value
    dialog.choices.players.choose(8)
    dialog.choices.game.setCurrentIndex(0)
    assert 4 == dialog.choices.players.value


def test_enter_prints_when_the_dialog_has_just_opened(window: MainWindow) -> None:
    dialog = opened(window)
    assert dialog.print_button is dialog.focusWidget()


def test_the_first_page_is_shown_and_how_many_there_are(window: MainWindow) -> None:
    dialog = opened(window)
    assert any(line.startswith("1 page, ") for line in said(dialog))
    before = _shown(dialog)
    dialog.choices.players.choose(4)
    assert before != _shown(dialog)


def _shown(dialog: PrintDialog) -> object:
    picture = QPixmap(dialog.preview.size())
    dialog.preview.render(picture)
    return picture.toImage()


# Without a printer, and with one


def test_printers_are_looked_for_only_when_somebody_prints(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def look_for_printers() -> bool:
        asked.append("printers")
        return False

    monkeypatch.setattr(paper_dialog, "has_printer", look_for_printers)
    monkeypatch.setattr(paper_dialog, "QPrinter", lambda *_given: asked.append("printer"))
    monkeypatch.setattr(paper_dialog, "QPrintDialog", lambda *_given: asked.append("dialog"))
    dialog = opened(window)
    assert dialog.print_button.isVisible()
    assert dialog.print_button.isDefault()
    assert _pdf(dialog)
    assert [] == asked
    click(dialog.print_button)
    assert ["printers"] == asked
    assert Tone.REFUSAL is dialog.banner.tone
    assert dialog.banner.message.startswith("No printer found")
    assert dialog.focusWidget() is dialog.save_button


@pytest.mark.parametrize(
    ("taken", "tone"), [(True, Tone.GOOD), (False, Tone.REFUSAL), (None, Tone.NONE)]
)
def test_how_printing_went_is_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, taken: bool | None, tone: Tone
) -> None:
    asked: list[Document] = []

    def ask_and_print(_parent: QWidget, document: Document, _paper: PaperSize) -> bool | None:
        asked.append(document)
        return taken

    monkeypatch.setattr(paper_dialog, "ask_and_print", ask_and_print)
    dialog = opened(window)
    click(dialog.print_button)
    assert tone is dialog.banner.tone
    assert ["Toy Game: Toy sheet"] == [document.title for document in asked]


def to_file(monkeypatch: pytest.MonkeyPatch, path: Path, answer: int) -> list[QPrintDialog]:
    """Has the system's dialog answer so, with a file in place of a printer."""
    dialogs: list[QPrintDialog] = []

    def execute(dialog: QPrintDialog) -> int:
        dialogs.append(dialog)
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(path))
        return answer

    monkeypatch.setattr(QPrintDialog, "exec", execute)
    return dialogs


def test_a_printer_gets_every_page(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "printed.pdf"
    dialogs = to_file(monkeypatch, path, 1)
    dialog = opened(window)
    dialog.choices.players.choose(4)
    assert paper_dialog.ask_and_print(dialog, document_of(dialog), PaperSize.A4) is True
    assert 1 == len(dialogs)
    text = read(path.read_bytes())
    assert [True] * 4 == [f"player {n} of 4" in text for n in range(4)]


def test_nothing_is_printed_when_the_person_thinks_better_of_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "printed.pdf"
    to_file(monkeypatch, path, 0)
    dialog = opened(window)
    click(dialog.print_button)
    assert Tone.NONE is dialog.banner.tone
    assert not path.exists()


@pytest.mark.qt_log_ignore("QPainter::begin", "QPdfEngine::begin")
def test_one_line_says_that_the_printer_takes_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    to_file(monkeypatch, tmp_path / "no folder" / "printed.pdf", 1)
    dialog = opened(window)
    click(dialog.print_button)
    assert "The printer does not take the sheet just now." == dialog.banner.message


# Into a file


class Chooser:
    """Stands in for the person at the file dialog."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path: Path | None = None
        """What is chosen; None cancels."""
        self.offered: list[str] = []
        """The names that were proposed."""
        own = QFileDialog.selectedFiles

        def execute(dialog: QFileDialog) -> int:
            self.offered += [os.path.basename(name) for name in own(dialog)]
            return int(self.path is not None)

        monkeypatch.setattr(QFileDialog, "exec", execute)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(self.path)])


@pytest.fixture
def chooser(monkeypatch: pytest.MonkeyPatch) -> Chooser:
    return Chooser(monkeypatch)


def test_a_sheet_is_saved_where_the_person_says(
    window: MainWindow, open_table: OpenTable, chooser: Chooser, tmp_path: Path
) -> None:
    open_table()
    dialog = opened(window)
    chooser.path = tmp_path / "ours.pdf"
    click(dialog.save_button)
    assert "Saved as ours.pdf." == dialog.banner.message
    assert "Ana, Ben" in read(chooser.path.read_bytes())
    assert ["Toy Game Ana, Ben 1970-01-01.pdf"] == chooser.offered


def test_what_no_file_name_may_hold_is_left_out_of_it(window: MainWindow, chooser: Chooser) -> None:
    dialog = opened(window)
    dialog.choices.game.setCurrentIndex(1)
    click(dialog.save_button)
    assert ["Other-Game empty.pdf"] == chooser.offered
    assert Tone.NONE is dialog.banner.tone


def test_one_line_says_what_the_disk_refuses_and_the_old_file_stays(
    window: MainWindow, chooser: Chooser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(window)
    chooser.path = tmp_path / "ours.pdf"
    chooser.path.write_text("older")

    def refuse(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", refuse)
    click(dialog.save_button)
    assert Tone.REFUSAL is dialog.banner.tone
    assert "ours.pdf was not saved: the disk is full." == dialog.banner.message
    assert "older" == chooser.path.read_text()
    assert ["ours.pdf"] == [name for name in os.listdir(tmp_path) if name != "saves"]


def test_what_was_said_is_gone_with_the_next_choice(
    window: MainWindow, chooser: Chooser, tmp_path: Path
) -> None:
    dialog = opened(window)
    chooser.path = tmp_path / "ours.pdf"
    click(dialog.save_button)
    assert Tone.GOOD is dialog.banner.tone
    dialog.choices.players.choose(4)
    assert "" == dialog.banner.message


# For everybody


@pytest.mark.parametrize("at_table", [True, False])
def test_every_control_has_a_name_and_tab_reaches_it(
    window: MainWindow, open_table: OpenTable, at_table: bool
) -> None:
    if at_table:
        open_table()
    dialog = opened(window)
    assert [] == unnamed(dialog)
    question = chosen(dialog.choices.source) if at_table else dialog.choices.game
    wanted: set[QWidget] = {question, dialog.save_button, dialog.print_button}
    reached: set[QWidget] = set()
    for _ in range(20):
        focused = dialog.focusWidget() or dialog
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert wanted <= reached


def test_the_preview_makes_room_for_large_text(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.change(text_scale=200)
    dialog = opened(window)
    assert not dialog.preview.isVisible()
    assert any(line.startswith("1 page, ") for line in said(dialog))


def test_all_games_of_the_program_can_be_printed_empty(
    qtbot: QtBot, tmp_path: Path, preferences: Preferences
) -> None:
    entries = find_entries(game_names())
    made = MainWindow(toy_ports(tmp_path / "other", entries), preferences)
    qtbot.addWidget(made)
    made.show()
    dialog = opened(made)
    assert 4 == dialog.choices.game.count()
    for place in range(4):
        dialog.choices.game.setCurrentIndex(place)
        assert read(_pdf(dialog))
        assert dialog.preview.page_count >= 1
