"""What the printed rules leave open, and when it matters."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.games.hidden_crossword.clues import ClueType
from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset
from wordsmith_desktop.ui.games.hidden_crossword.new_match import texts
from wordsmith_desktop.ui.kit import form_texts
from wordsmith_desktop.ui.kit.questions import Choice, numbers, plain, yes_no

LEAST_WORDS = range(6)


def house_questions(usual: Ruleset) -> dict[str, Choice[Any]]:
    """One for each house choice, by the field of the ruleset that it settles."""
    return {
        "names_anchor": yes_no(texts.NAMES_ANCHOR, value=usual.names_anchor),
        "doubles_in_anchor": yes_no(texts.DOUBLES, value=usual.doubles_in_anchor),
        "offers_anchors": yes_no(texts.OFFERS, value=usual.offers_anchors),
        "no_anchor": plain(texts.NO_ANCHOR, texts.NO_ANCHORS, value=usual.no_anchor),
        "least_words": numbers(
            texts.LEAST_WORDS,
            LEAST_WORDS,
            value=usual.least_words,
            unit=form_texts.NUMBER,
            none=texts.NO_WORDS,
        ),
        "may_repeat": yes_no(texts.REPEATS, value=usual.may_repeat),
        "lists_anchor": yes_no(texts.LISTS_ANCHOR, value=usual.lists_anchor),
        "counts_anchor": yes_no(texts.COUNTS_ANCHOR, value=usual.counts_anchor),
        "limits_copies": plain(texts.COPIES, texts.COPIES_ALLOWED, value=usual.limits_copies),
        "counts_repeats": plain(texts.REPEATED, texts.REPEATED_ARE, value=usual.counts_repeats),
        "solving_takes_round": yes_no(texts.SOLVING, value=usual.solving_takes_round),
    }


def house_matters(
    *, seats: int, clue: ClueType, names_anchor: bool, lists_anchor: bool
) -> dict[str, bool]:
    """Whether a house choice can matter for such a match, for those that not always do."""
    # Alone nobody builds; the computer's puzzles have more than one word and none twice.
    is_built = seats > 1
    is_called = is_built or not names_anchor
    return {
        "names_anchor": not is_built,
        "doubles_in_anchor": is_called,
        "offers_anchors": is_called,
        "least_words": is_built,
        "may_repeat": is_built,
        "counts_anchor": lists_anchor,
        # Arrows say nothing about other places.
        "counts_repeats": clue is ClueType.PLACE,
    }
