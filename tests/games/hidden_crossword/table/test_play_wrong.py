"""Everything done wrong on purpose at the table of the Hidden Crossword, in the real window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import ACROSS, BENS, DOWN, draw_all
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import CTRL, chord, click, tap, write
from wordsmith_desktop.bots.bot import Decision
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.word_strip import EMPTY
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit.dialogs import PlainDialog

ANA, BEN = 0, 1
SIGNS = ["🎲", "ж", "漢", "\x00", "\x07", "\ud83d", "\u202e", "\u0301", "½", "ab", "-", "1"]
Laid = tuple[str, int, int, hc.Direction]


def _enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


def _escape() -> None:
    tap(Qt.Key.Key_Escape)


def _hint(play: Play) -> str:
    """Press F2; what it says in the end."""
    tap(Qt.Key.Key_F2)
    play.qtbot.waitUntil(lambda: play.message != "Looking for a word …")
    return play.message


# The anchor


@pytest.fixture
def drawing(play: Play) -> Play:
    """R A N E T I lie there, and Ana is about to call a word."""

    def ready(session: AnySession) -> None:
        for _ in range(6):
            session.act(ANA, hc.TurnUp())

    play.sit_when(ready)
    tap(Qt.Key.Key_F5)
    assert play.parts.draw.is_calling
    return play


NO_ANCHORS = {
    "ran": "RAN is too short: at least 4 letters.",
    "nears": "NEARS cannot be made of these letters: S is missing.",
    "sold": "SOLD cannot be made of these letters: D, L, O and S are missing.",
    # While letters are drawn, one that is doubled counts once.
    "rare": "RARE cannot be made of these letters: R is missing. "
    "During the draw each letter counts once.",
    "rnae": "“RNAE” is not in the dictionary.",
    "iran": "“IRAN” is a name.",
}


def test_W7_what_is_no_anchor_is_told_while_it_is_typed_and_not_called(drawing: Play) -> None:
    before, entry = drawing.state, drawing.parts.draw.call.entry
    for word, why in NO_ANCHORS.items():
        write(word)
        assert why == entry.reason.text()
        _enter()
        click(entry.submit)
        assert before == drawing.state
        assert drawing.parts.draw.is_calling
        tap(Qt.Key.Key_Backspace, times=len(word))
    write("near")
    _enter()
    drawing.wait_for_ruling()
    assert ("NEAR", ANA) == (drawing.state.anchor, drawing.state.anchor_seat)
    assert "NEAR is the anchor word of both puzzles." == drawing.message


def test_nothing_signs_and_far_too_many_letters_are_no_anchor(drawing: Play) -> None:
    before, call = drawing.state, drawing.parts.draw.call
    for sign in ("", *SIGNS):
        tap(Qt.Key.Key_unknown, text=sign)
        assert "" == call.spelling.word, repr(sign)
        _enter()
    assert not call.entry.submit.isEnabled()
    write("near" * 12)
    _enter()
    assert "cannot be made of these letters" in call.entry.reason.text()
    assert before == drawing.state
    _escape()
    assert not drawing.parts.draw.is_calling


def test_W7_while_somebody_calls_the_draw_waits_and_nobody_else_calls(drawing: Play) -> None:
    before = drawing.state
    write("nea")
    tap(Qt.Key.Key_Space, text=" ")
    chord("R")
    tap(Qt.Key.Key_F6)
    assert (before, "NEA") == (drawing.state, drawing.parts.draw.call.spelling.word)
    write("r")
    _enter()
    drawing.wait_for_ruling()
    assert ANA == drawing.state.anchor_seat


def test_W7_there_is_no_second_anchor(drawing: Play) -> None:
    write("near")
    _enter()
    drawing.wait_for_ruling()
    tap(Qt.Key.Key_F6)
    tap(Qt.Key.Key_F5)
    assert not drawing.parts.draw.is_calling
    write("rain")
    _enter()
    assert "NEAR" == drawing.state.anchor


def test_keys_of_other_screens_do_nothing_during_the_draw(drawing: Play) -> None:
    _escape()
    before = drawing.state
    for letter in "ELZY":
        chord(letter)
    tap(Qt.Key.Key_F4)
    assert before == drawing.state
    assert _hint(drawing).startswith("Look for a word of at least 4 letters.")


def test_W7_offers_and_another_draw_are_no_way_round_a_word_that_there_is(play: Play) -> None:
    def ready(session: AnySession) -> None:
        draw_all(session, anchor="")

    play.sit_when(ready)
    ending = play.parts.draw.ending
    assert hc.Phase.ANCHOR is play.state.phase
    assert not ending.afresh.isVisible()
    chord("R")
    chord("E")
    assert hc.Phase.ANCHOR is play.state.phase
    click(ending.ask)
    assert ending.offers is not None
    click(ending.offers.words[0])
    play.wait_for_ruling()
    assert ending.offers is None
    assert hc.Phase.DEALT is play.state.phase


# Puzzles


@pytest.fixture
def building(play: Play) -> Play:
    """Ana builds around NEAR with R N A E twice and T I S O D L M P once."""
    play.sit_to_build()
    play.lift()
    return play


FAULTY: Sequence[tuple[Sequence[Laid], str]] = (
    ((), "The anchor needs company: lay at least one more word."),
    ((("S", 0, 4, ACROSS),), "NEARS makes the anchor longer."),
    ((("S", 0, -1, ACROSS),), "SNEAR makes the anchor longer."),
    ((("ROT", 3, 0, ACROSS),), "Not joined to the rest: ROT."),
    ((("T", 3, 3, ACROSS), ("END", 0, 1, DOWN)), "Not joined to the rest: T."),
    ((("AN", 0, 2, DOWN), ("AN", -1, 0, DOWN)), "AN stands there twice."),
    ((("NTD", 0, 0, DOWN),), "“NTD” is not in the dictionary."),
    ((("RIO", 0, 3, DOWN),), "“RIO” is a name."),
)


def test_W8_W9_W11_a_faulty_puzzle_is_not_handed_in_and_nothing_is_lost(building: Play) -> None:
    for words, why in FAULTY:
        for word in words:
            building.write_word(*word)
        before = building.state
        building.hand_in()
        assert building.is_refused(why), building.message
        tap(Qt.Key.Key_Return, CTRL)
        click(building.parts.bar.go_on)
        assert building.is_refused(why), building.message
        assert before == building.state
        assert building.parts.editor.grid.hasFocus()
        building.page.commands.action("clear").trigger()
    building.write_word("NOD", 0, 0, DOWN)
    # What was refused does not lie there any more.
    assert "" == building.message
    building.hand_in()
    assert building.state.players[ANA].is_ready


def test_tiles_that_cannot_be_laid_are_refused_with_the_reason(building: Play) -> None:
    building.write_word("NN", 2, 0, ACROSS)
    assert building.is_refused("You have no N left."), building.message
    building.write_word("X", 3, 0, ACROSS)
    assert building.is_refused("You have no X left."), building.message
    building.write_word("O", 0, 0, ACROSS)
    assert building.is_refused("The anchor stays where it is."), building.message
    assert sorted(building.state.pool) == sorted(
        [*building.grid.rack.letters, *building.parts.editor.gestures.editor.grid.letters.values()]
    )

    tap(Qt.Key.Key_Escape)
    building.page.commands.action("clear").trigger()
    building.go_to(0, 1)
    tap(Qt.Key.Key_Delete)
    assert building.is_refused("The anchor stays where it is.")
    tap(Qt.Key.Key_Backspace, times=4)
    tap(Qt.Key.Key_Left, CTRL)
    assert ("NEAR",) == building.grid.words()


def test_undo_goes_back_no_further_than_the_empty_grid(building: Play) -> None:
    before = building.state
    building.write_word("NOD", 0, 0, DOWN)
    for letter in "ZZZZZ":
        chord(letter)
    assert before == building.state
    for letter in "YYYYY":
        chord(letter)
    assert ("NOD", "NEAR") == building.grid.words()


def test_there_is_nothing_to_clear_where_only_the_anchor_lies(building: Play) -> None:
    clear = building.page.commands.action("clear")
    assert not clear.isEnabled()
    building.write_word("NOD", 0, 0, DOWN)
    assert clear.isEnabled()
    clear.trigger()
    assert not clear.isEnabled()


def test_signs_and_keys_of_other_screens_do_nothing_while_somebody_builds(building: Play) -> None:
    before = building.state
    for sign in SIGNS:
        tap(Qt.Key.Key_unknown, text=sign)
    for letter in "ELR":
        chord(letter)
    tap(Qt.Key.Key_F4)
    tap(Qt.Key.Key_F5)
    _escape()
    assert before == building.state
    assert building.parts.editor.isVisible()


def test_a_hint_while_building_tells_the_first_letter_and_then_the_word(building: Play) -> None:
    assert "letters that begins with" in _hint(building)
    assert "goes in down." in _hint(building)


def test_a_hint_is_not_said_any_longer_once_its_word_lies_there(building: Play) -> None:
    _hint(building)
    assert "goes in down." in _hint(building)
    found: list[Decision[Any]] = []
    building.page.table.advise(lambda one: found.append(one) if one else None)
    building.qtbot.waitUntil(lambda: bool(found))
    building.session.act(building.seat, found[0].action)
    assert "" == building.message


def test_a_hint_marks_the_cells_it_means_until_the_word_lies_there(building: Play) -> None:
    grid = building.parts.editor.grid
    assert not grid.hinted
    begins = _hint(building)
    found: list[Decision[Any]] = []
    building.page.table.advise(lambda one: found.append(one) if one else None)
    building.qtbot.waitUntil(lambda: bool(found))
    assert f"word of {len(grid.hinted)} letters" in begins
    laid = {tile.cell for tile in found[0].action.layout}
    assert laid > set(grid.hinted)
    for cell in grid.hinted:
        assert QRectF(grid.rect()).contains(grid.view.area(cell))
    building.session.act(building.seat, found[0].action)
    assert () == grid.hinted


def test_a_hint_speaks_of_what_is_wrong_first(building: Play) -> None:
    building.write_word("NDO", 0, 0, DOWN)
    building.wait_for_ruling()
    assert _hint(building).startswith("Look at the marked word first: “NDO”")
    grid = building.parts.editor.grid
    assert [(row, 0) for row in range(3)] == [(cell.row, cell.col) for cell in grid.hinted]
    building.page.commands.action("undo").trigger()
    assert () == grid.hinted


def test_a_hint_stays_while_something_else_is_laid_that_leaves_it_open(building: Play) -> None:
    _hint(building)
    said = _hint(building)
    tap(Qt.Key.Key_Right)
    # What the word means may be told only by now.
    assert building.message.startswith(said)


# Guesses


@pytest.fixture
def guessing(play: Play) -> Play:
    """Ana looks for END and REST of Ben's; she was told that R A I O L M P are left over."""
    play.sit_to_guess()
    play.lift()
    return play


