"""Worksheets: from the menu and the Learn page, by keyboard, and what is made of the words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.features.printing.test_print_dialog import Chooser
from tests.helpers.changed_entry import changed
from tests.helpers.crossword_draws import DICTIONARIES
from tests.helpers.printed import whole_text
from tests.window.listening import heard
from tests.window.shell.stand_ins import ToyDictionaries, ToyPorts, toy_entry, toy_ports, unnamed
from wordsmith_desktop.bots.bot import ShouldStop
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.lessons.pages.learn_page import LearnPage
from wordsmith_desktop.features.worksheets.pages import worksheet_choices, worksheet_dialog
from wordsmith_desktop.features.worksheets.pages.worksheet_dialog import WorksheetDialog
from wordsmith_desktop.games.common.exercising import Level
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.paper_print.blocks import PrintedCell, row
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.paper_print.flow import Section
from wordsmith_desktop.window.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.worksheet import MOST_NUMBERS, Option, Worksheet, WorksheetWish
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.texts import Text

TITLE = Text("Counters", "Zähler")
COLOUR = Option("is_red", Text("Which colour?", "Welche Farbe?"), (Text("blue", "blau"), TITLE))


def page(*said: str) -> Document:
    lines = tuple(row((PrintedCell(1500, line),), 100) for line in said)
    return sheet_document(Head(TITLE, TITLE), lambda _width: (Section.of(*lines),))


def drawn(wish: WorksheetWish) -> Document:
    return page(f"red {wish.chosen['is_red']}")


def make(wish: WorksheetWish, words: Vocabulary, should_stop: ShouldStop) -> Document | None:
    if should_stop() or not words.is_family:
        return None
    return page(f"{wish.language} {wish.level.value} {wish.number}")


def two_pages(_wish: WorksheetWish) -> Document:
    def sections(_width: float) -> tuple[Section, ...]:
        task, solution = (row((PrintedCell(1500, said),), 100) for said in ("task", "solution"))
        return (Section.of(task), Section.of(solution, begins_page=True))

    return sheet_document(Head(TITLE, TITLE), sections)


def none(_wish: WorksheetWish, _words: Vocabulary, _should_stop: ShouldStop) -> Document | None:
    return None


def toy_with_worksheets() -> GameEntry:
    about = Text("Draw counters.", "Mal Zähler.")
    sheets = (
        Worksheet(key="counters", title=TITLE, about=about, drawn=drawn, options=(COLOUR,)),
        Worksheet(key="words", title=Text("Words/all", "Wörter"), about=about, make=make),
        Worksheet(key="none", title=Text("Nothing", "Nichts"), about=about, make=none),
        Worksheet(key="two", title=Text("Two", "Zwei"), about=about, drawn=two_pages),
    )
    return changed(toy_entry(), worksheets=lambda: sheets)


class LateDictionaries(ToyDictionaries):
    """A dictionary that is opened when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Callable[[str], object]] = []

    def when_opened(self, call: Callable[[str], object]) -> None:
        self.told.append(call)

    def open(self) -> None:
        self.found = open_lexicon("en", DICTIONARIES)
        for call in self.told:
            call("en")


@pytest.fixture
def dictionaries() -> LateDictionaries:
    return LateDictionaries()


@pytest.fixture
def ports(tmp_path: Path, dictionaries: LateDictionaries) -> ToyPorts:
    made = toy_ports(tmp_path / "saves", [toy_with_worksheets()])
    return replace(made, dictionaries=dictionaries)


@pytest.fixture
def chooser(monkeypatch: pytest.MonkeyPatch) -> Chooser:
    return Chooser(monkeypatch)


def opened(window: MainWindow, worksheet: int = 0) -> WorksheetDialog:
    window.offers.worksheets()
    dialog = window.dialog
    assert isinstance(dialog, WorksheetDialog)
    dialog.choices.which.setCurrentIndex(worksheet)
    return dialog


def shown(dialog: WorksheetDialog) -> str:
    """What could be printed now."""
    return whole_text(dialog.document) if dialog.document else ""


# Where it is found


def test_ctrl_shift_a_opens_the_dialog(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_A, both)
    assert isinstance(window.dialog, WorksheetDialog)


