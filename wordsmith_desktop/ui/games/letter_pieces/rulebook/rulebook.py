"""The rule book: rules by number, house choices marked, and how to make the first word."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.games.letter_pieces.rulebook import texts
from wordsmith_desktop.ui.kit.game_entry import RuleEntry
from wordsmith_desktop.ui.kit.texts import say

RULES: Final[tuple[RuleEntry, ...]] = (
    RuleEntry("R1", texts.R1),
    RuleEntry("R1", texts.R1_FORMS, is_ours=True),
    RuleEntry("R2", texts.R2),
    RuleEntry("R3", texts.R3),
    RuleEntry("R3", texts.R3_FORMS, is_ours=True),
    RuleEntry("R4", texts.R4),
    RuleEntry("R5", texts.R5),
    RuleEntry("R5", texts.R5_REPEATS, is_ours=True),
    RuleEntry("R6", texts.R6),
    RuleEntry("R7", texts.R7),
    RuleEntry("R7", texts.R7_LENGTH, is_ours=True),
    RuleEntry("R8", texts.R8),
    RuleEntry("R9", texts.R9),
    RuleEntry("R9", texts.R9_STARS, is_ours=True),
    RuleEntry("R10", texts.R10),
    RuleEntry("R10", texts.R10_TABLE, is_ours=True),
    RuleEntry("R11", texts.R11),
    RuleEntry("R12", texts.R12),
    RuleEntry("R13", texts.R13),
    RuleEntry("R14", texts.R14),
    RuleEntry("R15", texts.R15),
    RuleEntry("R16", texts.R16),
    RuleEntry("R16", texts.R16_REFEREE, is_ours=True),
    RuleEntry("R17", texts.R17),
    RuleEntry("R18", texts.R18),
    RuleEntry("R19", texts.R19),
    RuleEntry("R20", texts.R20),
    RuleEntry("R21", texts.R21),
    RuleEntry("R22", texts.R22),
    RuleEntry("R22", texts.R22_PASSES, is_ours=True),
    RuleEntry("R23", texts.R23),
    RuleEntry("R24", texts.R24),
    RuleEntry("R25", texts.R25),
    RuleEntry("R26", texts.R26),
    RuleEntry("R27", texts.R27),
    RuleEntry("R28", texts.R28),
    RuleEntry("R28", texts.R28_OWN, is_ours=True),
    RuleEntry("R29", texts.R29),
    RuleEntry("R30", texts.R30),
    RuleEntry("R31", texts.R31),
    RuleEntry("R32", texts.R32),
    RuleEntry("R33", texts.R33),
    RuleEntry("R34", texts.R34),
    RuleEntry("R35", texts.R35),
    RuleEntry("R36", texts.R36),
    RuleEntry("R37", texts.R37),
    RuleEntry("R38", texts.R38),
    RuleEntry("R39", texts.R39),
    RuleEntry("R40", texts.R40),
    RuleEntry("R41", texts.R41),
    RuleEntry("R42", texts.R42),
    RuleEntry("R43", texts.R43),
    RuleEntry("R44", texts.R44),
    RuleEntry("R44", texts.R44_PASS, is_ours=True),
    RuleEntry("R45", texts.R45),
    RuleEntry("R46", texts.R46),
    RuleEntry("R46", texts.R46_POINTS, is_ours=True),
    RuleEntry("R47", texts.R47),
)
"""Every rule in its order; what the printed rules leave open follows the rule it belongs to."""


def rules_book() -> tuple[RuleEntry, ...]:
    """All rules, for the help dialog."""
    return RULES


def rule(number: str) -> tuple[RuleEntry, ...]:
    """The rule of that number, such as "R18", and the house choices that go with it."""
    return tuple(entry for entry in RULES if entry.number == number)


def how_to_play() -> str:
    """The first word, in five lines."""
    return "\n".join(say(line) for line in texts.FIRST_WORD)
