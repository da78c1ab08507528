"""What the word on the strip is worth now, beside what is at risk."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.hearing.hearing import hearing
from wordsmith_desktop.window.kit.look import Size
from wordsmith_desktop.window.kit.strip.worth import Line, Worth
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from ..words import table_texts as texts
from .views import ScoreView


class ScoreNow(Worth):
    """What the word would bring, with its sum below and what pressing keeps.

    It keeps its place whatever the word: only what is painted there changes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sum = ""
        self.risk = ""
        self.show_score(None)

    def show_score(self, view: ScoreView | None, *, refused: str = "") -> None:
        """Show this, or that the word was `refused`; None while nobody spells."""
        self.is_refused = bool(refused)
        if refused:
            self.number, self.sum, self.risk = "", refused, ""
            self.tell(refused)
            return
        is_whole = view is not None and bool(view.values) and not view.dice_left
        self.number = str(view.score) if view is not None and is_whole else ""
        whole = (sum_text(view), risk_text(view)) if view else ("", "")
        self.sum, self.risk = short_texts(view) if view is not None and is_whole else whole
        self.tell(" ".join(filter(None, whole)))

    def lines(self) -> Sequence[Line]:
        in_use, theme = look(), look().theme
        size = Size.LEAD if self.number else Size.BODY
        ink = theme.bad if self.is_refused else theme.ink
        return (
            (_bound(self.sum), in_use.font(size), ink),
            (self.risk, in_use.font(), theme.muted),
        )


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
    return said, _kept_text(view)


def worth_said(word: str, view: ScoreView) -> str:
    """What a word brings and what pressing keeps of it, for the ear."""
    parts = [word, say_count(POINTS, view.score)]
    if not hearing().is_brief:
        parts.append(sum_text(view))
    if not view.is_response:
        parts.append(_kept_text(view))
    return ", ".join(parts)


def _kept_text(view: ScoreView) -> str:
    if not view.can_press:
        return say(texts.NO_MORE_DICE)
    return say(texts.RISK if view.bank_after else texts.RISK_ALL, n=view.bank_after)


def sum_text(view: ScoreView) -> str:
    """What the word brings, spelled out."""
    if not view.values:
        return say(texts.NOTHING_LAID)
    plain = " + ".join(str(value) for value in view.values)
    if view.dice_left:
        return say(texts.STILL_TO_LAY, sum=plain, dice=", ".join(view.dice_left))
    if view.is_response:
        return say(texts.RESPONSE, sum=plain, score=view.score)
    in_brackets = f"({plain})" if len(view.values) > 1 else plain
    text = texts.SCORE_NOW_BANKED if view.banked else texts.SCORE_NOW
    return say(text, sum=in_brackets, dice=view.dice, banked=view.banked, score=view.score)


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
