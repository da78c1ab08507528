"""A run alone by the keyboard only, and each key of the table by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import chord, focused, tab_to, tap, write
from wordsmith_desktop.games.length_x_wit.rules.state import Phase
from wordsmith_desktop.window.shell.home import Home

ANA, BEN = 0, 1
TURNS = 5


def enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


def space() -> None:
    tap(Qt.Key.Key_Space, text=" ")


# A run alone


def _begin_alone(play: Play) -> None:
    """From the home page: the game, one player, five turns, and Start."""
    play.key_way("set-up")
    asked, form = play.asked()
    tab_to(asked.players.leavers[0])
    space()
    assert 1 == len(asked.players.names)
    turns = [form.turns.button(count) for count in (5, 10, 15)]
    while focused() not in turns:
        tap(Qt.Key.Key_Tab, text="\t")
    while focused() is not turns[0]:
        tap(Qt.Key.Key_Left)
    space()
    assert TURNS == form.turns.value
    tab_to(asked.start)
    enter()
    play.come_back()
    play.lexicon()


def _decide(play: Play) -> str:
    """Press once a turn, then score; without a word spend, and give up at last."""
    words = play.words()
    if words and len(play.state.dice) < 2:
        fewest = min(words, key=lambda one: (len(one.tiles), one.word))
        play.press_on(fewest.word)
        return "press"
    if words:
        play.say(words[0].word)
        return "score"
    if any(tile.is_vowel for tile in play.state.free_tiles(ANA)):
        chord("U")
        space()
        space()
        return "spend"
    chord("E")
    return "give up"


def test_a_run_alone_is_played_by_keys_from_the_home_page_on(play: Play) -> None:
    play.seed = 11
    _begin_alone(play)
    assert (Phase.READY, TURNS) == (play.phase, play.state.ruleset.turns)
    done = []
    for _ in range(100):
        if play.is_over:
            break
        if play.phase is Phase.READY:
            turn = play.state.players[ANA].turns + 1
            assert f"turn {turn} of {TURNS}" in play.window.windowTitle()
            assert focused() is play.parts.acts.roll
            enter()
            assert play.parts.strip.has_keyboard
            continue
        before = play.state
        done.append(_decide(play))
        assert before != play.state, play.message
    assert {"press", "score"} <= set(done)
    assert play.outcome is not None
    assert TURNS == play.state.players[ANA].turns
    assert str(play.outcome.scores[ANA]) in play.end_texts()
    assert focused() is play.end.play_again
    tab_to(play.end.home)
    enter()
    assert isinstance(play.window.screen_shown, Home)


# Each key


LUCK = ("T R A S", "E O R P")
DRAWN = "E O N Y I"


@pytest.fixture
def table(play: Play) -> Play:
    """Ana has T R A S E O N Y I and the die R."""
    play.sit_at(Luck(LUCK, draws=[DRAWN], throws=["R", "R P"]), "Ana", "Ben")
    play.roll()
    assert ("R", "R") == (play.dice, play.pieces.dice)
    return play


def test_X1_a_typed_word_takes_the_dice_first_and_is_scored_by_enter(table: Play) -> None:
    write("rat")
    assert "R A T" == table.pieces.shown
    assert table.parts.dice.row.dice[0].view.is_used
    assert "Score 3 points" == table.parts.acts.score.accessibleName()
    enter()
    assert [3, 0] == table.points
    assert Phase.RESPOND == table.phase


def test_X2_ctrl_enter_presses_and_enter_scores(table: Play) -> None:
    table.press_on("RAT")
    assert ("A T", "R P") == (" ".join(sorted(table.banked.split())), table.dice)
    table.say("ROPE")
    assert [14, 0] == table.points


def test_X5_whoever_responds_types_and_enters_and_another_declines_by_ctrl_e(table: Play) -> None:
    table.press_on("RAT")
    table.say("ROPE")
    assert (BEN, "E O R P") == (table.speller, table.pieces.rack)
    table.say("PORE")
    assert [14, 6] == table.points
    assert (Phase.READY, BEN) == (table.phase, table.state.seat)
    table.roll()
    words = table.words()
    table.say(words[0].word)
    table.decline()
    assert (Phase.READY, ANA) == (table.phase, table.state.seat)


def test_X6_a_vowel_is_spent_by_keys_and_the_same_dice_are_rolled(table: Play) -> None:
    table.press_on("RAT")
    table.luck.throws.append("T P")
    chord("U")
    tiles = table.parts.rack.tiles
    assert focused() is next(one for one in tiles if one.view.face.is_vowel)
    tap(Qt.Key.Key_Right)
    assert ["O"] == [one.view.text for one in tiles if one.hasFocus()]
    enter()
    # It is only chosen, and another one may be.
    assert "Spend O" == focused().accessibleName()
    assert "" == table.spent
    enter()
    assert ("O", "T P") == (table.spent, table.dice)
    assert table.parts.strip.has_keyboard


def test_ctrl_d_lays_all_dice_at_the_caret(table: Play) -> None:
    table.press_on("RAT")
    chord("D")
    assert "R P" == table.pieces.shown
    tap(Qt.Key.Key_Left)
    write("o")
    tap(Qt.Key.Key_End)
    assert "ROP" == table.parts.strip.word
    chord("Z")
    chord("Y")
    assert "ROP" == table.parts.strip.word


def test_ctrl_and_an_arrow_carry_a_tile(table: Play) -> None:
    write("rta")
    tap(Qt.Key.Key_Left)
    tap(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert "R A T" == table.pieces.shown
    enter()
    assert [3, 0] == table.points


def test_escape_backspace_and_delete_take_back(table: Play) -> None:
    write("rat")
    tap(Qt.Key.Key_Backspace)
    assert "R A" == table.pieces.shown
    tap(Qt.Key.Key_Home)
    tap(Qt.Key.Key_Delete)
    assert "A" == table.pieces.shown
    tap(Qt.Key.Key_Escape)
    assert "" == table.pieces.shown


def test_tiles_are_picked_and_put_back_on_the_rack_by_keys(table: Play) -> None:
    while focused() not in table.parts.rack.tiles:
        tap(Qt.Key.Key_Tab, text="\t")
    enter()
    tap(Qt.Key.Key_Right, times=2)
    space()
    assert "T A" == table.pieces.shown
    space()
    assert "T" == table.pieces.shown


def test_letters_typed_on_a_button_go_to_the_strip(table: Play) -> None:
    table.parts.acts.spend.setFocus()
    write("r")
    assert table.parts.strip.has_keyboard
    assert "R" == table.pieces.shown
