"""Another look loses nothing that was begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import BENS, DOWN, begin_building
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, click, tap, write
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.session.live import AnySession

ANA, BEN = 0, 1
NAMES = ("Ana", "Ben")

LOOK: Final[dict[str, object]] = {"theme": "dark", "text_scale": 150, "language": "de"}
Check = Callable[[Play], object]


def _assert_kept(play: Play, find: Check) -> None:
    """What `find` finds is the same in another look, and so is the match."""
    before, found, page = play.state, find(play), play.page
    play.preferences.change(**LOOK)
    assert page is not play.page
    play.lift()
    assert (before, found) == (play.state, find(play))


def test_a_letter_drawn_and_a_word_half_called_are_kept_in_another_look(play: Play) -> None:
    play.sit_to_draw()
    for _ in range(3):
        chord("R")
    tap(Qt.Key.Key_F6)
    write("ne")
    _assert_kept(play, lambda play: play.parts.draw.call.under_way)
    assert (BEN, "NE") == play.parts.draw.call.under_way
    chord("R")
    assert 3 == len(play.state.drawn)
    tap(Qt.Key.Key_Escape)
    chord("R")
    assert 4 == len(play.state.drawn)


def test_tiles_are_kept_in_another_look_and_undone(play: Play) -> None:
    play.sit_to_build()
    play.lift()
    play.write_word("NOD", 0, 0, DOWN)
    chord("Z")
    _assert_kept(play, lambda play: (play.laid(1, 0), play.laid(2, 0)))
    chord("Y")
    assert "D" == play.laid(2, 0)
    assert "O" == play.laid(1, 0)


def test_a_half_typed_guess_is_kept_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    write("sen")
    _assert_kept(play, lambda play: play.parts.entry.word())
    write("d")
    tap(Qt.Key.Key_Return, text="\r")
    play.wait_for_ruling()
    assert hc.GuessStage.CHOICE is play.stage


def test_a_half_typed_guess_is_not_kept_for_the_other_nor_for_the_next_round(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    write("sen")
    play.preferences.change(theme="dark")
    play.lift()
    assert "SEN" == play.parts.entry.word()
    play.guess("DEAREST")
    play.preferences.change(theme="light")
    play.lift()
    play.go_on()
    for _ in (BEN, ANA):
        play.lift()
        assert "" == play.parts.entry.word()
        play.guess("DEAREST" if play.seat == ANA else "NOMAD")
        play.go_on()


def test_a_half_typed_guess_is_there_when_its_player_sits_down_again(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    write("sen")
    play.window.go_home()
    click(play.card("Continue"))
    play.come_back()
    assert "" == play.parts.entry.word()
    play.lift()
    assert "SEN" == play.parts.entry.word()
    for left in ("SE", "S", ""):
        chord("Z")
        assert left == play.parts.entry.word()
    for back in ("S", "SE"):
        chord("Y")
        assert back == play.parts.entry.word()
    assert "Redone." == play.message
    write("a")
    assert "SEA" == play.parts.entry.word()
    assert not play.page.commands.action("redo").isEnabled()


def test_the_whole_puzzle_is_not_laid_on_once_the_turn_is_another(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    chord("L")
    play.preferences.change(theme="dark")
    play.session.act(ANA, hc.MakeGuess("SEND"))
    play.wait_for_ruling()
    play.lift()
    assert not play.page.gestures.is_solving
    assert play.parts.choice.isVisible()
    tap(Qt.Key.Key_1, text="1")
    chord("L")
    play.preferences.change(theme="light")
    play.session.act(ANA, hc.GoOn())
    for seat in (ANA, BEN):
        # The curtain is still Ana's.
        assert play.curtain is not None
        click(play.curtain.button)
        assert (seat == BEN) == (play.curtain is None)
    assert (BEN, False) == (play.seat, play.page.gestures.is_solving)
    assert play.parts.entry.isVisible()


def test_a_choice_is_still_asked_for_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.guess("SEND")
    _assert_kept(play, lambda play: len(play.parts.choice.buttons))
    tap(Qt.Key.Key_1, text="1")
    assert hc.GuessStage.ANSWERED is play.stage


def test_a_note_that_is_being_written_is_kept_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.guess("SEND")
    tap(Qt.Key.Key_1, text="1")
    play.parts.sheet.by_word.slot_cards[4, 1].note.setFocus()
    write("perhaps")
    play.preferences.change(theme="contrast")
    play.lift()
    _assert_kept(play, lambda play: play.parts.sheet.by_word.slot_cards[4, 1].note.text())
    assert ["perhaps"] == [note.text for note in play.state.players[ANA].notes]


def test_a_half_laid_solution_stays_before_its_player_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    write("se")
    chord("L")
    play.write_word("END", 0, 1, DOWN)
    _assert_kept(play, lambda play: (play.laid(2, 1), play.page.gestures.is_solving))
    assert "D" == play.laid(2, 1)
    chord("Z")
    assert "" == play.laid(2, 1)
    tap(Qt.Key.Key_Escape)
    assert "SE" == play.parts.entry.word()


def test_alone_a_half_typed_guess_is_kept_without_a_curtain(play: Play) -> None:
    def ready(session: AnySession) -> None:
        begin_building(session)
        session.act(SETTER, hc.SetPuzzle(BENS))

    play.sit_when(ready, "Ana")
    write("sen")
    _assert_kept(play, lambda play: play.parts.entry.word())
    assert "SEN" == play.parts.entry.word()


def test_the_last_page_stays_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.page.gestures.give_up()
    _assert_kept(play, lambda play: [len(view.saves) for view in play.puzzle_views])
    assert play.is_over
