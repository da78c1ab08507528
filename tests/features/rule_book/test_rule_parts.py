"""Rule books have five headed parts, what it is about first, and lead to the first lesson."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.window.shell.stand_ins import ToyPorts, toy_entry
from wordsmith_desktop.features.rule_book.pages.rules_page import RulesPage
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.game_words import words_of
from wordsmith_desktop.wording.rule_part_texts import A_TURN, AIM, SCORING, SET_UP, THE_END
from wordsmith_desktop.wording.texts import LANGUAGES, Language, Text, say, set_language

FIVE = (AIM, SET_UP, A_TURN, SCORING, THE_END)
MOST = 210
"""Characters of a part's gist, which is read at a glance."""


@pytest.mark.parametrize("game", game_names())
def test_every_rule_stands_in_one_of_the_parts(game: str) -> None:
    words = words_of(game)
    parts = words.rule_parts()
    assert list(FIVE) == [part.title for part in parts][:5]
    assert () == parts[0].numbers
    placed = [number for part in parts for number in part.numbers]
    assert len(placed) == len(set(placed))
    assert {rule.number for rule in words.rules()} == set(placed)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_part_is_about_is_short(game: str, language: Language) -> None:
    parts = words_of(game).rule_parts()
    assert [] == [part for part in parts if len(part.gist.in_language(language)) > MOST]


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_book_begins_with_what_it_is_about(game: str, language: Language, qtbot: QtBot) -> None:
    set_language(language)
    entry = find_entry(game)
    assert entry is not None
    page = RulesPage([entry], game)
    qtbot.addWidget(page)
    parts = entry.words.rule_parts()
    lines = page.text.toPlainText().splitlines()
    assert [say(AIM), say(parts[0].gist)] == lines[:2]
    headings = [line for line in lines if line in {say(part.title) for part in parts}]
    assert [say(part.title) for part in parts] == headings
    assert not page.lesson.isHidden()
    # What is searched for stands under its heading, and nothing else does.
    wanted = parts[2].numbers[0]
    page.search.setText(wanted)
    found = page.text.toPlainText().splitlines()
    assert say(parts[2].title) == found[0]
    assert found[1].startswith(wanted)
    set_language("en")


def test_the_first_lesson_is_a_click_away(window: MainWindow, ports: ToyPorts) -> None:
    assert ports.entries[0].lessons
    window.offers.rules("toy", "")
    page = window.screen_shown
    assert isinstance(page, RulesPage)
    page.lesson.click()
    assert window.seating is not None
    assert "toy" == window.seating.entry.game
    assert window.screen_shown is window.host


def test_rules_begin_with_the_game_that_one_comes_from(window: MainWindow, ports: ToyPorts) -> None:
    ports.entries.append(toy_entry("other", Text("Other", "Anderes")))
    window.screens.show_new_match(ports.entries[1])
    window.offers.rules("", "")
    page = window.screen_shown
    assert isinstance(page, RulesPage)
    assert "other" == page.game.currentData()
