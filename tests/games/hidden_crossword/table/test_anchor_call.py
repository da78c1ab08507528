"""Calling the anchor by keys, by clicks and from offers (W7)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword.table.draw_table import HALF, DrawTable, asked, draw_of, wear
from tests.games.play_hands import CTRL, click, focused, tab_to, tap, write
from wordsmith_desktop.games.hidden_crossword.table.draw.call_bar import CALL_KEYS
from wordsmith_desktop.games.hidden_crossword.table.draw.word_tiles import LONGEST, Spelling
from wordsmith_desktop.window.kit.look import TARGET
from wordsmith_desktop.window.kit.theme import THEMES, Theme
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

Key = Qt.Key


def spelled(table: DrawTable) -> str:
    return table.panel.call.spelling.word


# Spelling


def test_letters_count_as_often_as_they_are_there() -> None:
    assert frozenset({2, 3}) == Spelling("ABAX", "AB").missing
    assert "A" == Spelling("BA", "ABBC").spent


def test_clicking_a_letter_again_takes_its_last_one_out() -> None:
    assert "BAB" == Spelling("BA", "ABB").toggled("B").word
    assert "BA" == Spelling("BAB", "ABB").toggled("B").word


@pytest.mark.parametrize(("typed", "expected"), [("ä", "AE"), ("ß", "SS"), ("é", "E"), ("7", "")])
def test_what_is_typed_becomes_letters(typed: str, expected: str) -> None:
    assert expected == Spelling().typed(typed).word


def test_no_word_is_longer_than_those_of_the_dictionary() -> None:
    assert LONGEST == len(Spelling("A" * LONGEST).typed("B").word)


# Keys


@pytest.mark.parametrize(("seat", "key"), [(0, Key.Key_F5), (1, Key.Key_F6)])
def test_each_seat_calls_with_its_key_and_types_the_word(
    table: DrawTable, seat: int, key: Qt.Key
) -> None:
    tap(key)
    write("beat")
    tap(Key.Key_Return)
    assert [("called", seat, "BEAT")] == table.told
    assert not table.panel.is_calling


def test_the_keys_are_those_of_the_buttons(table: DrawTable) -> None:
    texts = [button.accessibleName() for button in table.panel.call.choice.buttons]
    assert ["Ana sees a word (F5)", "Ben sees a word (F6)"] == texts
    assert ("F5", "F6") == CALL_KEYS


@pytest.mark.usefixtures("dressed")
def test_players_call_with_the_keys_they_like(qtbot: QtBot) -> None:
    wear()
    table = DrawTable(qtbot, keys=("F12", "F5"))
    tap(Key.Key_F6)
    assert not table.panel.is_calling
    tap(Key.Key_F5)
    write("beat")
    tap(Key.Key_Return)
    assert [("called", 1, "BEAT")] == table.told
    texts = [button.accessibleName() for button in table.panel.call.choice.buttons]
    assert ["Ana sees a word (F12)", "Ben sees a word (F5)"] == texts


def test_letters_mean_nothing_while_nobody_calls(table: DrawTable) -> None:
    write("beat")
    assert [] == table.told
    assert [] == table.words


def test_whoever_was_first_has_the_word(table: DrawTable) -> None:
    tap(Key.Key_F6)
    tap(Key.Key_F5)
    write("be")
    assert "Ben, which word is it?" == table.panel.call.entry.title.text()
    assert "BE" == spelled(table)


def test_backspace_takes_the_last_letter_back(table: DrawTable) -> None:
    tap(Key.Key_F5)
    write("bet")
    tap(Key.Key_Backspace)
    assert "BE" == spelled(table)
    assert ["", "B", "BE", "BET", "BE"] == table.words


def test_escape_withdraws_and_the_draw_goes_on(table: DrawTable) -> None:
    tap(Key.Key_F5)
    write("bea")
    tap(Key.Key_Escape)
    assert [("withdrawn",)] == table.told
    assert table.panel.call.choice.isVisible()
    assert table.panel.pace_bar.next is focused()
    tap(Key.Key_Space)
    assert [("withdrawn",), ("turned",)] == table.told


def test_enter_without_a_letter_calls_nothing(table: DrawTable) -> None:
    tap(Key.Key_F5)
    tap(Key.Key_Return)
    assert [] == table.told
    assert table.panel.is_calling


def test_enter_waits_while_something_speaks_against_the_word(table: DrawTable) -> None:
    tap(Key.Key_F5)
    write("be")
    table.panel.show_against("BE is too short.")
    assert "BE is too short." == table.panel.call.entry.reason.text()
    tap(Key.Key_Return)
    assert [] == table.told
    write("at")
    assert "Type it, or click the letters above." == table.panel.call.entry.reason.text()
    tap(Key.Key_Return)
    assert [("called", 0, "BEAT")] == table.told


def test_keys_of_the_program_type_no_letter(table: DrawTable) -> None:
    tap(Key.Key_F5)
    tap(Key.Key_B, CTRL, text="b")
    assert "" == spelled(table)


def test_no_letter_turns_up_while_somebody_calls(table: DrawTable) -> None:
    tap(Key.Key_F5)
    tap(Key.Key_Space, text=" ")
    assert [] == table.told
    assert not table.panel.pace_bar.next.isEnabled()


def test_letters_typed_beside_the_word_still_go_there(table: DrawTable) -> None:
    tap(Key.Key_F5)
    tab_to(table.panel.letters.rows[0][0])
    write("b")
    assert "B" == spelled(table)
    assert table.panel.call.entry.word is focused()


def test_escape_beside_the_word_withdraws_too(table: DrawTable) -> None:
    tap(Key.Key_F5)
    tab_to(table.panel.letters.rows[0][0])
    tap(Key.Key_Escape)
    assert [("withdrawn",)] == table.told
    assert table.panel.pace_bar.next is focused()


# Clicks


def test_a_word_is_built_by_clicking_letters(table: DrawTable) -> None:
    consonants, vowels = table.panel.letters.rows
    click(table.panel.call.choice.buttons[1])
    for place in (consonants[1], vowels[1], vowels[0], consonants[2]):
        click(place)
    assert "BEAT" == spelled(table)
    assert table.panel.call.entry.word is focused()
    click(table.panel.call.entry.submit)
    assert [("called", 1, "BEAT")] == table.told


def test_a_letter_in_the_word_leaves_its_place_and_comes_back(table: DrawTable) -> None:
    first = table.panel.letters.rows[0][1]
    tap(Key.Key_F5)
    click(first)
    assert "B, in the word" == first.accessibleName()
    click(first)
    assert "" == spelled(table)
    assert "B twice" == first.accessibleName()


def test_a_click_on_a_tile_of_the_word_takes_it_off(table: DrawTable) -> None:
    tap(Key.Key_F5)
    write("beat")
    word = table.panel.call.entry.word
    click(word, word.tile_areas()[1].center().toPoint())
    assert "BAT" == spelled(table)


def test_a_doubled_letter_counts_once_unless_the_rules_say_twice(table: DrawTable) -> None:
    tap(Key.Key_F5)
    write("bb")
    assert frozenset({1}) == table.panel.call.spelling.missing
    tap(Key.Key_Escape)
    question = table.panel.call.choice.question
    assert question.text().endswith("What is there twice (×2) counts once for that word.")
    table.show(draw_of(HALF, doubles=True))
    assert "×2" not in question.text()
    tap(Key.Key_F5)
    write("bb")
    assert frozenset() == table.panel.call.spelling.missing


def test_letters_cannot_be_clicked_while_nobody_calls(table: DrawTable) -> None:
    assert not any(place.isEnabled() for place in table.panel.letters.places)
    tap(Key.Key_F5)
    is_open = [place.isEnabled() for place in table.panel.letters.rows[0]]
    assert [True] * 4 + [False] * 4 == is_open


def test_tab_comes_to_every_letter_of_a_call(table: DrawTable) -> None:
    tap(Key.Key_F5)
    for place in table.panel.letters.rows[1]:
        tab_to(place)
    tap(Key.Key_Return)
    assert "O" == spelled(table)


def test_keys_that_spell_nothing_leave_the_keyboard_where_it_is(table: DrawTable) -> None:
    tap(Key.Key_F5)
    withdraw = table.panel.call.entry.withdraw
    tab_to(withdraw)
    for key, text in ((Key.Key_F9, ""), (Key.Key_7, "7"), (Key.Key_Comma, ",")):
        tap(key, text=text)
        assert (withdraw, "") == (focused(), spelled(table))
    write("b")
    assert (table.panel.call.entry.word, "B") == (focused(), spelled(table))


def test_the_word_says_its_letters_and_what_is_missing(table: DrawTable) -> None:
    word = table.panel.call.entry.word
    tap(Key.Key_F5)
    assert ("The word", "no letter yet") == (word.accessibleName(), word.accessibleDescription())
    write("bus")
    assert "B U (not there) S (not there)" == word.accessibleDescription()


# What follows


def test_the_word_lies_open_while_the_dictionary_is_asked(table: DrawTable) -> None:
    tap(Key.Key_F6)
    write("beat")
    tap(Key.Key_Return)
    table.show(asked("BEAT", seat=1))
    told = table.panel.call.told
    assert told.isVisible()
    assert ("Ben calls:", "BEAT") == (told.title.text(), told.called.letters)
    tap(Key.Key_F5)
    tap(Key.Key_Space)
    assert not table.panel.is_calling
    assert [("called", 1, "BEAT")] == table.told


def test_after_a_refusal_the_search_goes_on(table: DrawTable) -> None:
    table.show(asked("BEAT"))
    table.show(draw_of(HALF))
    assert table.panel.call.choice.isVisible()
    tap(Key.Key_F6)
    assert table.panel.is_calling


def test_the_anchor_stays_in_sight_and_nobody_calls_any_more(table: DrawTable) -> None:
    table.show(draw_of(HALF, anchor="BEAT", anchor_seat=0))
    told = table.panel.call.told
    assert ("Ana saw the anchor word:", "BEAT") == (told.title.text(), told.anchor.letters)
    tap(Key.Key_F6)
    assert not table.panel.is_calling
    tap(Key.Key_Space)
    assert [("turned",)] == table.told


def test_a_call_that_has_become_void_is_over(table: DrawTable) -> None:
    tap(Key.Key_F5)
    write("be")
    table.show(draw_of(HALF, anchor="BEAT", anchor_seat=1))
    assert not table.panel.is_calling
    assert "" == table.words[-1]


def test_a_letter_that_comes_during_a_call_can_be_used(table: DrawTable) -> None:
    tap(Key.Key_F5)
    write("s")
    assert frozenset({0}) == table.panel.call.spelling.missing
    table.show(draw_of(HALF + "S"))
    assert ("S", frozenset()) == (spelled(table), table.panel.call.spelling.missing)


def test_nobody_calls_during_a_pause(table: DrawTable) -> None:
    table.panel.set_paused(True)
    tap(Key.Key_F5)
    assert not table.panel.is_calling
    table.panel.set_paused(False)
    tap(Key.Key_F5)
    assert table.panel.is_calling


def test_one_alone_has_one_button(alone: DrawTable) -> None:
    first, second = alone.panel.call.choice.buttons
    assert "I see a word (F5)" == first.accessibleName()
    assert not second.isVisible()
    tap(Key.Key_F6)
    assert not alone.panel.is_calling
    click(first)
    assert "Which word is it?" == alone.panel.call.entry.title.text()
    write("beat")
    tap(Key.Key_Return)
    assert [("called", 0, "BEAT")] == alone.told


# Languages and sizes


def test_the_call_speaks_german(table: DrawTable) -> None:
    set_language("de")
    wear()
    german = DrawTable(table.qtbot)
    assert "Ben sieht ein Wort (F6)" == german.panel.call.choice.buttons[1].text()
    tap(Key.Key_F6)
    assert "Ben, welches Wort ist es?" == german.panel.call.entry.title.text()
    assert "Rufen (Eingabe)" == german.panel.call.entry.submit.text()


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_twice_the_text_the_word_is_scrolled_into_sight(
    qtbot: QtBot, dressed: QApplication, theme: Theme, language: Language
) -> None:
    assert dressed
    set_language(language)
    wear(scale=200, theme=theme)
    table = DrawTable(qtbot, draw_of(HALF, aside="Z"))
    table.panel.resize(1024, 700)
    QApplication.processEvents()
    tap(Key.Key_F5)
    QApplication.processEvents()
    area, entry = table.panel.area, table.panel.call.entry
    at = entry.mapTo(area.viewport(), entry.rect().topLeft())
    assert area.viewport().rect().contains(entry.rect().translated(at))
    assert 0 == area.horizontalScrollBar().maximum()


@pytest.mark.parametrize("scale", [100, 200])
def test_all_targets_can_be_hit(qtbot: QtBot, dressed: QApplication, scale: int) -> None:
    assert dressed
    wear(scale=scale)
    table = DrawTable(qtbot)
    tap(Key.Key_F5)
    write("beat")
    entry = table.panel.call.entry
    sides = [min(box.width(), box.height()) for box in entry.word.tile_areas()]
    sides += [min(one.width(), one.height()) for one in (entry.submit, entry.withdraw)]
    assert min(sides) >= TARGET
