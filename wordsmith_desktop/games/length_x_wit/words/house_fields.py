"""The house choices of Length × Wit, each described once."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.fields import YES_NO, Field, counted
from wordsmith_desktop.wording.texts import Text

from ..rules.ruleset import START_TILES, Ruleset, Swap
from . import form_texts as texts


def _has_others(_rules: Ruleset, seats: int) -> bool:
    return seats > 1


HOUSE: Final = (
    Field(
        "start_tiles",
        texts.START_TILES,
        counted(START_TILES, shared.NUMBER, texts.NO_TILES),
        Text("{n} tiles to begin with", "anfangs {n} Plättchen"),
        rule="L3",
    ),
    Field(
        "draws_lots",
        shared.STARTER,
        texts.STARTERS,
        {False: Text("the first at the table begins", "der erste Platz beginnt")},
        rule="L3",
        matters=_has_others,
    ),
    Field(
        "swap",
        texts.SWAP,
        texts.SWAPS,
        {
            Swap.NEVER: Text("no swap of tiles", "kein Tausch der Plättchen"),
            Swap.ONCE: Text("one swap in a match", "ein Tausch in der Partie"),
        },
        rule="L5",
    ),
    Field(
        "responds_clockwise",
        texts.DIRECTION,
        texts.DIRECTIONS,
        {False: Text("responses counter-clockwise", "Antworten gegen den Uhrzeigersinn")},
        rule="L9",
        matters=lambda _rules, seats: seats > 2,
    ),
    Field(
        "counts_responses",
        texts.RESPONSES_COUNT,
        YES_NO,
        {
            False: Text(
                "responses do not begin the last round",
                "Antworten lösen die letzte Runde nicht aus",
            )
        },
        rule="L11",
        matters=_has_others,
    ),
    Field(
        "shares_wins",
        shared.TIES,
        texts.WINS_GO_TO,
        {False: Text("the best score breaks ties", "bei Gleichstand zählt die beste Wertung")},
        rule="L11",
        matters=_has_others,
    ),
    Field(
        "accepts_names",
        shared.NAMES_COUNT,
        YES_NO,
        {True: shared.NAMES},
        rule="L13",
    ),
    Field(
        "accepts_abbreviations",
        shared.ABBREVIATIONS_COUNT,
        YES_NO,
        {True: shared.ABBREVIATIONS},
        rule="L13",
    ),
    Field(
        "odds_as_hint",
        texts.ODDS,
        YES_NO,
        {True: Text("odds may be asked for", "Aussichten auf Wunsch")},
    ),
)
"""In the order in which they are asked and told."""
UNASKED: Final = ("L2", "L8")
"""Rules where the printed ones are silent, and that no table is asked about."""
