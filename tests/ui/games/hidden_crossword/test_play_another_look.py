"""Another look loses nothing that was begun."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt

from tests.ui.games.hidden_crossword.play_deal import (
    ANAS,
    BENS,
    DOWN,
    begin_building,
    begun,
    build,
)
from tests.ui.games.hidden_crossword.play_table import Play
from tests.ui.games.play_hands import chord, tap, write
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.games.hidden_crossword.actions import (
    MakeGuess,
    SetPuzzle,
)
from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset
from wordsmith_desktop.games.hidden_crossword.state import Stage
from wordsmith_desktop.session.live import Session
from wordsmith_desktop.ui.games.hidden_crossword.unfinished import Begun, keep, take

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
    assert Stage.CHOICE is play.stage


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


def test_what_was_begun_is_given_to_nobody_else_and_only_once(tmp_path: Path) -> None:
    session, _path = begun(tmp_path, NAMES, Ruleset())
    begin_building(session)
    build(session, (ANAS, BENS))
    typed = Begun("SEN", is_solving=True)
    keep(session, session.observation(ANA), typed)
    assert Begun() == take(session, session.observation(BEN))
    assert Begun() == take(session, session.observation(None))
    session.act(ANA, MakeGuess("SEND"))
    assert Begun() == take(session, session.observation(ANA))
    keep(session, session.observation(ANA), typed)
    assert typed == take(session, session.observation(ANA))
    assert Begun() == take(session, session.observation(ANA))
    session.close()


def test_a_choice_is_still_asked_for_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.guess("SEND")
    _assert_kept(play, lambda play: len(play.parts.choice.buttons))
    tap(Qt.Key.Key_2, text="2")
    assert Stage.ANSWERED is play.stage


def test_a_note_that_is_being_written_is_kept_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.guess("SEND")
    tap(Qt.Key.Key_2, text="2")
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
    _assert_kept(play, lambda play: (play.laid(2, 1), play.page.is_solving))
    assert "D" == play.laid(2, 1)
    chord("Z")
    assert "" == play.laid(2, 1)
    tap(Qt.Key.Key_Escape)
    assert "SE" == play.parts.entry.word()


def test_alone_a_half_typed_guess_is_kept_without_a_curtain(play: Play) -> None:
    def ready(session: Session) -> None:
        begin_building(session)
        session.act(SETTER, SetPuzzle(BENS))

    play.sit_when(ready, "Ana")
    write("sen")
    _assert_kept(play, lambda play: play.parts.entry.word())
    assert "SEN" == play.parts.entry.word()


def test_the_last_page_stays_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.page.hands.give_up()
    _assert_kept(play, lambda play: [len(view.saves) for view in play.parts.ending.views])
    assert play.is_over
