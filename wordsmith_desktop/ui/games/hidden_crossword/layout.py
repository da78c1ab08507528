"""Where the parts of the page stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.hidden_crossword.crossword import Layout
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.session.thinking import Thinking
from wordsmith_desktop.ui.games.hidden_crossword.draw.draw_panel import DrawPanel
from wordsmith_desktop.ui.games.hidden_crossword.draw.tile_rows import Pool
from wordsmith_desktop.ui.games.hidden_crossword.ending import FinalPage
from wordsmith_desktop.ui.games.hidden_crossword.grid.editor_panel import NARROW, EditorPanel
from wordsmith_desktop.ui.games.hidden_crossword.guess_answer import AnswerBar, ChoiceBar
from wordsmith_desktop.ui.games.hidden_crossword.guess_entry import GuessEntry
from wordsmith_desktop.ui.games.hidden_crossword.sheet.sheet import RecordingSheet
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.buttons import Patience
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.header import Header
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.layouts import Shrinking, reveal, stacked, stacked_tight
from wordsmith_desktop.wording.games.hidden_crossword import table_texts as texts
from wordsmith_desktop.wording.texts import say

_LEAST: Final = 30
"""Least breadth of the line beside the buttons, in units that grow with the text."""


class ActionBar(QWidget):
    """Told what to say; it knows no rule."""

    went_on = Signal()
    """The grid is to be handed in."""
    went_back = Signal()
    """Back to the recording sheet."""

    def __init__(self) -> None:
        super().__init__()
        self._is_said_above = False
        self._line = label("")
        self.back = buttons.secondary(say(texts.BACK_TO_SHEET), self.went_back.emit)
        self.go_on = buttons.primary("", self.went_on.emit)
        # The Enter that ended the turn before must not hand in a grid.
        self._patience = Patience(self)
        self._patience.watch(self.go_on)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(look().gap(2))
        self._buttons.addStretch(1)
        for button in (self.back, self.go_on):
            self._buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(look().gap(1))
        self._whole.addWidget(self._line, 1)
        self._whole.addLayout(self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_building(self, told: str, button: str, *, is_open: bool) -> None:
        """What the other one will be told, and the button that goes on.

        Where the list of words stands beside the grid, it says so already.
        """
        self._is_said_above = True
        self.back.hide()
        self._show(told, button, is_open=is_open)

    def show_solving(self, hint: str, *, is_open: bool) -> None:
        """What submitting means, and the way back."""
        self._is_said_above = False
        self.back.show()
        self._show(hint, say(texts.SUBMIT), is_open=is_open)

    def clear(self) -> None:
        """Nothing of anybody's grid stays."""
        self._show("", say(texts.READY), is_open=False)
        self.back.hide()

    def _show(self, line: str, button: str, *, is_open: bool) -> None:
        self.go_on.setText(button.replace("&", "&&"))
        self.go_on.setAccessibleName(button)
        self.go_on.setAccessibleDescription(line)
        self.go_on.setEnabled(is_open)
        self._fit(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        """Leave the line away where the same stands above; its room stays.

        It stands beside the buttons where it has room there, else above them.
        """
        is_above = self._is_said_above and width >= look().px(NARROW)
        self._line.setText("" if is_above else self.go_on.accessibleDescription())
        is_wide = width - self._buttons.sizeHint().width() >= look().px(_LEAST)
        direction = QBoxLayout.Direction
        self._whole.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)


