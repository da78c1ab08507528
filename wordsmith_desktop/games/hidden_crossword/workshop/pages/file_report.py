"""What became of a file: one line, which unfolds where there is more to tell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column, in_row
from wordsmith_desktop.wording.texts import say

from .. import workshop_texts as texts
from ..clued.report import OpenedFile, Remarked


class FileReport(QWidget):
    """Shows the report; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.line, self.rest = label(""), label("", tone="muted")
        self.more = buttons.secondary(say(texts.REPORT_MORE), self.unfold)
        row = in_row((self.line, 1), self.more)
        in_column(row, self.rest, inside=self, spacing=look().gap(0.5))
        self.clear()

    def clear(self) -> None:
        """Tell nothing."""
        self.hide()
        self.rest.hide()

    def show_file(self, name: str, opened: OpenedFile) -> None:
        """Tell of a file; folded."""
        words = len(opened.puzzle.diagram.slots)
        self.line.setText(say(texts.REPORT, name=name, placed=opened.placed, words=words))
        self.rest.setText("\n".join(remark_lines(opened.remarks)))
        self.rest.hide()
        self.more.setText(say(texts.REPORT_MORE))
        self.more.setVisible(bool(opened.remarks))
        self.show()
        announce(self, self.line.text())

    def unfold(self) -> None:
        """Show the rest, or fold it again."""
        is_folded = self.rest.isHidden()
        self.rest.setVisible(is_folded)
        text = say(texts.REPORT_LESS if is_folded else texts.REPORT_MORE)
        self.more.setText(text)
        self.more.setAccessibleName(text)


def remark_lines(remarks: Sequence[Remarked]) -> list[str]:
    """A sentence for each remark."""
    return [say(texts.REMARKS[one.remark], detail=one.detail) for one in remarks]
