"""The table of Rewordable in windows of every size, and what stands where."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.games.composition import fit
from tests.games.play_hands import chord, click, tap, write
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.rewordable.rules.tokens import Goal
from wordsmith_desktop.window.shell.tools import ToolButton

DEALT = Dealt(("C AT T SE EL", "H ER AR TH E"), pool="I NG D")


@pytest.fixture
def table(play: Play) -> Play:
    """Ana looks at C AT T SE EL, with I NG D in the pool."""
    play.sit_at(DEALT, "Ana", "Ben")
    play.lift()
    return play


def resize(play: Play, width: int, height: int) -> None:
    fit(play, QSize(width, height))


def is_in_view(widget: QWidget) -> bool:
    seen = widget.visibleRegion().boundingRect()
    return seen == widget.rect() and widget.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 740), (1366, 690), (1920, 1040)])
def test_a_window_of_a_usual_size_shows_all_that_a_turn_needs(
    table: Play, size: tuple[int, int]
) -> None:
    resize(table, *size)
    parts = table.parts
    needed = (parts.strip, parts.hand, parts.pool, parts.tokens, parts.deck, parts.lexicons)
    assert [] == [widget for widget in needed if not is_in_view(widget)]
    # Where there is little room the moves stand below the tokens, and no drawer has to be opened.
    opens = (parts.acts.moves,) if parts.drawer is not None else ()
    for button in (parts.acts.build, parts.acts.pass_turn, *opens):
        assert is_in_view(button)


def test_a_window_that_shrinks_and_grows_keeps_the_order_of_what_lies_there(table: Play) -> None:
    resize(table, 1024, 700)
    resize(table, 1400, 800)
    parts = table.parts
    order = [parts.header, parts.lexicons, parts.strip, parts.hand, parts.bar]
    tops = [widget.mapTo(table.page, widget.rect().topLeft()).y() for widget in order]
    assert tops == sorted(tops)
    write("cat")
    assert "C AT" == table.strip.shown


def test_the_choice_of_cards_to_exchange_is_whole(table: Play) -> None:
    resize(table, 1280, 740)
    chord("E")
    click(table.strip.button(table.card_of_hand("SE").id))
    acts = table.parts.acts
    QApplication.processEvents()
    for button in (acts.confirm, acts.every, acts.none, acts.back):
        assert is_in_view(button)


def test_escape_leaves_the_choice_of_cards_to_exchange(table: Play) -> None:
    chord("E")
    assert table.parts.acts.confirm.isVisible()
    tap(Qt.Key.Key_Escape)
    assert table.parts.acts.build.isVisible()
    write("cat")
    assert "C AT" == table.strip.shown


def test_the_tokens_at_stake_show_while_the_table_is_asked(play: Play) -> None:
    row = (Goal.BLUE_PINK, Goal.ADD_ON, Goal.BLUE_ONLY)
    play.sit_at(
        Dealt(DEALT.hands, pool=DEALT.pool, row=row), "Ana", "Ben", referee=Referee.OBJECTION
    )
    play.lift()
    play.write_word("CAT")
    earned = [badge.accessibleName() for badge in play.parts.tokens.badges]
    assert ["Would be won" in name for name in earned] == [True, False, False]


def test_what_was_built_stands_on_the_curtain(table: Play) -> None:
    table.write_word("CAT")
    host = table.window.host
    assert host is not None
    assert host.cover_shown is not None
    said = [text.text() for text in host.cover_shown.findChildren(QLabel)]
    assert any(text.startswith("Ana built CAT") for text in said)


def test_a_refused_word_that_lies_there_no_more_is_not_offered(table: Play) -> None:
    table.write_word("TSEEL")
    assert table.page.overruling.isVisible()
    tap(Qt.Key.Key_Escape)
    assert not table.page.overruling.isVisible()


def test_the_hint_can_be_asked_for_by_mouse(table: Play) -> None:
    tools = table.window.findChildren(ToolButton)
    click(next(tool for tool in tools if tool.text() == "Hint"))
    table.qtbot.waitUntil(lambda: "letters" in table.message)
