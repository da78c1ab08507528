"""The score pad: points by round and a counter for each player, entered by keys."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QWidget

from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.data_table import DataTable, Spoken
from wordsmith_desktop.window.kit.dialogs import ask
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column, line_of
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.table_texts import UNDO
from wordsmith_desktop.wording.texts import say

from .. import companion_texts as texts
from ..score_pad import LARGEST, PadEntry, ScorePad
from .names_line import NamesLine, keep_pad, kept_pad

_POINTS = 10
"""Breadth of the field for points, in grid steps."""


class ScorePadView(QWidget):
    """Each entry is kept at once; the last one can be taken back, and those before it."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.names = NamesLine(preferences)
        self.player = QComboBox()
        self.field = QLineEdit()
        self.field.setMaximumWidth(look().px(_POINTS))
        self.field.setMaxLength(len(str(-LARGEST)))
        self.enter = secondary(say(texts.ENTER), self._enter)
        self.up = secondary(say(texts.COUNT_UP), lambda: self._count(1))
        self.down = secondary(say(texts.COUNT_DOWN), lambda: self._count(-1))
        self.undo = secondary(say(UNDO), self._undo)
        self.anew = secondary(say(texts.NEW_PAD), self._ask_anew)
        self.message = label("", tone="bad")
        headings = (texts.PLAYER, texts.ROUNDS, texts.COUNTER, texts.SUM)
        self.table = DataTable(
            say(texts.PAD), [say(text) for text in headings], growing=1, numbers=(2, 3)
        )
        self._lay_out()
        self.names.changed.connect(self._show)
        self.field.returnPressed.connect(self._enter)
        self._show()

    @property
    def pad(self) -> ScorePad:
        """What stands on the pad."""
        return kept_pad(self._preferences)

    def _lay_out(self) -> None:
        content = QFrame()
        column = in_column(inside=content, spacing=look().gap(1), margins=(0, 0, look().gap(1), 0))
        player = field_label(say(texts.PLAYER), self.player)
        points = field_label(say(texts.POINTS_FIELD), self.field)
        column.addWidget(self.names)
        column.addWidget(line_of(player, self.player, points, self.field, self.enter))
        column.addWidget(line_of(self.up, self.down, self.undo, self.anew))
        column.addWidget(self.message)
        column.addWidget(self.table)
        column.addStretch(1)
        in_column(scrolled(content), inside=self)

    def _enter(self) -> None:
        try:
            points = int(self.field.text().strip().replace("\N{MINUS SIGN}", "-"))
            pad = self.pad.with_entry(PadEntry(self.player.currentIndex(), points))
        except ValueError:
            is_empty = not self.pad.players
            self._tell(say(texts.NAMES_FIRST if is_empty else texts.NO_POINTS))
            return
        place = self.player.currentIndex()
        self.field.clear()
        self._keep(pad)
        said = {"name": pad.players[place], "points": points, "sum": pad.total(place)}
        announce(self, say(texts.ENTERED, **said, next=pad.players[pad.next_player]))
        self.field.setFocus()

    def _count(self, step: int) -> None:
        place = self.player.currentIndex()
        pad = self.pad.with_entry(PadEntry(place, step, is_counted=True))
        self._keep(pad)
        self.player.setCurrentIndex(place)
        announce(self, say(texts.COUNTED, name=pad.players[place], n=pad.counter(place)))

    def _undo(self) -> None:
        self._keep(self.pad.without_last())
        announce(self, say(texts.UNDONE))

    def _ask_anew(self) -> None:
        ask(
            self,
            say(texts.NEW_PAD_TITLE),
            say(texts.NEW_PAD_TEXT),
            yes=say(texts.NEW_PAD),
            then=lambda: self._keep(ScorePad(self.pad.players)),
        )

    def _keep(self, pad: ScorePad) -> None:
        keep_pad(self._preferences, pad)
        self._show()

    def _show(self) -> None:
        pad = self.pad
        self._tell("")
        self.player.clear()
        self.player.addItems(list(pad.players))
        if pad.players:
            self.player.setCurrentIndex(pad.next_player)
        for part in (self.up, self.down):
            part.setEnabled(bool(pad.players))
        for part in (self.undo, self.anew):
            part.setEnabled(bool(pad.entries))
        self.table.show_rows([_row(pad, place) for place in range(len(pad.players))])
        self.table.setVisible(bool(pad.players))

    def _tell(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        announce(self, sentence)


def _row(pad: ScorePad, place: int) -> tuple[str | Spoken, ...]:
    rounds = [str(points) for points in pad.rounds(place)]
    each = Spoken(" · ".join(rounds), ", ".join(rounds))
    return (pad.players[place], each, str(pad.counter(place)), str(pad.total(place)))
