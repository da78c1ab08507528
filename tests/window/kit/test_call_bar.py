"""A called word on which the table is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.open_table import CallStage, LetStand, Object, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.call_bar import CallBar, hint_text
from wordsmith_desktop.wording.rulings import ruling_text

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = ("Ana", "Ben", "Cho")
NAME = Ruling("XYZ", False, Reason.NAME, "en")


@pytest.fixture
def bar(qtbot: QtBot) -> CallBar:
    made = CallBar(QLabel("CHAT"))
    qtbot.addWidget(made)
    return made


def _ask(bar: CallBar, stage: CallStage, asked: Sequence[Seat]) -> list[str]:
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
    assert _ask(bar, CallStage.OBJECTIONS, (1, 2)) == ["No objection", "Ben", "Cho"]
    read_out = [button.accessibleName() for button in bar.buttons]
    assert ["No objection", "Ben objects", "Cho objects"] == read_out
    assert _answers(bar) == [(1, LetStand()), (1, Object()), (2, Object())]


def test_each_that_is_asked_votes_yes_or_no(bar: CallBar) -> None:
    assert _ask(bar, CallStage.VOTE, (2,)) == ["Cho: yes", "Cho: no"]
    assert _answers(bar) == [(2, Vote(True)), (2, Vote(False))]


@pytest.mark.parametrize("stage", [CallStage.OBJECTIONS, CallStage.VOTE])
def test_nobody_is_asked_in_a_match_that_is_only_looked_at(bar: CallBar, stage: CallStage) -> None:
    assert _ask(bar, stage, ()) == []


def test_a_key_pressed_twice_does_not_answer_for_the_others(
    bar: CallBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    told: list[object] = []
    bar.answered.connect(lambda _seat, action: told.append(action))
    _ask(bar, CallStage.OBJECTIONS, (1,))
    bar.show()
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Return)
    assert told == []
    monkeypatch.setattr(buttons, "PATIENCE_MS", 0)
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Space)
    assert told == [LetStand()]


def test_a_key_pressed_again_and_again_answers_nothing(
    bar: CallBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    _ask(bar, CallStage.OBJECTIONS, (1,))
    bar.show()
    (patience,) = bar.findChildren(buttons.Patience)
    restarted: list[bool] = []
    monkeypatch.setattr(buttons.Patience, "restart", lambda _self: restarted.append(True))
    for _ in range(3):
        QTest.keyClick(bar.buttons[0], Qt.Key.Key_Return)
    assert patience.is_fresh
    assert [True] * 3 == restarted, "each press begins the moment anew"


def test_given_answers_keep_their_places_and_a_double_click_gives_nobody_else_s(
    bar: CallBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[Seat, object]] = []
    left = [0, 1, 2]

    def answer(seat: Seat, action: object) -> None:
        told.append((seat, action))
        left.remove(seat)
        _ask(bar, CallStage.VOTE, left)

    bar.answered.connect(answer)
    _ask(bar, CallStage.VOTE, left)
    bar.resize(900, 200)
    bar.show()
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    first, second = bar.buttons[0], bar.buttons[2]
    places = [button.geometry() for button in bar.buttons]
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert [(0, Vote(True))] == told
    assert not first.isEnabled()
    assert places[2:] == [button.geometry() for button in bar.buttons]
    # Wherever its second half comes, it presses nothing.
    for button in (first, second):
        QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert [(0, Vote(True))] == told
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    assert [(0, Vote(True)), (1, Vote(True))] == told


def test_a_vote_that_is_taken_back_can_be_given_again(bar: CallBar) -> None:
    _ask(bar, CallStage.VOTE, (0, 1))
    bar.show()
    assert ["Ben: yes", "Ben: no"] == _ask(bar, CallStage.VOTE, (1,))
    assert ["Ana: yes", "Ana: no", "Ben: yes", "Ben: no"] == _ask(bar, CallStage.VOTE, (0, 1))


def test_while_the_dictionary_is_asked_nobody_is(bar: CallBar) -> None:
    _ask(bar, CallStage.OBJECTIONS, (1,))
    assert _ask(bar, CallStage.RULING, ()) == []


@pytest.mark.parametrize("stage", CallStage)
def test_each_stage_has_a_hint_of_its_own(stage: CallStage) -> None:
    others = {hint_text(other, NAME) for other in CallStage if other is not stage}
    assert hint_text(stage, NAME) not in others


def test_a_vote_says_what_the_dictionary_said() -> None:
    assert ruling_text(NAME) in hint_text(CallStage.VOTE, NAME)
