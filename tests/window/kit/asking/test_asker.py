"""The sheet about a word: opened by key and by mouse, and put away again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.toy_explainer import ToyExplainer, meaning_of
from tests.window.listening import heard
from tests.window.shell.stand_ins import unnamed
from wordsmith_desktop.lexicon.rulings import Reason
from wordsmith_desktop.window.kit.asking import sheet as sheet_module
from wordsmith_desktop.window.kit.asking.asker import Asker
from wordsmith_desktop.window.kit.asking.clicks import ASK_KEY, WordClicks
from wordsmith_desktop.window.kit.asking.explainer import AskingTerms
from wordsmith_desktop.window.kit.asking.sheet import WordSheet
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

pytestmark = pytest.mark.usefixtures("dressed")


class Page(QWidget):
    """A window with two words, a line to type in, and a field that has the keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self.explainer = ToyExplainer("FREUD")
        self.terms = AskingTerms(("en",))
        self.looked_up = 0
        self.asker = Asker(self.explainer, lambda: self.terms, self._look_up)
        self.first, self.second = label("SOCK", wrap=False), label("FREUD", wrap=False)
        self.field = QLineEdit()
        column = QVBoxLayout(self)
        for part in (self.first, self.second, self.field):
            column.addWidget(part)
        WordClicks(self, has_key=True)
        self.resize(700, 500)

    def _look_up(self) -> None:
        self.looked_up += 1

    @property
    def sheet(self) -> WordSheet:
        assert self.asker.sheet is not None
        return self.asker.sheet


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.field.setFocus()
    qtbot.waitUntil(made.field.hasFocus)
    return made


def press(widget: QWidget, key: Qt.Key, *, control: bool = False) -> None:
    flags = Qt.KeyboardModifier
    QTest.keyClick(widget, key, flags.ControlModifier if control else flags.NoModifier)


def ask_by_menu(over: QWidget) -> None:
    place = over.rect().center()
    QApplication.sendEvent(
        over,
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, over.mapToGlobal(place)),
    )


def test_the_key_tells_a_word_that_lies_open(page: Page) -> None:
    press(page.field, Qt.Key.Key_I, control=True)
    assert page.sheet.word == "SOCK"
    assert page.sheet.known.text.splitlines() == [
        "Sock",
        "“SOCK” is in the dictionary.",
        "How common: common.",
        "Sock · noun",
        meaning_of("SOCK"),
    ]


