"""What is special to the notation of Rewordable."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.games.notation_case import NUMBERS, NotationCase
from wordsmith_desktop.games.notation_words import NotationFault
from wordsmith_desktop.games.rewordable.actions import Action, Build, Deal, Pass
from wordsmith_desktop.games.rewordable.notation import from_text, to_text
from wordsmith_desktop.games.rewordable.rules import RULES

SIXTEEN = "5 4 3 2 1 0 6 7 8 9 10 11 12 13 14 15"
EXAMPLES: dict[str, Action] = {
    f"deal 1 {SIXTEEN} 17 4 88": Deal((17, 4, 88), (5, 4, 3, 2, 1, 0, *range(6, 16)), 1),
    f"deal 0 {SIXTEEN}": Deal((), (5, 4, 3, 2, 1, 0, *range(6, 16)), 0),
    "build 17 4 88": Build((17, 4, 88)),
    "build": Build(()),
    "pass": Pass(),
    "pass 12 3": Pass((12, 3)),
}
SOME = st.lists(NUMBERS, max_size=8).map(tuple)
ACTIONS = st.one_of(
    st.builds(Deal, SOME, st.lists(NUMBERS, min_size=16, max_size=16).map(tuple), NUMBERS),
    st.builds(Build, SOME),
    st.builds(Pass, SOME),
)
ERRORS = (
    ("roll", NotationFault.UNKNOWN_VERB, 0),
    ("Build 3", NotationFault.UNKNOWN_VERB, 0),
    ("build 3 x", NotationFault.BAD_WORD, 8),
    ("pass CARD", NotationFault.BAD_WORD, 5),
    ("deal", NotationFault.MISSING_WORD, 4),
    ("deal 0 1 2", NotationFault.MISSING_WORD, 10),
    (f"deal 0 {SIXTEEN} C", NotationFault.BAD_WORD, 8 + len(SIXTEEN)),
)
CASE = NotationCase(
    rules=RULES,
    to_text=to_text,
    from_text=from_text,
    examples=EXAMPLES,
    actions=ACTIONS,
    errors=ERRORS,
    words=("build", "pass", "deal", "rule"),
)
