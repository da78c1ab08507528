"""Which words lie open in a widget, and where."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.asking.open_words import (
    own_words,
    without_words,
    words_at,
    words_at_keyboard,
    words_below,
    words_in,
)
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.data_table import DataTable
from wordsmith_desktop.window.kit.labels import LabelSize, label


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("“FREUD” is a name.", "FREUD"),
        ("SOCK, 4 points · TREE", "SOCK TREE"),
        ("T-SHIRT and BAG’S or IT'S", "T-SHIRT BAG'S IT'S"),
        ("„TÜR“ und „STRASSE“", "TUER STRASSE"),
        ("Ana’s turn", ""),
        ("A and I", ""),
        ("Ctrl+R, F4, x2AB", ""),
        ("/home/ANA/ALL.PDF", ""),
        ("HATS.", "HATS"),
    ],
)
def test_words_of_a_text_are_those_in_capitals(text: str, words: str) -> None:
    assert words_in(text) == tuple(words.split())


def _shown(qtbot: QtBot, *parts: QWidget) -> QWidget:
    root = QWidget()
    column = QVBoxLayout(root)
    for part in parts:
        column.addWidget(part)
    root.resize(400, 300)
    qtbot.addWidget(root)
    root.show()
    return root


@pytest.mark.usefixtures("dressed")
def test_words_are_told_from_the_top_on_and_each_once(qtbot: QtBot) -> None:
    root = _shown(qtbot, label("SOCK"), label("nothing"), label("TREE, SOCK"))
    assert words_below(root) == ("SOCK", "TREE")


@pytest.mark.usefixtures("dressed")
def test_what_cannot_be_seen_is_not_open(qtbot: QtBot) -> None:
    pages, hidden = QStackedWidget(), label("HIDDEN")
    pages.addWidget(label("FRONT"))
    pages.addWidget(label("BEHIND"))
    root = _shown(qtbot, pages, hidden)
    hidden.hide()
    assert words_below(root) == ("FRONT",)


@pytest.mark.usefixtures("dressed")
def test_a_code_is_no_word(qtbot: QtBot) -> None:
    assert own_words(label("NOFA-PONI-GARU")) == ("NOFA-PONI-GARU",)
    root = _shown(qtbot, without_words(label("NOFA-PONI-GARU")))
    assert words_below(root) == ()


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("wraps", [False, True])
@pytest.mark.parametrize("size", ["", "lead"])
def test_of_several_words_of_a_label_the_one_under_the_mouse_is_told(
    qtbot: QtBot, wraps: bool, size: LabelSize
) -> None:
    line = label("SOCK and then TREE", wrap=wraps, size=size)
    root = _shown(qtbot, line)
    metrics = line.fontMetrics()
    middle = line.mapTo(root, QPoint(0, line.height() // 2))
    first = metrics.horizontalAdvance("SO")
    last = metrics.horizontalAdvance("SOCK and then TR")
    between = metrics.horizontalAdvance("SOCK and th")
    assert words_at(root, middle + QPoint(first, 0)) == ("SOCK",)
    assert words_at(root, middle + QPoint(last, 0)) == ("TREE",)
    assert words_at(root, middle + QPoint(between, 0)) == ()


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("across", [Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight])
@pytest.mark.parametrize("down", [Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom])
def test_words_are_found_where_a_label_puts_its_text(
    qtbot: QtBot, across: Qt.AlignmentFlag, down: Qt.AlignmentFlag
) -> None:
    line = label("SOCK and then TREE", wrap=False)
    line.setAlignment(across | down)
    root = _shown(qtbot, line)
    metrics = line.fontMetrics()
    spare = line.width() - metrics.horizontalAdvance(line.text())
    assert spare > 100
    left = spare // (2 if across == Qt.AlignmentFlag.AlignHCenter else 1)
    half = metrics.height() // 2
    y = half if down == Qt.AlignmentFlag.AlignTop else line.height() - half

    def at(before: str, y: int) -> tuple[str, ...]:
        x = left + metrics.horizontalAdvance(before)
        return words_at(root, line.mapTo(root, QPoint(x, y)))

    assert ("SOCK",) == at("SO", y)
    assert ("TREE",) == at("SOCK and then TR", y)
    assert () == at("SOCK and th", y)
    # The other edge of the label has no words.
    assert () == at("SO", line.height() - y)


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("wraps", [True, False])
def test_words_of_the_second_line_are_found_where_there_is_one(qtbot: QtBot, wraps: bool) -> None:
    line = label("SOCK and then a TREE", wrap=wraps)
    line.setAlignment(Qt.AlignmentFlag.AlignTop)
    root = _shown(qtbot, line)
    metrics = line.fontMetrics()
    line.setFixedWidth(metrics.horizontalAdvance("SOCK and then a TR"))
    QApplication.processEvents()
    second = line.mapTo(root, QPoint(metrics.horizontalAdvance("TR"), metrics.height() * 3 // 2))
    assert (("TREE",) if wraps else ()) == words_at(root, second)


@pytest.mark.usefixtures("dressed")
def test_of_words_that_lie_over_each_other_the_innermost_is_told(qtbot: QtBot) -> None:
    outer = label("SOCK")
    inner = label("nothing", wrap=False)
    column = QVBoxLayout(outer)
    column.addWidget(inner)
    root = _shown(qtbot, outer)
    place = inner.mapTo(root, inner.rect().center())
    # Where it has none, what it is a part of is told.
    assert ("SOCK",) == words_at(root, place)
    inner.setText("TREE")
    assert ("TREE",) == words_at(root, place)


@pytest.mark.usefixtures("dressed")
def test_the_words_of_a_table_are_those_of_its_cells(qtbot: QtBot) -> None:
    table = DataTable("Words", ["Word", "Player", "More"])
    table.show_rows([("SOCK", "Ana", "OAK"), ("TREE", "Ben", "ELM")])
    table.setColumnHidden(2, True)
    root = _shown(qtbot, table)
    assert words_below(root) == ("SOCK", "TREE")
    cell = table.visualRect(table.model().index(1, 0)).center()
    place = table.viewport().mapTo(root, cell)
    assert words_at(root, place) == ("TREE",)


@pytest.mark.usefixtures("dressed")
def test_the_row_of_a_table_that_the_keyboard_is_at_comes_first(qtbot: QtBot) -> None:
    table = DataTable("Words", ["Word"])
    table.show_rows([("SOCK",), ("TREE",)])
    root = _shown(qtbot, table)
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    table.setCurrentCell(1, 0)
    assert words_at_keyboard(root) == ("TREE", "SOCK")


@pytest.mark.usefixtures("dressed")
def test_without_words_at_the_keyboard_the_latest_news_has_them(qtbot: QtBot) -> None:
    banner, field = Banner(), QWidget()
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    root = _shown(qtbot, label("SOCK"), banner, field)
    banner.show_refusal("“FREUD” is a name.")
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert QApplication.focusWidget() is field
    assert words_at_keyboard(root) == ("FREUD",)
