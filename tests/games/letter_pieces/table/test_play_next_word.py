"""After a word is claimed the next one begins, and the bench can be cleared by a button."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import chord, click, tap, write
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.window.kit.pieces import PieceState

CITY: lp.Counts = (3, 5, 2, 0)
"""For CITY, and a C more."""
FIRST, SECOND, THIRD = lp.Slot(0, 0), lp.Slot(0, 1), lp.Slot(0, 2)


def _sit(play: Play, *names: str, given: lp.Counts = CITY, **fields: Any) -> None:
    play.sit(*(names or ("Ana",)), rules=lp.Ruleset(given=given, **fields))


def _read(path: Path) -> str:
    """The word on the bench of a save that is played from its log."""
    state = read_match(path, {lp.RULES.game: lp.RULES}).match.state
    return lp.reading(state.players[state.bench], state.ruleset).word


@pytest.mark.parametrize(
    "fields",
    [{"mode": lp.Mode.WARM_UP}, {}, {"mode": lp.Mode.WORD_BY_WORD}],
    ids=lambda one: str(one),
)
def test_typing_after_a_claim_begins_the_next_word(play: Play, fields: dict[str, Any]) -> None:
    _sit(play, **fields)
    play.write_word("CITY")
    assert FIRST == play.parts.board.typing_slot
    write("c")
    assert "C" == play.built
    write("it")
    assert "CIT" == play.built


@pytest.mark.parametrize("is_cleared", [False, True])
def test_the_next_word_may_begin_with_the_one_before(play: Play, is_cleared: bool) -> None:
    _sit(play, mode=lp.Mode.WARM_UP)
    play.write_word("CITY")
    if is_cleared:
        click(play.parts.felt.clear)
    write("cityc")
    assert "CITYC" == play.built
    tap(Qt.Key.Key_Backspace)
    write("c")
    assert "CITYC" == play.built


def test_typing_begins_the_next_word_when_the_turn_comes_back(play: Play) -> None:
    _sit(play, "Ana", "Ben")
    play.write_word("CITY")
    chord("E")
    assert (0, "CITY") == (play.seat, play.built)
    write("it")
    assert "IT" == play.built


def test_behind_the_curtain_too(play: Play) -> None:
    _sit(play, "Ana", "Ben", mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN)
    for _ in range(2):
        play.lift()
        play.write_word("CITY")
    play.lift()
    write("t")
    assert (0, "T") == (play.seat, play.built)


def test_in_the_race_too(play: Play) -> None:
    _sit(play, "Ana", "Ben", table=lp.TableMode.BUZZER)
    tap(Qt.Key.Key_F5)
    play.write_word("CITY")
    tap(Qt.Key.Key_F5)
    write("t")
    assert "T" == play.built


def test_a_word_that_waits_for_an_answer_is_not_begun_anew(play: Play) -> None:
    _sit(play, "Ana", "Ben", referee=Referee.OBJECTION)
    play.type_word("CITY")
    play.claim()
    write("t")
    assert "CITY" == play.built


def test_letters_come_into_the_old_word_where_the_ring_was_put(play: Play) -> None:
    _sit(play, mode=lp.Mode.WARM_UP)
    play.write_word("CITY")
    tap(Qt.Key.Key_End)
    write("c")
    assert "CITYC" == play.built
    tap(Qt.Key.Key_Backspace)
    click(play.parts.board.viewport(), play.board.foot(THIRD).toPoint())
    write("c")
    assert "CICTY" == play.built


@pytest.mark.parametrize("slot", [lp.Slot(1, 2), lp.Slot(0, 4)])
def test_a_click_beside_the_old_word_leaves_the_next_one_to_be_typed(
    play: Play, slot: lp.Slot
) -> None:
    _sit(play)
    play.write_word("CITY")
    click(play.parts.board.viewport(), play.board.foot(slot).toPoint())
    assert FIRST == play.parts.board.typing_slot
    write("it")
    assert "IT" == play.built
    assert not play.is_refused("")


def test_a_click_beside_the_old_word_takes_the_ring_out_of_it(play: Play) -> None:
    _sit(play, mode=lp.Mode.WARM_UP)
    play.write_word("CITY")
    for slot in (THIRD, lp.Slot(1, 1)):
        click(play.parts.board.viewport(), play.board.foot(slot).toPoint())
    write("it")
    assert "IT" == play.built


def test_an_old_word_that_was_changed_is_typed_on(play: Play) -> None:
    _sit(play, mode=lp.Mode.WARM_UP)
    play.write_word("CITY")
    tap(Qt.Key.Key_Backspace, times=2)
    write("c")
    assert "CIC" == play.built


def test_a_letter_that_no_pieces_are_for_leaves_the_old_word_lying(play: Play) -> None:
    _sit(play)
    play.write_word("CITY")
    write("s")
    assert "For S the heaps lack 2 small curves." == play.message
    assert "CITY" == play.built


def test_pieces_of_the_old_word_serve_for_the_next(play: Play) -> None:
    _sit(play, given=(2, 4, 1, 0))
    play.write_word("CITY")
    write("c")
    assert "C" == play.built


def test_undo_brings_the_old_word_back_and_the_save_replays_it(play: Play) -> None:
    _sit(play)
    play.write_word("CITY")
    write("it")
    assert "IT" == _read(play.save)
    for word in ("I", "", "CITY"):
        chord("Z")
        assert word == play.built == _read(play.save)
    for word in ("", "I", "IT"):
        chord("Y")
        assert word == play.built


def test_the_bar_says_how_the_old_word_is_left_or_changed(play: Play) -> None:
    _sit(play)
    play.write_word("CITY")
    told = "CITY is on your sheet: type the next, or click into this one."
    assert told == play.parts.claim.note


# Clearing


def test_a_button_clears_the_bench_and_is_there_only_with_something_to_clear(play: Play) -> None:
    _sit(play)
    clear = play.parts.felt.clear
    assert clear.isHidden()
    write("cit")
    click(clear)
    assert () == play.player.placed
    assert clear.isHidden()
    assert play.parts.board.hasFocus()
    write("it")
    assert "IT" == play.built
    assert FIRST == min(play.parts.board.board._ground._marks, key=lambda one: one.slot).slot


def test_the_bench_of_others_offers_no_clearing(play: Play) -> None:
    _sit(play, "Ana", "Ben", referee=Referee.OBJECTION)
    play.type_word("CITY")
    assert not play.parts.felt.clear.isHidden()
    play.claim()
    assert play.parts.felt.clear.isHidden()


def test_what_stays_from_word_to_word_never_leaves_the_bench(play: Play) -> None:
    _sit(play, mode=lp.Mode.WARM_UP)
    play.write_word("CITY")
    board, built = play.parts.board, play.player.built
    lay = {one.id: board.board.item(one.id) for one in built}
    write("c")
    # T and Y lie behind it as they did; the heaps have their pieces all the same.
    faded = {one for one, item in lay.items() if item and item.state is PieceState.FADED}
    assert {one.id for one in built if one.pose.x > lp.CELL_WIDTH} == faded
    write("it")
    poses = {one.id: one.pose for one in play.player.placed}
    assert poses == {one.id: one.pose for one in built if one.id in poses}
    stay = len(play.player.placed)
    assert f"{stay} of {stay} pieces stay" in play.parts.claim.note


def test_the_old_word_goes_home_where_the_bench_is_cleared(play: Play) -> None:
    _sit(play, mode=lp.Mode.WARM_UP)
    play.write_word("CITY")
    write("t")
    tap(Qt.Key.Key_Escape)
    write("t")
    items = (play.parts.board.board.item(one.id) for one in play.player.built)
    assert not any(item and item.state is PieceState.FADED for item in items)
