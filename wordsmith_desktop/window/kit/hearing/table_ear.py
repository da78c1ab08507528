"""What a table tells to the ear: what the word would bring, how it stands, and once more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.wording import hearing_texts as texts
from wordsmith_desktop.wording.texts import say

from ..commands import Command, looking
from .said import forget_said, last_said
from .told_card import ToldCard
from .worth_teller import WorthTeller

STANDING_KEY: Final = "Ctrl+G"
AGAIN_KEY: Final = "Ctrl+Shift+G"
SAID_AGAIN: Final = 3
"""So many sentences are said again; those before are of another moment."""


class TableEar:
    """Speaks for a page whenever somebody pauses or asks."""

    def __init__(
        self,
        page: QWidget,
        *,
        worth: Callable[[], str],
        standing: Callable[[], Sequence[str]],
    ) -> None:
        """`worth` says what the word that lies there brings, `standing` how the match stands."""
        self._worth, self._standing = worth, standing
        self.teller = WorthTeller(page)
        """Says what the word is worth after a pause."""
        self.card = ToldCard(page)
        """Shows what was asked for."""

    def follow(self) -> None:
        """Something lies otherwise by now."""
        self.teller.show_worth(self._worth())

    def hush(self) -> None:
        """Somebody else is to sit down: nothing stays of what was said to whoever looked."""
        self.teller.show_worth("")
        self.card.put_away()
        forget_said()

    def tell_standing(self) -> None:
        """Say and show how the match stands."""
        lines = [line for line in self._standing() if line]
        self.card.tell(say(texts.MENU_STANDING), lines)
        self.teller.leave_out("\n".join(lines))

    def say_again(self) -> None:
        """Say and show once more what was said last."""
        lines = last_said()[-SAID_AGAIN:] or (say(texts.NOTHING_SAID),)
        self.card.tell(say(texts.MENU_AGAIN), lines)

    def commands(self) -> tuple[Command, ...]:
        """For the Move menu."""
        return (
            looking("standing", texts.MENU_STANDING, STANDING_KEY, self.tell_standing),
            looking("again", texts.MENU_AGAIN, AGAIN_KEY, self.say_again),
        )
