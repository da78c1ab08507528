"""What the printed rules leave open, and when it matters."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.games.rewordable.ruleset import Ruleset
from wordsmith_desktop.games.table import Referee
from wordsmith_desktop.ui.games.rewordable.new_match import texts
from wordsmith_desktop.ui.kit import form_texts
from wordsmith_desktop.ui.kit.questions import Choice, numbers, plain, yes_no


def house_questions(usual: Ruleset) -> dict[str, Choice[Any]]:
    """One for each house choice, by the field of the ruleset that it settles."""
    return {
        "draws_lots": plain(texts.TIES, texts.TIES_GO_TO, value=usual.draws_lots),
        "interleaves": yes_no(texts.INTERLEAVES, value=usual.interleaves),
        "may_keep_hand": yes_no(texts.KEEP_HAND, value=usual.may_keep_hand),
        "may_try_again": yes_no(texts.TRY_AGAIN, value=usual.may_try_again),
        "challenge_cost": numbers(
            texts.OBJECTION_COST,
            (0, 1, 2, 4),
            value=usual.challenge_cost,
            unit=form_texts.NUMBER,
            none=texts.NO_COST,
        ),
        "accepts_names": yes_no(texts.NAMES_COUNT, value=usual.accepts_names),
        "accepts_abbreviations": yes_no(
            texts.ABBREVIATIONS_COUNT, value=usual.accepts_abbreviations
        ),
        "may_repeat": yes_no(texts.REPEATS, value=usual.may_repeat),
        "ending": plain(texts.ENDING, texts.ENDINGS, value=usual.ending),
        "shares_wins": plain(texts.WINS, texts.WINS_GO_TO, value=usual.shares_wins),
    }


def house_matters(*, referee: Referee, counts_names: bool, is_alone: bool) -> dict[str, bool]:
    """Whether a house choice can matter for such a match, for those that not always do."""
    return {
        "draws_lots": counts_names,
        # The dictionary alone refuses a word before anybody sees it.
        "may_try_again": referee is not Referee.AUTOMATIC,
        "challenge_cost": referee is Referee.OBJECTION,
        "ending": not is_alone,
        "shares_wins": not is_alone,
    }