def test_the_learn_page_leads_there(window: MainWindow) -> None:
    window.offers.learn()
    learn = window.stack.shown
    assert isinstance(learn, LearnPage)
    learn.worksheets.click()
    assert isinstance(window.dialog, WorksheetDialog)


def test_games_without_worksheets_have_no_such_entry(
    qtbot: QtBot, tmp_path: Path, preferences: Preferences
) -> None:
    made = MainWindow(toy_ports(tmp_path / "other"), preferences)
    qtbot.addWidget(made)
    keys = {action.shortcut().toString() for action in made.findChildren(QAction)}
    assert "Ctrl+Shift+A" not in keys


@pytest.mark.parametrize("game", ["toy", "other"])
def test_the_worksheets_of_the_game_in_question_come_first(
    window: MainWindow, ports: ToyPorts, preferences: Preferences, game: str
) -> None:
    ports.entries.append(changed(ports.entries[0], game="other"))
    preferences.change(last_game=game)
    choices = opened(window).choices
    assert (8, game) == (choices.which.count(), choices.entry.game)


# What is asked


def test_only_what_matters_to_a_worksheet_is_asked(window: MainWindow) -> None:
    dialog = opened(window)
    choices = dialog.choices
    assert not choices.level.isVisible()
    assert not choices.number.isVisible()
    assert choices.options[0, "is_red"].isVisible()
    choices.which.setCurrentIndex(1)
    assert choices.level.isVisible()
    assert choices.number.isVisible()
    assert not choices.options[0, "is_red"].isVisible()


def test_another_answer_draws_another_sheet_at_once(window: MainWindow) -> None:
    dialog = opened(window)
    assert "red False" in shown(dialog)
    dialog.choices.options[0, "is_red"].choose(True)
    assert "red True" in shown(dialog)


def test_another_number_is_another_one(window: MainWindow) -> None:
    dialog = opened(window)
    for number in (1, 77, MOST_NUMBERS):
        dialog.choices.number.setValue(number)
        dialog.choices.another.click()
        assert number != dialog.choices.number.value()
        assert 1 <= dialog.choices.number.value() <= MOST_NUMBERS


@pytest.mark.parametrize(
    ("number", "drawn", "after"),
    [
        (1, 0, 2),
        (77, 4, 82),
        (77, MOST_NUMBERS - 2, 76),
        (MOST_NUMBERS, 0, 1),
        (1, MOST_NUMBERS - 2, MOST_NUMBERS),
    ],
)
def test_every_other_number_can_be_the_next_one(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, number: int, drawn: int, after: int
) -> None:
    class Drawing:
        def __init__(self, _seed: int) -> None: ...

        def below(self, most: int) -> int:
            assert MOST_NUMBERS - 1 == most
            return drawn

    monkeypatch.setattr(worksheet_choices, "Rng", Drawing)
    choices = opened(window).choices
    choices.number.setValue(number)
    choices.another.click()
    assert after == choices.number.value()


def test_figures_on_the_way_to_a_number_draw_nothing(window: MainWindow) -> None:
    choices = opened(window).choices
    choices.which.setCurrentIndex(1)
    drawn: list[int] = []
    choices.changed.connect(lambda: drawn.append(choices.number.value()))
    choices.number.setFocus()
    choices.number.selectAll()
    QTest.keyClicks(choices.number, "451")
    assert [] == drawn
    choices.level.setFocus()
    choices.number.interpretText()
    assert [451] == drawn


def test_what_a_worksheet_is_about_is_told_with_its_game(window: MainWindow) -> None:
    choices = opened(window, 1).choices
    about = choices.about.text()
    assert "Toy Game" in about
    assert "Draw counters." in about
    assert about == choices.which.accessibleDescription()


def seen(dialog: WorksheetDialog) -> tuple[str, QImage]:
    """What the preview says and shows."""
    picture = QPixmap(dialog.preview.size())
    dialog.preview.render(picture)
    return dialog.preview.accessibleName(), picture.toImage()


def test_the_pages_of_a_sheet_are_turned_and_after_the_last_comes_the_first(
    window: MainWindow,
) -> None:
    dialog = opened(window, 3)
    first = seen(dialog)
    assert "Preview: Page 1 of 2" == first[0]
    dialog.forth.click()
    second = seen(dialog)
    assert "Preview: Page 2 of 2" == second[0]
    assert first[1] != second[1]
    dialog.forth.click()
    assert first == seen(dialog)
    dialog.back.click()
    assert second == seen(dialog)
    assert ["The page before", "The next page"] == [
        button.accessibleName() for button in (dialog.back, dialog.forth)
    ]


