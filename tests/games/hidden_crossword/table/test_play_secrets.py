"""What stays hidden at the curtain and from the next player.

Every table is laid twice, with other secrets of Ana's. Whatever can be seen, read out or found
in the window must be the same at both.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QThreadPool, QTimer
from PySide6.QtGui import QClipboard, QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QToolTip

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import laid
from tests.games.hidden_crossword.table.play_grid import FAR
from tests.games.hidden_crossword.table.play_secrets import (
    ANA,
    ANAS,
    ANCHORED,
    BEN,
    BENS,
    Do,
    Hers,
    differences,
    lift_by_key,
    shown,
    sit_to_build,
    sit_to_guess,
)
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import LEFT, NO_KEYS, chord, click, tap, write
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.window.kit import announce
from wordsmith_desktop.window.kit.dialogs import PlainDialog


@pytest.fixture(autouse=True)
def read_out(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that a screen reader is told to say."""
    told: list[str] = []

    class Reader:
        """Stands in for the screen reader."""

        @staticmethod
        def isActive() -> bool:
            return True

        @staticmethod
        def updateAccessibility(sentence: str) -> None:
            told.append(sentence)

    monkeypatch.setattr(announce, "QAccessible", Reader)
    monkeypatch.setattr(announce, "QAccessibleAnnouncementEvent", lambda _source, said: said)
    return told


def _since_curtain(read_out: list[str]) -> list[str]:
    """What was read out since somebody was told to pass to Ben; then all is forgotten."""
    starts = [at for at, said in enumerate(read_out) if said.endswith("Pass to Ben")]
    since = read_out[starts[-1] :]
    read_out.clear()
    return since


def _hint(play: Play) -> None:
    tap(Qt.Key.Key_F2)
    play.qtbot.waitUntil(lambda: "Looking for" not in play.message)


def _rest_mouse_at(play: Play, row: int, col: int) -> None:
    """Have the reasons told that are behind a cell of the grid."""
    at = play.grid.middle(hc.Cell(row, col))
    grid = play.parts.editor.grid
    QApplication.sendEvent(grid, QHelpEvent(QEvent.Type.ToolTip, at, grid.mapToGlobal(at)))
    assert QToolTip.text()


# Building


def _lay(play: Play, hers: Hers) -> None:
    for word in hers.words:
        play.write_word(*word)


def _ana_builds(play: Play, hers: Hers) -> None:
    _lay(play, hers)
    play.hand_in()


def _ana_is_refused_and_builds(play: Play, hers: Hers) -> None:
    play.write_word(*hers.slip)
    play.hand_in()
    assert hers.slip[0] in play.message
    _rest_mouse_at(play, *hers.slip[1:3])
    tap(Qt.Key.Key_Backspace, times=len(hers.slip[0]))
    _ana_builds(play, hers)


def _ana_plays_about_and_builds(play: Play, hers: Hers) -> None:
    for _ in range(2):
        _hint(play)
    click(play.parts.editor.rack.shuffle_button)
    play.parts.editor.grid.setFocus()
    play.go_to(1, 0)
    write("tisodlmp"[: len(hers.slip[0])])
    for keys in "ZZY":
        chord(keys)
    play.page.commands.action("clear").trigger()
    _ana_builds(play, hers)


TOOLTIPS = pytest.mark.qt_log_ignore("This plugin does not support raise")
"""Of a tooltip, where there is no window manager."""
BUILDING = [_ana_is_refused_and_builds, _ana_plays_about_and_builds]


@TOOLTIPS
@pytest.mark.parametrize("builds", BUILDING)
def test_nothing_of_a_puzzle_is_to_be_found_at_the_curtain_nor_by_the_next_builder(
    play: Play, builds: Do, read_out: list[str]
) -> None:
    at_curtain, before_ben, spoken = [], [], []
    for hers in ANAS:
        sit_to_build(play)
        play.lift()
        builds(play, hers)
        assert (BEN, True) == (play.seat, play.curtain is not None)
        at_curtain.append(shown(play))
        lift_by_key(play)
        before_ben.append(shown(play))
        spoken.append(_since_curtain(read_out))
    assert spoken[0] == spoken[1]
    assert [] == differences(*at_curtain)
    assert [] == differences(*before_ben)
    assert "Wordsmith Desktop" == at_curtain[0].said.splitlines()[0]


# Guessing


def _ana_guesses(play: Play, hers: Hers) -> None:
    play.guess(hers.guess)
    if play.stage is hc.GuessStage.CHOICE:
        tap(Qt.Key.Key_1, text="1")
    assert hc.GuessStage.ANSWERED is play.stage


