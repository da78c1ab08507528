"""What the printed rules leave open, and when it matters."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.games.length_x_wit.ruleset import Ruleset
from wordsmith_desktop.ui.games.length_x_wit.new_match import texts
from wordsmith_desktop.ui.kit.questions import Choice, plain, segments, yes_no


def house_questions(usual: Ruleset) -> dict[str, Choice[Any]]:
    """One for each house choice, by the field of the ruleset that it settles."""
    return {
        "draws_lots": plain(texts.STARTER, texts.STARTERS, value=usual.draws_lots),
        "swap": segments(texts.SWAP, texts.SWAPS, value=usual.swap),
        "responds_clockwise": plain(
            texts.DIRECTION, texts.DIRECTIONS, value=usual.responds_clockwise
        ),
        "counts_responses": yes_no(texts.RESPONSES_COUNT, value=usual.counts_responses),
        "shares_wins": plain(texts.WINS, texts.WINS_GO_TO, value=usual.shares_wins),
        "accepts_names": yes_no(texts.NAMES_COUNT, value=usual.accepts_names),
        "accepts_abbreviations": yes_no(
            texts.ABBREVIATIONS_COUNT, value=usual.accepts_abbreviations
        ),
        "odds_as_hint": yes_no(texts.ODDS, value=usual.odds_as_hint),
    }


def house_matters(*, seats: int) -> dict[str, bool]:
    """Whether a house choice can matter to so many players, for those that not always do."""
    has_others = seats > 1
    return {
        "draws_lots": has_others,
        # Of two players only one can respond.
        "responds_clockwise": seats > 2,
        "counts_responses": has_others,
        "shares_wins": has_others,
    }
