"""Every control of the page has a name, and Tab comes to all of them without a trap."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QListWidget, QWidget

from tests.ui.games.play_hands import SHIFT, chord, click, tap
from tests.ui.games.rewordable.play_deal import Dealt
from tests.ui.games.rewordable.play_table import Play
from wordsmith_desktop.games.table import Referee
from wordsmith_desktop.ui.games.rewordable.word_button import WordButton
from wordsmith_desktop.ui.kit.strip.laid_piece import LaidPiece
from wordsmith_desktop.ui.kit.strip.piece_button import PieceButton

DEALT = Dealt(("C AT T SE EL", "H E R RE TH"), pool="I NG SI")
MOST = 100


@pytest.fixture
def table(play: Play) -> Play:
    """A word in each lexicon; Ana has laid two cards."""
    play.sit_at(DEALT, "Ana", "Ben")
    play.write_word("CAT")
    play.write_word("HER")
    play.lift()
    click(play.strip.card(play.player.hand[0].id))
    click(play.strip.card(play.player.hand[1].id))
    play.parts.strip.setFocus()
    return play


def _round(*, back: bool = False) -> list[QWidget]:
    """Everything that Tab comes to on the page, once round."""
    start = QApplication.focusWidget()
    assert start is not None
    seen = [start]
    for _ in range(MOST):
        tap(*((Qt.Key.Key_Backtab, SHIFT) if back else (Qt.Key.Key_Tab,)))
        at = QApplication.focusWidget()
        assert at is not None
        if at is start:
            return seen
        assert at not in seen, f"Tab goes round and leaves {start} out"
        seen.append(at)
    raise AssertionError("Tab does not come back")


def _controls(play: Play) -> list[QWidget]:
    """Everything on the screen that can be pressed, in any way."""
    return [
        one
        for one in play.page.findChildren(QWidget)
        if isinstance(one, QAbstractButton | QListWidget) and one.isVisible() and one.isEnabled()
    ]


def _is_reached_by_arrows(control: QWidget, reached: list[QWidget]) -> bool:
    """Whether Tab comes to its neighbour, from which the arrows go on to it."""
    if not isinstance(control, LaidPiece | WordButton):
        return False
    parent = control.parentWidget()
    return any(one.parentWidget() is parent or one is parent for one in reached)


def _unreached(play: Play) -> list[QWidget]:
    reached = _round()
    return [
        control
        for control in _controls(play)
        if control not in reached and not _is_reached_by_arrows(control, reached)
    ]


def _name(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


def _nameless(play: Play) -> list[QWidget]:
    return [control for control in _controls(play) if not _name(control)]


def test_tab_comes_to_everything_while_somebody_builds(table: Play) -> None:
    assert [] == _unreached(table)
    assert [] == _nameless(table)
    kinds = {type(control) for control in _controls(table)}
    assert {PieceButton, LaidPiece, WordButton} <= kinds


@pytest.mark.usefixtures("table")
def test_tab_and_back_again_go_the_same_way() -> None:
    forth, back = _round(), _round(back=True)
    assert forth == [back[0], *reversed(back[1:])]


def test_tab_goes_from_top_to_bottom_through_the_lexicons(table: Play) -> None:
    reached = _round()
    headers = [one.header for one in table.parts.lexicons.lexicons.values()]
    places = [reached.index(header) for header in headers]
    assert sorted(places) == places


def test_tab_comes_to_everything_while_cards_are_exchanged(table: Play) -> None:
    chord("E")
    assert [] == _unreached(table)
    assert [] == _nameless(table)


def test_tab_comes_to_every_answer_while_the_others_are_asked(play: Play) -> None:
    play.sit_at(DEALT, "Ana", "Ben", referee=Referee.OBJECTION)
    play.write_word("CAT")
    assert [] == _unreached(play)
    assert [] == _nameless(play)


def test_tab_comes_to_the_offers_of_a_refused_word(table: Play) -> None:
    table.type_word("TEL")
    table.type_word("TSEEL")
    table.build()
    reached = _round()
    assert table.page.overruling.here in reached
    assert table.page.overruling.always in reached
    assert [] == _nameless(table)


def test_tab_comes_to_everything_in_large_text(table: Play) -> None:
    table.preferences.change(text_scale=200)
    table.lift()
    assert [] == _unreached(table)
    assert [] == _nameless(table)


def test_tab_comes_to_everything_at_the_end(play: Play) -> None:
    play.sit_at(DEALT, "Ana", "Ben", cards=13)
    play.write_word("CAT")
    play.write_word("HER")
    assert play.is_over
    reached = _round()
    assert {play.parts.ending.play_again, play.parts.ending.home} <= set(reached)
    assert [] == _nameless(play)


def test_every_group_of_the_page_has_a_name(table: Play) -> None:
    parts = table.parts
    groups = (parts.hand, parts.pool, parts.strip, parts.tokens, parts.deck, parts.lexicons.area)
    assert [] == [group for group in groups if not _name(group)]
    assert all(_name(badge) for badge in parts.tokens.badges)
    assert _name(parts.tokens.pile)
