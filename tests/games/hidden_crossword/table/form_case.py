"""What the suite over all new-match forms needs to know of that of the Hidden Crossword."""

from __future__ import annotations

from tests.games.form_cases import FormCase
from wordsmith_desktop.games.hidden_crossword.rules import ruleset
from wordsmith_desktop.games.hidden_crossword.rules.marks import ClueType
from wordsmith_desktop.games.hidden_crossword.table import new_match
from wordsmith_desktop.games.hidden_crossword.words import form_texts as texts

CASE = FormCase(
    make=new_match.MatchForm,
    seats=ruleset.SEATS,
    refusal="The Hidden Crossword is for one or two players.",
    faults=(ruleset.Fault, texts.FAULTS),
    house={
        "doubles_in_anchor": True,
        "offers_anchors": False,
        "no_anchor": ruleset.NoAnchor.SHORTER,
        "least_words": 3,
        "may_repeat": True,
        "counts_anchor": False,
        "guesses_stay_hidden": True,
        "limits_copies": False,
        "counts_repeats": False,
        "solving_takes_round": False,
        "settles_clue_late": True,
        "allows_more_words": True,
    },
    prepare=lambda form: form.clue.choose(ClueType.PLACE),
    elsewhere=frozenset({"names_anchor", "lists_anchor"}),
)
