"""What happened in the match, in a drawer that covers nothing of the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import click, tap, write
from tests.games.table_play import SETTINGS
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap


def sit(play: Play, **fields: object) -> None:
    """Ana has T R A S E O N Y I, Ben E O R P."""
    luck = Luck(("T R A S", "E O R P"), draws=["E O N Y I"], throws=["R", "R P"])
    play.sit_at(luck, "Ana", "Ben", **fields)


@pytest.fixture
def table(play: Play) -> Play:
    sit(play)
    return play


def lines(play: Play) -> list[str]:
    """What happened, the newest first."""
    shown = play.parts.moves.lines
    return [shown.item(row).text() for row in range(shown.count())]


def test_every_move_has_its_line_the_newest_first(table: Play) -> None:
    table.roll()
    table.press_on("RAT")
    table.say("ROPE")
    said = lines(table)
    assert any("ROPE" in line for line in said[:2])
    assert any("RAT" in line for line in said[1:])
    assert len(said) == len([line for line in said if line])


def test_letters_that_are_laid_have_no_line_and_undo_takes_none_away(table: Play) -> None:
    table.roll()
    before = lines(table)
    write("tray")
    assert before == lines(table)
    tap(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert before == lines(table)


def test_a_match_that_is_opened_again_has_its_lines(table: Play) -> None:
    table.roll()
    table.say("TRAY")
    before, save = lines(table), table.save
    table.open()
    table.window.commands.open(save)
    table.come_back()
    assert before == lines(table)
    assert any("TRAY" in line for line in before)


def test_the_drawer_opens_by_button_and_key_and_covers_nothing(table: Play) -> None:
    table.roll()
    write("tray")
    parts = table.parts
    before = parts.strip.geometry()
    click(parts.acts.moves)
    drawer = parts.drawer
    assert drawer is not None
    assert drawer.isVisible()
    table.page.grab()
    over = drawer.geometry()
    shown: tuple[QWidget, ...] = (parts.dice, parts.strip, parts.rack, parts.bar)
    for part in shown:
        box = part.rect().translated(part.mapTo(table.page, part.rect().topLeft()))
        assert not box.intersects(over), part
    tap(Qt.Key.Key_F6)
    table.page.grab()
    assert not drawer.isVisible()
    assert before == parts.strip.geometry()


# Why a set may be swapped


@pytest.mark.parametrize(
    ("language", "draws", "fields", "why"),
    [
        ("en", "T S Y N R", {}, "Ana has one vowel, and may swap all tiles"),
        ("de", "T S Y N R", {}, "Ana hat einen Vokal und darf alle Plättchen tauschen"),
        (
            "en",
            "E O N Y I",
            {"swap": Swap.ONCE},
            "Ana may swap all tiles, once in the match",
        ),
        ("de", "E O N Y I", {"swap": Swap.ONCE}, "Ana darf alle Plättchen tauschen"),
    ],
)
def test_L5_it_is_said_why_the_tiles_may_be_swapped(
    play: Play, language: str, draws: str, fields: dict[str, object], why: str
) -> None:
    play.open(replace(SETTINGS, language=language))
    play.sit_at(Luck(("T R A S", "E O R P"), draws=[draws]), "Ana", "Ben", **fields)
    assert play.parts.acts.swap.isVisible()
    assert play.parts.strip.accessibleDescription().startswith(why)


def test_L5_without_a_swap_rolling_is_what_is_to_be_done(table: Play) -> None:
    assert not table.parts.acts.swap.isVisible()
    # The heading says what is to be done, and the button does it.
    assert "All dice go into every word." == (table.parts.strip.accessibleDescription())
    assert ("Roll", "") == (table.parts.acts.roll.text(), table.parts.acts.note)
    table.roll()
    assert table.parts.strip.accessibleDescription().startswith("Type or drag a word.")


def test_a_word_that_the_table_accepts_for_the_match_has_its_line_where_it_was_accepted(
    table: Play,
) -> None:
    table.roll()
    before, accepted = lines(table), "The table accepts TRASO in this match."
    table.page.table.set_house("traso", True)
    assert [accepted, *before] == lines(table)
    table.say("TRAY")
    assert accepted == lines(table)[-1 - len(before)]
    after, save = lines(table), table.save
    table.open()
    table.window.commands.open(save)
    assert after == lines(table)


def test_what_happened_has_one_name(table: Play) -> None:
    names = {
        table.parts.moves.lines.accessibleName(),
        table.page.commands.action("moves").text().partition("\t")[0].replace("&", ""),
        table.parts.acts.moves.text().removeprefix("▸ "),
    }
    assert {"All moves"} == names


def test_the_drawer_stays_open_when_all_grows_for_fingers(table: Play) -> None:
    parts = table.parts
    assert parts.drawer is not None
    parts.drawer.set_open(True)
    table.preferences.change(for_fingers=True)
    assert parts is not table.parts
    assert table.parts.drawer is not None
    assert table.parts.drawer.isVisible()
