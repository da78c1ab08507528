"""The dialog in which any word is looked up, from wherever one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.kit.asking.lore import AskingTerms, Lore
from wordsmith_desktop.ui.kit.dialogs import PlainDialog
from wordsmith_desktop.ui.shell.look_up_view import LookUpView
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    from wordsmith_desktop.ui.kit.game_entry import GameEntry
    from wordsmith_desktop.ui.shell.ports import Dictionary


class LookUpDialog(PlainDialog):
    """Holds the view that answers."""

    def __init__(
        self,
        lore: Lore,
        terms: AskingTerms,
        games: Sequence[GameEntry],
        dictionaries: Sequence[Dictionary],
        parent: QWidget | None = None,
    ) -> None:
        """The dictionary of the `terms` is chosen first."""
        super().__init__(say(texts.LOOK_UP_TITLE), "", parent)
        view = LookUpView(lore, terms, games, dictionaries)
        self.field, self.dictionary = view.field, view.dictionary
        self.known, self.takes = view.known, view.takes
        self.add(view, stretch=1)
        # Otherwise Enter in the field would press this button.
        self.add_close().setAutoDefault(False)
        self.fit(760, 620)
        # A dialog that opens without a focused widget takes the first of its tab order.
        self.field.setFocus()
