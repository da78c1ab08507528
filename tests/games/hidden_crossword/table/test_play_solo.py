"""One player alone against a puzzle that the computer makes beside the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_answers import Hidden
from tests.games.hidden_crossword.table.play_deal import ANAS, DOWN, begin_building, draw_all, laid
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, click, tap, write
from tests.games.table_play import SETTINGS, texts_of
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.hidden_crossword.rules import bots as puzzle_setting
from wordsmith_desktop.games.hidden_crossword.table.puzzles import PuzzleView
from wordsmith_desktop.games.hidden_crossword.table.sheet.slot_card import SlotCard
from wordsmith_desktop.window.kit.asking.open_words import words_below
from wordsmith_desktop.window.shell.home import Home

ALONE = "Ana"
MOST_ROUNDS = 60
NAMED = hc.Ruleset(names_anchor=True)
GERMAN = "RUNETISODLMP"
TUER = laid(("RUNE", 0, 0, hc.Direction.ACROSS), ("TUER", -1, 1, DOWN), ("LEIM", -1, 3, DOWN))
"""All words have four letters; one of them is written with an umlaut."""


def _begin_alone(play: Play) -> None:
    """From the home page, with one player less."""
    asked, _form = play.ask_for_match()
    click(asked.players.leavers[-1])
    click(asked.start)
    play.come_back()
    play.lexicon()


def _draw(play: Play) -> None:
    """Turn letters up by key, and call the first common word."""
    while not play.find_anchor():
        tap(Qt.Key.Key_Space, text=" ")
    word = play.find_anchor()
    tap(Qt.Key.Key_F5)
    write(word.lower())
    tap(Qt.Key.Key_Return, text="\r")
    play.wait_for_ruling()
    while play.state.phase is hc.Phase.DRAW:
        tap(Qt.Key.Key_Space, text=" ")


def _hidden(play: Play) -> Hidden:
    state = play.state
    return Hidden(state.computers, state.anchor, state.pool, state.ruleset.clue)


def _wait_for_puzzle(play: Play) -> None:
    play.qtbot.waitUntil(lambda: play.state.phase is hc.Phase.GUESS, timeout=10_000)


def _any_word(play: Play, length: int) -> str:
    """A common word of that length that is not the anchor."""
    found = play.lexicon().index.from_letters(play.seen.letters, min_length=length, family=True)
    fitting = [one for one in found if one.length == length and one.word != play.state.anchor]
    return max(fitting, key=lambda one: one.commonness).word


def _card(play: Play, length: int, place: int) -> SlotCard:
    """What the sheet has of a word, once it is told how many words fit."""
    card = play.parts.sheet.by_word.slot_cards[length, place]
    play.qtbot.waitUntil(card.still_fit.isVisible)
    return card


def _guess(play: Play, place: int) -> None:
    """Guess what is spelled, about the word at that place, and go on to the next round."""
    word, round_before = play.parts.entry.word(), play.state.round
    click(play.parts.entry.guess)
    play.wait_for_ruling()
    if play.stage is hc.GuessStage.CHOICE:
        place = play.choose(place)
    assert _hidden(play).sentence(word, place) == play.parts.answer.sentence.text()
    assert _hidden(play).marked(word, place) == play.parts.answer.word.accessibleName()
    assert play.parts.answer.go_on.accessibleName() == "Next round"
    play.click_on()
    assert play.curtain is None
    assert round_before + 1 == play.state.round


def _find(play: Play, length: int, place: int) -> None:
    """Click candidate after candidate until the word is found; they get fewer every time."""
    wanted = _hidden(play).words(length)[place].word
    left = None
    while (length, place) in play.parts.sheet.wanted_slots:
        card = _card(play, length, place)
        if not card.still_fit.isChecked():
            click(card.still_fit)
        words = card.words.listed
        assert wanted in words
        assert left is None or len(words) < left
        left = len(words)
        first = card.words.model().index(0, 0)
        click(card.words.viewport(), card.words.visualRect(first).center())
        assert words[0] == play.parts.entry.word()
        _guess(play, place)
        assert play.state.round < MOST_ROUNDS


def test_a_puzzle_of_the_computer_is_solved_with_its_help(play: Play) -> None:
    _begin_alone(play)
    _draw(play)
    assert play.parts.draw.dealt.go_on.accessibleName() == "Start"
    click(play.parts.draw.dealt.go_on)
    assert hc.Phase.SETTING is play.state.phase
    assert play.parts.setting.isVisible()
    assert play.window.windowTitle().startswith("The computer lays a puzzle")
    _wait_for_puzzle(play)
    assert play.curtain is None

    hidden = _hidden(play)
    told = texts_of(play.parts.sheet)
    assert f"Left over: {hidden.unused}" in told
    assert f"Two-letter words: {hidden.short_words}" in told
    for length in sorted({len(one.word) for one in hidden.others}):
        write(_any_word(play, length).lower())
        _guess(play, 0)
        for place, one in enumerate(hidden.words(length)):
            if one.word != play.state.anchor:
                _find(play, length, place)
    click(play.parts.entry.solve)
    play.write_puzzle(play.state.computers)
    rounds = play.state.round
    play.hand_in()
    assert play.is_over
    assert f"Solved in {rounds} rounds!" == play.end.sentence.text()
    assert len(hidden.others) == _steps_of_turning(play)
    (view,) = play.puzzle_views
    assert view.board.editor is not None
    assert hc.Crossword(play.state.computers).words == view.board.editor.grid.words


def _steps_of_turning(play: Play) -> int:
    """In how many steps the puzzle at the end turns up."""
    stage = play.end.overview.stage
    assert stage is not None
    (piece,) = stage._best.pieces
    return len(piece.turning)


# Stopping in the middle


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """The computer is at work until this is set, or until it is stopped."""
    may_go_on, make = Event(), hc.make_puzzle

    def made(
        *args: Any, should_stop: Callable[[], bool], report: Callable[[int, int], None], **more: Any
    ) -> Any:
        report(1, 4)
        while not may_go_on.wait(0.01):
            if should_stop():
                return None
        return make(*args, should_stop=should_stop, report=report, **more)

    monkeypatch.setattr(puzzle_setting, "make_puzzle", made)
    yield may_go_on
    may_go_on.set()


def test_the_making_is_stopped_and_goes_on_when_the_match_is_opened_again(
    play: Play, slow: Event
) -> None:
    play.sit_when(begin_building, ALONE)
    setting = play.parts.setting
    assert hc.Phase.SETTING is play.state.phase
    assert setting.stop.hasFocus()
    play.qtbot.waitUntil(lambda: setting.bar.value() == 1)
    assert 4 == setting.bar.maximum()
    click(setting.stop)
    assert isinstance(play.window.screen_shown, Home)

    card = play.card("Continue")
    assert "The computer lays a puzzle" in card.accessibleName()
    click(card)
    play.come_back()
    assert hc.Phase.SETTING is play.state.phase
    assert play.parts.setting.isVisible()
    slow.set()
    _wait_for_puzzle(play)
    assert play.parts.guessing.isVisible()
    write("near")
    assert "NEAR" == play.parts.entry.word()


def test_another_look_in_the_middle_of_the_making_goes_on_with_the_same_search(
    play: Play, slow: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, make = [], puzzle_setting.set_puzzle

    def noted(*given: Any) -> Any:
        begun.append(given[0].anchor)
        return make(*given)

    monkeypatch.setattr(puzzle_setting, "SETTER", noted)
    play.sit_when(begin_building, ALONE)
    play.qtbot.waitUntil(lambda: play.parts.setting.bar.value() == 1)
    play.preferences.change(theme="dark")
    assert hc.Phase.SETTING is play.state.phase
    bar = play.parts.setting.bar
    assert (1, 4) == (bar.value(), bar.maximum())
    slow.set()
    _wait_for_puzzle(play)
    assert play.parts.guessing.isVisible()
    assert ["NEAR"] == begun


def test_where_nothing_can_be_laid_it_says_so_in_every_look(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_setting, "SETTER", lambda *_given: None)
    play.sit_when(begin_building, ALONE)
    for theme in ("dark", "light"):
        play.qtbot.waitUntil(lambda: not play.parts.setting.bar.isVisible())
        assert "No puzzle can be laid like this." in " ".join(texts_of(play.parts.setting))
        play.preferences.change(theme=theme)


def test_the_same_letters_and_anchor_give_everybody_the_same_puzzle(play: Play) -> None:
    made = []
    for name in ("Ana", "Ben"):
        play.sit_when(begin_building, name)
        _wait_for_puzzle(play)
        made.append(play.state.computers)
        play.window.go_home()
    assert made[0] == made[1]


# With an anchor that the computer names


def test_with_a_named_anchor_the_letters_are_there_at_once_and_then_the_puzzle(
    play: Play, slow: Event
) -> None:
    play.sit(ALONE, rules=NAMED)
    shown = play.parts.setting
    assert hc.Phase.SETTING is play.state.phase
    assert shown.isVisible()
    assert "The puzzle is made of these 16 letters:" in texts_of(shown)
    letters = "".join(row.letters for row in shown.pool.rows.values())
    assert sorted(play.state.pool) == sorted(letters)
    assert letters
    slow.set()
    _wait_for_puzzle(play)
    state = play.state
    assert f"{state.anchor} is the anchor word of the puzzle." in play.message
    play.guess(state.anchor)
    if play.stage is hc.GuessStage.CHOICE:
        click(play.parts.choice.buttons[0])
    play.click_on()
    click(play.parts.entry.solve)
    play.write_puzzle(state.computers)
    play.hand_in()
    assert play.is_over
    assert "Solved in 2 rounds!" == play.end.sentence.text()


def test_when_the_time_for_everything_is_up_the_puzzle_is_shown(
    play: Play,
) -> None:
    play.sit(ALONE, rules=replace(NAMED, clock=Clock.HARD, match_seconds=2))
    _wait_for_puzzle(play)
    puzzle = hc.Crossword(play.state.computers).words
    for _ in range(2):
        play.session.tick(1_000)
    assert play.is_over
    assert "The time was up in round 1, before the puzzle was solved." == play.end.sentence.text()
    assert "The time is up. The match is over." == play.page.news()
    shown = " ".join(play.end_texts())
    assert [word for word in puzzle if word not in shown] == []


def test_whoever_gives_up_alone_is_shown_the_puzzle(play: Play) -> None:
    play.sit_to_guess(ALONE, puzzles=(ANAS,))
    play.page.commands.action("give up").trigger()
    assert "The match ends and the puzzle is shown." in texts_of(play.page)
    click(play.button("Give up"))
    play.come_back()
    assert "You gave up in round 1." == play.end.sentence.text()
    shown = play.end_texts()
    assert "The computer’s puzzle" in shown
    (view,) = play.window.findChildren(PuzzleView)
    assert hc.Crossword(ANAS).words == words_below(view.words)
    play.qtbot.waitUntil(lambda: all(": " in line.text() for line in view.words.lines))
    assert "NOD: " in view.words.lines[0].text(), "each word stands there with what it means"


# In German


@pytest.fixture
def german(play: Play) -> Play:
    play.open(replace(SETTINGS, language="de"))
    return play


def test_an_umlaut_of_an_anchor_is_two_letters(german: Play) -> None:
    def ready(session: Any) -> None:
        draw_all(session, anchor="")

    german.sit_when(ready, ALONE, letters=GERMAN, language="de", dictionary="de")
    assert hc.Phase.ANCHOR is german.state.phase
    tap(Qt.Key.Key_F5)
    write("tür")
    assert "TUER" == german.parts.draw.call.spelling.word
    tap(Qt.Key.Key_Return, text="\r")
    german.wait_for_ruling()
    assert "TUER" == german.state.anchor


def test_an_umlaut_of_a_guess_is_two_letters(german: Play) -> None:
    german.sit_to_guess(
        ALONE, puzzles=(TUER,), letters=GERMAN, anchor="RUNE", language="de", dictionary="de"
    )
    write("tür")
    assert "TUER" == german.parts.entry.word()
    tap(Qt.Key.Key_Return, text="\r")
    german.wait_for_ruling()
    assert (
        "Es gibt 3 Wörter mit 4 Buchstaben, darunter RUNE. Das wievielte der anderen im Alphabet?"
    ) == german.parts.choice.title.text()
    tap(Qt.Key.Key_2, text="2")
    assert german.parts.answer.sentence.text() == (
        "Du hast das Wort gefunden! Es gibt 3 Wörter mit 4 Buchstaben. Das 3. ist ein Kreuzbalken."
    )
    assert "TUER: T richtig, U richtig, E richtig, R richtig" == (
        german.parts.answer.word.accessibleName()
    )
    german.go_on()
    chord("L")
    german.write_word("LEIM", -1, 3, DOWN)
    german.go_to(-1, 1)
    tap(Qt.Key.Key_Space, text=" ")
    write("tür")
    german.hand_in()
    assert german.is_over
    assert "In 2 Runden gelöst!" == german.end.sentence.text()
