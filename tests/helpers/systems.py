"""What not every system has: marks for tests that take it for granted."""

from __future__ import annotations

import sys
from typing import Final

import pytest

ON_WINDOWS: Final = sys.platform == "win32"

needs_links: Final = pytest.mark.skipif(
    ON_WINDOWS, reason="to make a link takes special rights on Windows"
)
needs_pipes: Final = pytest.mark.skipif(ON_WINDOWS, reason="pipes lie in no folder on Windows")
needs_free_files: Final = pytest.mark.skipif(
    ON_WINDOWS, reason="Windows moves and removes no file that is open"
)
needs_kill: Final = pytest.mark.skipif(ON_WINDOWS, reason="there is no SIGKILL on Windows")