def test_of_a_single_page_nothing_can_be_turned(window: MainWindow) -> None:
    dialog = opened(window, 3)
    assert dialog.forth.isVisible()
    dialog.choices.which.setCurrentIndex(0)
    assert not dialog.forth.isVisible()
    assert not dialog.back.isVisible()


def test_large_text_leaves_the_preview_out_with_its_buttons(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.change(text_scale=200)
    dialog = opened(window, 3)
    parts = (dialog.preview, dialog.back, dialog.forth)
    assert [False] * 3 == [part.isVisible() for part in parts]
    assert dialog.pages.text().startswith("2 pages")


# What is made of words


def test_it_waits_for_the_dictionary_and_goes_on_by_itself(
    window: MainWindow, dictionaries: LateDictionaries, qtbot: QtBot
) -> None:
    dialog = opened(window, 1)
    assert "The dictionary is being opened …" == dialog.pages.text()
    QApplication.processEvents()
    assert dialog.pages.height() >= dialog.pages.heightForWidth(dialog.pages.width())
    assert not dialog.print_button.isEnabled()
    dictionaries.open()
    qtbot.waitUntil(dialog.print_button.isEnabled)
    assert "en easy 1" in shown(dialog)
    assert dialog.pages.text().startswith("1 page")


def test_a_screen_reader_is_told_when_the_sheet_is_there(
    window: MainWindow,
    dictionaries: LateDictionaries,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    said = heard(monkeypatch, worksheet_dialog)
    dictionaries.open()
    dialog = opened(window, 1)
    qtbot.waitUntil(dialog.print_button.isEnabled)
    assert [dialog.pages.text()] == said


def test_the_last_choice_is_made_and_none_before_it(
    window: MainWindow, dictionaries: LateDictionaries, qtbot: QtBot
) -> None:
    dictionaries.open()
    dialog = opened(window, 1)
    dialog.choices.level.choose(Level.HARD)
    dialog.choices.number.setValue(40)
    dialog.choices.language.choose("de")
    qtbot.waitUntil(dialog.print_button.isEnabled)
    assert "de hard 40" in shown(dialog)


def test_a_dictionary_with_too_few_words_says_so(
    window: MainWindow, dictionaries: LateDictionaries, qtbot: QtBot
) -> None:
    dictionaries.open()
    dialog = opened(window, 2)
    said = "This dictionary has too few words for such a sheet."
    qtbot.waitUntil(lambda: said == dialog.pages.text())
    assert not dialog.save_button.isEnabled()
    dialog.choices.which.setCurrentIndex(0)
    assert dialog.save_button.isEnabled()


def test_a_dialog_that_was_closed_is_told_nothing(
    window: MainWindow, dictionaries: LateDictionaries, qtbot: QtBot
) -> None:
    dialog = opened(window, 1)
    with qtbot.waitSignal(dialog.destroyed):
        dialog.reject()
    dictionaries.open()


def test_it_is_saved_under_a_name_that_tells_it_from_others(
    window: MainWindow,
    dictionaries: LateDictionaries,
    chooser: Chooser,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    dictionaries.open()
    dialog = opened(window, 1)
    dialog.choices.number.setValue(12)
    qtbot.waitUntil(dialog.save_button.isEnabled)
    chooser.path = tmp_path / "ours.pdf"
    dialog.save_button.click()
    assert ["Words-all EN Easy 12.pdf"] == chooser.offered
    assert b"%PDF" == chooser.path.read_bytes()[:4]


# For everybody


@pytest.mark.parametrize("worksheet", [0, 1])
def test_every_control_has_a_name_and_tab_reaches_it(window: MainWindow, worksheet: int) -> None:
    dialog = opened(window, worksheet)
    assert [] == unnamed(dialog)
    choices = dialog.choices
    assert "Sheet number" == choices.number.accessibleName()
    wanted: set[QWidget] = {choices.which}
    wanted |= {choices.number, choices.another} if worksheet else {dialog.print_button}
    reached: set[QWidget] = set()
    for _ in range(20):
        focused = dialog.focusWidget() or dialog
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert wanted <= reached
