"""The dialog for score sheets: which is wanted, a look at it, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.paper_print.paper_dialog import PaperDialog
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.score_sheet import day_of
from wordsmith_desktop.wording.texts import say

from .. import printing_texts as texts
from .print_choices import PrintChoices


class PrintDialog(PaperDialog):
    """Offers the score sheet of the match at the table, and empty ones."""

    def __init__(
        self,
        games: Sequence[GameEntry],
        game: str,
        preferences: Preferences,
        match: PublicMatch | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`game` is the one at the table, else the one in question; `match` is what the table
        may know of its match, where there is one.
        """
        super().__init__(say(texts.TITLE), preferences, parent)
        sheets = [(entry, entry.score_sheet()) for entry in games if entry.has_score_sheet]
        self._match = match
        self._at_table = next((one for one in sheets if one[0].game == game), None)
        self.choices = PrintChoices(sheets, game, match if self._at_table else None)
        self.lay_out(self.choices)
        self.choices.changed.connect(self._show_sheet)
        self._show_sheet()
        self.fit(860, 620)
        self.print_button.setFocus()

    @property
    def file_name(self) -> str:
        if self._match is None or self._at_table is None or not self.choices.is_of_match:
            return say(texts.EMPTY_FILE, game=say(self.choices.entry.title))
        day = day_of(self._match)
        return say(
            texts.MATCH_FILE,
            game=say(self._at_table[0].title),
            names=", ".join(self._match.names),
            day=day.isoformat() if day else "",
        )

    def _show_sheet(self) -> None:
        if self._match is not None and self._at_table is not None and self.choices.is_of_match:
            self.show_document(self._at_table[1].filled(self._match))
        else:
            self.show_document(self.choices.sheet.empty(self.choices.wish))
