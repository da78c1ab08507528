"""What the suite over all new-match forms needs to know of that of the Letter Piece Game."""

from __future__ import annotations

from tests.games.form_cases import FormCase
from wordsmith_desktop.games.letter_pieces.rules import ruleset
from wordsmith_desktop.games.letter_pieces.table import new_match
from wordsmith_desktop.games.letter_pieces.words import form_texts as texts

CASE = FormCase(
    make=new_match.MatchForm,
    seats=range(1, 5),
    refusal="The Letter Piece Game is for one to four players.",
    faults=(ruleset.Fault, texts.FAULTS),
    house={
        "min_word_length": 3,
        "counts_repeats": False,
        "j_is_long": True,
        "y_is_long": True,
        "has_marks": False,
        "redeals_dull": True,
        "set_up_stars_choose": True,
        "start_moves_on": False,
        "own_repeats": True,
        "passed_circles_cost": True,
        "shares_words": True,
        "accepts_possessives": True,
    },
    prepare=lambda form: form.mode.choose(ruleset.Mode.WORD_BY_WORD),
    elsewhere=frozenset(
        {
            "rolls_a_turn",
            "lockout_seconds",
            "warm_up_pieces",
            "warm_up_counts_letters",
            "warm_up_needs_new",
        }
    ),
)
