"""The dialog for worksheets: what is wanted, a look at it, and where it goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.paper_print.paper_dialog import PaperDialog
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.threads import Task, run
from wordsmith_desktop.window.kit.worksheet import DealOf
from wordsmith_desktop.wording.texts import say
from wordsmith_desktop.wording.worksheet_texts import LEVELS

from .. import worksheet_texts as texts
from .worksheet_choices import WorksheetChoices

if TYPE_CHECKING:
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.window.kit.paper_print.document import Document


class WorksheetDialog(PaperDialog):
    """Makes the sheets beside the window, since some take a second."""

    def __init__(
        self,
        games: Sequence[GameEntry],
        language: str,
        lexicon: Callable[[str], Lexicon | None],
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        own_words: Sequence[str] = (),
        deal: DealOf | None = None,
    ) -> None:
        """`language` is that of the words at first, `own_words` are the tags of dictionaries that
        people brought along; `lexicon` is by language, without the words
        of the house, which others have not. `deal` deals challenges, where anybody does.
        """
        super().__init__(say(texts.TITLE), preferences, parent)
        self._lexicon = lexicon
        self._task: Task | None = None
        self._is_waiting = False
        self.choices = WorksheetChoices(games, language, own_words, deal)
        self.lay_out(self.choices)
        self.choices.changed.connect(self._make)
        self._make()
        self.fit(940, 750)
        self.choices.which.setFocus()

    @property
    def file_name(self) -> str:
        sheet, wish = self.choices.sheet, self.choices.wish
        if sheet.make is None:
            return say(sheet.title)
        name, _ = LEVELS[wish.level]
        return say(
            texts.NUMBERED_FILE,
            title=say(sheet.title),
            language=code_of(wish.language).upper(),
            level=say(name),
            number=wish.number,
        )

    def dictionary_opened(self) -> None:
        """Go on, if it was a dictionary that was waited for."""
        if self._is_waiting:
            self._make()

    def _make(self) -> None:
        self._forget()
        sheet, wish = self.choices.sheet, self.choices.wish
        if sheet.drawn is not None:
            self.show_document(sheet.drawn(wish))
            return
        lexicon = self._lexicon(wish.language)
        self._is_waiting = lexicon is None
        if lexicon is None:
            self.show_document(None, say(texts.OPENING))
        elif sheet.make is not None:
            from wordsmith_desktop.bots.vocabulary import Vocabulary

            make, words = sheet.make, Vocabulary(lexicon.index)
            self.show_document(None, say(texts.MAKING))
            self._task = run(
                lambda ticket: make(wish, words, lambda: ticket.is_cancelled),
                done=self._take,
                owner=self,
            )

    def _forget(self) -> None:
        """What was being made is not wanted any more."""
        self._is_waiting = False
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _take(self, document: Document | None) -> None:
        self._task = None
        self.show_document(document, say(texts.NONE))
        announce(self.pages, self.pages.text())
