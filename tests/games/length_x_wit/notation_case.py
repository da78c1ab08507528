"""What is special to the notation of Length × Wit."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.games.notation_case import NUMBERS, TEXTS, NotationCase
from wordsmith_desktop.games.length_x_wit.actions import (
    Action,
    Begin,
    Decline,
    Draw,
    GiveUp,
    Press,
    Respond,
    Roll,
    Score,
    Spend,
    Swap,
    Throw,
)
from wordsmith_desktop.games.length_x_wit.notation import from_text, to_text
from wordsmith_desktop.games.length_x_wit.rules import RULES
from wordsmith_desktop.games.notation_words import NotationFault

EXAMPLES: dict[str, Action] = {
    "begin 0 5 4 3 2": Begin(0, ((5, 4, 3, 2),)),
    "begin 1 5 4 3 2 10 11 12 99": Begin(1, ((5, 4, 3, 2), (10, 11, 12, 99))),
    "draw 8 1 0": Draw((8, 1, 0)),
    "draw": Draw(()),
    "throw 3 0 5": Throw(3, (0, 5)),
    "throw - 4": Throw(None, (4,)),
    "swap": Swap(),
    "roll": Roll(),
    "score RAT 4 17": Score("RAT", (4, 17)),
    'score ""': Score("", ()),
    "press RAT 4 17": Press("RAT", (4, 17)),
    "respond PORE 3": Respond("PORE", (3,)),
    "respond RAT": Respond("RAT", ()),
    "spend 12": Spend(12),
    "give-up": GiveUp(),
    "decline": Decline(),
}
SOME = st.lists(NUMBERS, max_size=9).map(tuple)
FOUR = st.lists(NUMBERS, min_size=4, max_size=4).map(tuple)
ACTIONS = st.one_of(
    st.builds(Begin, NUMBERS, st.lists(FOUR, max_size=6).map(tuple)),
    st.builds(Draw, SOME),
    st.builds(Throw, st.none() | NUMBERS, SOME),
    st.sampled_from([Swap(), Roll(), GiveUp(), Decline()]),
    *(st.builds(kind, TEXTS, SOME) for kind in (Score, Press, Respond)),
    st.builds(Spend, NUMBERS),
)
ERRORS = (
    ("pass", NotationFault.UNKNOWN_VERB, 0),
    ("Roll", NotationFault.UNKNOWN_VERB, 0),
    ("roll 3", NotationFault.EXTRA_WORD, 5),
    ("score", NotationFault.MISSING_WORD, 5),
    ("score RAT x", NotationFault.BAD_WORD, 10),
    ('press "RAT 4', NotationFault.BAD_WORD, 6),
    ("spend", NotationFault.MISSING_WORD, 5),
    ("spend A", NotationFault.BAD_WORD, 6),
    ("throw", NotationFault.MISSING_WORD, 5),
    ("throw -- 4", NotationFault.BAD_WORD, 6),
    ("begin", NotationFault.MISSING_WORD, 5),
    ("draw 1 -", NotationFault.BAD_WORD, 7),
)
CASE = NotationCase(
    rules=RULES,
    to_text=to_text,
    from_text=from_text,
    examples=EXAMPLES,
    actions=ACTIONS,
    errors=ERRORS,
    words=("begin", "draw", "throw", "score", "press", "respond", "spend", "-", "roll"),
)
