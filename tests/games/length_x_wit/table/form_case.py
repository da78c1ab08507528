"""What the suite over all new-match forms needs to know of that of Length × Wit."""

from __future__ import annotations

from tests.games.form_cases import FormCase
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.length_x_wit.rules import ruleset
from wordsmith_desktop.games.length_x_wit.table import new_match
from wordsmith_desktop.games.length_x_wit.words import form_texts as texts

CASE = FormCase(
    make=new_match.MatchForm,
    seats=ruleset.SEATS,
    refusal="Length × Wit is for one to six players.",
    faults=(ruleset.Fault, texts.FAULTS),
    house={
        "start_tiles": 9,
        "draws_lots": False,
        "swap": ruleset.Swap.ONCE,
        "responds_clockwise": False,
        "counts_responses": False,
        "shares_wins": False,
        "accepts_names": True,
        "accepts_abbreviations": True,
        "odds_as_hint": True,
    },
    prepare=lambda form: form.referee.referee.choose(Referee.VOTE),
)
