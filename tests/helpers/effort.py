"""How much random play, random damage and long lists are tried: little as a rule, more on request.

`WORDSMITH_EFFORT=10` tries ten times as much.
"""

from __future__ import annotations

import os
from typing import Final

EFFORT: Final = max(1, int(os.environ.get("WORDSMITH_EFFORT", "1")))
"""What the usual number of matches, words or damages is multiplied by."""
