"""Matches alone, in the real window: for turns by mouse, against a clock, and the whole deck."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.games.play_hands import chord, click, tap, write
from tests.games.rewordable import rw
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from tests.games.table_play import texts_of
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.rewordable.table.deck import DeckPile
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.clock import ClockFace

TURNS = 5
GOAL = "Build a word or pass"
EXCHANGING = 2
"""The turn, counted from 0, in which cards are exchanged."""
CATS = Dealt(("C AT T SE EL",), pool="I NG D")
"""CAT can be built."""


def _begin(play: Play) -> None:
    """One of the two players is taken away, and turns are left chosen."""
    asked, form = play.ask_for_match()
    click(asked.players.leavers[-1])
    assert form.ruleset() == rw.Ruleset(turns=10)
    click(form.alone.turns.button(TURNS))
    click(asked.start)
    play.come_back()
    play.lexicon()


def _build(play: Play, *, is_dragging: bool) -> None:
    """Lay the best word by mouse and build it; it is told as one's own."""
    found = play.find()
    assert found is not None
    planned = rw.plan(found.cards, play.seen.reach)
    play.strip.lay(found.cards, planned.words, is_dragging=is_dragging)
    click(play.parts.acts.build)
    play.wait_for_ruling()
    told = "You made" if planned.words else f"{found.word} is yours"
    assert play.message.startswith(told)
    assert play.news[0] == play.message
    assert found.word == play.words(0)[-1]


def _exchange(play: Play) -> None:
    """Two cards go out of the match, and two new ones come."""
    gone, drawn = play.player.hand[:2], play.state.deck[:2]
    play.pass_turn(*gone)
    assert drawn == play.player.hand[:2]
    assert gone == play.state.box[-2:]
    assert f"You pass and exchange {gone[0].text} and {gone[1].text}." == play.message


def _header(play: Play) -> list[str]:
    """The goal, and what stands beside it; what it is for has tests of its own."""
    beside = {*texts_of(play.parts.header.purpose), play.parts.header.purpose.button.text()}
    return [text for text in texts_of(play.parts.header) if text and text not in beside]


def test_turns_alone_are_played_by_mouse(play: Play) -> None:
    play.seed = 18
    _begin(play)
    assert "The cards are dealt: build a word, or pass." == play.message
    for turn in range(TURNS):
        assert play.curtain is None
        left = TURNS - turn
        note = "last turn" if left == 1 else f"{left} turns left"
        assert [GOAL, note] == _header(play)
        assert [0] == list(play.parts.lexicons.lexicons)
        if turn == EXCHANGING:
            _exchange(play)
        else:
            _build(play, is_dragging=turn % 2 == 0)

    assert any(line.startswith("You made") for line in play.news)
    outcome = play.outcome
    assert outcome is not None
    shown = play.end_texts()
    assert {f"{outcome.scores[0]} points", "Ana"} <= set(shown)
    assert not any("won" in text for text in shown)
    assert f"The match is over. You made {outcome.scores[0]} points." in play.news[0]

    # Once more, by the same rules; nobody wins or is passed the table.
    click(play.end.play_again)
    assert (None, TURNS) == (play.curtain, play.state.turns_left)
    assert [GOAL, f"{TURNS} turns left"] == _header(play)


def _sit(play: Play, **fields: Any) -> None:
    play.sit_at(CATS, "Ana", **fields)


def _wait(play: Play, seconds: int) -> ClockFace:
    for _ in range(seconds):
        play.session.tick(1000)
    play.page.show_time()
    face = play.page.findChild(ClockFace)
    assert face is not None
    return face


def test_a_hard_clock_for_the_match_runs_on_and_ends_it(play: Play) -> None:
    _sit(play, match_seconds=30, clock=Clock.HARD)
    assert "0:20" == _wait(play, 10).figures
    play.write_word("CAT")
    assert "0:10" == _wait(play, 10).figures
    play.type_word("SEEL")
    _wait(play, 10)

    assert play.is_over
    assert "The time is up. The match is over. You made 3 points." == play.message
    assert "3 points" == play.end.headline.text()
    assert "Time is up. Your first result with these rules" == play.end.sentence.text()


def test_a_soft_clock_for_the_match_warns_once_and_takes_nothing(play: Play) -> None:
    _sit(play, match_seconds=30, clock=Clock.SOFT)
    _wait(play, 30)
    assert "The match’s time is up, but you may play on." == play.message
    play.write_word("CAT")
    _wait(play, 5)
    assert "CAT is yours: 3 points." == play.message
    assert not play.is_over


def test_the_last_card_is_followed_by_one_more_turn(play: Play) -> None:
    _sit(play, cards=10)
    play.write_word("CAT")
    assert play.message == (
        "CAT is yours: 3 points. The last card is drawn: you have one more turn."
    )
    assert [GOAL, "last turn"] == _header(play)
    pile = play.page.findChild(DeckPile)
    assert pile is not None
    assert "The deck is empty" == pile.accessibleName()
    play.pass_turn()
    assert play.is_over


def test_no_more_cards_can_be_chosen_than_the_deck_has(play: Play) -> None:
    _sit(play, cards=10)
    click(play.parts.acts.pass_turn)
    acts = play.parts.acts
    assert "They are out; you draw as many." == acts.note
    click(acts.every)
    assert not acts.confirm.isEnabled()
    assert "The deck does not have that many cards, only 2: choose fewer." == acts.note
    click(acts.none)
    play.click_hand("C", "AT")
    click(acts.confirm)
    assert ((), 1) == (play.state.deck, play.state.turns_left)


def test_the_own_lexicon_is_folded_and_unfolded(play: Play) -> None:
    _sit(play)
    shelf = play.parts.lexicons
    assert {0} == shelf.unfolded_seats
    tap(Qt.Key.Key_F4)
    assert set() == shelf.unfolded_seats
    tap(Qt.Key.Key_F4)
    assert {0} == shelf.unfolded_seats


def test_a_match_that_is_opened_again_tells_what_was_built_last(play: Play) -> None:
    _sit(play, turns=9)
    play.write_word("CAT")
    save = play.save
    play.open()
    play.window.commands.open(save)
    play.come_back()
    assert play.curtain is None
    assert "CAT is yours: 3 points." == play.message
    assert ["CAT"] == play.words(0)


def test_a_clock_that_ends_the_turn_while_cards_are_chosen_goes_back_to_building(
    play: Play,
) -> None:
    _sit(play, clock=Clock.HARD, turn_seconds=20)
    chord("E")
    _wait(play, 20)
    assert play.message.startswith("Your time is up: your turn is over, your cards stay.")
    assert "pass like that once more, and the match is over" in play.message
    assert play.parts.acts.build.isVisible()
    play.type_word("CAT")
    assert "C AT" == play.strip.shown


def test_enter_pressed_twice_builds_once_and_says_nothing_more(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    play.sit_at(CATS, "Ana", turns=5)
    write("cat")
    tap(Qt.Key.Key_Return, text="\r")
    told = play.parts.banner.message
    tap(Qt.Key.Key_Return, text="\r")
    assert (["CAT"], told) == (play.words(0), play.parts.banner.message)
