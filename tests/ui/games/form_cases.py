"""The new-match forms of all games, and what the tests that they share have to know of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from wordsmith_desktop.games.hidden_crossword import ruleset as hidden_crossword
from wordsmith_desktop.games.hidden_crossword.clues import ClueType
from wordsmith_desktop.games.length_x_wit import ruleset as length_x_wit
from wordsmith_desktop.games.letter_pieces import ruleset as letter_pieces
from wordsmith_desktop.games.rewordable import ruleset as rewordable
from wordsmith_desktop.games.table import Referee
from wordsmith_desktop.ui.games.hidden_crossword import new_match as hidden_crossword_form
from wordsmith_desktop.ui.games.length_x_wit import new_match as length_x_wit_form
from wordsmith_desktop.ui.games.letter_pieces import new_match as letter_pieces_form
from wordsmith_desktop.ui.games.rewordable import new_match as rewordable_form
from wordsmith_desktop.wording.games.hidden_crossword import texts as hidden_crossword_texts
from wordsmith_desktop.wording.games.length_x_wit import texts as length_x_wit_texts
from wordsmith_desktop.wording.games.letter_pieces import texts as letter_pieces_texts
from wordsmith_desktop.wording.games.rewordable import texts as rewordable_texts
from wordsmith_desktop.wording.texts import Text


@dataclass(frozen=True, slots=True)
class FormCase:
    """A form, and what it must do."""

    make: Callable[[], Any]
    seats: range
    refusal: str
    """What is said to too many players."""
    faults: tuple[type[Enum], Mapping[Any, Text]]
    """Why a ruleset cannot be played, and the sentences for it."""
    house: Mapping[str, Any]
    """An unusual answer for each house choice that matters after `prepare`."""
    prepare: Callable[[Any], None] = lambda _form: None
    """Choose what makes house choices matter."""
    elsewhere: frozenset[str] = frozenset()
    """House choices that never matter together with the others."""


CASES = {
    "hidden_crossword": FormCase(
        make=hidden_crossword_form.MatchForm,
        seats=hidden_crossword.SEATS,
        refusal="The Hidden Crossword is for one or two players.",
        faults=(hidden_crossword.Fault, hidden_crossword_texts.FAULTS),
        house={
            "doubles_in_anchor": True,
            "offers_anchors": False,
            "no_anchor": hidden_crossword.NoAnchor.SHORTER,
            "least_words": 3,
            "may_repeat": True,
            "counts_anchor": False,
            "limits_copies": False,
            "counts_repeats": False,
            "solving_takes_round": False,
        },
        prepare=lambda form: form.clue.choose(ClueType.PLACE),
        elsewhere=frozenset({"names_anchor", "lists_anchor"}),
    ),
    "length_x_wit": FormCase(
        make=length_x_wit_form.MatchForm,
        seats=length_x_wit.SEATS,
        refusal="Length × Wit is for one to six players.",
        faults=(length_x_wit.Fault, length_x_wit_texts.FAULTS),
        house={
            "draws_lots": False,
            "swap": length_x_wit.Swap.ONCE,
            "responds_clockwise": False,
            "counts_responses": False,
            "shares_wins": False,
            "accepts_names": True,
            "accepts_abbreviations": True,
            "odds_as_hint": True,
        },
        prepare=lambda form: form.referee.referee.choose(Referee.VOTE),
    ),
    "letter_pieces": FormCase(
        make=letter_pieces_form.MatchForm,
        seats=range(1, 5),
        refusal="The Letter Piece Game is for one to four players.",
        faults=(letter_pieces.Fault, letter_pieces_texts.FAULTS),
        house={
            "min_word_length": 3,
            "counts_repeats": False,
            "j_is_long": True,
            "y_is_long": True,
            "has_marks": False,
            "set_up_stars_choose": True,
            "start_moves_on": False,
            "own_repeats": True,
            "passed_circles_cost": True,
        },
        prepare=lambda form: form.mode.choose(letter_pieces.Mode.WORD_BY_WORD),
        elsewhere=frozenset({"lockout_seconds", "warm_up_pieces"}),
    ),
    "rewordable": FormCase(
        make=rewordable_form.MatchForm,
        seats=rewordable.SEATS,
        refusal="Rewordable is for one to eight players.",
        faults=(rewordable.Fault, rewordable_texts.FAULTS),
        house={
            "draws_lots": False,
            "interleaves": False,
            "may_keep_hand": False,
            "may_try_again": False,
            "challenge_cost": 2,
            "shares_wins": False,
            "accepts_names": True,
            "accepts_abbreviations": True,
            "may_repeat": False,
            "ending": rewordable.Ending.ALL_PASS,
        },
        prepare=lambda form: form.referee.referee.choose(Referee.OBJECTION),
    ),
}
"""By the game's name."""
