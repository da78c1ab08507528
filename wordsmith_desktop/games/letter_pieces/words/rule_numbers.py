"""Which rule a refusal belongs to, where the rejection itself does not say."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.lexicon.rulings import Reason

from ..rules.actions import Why

RULES: Final[Mapping[Enum, str]] = {
    Gate.NOT_YOUR_TURN: "R10",
    Gate.OVER: "R25",
    Why.NO_BENCH: "R10",
    Why.BENCH_TAKEN: "R10",
    Why.LOCKED_OUT: "R10",
    CallStage.VOTE: "R16",
    Reason.UNKNOWN: "R6",
    Reason.TOO_SHORT: "R7",
    Reason.HOUSE_BANNED: "R16",
}
"""The rule's number by the reason, for actions and for words."""
