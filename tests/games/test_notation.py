"""Notation of actions in every game: every action comes back, and errors name the place."""

from __future__ import annotations

from importlib import import_module

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.notation_case import NotationCase
from wordsmith_desktop.games.notation_words import NotationError, NotationFault
from wordsmith_desktop.games.registry import game_names

CASES: dict[str, NotationCase] = {
    game: import_module(f"tests.games.{game}.notation_case").CASE for game in game_names()
}
EXAMPLES = [
    pytest.param(case, text, action, id=f"{game}: {text}")
    for game, case in CASES.items()
    for text, action in case.all_examples.items()
]
ERRORS = [
    pytest.param(case, *error, id=f"{game}: {error[0][:40]}")
    for game, case in CASES.items()
    for error in case.errors
]
every_game = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


@pytest.mark.parametrize(("case", "text", "action"), EXAMPLES)
def test_actions_are_written_like_this(case: NotationCase, text: str, action: object) -> None:
    assert text == case.to_text(action)
    assert action == case.from_text(text)


@every_game
def test_every_verb_has_an_example(case: NotationCase) -> None:
    actions = case.all_examples.values()
    assert set(case.rules.action_types) == {type(action) for action in actions}


@every_game
@given(data=st.data())
def test_every_action_comes_back(case: NotationCase, data: st.DataObject) -> None:
    action = data.draw(case.all_actions)
    text = case.to_text(action)

    assert action == case.from_text(text)
    assert 1 == len(text.splitlines())


@pytest.mark.parametrize(("case", "text", "fault", "position"), ERRORS)
def test_an_error_names_what_is_wrong_and_where(
    case: NotationCase, text: str, fault: NotationFault, position: int
) -> None:
    with pytest.raises(NotationError) as caught:
        case.from_text(text)

    error = caught.value
    assert (fault, position, text) == (error.fault, error.position, error.text)


@every_game
@given(data=st.data())
def test_whatever_is_read_can_be_written(case: NotationCase, data: st.DataObject) -> None:
    known = st.sampled_from([*case.all_examples, *case.words, "yes", "2", '"', '"x"'])
    words = data.draw(st.lists(known | st.text(max_size=5), max_size=5))
    try:
        action = case.from_text(" ".join(words))
    except NotationError:
        return

    assert action == case.from_text(case.to_text(action))
