"""The word about to be claimed, spelled out, with what it earns and what it costs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.letter_pieces.claims import Plan
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.call_bar import CallBar
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import Size, colour
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording.games.letter_pieces import table_texts as texts
from wordsmith_desktop.wording.texts import POINTS, Text, say, say_count

LONG_WORD = 8
"""Letters that a button still holds."""


class Spelled(QWidget):
    """A word letter by letter, each on a small card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_word(self, word: str) -> None:
        """Spell this word."""
        self._word = word
        self.setAccessibleName(say(texts.SPELLED, letters=" ".join(word)) if word else "")
        self.update()

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word on the bench."""
        return (self._word,)

    def sizeHint(self) -> QSize:
        height = QFontMetrics(look().font(Size.LEAD, bold=True)).height() + look().gap(1)
        return QSize(look().px(20), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(8), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._word:
            return
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.height() - 2.0, (self.width() - 2.0) / len(self._word) - 4.0)
        font = in_use.font(Size.LEAD, bold=True)
        font.setPixelSize(max(10, round(min(font.pixelSize(), side * 0.72))))
        painter.setFont(font)
        for place, letter in enumerate(self._word):
            box = QRectF(1 + place * (side + 4), (self.height() - side) / 2, side, side)
            painter.setPen(QPen(colour(theme.edge), 1))
            painter.setBrush(colour(theme.paper))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(colour(theme.paper_ink))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


class ClaimBar(QWidget):
    """Spells the word on the bench, says what claiming it means, and claims it."""

    claimed = Signal()
    passed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spelled = Spelled()
        self.note = label("")
        self.pass_button = buttons.secondary(say(texts.PASS_TURN), self.passed.emit)
        self.claim_button = buttons.primary(say(texts.CLAIM_NOTHING), self.claimed.emit)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        # Always two lines: a bench that moves while one builds would be hard to hit.
        self.note.setFixedHeight(2 * QFontMetrics(look().font()).lineSpacing() + 4)
        row = QHBoxLayout()
        row.setSpacing(look().gap(1))
        row.addWidget(self.spelled, 1)
        row.addWidget(self.pass_button)
        row.addWidget(self.claim_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(0.5))
        whole.addLayout(row)
        whole.addWidget(self.note)

    def show_plan(
        self,
        plan: Plan | None,
        *,
        points: int,
        row: str,
        against: str,
        verb: Text,
        pass_text: Text | None,
        is_open: bool = True,
    ) -> None:
        """Show what a claim would earn and take, or what speaks `against` it.

        `row` says where the word would be written. A bar that is not `is_open` only shows.
        """
        word = plan.word if plan else ""
        self.spelled.show_word(word)
        without = say(texts.NO_WORD_YET) if is_open else ""
        said = plan_text(plan, points, row) if plan and word else without
        self.note.setText(against or said)
        set_tip(self.note, self.note.text())
        text = say(verb, word=word) if word else say(texts.CLAIM_NOTHING)
        # The word stands beside the button anyway; a long one or large text needs the room.
        has_room = len(word) <= LONG_WORD and not look().is_large
        self.claim_button.setText(text if has_room else say(texts.CLAIM_NOTHING))
        self.claim_button.setAccessibleName(text)
        self.claim_button.setEnabled(bool(word))
        self.claim_button.setVisible(is_open)
        self.pass_button.setVisible(is_open and pass_text is not None)
        if pass_text is not None:
            self.pass_button.setText(say(pass_text))
            self.pass_button.setAccessibleName(say(pass_text))


def plan_text(plan: Plan, points: int, row: str) -> str:
    """Points, row and cost of a claim in words."""
    parts = [say_count(POINTS, points), row, _cost_text(plan)]
    return " · ".join(part for part in parts if part)


def _cost_text(plan: Plan) -> str:
    if not plan.cost:
        return say(texts.NOTHING_LEFT)
    why = [say(texts.LEFT_OVER, n=len(plan.leftovers))] if plan.leftovers else []
    if plan.circles:
        why.append(say_count(texts.CIRCLES, plan.circles))
    return say_count(texts.COSTS, plan.cost, why=", ".join(why))


class WordCall(CallBar):
    """Spells the word that the table is asked about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.spelled = spelled = Spelled()
        super().__init__(spelled, parent)


class Links(QWidget):
    """Two quiet buttons, one above the other."""

    hint_wanted = Signal()
    guide_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.hint = buttons.quiet(say(texts.TABLE_HINT), self.hint_wanted.emit)
        column.addWidget(self.hint)
        column.addWidget(buttons.quiet(say(texts.ALPHABET), self.guide_wanted.emit))
