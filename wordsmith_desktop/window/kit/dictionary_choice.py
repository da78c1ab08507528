"""Asks whose words count, by the names of dictionaries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox

from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    from wordsmith_desktop.wording.texts import Text


class DictionaryChoice(QComboBox):
    """All dictionaries that there are, ours and those that people brought along."""

    def __init__(self, dictionaries: Iterable[tuple[str, Text]], tag: str) -> None:
        """`dictionaries` are tags with their names; that of `tag` is chosen, or the first."""
        super().__init__()
        # A long name of somebody's own would make the page as broad as itself.
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(policy)
        for one, title in dictionaries:
            self.addItem(say(title), one)
        self.choose(tag)

    @property
    def tag(self) -> str:
        """The tag of the dictionary that is chosen; empty where there is none."""
        return str(self.currentData() or "")

    def choose(self, tag: str) -> None:
        """Choose a dictionary, or the first where there is none of that tag."""
        self.setCurrentIndex(max(0, self.findData(tag)))
