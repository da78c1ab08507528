"""What is special to the notation of the Letter Piece Game."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.games.notation_case import NUMBERS, TEXTS, NotationCase
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
from wordsmith_desktop.games.notation_words import NotationFault

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
}
POSES = st.builds(Pose, NUMBERS, NUMBERS, NUMBERS)
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
    st.sampled_from([Roll(), Buzz(), Continue()]),
)
ERRORS = (
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
)
CASE = NotationCase(
    rules=RULES,
    to_text=to_text,
    from_text=from_text,
    examples=EXAMPLES,
    actions=ACTIONS,
    errors=ERRORS,
    words=("claim", "pass", "dice", "rule", "L"),
)
