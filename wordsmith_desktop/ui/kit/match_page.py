"""What the pages of all games do alike: follow the session, and take the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from wordsmith_desktop.records.profiles import seat_keys
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.game_entry import GamePage, PageContext
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    # It brings NumPy with it, which the first window does without.
    from wordsmith_desktop.lexicon.lexicon import Lexicon


class TablePage(GamePage):
    """A page over one session. A game builds its parts, then has the page `listen`."""

    def __init__(
        self, session: AnySession, context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._context = context
        self._names = context.players
        self._is_over = session.match.outcome is not None
        self._unsubscribe: Callable[[], None] = lambda: None

    # What a game fills in

    def refresh(self) -> None:
        """Show the match as it stands."""
        raise NotImplementedError

    def tell(self, update: Update[Any]) -> None:
        """Say what happened."""
        raise NotImplementedError

    def forget_told(self) -> None:
        """Say no more of what happened: the match is shown as it stood at another moment."""
        raise NotImplementedError

    def describe(self) -> str:
        """How the match stands, in a few words that give no secret away."""
        raise NotImplementedError

    @property
    def surface(self) -> QWidget:
        """Where words are built: it has the keyboard unless something else wants it."""
        raise NotImplementedError

    def is_building(self) -> bool:
        """Whether the surface waits for somebody's word."""
        raise NotImplementedError

    @property
    def banner(self) -> Banner:
        """The line that tells the table what happened."""
        raise NotImplementedError

    def give_hint(self) -> None:
        """Help whoever is to act."""
        raise NotImplementedError

    def wanting_keyboard(self) -> Iterable[QWidget]:
        """What takes the keyboard from the surface while it is shown, the first of them."""
        raise NotImplementedError

    def news(self) -> str:
        """What has just happened, as the whole table may know it; it stands on the curtain."""
        return ""

    # What follows from that

    def listen(self) -> None:
        """Follow the session from now on, and show how it stands."""
        self._unsubscribe = self.session.subscribe(self._on_update)
        self.refresh()

    def let_go(self) -> None:
        self._unsubscribe()

    def cover(self, name: str, lifted: Callable[[], None]) -> None:
        """Draw the curtain; what lies over the table is put away first."""
        for dialog in self.findChildren(QDialog):
            dialog.reject()
        self._context.cover(name, lifted, self.news())

    def lexicon(self) -> Lexicon | None:
        """The match's dictionary; None while it is still being opened."""
        return self._context.lexicon(self._context.dictionary)

    def ask_for_hint(self) -> None:
        """Give a hint, or say that there are none here."""
        if self._context.offers_hints:
            self.give_hint()
        else:
            self.banner.show_info(say(texts.NO_HINTS))

    def calling_keys(self, usual: tuple[str, ...]) -> tuple[str, ...]:
        """A key for each seat to call out with; `usual` has one for each at least."""
        nobodys = ("",) * len(self._names)
        return seat_keys(self._context.own_keys or nobodys, usual)

    def focus_part(self) -> None:
        """Give the keyboard to the part that wants it; where nothing can be done, to none."""
        if self.session.is_read_only:
            return
        wanting = self.wanting_keyboard()
        shown = (part for part in wanting if part.isVisible() and part.isEnabled())
        next(shown, self.surface).setFocus()

    def _on_update(self, update: Update[Any]) -> None:
        if update.kind is UpdateKind.SHOWN:
            self.forget_told()
            update = replace(update, kind=UpdateKind.PLAYED)
        self.tell(update)
        self.refresh()
        if update.kind is UpdateKind.PLAYED and self.isVisible() and self.is_building():
            # A button that was pressed may be closed now, and Enter would press its neighbour.
            # Under a curtain it would take the keyboard from whoever lifts that.
            self.surface.setFocus()
        if self.session.match.outcome is not None and not self._is_over:
            self._is_over = True
            self.finished.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Whoever shows the page has connected by now.
        self.status.emit(self.describe())
        self.focus_part()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever shows the page gives it the keyboard; a part of it needs that."""
        super().focusInEvent(event)
        self.focus_part()
