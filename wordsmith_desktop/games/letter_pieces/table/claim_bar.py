"""The word about to be claimed: what it earns and costs, and the buttons that claim and pass."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.hearing.hearing import hearing
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.table_bar import PartButtons, TableBar, has_breadth, keep_breadth
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import POINTS, Text, say, say_count

from ..rules.claims import Plan
from ..words import table_texts as texts

_WIDEST: Final = "MMMMMMMM"
"""As broad as a word that the button still holds."""
_PASSES: Final = (
    texts.PASS_ENDS,
    texts.PASS_TURN,
    texts.NO_MORE_WORDS,
    texts.STEP_BACK,
    texts.PASS_ROW,
    texts.END_WARM_UP,
)
Stayed: TypeAlias = tuple[int, int]
"""Pieces that lie as in the word claimed before, and all of the word."""
NOTHING_BEFORE: Final[Stayed] = (0, 0)
_LINES: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


@has_role(QAccessible.Role.StaticText)
class Forecast(QWidget):
    """The points of a word as the largest number on the table, and beside it row and cost.

    It is as broad whatever it says: only what is painted there changes.
    """

    def __init__(self) -> None:
        super().__init__()
        self.worth = ""
        """What the word brings or what speaks against it, for the ear."""
        self.number = ""
        """What the match gains; empty where there is no word, or anything speaks against it."""
        self.note = ""
        """How that comes about, and where the word is written, or what speaks against it."""
        self._is_hushed = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def hush(self, is_hushed: bool) -> None:
        """Say nothing against a word while a refusal stands elsewhere."""
        self._is_hushed = is_hushed
        self.update()

    def tell(self, number: str, note: str, said: str, worth: str = "") -> None:
        """Show this, and say the sentence; `worth` is what is said of a word unasked."""
        self.number, self.note, self.worth = number, note, worth
        self.setAccessibleName(said)
        set_tip(self, said)
        self.update()

    def sizeHint(self) -> QSize:
        # At the largest text there is room for the number only; the rest is said on the tag.
        if look().is_large:
            return QSize(look().px(12), look().px(4.25))
        return QSize(look().px(47), look().px(6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, in_use = QPainter(self), look()
        left = self._paint_number(painter) if self.number else 0.0
        if in_use.is_large or (self._is_hushed and not self.number):
            return
        painter.setFont(in_use.font())
        painter.setPen(colour(in_use.theme.ink if self.number else in_use.theme.muted))
        room = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(room, int(_LINES), self._fitting(room.width()))

    @property
    def number_px(self) -> int:
        """Height of the number's type in pixels."""
        return self._number_font().pixelSize()

    def _paint_number(self, painter: QPainter) -> float:
        """The number at the left; answers where it ends."""
        font = self._number_font()
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(colour(look().theme.accent))
        base = (self.height() + metrics.capHeight()) / 2
        painter.drawText(0, round(base), self.number)
        return metrics.horizontalAdvance(self.number) + look().gap(1.5)

    def _number_font(self) -> QFont:
        """As large as the bar has room for."""
        font = look().font(Size.MOVE, bold=True)
        font.setPixelSize(max(12, min(font.pixelSize(), round(self.height() * 1.25))))
        return font

    def _fitting(self, width: float) -> str:
        """As much of the note as two lines hold; the tool tip has all of it."""
        metrics = QFontMetrics(look().font())
        shown, words = self.note, self.note.split()
        room = QRectF(0, 0, max(1.0, width), 9999)
        while (
            words
            and metrics.boundingRect(room.toRect(), int(Qt.TextFlag.TextWordWrap), shown).height()
            > 2 * metrics.lineSpacing()
        ):
            words.pop()
            shown = " ".join(words) + " …"
        return shown