NO_GUESSES = {
    "a": "A is too short: at least 2 letters.",
    "zzz": "ZZZ cannot be made of these letters: Z is missing.",
    "limp": "LIMP cannot be made of these letters: I, L, M and P are missing.",
    # One R of two is left over, so that one may be in the puzzle.
    "rarer": "RARER cannot be made of these letters: R is missing.",
    "rnea": "“RNEA” is not in the dictionary.",
    "arne": "“ARNE” is a name.",
    "near" * 6: f"{'NEAR' * 6} cannot be made of these letters: A, E, N and R are missing.",
}


def test_W13_a_guess_that_cannot_be_made_is_told_while_it_is_typed_and_costs_nothing(
    guessing: Play,
) -> None:
    before, entry = guessing.state, guessing.parts.entry
    for word, why in NO_GUESSES.items():
        write(word)
        assert why == entry.why.text()
        assert not entry.guess.isEnabled()
        _enter()
        guessing.page.commands.action("guess").trigger()
        assert (before, hc.GuessStage.GUESS) == (guessing.state.but(row=EMPTY), guessing.stage)
        tap(Qt.Key.Key_Backspace, times=len(word))
        assert "" == entry.why.text()
    write("rest")
    _enter()
    guessing.wait_for_ruling()
    assert hc.GuessStage.CHOICE is guessing.stage


