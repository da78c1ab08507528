"""The house choices of The Letter Piece Game, each described once."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.fields import YES_NO, Field, counted
from wordsmith_desktop.wording.texts import Text

from ..rules.ruleset import Mode, Ruleset, TableMode
from . import form_texts as texts


def _is_warm_up(rules: Ruleset, _seats: int) -> bool:
    return rules.mode is Mode.WARM_UP


HOUSE: Final = (
    Field(
        "min_word_length",
        texts.SHORTEST,
        counted(range(2, 7), shared.NUMBER),
        Text("words of {n} letters or more", "Wörter ab {n} Buchstaben"),
        rule="R7",
    ),
    Field(
        "rolls_a_turn",
        texts.ROLLS,
        counted((0, 2, 3, 5), shared.NUMBER, shared.NO_LIMIT),
        Text("{n} rolls a turn", "{n}-mal würfeln je Zug"),
        rule="R11",
        matters=lambda rules, _seats: rules.mode in (Mode.STANDARD, Mode.SECRET),
    ),
    Field(
        "counts_repeats",
        texts.REPEATS,
        YES_NO,
        {False: Text("a repeated letter is not new", "ein Buchstabe zählt nur einmal als neu")},
        rule="R5",
        matters=lambda rules, _seats: rules.needs_new_letter,
    ),
    Field(
        "j_is_long",
        texts.J_FORM,
        {False: texts.J_SHORT, True: texts.J_LONG},
        {True: Text("long J", "langes J")},
        rule="R1",
    ),
    Field(
        "y_is_long",
        texts.Y_FORM,
        {False: texts.Y_SHORT, True: texts.Y_LONG},
        {True: Text("long Y", "langes Y")},
        rule="R1",
    ),
    Field(
        "has_marks",
        texts.MARKS,
        YES_NO,
        {False: Text("no hyphen or apostrophe", "ohne Bindestrich und Apostroph")},
        rule="R3",
    ),
    Field(
        "redeals_dull",
        texts.DULL,
        YES_NO,
        {True: Text("dull deals again", "maue Starts noch einmal")},
        rule="R9",
    ),
    Field(
        "set_up_stars_choose",
        texts.STARS,
        texts.STARS_CHOOSE,
        {True: Text("stars choose", "Sterne lassen wählen")},
        rule="R9",
    ),
    Field(
        "start_moves_on",
        texts.STARTER,
        texts.STARTERS,
        {False: Text("always the same starter", "immer dieselbe Person beginnt")},
        matters=lambda rules, seats: seats > 1 and rules.challenges > 1,
    ),
    Field(
        "own_repeats",
        texts.OWN_REPEATS,
        YES_NO,
        {True: Text("own words may be repeated", "eigene Wörter auch zweimal")},
        rule="R28",
        matters=lambda rules, _seats: rules.mode is not Mode.STANDARD,
    ),
    Field(
        "shares_words",
        texts.SHARED_WORDS,
        YES_NO,
        {True: Text("a word may stand on several sheets", "ein Wort auch auf mehreren Blättern")},
        rule="R44",
        matters=lambda rules, seats: rules.mode is Mode.WORD_BY_WORD and seats > 1,
    ),
    Field(
        "accepts_possessives",
        texts.POSSESSIVES,
        YES_NO,
        {True: Text("possessives count", "Genitive mit ’S zählen")},
        rule="R6",
        matters=lambda rules, _seats: rules.language == "en" and rules.has_marks,
    ),
    Field(
        "passed_circles_cost",
        texts.PASSED_CIRCLES,
        texts.PASSED_COST,
        {True: Text("passed circles cost boxes", "Kreise gepasster Zeilen kosten Kästchen")},
        rule="R44",
        matters=lambda rules, _seats: rules.mode is Mode.WORD_BY_WORD,
    ),
    Field(
        "lockout_seconds",
        texts.LOCKOUT,
        counted((5, 10, 20, 30), shared.SECONDS),
        Text("blocked for {n} s", "{n} s Sperre"),
        matters=lambda rules, _seats: rules.table is TableMode.BUZZER,
    ),
    Field(
        "warm_up_pieces",
        texts.WARM_UP_PIECES,
        counted((8, 10, 12), shared.NUMBER),
        Text("{n} pieces", "{n} Teile"),
        matters=lambda rules, _seats: _is_warm_up(rules, 0) and rules.given is None,
    ),
    Field(
        "warm_up_counts_letters",
        texts.WARM_UP_POINTS,
        texts.WARM_UP_POINT,
        {True: Text("a point a letter", "ein Punkt je Buchstabe")},
        rule="R46",
        matters=_is_warm_up,
    ),
    Field(
        "warm_up_needs_new",
        texts.WARM_UP_NEW,
        YES_NO,
        {True: Text("each with a new letter", "jedes mit neuem Buchstaben")},
        rule="R46",
        matters=_is_warm_up,
    ),
)
"""In the order in which they are asked and told."""
UNASKED: Final = ("R8", "R10", "R16", "R22", "R31", "R45")
"""Rules where the printed ones are silent, and that no table is asked about."""
