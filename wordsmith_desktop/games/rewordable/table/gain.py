"""What the word on the strip would bring, and how that comes about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.hearing.hearing import hearing
from wordsmith_desktop.window.kit.strip.worth import Line, Worth
from wordsmith_desktop.wording.table_texts import REFUSED_WORD
from wordsmith_desktop.wording.texts import LETTER_COUNT, POINTS, joined, say, say_count

from ..rules.claims import Plan
from ..rules.laying import Word
from ..rules.observation import Observation
from ..rules.presenter import Strip
from ..words import table_texts as texts
from .views import called_plan


class GainView(Value):
    """What a word would bring."""

    gain: int | None = None
    """Points for its builder; None while it may not be built."""
    whose: str = ""
    """The builder's name, where that is not whoever lays it."""
    account: str = ""
    """How they come about."""
    ways: str = ""
    """How many other ways there are to lay it."""
    refused: str = ""
    """That the word was refused, and what to do; empty for any other."""


def gain_view(strip: Strip, names: Sequence[str]) -> GainView:
    """What the word on a strip would bring; nothing while something speaks against it."""
    if not strip.row.text or strip.faults():
        return GainView()
    account = account_text(strip.plan, strip.seen, names, strip.seen.seat)
    others = len(strip.ways()) - 1
    ways = say_count(texts.OTHER_WAYS, others) if others > 0 else ""
    return GainView(strip.gain, account=account, ways=ways)


def gain_said(strip: Strip, names: Sequence[str]) -> str:
    """What the word on a strip would bring, for the ear: points, tokens, whose words it takes."""
    plan, seat = strip.plan, strip.seen.seat
    earned = len(plan.earned(strip.seen.token_row))
    tokens = say_count(texts.TOKENS_SAID, earned) if earned else say(texts.NO_TOKEN)
    taken = taken_text([one for one in plan.words if one.owner != seat], names)
    parts = [strip.row.text, say_count(POINTS, strip.gain), tokens, taken]
    if not hearing().is_brief:
        parts[2:2] = [
            say_count(LETTER_COUNT, len(plan.text)),
            say_count(texts.CARDS, len(plan.cards)),
        ]
    return ", ".join(filter(None, parts))


def refused_gain(word: str) -> GainView:
    """What a word would bring that was refused: nothing."""
    return GainView(refused=say(REFUSED_WORD, word=word))


def called_gain(seen: Observation, names: Sequence[str]) -> GainView:
    """What the word before the table would bring; nothing while none is."""
    planned, call = called_plan(seen), seen.call
    if planned is None or call is None:
        return GainView()
    gain = planned.gain(call.seat, seen.token_row)
    account = account_text(planned, seen, names, call.seat)
    return GainView(gain, whose=names[call.seat], account=account)


def account_text(
    planned: Plan, seen: Observation, names: Sequence[str], builder: Seat | None
) -> str:
    """Letters, cards, tokens, and whose words go into it."""
    taken = [word for word in planned.words if word.owner != builder]
    earned = planned.earned(seen.token_row)
    return account_line(len(planned.text), len(planned.cards), len(earned), taken, names)


def account_line(
    letters: int, cards: int, tokens: int, taken: Sequence[Word], names: Sequence[str]
) -> str:
    """How a word comes to its points; `taken` are the words of others in it."""
    parts = [say_count(LETTER_COUNT, letters), say_count(texts.CARDS, cards)]
    if tokens:
        parts.append(say_count(texts.WINS, tokens))
    parts.extend(filter(None, (taken_text(taken, names),)))
    return " · ".join(parts)


def taken_text(taken: Sequence[Word], names: Sequence[str]) -> str:
    """Whose words go into a word; empty for none."""
    others_words = [say(texts.WORD_OF, name=names[one.owner], word=one.text) for one in taken]
    return say(texts.TAKES, words=joined(others_words)) if others_words else ""


_KEPT: Final = 3
"""Lines of reasons that have room below the number, whatever the word."""


class Gain(Worth):
    """The points as the largest number on the table, with letters, cards and tokens below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, kept=_KEPT)
        self._view = GainView()

    def show_gain(self, view: GainView) -> None:
        """Show this; nothing while there is no word that may be built."""
        self._view = view
        self.number = "" if view.gain is None else say(texts.GAIN_SHORT, n=view.gain)
        text = texts.GAIN_OF if view.whose else texts.GAIN
        points = "" if view.gain is None else say_count(text, view.gain, name=view.whose)
        self.is_refused = bool(view.refused)
        parts = (view.refused, points, view.account, view.ways)
        self.tell(" · ".join(part for part in parts if part))

    def lines(self) -> Sequence[Line]:
        theme, font = look().theme, look().font()
        if self._view.refused:
            return ((self._view.refused, font, theme.bad),)
        return (self._view.account, font, theme.ink), (self._view.ways, font, theme.muted)