def test_nothing_and_signs_are_no_guess(guessing: Play) -> None:
    before = guessing.state
    for sign in ("", *SIGNS):
        tap(Qt.Key.Key_unknown, text=sign)
        _enter()
        assert (before, "") == (guessing.state, guessing.parts.entry.word()), repr(sign)
    said = guessing.message
    guessing.page.commands.action("guess").trigger()
    assert (before, said) == (guessing.state, guessing.message)


def test_W14_a_word_that_there_is_not_cannot_be_chosen(guessing: Play) -> None:
    guessing.guess("rest")
    before = guessing.state
    for key in (Qt.Key.Key_9, Qt.Key.Key_2, Qt.Key.Key_0):
        tap(key, text=chr(key))
    write("rest")
    _escape()
    chord("E")
    assert (before, hc.GuessStage.CHOICE) == (guessing.state, guessing.stage)
    assert "Choose first which of the words you ask about." == _hint(guessing)
    assert 1 == len(guessing.parts.choice.buttons)
    tap(Qt.Key.Key_1, text="1")
    assert hc.GuessStage.ANSWERED is guessing.stage


def test_W20_nobody_hands_on_before_the_guess_is_made(guessing: Play) -> None:
    before = guessing.state
    chord("E")
    assert before == guessing.state
    assert not guessing.page.commands.action("on").isEnabled()


