"""A called word on which the table is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.table import LetStand, Object, Stage, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.call_bar import CallBar, hint_text
from wordsmith_desktop.wording.rulings import ruling_text

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = ("Ana", "Ben", "Cho")
NAME = Ruling("XYZ", False, Reason.NAME, "en")


@pytest.fixture
def bar(qtbot: QtBot) -> CallBar:
    made = CallBar(QLabel("CHAT"))
    qtbot.addWidget(made)
    return made


def _ask(bar: CallBar, stage: Stage, asked: Sequence[Seat]) -> list[str]:
    bar.ask("Ana calls CHAT", hint_text(stage, NAME), stage=stage, names=NAMES, asked=asked)
    return [button.text() for button in bar.buttons]


def _answers(bar: CallBar) -> list[tuple[Seat, object]]:
    """What each button answers when it is pressed, in order."""
    told: list[tuple[Seat, object]] = []
    bar.answered.connect(lambda seat, action: told.append((seat, action)))
    for button in bar.buttons:
        button.click()
    return told


def test_a_word_is_let_stand_or_doubted_by_each_that_is_asked(bar: CallBar) -> None:
    assert _ask(bar, Stage.OBJECTIONS, (1, 2)) == ["No objection", "Ben objects", "Cho objects"]
    assert _answers(bar) == [(1, LetStand()), (1, Object()), (2, Object())]


def test_each_that_is_asked_votes_yes_or_no(bar: CallBar) -> None:
    assert _ask(bar, Stage.VOTE, (2,)) == ["Cho: yes", "Cho: no"]
    assert _answers(bar) == [(2, Vote(True)), (2, Vote(False))]


@pytest.mark.parametrize("stage", [Stage.OBJECTIONS, Stage.VOTE])
def test_nobody_is_asked_in_a_match_that_is_only_looked_at(bar: CallBar, stage: Stage) -> None:
    assert _ask(bar, stage, ()) == []


def test_a_key_pressed_twice_does_not_answer_for_the_others(
    bar: CallBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    told: list[object] = []
    bar.answered.connect(lambda _seat, action: told.append(action))
    _ask(bar, Stage.OBJECTIONS, (1,))
    bar.show()
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Return)
    assert told == []
    monkeypatch.setattr(buttons, "PATIENCE_MS", 0)
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Space)
    assert told == [LetStand()]


def test_while_the_dictionary_is_asked_nobody_is(bar: CallBar) -> None:
    _ask(bar, Stage.OBJECTIONS, (1,))
    assert _ask(bar, Stage.RULING, ()) == []


@pytest.mark.parametrize("stage", Stage)
def test_each_stage_has_a_hint_of_its_own(stage: Stage) -> None:
    others = {hint_text(other, NAME) for other in Stage if other is not stage}
    assert hint_text(stage, NAME) not in others


def test_a_vote_says_what_the_dictionary_said() -> None:
    assert ruling_text(NAME) in hint_text(Stage.VOTE, NAME)
