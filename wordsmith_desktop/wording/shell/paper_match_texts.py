"""Matches that were played on paper and are entered afterwards."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

MARK: Final = Text("from paper", "vom Papier")
"""What sets such a match apart wherever matches are listed."""
