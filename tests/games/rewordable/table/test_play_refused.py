"""A refused word is marked as such, and promises nothing until the table takes it after all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.play_hands import click, tap, write
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from tests.games.table_play import SETTINGS
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.rewordable.rules.tokens import Goal

ANA, BEN = 0, 1
REFUSED = "TCAT was refused: try another word."
GERMAN = "TCAT wurde abgelehnt: Versuch ein anderes Wort."
DEALT = Dealt(
    ("C AT T SE EL", "H ER AR TH E"),
    pool="I NG D",
    row=(Goal.FROM_HAND, Goal.PINK_YELLOW, Goal.EIGHT_LETTERS),
)


@pytest.fixture
def table(play: Play) -> Play:
    """Ana looks at C AT T SE EL; a word of three cards of hers wins a token."""
    play.sit_at(DEALT, "Ana", "Ben")
    play.lift()
    return play


def promises(play: Play) -> tuple[str, list[Goal], bool]:
    """The number, the ticked tokens, and whether the button is open."""
    parts = play.parts
    ticked = [badge.goal for badge in parts.tokens.badges if badge.is_earned]
    return parts.gain.number, ticked, parts.acts.build.isEnabled()


NOTHING: tuple[str, list[Goal], bool] = ("", [], False)


def test_a_refused_word_promises_neither_points_nor_tokens(table: Play) -> None:
    write("tcat")
    assert ("+8", [Goal.FROM_HAND], True) == promises(table)
    table.build()
    assert "T C AT" == table.strip.shown
    assert NOTHING == promises(table)
    gain, acts = table.parts.gain, table.parts.acts
    assert gain.is_refused
    assert (REFUSED, REFUSED) == (gain.accessibleName(), acts.note)
    assert REFUSED == acts.build.toolTip() == acts.build.accessibleDescription()
    assert "TCAT, 3 cards. refused" == table.parts.strip.accessibleDescription()


def test_the_mark_goes_with_the_word_and_comes_back_with_it(table: Play) -> None:
    write("tcat")
    table.build()
    tap(Qt.Key.Key_Escape)
    write("cat")
    assert ("+3", [], True) == promises(table)
    assert not table.parts.gain.is_refused
    table.type_word("tcat")
    assert NOTHING == promises(table)


def test_the_mark_is_there_after_another_start(table: Play) -> None:
    write("tcat")
    table.build()
    save = table.save
    table.open()
    table.window.commands.open(save)
    table.come_back()
    table.lift()
    assert ("T C AT", NOTHING) == (table.strip.shown, promises(table))


@pytest.mark.parametrize("button", ["here", "always"])
def test_a_word_that_the_table_takes_after_all_is_marked_no_more(table: Play, button: str) -> None:
    write("tcat")
    table.build()
    click(getattr(table.page.overruling, button))
    assert ("+8", [Goal.FROM_HAND], True) == promises(table)
    table.build()
    assert ["TCAT"] == table.words(ANA)


def test_a_banned_word_is_marked_until_the_ban_is_taken_back(table: Play) -> None:
    table.page.table.set_house("CAT", False)
    write("cat")
    assert ("+3", [], True) == promises(table)
    table.build()
    assert NOTHING == promises(table)
    table.page.table.set_house("CAT", None)
    assert ("+3", [], True) == promises(table)


def test_a_word_that_the_table_voted_down_is_marked(play: Play) -> None:
    play.open(replace(SETTINGS, language="de"))
    play.sit_at(DEALT, "Ana", "Ben", referee=Referee.VOTE)
    play.lift()
    write("tcat")
    play.build()
    click(play.button("Ben: nein"))
    play.lift()
    assert ("T C AT", NOTHING, GERMAN) == (
        play.strip.shown,
        promises(play),
        play.parts.acts.note,
    )


def test_the_next_turn_begins_without_marks(table: Play) -> None:
    write("tcat")
    table.build()
    table.pass_turn()
    table.lift()
    assert not table.page.refusals.has("TCAT")


def test_a_match_in_which_only_letters_were_laid_has_hardly_begun(play: Play) -> None:
    play.sit_at(DEALT, "Ana", "Ben")
    write("qqqqq")
    assert play.window.seating is not None
    assert play.window.seating.has_hardly_begun
    tap(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    home = play.window.screens.home
    assert home is not None
    assert home.banner.message.startswith("That match has hardly begun.")
