"""What may be asked about luck: hints in two steps, and odds before and after a press."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import chord, click, tap
from wordsmith_desktop.bots.vocabulary import COMMON
from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.games.length_x_wit.rules.word_search import Playable
from wordsmith_desktop.window.kit import threads

ANA, BEN = 0, 1
TOLD = "Last press: "


def _luck() -> Luck:
    return Luck(("T R A S", "E O R P"), draws=["E O N Y I"], throws=["R", "R P"])


@pytest.fixture
def table(play: Play) -> Play:
    """Ana has T R A S E O N Y I and the die R."""
    play.sit_at(_luck(), "Ana", "Ben")
    play.roll()
    return play


def _hint(table: Play) -> str:
    before = table.message
    click(table.tool("hint"))
    searching = ("Looking for a word …", before)
    table.qtbot.waitUntil(lambda: table.parts.banner.message not in searching)
    return table.message


def is_common(table: Play, word: Playable) -> bool:
    index = table.lexicon().index
    return bool(index.commonness[word.place] >= COMMON and not index.vulgar[word.place])


def test_a_hint_tells_how_a_word_begins_and_then_to_press_with_it(table: Play) -> None:
    common = [one.word for one in table.words() if is_common(table, one)]
    first = _hint(table)
    second = _hint(table)
    # What the word means may stand behind it already.
    told = re.match(
        r"Press with (\w+): scoring brings at most (\d+), pressing about (\d+)\.",
        second,
    )
    assert told is not None, second
    word, in_hand, promised = told[1], int(told[2]), int(told[3])
    assert word in common
    assert f"{len(word)} letters, begins with {word[0]}" in first
    assert word not in first
    assert promised > in_hand
    assert max(one.value for one in table.words() if is_common(table, one)) == in_hand
    table.press_on(word)
    assert 2 == len(table.state.dice)


def test_another_roll_and_another_player_get_a_first_hint_again(table: Play) -> None:
    _hint(table)
    _hint(table)
    table.press_on("RAT")
    assert "Ask again for the word." in _hint(table)
    table.say("ROPE")
    assert "Ask again for the word." in _hint(table)


def test_before_the_first_die_there_is_nothing_to_hint_at(play: Play) -> None:
    play.sit_at(_luck(), "Ana", "Ben")
    tap(Qt.Key.Key_F2)
    assert "There is nothing to spell now." == play.message


# Odds


def _press_and_score(table: Play) -> str:
    """Press, wait for the odds, and score: what is told then."""
    table.press_on("RAT")
    table.qtbot.waitUntil(lambda: table.page.luck.aftermath != "")
    assert TOLD not in table.message
    table.say("ROPE")
    return table.turn_told


def test_the_odds_of_the_last_press_are_told_after_the_turn(table: Play) -> None:
    told = _press_and_score(table)
    assert "Ana: ROPE" in told
    assert TOLD in told
    # How the turn ended stays to be read while others decline, until dice are rolled again, and
    # nothing else says the same.
    assert "" == table.message
    table.decline()
    assert told == table.turn_told
    table.roll()
    assert "" == table.turn_told
    assert TOLD not in table.message


def test_odds_that_are_found_out_late_are_still_told_of_the_turn_that_failed(
    table: Play, waiting: list[Callable[[], None]]
) -> None:
    table.luck.throws = ["QU QU", "QU QU", "QU QU", "QU QU"]
    table.press_on("RAT")
    _fail(table)
    assert TOLD not in table.message
    waiting[0]()
    assert "Banked tiles score: 2 points." in table.message
    assert TOLD in table.message


def test_L8_giving_up_is_not_open_while_a_vowel_is_left_and_says_why(table: Play) -> None:
    table.luck.throws = ["QU QU", "QU QU", "QU QU", "QU QU"]
    table.press_on("RAT")
    give_up = table.parts.acts.give_up
    assert not give_up.isEnabled()
    assert "vowel" in give_up.accessibleDescription()
    _spend_all(table)
    assert give_up.isEnabled()
    click(give_up)
    assert give_up.text() == "No response"
    assert give_up.isEnabled()


def _spend_all(table: Play) -> None:
    while vowels := [one for one in table.parts.rack.tiles if one.view.face.is_vowel]:
        click(table.parts.acts.spend)
        click(vowels[0])
        click(table.parts.acts.confirm_spend)


def _fail(table: Play) -> None:
    """Spend every vowel in vain, and give up."""
    _spend_all(table)
    click(table.parts.acts.give_up)


def test_the_odds_are_told_after_a_failure_too(table: Play) -> None:
    table.luck.throws = ["QU QU", "QU QU", "QU QU", "QU QU"]
    table.press_on("RAT")
    table.qtbot.waitUntil(lambda: table.page.luck.aftermath != "")
    _fail(table)
    assert [2, 0] == table.points
    assert "Banked tiles score: 2 points." in table.message
    assert TOLD in table.message


def test_a_page_built_anew_in_the_middle_of_a_turn_still_tells_the_odds(table: Play) -> None:
    table.press_on("RAT")
    before = table.page
    table.preferences.change(theme="dark")
    assert table.page is not before
    table.qtbot.waitUntil(lambda: table.page.luck.aftermath != "")
    table.say("ROPE")
    assert TOLD in table.turn_told


@pytest.mark.parametrize("responds", [False, True])
def test_a_page_built_anew_after_a_turn_still_has_the_odds_on_its_card(
    table: Play, responds: bool
) -> None:
    _press_and_score(table)
    if responds:
        table.decline()
    told = table.parts.turn.odds.text()
    assert "%" in told
    table.preferences.change(theme="dark")
    table.qtbot.waitUntil(lambda: table.parts.turn.odds.text() == told)
    if responds:
        table.roll()
        table.preferences.change(theme="light")
        assert "" == table.parts.turn.odds.text()


def test_the_odds_are_not_told_where_that_is_off(table: Play) -> None:
    entry = table.page.commands.action("tell odds")
    assert entry.isChecked()
    entry.trigger()
    assert not entry.isChecked()
    assert TOLD not in _press_and_score(table)


def test_without_a_press_no_odds_are_told(table: Play) -> None:
    table.say("RAT")
    assert TOLD not in table.message


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """What would go on beside the window, to be done when a test says so."""
    left: list[Callable[[], None]] = []

    def later(work: Any, *, done: Any, **_more: Any) -> threads.Task:
        ticket = Ticket(lambda _done, _whole: None)
        task = threads.Task(ticket)
        left.append(lambda: None if task.is_cancelled else done(work(ticket)))
        return task

    monkeypatch.setattr(threads, "run", later)
    return left


def test_odds_found_out_after_the_turn_are_not_those_of_the_next(
    table: Play, waiting: list[Callable[[], None]]
) -> None:
    table.press_on("RAT")
    table.say("ROPE")
    table.decline()
    waiting[0]()
    table.roll()
    table.say(table.words()[0].word)
    assert TOLD not in table.message


def test_a_hint_that_comes_after_another_roll_is_not_given(
    table: Play, waiting: list[Callable[[], None]]
) -> None:
    tap(Qt.Key.Key_F2)
    table.press_on("RAT")
    told = table.message
    waiting[0]()
    assert told == table.message


def test_odds_may_be_asked_for_before_the_decision_only_where_that_was_chosen(play: Play) -> None:
    play.sit_at(_luck(), "Ana", "Ben", odds_as_hint=True)
    entry = play.page.commands.action("odds")
    assert not entry.isEnabled()
    play.roll()
    assert entry.isEnabled()
    tap(Qt.Key.Key_F3)
    play.qtbot.waitUntil(lambda: "Pressing now leaves a word in" in play.parts.banner.message)


def test_elsewhere_f3_tells_nothing(table: Play) -> None:
    told = table.message
    assert not table.page.commands.action("odds").isEnabled()
    tap(Qt.Key.Key_F3)
    assert told == table.message


def test_a_roll_is_told_together_with_what_made_it_be_rolled_and_only_once(play: Play) -> None:
    luck = Luck(("T R A S", "E O R P"), draws=["E O N Y I"], throws=["R", "R P", "T P"])
    play.sit_at(luck, "Ana", "Ben")
    play.roll()
    assert "Ana rolls R." == play.message
    play.press_on("RAT")
    banked = "Ana banks A and T of RAT (2 points) and presses on."
    assert f"{banked} Ana rolls R and P." == play.message
    chord("U")
    tap(Qt.Key.Key_Space, text=" ", times=2)
    rolled = "Ana rolls again: T and P."
    assert f"Ana spends the vowel E. {rolled}" == play.message
    play.say("TOP")
    assert play.turn_told.startswith("Ana: TOP\n(1 + 1 + 3) × 2 + 2 banked = 12")
