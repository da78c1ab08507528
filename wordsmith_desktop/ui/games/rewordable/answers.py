"""What whoever has the turn may do: build the word, or pass and exchange cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.rewordable.presenter import Strip
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.layouts import FlowLayout
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.texts import joined, say, say_count

LONG_WORD = 8
"""Letters that a button still holds."""
NOTE_LINES = 3


class BuildBar(QWidget):
    """Buttons and the account beside them."""

    built = Signal()
    passed = Signal()
    hint_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gain = label("", size="lead")
        self.note = label("")
        self.hint_button = buttons.quiet(say(texts.MENU_HINT), self.hint_wanted.emit)
        self.pass_button = buttons.secondary(say(texts.PASS), self.passed.emit)
        self.build_button = buttons.primary(say(texts.BUILD), self.built.emit)
        # Always as many lines: buttons that move while one builds would be hard to hit.
        self.gain.setMinimumHeight(self.gain.fontMetrics().lineSpacing())
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        top, account, answers = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        top.addWidget(self.gain, 1)
        top.addWidget(self.hint_button)
        account.addLayout(top)
        account.addWidget(self.note)
        answers.addWidget(self.build_button, 1)
        answers.addWidget(self.pass_button)
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        for part in (account, answers):
            part.setSpacing(look().gap(1))
            self._whole.addLayout(part)
        self._whole.setStretch(0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_wide(False)

    def set_wide(self, is_wide: bool) -> None:
        """Lie below the hand, where there is breadth, or stand at the side of the table."""
        direction = QBoxLayout.Direction
        self._whole.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        lines = 2 if is_wide else NOTE_LINES
        self.note.setFixedHeight(lines * self.note.fontMetrics().lineSpacing() + 2)

    def show_strip(self, strip: Strip | None, *, against: str, names: Sequence[str]) -> None:
        """Show what building would bring, or what speaks `against` it; None closes the bar."""
        word = strip.row.text if strip else ""
        may_build = bool(word) and not against
        gain = say_count(texts.GAIN, strip.gain) if strip and may_build else ""
        self.gain.setText(gain)
        if not word:
            self.note.setText(say(texts.NOTHING_LAID) if strip else "")
        else:
            self.note.setText(against or account_text(strip, names) if strip else "")
        set_tip(self.note, self.note.text())
        text = say(texts.BUILD_WORD, word=word) if word else say(texts.BUILD)
        has_room = len(word) <= LONG_WORD and not look().is_large
        self.build_button.setText(text if has_room else say(texts.BUILD))
        self.build_button.setAccessibleName(text)
        self.build_button.setEnabled(bool(word))
        self.pass_button.setEnabled(strip is not None)
        self.hint_button.setEnabled(strip is not None)


def account_text(strip: Strip, names: Sequence[str]) -> str:
    """Letters, cards, tokens, whose words go into it, and how many other ways there are."""
    planned = strip.plan
    parts = [
        say_count(texts.LETTERS, len(planned.text)),
        say_count(texts.CARDS, len(planned.cards)),
    ]
    if strip.earned:
        parts.append(say_count(texts.WINS, len(strip.earned)))
    taken = [word for word in planned.words if word.owner != strip.seen.seat]
    if taken:
        others_words = (say(texts.WORD_OF, name=names[one.owner], word=one.text) for one in taken)
        parts.append(say(texts.TAKES, words=joined(others_words)))
    others = len(strip.ways()) - 1
    if others > 0:
        parts.append(say_count(texts.OTHER_WAYS, others))
    return " · ".join(parts)


class ExchangeBar(QWidget):
    """Says how many cards are chosen, and passes."""

    confirmed = Signal()
    cancelled = Signal()
    chosen_all = Signal(bool)
    """Choose every card of the hand, or none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = label("")
        self.confirm = buttons.primary(say(texts.PASS_KEEPING), self.confirmed.emit)
        self.every = buttons.secondary(say(texts.EXCHANGE_ALL), lambda: self.chosen_all.emit(True))
        self.none = buttons.secondary(say(texts.EXCHANGE_NONE), lambda: self.chosen_all.emit(False))
        self.back = buttons.secondary(say(texts.BACK), self.cancelled.emit)
        row = FlowLayout(spacing=look().gap(1))
        for button in (self.confirm, self.every, self.none, self.back):
            row.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(0.5))
        whole.addWidget(self.hint)
        whole.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_choice(self, count: int, *, can_exchange: bool, is_alone: bool, against: str) -> None:
        """Show that so many cards are chosen; `against` says why one may not pass so."""
        hint = texts.EXCHANGE_ALONE if is_alone else texts.EXCHANGE_HINT
        self.hint.setText(against or say(hint if can_exchange else texts.EXCHANGE_EMPTY))
        text = say_count(texts.PASS_EXCHANGING, count) if count else say(texts.PASS_KEEPING)
        self.confirm.setText(text)
        self.confirm.setAccessibleName(text)
        self.confirm.setEnabled(not against)
        for button in (self.every, self.none):
            button.setVisible(can_exchange)
