"""What the word on the strip is worth now, beside what is at risk."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.games.length_x_wit.views import ScoreView
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import Size, colour
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts
from wordsmith_desktop.wording.texts import say, say_count

_NUMBER: Final = 0.45
"""Most of the height that the number takes."""
_LINES: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class ScoreNow(QWidget):
    """What the word would bring, as the largest number on the table, with its sum below.

    It keeps its place whatever the word: only what is painted there changes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = ""
        """What the word would bring; empty while it may not be said."""
        self.sum = ""
        self.risk = ""
        self.show_score(None)

    def show_score(self, view: ScoreView | None) -> None:
        """Show this; None while nobody spells."""
        is_whole = view is not None and bool(view.values) and not view.dice_left
        self.number = str(view.score) if view is not None and is_whole else ""
        whole = (sum_text(view), risk_text(view)) if view else ("", "")
        self.sum, self.risk = short_texts(view) if view is not None and is_whole else whole
        said = " ".join(filter(None, whole))
        self.setAccessibleName(said)
        set_tip(self, said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, in_use = QPainter(self), look()
        lines = self._lines()
        heights = [self._height(text, font) for text, font, _ in lines]
        number = self._number_font(self.height() - sum(heights))
        metrics = QFontMetricsF(number)
        tall = metrics.capHeight() + in_use.gap(2) if self.number else 0.0
        top = max(0.0, (self.height() - tall - sum(heights)) / 2)
        if self.number:
            painter.setFont(number)
            painter.setPen(colour(in_use.theme.accent))
            x = (self.width() - metrics.horizontalAdvance(self.number)) / 2
            painter.drawText(round(x), round(top + metrics.capHeight()), self.number)
        top += tall
        for (text, font, ink), height in zip(lines, heights, strict=True):
            # What finds no room is in the tool tip and read out; half a line says nothing.
            if top + height > self.height() + 1:
                break
            painter.setFont(font)
            painter.setPen(colour(ink))
            painter.drawText(QRectF(0, top, self.width(), height), int(_LINES), text)
            top += height

    def _lines(self) -> list[tuple[str, QFont, str]]:
        """What stands below the number, in type and ink."""
        in_use, theme = look(), look().theme
        size = Size.LEAD if self.number else Size.BODY
        lines = [(_bound(self.sum), in_use.font(size), theme.ink)]
        lines.append((self.risk, in_use.font(), theme.muted))
        return [line for line in lines if line[0]]

    def _number_font(self, room: float) -> QFont:
        """As large as the scale has it, where there is room."""
        font = look().font(Size.MOVE, bold=True)
        room = max(room, self.height() * _NUMBER)
        font.setPixelSize(max(12, min(font.pixelSize(), round(room * 0.8), self.width() // 2)))
        return font

    def _height(self, text: str, font: QFont) -> float:
        room = QRectF(0, 0, max(1, self.width()), 9999)
        return QFontMetricsF(font).boundingRect(room, int(_LINES), text).height()


def _bound(sentence: str) -> str:
    """A sum that breaks its line before a sign only."""
    for sign in "+×=":
        sentence = sentence.replace(f" {sign} ", f" {sign}\N{NO-BREAK SPACE}")
    return sentence


def short_texts(view: ScoreView) -> tuple[str, str]:
    """What stands below the number: how it comes about, and what pressing keeps."""
    plain = " + ".join(str(value) for value in view.values)
    if view.is_response:
        return plain, ""
    in_brackets = f"({plain})" if len(view.values) > 1 else plain
    text = texts.SUM_BANKED if view.banked else texts.SUM
    said = say(text, sum=in_brackets, dice=view.dice, banked=view.banked)
    if not view.can_press:
        return said, say(texts.NO_MORE_DICE)
    return said, say(texts.RISK if view.bank_after else texts.RISK_ALL, n=view.bank_after)


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
