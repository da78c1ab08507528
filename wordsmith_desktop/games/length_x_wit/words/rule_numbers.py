"""Which rule a refusal belongs to, where the rejection itself does not say."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.lexicon.rulings import Reason

RULES: Final[Mapping[Enum, str]] = {
    Gate.NOT_YOUR_TURN: "L10",
    Gate.OVER: "L11",
    CallStage.VOTE: "L13",
    Reason.UNKNOWN: "L13",
}
"""The rule's number by the reason, for actions and for words."""
