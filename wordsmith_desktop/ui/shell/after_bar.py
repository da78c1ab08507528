"""What can be done once a match is over: a line of buttons above the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.patience import Patience
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.challenges import texts


class AfterBar(QFrame):
    """Offers the result of a challenge, the plays that could have been, and the replay."""

    def __init__(
        self,
        *,
        result: Callable[[], object] | None,
        review: Callable[[], object],
        replay: Callable[[], object],
    ) -> None:
        """`result` is there for challenges alone."""
        super().__init__()
        self.buttons = [
            *([primary(say(texts.SEE_RESULT), result)] if result else []),
            secondary(say(texts.REVIEW), review),
            secondary(say(texts.REPLAY), replay),
        ]
        step = look().gap(1)
        row = FlowLayout(spacing=step)
        for button in self.buttons:
            row.addWidget(button)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(2 * step, step, 2 * step, 0)
        whole.setSpacing(2 * step)
        line = label(say(texts.LOOK_BACK), wrap=False)
        whole.addWidget(line)
        self._patience = Patience(self)
        self._patience.watch(self.buttons[0])
        column = QVBoxLayout()
        column.addLayout(row)
        whole.addLayout(column, 1)

    def take_keyboard(self) -> None:
        """Have Enter press the first button."""
        self.buttons[0].setFocus()
