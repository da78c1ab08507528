"""Dialogs of the desk: the diagram's size, and what is written about the puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.dictionary_names import language_name
from wordsmith_desktop.wording.texts import CANCEL, say

from .. import desk_texts as texts
from ..cells import LONGEST_NOTES, MOST_LINES
from ..clued.editing import resized
from ..clued.puzzle import CluedPuzzle
from ..workpiece import LONGEST_TEXT
from ..workshop_texts import WORD_LANGUAGE

Change = Callable[[CluedPuzzle], object]
_LEAST_LINES = 3


class SizeDialog(PlainDialog):
    """Asks how many rows and columns there are to be."""

    def __init__(self, puzzle: CluedPuzzle, change: Change, parent: QWidget) -> None:
        super().__init__(say(texts.SIZE_TITLE), parent=parent)
        self._puzzle, self._change = puzzle, change
        self.rows, self.columns = QSpinBox(), QSpinBox()
        sizes = (
            (self.rows, texts.ROWS, puzzle.diagram.height),
            (self.columns, texts.COLUMNS, puzzle.diagram.width),
        )
        for field, text, value in sizes:
            field.setRange(_LEAST_LINES, MOST_LINES)
            field.setValue(value)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.add(field_label(say(text), field))
            self.add(field)
        self.body.addStretch(1)
        self.add_button(buttons.secondary(say(CANCEL), self.reject))
        self.add_button(buttons.primary(say(texts.USE_SIZE), self.use))
        self.fit(420, 280)

    def use(self) -> None:
        """Have it that size."""
        self.accept()
        self._change(resized(self._puzzle, self.rows.value(), self.columns.value()))


class DetailsDialog(PlainDialog):
    """Asks for what stands around a puzzle."""

    def __init__(
        self, puzzle: CluedPuzzle, languages: Sequence[str], change: Change, parent: QWidget
    ) -> None:
        """`languages` are those of dictionaries; the puzzle's own is offered beside them."""
        super().__init__(say(texts.DETAILS_TITLE), parent=parent)
        self._puzzle, self._change = puzzle, change
        self.author, self.copyright = QLineEdit(puzzle.author), QLineEdit(puzzle.copyright)
        self.notes = QPlainTextEdit(puzzle.notes)
        self.notes.setTabChangesFocus(True)
        for field, text in ((self.author, texts.AUTHOR), (self.copyright, texts.COPYRIGHT)):
            field.setMaxLength(LONGEST_TEXT)
            self.add(field_label(say(text), field))
            self.add(field)
        self.add(field_label(say(texts.NOTES), self.notes))
        self.add(self.notes, stretch=1)
        every = dict.fromkeys((*languages, puzzle.language))
        answers = {code: Segment(say(language_name(code))) for code in every}
        self.language = Choice(WORD_LANGUAGE, answers, value=puzzle.language)
        self.add(self.language)
        self.add_button(buttons.secondary(say(CANCEL), self.reject))
        self.add_button(buttons.primary(say(texts.USE_DETAILS), self.use))
        self.fit(560, 520)

    def use(self) -> None:
        """Have it say so."""
        self.accept()
        self._change(
            replace(
                self._puzzle,
                author=self.author.text().strip(),
                copyright=self.copyright.text().strip(),
                notes=self.notes.toPlainText().strip()[:LONGEST_NOTES],
                language=self.language.value,
            )
        )
