"""What ends a match, a turn or a puzzle, or costs a vowel, asks first or can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.games.hidden_crossword.table.play_table import Play as CrosswordPlay
from tests.games.length_x_wit.table.play_table import Play as DicePlay
from tests.games.letter_pieces.table.play_table import Play as LetterPlay
from tests.games.play_hands import click, tap
from tests.games.rewordable.table.play_table import Play as CardPlay
from tests.games.table_case import AnyPlay
from wordsmith_desktop.games.hidden_crossword.rules.state import Phase as CrosswordPhase
from wordsmith_desktop.games.length_x_wit.rules.state import Phase as DicePhase
from wordsmith_desktop.window.kit.dialogs import PlainDialog


def _begin_short(play: AnyPlay) -> None:
    play.choose_way("short")
    play.get_ready()
    play.come_back()
    play.lexicon(play.dictionary)
    play.lift()


def _asks_or_comes_back(play: AnyPlay, act: Callable[[], object]) -> str:
    """Do something and change one's mind: nothing has happened. By what means."""
    before: Any = play.session.match.state
    act()
    asked = [one for one in play.page.findChildren(PlainDialog) if one.isVisible()]
    if asked:
        tap(Qt.Key.Key_Escape)
        play.come_back()
    else:
        assert before != play.session.match.state
        assert play.page.table.can_undo
        play.page.table.undo()
    assert before == play.session.match.state
    return "asked" if asked else "undone"


@pytest.mark.parametrize("game", ["letter_pieces"])
def test_a_pass_with_letters(play: LetterPlay) -> None:
    _begin_short(play)
    assert _asks_or_comes_back(play, play.page.pass_or_ask)


@pytest.mark.parametrize("game", ["hidden_crossword"])
def test_a_crossword_match_that_is_given_up(play: CrosswordPlay) -> None:
    play.begin()
    assert "asked" == _asks_or_comes_back(play, play.page.give_up)
    assert play.state.phase is CrosswordPhase.DRAW


@pytest.mark.parametrize("game", ["rewordable"])
def test_cards_that_are_passed_are_chosen_before(play: CardPlay) -> None:
    _begin_short(play)
    before = play.session.match.state
    click(play.parts.acts.pass_turn)
    assert play.parts.acts.confirm.isVisible()
    tap(Qt.Key.Key_Escape)
    assert before == play.session.match.state
    assert not play.parts.acts.confirm.isVisible()


@pytest.mark.parametrize("game", ["length_x_wit"])
def test_a_vowel_is_marked_before_it_is_spent_and_a_turn_given_up_comes_back(
    play: DicePlay,
) -> None:
    _begin_short(play)
    acts = play.parts.acts
    click(acts.roll)
    while not acts.give_up.isEnabled():
        before = play.session.match.state
        assert play.phase is DicePhase.DECIDE
        vowel = next(tile for tile in play.state.free_tiles(play.speller) if tile.is_vowel)
        click(acts.spend)
        click(play.pieces.button(vowel.id))
        tap(Qt.Key.Key_Right)
        tap(Qt.Key.Key_Space, text=" ")
        assert before == play.session.match.state
        tap(Qt.Key.Key_Escape)
        assert before == play.session.match.state
        click(acts.spend)
        click(play.pieces.button(vowel.id))
        click(acts.confirm_spend)
        assert before != play.session.match.state
    assert _asks_or_comes_back(play, play.page.give_up)
