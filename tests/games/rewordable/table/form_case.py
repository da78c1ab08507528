"""What the suite over all new-match forms needs to know of that of Rewordable."""

from __future__ import annotations

from tests.games.form_cases import FormCase
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.rewordable.rules import ruleset
from wordsmith_desktop.games.rewordable.table import new_match
from wordsmith_desktop.games.rewordable.words import form_texts as texts

CASE = FormCase(
    make=new_match.MatchForm,
    seats=ruleset.SEATS,
    refusal="Rewordable is for one to eight players.",
    faults=(ruleset.Fault, texts.FAULTS),
    house={
        "draws_lots": False,
        "interleaves": False,
        "may_keep_hand": False,
        "may_try_again": False,
        "challenge_cost": 2,
        "late_challenges": True,
        "idle_rounds": 3,
        "shares_wins": False,
        "accepts_names": True,
        "accepts_abbreviations": True,
        "may_repeat": False,
        "ending": ruleset.EndRule.ALL_PASS,
    },
    prepare=lambda form: form.referee.referee.choose(Referee.OBJECTION),
)
