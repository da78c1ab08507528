"""When all letters are there: no word was seen, or letters and anchor are dealt (W7)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.hidden_crossword.table.draw_table import (
    HALF,
    NAMES,
    DrawTable,
    dealt,
    draw_of,
    nobody_saw,
)
from tests.games.play_hands import click, focused, tap, write
from wordsmith_desktop.games.hidden_crossword.rules.state import Phase
from wordsmith_desktop.window.kit import buttons

Key = Qt.Key


# Nobody saw a word


def end(table: DrawTable, *, seats: int = 2, is_shorter: bool = False) -> None:
    """All letters are there."""
    table.show(nobody_saw(seats=seats))
    table.panel.show_ending(
        can_offer=True, can_redraw=not is_shorter, is_shorter_allowed=is_shorter
    )
    QApplication.processEvents()


def test_at_the_end_one_may_name_a_word_ask_for_some_or_draw_afresh(table: DrawTable) -> None:
    end(table)
    ending = table.panel.ending
    assert "Does anybody see a word of 4 letters?" in table.panel.call.choice.question.text()
    click(ending.ask)
    click(ending.afresh)
    tap(Key.Key_F6)
    write("tread")
    tap(Key.Key_Return)
    assert [("offers",), ("afresh",), ("called", 1, "TREAD")] == table.told


def _is_in_view(table: DrawTable, part: QWidget | None) -> bool:
    area = table.panel.area.viewport()
    if part is None or not part.isVisible():
        return False
    return area.rect().contains(QRect(part.mapTo(area, QPoint()), part.size()))


@pytest.mark.parametrize("height", [560, 640, 760])
def test_letters_grow_smaller_until_all_that_is_asked_is_in_view(
    table: DrawTable, height: int
) -> None:
    """At the greatest size of the tiles a lesson's lines would leave no room for the buttons."""
    table.panel.resize(1240, height)
    QApplication.processEvents()
    assert all(_is_in_view(table, button) for button in table.panel.call.choice.buttons)

    end(table)
    table.panel.show_offers(["BEAT", "TREAD", "NOTE", "RATED", "STORE", "BOARD", "TRADE", "DEBIT"])
    table.qtbot.waitUntil(lambda: _is_in_view(table, table.panel.ending.offers))


def test_what_is_not_open_is_not_offered(table: DrawTable) -> None:
    end(table, is_shorter=True)
    ending = table.panel.ending
    assert (True, False) == (ending.ask.isVisible(), ending.afresh.isVisible())
    assert "Now a word of 3 letters will do, too." == ending.shorter.text()
    assert ending.shorter.isVisible()


@pytest.mark.parametrize(("seat", "name"), list(enumerate(NAMES)))
def test_an_offered_word_is_named_by_one_of_the_two(table: DrawTable, seat: int, name: str) -> None:
    end(table)
    table.panel.show_offers(["BEAT", "TREAD"])
    offers = table.panel.ending.offers
    assert offers is not None
    assert ["BEAT", "TREAD"] == [button.text() for button in offers.words]
    assert "TREAD as the anchor word" == offers.words[1].accessibleName()
    QApplication.processEvents()
    button = offers.who.button(seat)
    assert name == button.accessibleName()
    click(button)
    click(offers.words[1])
    assert [("called", seat, "TREAD")] == table.told


def test_the_keyboard_comes_to_the_offers(table: DrawTable) -> None:
    end(table)
    table.panel.show_offers(["BEAT", "TREAD"])
    QApplication.processEvents()
    tap(Key.Key_Tab, text="\t")
    tap(Key.Key_Return)
    assert [("called", 0, "TREAD")] == table.told


def test_one_alone_is_not_asked_who_names_the_word(alone: DrawTable) -> None:
    end(alone, seats=1)
    alone.panel.show_offers(["BEAT"])
    offers = alone.panel.ending.offers
    assert offers is not None
    assert not offers.who.isVisible()
    QApplication.processEvents()
    click(offers.words[0])
    assert [("called", 0, "BEAT")] == alone.told


def test_where_there_is_no_word_that_is_said(table: DrawTable) -> None:
    end(table)
    table.panel.show_offers([])
    offers = table.panel.ending.offers
    assert offers is not None
    assert "No such word can be made of these letters." == offers.title.text()
    assert not offers.who.isVisible()
    assert table.panel.ending.afresh is focused()


def test_offers_are_forgotten_when_letters_are_drawn_afresh(table: DrawTable) -> None:
    end(table)
    table.panel.show_offers(["BEAT"])
    table.show(draw_of(""))
    assert table.panel.ending.offers is None
    assert not table.panel.ending.isVisible()


# Everything is there


def test_pool_and_anchor_are_shown_in_order(table: DrawTable) -> None:
    table.show(dealt())
    shown = table.panel.dealt
    assert ["AAEEIOU", "BBDNQRSTTX"] == [row.letters for row in shown.pool.rows.values()]
    assert "Each of you builds with these 17 letters:" == shown.pool.title.text()
    assert "BEAT" == shown.anchor.anchor.letters
    assert "Ben saw the anchor word:" == shown.anchor.title.text()
    assert shown.pool.extra.isVisible()


def test_enter_goes_on_and_the_space_of_one_letter_too_many_does_not(
    table: DrawTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.show(dealt())
    assert "Build" == table.panel.dealt.go_on.text()
    assert table.panel.dealt.go_on is focused()
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    tap(Key.Key_Space, text=" ")
    assert [] == table.told
    monkeypatch.setattr(buttons, "PATIENCE_MS", 0)
    tap(Key.Key_Return, text="\r")
    assert [("went on",)] == table.told


def test_one_alone_starts(alone: DrawTable) -> None:
    alone.show(dealt(seats=1))
    assert "Start" == alone.panel.dealt.go_on.text()
    click(alone.panel.dealt.go_on)
    assert [("went on",)] == alone.told


def test_the_phase_of_the_draw_decides_what_is_shown(table: DrawTable) -> None:
    panel = table.panel
    parts = (panel.call, panel.pace_bar, panel.ending, panel.dealt)
    expected = {
        Phase.DRAW: [True, True, False, False],
        Phase.ANCHOR: [True, False, True, False],
        Phase.DEALT: [False, False, False, True],
    }
    for seen in (draw_of(HALF), nobody_saw(), dealt()):
        table.show(seen)
        assert expected[seen.phase] == [part.isVisible() for part in parts]
