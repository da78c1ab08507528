"""The button that builds: its word is never cut, whatever letters it is of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.window.kit.test_table_parts import page_with_bar
from wordsmith_desktop.games.letter_pieces.rules.claims import Plan
from wordsmith_desktop.games.letter_pieces.table.claim_bar import ClaimBar
from wordsmith_desktop.games.letter_pieces.words.table_texts import CLAIM_WORD, NO_WORD_YET
from wordsmith_desktop.games.rewordable.table.act_bar import ActBar
from wordsmith_desktop.window.kit.appearance import appearance, look
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.table_bar import TableBar
from wordsmith_desktop.wording.texts import say, set_language

Show = Callable[[str], QPushButton]
WORDS = ("AUFMAA", "WWWWWWWW", "WWMWWMWWM", "ILLICITLY", "LILILILILILILI", "A" * 15)


def _build(bar: TableBar) -> Show:
    acts = ActBar(bar)

    def show(word: str) -> QPushButton:
        acts.show_word(word, "", is_open=True, is_against=False)
        return acts.build

    return show


def _claim(bar: TableBar) -> Show:
    claims = ClaimBar(bar)

    def show(word: str) -> QPushButton:
        plan = Plan(word, frozenset(), 0, 12)
        claims.show_plan(plan, points=3, row="", against="", verb=CLAIM_WORD, pass_text=None)
        return claims.claim_button

    return show


def test_nobody_is_told_to_build_on_the_bench_of_a_computer(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    page, _, bar = page_with_bar(qtbot)
    claims = ClaimBar(bar)
    page.show()
    for is_persons in (True, False):
        claims.show_plan(
            None,
            points=0,
            row="",
            against="",
            verb=CLAIM_WORD,
            pass_text=None,
            is_persons=is_persons,
        )
        assert (say(NO_WORD_YET) if is_persons else "") == claims.forecast.note


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("made", [_build, _claim])
def test_a_word_stands_whole_on_its_button_or_not_at_all(
    qtbot: QtBot, typeface: str, made: Callable[[TableBar], Show], language: str, scale: int
) -> None:
    set_language(language)
    appearance().set_look(Look(family=typeface, text_scale=scale))
    page, _, bar = page_with_bar(qtbot)
    show = made(bar)
    page.resize(1280, 500)
    page.show()
    breadth = 0
    for word in WORDS:
        button = show(word)
        said = QFontMetrics(look().font(bold=True)).horizontalAdvance(button.text())
        assert said + 2 * look().gap(2) <= button.width(), button.text()
        assert word in button.accessibleName()
        assert breadth in (0, button.width()), "the buttons beside it are not to move"
        breadth = button.width()
