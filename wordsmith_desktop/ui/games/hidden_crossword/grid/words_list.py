"""The words of a puzzle on paper, as the recording sheet has them, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.presenter import Editor
from wordsmith_desktop.ui.games.hidden_crossword.grid import texts
from wordsmith_desktop.ui.games.hidden_crossword.grid.faulty import NO_FAULTS, Faulty
from wordsmith_desktop.ui.games.hidden_crossword.grid.word_entry import WordEntry, margin_width
from wordsmith_desktop.ui.games.hidden_crossword.grid.word_lines import (
    Line,
    LineMark,
    lines_of,
    say_told_words,
    say_unused,
)
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import Size
from wordsmith_desktop.ui.kit.paper import Paper
from wordsmith_desktop.ui.kit.texts import say, say_count


class WordsList(Paper):
    """Lines to be chosen, by length and by the alphabet; what others are told stands below."""

    chosen = Signal(object, object)
    """A line was chosen: the `Cell` where it shows and the `Direction` it reads in."""
    reached = Signal(object)
    """A `WordEntry` got the keyboard, and should be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, margin=margin_width() + look().gap(1))
        self._entries: list[WordEntry] = []
        self._home = 0
        """The line that Tab comes to."""
        self.title = _on_paper("", size=Size.LEAD)
        self.none = _on_paper(say(texts.NO_WORDS))
        self.told = _on_paper(say(texts.TOLD), is_bold=True)
        self.unused, self.told_words = _on_paper(""), _on_paper("")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        self._lay_out()
        self.show_nothing()

    @property
    def entries(self) -> tuple[WordEntry, ...]:
        """The lines from top to bottom."""
        return tuple(self._entries)

    def show_editor(
        self,
        editor: Editor,
        faulty: Faulty = NO_FAULTS,
        *,
        is_judged: bool = True,
        tells: bool = True,
    ) -> None:
        """Show the words laid.

        `tells` says that they are the own puzzle's, and what the opponent will be told of it.
        """
        self._entitle(say(texts.WORDS if tells else texts.SOLUTION))
        self._show_lines(lines_of(editor, faulty, is_judged=is_judged))
        self.none.setVisible(not editor.grid.runs)
        self.unused.setText(say_unused(editor))
        self.told_words.setText(say_told_words(editor))
        for part in (self.told, self.told_words):
            part.setVisible(tells)

    def show_nothing(self) -> None:
        """Leave the paper empty."""
        self._entitle("")
        self._show_lines(())
        self.none.hide()
        self.told.hide()
        for part in (self.unused, self.told_words):
            part.setText("")
        self.setAccessibleDescription("")

    def _entitle(self, title: str) -> None:
        self.title.setText(title)
        self.setAccessibleName(title)

    def _show_lines(self, lines: Sequence[Line]) -> None:
        for entry, line in zip(self._entries, lines, strict=False):
            entry.show_line(line)
        for line in lines[len(self._entries) :]:
            self._add(line)
        had_keyboard = any(entry.hasFocus() for entry in self._entries[len(lines) :])
        for entry in self._entries[len(lines) :]:
            entry.hide()
            entry.deleteLater()
        del self._entries[len(lines) :]
        self._settle(self._home)
        if had_keyboard and self._entries:
            self._entries[-1].setFocus()
        wrong = sum(line.mark is LineMark.WRONG for line in lines)
        count = sum(bool(line.word) for line in lines)
        self.setAccessibleDescription(say_count(texts.WORDS_SPOKEN, count, wrong=wrong))

    def _add(self, line: Line) -> None:
        entry = WordEntry(line, self)
        entry.clicked.connect(lambda: self._choose(entry))
        entry.stepped.connect(lambda step: self._go(entry, step))
        entry.reached.connect(lambda: self._arrive(entry))
        self._lines.addWidget(entry)
        entry.show()
        self._entries.append(entry)

    def _choose(self, entry: WordEntry) -> None:
        if entry.line.cell is not None:
            self.chosen.emit(entry.line.cell, entry.line.direction)

    def _go(self, entry: WordEntry, step: int) -> None:
        place = self._entries.index(entry) + step
        if 0 <= place < len(self._entries):
            self._entries[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _arrive(self, entry: WordEntry) -> None:
        self._settle(self._entries.index(entry))
        self.reached.emit(entry)

    def _settle(self, home: int) -> None:
        """Tab comes to one line; the arrows go on from there."""
        self._home = max(0, min(home, len(self._entries) - 1))
        for place, entry in enumerate(self._entries):
            is_home = place == self._home
            entry.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_home else Qt.FocusPolicy.ClickFocus
            )

    def _lay_out(self) -> None:
        step = look().gap(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(step, step, step, 2 * step)
        whole.setSpacing(0)
        head, foot = QVBoxLayout(), QVBoxLayout()
        for column in (head, foot):
            column.setContentsMargins(margin_width() + look().gap(1.25), 0, step, 0)
            column.setSpacing(look().gap(0.5))
        head.addWidget(self.title)
        head.addWidget(self.none)
        for part in (self.told, self.unused, self.told_words):
            foot.addWidget(part)
        whole.addLayout(head)
        whole.addSpacing(step)
        whole.addLayout(self._lines)
        whole.addStretch(1)
        whole.addSpacing(2 * step)
        whole.addLayout(foot)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)


def _on_paper(text: str, *, size: int = Size.BODY, is_bold: bool = False) -> QLabel:
    made = label(text)
    weight = "bold" if is_bold or size > Size.BODY else "normal"
    made.setStyleSheet(
        f"color: {look().theme.paper_ink}; font-size: {look().text_px(size)}px;"
        f" font-weight: {weight};"
    )
    return made
