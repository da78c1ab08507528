"""The rule book: rules by number, house choices marked."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.games.rewordable.rulebook import texts
from wordsmith_desktop.ui.kit.game_entry import RuleEntry

RULES: Final[tuple[RuleEntry, ...]] = (
    RuleEntry("C1", texts.C1),
    RuleEntry("C2", texts.C2),
    RuleEntry("C2", texts.C2_OURS, is_ours=True),
    RuleEntry("C3", texts.C3),
    RuleEntry("C4", texts.C4),
    RuleEntry("C5", texts.C5),
    RuleEntry("C6", texts.C6),
    RuleEntry("C6", texts.C6_TIES, is_ours=True),
    RuleEntry("C7", texts.C7),
    RuleEntry("C8", texts.C8),
    RuleEntry("C9", texts.C9),
    RuleEntry("C9", texts.C9_MIXED, is_ours=True),
    RuleEntry("C10", texts.C10),
    RuleEntry("C11", texts.C11),
    RuleEntry("C12", texts.C12),
    RuleEntry("C13", texts.C13),
    RuleEntry("C13", texts.C13_NONE, is_ours=True),
    RuleEntry("C14", texts.C14),
    RuleEntry("C14", texts.C14_AFTER, is_ours=True),
    RuleEntry("C15", texts.C15),
    RuleEntry("C16", texts.C16),
    RuleEntry("C16", texts.C16_TIES, is_ours=True),
    RuleEntry("C17", texts.C17),
    RuleEntry("C17", texts.C17_OURS, is_ours=True),
    RuleEntry("C18", texts.C18, is_ours=True),
)
"""Every rule in its order; what the printed rules leave open follows the rule it belongs to."""
