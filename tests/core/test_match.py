"""A match: it remembers, goes back as far as is fair, and forward again."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from tests.helpers.saves import CAB
from tests.helpers.toy_game import Call, Deal, EndTurn, Look, Put, Roll, ToyRules, ToyRuleset
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Gate, IllegalActionError
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.common.open_table import Rule

ToyMatch: TypeAlias = Match[Any, Any, Any, Any]


@pytest.fixture
def match() -> ToyMatch:
    """A match in which Ana has rolled a five."""
    match: ToyMatch = Match(ToyRules(), ToyRuleset(turns=2), 2)
    match.play(CHANCE, Deal(("ANT", "BEE")))
    match.play(CHANCE, Roll(5))
    return match


def test_an_action_that_is_not_open_changes_nothing(match: ToyMatch) -> None:
    before = match.state
    with pytest.raises(IllegalActionError) as caught:
        match.play(1, Put())
    assert [Gate.NOT_YOUR_TURN] == [rejection.code for rejection in caught.value.rejections]
    assert before == match.state
    assert 2 == len(match.played)


def test_undo_and_redo_walk_the_same_states(match: ToyMatch) -> None:
    states = [match.state]
    for _ in range(3):
        match.play(0, Put())
        states.append(match.state)
    for expected in states[2::-1]:
        match.undo()
        assert expected == match.state
    for expected in states[1:]:
        match.redo()
        assert expected == match.state
    assert match.redoable is None


def test_a_new_action_ends_redo(match: ToyMatch) -> None:
    match.play(0, Put())
    match.undo()
    match.play(0, EndTurn())
    assert match.redoable is None
    with pytest.raises(IndexError):
        match.redo()


def test_undo_never_crosses_chance(match: ToyMatch) -> None:
    assert match.undoable is None
    with pytest.raises(IndexError):
        match.undo()


def test_undo_never_crosses_a_look(match: ToyMatch) -> None:
    match.play(0, Put())
    match.play(0, Look())
    assert match.undoable is None


def test_undo_never_crosses_a_ruling(match: ToyMatch) -> None:
    match.play(0, Call("CAB"))
    assert match.undoable is not None
    match.play(REFEREE, Rule(CAB))
    assert match.undoable is None


def test_a_match_is_over_when_its_rules_say_so(match: ToyMatch) -> None:
    match.play(0, Put())
    match.play(0, EndTurn())
    match.play(CHANCE, Roll(1))
    assert match.outcome is None
    match.play(1, EndTurn())
    assert Outcome((1, 0)) == match.outcome
    with pytest.raises(IllegalActionError) as caught:
        match.play(0, Put())
    assert [Gate.OVER] == [rejection.code for rejection in caught.value.rejections]


def test_the_error_names_the_action_and_every_reason() -> None:
    with pytest.raises(IllegalActionError, match=r"Put\(\): not_your_turn"):
        Match(ToyRules(), ToyRuleset(), 2).play(0, Put())