def _ana_guesses_and_goes_on(play: Play, hers: Hers) -> None:
    _ana_guesses(play, hers)
    play.go_on()


def _ana_is_refused_reads_on_and_writes_notes(play: Play, hers: Hers) -> None:
    """The last note is still being written when she goes on."""
    play.guess(hers.unknown)
    assert hers.unknown in play.parts.entry.why.text()
    _ana_guesses(play, hers)
    cards = play.parts.sheet.by_word.slot_cards
    for slot in play.parts.sheet.wanted_slots:
        play.qtbot.waitUntil(cards[slot].still_fit.isVisible)
        cards[slot].still_fit.click()
    if not cards:
        play.page.gestures.note(4, 1, hers.note)
    for card in cards.values():
        card.note.setFocus()
        write(hers.note)
    chord("E")
    assert any(line.text == hers.note for line in play.state.players[ANA].notes)


def _ana_is_told_hints_and_goes_on(play: Play, hers: Hers) -> None:
    """The answer to the last question comes when Ben is before the screen."""
    for _ in range(2):
        _hint(play)
    play.guess(hers.guess)
    if play.stage is hc.GuessStage.CHOICE:
        tap(Qt.Key.Key_1, text="1")
    tap(Qt.Key.Key_F2)
    play.go_on()
    QThreadPool.globalInstance().waitForDone(5000)
    QCoreApplication.processEvents()


def _ana_tries(play: Play, hers: Hers) -> None:
    chord("L")
    for word in hers.tried:
        play.write_word(*word)


def _ana_guesses_or_is_wrong(play: Play, hers: Hers) -> None:
    """Ben is not told before the round is over; she is asked as letters are left over."""
    if hers is ANAS[0]:
        _ana_guesses_and_goes_on(play, hers)
        return
    _ana_tries(play, hers)
    play.hand_in(insists=False)
    (question,) = play.page.findChildren(PlainDialog)
    question.accept()
    play.come_back()
    play.wait_for_ruling()
    assert hc.GuessStage.ANSWERED is play.stage
    assert not play.state.players[ANA].has_solved
    play.go_on()


def _ana_guesses_or_is_right(play: Play, hers: Hers) -> None:
    """Ben is not told either before the round is over."""
    if hers is ANAS[0]:
        _ana_guesses_and_goes_on(play, hers)
        return
    chord("L")
    play.write_puzzle(BENS)
    play.hand_in()
    assert play.state.players[ANA].has_solved
    play.go_on()


def _ana_tries_a_lot_and_guesses(play: Play, hers: Hers) -> None:
    """At one table so much that nobody would look for what happened before it; it stays laid."""
    chord("L")
    for word in hers.tried * (40 if hers is ANAS[1] else 1):
        play.page.gestures.lay_tiles(())
        play.page.gestures.lay_tiles(laid(ANCHORED, word))
    click(play.parts.editor.rack.shuffle_button)
    tap(Qt.Key.Key_Escape)
    _ana_guesses_and_goes_on(play, hers)


def _ana_copies_her_note_and_goes_on(play: Play, hers: Hers) -> None:
    play.guess("SAND")
    tap(Qt.Key.Key_1, text="1")
    play.parts.sheet.by_word.slot_cards[4, 0].note.setFocus()
    write(hers.note)
    for keys in "AC":
        chord(keys)
    assert hers.note == QGuiApplication.clipboard().text()
    chord("E")


GUESSING = [
    _ana_is_refused_reads_on_and_writes_notes,
    _ana_is_told_hints_and_goes_on,
    _ana_guesses_or_is_wrong,
    _ana_guesses_or_is_right,
    _ana_tries_a_lot_and_guesses,
]


def _assert_hidden_from_ben(play: Play, do: Do, read_out: list[str], **fields: object) -> None:
    """What Ana does in her turn is to be found neither at the curtain nor by Ben."""
    at_curtain, before_ben, spoken = [], [], []
    for hers in ANAS:
        sit_to_guess(play, (hers.puzzle, BENS), **fields)
        play.lift()
        do(play, hers)
        assert (BEN, True) == (play.seat, play.curtain is not None)
        at_curtain.append(shown(play))
        lift_by_key(play)
        before_ben.append(shown(play))
        spoken.append(_since_curtain(read_out))
    assert spoken[0] == spoken[1]
    assert [] == differences(*at_curtain)
    assert [] == differences(*before_ben)