class ClaimBar(QObject):
    """Says what claiming the word on the bench means, and claims it."""

    claimed = Signal()
    passed = Signal()

    def __init__(self, bar: TableBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self.forecast = Forecast()
        self.pass_button = buttons.secondary(say(texts.PASS_TURN), self.passed.emit)
        self.claim_button = buttons.primary(say(texts.CLAIM_NOTHING), self.claimed.emit)
        bar.news.refusing.connect(self.forecast.hush)
        bar.add(self.forecast)
        self.offer = PartButtons(bar, self.pass_button, self.claim_button)
        self.offer.want()
        self.offer.set_open(True)
        # What passing means changes from turn to turn, the word with every letter.
        keep_breadth(self.pass_button, [say(text) for text in _PASSES])
        longest = _WIDEST if not look().is_large else ""
        names = [say(text, word=longest) for text in (texts.CLAIM_WORD, texts.WRITE_WORD)]
        keep_breadth(self.claim_button, [say(texts.CLAIM_NOTHING), *(names if longest else ())])

    @property
    def note(self) -> str:
        """Everything that is said of the word."""
        return self.forecast.accessibleName()

    def show_nothing(self) -> None:
        """Nobody has the bench, or the table is asked; nothing is left of what was built."""
        self.forecast.tell("", "", "")
        self.claim_button.setText(say(texts.CLAIM_NOTHING))
        self.claim_button.setAccessibleName(say(texts.CLAIM_NOTHING))
        self._close_with("")
        self.forecast.hide()
        self.offer.want()

    def show_plan(
        self,
        plan: Plan | None,
        *,
        points: int,
        lost: int = 0,
        row: str,
        against: str,
        verb: Text,
        pass_text: Text | None,
        is_open: bool = True,
        is_persons: bool = True,
        stayed: Stayed = NOTHING_BEFORE,
    ) -> None:
        """Show what a claim would earn and take, or what speaks `against` it, which closes it.

        The word brings `points`, and the blue boxes that it ticks cost those `lost` (R19).
        `row` says where the word would be written, `stayed` how much of it lay so before. A bar
        that is not `is_open` only shows; while
        the bench is no person's, its buttons stand where they are and do nothing.
        """
        word = plan.word if plan else ""
        gain = ClaimGain(points, lost)
        where = Where(row, stayed)
        self._tell(plan, gain, where, against, is_open=is_open and is_persons)
        text = say(verb, word=word) if word else say(texts.CLAIM_NOTHING)
        has_room = has_breadth(self.claim_button, text)
        self.claim_button.setText(text if has_room else say(texts.CLAIM_NOTHING))
        self.claim_button.setAccessibleName(text)
        self.claim_button.setEnabled(bool(word) and is_persons and not against)
        self._close_with(against)
        self.pass_button.setEnabled(is_persons)
        passing = (self.pass_button,) if pass_text is not None else ()
        self.offer.want(*((*passing, self.claim_button) if is_open else ()))
        if pass_text is not None:
            self.pass_button.setText(say(pass_text))
            self.pass_button.setAccessibleName(say(pass_text))

    def _close_with(self, against: str) -> None:
        """Have the button that claims say what speaks against it."""
        set_tip(self.claim_button, against)
        self.claim_button.setAccessibleDescription(against)

    def _tell(
        self, plan: Plan | None, gain: ClaimGain, where: Where, against: str, *, is_open: bool
    ) -> None:
        self.forecast.show()
        self._bar.news.show_facts("")
        if plan is None or not plan.word:
            hint = say(texts.NO_WORD_YET) if is_open else ""
            self.forecast.tell("", hint, hint)
        elif against:
            self.forecast.tell("", against, against, against)
        else:
            said = plan_text(plan, gain, where)
            worth = worth_said(plan, gain, where)
            self.forecast.tell(gain.number, short_plan_text(plan, gain, where), said, worth)


class Where(Value):
    """Where a word would be written, and where it lies."""

    row: str
    stayed: Stayed

    @property
    def stay(self) -> str:
        """How many pieces lie as in the word before; nothing where all were moved."""
        count, used = self.stayed
        return say_count(texts.STAY, count, of=used) if count else ""


class ClaimGain(Value):
    """What a claim does to the points of the match."""

    points: int
    """Of the word."""
    lost: int
    """Of the blue boxes that it ticks."""

    @property
    def number(self) -> str:
        """The points that the match gains, with their sign."""
        net = self.points - self.lost
        text = texts.MINUS if net < 0 else texts.PLUS
        return say(text, points=abs(net)) if net else "0"

    @property
    def sum(self) -> str:
        """How that comes about, where boxes cost anything."""
        plus = say(texts.PLUS, points=self.points)
        return say(texts.NET, points=plus, lost=self.lost, net=self.number) if self.lost else ""


def plan_text(plan: Plan, gain: ClaimGain, where: Where) -> str:
    """Points, row and cost of a claim in words, and how much stays from the word before."""
    points = gain.sum or say_count(POINTS, gain.points)
    parts = [points, where.row, _cost_text(plan), where.stay]
    return " · ".join(part for part in parts if part)


def worth_said(plan: Plan, gain: ClaimGain, where: Where) -> str:
    """What a claim brings and costs, for the ear."""
    if not hearing().is_brief:
        return ", ".join((plan.word, plan_text(plan, gain, where).replace(" · ", ", ")))
    boxes = say_count(texts.BOXES_SAID, plan.cost) if plan.cost else ""
    rest = boxes or ("" if plan.is_free else say(texts.NOTHING_LEFT))
    return ", ".join(filter(None, (plan.word, gain.number, rest)))


def short_plan_text(plan: Plan, gain: ClaimGain, where: Where) -> str:
    """The same without the points, but with what the boxes take of them."""
    parts = (gain.sum, where.row, _cost_text(plan), where.stay)
    return " · ".join(part for part in parts if part)


def _cost_text(plan: Plan) -> str:
    if not plan.cost:
        return "" if plan.is_free else say(texts.NOTHING_LEFT)
    why = [say(texts.LEFT_OVER, n=len(plan.leftovers))] if plan.leftovers else []
    if plan.circles:
        why.append(say_count(texts.CIRCLES, plan.circles))
    return say_count(texts.COSTS, plan.cost, why=", ".join(why))
