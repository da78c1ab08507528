"""A refused word is marked as such, and promises nothing until the table takes it after all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import click, tap, write

REFUSED = "RTAY was refused: try another word."


@pytest.fixture
def table(play: Play) -> Play:
    """Ana has T R A S E O N Y I and the die R."""
    play.sit_at(Luck(("T R A S", "E O R P"), draws=["E O N Y I"], throws=["R"]), "Ana", "Ben")
    play.roll()
    return play


def promises(play: Play) -> tuple[str, str, bool, bool]:
    """The number, what scoring says, and whether one may score and press."""
    acts = play.parts.acts
    return (
        play.parts.score.number,
        acts.score.text(),
        acts.score.isEnabled(),
        acts.press.isEnabled(),
    )


NOTHING = ("", "Score", False, False)


def test_a_refused_word_promises_no_points(table: Play) -> None:
    write("rtay")
    assert ("7", "Score 7 points", True, True) == promises(table)
    table.enter()
    assert ("R T A Y", NOTHING) == (table.pieces.shown, promises(table))
    acts, score = table.parts.acts, table.parts.score
    assert score.is_refused
    assert (REFUSED, REFUSED) == (score.accessibleName(), acts.note)
    assert REFUSED == acts.score.toolTip() == acts.press.accessibleDescription()
    tap(Qt.Key.Key_Escape)
    write("tray")
    assert ("7", "Score 7 points", True, True) == promises(table)
    assert not score.is_refused


def test_a_word_that_the_table_takes_after_all_can_be_scored(table: Play) -> None:
    write("rtay")
    table.enter()
    click(table.page.overruling.here)
    assert ("7", "Score 7 points", True, True) == promises(table)
    table.enter()
    assert 7 == table.points[0]


def test_a_refused_response_is_marked_until_the_next_is_asked(table: Play) -> None:
    table.say("TRAY")
    write("rpo")
    assert table.parts.acts.score.isEnabled()
    table.enter()
    assert not table.parts.acts.score.isEnabled()
    assert table.page.refusals.has("RPO")
    table.decline()
    assert not table.page.refusals.has("RPO")
