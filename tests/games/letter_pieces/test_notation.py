"""Notation of actions: every action comes back, and errors name the place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.games.letter_pieces.actions import (
    Action,
    Arrange,
    Buzz,
    Claim,
    Continue,
    Dice,
    DrawLetters,
    Face,
    FillCircle,
    Move,
    NameLetters,
    Pass,
    Roll,
    Take,
    Withdraw,
)
from wordsmith_desktop.games.letter_pieces.notation import from_text, to_text
from wordsmith_desktop.games.letter_pieces.pieces import Kind, Pose
from wordsmith_desktop.games.letter_pieces.rules import RULES
from wordsmith_desktop.games.notation_words import NotationError, NotationFault
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

EXAMPLES: dict[str, Action] = {
    "dice L S B* C*": Dice((Face.LONG, Face.SHORT, Face.BIG_STAR, Face.SMALL_STAR)),
    "draw FAMILY": DrawLetters("FAMILY"),
    "name FAMILY": NameLetters("FAMILY"),
    "roll": Roll(),
    "take B": Take(Kind.B),
    "fill C": FillCircle(Kind.C),
    "arrange 3@1200,1000/90 4@-5,0/135": Arrange(
        (Move(3, Pose(1200, 1000, 90)), Move(4, Pose(-5, 0, 135)))
    ),
    "withdraw 3 4": Withdraw((3, 4)),
    "claim SOCK 2": Claim("SOCK", 2),
    'claim "" 0': Claim("", 0),
    r'claim "A \"B\"" -1': Claim('A "B"', -1),
    "pass": Pass(),
    "pass 2": Pass(2),
    "buzz": Buzz(),
    "continue": Continue(),
    "object": Object(),
    "stand": LetStand(),
    "vote yes": Vote(True),
    "vote no": Vote(False),
    "rule SOCK no unknown en": Rule(Ruling("SOCK", False, Reason.UNKNOWN, "en")),
    "expire turn": TimeExpired("turn"),
}


@pytest.mark.parametrize(("text", "action"), EXAMPLES.items())
def test_actions_are_written_like_this(text: str, action: Action) -> None:
    assert text == to_text(action)
    assert action == from_text(text)


def test_every_verb_has_an_example() -> None:
    assert set(RULES.action_types) == {type(action) for action in EXAMPLES.values()}


NUMBERS = st.integers(-(10**6), 10**6)
POSES = st.builds(Pose, NUMBERS, NUMBERS, NUMBERS)
TEXTS = st.one_of(st.text("ABCXYZ-'", max_size=8), st.text(max_size=8))
ACTIONS = st.one_of(
    st.builds(Dice, st.lists(st.sampled_from(Face), max_size=8).map(tuple)),
    st.builds(DrawLetters, TEXTS),
    st.builds(NameLetters, TEXTS),
    st.builds(Take, st.sampled_from(Kind)),
    st.builds(FillCircle, st.sampled_from(Kind)),
    st.builds(Arrange, st.lists(st.builds(Move, NUMBERS, POSES), max_size=5).map(tuple)),
    st.builds(Withdraw, st.lists(NUMBERS, max_size=5).map(tuple)),
    st.builds(Claim, TEXTS, NUMBERS),
    st.builds(Pass, st.none() | NUMBERS),
    st.sampled_from([Roll(), Buzz(), Continue(), Object(), LetStand()]),
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
        ("jump 3", NotationFault.UNKNOWN_VERB, 0),
        ("Roll", NotationFault.UNKNOWN_VERB, 0),
        ("roll 3", NotationFault.EXTRA_WORD, 5),
        ("claim", NotationFault.MISSING_WORD, 5),
        ("claim SOCK", NotationFault.MISSING_WORD, 10),
        ("claim SOCK two", NotationFault.BAD_WORD, 11),
        ("claim SOCK ２", NotationFault.BAD_WORD, 11),
        ("claim SOCK 2 3", NotationFault.EXTRA_WORD, 13),
        ('claim "SOCK 2', NotationFault.BAD_WORD, 6),
        ('claim S"OCK 2', NotationFault.BAD_WORD, 6),
        ("take X", NotationFault.BAD_WORD, 5),
        ("dice L S Q", NotationFault.BAD_WORD, 9),
        ("arrange 3@1,2", NotationFault.BAD_WORD, 8),
        ("arrange 3@1,2/90 4", NotationFault.BAD_WORD, 17),
        (f"pass {'9' * 5000}", NotationFault.BAD_WORD, 5),
        (f"arrange {'9' * 5000}@0,0/0", NotationFault.BAD_WORD, 8),
    ],
)
def test_an_error_names_what_is_wrong_and_where(
    text: str, fault: NotationFault, position: int
) -> None:
    with pytest.raises(NotationError) as caught:
        from_text(text)

    assert (fault, position, text) == (
        caught.value.fault,
        caught.value.position,
        caught.value.text,
    )


WORDS = st.sampled_from([*EXAMPLES, "claim", "pass", "dice", "rule", "yes", "2", "L", '"', '"x"'])


@given(st.lists(WORDS | st.text(max_size=5), max_size=5).map(" ".join))
def test_whatever_is_read_can_be_written(text: str) -> None:
    try:
        action = from_text(text)
    except NotationError:
        return

    assert action == from_text(to_text(action))
