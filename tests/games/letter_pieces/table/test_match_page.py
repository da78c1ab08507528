"""The page of a match: named and reachable controls, other looks, and going on later."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QLabel,
    QLineEdit,
    QWidget,
)

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import CTRL, SHIFT, chord, click, move, press, tap, write
from tests.games.table_play import SETTINGS, texts_of
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.letter_pieces.table.board import Board
from wordsmith_desktop.window.shell.home import Home

POOL = (3, 3, 1, 1)
CORNER = lp.Slot(1, 2)
ODD = lp.Pose(213, 871, 60)
"""A place and an angle that no letter wants."""


def _playing(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(given=POOL, clock=Clock.SOFT))
    write("li")


def _choosing(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(challenges=1))
    while not play.player.choices:
        chord("R")


def _called(play: Play) -> None:
    play.sit("Ana", "Ben", "Cho", rules=lp.Ruleset(given=POOL, referee=Referee.OBJECTION))
    play.type_word("LIT")
    play.claim()


def _refused(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(given=POOL))
    play.type_word("CLI")
    play.claim()


def _racing(play: Play) -> None:
    play.sit("Ana", "Ben", "Cho", "Dora", rules=lp.Ruleset(given=POOL, table=lp.TableMode.BUZZER))


def _naming(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(required=lp.RequiredLetters.WORD))


def _in_rows(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(given=POOL, required=lp.RequiredLetters.RANDOM))


def _step(play: Play) -> None:
    play.sit("Ana", rules=lp.Ruleset(mode=lp.Mode.WORD_BY_WORD, challenges=1))


def _between(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(challenges=2, given=POOL))
    chord("E")
    chord("E")


def _over(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(challenges=1, given=POOL))
    for _ in range(2):
        play.give_up()
    play.go_on()


STATES = (
    _playing,
    _choosing,
    _called,
    _refused,
    _racing,
    _naming,
    _in_rows,
    _step,
    _between,
    _over,
)


@pytest.fixture(params=STATES, ids=lambda state: state.__name__.strip("_"))
def shown(request: pytest.FixtureRequest, play: Play) -> Play:
    """A page in one of its states."""
    begin: Callable[[Play], None] = request.param
    begin(play)
    return play


# Names and tabs


def _nameless(interface: QAccessibleInterface) -> list[str]:
    """Every control below an interface that can be seen and has no name."""
    if interface.state().invisible:
        return []
    is_control = interface.state().focusable and not _is_viewport_or_text(interface.object())
    is_nameless = is_control and not interface.text(QAccessible.Text.Name)
    found = [str(interface.object())] if is_nameless else []
    for index in range(interface.childCount()):
        child = interface.child(index)
        found += _nameless(child) if child is not None else []
    return found


@pytest.mark.sampled(2)
def test_every_control_has_a_name_and_tab_goes_round_them_all(shown: Play) -> None:
    assert [] == _nameless(QAccessible.queryAccessibleInterface(shown.page))
    board = shown.parts.board
    if board.isVisible():
        assert board.accessibleName()
        assert "In the heaps:" in board.accessibleDescription()
    _assert_tab_goes_round(shown.page, Qt.KeyboardModifier.NoModifier)
    _assert_tab_goes_round(shown.page, SHIFT)


def _assert_tab_goes_round(page: QWidget, keys: Qt.KeyboardModifier) -> None:
    """Tab reaches every control and comes back to where it began."""
    wanted = {
        control
        for kind in (QAbstractButton, QAbstractSpinBox, QLineEdit, Board)
        for control in page.findChildren(kind)
        # A number's own line is no stop beside it.
        if not isinstance(control.parent(), QAbstractSpinBox)
        and control.isVisible()
        and control.isEnabled()
        and _takes_tab(control)
    }
    start = QApplication.focusWidget()
    assert start is not None
    reached = {start}
    for _ in range(len(wanted) + 10):
        tap(Qt.Key.Key_Backtab if keys else Qt.Key.Key_Tab, keys, text="\t")
        now = QApplication.focusWidget()
        assert now is not None
        if now is start:
            break
        reached.add(now)
    assert [] == [one.accessibleName() for one in wanted - reached]
    assert QApplication.focusWidget() is start


def _is_viewport_or_text(thing: object) -> bool:
    """The inside of a named area, or a sentence that can only be selected."""
    return isinstance(thing, QLabel) or (
        isinstance(thing, QWidget) and isinstance(thing.parentWidget(), QAbstractScrollArea)
    )


def _takes_tab(control: QWidget) -> bool:
    return bool(control.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)


def test_letters_typed_anywhere_on_the_page_go_to_the_board(play: Play) -> None:
    _playing(play)
    play.parts.claim.pass_button.setFocus()
    write("t")
    assert "LIT" == play.built
    assert play.parts.board.hasFocus()


# Another look


def _lay_oddly(play: Play) -> None:
    """A letter, a misplaced piece, and a word of the past."""
    play.sit("Ana", "Ben", rules=lp.Ruleset(given=POOL, clock=Clock.HARD, turn_seconds=60))
    play.write_word("LIT")
    write("l")
    play.board.drag(
        play.board.free(lp.Shape.B), play.board.at(lp.from_cell(ODD, CORNER)), notches=4
    )
    play.session.tick(700)


def test_language_theme_and_text_size_change_in_the_middle_of_a_turn(play: Play) -> None:
    _lay_oddly(play)
    before, page, left = play.player, play.page, play.session.readings
    odd = before.placed[-1].pose
    assert 60 == odd.angle
    for change in (
        {"language": "de"},
        {"theme": "dark"},
        {"text_scale": 200},
        {"theme": "contrast"},
    ):
        play.preferences.change(**change)
        assert play.page is not page
        page = play.page
        assert (before, left) == (play.player, play.session.readings)
        assert play.parts.board.bench is not None
        assert before == play.parts.board.bench.player
        assert "L" == play.board.letter_in(lp.Slot(0, 0))
        assert play.parts.board.hasFocus()
    assert play.window.windowTitle().startswith("Ben ist dran, Runde 1 – Buchstabenschmiede")
    assert play.parts.board.accessibleDescription().startswith("Auf der Werkbank: L ?.")
    write("i")
    assert "I" == play.board.letter_in(lp.Slot(1, 3))


def test_a_piece_in_the_hand_goes_back_when_the_look_changes(play: Play) -> None:
    _playing(play)
    before = play.player
    start = play.board.place_of(play.board.free(lp.Shape.B))
    press(play.parts.board, start)
    move(play.parts.board, start - QPointF(0, 120))
    play.preferences.change(theme="dark")
    assert play.parts.board.hand is None
    assert before == play.player


def test_the_settings_are_visited_from_the_table_and_left_again(play: Play) -> None:
    _lay_oddly(play)
    before = play.player
    tap(Qt.Key.Key_Comma, CTRL)
    assert play.window.screen_shown is not play.window.host
    play.preferences.change(language="de")
    tap(Qt.Key.Key_Escape)
    assert play.window.screen_shown is play.window.host
    assert before == play.player


def test_a_narrow_window_with_large_text_still_shows_the_board(play: Play) -> None:
    play.preferences.change(text_scale=200)
    _playing(play)
    play.window.resize(800, 600)
    QApplication.processEvents()
    assert play.parts.board.isVisible()
    write("t")
    assert "LIT" == play.built


# Going on


def test_a_new_start_goes_on_exactly_where_the_table_was(play: Play) -> None:
    _lay_oddly(play)
    state = play.session.match.state
    play.open()
    assert isinstance(play.window.screen_shown, Home)
    card = play.card("Continue")
    assert "Ben’s turn, round 1" in card.accessibleName()
    click(card)
    play.come_back()
    assert state == play.session.match.state
    assert play.parts.board.bench is not None
    assert state.players[1] == play.parts.board.bench.player
    # What was done before can still be taken back.
    chord("Z")
    assert 1 == len(play.player.placed) - 1
    chord("Z")
    assert () == tuple(p for p in play.player.placed if p not in state.players[1].placed)


def test_a_match_goes_on_in_the_middle_of_a_call(play: Play) -> None:
    _called(play)
    play.open()
    click(play.card("Continue"))
    play.come_back()
    assert "Ana calls LIT" in texts_of(play.parts.call)
    click(play.button("No objection"))
    assert ("LIT",) == play.words(0)


def test_a_match_goes_on_behind_the_curtain(play: Play) -> None:
    play.sit(
        "Ana", "Ben", rules=lp.Ruleset(mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN, given=POOL)
    )
    play.lift()
    write("li")
    play.open()
    click(play.card("Continue"))
    play.come_back()
    assert play.curtain is not None
    play.lift()
    assert "LI" == play.built


def test_a_finished_match_is_no_longer_offered_but_can_be_seen_again(play: Play) -> None:
    _over(play)
    play.open(replace(SETTINGS))
    assert play.services.saves.of_late(0).going_on is None
    saved = play.services.saves.of_late(1).earlier[0]
    assert saved.scores is not None
    play.window.commands.open(saved.path)
    assert play.end.isVisible()


def test_the_die_shows_the_star_that_was_rolled_once_the_match_is_opened_again(play: Play) -> None:
    _choosing(play)
    face = play.parts.tray.die.tumble.face
    assert face.is_star
    play.window.host.build()  # type: ignore[union-attr]
    assert face is play.parts.tray.die.tumble.face
    play.choose_pieces()
    assert face is play.parts.tray.die.tumble.face


def test_a_die_that_nobody_has_rolled_in_the_turn_shows_nothing_of_the_last_one(
    play: Play,
) -> None:
    _choosing(play)
    play.choose_pieces()
    click(play.parts.claim.pass_button)
    play.window.host.build()  # type: ignore[union-attr]
    assert lp.Face.LONG is play.parts.tray.die.tumble.face
