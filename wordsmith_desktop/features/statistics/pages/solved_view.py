"""The body of solved puzzles: who solved which one, when, and in what time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtWidgets import QFrame

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.data_table import Cell, DataTable
from wordsmith_desktop.window.kit.days import day_text
from wordsmith_desktop.window.kit.layouts import STRETCH, in_column
from wordsmith_desktop.window.kit.rooms import RoomResult
from wordsmith_desktop.wording.texts import say

from .. import record_texts as texts


class SolvedView(QFrame):
    """A table, the last one first."""

    def __init__(self) -> None:
        super().__init__()
        headings = (
            texts.PLAYER,
            texts.PUZZLE,
            texts.SIZE,
            texts.SOLVING_TIME,
            texts.HELP,
            texts.WHEN,
        )
        self.table = DataTable(
            say(texts.SOLVED_TAB), [say(one) for one in headings], growing=1, numbers=(3,)
        )
        in_column(self.table, STRETCH, inside=self, margins=(0, 0, look().gap(1), 0))

    def show_results(self, found: Sequence[RoomResult]) -> None:
        """Show these."""
        self.table.show_rows([_row(one) for one in found], ())


def _row(one: RoomResult) -> tuple[Cell, ...]:
    return one.player, one.title, one.kind, one.time, one.note, day_text(_day(one.day))


def _day(text: str) -> date | None:
    """Nothing where a file says what is no day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
