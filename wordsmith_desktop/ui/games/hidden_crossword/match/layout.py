"""Where the parts of the page stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.hidden_crossword.crossword import Layout
from wordsmith_desktop.ui.games.hidden_crossword.draw.draw_panel import DrawPanel
from wordsmith_desktop.ui.games.hidden_crossword.grid.editor_panel import EditorPanel
from wordsmith_desktop.ui.games.hidden_crossword.guess.answer import AnswerBar
from wordsmith_desktop.ui.games.hidden_crossword.guess.choice import ChoiceBar
from wordsmith_desktop.ui.games.hidden_crossword.guess.entry import GuessEntry
from wordsmith_desktop.ui.games.hidden_crossword.match.action_bar import ActionBar
from wordsmith_desktop.ui.games.hidden_crossword.match.ending import Ending
from wordsmith_desktop.ui.games.hidden_crossword.match.header import Header
from wordsmith_desktop.ui.games.hidden_crossword.match.setting import SettingPanel
from wordsmith_desktop.ui.games.hidden_crossword.sheet.sheet import RecordingSheet
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.layouts import Shrinking, stacked, stacked_tight
from wordsmith_desktop.ui.kit.reveal import reveal

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
        self.ending = Ending()
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
        for part in (
            self.bar,
            self.setting.stop,
            self.answer.go_on,
            self.ending.play_again,
            self.ending.home,
        ):
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
