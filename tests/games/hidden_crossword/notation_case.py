"""What is special to the notation of the Hidden Crossword."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.games.notation_case import NUMBERS, TEXTS, NotationCase
from wordsmith_desktop.games.hidden_crossword.actions import (
    Action,
    CallAnchor,
    Choose,
    Draw,
    DrawAfresh,
    Finish,
    GiveUp,
    GoOn,
    Lay,
    MakeGuess,
    Note,
    SetPuzzle,
    SetPuzzleAround,
    Solve,
    TurnUp,
)
from wordsmith_desktop.games.hidden_crossword.crossword import Tile
from wordsmith_desktop.games.hidden_crossword.notation import from_text, to_text
from wordsmith_desktop.games.hidden_crossword.rules import RULES
from wordsmith_desktop.games.notation_words import NotationFault

CAT = (Tile(0, 0, "C"), Tile(0, 1, "A"), Tile(0, 2, "T"))
EXAMPLES: dict[str, Action] = {
    "turn": TurnUp(),
    "draw Q": Draw("Q"),
    "anchor TRAIN": CallAnchor("TRAIN"),
    "afresh": DrawAfresh(),
    "on": GoOn(),
    "lay 0,0,C 0,1,A 0,2,T": Lay(CAT),
    "lay -2,11,C": Lay((Tile(-2, 11, "C"),)),
    "lay": Lay(()),
    "finish": Finish(),
    "set 0,0,C 0,1,A 0,2,T": SetPuzzle(CAT),
    "around CAT 0,0,C 0,1,A 0,2,T": SetPuzzleAround("CAT", CAT),
    "guess RAT": MakeGuess("RAT"),
    "choose 1": Choose(1),
    "solve": Solve(),
    'note 4 0 "ends in T?"': Note(4, 0, "ends in T?"),
    'note 4 0 ""': Note(4, 0, ""),
    "up": GiveUp(),
}
LAYOUTS = st.lists(
    st.builds(Tile, NUMBERS, NUMBERS, st.sampled_from("ACEXYZ")), max_size=6, unique=True
).map(tuple)
ACTIONS = st.one_of(
    st.sampled_from([TurnUp(), DrawAfresh(), GoOn(), Finish(), Solve(), GiveUp()]),
    st.builds(Draw, TEXTS),
    st.builds(CallAnchor, TEXTS),
    st.builds(Lay, LAYOUTS),
    st.builds(SetPuzzle, LAYOUTS),
    st.builds(SetPuzzleAround, TEXTS, LAYOUTS),
    st.builds(MakeGuess, TEXTS),
    st.builds(Choose, NUMBERS),
    st.builds(Note, NUMBERS, NUMBERS, TEXTS),
)
ERRORS = (
    ("roll", NotationFault.UNKNOWN_VERB, 0),
    ("object", NotationFault.UNKNOWN_VERB, 0),
    ("Guess RAT", NotationFault.UNKNOWN_VERB, 0),
    ("guess", NotationFault.MISSING_WORD, 5),
    ("guess RAT CAT", NotationFault.EXTRA_WORD, 10),
    ("choose first", NotationFault.BAD_WORD, 7),
    ("lay 0,0,C 0,1", NotationFault.BAD_WORD, 10),
    ("lay 0,0,C 0,one,A", NotationFault.BAD_WORD, 10),
    ("lay 0,0,c", NotationFault.BAD_WORD, 4),
    ("lay 0,0,CA", NotationFault.BAD_WORD, 4),
    ("set 0,0,", NotationFault.BAD_WORD, 4),
    ("around", NotationFault.MISSING_WORD, 6),
    ("note 4 0", NotationFault.MISSING_WORD, 8),
    ("note 4 A?", NotationFault.BAD_WORD, 7),
    ("solve now", NotationFault.EXTRA_WORD, 6),
)
CASE = NotationCase(
    rules=RULES,
    to_text=to_text,
    from_text=from_text,
    examples=EXAMPLES,
    actions=ACTIONS,
    errors=ERRORS,
    words=("lay", "set", "note", "choose", "0,0,C", "1,0,A"),
)
