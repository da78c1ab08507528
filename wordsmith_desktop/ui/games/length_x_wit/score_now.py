"""What the word on the strip is worth now, beside what is at risk."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.length_x_wit.views import ScoreView
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import Size
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts
from wordsmith_desktop.wording.texts import say, say_count

_WIDE: Final = 70
"""Breadth, in units that grow with the text, in which a sum takes one line."""


class ScoreNow(QFrame):
    """Says "score now = (1 + 3 + 1 + 1) × 2 + 2 banked = 14", and what pressing would keep."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self.sum = label("", size="lead")
        self.risk = label("")
        gap = look().gap(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(gap, gap, gap, gap)
        column.setSpacing(gap // 2)
        for part in (self.sum, self.risk):
            part.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            column.addWidget(part)
        self._keep_room()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.show_score(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        """Room for as many lines as most sums take: what stands below is not to move."""
        lines = 1 if self.width() >= look().px(_WIDE) else 2
        for part, size in ((self.sum, Size.LEAD), (self.risk, Size.BODY)):
            metrics = QFontMetrics(look().font(size, bold=size is Size.LEAD))
            part.setMinimumHeight(lines * (metrics.lineSpacing() + 1))

    def show_score(self, view: ScoreView | None) -> None:
        """Show this; None while nobody spells."""
        said = (sum_text(view), risk_text(view)) if view else ("", "")
        self.sum.setText(_bound(said[0]))
        self.risk.setText(said[1])
        # The text on the label has no-break spaces, which are for line breaks, not for speech.
        self.sum.setAccessibleName(said[0])
        self.setAccessibleName(" ".join(filter(None, said)))


def _bound(sentence: str) -> str:
    """A sum that breaks its line before a sign only."""
    for sign in "+×=":
        sentence = sentence.replace(f" {sign} ", f" {sign}\N{NO-BREAK SPACE}")
    return sentence


def sum_text(view: ScoreView) -> str:
    """What the word brings, spelled out."""
    if not view.values:
        return say(texts.NOTHING_LAID)
    plain = " + ".join(str(value) for value in view.values)
    if view.dice_left:
        return say(texts.STILL_TO_LAY, sum=plain, dice=", ".join(view.dice_left))
    if view.is_response:
        return _response_text(view, plain)
    in_brackets = f"({plain})" if len(view.values) > 1 else plain
    text = texts.SCORE_NOW_BANKED if view.banked else texts.SCORE_NOW
    return say(text, sum=in_brackets, dice=view.dice, banked=view.banked, score=view.score)


def _response_text(view: ScoreView, plain: str) -> str:
    return say(texts.RESPONSE, sum=plain, score=view.score)


def risk_text(view: ScoreView) -> str:
    """What is kept in any case, and what pressing adds to that."""
    if view.is_response:
        return ""
    if not view.values or view.dice_left:
        return say_count(texts.BANK_KEEPS, view.banked) if view.banked else ""
    if not view.can_press:
        return say(texts.NO_MORE_DICE)
    if not view.bank_after:
        return say(texts.PRESS_KEEPS_NOTHING)
    return say_count(texts.PRESS_KEEPS, view.bank_after)