def test_W17_nobody_guesses_twice_in_a_round(guessing: Play) -> None:
    guessing.guess("end")
    before = guessing.state
    write("rest")
    _escape()
    chord("L")
    guessing.write_word("END", 0, 1, DOWN)
    guessing.hand_in()
    assert guessing.is_refused("Your guess of this round is made.")
    assert before.players[ANA].records == guessing.state.players[ANA].records
    # Back at the sheet the refusal is out of date.
    _escape()
    assert "" == guessing.message


# Whole puzzles


def _asked(play: Play) -> PlainDialog:
    """What the program asks before it hands in."""
    (question,) = play.page.findChildren(PlainDialog)
    return question


def test_a_solution_with_letters_left_over_is_submitted_only_if_that_is_wanted(
    guessing: Play,
) -> None:
    chord("L")
    guessing.write_word("END", 0, 1, DOWN)
    before = guessing.state
    guessing.hand_in(insists=False)
    _asked(guessing).reject()
    guessing.come_back()
    assert before == guessing.state
    guessing.hand_in()
    assert hc.GuessStage.ANSWERED is guessing.stage
    assert not guessing.state.players[ANA].has_solved


def test_a_solution_of_all_letters_is_submitted_without_a_question(guessing: Play) -> None:
    chord("L")
    guessing.write_puzzle(BENS)
    guessing.hand_in(insists=False)
    assert [] == guessing.page.findChildren(PlainDialog)
    assert guessing.state.players[ANA].has_solved


def test_who_may_not_submit_is_told_so_and_not_asked(guessing: Play) -> None:
    guessing.guess("end")
    chord("L")
    guessing.write_word("END", 0, 1, DOWN)
    guessing.hand_in(insists=False)
    assert [] == guessing.page.findChildren(PlainDialog)
    assert guessing.is_refused("Your guess of this round is made.")


def test_W19_a_faulty_solution_is_not_submitted_and_takes_no_round(guessing: Play) -> None:
    click(guessing.parts.entry.solve)
    for words, why in (
        ((), "The anchor needs company: lay at least one more word."),
        ((("NTD", 0, 0, DOWN),), "“NTD” is not in the dictionary."),
        ((("S", 0, 4, ACROSS),), "NEARS makes the anchor longer."),
        ((("DEN", 3, 0, ACROSS),), "Not joined to the rest: DEN."),
    ):
        for word in words:
            guessing.write_word(*word)
        before = guessing.state
        guessing.hand_in()
        click(guessing.parts.bar.go_on)
        assert guessing.is_refused(why), guessing.message
        assert before == guessing.state
        guessing.page.commands.action("clear").trigger()
    click(guessing.parts.bar.back)
    guessing.guess("end")
    assert hc.GuessStage.ANSWERED is guessing.stage


def test_W13_letters_that_were_told_to_be_left_over_are_not_there_to_be_laid(
    guessing: Play,
) -> None:
    chord("L")
    guessing.write_word("NIL", 0, 0, DOWN)
    assert guessing.is_refused("You have no I left."), guessing.message


def test_the_tiles_of_a_solution_stay_while_words_are_guessed(guessing: Play) -> None:
    chord("L")
    guessing.write_word("END", 0, 1, DOWN)
    _escape()
    guessing.guess("end")
    chord("L")
    assert ("END", "NEAR") == guessing.grid.words()
    chord("L")
    tap(Qt.Key.Key_F4)
    assert guessing.parts.editor.isVisible()


# Notes


@pytest.fixture
def noting(guessing: Play) -> Play:
    """Ana has asked about the second of two words, and writes beside the first."""
    guessing.guess("rest")
    tap(Qt.Key.Key_1, text="1")
    click(guessing.parts.sheet.by_word.slot_cards[4, 0].note)
    return guessing


def _notes(play: Play) -> list[str]:
    return [note.text for note in play.state.players[ANA].notes]


