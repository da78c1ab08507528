"""What the program helps with at the table: fitting words, hints, anchors; and what clocks do."""

from __future__ import annotations

from threading import Event, current_thread, main_thread
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QThreadPool
from PySide6.QtGui import QHelpEvent

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import ANCHOR, DOWN, draw_all
from tests.games.hidden_crossword.table.play_screens import guessing
from tests.games.hidden_crossword.table.play_secrets import ANAS, BENS
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, click, tap, write
from tests.helpers.crossword_draws import small_index
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.hidden_crossword.rules import bots
from wordsmith_desktop.games.hidden_crossword.table import hints
from wordsmith_desktop.games.hidden_crossword.table.marks import Legend
from wordsmith_desktop.games.hidden_crossword.words.explained_texts import ARROWS
from wordsmith_desktop.records.log import Terms
from wordsmith_desktop.window.kit.clock import ClockFace
from wordsmith_desktop.wording.texts import say

ANA, BEN = 0, 1
PUZZLES = (ANAS[0].puzzle, BENS)

# Words that still fit


def _guess(play: Play, word: str, place: int) -> None:
    play.guess(word)
    if play.stage is hc.GuessStage.CHOICE:
        tap(Qt.Key(Qt.Key.Key_1 + place), text=str(place + 1))
    assert hc.GuessStage.ANSWERED is play.stage


def _fitting(play: Play) -> dict[tuple[int, int], list[str]]:
    """The words that are listed for every word that is looked for, once they are there."""
    cards = play.parts.sheet.by_word.slot_cards
    slots = play.parts.sheet.wanted_slots
    play.qtbot.waitUntil(lambda: all(cards[slot].still_fit.isVisible() for slot in slots))
    found = {}
    for slot in slots:
        card = cards[slot]
        if not card.still_fit.isChecked():
            card.still_fit.click()
        found[slot] = card.words.listed
    return found


def _assert_holds_the_truth(play: Play) -> int:
    """Every list holds the hidden word; how many words are listed in all."""
    seen, index = play.seen, play.lexicon().index
    fitting = _fitting(play)
    hidden = hc.Crossword(play.state.target(play.seat)).words
    for (length, place), words in fitting.items():
        assert [one for one in hidden if len(one) == length][place] in words
        knowledge = hc.knowledge_of(seen, frozenset())
        found = hc.candidates(knowledge, index, length, place)
        # All are counted, but those that are not for every table are not named.
        assert [one for one in found.words if not index.is_vulgar(one)] == words
        account = play.parts.sheet.by_word.slot_cards[length, place].still_fit.accessibleName()
        assert account.startswith(str(found.count))
    return sum(map(len, fitting.values()))


