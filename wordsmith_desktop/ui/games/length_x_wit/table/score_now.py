"""What the word on the strip is worth now, beside what is at risk."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.games.length_x_wit.table.views import ScoreView


class ScoreNow(QWidget):
    """Says "score now = (1 + 3 + 1 + 1) × 2 + 2 banked = 14" and "Press: 4 banked are yours …"."""

    def show_score(self, view: ScoreView | None) -> None:
        """Show this; None while nobody spells."""
        raise NotImplementedError
