"""What the word on the strip would bring, or what speaks against it; build it, or pass."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.rewordable.presenter import Strip
from wordsmith_desktop.ui.games.rewordable.match import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say, say_count

LONG_WORD = 8
"""Letters that a button still holds."""
NOTE_LINES = 4


class BuildBar(QWidget):
    """Buttons and the account beside them."""

    built = Signal()
    passed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gain = label("", size="lead")
        self.note = label("")
        self.pass_button = buttons.secondary(say(texts.PASS), self.passed.emit)
        self.build_button = buttons.primary(say(texts.BUILD), self.built.emit)
        # Always as many lines: buttons that move while one builds would be hard to hit.
        self.gain.setMinimumHeight(self.gain.fontMetrics().lineSpacing())
        lines = 2 if look().is_large else NOTE_LINES
        self.note.setFixedHeight(lines * self.note.fontMetrics().lineSpacing() + 2)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        account, answers = QVBoxLayout(), QVBoxLayout()
        account.addWidget(self.gain)
        account.addWidget(self.note)
        answers.addWidget(self.build_button)
        answers.addWidget(self.pass_button)
        # Large text has the bar below the hand, where there is breadth.
        whole = QHBoxLayout(self) if look().is_large else QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        for part in (account, answers):
            part.setSpacing(look().gap(0.5))
            whole.addLayout(part)
        whole.setStretch(0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

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
        self.note.setToolTip(self.note.text())
        text = say(texts.BUILD_WORD, word=word) if word else say(texts.BUILD)
        has_room = len(word) <= LONG_WORD and not look().is_large
        self.build_button.setText(text if has_room else say(texts.BUILD))
        self.build_button.setAccessibleName(text)
        self.build_button.setEnabled(bool(word))
        self.pass_button.setEnabled(strip is not None)


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
        ties = ", ".join(say(texts.TIE, name=names[word.owner], word=word.text) for word in taken)
        parts.append(say(texts.TAKES, words=ties))
    others = len(strip.ways()) - 1
    if others > 0:
        parts.append(say_count(texts.OTHER_WAYS, others))
    return " · ".join(parts)