class SettingPanel(QWidget):
    """Shows progress; the search itself is others' business."""

    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pool = Pool()
        self._line = label(say(texts.SEARCHING), size="lead")
        self._line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar()
        """How far it is."""
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(look().px(40))
        self.bar.setAccessibleName(say(texts.SEARCHING))
        self.stop = buttons.secondary(say(texts.STOP_SEARCH), self.stopped.emit)
        # The Enter that began it, pressed twice, must not end it.
        self._patience = Patience(self)
        self._patience.watch(self.stop)
        column = QVBoxLayout(self)
        column.setSpacing(look().gap(3))
        column.addStretch(1)
        column.addWidget(self.pool, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._line)
        column.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def show_pool(self, seen: Observation) -> None:
        """Show the letters that the puzzle is laid from."""
        self.pool.show_pool(seen)

    def show_thinking(self, thinking: Thinking | None) -> None:
        """Show how far the search is; None where nobody searches yet."""
        if thinking is None:
            return
        self._line.setText(say(texts.NO_PUZZLE if thinking.has_failed else texts.SEARCHING))
        self.bar.setVisible(not thinking.has_failed)
        is_known = thinking.whole > 0
        # A bar without an end moves all the time.
        self.bar.setRange(0, thinking.whole if is_known or not look().reduced_motion else 1)
        if is_known:
            self.bar.setValue(thinking.done)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._patience.restart()


LEAST_SHEET = 24
"""Least height of the recording sheet, in units that grow with the text."""


class Parts:
    """Every part of the page, laid out."""

    def __init__(
        self,
        page: QWidget,
        *,
        keys: Sequence[str],
        lay: Callable[[Layout], bool],
        say_against: Callable[[Rejection], object],
    ) -> None:
        """`keys` call the anchor, by seat; `lay` and `say_against` are the editor's."""
        self.header = Header()
        self.banner = Banner(lines=1)
        self.draw = DrawPanel(keys)
        self.setting = SettingPanel()
        self.editor = EditorPanel(lay, say_against)
        self.bar = ActionBar()
        self.sheet = RecordingSheet()
        self.entry = GuessEntry()
        self.choice = ChoiceBar()
        self.answer = AnswerBar()
        self.ending = FinalPage()
        self._is_asking = True
        self.asking = stacked_tight(self.entry, self.choice, self.answer)
        editor = scrolled(Shrinking(self.editor))
        self.building = _column(editor, self.bar, growing=editor)
        # With large text there is not room for both, and what is typed must be seen.
        order = (self.asking, self.sheet) if look().is_large else (self.sheet, self.asking)
        self.sheet.setMinimumHeight(look().px(LEAST_SHEET))
        self.guessing = scrolled(Shrinking(_column(*order, growing=self.sheet)))
        self.main = stacked(self.draw, self.setting, self.building, self.guessing, self.ending)
        step = look().gap(1)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(2 * step, step, 2 * step, 2 * step)
        whole.setSpacing(step)
        for part in (self.header, self.banner):
            whole.addWidget(part)
        whole.addWidget(self.main, 1)

    def only_show(self) -> None:
        """Ask for nothing and offer nothing: the match is only looked at."""
        self._is_asking = False
        self.draw.only_show()
        for part in (self.bar, self.setting.stop, self.answer.go_on):
            part.hide()

    def show_part(self, part: QWidget) -> None:
        """Show one of the screens; the final one has no line above it."""
        is_over = part is self.ending
        self.header.setVisible(not is_over)
        self.banner.setVisible(not is_over)
        if self.main.currentWidget() is not part:
            self.main.setCurrentWidget(part)

    def ask_with(self, part: QWidget) -> None:
        """Have this part ask or answer; where it was another one, it comes into sight."""
        if self.asking.currentWidget() is not part:
            self.asking.setCurrentWidget(part)
            self.reveal_asking()
        # An answer is worth a look in any case.
        self.asking.setVisible(self._is_asking or part is self.answer)

    def reveal_asking(self) -> None:
        """Have in sight what is asked or answered, also once it is laid out."""
        reveal(self.asking)
        QTimer.singleShot(0, self.asking, lambda: reveal(self.asking))

    def hide_papers(self) -> None:
        """Nothing of anybody's puzzle or sheet stays in any widget."""
        self.editor.show_nothing()
        self.bar.clear()
        for part in (self.sheet, self.entry, self.choice, self.answer):
            part.show_nothing()


def _column(*parts: QWidget, growing: QWidget) -> QWidget:
    """One below the other; one of them takes the room that the others leave."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(look().gap(1))
    for part in parts:
        layout.addWidget(part, 1 if part is growing else 0)
    column.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    return column