@pytest.mark.parametrize("clue", hc.ClueType)
def test_the_words_that_still_fit_come_beside_the_window_and_hold_the_hidden_one(
    play: Play, clue: hc.ClueType, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted_in = set()

    def counting(*given: Any, **options: Any) -> hc.Candidates:
        counted_in.add(current_thread())
        return hc.candidates(*given, **options)

    monkeypatch.setattr(hints, "candidates", counting)
    play.sit_to_guess(puzzles=PUZZLES, clue=clue)
    play.lift()
    _guess(play, "SAND", 0)
    first = _assert_holds_the_truth(play)
    assert first > 0
    play.go_on()

    # The other one has lists of his own.
    play.lift()
    _guess(play, "SEA", 0)
    assert {(3, 0)} == set(_fitting(play))
    _assert_holds_the_truth(play)
    play.go_on()

    play.lift()
    assert first == _assert_holds_the_truth(play)
    _guess(play, "SIDE", 1)
    assert first >= _assert_holds_the_truth(play)
    assert counted_in
    assert main_thread() not in counted_in


def test_where_the_table_plays_without_help_no_words_are_counted(play: Play) -> None:
    play.sit_to_guess(puzzles=PUZZLES, shows_candidates=False)
    play.lift()
    _guess(play, "SAND", 0)
    QThreadPool.globalInstance().waitForDone(5000)
    QCoreApplication.processEvents()
    assert () == play.parts.sheet.wanted_slots
    cards = play.parts.sheet.by_word.slot_cards.values()
    assert [(False, "")] * 3 == [(c.still_fit.isVisible(), c.still_fit.toolTip()) for c in cards]


NO_HINTS = (Terms(has_hints=False),)
"""Agreed for Ana alone."""


def test_whoever_agreed_to_have_no_hints_is_told_no_words_that_fit_and_the_other_is(
    play: Play,
) -> None:
    play.sit_to_guess(puzzles=PUZZLES, terms=NO_HINTS)
    play.lift()
    _guess(play, "SAND", 0)
    assert () == play.parts.sheet.wanted_slots
    play.go_on()
    play.lift()
    _guess(play, "SEA", 0)
    assert {(3, 0)} == set(_fitting(play))


def test_whoever_agreed_to_have_no_hints_builds_alone_and_the_other_is_helped(play: Play) -> None:
    play.sit_to_build(terms=NO_HINTS)
    play.lift()
    suggesting = play.parts.editor.suggesting
    assert not suggesting.button.isVisible()
    tap(Qt.Key.Key_F3)
    assert not suggesting.is_on
    assert "agreed for you" in play.message
    assert not play.page.may_finish()
    play.write_puzzle(play.make_puzzle())
    play.hand_in()
    play.lift()
    assert suggesting.button.isVisible()
    assert play.page.may_finish()
    tap(Qt.Key.Key_F3)
    assert suggesting.is_on


def test_a_word_that_still_fits_is_put_into_the_guess_of_the_next_round(play: Play) -> None:
    play.sit_to_guess(puzzles=PUZZLES)
    for word in ("SAND", "SEA"):
        play.lift()
        _guess(play, word, 0)
        play.go_on()
    play.lift()
    words = _fitting(play)[4, 0]
    card = play.parts.sheet.by_word.slot_cards[4, 0]
    card.words.setFocus()
    tap(Qt.Key.Key_Return, text="\r")
    assert words[0] == play.parts.entry.word()


# Hints


def _hint(play: Play) -> str:
    tap(Qt.Key.Key_F2)
    play.qtbot.waitUntil(lambda: "Looking for" not in play.message)
    return play.message


def test_a_hint_tells_in_two_steps_what_can_be_laid(play: Play) -> None:
    play.sit_to_build()
    play.lift()
    first = _hint(play)
    # What the word means follows.
    word, _, way = _hint(play).partition(" goes in ")
    assert f"A word of {len(word)} letters that begins with {word[0]} still goes in." in first
    assert word not in first
    assert way.startswith(("across.", "down."))
    # It can be laid indeed, and the puzzle is a legal one then.
    grid = play.page.gestures.grid(play.seen)
    place = hc.place_hint(grid, play.seen.demands, Vocabulary(play.lexicon().index).everyday)
    assert place is not None
    play.write_word(place.word, place.start.row, place.start.col, place.direction)
    assert word == place.word
    play.hand_in()
    assert play.state.players[ANA].is_ready


def test_a_hint_that_comes_late_is_about_what_lies_there_by_then(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.sit_to_build()
    play.lift()
    play.write_word("NOD", 0, 0, DOWN)
    expected = _hint(play)
    for _ in "OD":
        chord("Z")
    assert expected != _hint(play)
    may_go_on = Event()

    def late(*given: Any, **options: Any) -> hc.GridHint | None:
        may_go_on.wait(10)
        return hc.place_hint(*given, **options)

    monkeypatch.setattr(bots, "place_hint", late)
    tap(Qt.Key.Key_F2)
    for _ in "OD":
        chord("Y")
    may_go_on.set()
    play.qtbot.waitUntil(lambda: "Looking for" not in play.message)
    assert expected == play.message


def test_a_hint_is_not_told_twice_and_not_to_the_other(play: Play) -> None:
    play.sit_to_build()
    for seat in (ANA, BEN):
        play.lift()
        assert seat == play.seat
        assert "Ask again for the word." in _hint(play)
        play.write_puzzle(PUZZLES[seat])
        play.hand_in()
    for seat in (ANA, BEN):
        play.lift()
        assert seat == play.seat
        assert _hint(play).startswith("Nothing is known yet: begin with ")
        _guess(play, "SAND" if seat == ANA else "SEA", 0)
        play.go_on()
    for seat in (ANA, BEN):
        play.lift()
        assert seat == play.seat
        first, second = _hint(play), _hint(play)
        assert first.startswith("Look at the word of " if seat == BEN else "Look at the ")
        word = second.removeprefix("Try ").partition(".")[0]
        assert f"Try {word}. {word}" in second, "the last step tells what the word means"
        assert any(word in words for words in _fitting(play).values())
        assert word not in first
        _guess(play, word, 0)
        play.go_on()


# Anchors


def _come_to_the_end_of_the_draw(play: Play, **fields: Any) -> None:
    play.sit_when(lambda session: draw_all(session, anchor=""), **fields)
    assert hc.Phase.ANCHOR is play.state.phase


def test_W7_words_are_offered_and_no_other_draw_where_there_are_some(play: Play) -> None:
    _come_to_the_end_of_the_draw(play)
    ending = play.parts.draw.ending
    assert (True, False) == (ending.ask.isVisible(), ending.afresh.isVisible())
    click(ending.ask)
    offers = ending.offers
    assert offers is not None
    words = [button.text() for button in offers.words]
    index = play.lexicon().index
    assert all(len(word) >= 4 and index.position(word) is not None for word in words)
    click(offers.words[2])
    play.wait_for_ruling()
    assert (words[2], hc.Phase.DEALT) == (play.state.anchor, play.state.phase)


def test_W7_where_the_letters_hold_no_word_they_are_drawn_afresh(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    lexicon = play.lexicon()
    monkeypatch.setattr(lexicon, "index", small_index({"QUIZ": 40}))
    _come_to_the_end_of_the_draw(play)
    ending = play.parts.draw.ending
    assert ending.afresh.isVisible()
    click(ending.ask)
    assert ending.offers is not None
    assert () == ending.offers.words
    click(ending.afresh)
    assert (hc.Phase.DRAW, ()) == (play.state.phase, play.state.drawn)


@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ({"offers_anchors": False}, (False, False, False)),
        ({"no_anchor": hc.NoAnchor.SHORTER}, (True, False, True)),
    ],
)
def test_W7_a_table_may_do_without_offers_or_take_shorter_words(
    play: Play, fields: dict[str, object], shown: tuple[bool, bool, bool]
) -> None:
    _come_to_the_end_of_the_draw(play, **fields)
    ending = play.parts.draw.ending
    assert shown == tuple(part.isVisible() for part in (ending.ask, ending.afresh, ending.shorter))


# Clocks

TIME_IS_UP = "The time is up, but nothing is lost"


def _tick(play: Play, seconds: int) -> None:
    for _ in range(seconds):
        play.session.tick(1000)


@pytest.mark.parametrize("clock", [Clock.SOFT, Clock.HARD])
def test_the_clock_of_building_warns_once_and_takes_nothing(play: Play, clock: Clock) -> None:
    play.sit_to_build(clock=clock, build_minutes=1, turn_seconds=30)
    play.lift()
    play.write_word("NO", 0, 0, DOWN)
    _tick(play, 59)
    assert TIME_IS_UP not in play.message
    _tick(play, 1)
    play.page.show_time()
    assert TIME_IS_UP in play.message
    (face,) = play.parts.header.findChildren(ClockFace)
    assert ("0:00", True) == (face.figures, bool(face.word))
    play.parts.banner.clear()
    _tick(play, 120)
    assert "" == play.message
    assert (ANA, hc.Phase.BUILD) == (play.seat, play.state.phase)
    write("d")
    assert ("NOD", ANCHOR) == hc.Crossword(play.state.players[ANA].draft).words


def test_a_soft_clock_of_a_turn_warns_once_and_a_hard_one_ends_it(play: Play) -> None:
    play.sit_to_guess(puzzles=PUZZLES, clock=Clock.SOFT, turn_seconds=30)
    play.lift()
    write("san")
    _tick(play, 90)
    assert TIME_IS_UP in play.message
    assert (ANA, "SAN", None) == (play.seat, play.parts.entry.word(), play.curtain)

    play.sit_to_guess(puzzles=PUZZLES, clock=Clock.HARD, turn_seconds=30)
    play.lift()
    _tick(play, 29)
    assert ANA == play.seat
    _tick(play, 1)
    assert BEN == play.seat
    assert play.curtain is not None
    assert () == play.state.players[ANA].records


def test_the_legend_of_the_marks_explains_itself_with_its_rule_by_key_and_by_mouse(
    play: Play,
) -> None:
    guessing(play)
    legends = play.page.findChildren(Legend)
    legend = next(one for one in legends if one.isVisible())
    note = play.page.explainer.note
    for _ in range(60):
        tap(Qt.Key.Key_Tab)
        if legend.hasFocus():
            break
    play.qtbot.waitUntil(note.isVisible)
    assert say(ARROWS.text) == note.line.text()
    assert ARROWS.rule in note.more.accessibleName()
    play.page.focus_part()
    play.qtbot.waitUntil(note.isHidden)
    middle = legend.mapTo(play.page, legend.rect().center())
    asking = QHelpEvent(QEvent.Type.ToolTip, middle, play.page.mapToGlobal(middle))
    QCoreApplication.sendEvent(play.page, asking)
    assert note.isVisible()
    assert say(ARROWS.text) == note.line.text()
