"""Which rule a refusal belongs to, where the rejection itself does not say."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wordsmith_desktop.core.rejections import Gate

RULES: Final[Mapping[Enum, str]] = {
    Gate.NOT_YOUR_TURN: "W13",
    Gate.OVER: "W20",
}
"""The rule's number by the reason, for actions and for words."""
