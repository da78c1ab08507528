"""The paper that puzzles are printed on, which is that of all prints."""

from wordsmith_desktop.ui.kit.paper_print.paper import (
    INK,
    PALE,
    Align,
    Paper,
    Type,
    Weight,
)

__all__ = ["INK", "PALE", "Align", "Paper", "Type", "Weight"]
