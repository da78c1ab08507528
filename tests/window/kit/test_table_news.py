"""The left of a table's bar: the last message, and quiet facts with what room it leaves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.banner import Tone
from wordsmith_desktop.window.kit.header import TableHeader
from wordsmith_desktop.window.kit.table_bar import TableBar
from wordsmith_desktop.window.kit.table_news import TableNews

GOAL = "Find the words"
FACTS = "You only learn whether it is right. It takes this round’s guess."
SENTENCE = "Round 4 is over."


@pytest.fixture
def news(qtbot: QtBot, dressed: QApplication) -> TableNews:
    """The news of a bar with little room."""
    assert dressed
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 300)
    bar = TableBar(page)
    bar.setGeometry(0, 200, 340, 60)
    page.show()
    return bar.news


def shown(news: TableNews) -> str:
    return news._facts.text()


def test_facts_have_two_lines_where_there_is_no_message(news: TableNews) -> None:
    news.show_facts(FACTS)
    assert news._facts.wordWrap()
    assert FACTS == shown(news)
    assert news._facts.heightForWidth(news.width()) <= news.height()


def test_below_a_message_they_have_what_one_line_holds(news: TableNews) -> None:
    news.show_facts(FACTS)
    news.show_info(SENTENCE)
    assert not news._facts.wordWrap()
    assert shown(news).endswith("…")
    assert FACTS.startswith(shown(news)[:-1])
    news.clear()
    assert FACTS == shown(news)


def test_what_two_lines_do_not_hold_ends_with_a_whole_word(news: TableNews) -> None:
    news.show_facts(f"{FACTS} {FACTS} {FACTS}")
    kept, _, dots = shown(news).rpartition(" ")
    assert "…" == dots
    assert f"{FACTS} {FACTS} {FACTS}".startswith(f"{kept} ")
    assert FACTS == news.facts[: len(FACTS)]


def test_at_the_largest_text_old_news_is_gone_once_the_table_was_not_to_be_seen(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    usual = appearance().look
    appearance().set_look(replace(usual, text_scale=200))
    page, table = QWidget(), QWidget()
    qtbot.addWidget(page)
    page.resize(900, 500)
    table.setParent(page)
    header, bar = TableHeader(table), TableBar(table)
    bar.news.tag.lie_over_head(header)
    header.setGeometry(0, 0, 900, 80)
    table.setGeometry(0, 0, 900, 500)
    header.show_match(GOAL)
    page.show()
    bar.news.show_info(SENTENCE)
    said = header.findChild(QLabel)
    assert isinstance(said, QLabel)
    assert SENTENCE == said.text()
    table.hide()
    assert GOAL == said.text(), "before the next one looks"
    bar.news.show_info(SENTENCE)
    table.show()
    assert GOAL == said.text()
    appearance().set_look(usual)


def test_news_within_a_zone_leaves_what_lies_there_to_be_seen(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 500)
    zone, bar = QWidget(page), TableBar(page)
    zone.setGeometry(20, 50, 860, 380)
    dice = QRect(60, 250, 740, 80)
    tag = bar.news.tag
    tag.lie_within(zone)
    page.show()
    tag.say(Tone.INFO, FACTS)
    on_page = dice.translated(zone.pos())
    assert tag.geometry().intersects(on_page), "as long as nothing lies there"
    tag.word = lambda: (dice,)
    for sentence in (FACTS, f"{FACTS} {FACTS} {FACTS}"):
        tag.say(Tone.INFO, sentence)
        assert not tag.geometry().intersects(on_page)
        assert page.rect().contains(tag.geometry())


def test_at_the_largest_text_what_the_tag_says_whole_is_gone_with_it(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    usual = appearance().look
    appearance().set_look(replace(usual, text_scale=200))
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 500)
    header, bar = TableHeader(page), TableBar(page)
    bar.news.tag.lie_over_head(header)
    header.setGeometry(0, 0, 900, 80)
    bar.setGeometry(0, 420, 900, 80)
    header.show_match(GOAL)
    page.show()
    bar.news.show_info(f"{FACTS} {FACTS}")
    said = header.findChild(QLabel)
    assert isinstance(said, QLabel)
    assert bar.news.tag.isVisible()
    assert GOAL == said.text()
    bar.news.tag.put_away()
    assert GOAL == said.text()
    appearance().set_look(usual)
