"""Nobody responds: for all at once, and only after each was named."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.length_x_wit import lw
from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import CTRL, SHIFT, click, focused, tap, write
from tests.games.table_play import SETTINGS
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit import buttons

ANA, BEN, CHO, DORA = range(4)
NAMES = ("Ana", "Ben", "Cho", "Dora")
LUCK = ("T R A S", "E O R P", "N E S T", "A T O N")


def sit(play: Play) -> None:
    """Ana has scored TRAY; the others may respond."""
    play.sit_at(Luck(LUCK, draws=["E O N Y I"], throws=["R"]), *NAMES)
    play.roll()
    play.say("TRAY")
    assert (lw.Phase.RESPOND, BEN) == (play.phase, play.speller)


@pytest.fixture
def table(play: Play) -> Play:
    sit(play)
    return play


def declined(play: Play) -> list[int]:
    """Who has declined, in order."""
    return [
        event.seat
        for played in play.session.match.played
        for event in played.step.events
        if isinstance(event, lw.ResponseDeclined)
    ]


def test_all_responses_are_left_out_by_two_clicks(table: Play) -> None:
    acts = table.parts.acts
    click(acts.nobody)
    question = "Ben, Cho and Dora may still answer: does nobody want to?"
    assert question == table.parts.strip.accessibleDescription()
    # It is said once.
    assert "" == acts.note
    # Nobody is asked to lay anything meanwhile.
    assert "" == table.parts.score.sum
    assert [] == declined(table)
    click(acts.confirm_nobody)
    assert [BEN, CHO, DORA] == declined(table)
    assert (lw.Phase.READY, BEN) == (table.phase, table.state.seat)


def test_whoever_speaks_up_is_asked_as_ever(table: Play) -> None:
    acts = table.parts.acts
    click(acts.nobody)
    click(acts.ask_each)
    assert acts.give_up.isVisible()
    table.say("ROPE")
    assert CHO == table.speller
    assert [] == declined(table)


def test_a_letter_that_is_typed_ends_the_question(table: Play) -> None:
    click(table.parts.acts.nobody)
    write("r")
    assert table.parts.acts.score.isVisible()
    assert not table.parts.acts.confirm_nobody.isVisible()


def test_it_goes_by_keys_and_no_key_answers_twice(table: Play) -> None:
    table.patch.setattr(buttons, "PATIENCE_MS", 60_000)
    tap(Qt.Key.Key_E, CTRL | SHIFT)
    confirm = table.parts.acts.confirm_nobody
    assert confirm is focused()
    tap(Qt.Key.Key_Return, text="\r")
    assert [] == declined(table)
    tap(Qt.Key.Key_Escape)
    assert not confirm.isVisible()
    tap(Qt.Key.Key_E, CTRL | SHIFT)
    table.patch.setattr(buttons, "PATIENCE_MS", 0)
    tap(Qt.Key.Key_Return, text="\r")
    assert [BEN, CHO, DORA] == declined(table)


def test_a_computer_among_them_speaks_for_itself(table: Play) -> None:
    table.patch.setattr(TableView, "people", property(lambda _table: (ANA, BEN, DORA)))
    assert (BEN,) == table.page.gestures.still_asked
    table.page.refresh()
    assert not table.parts.acts.nobody.isVisible()


def test_the_last_one_asked_is_asked_alone(table: Play) -> None:
    table.decline()
    assert table.parts.acts.nobody.isVisible()
    table.decline()
    assert not table.parts.acts.nobody.isVisible()
    assert not table.page.commands.action("nobody").isEnabled()


def test_it_is_asked_in_german(play: Play) -> None:
    play.open(replace(SETTINGS, language="de"))
    sit(play)
    click(play.parts.acts.nobody)
    question = "Ben, Cho und Dora dürfen noch antworten: Möchte niemand?"
    assert question == play.parts.strip.accessibleDescription()
    assert "Niemand antwortet" == play.parts.acts.confirm_nobody.text()


def test_the_multiplier_is_shown_for_the_turn_and_not_for_responses(table: Play) -> None:
    assert "" == table.parts.dice.times.text()
    click(table.parts.acts.nobody)
    click(table.parts.acts.confirm_nobody)
    table.roll()
    assert "× 1" == table.parts.dice.times.text()
