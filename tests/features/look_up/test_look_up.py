"""Any word can be typed and looked up: verdict, meaning, how common, and what it takes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from tests.helpers.changed_entry import saying
from tests.helpers.toy_explainer import meaning_of
from tests.window.listening import heard
from tests.window.shell.conftest import OpenTable, page_of
from tests.window.shell.stand_ins import ToyPorts, toy_entry, unnamed
from wordsmith_desktop.features.look_up.pages import look_up
from wordsmith_desktop.features.look_up.pages.look_up import LookUpDialog, takes
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say, set_language


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> LookUpDialog:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    made = window.dialog
    assert isinstance(made, LookUpDialog)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_a_word_is_looked_up_by_keys_alone(dialog: LookUpDialog) -> None:
    assert dialog.field.hasFocus()
    assert say(texts.LOOK_UP_EMPTY) == dialog.known.text
    QTest.keyClicks(dialog.field, "tree")
    lines = dialog.known.text.splitlines()
    assert lines[0] == "Tree"
    assert "“TREE” is in the dictionary." in lines
    assert "How common: common." in lines
    assert meaning_of("TREE") in lines
    QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_language_is_chosen_in_it(dialog: LookUpDialog, ports: ToyPorts) -> None:
    QTest.keyClicks(dialog.field, "baum")
    other = next(
        n for n in range(dialog.dictionary.count()) if n != dialog.dictionary.currentIndex()
    )
    dialog.dictionary.setCurrentIndex(other)
    assert dialog.dictionary.itemData(other) == ports.explainer.asked[-1].tags[0]


def test_enter_neither_closes_it_nor_asks_again(dialog: LookUpDialog, ports: ToyPorts) -> None:
    QTest.keyClicks(dialog.field, "tree")
    asked = len(ports.explainer.asked)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert asked == len(ports.explainer.asked)


def test_enter_reads_out_what_is_shown(
    dialog: LookUpDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, look_up)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    QTest.keyClicks(dialog.field, "tree")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert [say(texts.LOOK_UP_EMPTY), f"{dialog.known.text}\n{dialog.takes.text()}".strip()] == said


def test_everything_in_it_has_a_name(dialog: LookUpDialog) -> None:
    QTest.keyClicks(dialog.field, "tree")
    assert unnamed(dialog) == []


def test_a_game_that_says_nothing_of_a_word_is_left_out() -> None:
    silent = toy_entry()
    telling = saying(toy_entry("other"), makeup=lambda word, tag: f"{len(word)} toys, {tag}")
    assert ["Toy Game: 4 toys, de"] == list(takes("TREE", "de", [silent, telling]))
    assert ["Toy Game: 4 toys, en"] == list(takes("TREE", "en-gb", [silent, telling]))


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize(
    ("language", "word", "lines"),
    [
        (
            "en",
            "QUIT",
            {
                "hidden_crossword": "The letters Q · U · I · T, which a draw can bring.",
                "length_x_wit": "3 tiles or dice: QU · I · T",
                "letter_pieces": "9 pieces: 2 long straights",
                "rewordable": "At least ",
            },
        ),
        (
            "de",
            "JAZZ",
            {
                "hidden_crossword": "Die Buchstaben J · A · 2 × Z, die keine Ziehung bringt.",
                "length_x_wit": "4 Plättchen oder Würfel: J · A · Z · Z",
                "letter_pieces": "11 Teile: 4 lange Geraden",
            },
        ),
    ],
)
def test_every_game_says_what_a_word_takes(language: str, word: str, lines: dict[str, str]) -> None:
    set_language(language)
    for game in game_names():
        entry = find_entry(game)
        assert entry is not None
        said = entry.words.makeup(word, language)
        assert said
        assert lines.get(game, "") in said, said


@pytest.mark.usefixtures("dressed")
def test_a_word_that_a_game_cannot_spell_is_told_as_such() -> None:
    for game in game_names():
        entry = find_entry(game)
        assert entry is not None
        assert entry.words.makeup("A1", "en")


def test_a_table_gives_its_own_dictionary_and_lists(
    window: MainWindow, open_table: OpenTable, ports: ToyPorts
) -> None:
    open_table()
    assert window.host is not None
    terms = window.host.asking_terms()
    assert ("en",) == terms.tags
    assert terms.house is not None
    assert terms.played is None
    assert not terms.is_closed
    window.offers.look_up()
    dialog = window.dialog
    assert isinstance(dialog, LookUpDialog)
    dialog.field.setText("tree")
    assert terms.house is ports.explainer.asked[-1].house
    assert isinstance(dialog.dictionary, QComboBox)
    dialog.reject()


def test_the_planted_secret_of_a_covered_table_cannot_be_asked_about(
    window: MainWindow, open_table: OpenTable, ports: ToyPorts
) -> None:
    open_table()
    QTest.keyClick(window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert window.words.asker.sheet is not None
    assert "ANT" in ports.explainer.words
    ports.explainer.asked.clear()
    page_of(window).end_turn()
    assert window.host is not None
    assert window.host.is_covered
    assert window.words.asker.sheet is None
    QTest.keyClick(window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert window.words.asker.sheet is None
    assert not window.words.asker.ask_at(window, window.rect().center())
    assert ports.explainer.asked == []


def test_the_sheet_goes_with_its_screen(window: MainWindow, open_table: OpenTable) -> None:
    open_table()
    window.words.ask()
    assert window.words.asker.sheet is not None
    window.offers.settings()
    assert window.words.asker.sheet is None
