"""The door of matches from paper: they are entered there, and corrected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.window.shell.feature import Around, Feature, MenuLine, MenuPlace
from wordsmith_desktop.wording.texts import say

from . import paper_match_texts as texts

if TYPE_CHECKING:
    # The page is imported when it is first shown.
    from collections.abc import Sequence

    from wordsmith_desktop.records.paper import PaperMatch
    from wordsmith_desktop.window.kit.game_entry import GameEntry

    from .pages.draft import PaperDraft
    from .pages.page import PaperPage


KEY: Final = "Ctrl+Shift+O"


def games_on_paper(games: Sequence[GameEntry]) -> list[GameEntry]:
    """Those whose matches can be entered from paper; none is loaded for that."""
    return [entry for entry in games if game_of(entry.game).is_on_paper]


class PaperDoor(Feature):
    """Shows the page on a stage, for a new match or for one that is corrected."""

    def __init__(self, around: Around) -> None:
        self._stage, self._services = around.stage, around.services
        self._preferences = around.preferences
        self._aside: dict[str, PaperDraft] = {}
        """What was written for other games while the page was open."""
        self._unsaved: PaperDraft | None = None
        """What was written on a page that was not left by itself, but with all that was seen."""
        if games_on_paper(self._services.games()):
            around.offers.enter_paper.fill(self.show)
            around.offers.correct_paper.fill(self.correct)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        if not games_on_paper(self._services.games()):
            return ()
        return (MenuLine(MenuPlace.PRINTED, texts.MENU, self.show, (KEY,), waits=True),)

    def show(self) -> None:
        """Show an empty paper of the game in question, or the one that was being written."""
        games = games_on_paper(self._services.games())
        kept = self._unsaved if self._unsaved and not self._unsaved.earlier else None
        if kept is None:
            self._aside.clear()
        wanted = kept.game if kept else self._stage.game
        entry = entry_of(games, wanted) or next(iter(games), None)
        if entry is not None:
            self._show(entry, kept or self._new(entry))

    def correct(self, match: PaperMatch) -> None:
        """Show what was entered before, to be corrected."""
        from .pages.draft import draft_of

        entry = entry_of(games_on_paper(self._services.games()), match.game)
        kept = self._unsaved if self._unsaved and self._unsaved.earlier == match else None
        if entry is not None:
            self._aside.clear()
            self._show(entry, kept or draft_of(match))

    def _new(self, entry: GameEntry) -> PaperDraft:
        from .pages.draft import new_draft

        services, settings = self._services, self._preferences.settings
        profiles, dictionaries = services.people.all, services.dictionaries.all()
        return new_draft(entry, settings, profiles, dictionaries, services.today())

    def _show(self, entry: GameEntry, draft: PaperDraft) -> None:
        from PySide6.QtCore import QDate

        from .pages.page import PaperPage

        asked, services = game_of(entry.game).on_paper(), self._services
        if asked is None:
            return
        self._stage.use_look_for(None)
        page = PaperPage(
            entry,
            asked,
            games_on_paper(services.games()),
            draft,
            dictionaries=services.dictionaries.all(),
            people=services.people,
            lexicon=services.dictionaries.lexicon,
            keep=services.papers.keep,
            latest=QDate(services.today()),  # type: ignore[call-overload]
            has_others=any(other.rows for other in self._aside.values()),
        )
        page.changed.connect(lambda: self._keep(page.draft))
        page.left.connect(self._leave)
        page.saved.connect(lambda match: self._saved(match, is_new=draft.earlier is None))
        page.game_wanted.connect(lambda game: self._change_game(page, game))
        self._stage.stack.put(page, lambda: self._show(entry, page.draft))

    def _keep(self, draft: PaperDraft | None) -> None:
        self._unsaved = draft

    def _leave(self) -> None:
        self._keep(None)
        self._aside.clear()
        self._stage.leave_screen()

    def _change_game(self, page: PaperPage, game: str) -> None:
        """Another game's paper; what was written stays until the page is left."""
        entry = entry_of(games_on_paper(self._services.games()), game)
        if entry is not None:
            self._aside[page.entry.game] = page.draft
            kept = self._aside.pop(game) if game in self._aside else self._new(entry)
            self._show(entry, kept)

    def _saved(self, match: PaperMatch, *, is_new: bool) -> None:
        from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage

        self._leave()
        shown = self._stage.screen_shown
        news = say(texts.KEPT if is_new else texts.CORRECTED)
        if isinstance(shown, MatchesPage):
            shown.show_again(self._services.papers.path_of(match.match_id), news)
        else:
            self._stage.tell(news)


DOOR = PaperDoor
