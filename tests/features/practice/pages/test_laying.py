"""Practice takes a word as the table does: typed or clicked there, with what speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.play_hands import click, tap, write
from tests.helpers.golden_matches import golden, header_of
from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.features.practice.deck import Exercise, Grade
from wordsmith_desktop.features.practice.pages.exercise_view import (
    ExerciseView,
    ShownExercise,
    Surroundings,
)
from wordsmith_desktop.games.common.registry import reviewer_of
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.records.kept_match import KeptMatch
from wordsmith_desktop.window.kit.asking.explainer import NO_EXPLAINER
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton

pytestmark = pytest.mark.usefixtures("dressed")

Open = Callable[[str, int], ExerciseView]


@cache
def english() -> Lexicon:
    return open_lexicon("en", dictionaries_dir())


@pytest.fixture
def open_view(qtbot: QtBot, preferences: Preferences) -> Iterator[Open]:
    """Opens the exercise of a turn of a match, in which the word that was played is looked for."""
    opened: list[ExerciseView] = []

    def build(name: str, turn: int) -> ExerciseView:
        match = golden(name)
        entry, reviewer = find_entry(match.rules.game), reviewer_of(match.rules.game)
        assert entry is not None
        assert reviewer is not None
        position = reviewer.positions(match)[turn]
        word = str(getattr(match.played[position].action, "word", ""))
        exercise = Exercise(
            "x:1", "guest:ana", "x", match.rules.game, "en", word, position, worth=1
        )
        kept = KeptMatch(Path("x"), header_of(match), match, {}, (), None, None, (), None)
        view = ExerciseView(
            ShownExercise(exercise, kept, entry, english()),
            Surroundings(preferences, NO_EXPLAINER, leave=lambda: None),
        )
        qtbot.addWidget(view)
        view.resize(1200, 800)
        view.show()
        view.activateWindow()
        view.begin()
        qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        opened.append(view)
        return view

    yield build
    for one in opened:
        one.let_go()


@pytest.mark.parametrize(("name", "turn"), [("length_x_wit_solo", 0), ("letter_pieces_solo", 0)])
def test_a_word_typed_on_the_table_is_the_answer(
    qtbot: QtBot, open_view: Open, name: str, turn: int
) -> None:
    view = open_view(name, turn)
    word = view._drawn.exercise.word
    write(word.lower())
    with qtbot.waitSignal(view.graded) as graded:
        tap(Qt.Key.Key_Return)
    assert [Grade.FOUND] == graded.args
    assert word == view.field.text()
    assert view.table.is_over


def test_what_the_rules_refuse_is_said_by_the_table_as_in_a_match(open_view: Open) -> None:
    view = open_view("length_x_wit_solo", 0)
    graded: list[Grade] = []
    view.graded.connect(graded.append)
    before = view.page.parts.banner.message  # type: ignore[attr-defined]
    tap(Qt.Key.Key_Return)
    said = view.page.parts.banner.message  # type: ignore[attr-defined]
    assert said != before
    assert "lay or type a word first" in said
    assert [] == graded


@pytest.mark.parametrize("name", ["length_x_wit_solo", "rewordable_alone"])
def test_a_click_on_a_piece_lays_it_and_the_keyboard_stays_in_the_word(
    open_view: Open, name: str
) -> None:
    view = open_view(name, 0)
    first, second = [one for one in view.page.findChildren(PieceButton) if one.isVisible()][:2]
    click(first)
    laid = view.field.text()
    assert laid == view.page.word_laid() != ""
    click(second)
    longer = view.field.text()
    assert longer.startswith(laid)
    assert len(longer) > len(laid)
    # Whatever comes by key goes on in that word.
    tap(Qt.Key.Key_Backspace)
    assert laid == view.field.text()


def test_what_lies_on_the_bench_is_checked_as_if_it_were_typed(
    qtbot: QtBot, open_view: Open
) -> None:
    view = open_view("letter_pieces_solo", 0)
    word = view._drawn.exercise.word
    write(word.lower())
    assert word == view.field.text()
    with qtbot.waitSignal(view.graded) as graded:
        click(view.check_button)
    assert [Grade.FOUND] == graded.args
