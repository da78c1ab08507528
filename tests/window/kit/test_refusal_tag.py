"""With little room, a refusal stands in one place at a time."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.appearance import appearance, look
from wordsmith_desktop.window.kit.banner import Tone
from wordsmith_desktop.window.kit.header import TableHeader
from wordsmith_desktop.window.kit.table_bar import TableBar

SENTENCE = "Round 4 is over."


def test_a_refusal_stands_on_its_tag_and_only_then_in_the_goals_place(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    usual = look()
    appearance().set_look(replace(usual, has_little_room=True))
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 300)
    bar, head = TableBar(page), TableHeader(page)
    head.show_match("Find the words")
    head.setGeometry(0, 0, 900, 60)
    bar.setGeometry(0, 200, 340, 60)
    news = bar.news
    news.tag.lie_over_head(head)
    page.show()
    goal = head.findChild(QLabel)
    assert goal is not None
    news.show_info(SENTENCE)
    assert (SENTENCE, False) == (goal.text(), news.tag.isVisible())
    news.show_refusal("The anchor stays.")
    assert ("Find the words", True) == (goal.text(), news.tag.isVisible())
    QTest.keyClick(page, Qt.Key.Key_A)
    assert ("The anchor stays.", False) == (goal.text(), news.tag.isVisible())
    news.clear()
    assert "Find the words" == goal.text()
    appearance().set_look(usual)


def test_at_the_largest_text_a_message_has_the_breadth_of_its_tag(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    usual = look()
    appearance().set_look(replace(usual, text_scale=200))
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(640, 400)
    bar = TableBar(page)
    bar.setGeometry(0, 300, 640, 80)
    bar.news.tag.lie_under(page)
    page.show()
    bar.news.tag.say(Tone.INFO, "Three letters, begins with L. Once more shows the word.")
    QApplication.processEvents()
    (line,) = (one for one in bar.news.tag.findChildren(QLabel) if one.text())
    # The rest is the sign, and what parts it from the sentence and the edges.
    assert line.width() > bar.news.tag.width() - look().px(7)
    appearance().set_look(usual)
