"""The companion page: a row of choices, and below it the one part that was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit.buttons import primary
from wordsmith_desktop.window.kit.layouts import stacked
from wordsmith_desktop.window.kit.questions import plain
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell.texts import COMPANION
from wordsmith_desktop.wording.texts import Text, say

from .. import companion_texts as texts

LOOK_UP: Final = "look up"
DICE: Final = "dice"
CLOCK: Final = "clock"
PAD: Final = "pad"
Part = tuple[Text, Callable[[], QWidget]]
"""What a part is called, and what builds it."""


class CompanionPage(Page):
    """Each part is built when it is first chosen, and keeps what was done in it."""

    def __init__(self, parts: Mapping[str, Part], part: str = "") -> None:
        """By key, in the order of the row; `part` is shown first, or else the first of all."""
        super().__init__(say(COMPANION))
        self._parts = dict(parts)
        self._built: dict[str, QWidget] = {}
        first = part if part in self._parts else next(iter(self._parts))
        named = {key: name for key, (name, _) in self._parts.items()}
        self.choice = plain(texts.PARTS, named, value=first)
        self.choice.heading.hide()
        self._stack = stacked()
        self.body.addWidget(self.choice)
        self.body.addWidget(self._stack, 1)
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)
        self.choice.changed.connect(self._show)
        self._show()

    @property
    def part(self) -> str:
        """The key of the part that can be seen."""
        return self.choice.value

    @property
    def shown(self) -> QWidget:
        """The part that can be seen."""
        return self._built[self.part]

    def _show(self) -> None:
        if self.part not in self._built:
            self._built[self.part] = self._parts[self.part][1]()
            self._stack.addWidget(self.shown)
        self._stack.setCurrentWidget(self.shown)
