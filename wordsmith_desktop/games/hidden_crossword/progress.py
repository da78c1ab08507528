"""A transition in the making: the state so far, and what has happened."""

from __future__ import annotations

from typing import TypeAlias

from wordsmith_desktop.games.hidden_crossword.state import State
from wordsmith_desktop.games.table_progress import TableProgress

Progress: TypeAlias = TableProgress[State]
"""Its events are for everybody but for what `tell_only` tells."""