def test_a_note_has_room_for_sixty_characters(noting: Play) -> None:
    write("x" * 70)
    _enter()
    assert ["x" * 60] == _notes(noting)
    assert hc.GuessStage.ANSWERED is noting.stage


def test_signs_that_nobody_can_see_are_left_out_of_a_note(noting: Play) -> None:
    for sign in ("\u202e", "n", "\x07", "ö", " ", "?", " "):
        tap(Qt.Key.Key_unknown, text=sign)
    _enter()
    assert ["nö ?"] == _notes(noting)


def test_escape_brings_a_note_back_and_undo_the_one_before(noting: Play) -> None:
    write("no a")
    _enter()
    write("b")
    _escape()
    assert "no a" == noting.parts.sheet.by_word.slot_cards[4, 0].note.text()
    write("c")
    chord("E")
    assert ["no ac"] == _notes(noting)
    assert noting.curtain is not None


def test_a_note_that_is_being_written_when_the_time_ends_is_kept(play: Play) -> None:
    play.sit_to_guess(clock=Clock.HARD, turn_seconds=30)
    play.lift()
    play.guess("rest")
    tap(Qt.Key.Key_1, text="1")
    click(play.parts.sheet.by_word.slot_cards[4, 0].note)
    write("near")
    while play.curtain is None:
        play.session.tick(500)
        play.page.show_time()
    assert (["near"], BEN) == (_notes(play), play.seat)


# Time


def test_a_hard_clock_ends_a_drag_waits_for_a_question_and_the_next_round_begins_anew(
    play: Play,
) -> None:
    play.sit_to_guess(clock=Clock.HARD, turn_seconds=30)
    play.lift()
    chord("L")
    tile = play.grid.tile("T")
    play.grid.grasp(tile)
    assert play.parts.editor.dragging.load is not None
    _let_time_end(play)
    assert play.parts.editor.dragging.load is None
    play.lift()
    assert "Ana’s time is up: the guess of this round is spent." in play.message
    play.page.commands.action("give up").trigger()
    before, ben = play.state, play.seat
    _tick_away(play)
    assert (before, ben) == (play.state, play.seat), "no time passes behind a question"
    play.page.findChildren(PlainDialog)[0].reject()
    _let_time_end(play)
    play.come_back()
    play.lift()
    assert (ANA, 2) == (play.seat, play.state.round)
    assert play.parts.entry.isVisible()
    assert () == play.state.players[ANA].solution


def _tick_away(play: Play) -> None:
    for _ in range(30):
        play.session.tick(1000)


def _let_time_end(play: Play) -> None:
    seat = play.seat
    _tick_away(play)
    assert seat != play.seat
    assert play.curtain is not None


def test_behind_the_curtain_no_key_reaches_the_table(play: Play) -> None:
    play.sit_to_guess()
    before = play.state
    assert play.curtain is not None
    write("end")
    for key in (Qt.Key.Key_F2, Qt.Key.Key_F4, Qt.Key.Key_1, Qt.Key.Key_Backspace):
        tap(key)
    for letter in "ELZYR":
        chord(letter)
    host = play.window.host
    assert host is not None
    assert [] == host.move_actions()
    assert before == play.state
    play.lift()
    assert "" == play.parts.entry.word()


# Hints


def test_a_hint_tells_where_to_look_and_then_the_word(guessing: Play) -> None:
    assert _hint(guessing).startswith("Nothing is known yet: begin with ")
    guessing.guess("rest")
    # The first is the anchor: the other one has not been asked about.
    assert () == guessing.session.act(ANA, hc.Choose(0))
    assert _hint(guessing).startswith("Look at the 2nd word of 4 letters: ")
    assert _hint(guessing).startswith("Try ")
    guessing.click_on()
    guessing.lift()
    guessing.guess("nod")
    tap(Qt.Key.Key_1, text="1")
    guessing.click_on()
    guessing.lift()
    guessing.guess("rest")
    tap(Qt.Key.Key_1, text="1")
    assert _hint(guessing).startswith("Ask about words of 5 letters, for example with ")


def test_a_table_without_help_gives_no_hints_for_guesses(play: Play) -> None:
    play.sit_to_guess(shows_candidates=False)
    play.lift()
    assert "This table plays without help in guessing." == _hint(play)
    play.guess("end")
    assert not play.parts.sheet.by_word.slot_cards[3, 0].still_fit.isVisible()
