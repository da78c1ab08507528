"""Telling an earlier entry otherwise: which one, what really came, and what becomes of the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from wordsmith_desktop.games.common.box_questions import BoxChoices, line_of
from wordsmith_desktop.session.box_view import ToldOnce
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.wording import box_texts as texts
from wordsmith_desktop.wording.texts import say, say_count

from ..appearance import look
from ..buttons import primary
from ..dialogs import PlainDialog
from ..labels import label
from ..layouts import clear_layout
from .entry import BoxEntry, SignText


class CorrectingDialog(PlainDialog):
    """What was told, the last first; below it the entry that takes its place."""

    def __init__(
        self,
        table: AnyTable,
        names: Sequence[str],
        sign_text: SignText,
        story: Callable[[Any], str],
        parent: QWidget,
    ) -> None:
        """`story` tells in a sentence what came of an entry."""
        # At the largest text all is needed for the entry.
        about = "" if look().is_large else say(texts.CORRECT_ABOUT)
        super().__init__(say(texts.CORRECT_TITLE), about, parent)
        self._table, self._names, self._sign_text = table, names, sign_text
        self._told: list[ToldOnce[Any]] = list(table.box.told()) if table.box else []
        self.lines = QListWidget()
        self.lines.setAccessibleName(say(texts.CORRECT_TITLE))
        self.lines.setWordWrap(True)
        self.lines.setMinimumHeight(look().px(8))
        self.lines.addItems([self._line(one, story) for one in self._told])
        self._place = QVBoxLayout()
        self.outlook = label("")
        self.entry: BoxEntry | None = None
        self.add(self.lines, stretch=1)
        self.body.addLayout(self._place, 1)
        self.add(self.outlook)
        self.add_close()
        done = primary(say(texts.CORRECT_DONE), self._correct)
        self.correct = self.add_button(done)
        self.lines.currentRowChanged.connect(lambda _row: self._ask())
        self.lines.setCurrentRow(0)
        self.fit(640, 620)

    @property
    def _chosen(self) -> ToldOnce[Any] | None:
        row = self.lines.currentRow()
        return self._told[row] if 0 <= row < len(self._told) else None

    def _line(self, one: ToldOnce[Any], story: Callable[[Any], str]) -> str:
        what = story(one.events) or texts.asked_text(one.asked, self._names)
        return f"{line_of(one.signs)}  –  {what}"

    def _ask(self) -> None:
        """Ask for what really came in the place of the chosen entry."""
        clear_layout(self._place)
        chosen = self._chosen
        if chosen is None:
            return
        self.entry = BoxEntry(chosen.asked, self._names, self._sign_text, line_of(chosen.signs))
        self.entry.changed.connect(self._look_ahead)
        self.entry.entered.connect(self._correct)
        self._place.addWidget(self.entry)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Say what would become of all that came after."""
        chosen, told = self._chosen, self.entry.choices if self.entry else None
        kept = None
        box = self._table.box
        is_other = chosen is not None and told is not None and _signs(told) != chosen.signs
        if chosen is not None and told is not None and box is not None and is_other:
            kept = box.kept_by(chosen, told)
            self.outlook.setText(say(texts.CANNOT_BE) if kept is None else _outlook(*kept))
        else:
            self.outlook.setText("")
        self.correct.setEnabled(kept is not None)

    def _correct(self) -> None:
        chosen, entry, box = self._chosen, self.entry, self._table.box
        if chosen is None or entry is None or box is None:
            return
        told = entry.choices
        if told is None or box.kept_by(chosen, told) is None:
            entry.explain()
            return
        self.accept()
        box.correct(chosen, told)


def _outlook(kept: int, after: int) -> str:
    if kept == after:
        return say(texts.KEEPS_ALL)
    return say_count(texts.LOSES, after - kept, kept=kept)


def _signs(told: BoxChoices) -> tuple[str, ...]:
    return tuple(one.sign for one in told)
