"""The house choices of Rewordable, each described once."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.fields import YES_NO, Field, counted
from wordsmith_desktop.wording.texts import Text

from ..rules.ruleset import EndRule, Ruleset
from . import form_texts as texts


def _has_others(_rules: Ruleset, seats: int) -> bool:
    return seats > 1


def _is_objected(rules: Ruleset, _seats: int) -> bool:
    return rules.referee is Referee.OBJECTION


HOUSE: Final = (
    Field(
        "draws_lots",
        texts.TIES,
        texts.TIES_GO_TO,
        {},
        rule="C6",
        matters=lambda rules, _seats: bool(rules.name_letters),
    ),
    Field(
        "interleaves",
        texts.INTERLEAVES,
        YES_NO,
        {False: Text("words stay whole", "Wörter bleiben am Stück")},
        rule="C9",
    ),
    Field(
        "may_keep_hand",
        texts.KEEP_HAND,
        YES_NO,
        {False: Text("passing takes an exchange", "Passen nur mit Tausch")},
        rule="C13",
    ),
    Field(
        "may_try_again",
        texts.TRY_AGAIN,
        YES_NO,
        {False: Text("one try a turn", "ein Versuch pro Zug")},
        rule="C14",
        matters=lambda rules, _seats: rules.referee is not Referee.AUTOMATIC,
    ),
    Field(
        "challenge_cost",
        texts.OBJECTION_COST,
        counted((0, 1, 2, 4), shared.NUMBER, texts.NO_COST),
        Text("a failed objection costs {n}", "ein falscher Einspruch kostet {n}"),
        rule="C14",
        matters=_is_objected,
    ),
    Field(
        "late_challenges",
        texts.LATE_CHALLENGES,
        YES_NO,
        {True: Text("words may be challenged later", "Wörter auch später anzweifelbar")},
        rule="C14",
        matters=_is_objected,
    ),
    Field(
        "idle_rounds",
        texts.IDLE_ROUNDS,
        counted((0, 1, 2, 3), shared.NUMBER, texts.NEVER),
        {
            0: Text("passing ends nothing", "Passen beendet nichts"),
            1: Text("one round of passes ends it", "eine Runde Passen beendet sie"),
            3: Text("three rounds of passes end it", "drei Runden Passen beenden sie"),
        },
        rule="C19",
    ),
    Field(
        "accepts_names",
        shared.NAMES_COUNT,
        YES_NO,
        {True: shared.NAMES},
        rule="C17",
    ),
    Field(
        "accepts_abbreviations",
        shared.ABBREVIATIONS_COUNT,
        YES_NO,
        {True: shared.ABBREVIATIONS},
        rule="C17",
    ),
    Field(
        "may_repeat",
        texts.REPEATS,
        YES_NO,
        {False: shared.REPEATS[False]},
        rule="C17",
    ),
    Field(
        "ending",
        texts.ENDING,
        texts.ENDINGS,
        {EndRule.ALL_PASS: Text("until all pass", "bis alle passen")},
        rule="C15",
        matters=_has_others,
    ),
    Field(
        "shares_wins",
        shared.TIES,
        texts.WINS_GO_TO,
        {False: Text("letters break ties", "bei Gleichstand zählen die Buchstaben")},
        rule="C16",
        matters=_has_others,
    ),
)
"""In the order in which they are asked and told."""
UNASKED: Final = ("C2", "C4", "C18")
"""Rules where the printed ones are silent, and that no table is asked about."""