@pytest.mark.parametrize("do", GUESSING)
@pytest.mark.sampled(2)
def test_nothing_of_a_turn_is_to_be_found_at_the_curtain_nor_by_the_other(
    play: Play, do: Do, read_out: list[str]
) -> None:
    _assert_hidden_from_ben(play, do, read_out)


def test_what_was_copied_from_a_note_is_forgotten_at_the_curtain(
    play: Play, monkeypatch: pytest.MonkeyPatch, read_out: list[str]
) -> None:
    # Only platforms with windows of other programs know whose the clipboard's content is.
    monkeypatch.setattr(QClipboard, "ownsClipboard", lambda _clipboard: True)
    _assert_hidden_from_ben(play, _ana_copies_her_note_and_goes_on, read_out)
    assert "" == QGuiApplication.clipboard().text()


# A hard clock


def _ana_types(_play: Play, hers: Hers) -> None:
    write(hers.guess.lower())


def _ana_has_to_choose(play: Play, hers: Hers) -> None:
    play.guess("SAND" if hers is ANAS[0] else "REDS")
    assert hc.GuessStage.CHOICE is play.stage


def _ana_writes(play: Play, hers: Hers) -> None:
    play.guess("SAND")
    tap(Qt.Key.Key_1, text="1")
    play.parts.sheet.by_word.slot_cards[4, 0].note.setFocus()
    write(hers.note)


def _ana_holds_a_word(play: Play, hers: Hers) -> None:
    _ana_tries(play, hers)
    play.go_to(1, hers.tried[0][2])
    play.page.parts.editor.gestures.lift_word()
    tap(Qt.Key.Key_Down)
    assert play.parts.editor.grid.is_holding


def _ana_drags_a_tile(play: Play, hers: Hers) -> None:
    """The button of the mouse is let go only when the curtain is down."""
    chord("L")
    tile = play.grid.tile("S" if hers is ANAS[0] else "D")
    start = tile.mapTo(play.window, tile.rect().center())
    window = play.window.windowHandle()
    QTest.mousePress(window, LEFT, NO_KEYS, start)
    QTest.mouseMove(window, start + FAR)
    QTest.mouseMove(window, play.grid.point(2, 1))
    _run_out(play)
    QTest.mouseRelease(window, LEFT, NO_KEYS, play.grid.point(2, 1))


def _ana_reads_a_reason(play: Play, hers: Hers) -> None:
    chord("L")
    play.write_word(*hers.slip)
    _rest_mouse_at(play, *hers.slip[1:3])


def _ana_is_asked_whether_she_gives_up(play: Play, hers: Hers) -> None:
    _ana_types(play, hers)
    play.page.commands.action("give up").trigger()
    assert play.page.findChildren(PlainDialog)


def _ana_is_asked_whether_she_submits(play: Play, hers: Hers) -> None:
    _ana_tries(play, hers)
    play.hand_in(insists=False)
    assert play.page.findChildren(PlainDialog)


def _ana_looks_at_a_file(play: Play, hers: Hers) -> None:
    """No time passes while she looks for a file; then she takes none."""

    def put_away() -> None:
        (dialog,) = play.page.findChildren(QFileDialog)
        assert dialog.isVisible()
        dialog.selectFile(f"{hers.guess}.ipuz")
        _run_out(play)
        assert play.seat == ANA
        dialog.reject()

    QTimer.singleShot(0, put_away)
    play.page.commands.action("open").trigger()
    play.come_back()


def _run_out(play: Play) -> None:
    for _ in range(30):
        play.session.tick(1000)


STOPPED = [
    _ana_has_to_choose,
    _ana_writes,
    _ana_holds_a_word,
    _ana_drags_a_tile,
    _ana_reads_a_reason,
    _ana_is_asked_whether_she_gives_up,
    _ana_is_asked_whether_she_submits,
    _ana_looks_at_a_file,
]


@TOOLTIPS
@pytest.mark.parametrize("do", STOPPED)
@pytest.mark.sampled(2)
def test_a_hard_clock_that_ends_a_turn_shows_nothing_of_it(
    play: Play, do: Do, read_out: list[str]
) -> None:
    def turn(play: Play, hers: Hers) -> None:
        do(play, hers)
        # No time passes behind a question; it runs on once that is answered.
        for dialog in play.page.findChildren(QDialog):
            dialog.reject()
        _run_out(play)
        play.come_back()

    _assert_hidden_from_ben(play, turn, read_out, clock=Clock.HARD, turn_seconds=30)
