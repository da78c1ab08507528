"""Notation of actions: every action comes back, and errors name the place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.games.notation_words import NotationError, NotationFault
from wordsmith_desktop.games.rewordable.actions import Action, Build, Deal, Pass
from wordsmith_desktop.games.rewordable.notation import from_text, to_text
from wordsmith_desktop.games.rewordable.rules import RULES
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

SIXTEEN = "5 4 3 2 1 0 6 7 8 9 10 11 12 13 14 15"
EXAMPLES: dict[str, Action] = {
    f"deal 1 {SIXTEEN} 17 4 88": Deal((17, 4, 88), (5, 4, 3, 2, 1, 0, *range(6, 16)), 1),
    f"deal 0 {SIXTEEN}": Deal((), (5, 4, 3, 2, 1, 0, *range(6, 16)), 0),
    "build 17 4 88": Build((17, 4, 88)),
    "build": Build(()),
    "pass": Pass(),
    "pass 12 3": Pass((12, 3)),
    "object": Object(),
    "stand": LetStand(),
    "vote yes": Vote(True),
    "vote no": Vote(False),
    "rule CHAT no unknown en": Rule(Ruling("CHAT", False, Reason.UNKNOWN, "en")),
    "expire turn": TimeExpired("turn"),
}


@pytest.mark.parametrize(("text", "action"), EXAMPLES.items())
def test_actions_are_written_like_this(text: str, action: Action) -> None:
    assert text == to_text(action)
    assert action == from_text(text)


def test_every_verb_has_an_example() -> None:
    assert set(RULES.action_types) == {type(action) for action in EXAMPLES.values()}


NUMBERS = st.integers(-(10**6), 10**6)
SOME = st.lists(NUMBERS, max_size=8).map(tuple)
TEXTS = st.text(max_size=8)
ACTIONS = st.one_of(
    st.builds(Deal, SOME, st.lists(NUMBERS, min_size=16, max_size=16).map(tuple), NUMBERS),
    st.builds(Build, SOME),
    st.builds(Pass, SOME),
    st.sampled_from([Object(), LetStand()]),
    st.builds(Vote, st.booleans()),
    st.builds(Rule, st.builds(Ruling, TEXTS, st.booleans(), st.sampled_from(Reason), TEXTS)),
    st.builds(TimeExpired, TEXTS),
)


@given(ACTIONS)
def test_every_action_comes_back(action: Action) -> None:
    text = to_text(action)

    assert action == from_text(text)
    assert 1 == len(text.splitlines())


@pytest.mark.parametrize(
    ("text", "fault", "position"),
    [
        ("roll", NotationFault.UNKNOWN_VERB, 0),
        ("Build 3", NotationFault.UNKNOWN_VERB, 0),
        ("build 3 x", NotationFault.BAD_WORD, 8),
        ("pass CARD", NotationFault.BAD_WORD, 5),
        ("deal", NotationFault.MISSING_WORD, 4),
        ("deal 0 1 2", NotationFault.MISSING_WORD, 10),
        (f"deal 0 {SIXTEEN} C", NotationFault.BAD_WORD, 8 + len(SIXTEEN)),
    ],
)
def test_an_error_names_what_is_wrong_and_where(
    text: str, fault: NotationFault, position: int
) -> None:
    with pytest.raises(NotationError) as caught:
        from_text(text)

    error = caught.value
    assert (fault, position, text) == (error.fault, error.position, error.text)


WORDS = st.sampled_from([*EXAMPLES, "build", "pass", "deal", "rule", "yes", "2", '"', '"x"'])


@given(st.lists(WORDS | st.text(max_size=5), max_size=5).map(" ".join))
def test_whatever_is_read_can_be_written(text: str) -> None:
    try:
        action = from_text(text)
    except NotationError:
        return

    assert action == from_text(to_text(action))
