"""Objections and votes, and a table that speaks German."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import focused, tap, write
from tests.games.table_play import SETTINGS, texts_of
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import CallStage, Referee
from wordsmith_desktop.games.length_x_wit.rules.state import Phase

ANA, BEN, CHO = 0, 1, 2
GERMAN = replace(SETTINGS, language="de", word_language="de", player_names=("Ana", "Ben", "Cho"))


# Objections


@pytest.fixture
def table(play: Play) -> Play:
    """Ana has T R A S E O N Y I and the die R; words stand unless somebody objects."""
    luck = Luck(("T R A S", "E O R P", "A T N S"), draws=["E O N Y I"], throws=["R", "R P"])
    play.sit_at(luck, "Ana", "Ben", "Cho", referee=Referee.OBJECTION)
    play.roll()
    return play


def test_an_objection_that_succeeds_takes_the_word_back_and_another_is_said(table: Play) -> None:
    before = table.state_but_row
    table.say("RATY")
    assert "Ana says RATY." in texts_of(table.parts.call)
    assert {"No objection", "Ben", "Cho"} <= set(texts_of(table.parts.call))
    assert not any(button.isVisible() for button in table.parts.acts.buttons)
    laid = {tile.view.text for tile in table.parts.rack.tiles if tile.view.is_used}
    assert {"A", "T", "Y"} == laid
    table.answer("Cho objects")
    assert before == table.state_but_row
    assert table.is_refused("is not in the dictionary.")
    assert "R A T Y" == table.pieces.shown
    assert table.parts.strip.has_keyboard
    table.say("RAT")
    table.answer("No objection")
    assert [3, 0, 0] == table.points


def test_an_objection_that_fails_lets_the_word_stand(table: Play) -> None:
    table.press_on("RAT")
    assert CallStage.OBJECTIONS == table.state.call.stage  # type: ignore[union-attr]
    assert "R" == table.dice
    table.answer("Ben objects")
    assert ("R P", ANA) == (table.dice, table.state.seat)
    assert "A T" == " ".join(sorted(table.banked.split()))


def test_a_response_can_be_objected_to_by_whoever_is_in_control(table: Play) -> None:
    table.say("RAT")
    table.answer("No objection")
    assert BEN == table.speller
    table.say("ROEP")
    assert {"Ana", "Cho"} <= set(texts_of(table.parts.call))
    table.answer("Ana objects")
    assert (Phase.RESPOND, BEN, [3, 0, 0]) == (table.phase, table.speller, table.points)
    assert table.is_refused("is not in the dictionary.")
    table.say("ROPE")
    table.answer("Cho objects")
    assert ([3, 6, 0], CHO) == (table.points, table.speller)


def test_nothing_can_be_done_with_the_strip_while_the_others_are_asked(table: Play) -> None:
    table.say("RATY")
    call = table.state.call
    write("xyz")
    tap(Qt.Key.Key_Escape)
    table.decline()
    table.roll()
    assert call == table.state.call


def test_a_word_that_nobody_objected_to_is_scored_whatever_it_is(table: Play) -> None:
    table.say("RATY")
    assert focused() is table.button("No objection")
    table.enter()
    assert [7, 0, 0] == table.points


# A vote, in German


@pytest.fixture
def german(play: Play) -> Play:
    """Ana has F U E H R S S T E and the die E; the others vote on what no dictionary knows."""
    play.open(GERMAN)
    luck = Luck(("F U E H", "E R S T", "N E S T"), draws=["R S S T E"], throws=["U"])
    fields = {"language": "de", "dictionary": "de", "referee": Referee.VOTE}
    play.sit_at(luck, "Ana", "Ben", "Cho", **fields)
    play.roll()
    assert "U" == play.dice
    return play


@pytest.mark.parametrize("typed", ["füße", "FÜSSE", "fuesse"])
def test_umlauts_and_sharp_s_are_typed_as_two_letters(german: Play, typed: str) -> None:
    write(typed)
    assert "F U E S S E" == german.pieces.shown
    german.enter()
    assert german.points[ANA] > 0
    assert "Ana: FUESSE" in german.turn_told
    assert (Phase.RESPOND, BEN) == (german.phase, german.speller)


def test_a_vote_for_a_word_lets_it_stand(german: Play) -> None:
    german.say("FÜRHES")
    asked = texts_of(german.parts.call)
    assert "Ana sagt FUERHES." in asked
    assert {"Ben: ja", "Ben: nein", "Cho: ja", "Cho: nein"} <= set(asked)
    german.answer("Ben: ja")
    german.answer("Cho: ja")
    assert german.points[ANA] > 0
    assert "FUERHES" in german.state.voted_words


def test_a_vote_against_a_word_leaves_the_turn_as_it_was(german: Play) -> None:
    before = german.state_but_row
    german.say("FÜRHES")
    german.answer("Cho: nein")
    german.answer("Ben: nein")
    assert before == german.state_but_row
    assert german.is_refused("Der Tisch lässt „FUERHES“ nicht gelten.")
    assert "F U E R H E S" == german.pieces.shown
    german.say("FÜR")
    assert german.points[ANA] > 0


def test_a_word_without_the_die_is_refused_in_german(german: Play) -> None:
    german.say("FEST")
    assert german.is_refused("FEST lässt U aus: Alle Würfel müssen ins Wort.")
    assert Phase.DECIDE == german.phase
