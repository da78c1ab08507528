"""Gives a puzzle away: its code, to be read out or copied, and a file that hides it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import breakable, label
from wordsmith_desktop.wording.ending_texts import SAVED
from wordsmith_desktop.wording.texts import say, say_count

from .. import workshop_texts as texts
from ..hidden_file import SUFFIX, HiddenFile, hidden_to_text
from ..puzzle_code import PuzzleCodeError, puzzle_code
from .files import save_bytes


def code_or_reason(hidden: HiddenFile) -> tuple[str, str]:
    """The code of a puzzle, or why it has none."""
    try:
        return puzzle_code(hidden.puzzle), ""
    except PuzzleCodeError as error:
        return "", say(texts.CODE_FAULTS[error.fault])


class GivingDialog(PlainDialog):
    """Shows nothing of the puzzle itself, so that a friend may look on."""

    def __init__(self, hidden: HiddenFile, code: str, unlisted: int, parent: QWidget) -> None:
        """`unlisted` of its words are in no dictionary."""
        super().__init__(say(texts.GIVE_TITLE), say(texts.GIVE_TEXT), parent)
        self._hidden = hidden
        self.code = label(code, size="lead")
        self.code.setAccessibleName(say(texts.CODE))
        self.code.setAccessibleDescription(code)
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.said = label("", tone="good")
        self.add(self.code)
        if unlisted:
            self.add(label(say_count(texts.GIVE_UNLISTED, unlisted)))
        self.add(self.said)
        self.body.addStretch(1)
        self.add_close()
        self.add_button(buttons.secondary(say(texts.SAVE_HIDDEN), self.save))
        self.copy = self.add_button(buttons.primary(say(texts.COPY_CODE), self.copy_code))
        self.copy.setFocus()
        self.fit(620, 320)

    def copy_code(self) -> None:
        """Put the code into the clipboard."""
        QGuiApplication.clipboard().setText(self.code.text())
        self._say(say(texts.COPIED))

    def save(self) -> None:
        """Ask for a place, and write the file that hides it."""
        done = save_bytes(
            self,
            lambda: hidden_to_text(self._hidden).encode(),
            kind=texts.KIND_HIDDEN,
            name=self._hidden.title,
            suffix=SUFFIX,
        )
        if done is not None:
            path, fault = done
            self._say(fault or say(SAVED, path=breakable(path)))

    def _say(self, sentence: str) -> None:
        self.said.setText(sentence)
        announce(self, sentence)
