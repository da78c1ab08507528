"""Every control of the page has a name, and Tab comes to all of them without a trap."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.ui.games.length_x_wit.play_luck import Luck
from tests.ui.games.length_x_wit.play_table import Play
from tests.ui.games.play_hands import SHIFT, chord, tap, write
from wordsmith_desktop.games.table import Referee
from wordsmith_desktop.ui.kit.strip.laid_piece import LaidPiece
from wordsmith_desktop.ui.kit.strip.piece_button import PieceButton

MOST = 100


def _sit(play: Play, **fields: object) -> None:
    luck = Luck(
        ("T R A S", "E O R P", "A T N S"), draws=["E O N Y I"], throws=["R", "R P", "T P", "P T"]
    )
    play.sit_at(luck, "Ana", "Ben", "Cho", **fields)


@pytest.fixture
def table(play: Play) -> Play:
    """Ana has banked and spent, and lays R O."""
    _sit(play)
    play.roll()
    play.press_on("RAT")
    chord("U")
    play.enter()
    write("to")
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
    """Everything on the screen that can be pressed."""
    buttons = play.page.findChildren(QAbstractButton)
    return [one for one in buttons if one.isVisible() and one.isEnabled()]


def _is_reached_by_arrows(control: QWidget, reached: list[QWidget]) -> bool:
    """Whether Tab comes to its neighbour, from which the arrows go on to it."""
    if not isinstance(control, LaidPiece):
        return False
    parent = control.parentWidget()
    return any(one.parentWidget() is parent or one is parent for one in reached)


def _unreached(play: Play) -> list[str]:
    reached = _round()
    return [
        _name(control)
        for control in _controls(play)
        if control not in reached and not _is_reached_by_arrows(control, reached)
    ]


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _nameless(play: Play) -> list[QWidget]:
    return [control for control in _controls(play) if not _name(control)]


def test_tab_comes_to_everything_before_the_first_die(play: Play) -> None:
    _sit(play)
    assert [] == _unreached(play)
    assert [] == _nameless(play)


def test_tab_comes_to_everything_while_somebody_spells(table: Play) -> None:
    assert [] == _unreached(table)
    assert [] == _nameless(table)
    assert {PieceButton, LaidPiece} <= {
        kind for control in _controls(table) for kind in type(control).__mro__
    }


@pytest.mark.usefixtures("table")
def test_tab_and_back_again_go_the_same_way() -> None:
    forth, back = _round(), _round(back=True)
    assert forth == [back[0], *reversed(back[1:])]


def test_tab_goes_from_the_dice_by_the_strip_to_the_tiles(table: Play) -> None:
    reached = _round()
    dice, rack = table.parts.dice.row.dice[0], table.parts.rack.tiles[0]
    start = reached.index(dice)
    turned = reached[start:] + reached[:start]
    laid = next(one for one in turned if isinstance(one, LaidPiece) or one is table.parts.strip)
    places = [turned.index(one) for one in (dice, laid, rack)]
    assert sorted(places) == places


def test_tab_comes_to_the_vowels_only_while_one_is_spent(table: Play) -> None:
    chord("U")
    assert [] == _unreached(table)
    assert [] == _nameless(table)
    assert [] == [one for one in table.parts.strip.pieces if one in _round()]


def test_tab_comes_to_everything_while_somebody_responds(table: Play) -> None:
    tap(Qt.Key.Key_Escape)
    table.say("TOP")
    assert 1 == table.speller
    assert [] == _unreached(table)
    assert [] == _nameless(table)


def test_tab_comes_to_every_answer_while_the_others_are_asked(play: Play) -> None:
    _sit(play, referee=Referee.OBJECTION)
    play.roll()
    play.say("RAT")
    assert [] == _unreached(play)
    assert [] == _nameless(play)


def test_tab_comes_to_the_offers_of_a_refused_word(play: Play) -> None:
    _sit(play)
    play.roll()
    play.say("RYAT")
    reached = _round()
    assert {play.page.overruling.here, play.page.overruling.always} <= set(reached)
    assert [] == _nameless(play)


def test_tab_comes_to_everything_in_large_text(table: Play) -> None:
    table.preferences.change(text_scale=200)
    assert [] == _unreached(table)
    assert [] == _nameless(table)


def test_tab_comes_to_everything_at_the_end(play: Play) -> None:
    _sit(play, goal=1)
    play.luck.throws.clear()
    for _ in range(3):
        play.roll()
        play.say(play.words()[0].word)
        play.decline()
        play.decline()
    assert play.is_over
    assert {play.parts.ending.play_again, play.parts.ending.home} <= set(_round())
    assert [] == _nameless(play)


def test_every_group_of_the_page_has_a_name(table: Play) -> None:
    parts = table.parts
    groups = (
        parts.dice.row,
        parts.rack,
        parts.strip,
        parts.score,
        parts.bank,
        parts.spent,
        parts.bags,
    )
    assert [] == [group for group in groups if not _name(group)]
