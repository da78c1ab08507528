"""What is said of a paper: below it line by line, and at the fields in question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QLabel, QWidget

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.common.paper_sheet import Misfit
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.texts import say

from .. import paper_match_texts as texts
from .fields import DOUBTFUL, WRONG
from .sheet import PaperSheet, Place


class PaperNotes(QWidget):
    """A line for each misfit and each doubtful word, with the sign that its field has."""

    def __init__(self, sheet: PaperSheet, why: Callable[[Rejection], str]) -> None:
        """`why` says a misfit's reason."""
        super().__init__()
        self._sheet, self._why = sheet, why
        self._column = in_column(inside=self, spacing=look().gap(0.5))
        self._lines: list[QLabel] = []

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said now."""
        return tuple(one.text() for one in self._lines)

    def say(self, misfits: Sequence[Misfit], doubts: Mapping[Place, str]) -> None:
        """Say what cannot be true, and which words of which places are doubtful."""
        wrong = {
            (one.row, one.seat): self._why(one.rejection)
            for one in misfits
            if one.row is not None and one.seat is not None
        }
        doubtful = {place: self._doubt(place, several) for place, several in doubts.items()}
        self._sheet.show_notes(DOUBTFUL, doubtful, wrong)
        self._sheet.show_notes(WRONG, wrong, doubtful.keys() - wrong.keys())
        for shown in self._lines:
            self._column.removeWidget(shown)
            # Deleted only in the next turn of events, it would be seen until then.
            shown.hide()
            shown.deleteLater()
        self._lines = [label(f"{WRONG} {self._misfit(one)}", tone="bad") for one in misfits]
        self._lines += [label(f"{DOUBTFUL} {sentence}") for sentence in doubtful.values()]
        for line in self._lines:
            self._column.addWidget(line)

    def _misfit(self, one: Misfit) -> str:
        reason = self._why(one.rejection)
        if one.row is None or one.row >= len(self._sheet.lines):
            return reason
        line = self._sheet.line_name(one.row)
        if one.seat is None:
            return say(texts.MISFIT_LINE, line=line, why=reason)
        name = self._sheet.names[one.seat]
        return say(texts.MISFIT_FIELD, line=line, name=name, why=reason)

    def _doubt(self, place: Place, several: str) -> str:
        row, seat = place
        line, name = self._sheet.line_name(row), self._sheet.names[seat]
        return say(texts.DOUBT, line=line, name=name, word=several)