def test_what_is_told_of_a_word_is_read_out(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(monkeypatch, sheet_module)
    press(page.field, Qt.Key.Key_I, control=True)
    assert page.sheet.known.text == said[-1]
    assert said[-1].startswith("Sock")
    assert len(set(said)) == len(said)


def test_that_nothing_can_be_told_of_a_word_is_read_out(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, sheet_module)
    page.terms = AskingTerms(("en",), played=frozenset())
    press(page.field, Qt.Key.Key_I, control=True)
    assert say(texts.ONLY_PLAYED) in said[-1]


def test_every_word_that_lies_open_is_reached_by_arrow_keys(page: Page) -> None:
    press(page.field, Qt.Key.Key_I, control=True)
    assert page.sheet.others.hasFocus()
    press(page.sheet.others, Qt.Key.Key_Down)
    assert page.sheet.word == "FREUD"
    assert "“FREUD” is a name." in page.sheet.known.text
    assert f"Freud · name\n{meaning_of('FREUD')}" in page.sheet.known.text


def test_escape_puts_it_away_and_gives_the_keyboard_back(page: Page) -> None:
    press(page.field, Qt.Key.Key_I, control=True)
    press(page.sheet.others, Qt.Key.Key_Escape)
    assert page.asker.sheet is None
    assert page.field.hasFocus()


def test_the_same_key_puts_it_away_too(page: Page) -> None:
    press(page.field, Qt.Key.Key_I, control=True)
    press(page.sheet.others, Qt.Key.Key_I, control=True)
    assert page.asker.sheet is None


def test_it_stops_nothing_that_lies_beside_it(page: Page) -> None:
    press(page.field, Qt.Key.Key_I, control=True)
    assert not page.sheet.isWindow()
    page.field.setFocus()
    QTest.keyClicks(page.field, "hat")
    assert page.field.text() == "hat"
    assert page.asker.sheet is not None


def test_whoever_plays_on_by_mouse_has_it_go_and_presses_what_was_meant(page: Page) -> None:
    press(page.field, Qt.Key.Key_I, control=True)
    sheet = page.sheet
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert page.asker.sheet is sheet, "it can be touched"
    QTest.mousePress(page.field, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.asker.sheet is None
    assert page.field.hasFocus()


def test_escape_puts_it_away_from_wherever_the_keyboard_is(page: Page) -> None:
    press(page.field, Qt.Key.Key_I, control=True)
    page.field.setFocus()
    press(page.field, Qt.Key.Key_Escape)
    assert page.asker.sheet is None


def test_a_right_click_tells_the_word_under_it(page: Page) -> None:
    ask_by_menu(page.second)
    assert page.sheet.word == "FREUD"


def test_a_click_on_a_word_that_does_nothing_else_tells_it(page: Page) -> None:
    QTest.mouseClick(page.second, Qt.MouseButton.LeftButton, pos=QPoint(4, 8))
    assert page.sheet.word == "FREUD"


def test_a_press_that_is_let_go_elsewhere_is_no_click(page: Page) -> None:
    QTest.mousePress(page.first, Qt.MouseButton.LeftButton, pos=QPoint(4, 8))
    below = page.second.mapTo(page, QPoint(4, 8)) - page.first.mapTo(page, QPoint())
    QTest.mouseRelease(page.first, Qt.MouseButton.LeftButton, pos=below)
    assert page.asker.sheet is None


def test_a_click_beside_all_words_tells_nothing(page: Page) -> None:
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.asker.sheet is None
    assert page.explainer.asked == []


def test_nothing_is_asked_before_somebody_asks(page: Page) -> None:
    assert page.explainer.asked == []
    press(page.field, Qt.Key.Key_I, control=True)
    assert page.explainer.words == ["SOCK"]


def test_what_is_covered_cannot_be_asked_about(page: Page) -> None:
    page.terms = AskingTerms(("en",), is_closed=True)
    press(page.field, Qt.Key.Key_I, control=True)
    ask_by_menu(page.second)
    QTest.mouseClick(page.second, Qt.MouseButton.LeftButton, pos=QPoint(4, 8))
    assert page.asker.sheet is None
    assert page.explainer.asked == []


def test_where_only_played_words_can_be_asked_about_it_says_so(page: Page) -> None:
    page.terms = AskingTerms(("en",), played=frozenset({"FREUD"}))
    ask_by_menu(page.first)
    assert say(texts.ONLY_PLAYED) in page.sheet.known.text
    assert page.explainer.asked == []
    page.asker.close()
    ask_by_menu(page.second)
    assert page.explainer.words == ["FREUD"]


def test_by_key_a_word_is_chosen_that_can_be_asked_about(page: Page) -> None:
    page.terms = AskingTerms(("en",), played=frozenset({"FREUD"}))
    press(page.field, Qt.Key.Key_I, control=True)
    assert page.sheet.word == "FREUD"


def test_of_a_word_that_the_table_is_asked_about_nothing_is_told(page: Page) -> None:
    page.terms = AskingTerms(("en",), doubted="SOCK")
    ask_by_menu(page.first)
    assert say(texts.IN_DOUBT, word="SOCK") in page.sheet.known.text
    assert page.explainer.asked == []


def test_a_name_that_the_table_accepts_counts(page: Page) -> None:
    page.terms = AskingTerms(("en",), lenient=frozenset({Reason.NAME}))
    ask_by_menu(page.second)
    assert say(texts.COUNTS_HERE) in page.sheet.known.text


def test_where_no_word_lies_open_one_can_be_typed(page: Page) -> None:
    page.first.hide()
    page.second.hide()
    press(page.field, Qt.Key.Key_I, control=True)
    assert page.looked_up == 1
    assert page.asker.sheet is None


def test_asked_once_more_another_word_can_be_typed(page: Page) -> None:
    press(page.field, Qt.Key.Key_I, control=True)
    press(page.sheet.close_button, Qt.Key.Key_I, control=True)
    assert 1 == page.looked_up
    assert page.asker.sheet is None


def test_a_late_answer_about_another_word_is_not_shown(page: Page) -> None:
    page.explainer = ToyExplainer(is_slow=True)
    page.asker = Asker(page.explainer, lambda: page.terms, lambda: None)
    ask_by_menu(page.first)
    sheet = page.sheet
    sheet.tell("FREUD")
    page.explainer.answer()
    assert "Freud" in sheet.known.text
    assert "Sock" not in sheet.known.text


def test_missing_meanings_are_said_and_all_else_is_told(page: Page) -> None:
    page.explainer.trouble = "No meanings can be shown."
    ask_by_menu(page.first)
    assert "“SOCK” is in the dictionary." in page.sheet.known.text
    assert "No meanings can be shown." in page.sheet.known.text
    page.asker.close()
    ask_by_menu(page.second)
    assert "No meanings can be shown." not in page.sheet.known.text


def test_it_lies_inside_the_window_at_any_size(page: Page) -> None:
    ask_by_menu(page.second)
    for size in ((700, 500), (420, 300), (900, 640)):
        page.resize(*size)
        assert page.rect().contains(page.sheet.geometry())


def test_it_is_as_high_as_its_text_and_scrolls_what_has_no_room(page: Page) -> None:
    ask_by_menu(page.second)
    QApplication.processEvents()
    bar = page.sheet.findChildren(QScrollArea)[0].verticalScrollBar()
    assert 0 == bar.maximum()
    page.resize(420, 240)
    QApplication.processEvents()
    assert bar.maximum() > 0
    assert 0 == bar.value()
    press(page.sheet.close_button, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_the_mouse_at_rest_over_a_word_learns_how_to_ask(page: Page) -> None:
    assert page.asker.words_at(page, page.second.geometry().topLeft() + QPoint(4, 8)) == ("FREUD",)
    assert "Ctrl+I" in say(texts.ASK_TIP, word="FREUD")


def test_everything_on_it_has_a_name_and_the_meaning_is_read_out(page: Page) -> None:
    ask_by_menu(page.first)
    assert unnamed(page.sheet) == []
    assert page.sheet.accessibleName() == say(texts.SHEET)
    assert meaning_of("SOCK") in page.sheet.known.accessibleName()


def test_words_of_a_dialog_are_asked_about_in_it(page: Page, qtbot: QtBot) -> None:
    dialog = PlainDialog("Words of the house", "HOLDERDIE", page)
    dialog.add_close()
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    press(dialog, Qt.Key.Key_I, control=True)
    assert page.sheet.word == "HOLDERDIE"
    assert page.sheet.parentWidget() is dialog
    dialog.reject()
    QApplication.sendPostedEvents()
    assert page.asker.sheet is None


def test_the_key_is_ctrl_and_i() -> None:
    assert ASK_KEY == "Ctrl+I"
