"""What stands on every sheet of paper."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

DAY: Final = Text("Date", "Datum")
DAY_PATTERN: Final = Text("d MMMM yyyy", "d. MMMM yyyy")
"""As Qt writes dates."""
