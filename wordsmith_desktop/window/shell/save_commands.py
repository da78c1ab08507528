"""What the menus and the home page do about saves: choose, copy and discard them, look back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import merge
from pathlib import Path
from typing import TYPE_CHECKING

from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.records.saved_matches import SavedMatch
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.window.kit.dialogs import ask, place_to_save
from wordsmith_desktop.wording.shell import data_texts, texts
from wordsmith_desktop.wording.shell.trouble_sentences import cannot_copy, cannot_open
from wordsmith_desktop.wording.texts import say

from .long_reading import LongReading, is_long

if TYPE_CHECKING:
    from wordsmith_desktop.features.matches.pages.matches_page import Papers, ShelfActs
    from wordsmith_desktop.records.kept_match import KeptMatch
    from wordsmith_desktop.records.paper import PaperMatch
    from wordsmith_desktop.records.papers import PaperMatches
    from wordsmith_desktop.records.saved_matches import SavedMatches
    from wordsmith_desktop.records.store import Shelf
    from wordsmith_desktop.session.past_match import BetterPlay
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.window.kit.game_entry import GameEntry

    from .feature import Offers
    from .stage import Stage


class SaveCommands:
    """Never loses a save: what is thrown away can be taken back."""

    def __init__(
        self,
        stage: Stage,
        *,
        games: Callable[[], Sequence[GameEntry]],
        saves: SavedMatches,
        files: Shelf,
        papers: PaperMatches,
        offers: Offers,
        go_on: Callable[[Path], object],
        show_list: Callable[[ShelfActs], object],
    ) -> None:
        """`go_on` sits people down to a save, and `show_list` offers saves to choose from."""
        self._stage = stage
        self._games = games
        self._saves = saves
        self._files = files
        self._papers = papers
        self._offers = offers
        self._go_on = go_on
        self._show_list = show_list
        self._reading = LongReading(stage, saves.read_match)

    def load(self) -> None:
        """Ask for a saved match."""
        from wordsmith_desktop.features.matches.pages.matches_page import ShelfActs

        try:
            next(self._others(), None)
        except StoreError as error:
            self._stage.tell(cannot_open(error))
            return
        files, papers = self._files, self._of_papers()
        replay = self.try_replay if self._offers.replay else None
        self._show_list(ShelfActs(self._others, files.delete, files.restore, replay, papers))

    def _others(self) -> Iterator[SavedMatch]:
        """All matches but that at the table, newest first. Raises `StoreError`."""
        at_table = self._stage.seating.path if self._stage.seating else None
        saves = (saved for saved in self._saves.newest() if saved.path != at_table)
        return merge(saves, map(self._from_paper, self._papers.all()), key=lambda one: -one.when_ms)

    def _from_paper(self, match: PaperMatch) -> SavedMatch:
        return SavedMatch(
            path=self._papers.path_of(match.match_id),
            game=match.game,
            players=tuple(player.name for player in match.seats),
            when_ms=match.played_ms,
            scores=match.asked.sums(match.sheet, match.ruleset, len(match.seats)),
            from_paper=True,
        )

    def _of_papers(self) -> Papers | None:
        """What can be done with matches from paper, where any game's can be entered."""
        from wordsmith_desktop.features.matches.pages.matches_page import Papers

        if not self._offers.enter_paper:
            return None
        return Papers(
            self._offers.enter_paper, self._correct, lambda path: self._papers.delete(path.stem)
        )

    def _correct(self, path: Path) -> None:
        found = (one for one in self._papers.all() if one.match_id == path.stem)
        match = next(found, None)
        if match is not None:
            self._offers.correct_paper(match)

    def rescue(self, path: Path) -> None:
        """Go on with what is sound of a damaged save; the save itself stays as it is."""
        try:
            rescued = self._saves.rescue(path)
        except (StoreError, UnreadableError) as error:
            self._stage.tell(cannot_open(error))
        else:
            self._go_on(rescued)

    def save_as(self) -> None:
        """Ask for a place for a copy of the save, and first whether its secrets may go along.

        There is no copy without them: a log is replayed from what was dealt and hidden, so that
        without it nobody could go on with the match or look at it.
        """
        seating = self._stage.seating
        if seating is None or seating.opened is None or not seating.opened.keeps_secrets:
            self.save_copy(self._stage.tell)
            return
        self._stage.dialog = ask(
            self._stage.as_parent(),
            say(data_texts.SECRETS_TITLE),
            say(data_texts.SECRETS_TEXT),
            yes=say(data_texts.SECRETS_YES),
            then=lambda: self.save_copy(self._stage.tell),
        )

    def save_copy(
        self,
        tell_fault: Callable[[str], object],
        then: Callable[[bool], object] = lambda _is_copied: None,
    ) -> None:
        """Ask for a place for a copy of the save; `then` hears whether it was written there."""
        from wordsmith_desktop.records.store import COPY_SUFFIX

        seating = self._stage.seating
        opened = seating.opened if seating is not None else None
        target = None
        if seating is not None and opened is not None:
            target = place_to_save(
                self._stage.as_parent(),
                say(texts.SAVE_TITLE),
                kind=say(texts.FILE_KIND),
                name=say(seating.entry.title),
                suffix=COPY_SUFFIX,
            )
        if opened is None or target is None:
            then(False)
        else:
            self.copy_to(opened, target, tell_fault, then)

    def copy_to(
        self,
        opened: Opened,
        target: Path,
        tell_fault: Callable[[str], object] | None = None,
        then: Callable[[bool], object] = lambda _is_copied: None,
    ) -> None:
        """Write a copy of a match, with what its own disk has not taken; `then` hears whether it
        is there."""
        from wordsmith_desktop.window.kit.dialogs import WaitingDialog

        from .disk_sign import DiskSign

        parent = self._stage.as_parent()
        sign = DiskSign(
            lambda: WaitingDialog(say(data_texts.DISK_WAITS), parent),
            self._stage.open_dialog,
            parent,
        )

        def told(error: StoreError | None) -> None:
            sign.over()
            if error is not None:
                (tell_fault or self._stage.tell)(cannot_copy(error, target))
            else:
                self._stage.tell(say(texts.SAVED_COPY, name=target.name))
            then(error is None)

        self._files.copy(opened.path, target, opened.log, told)

    def end(self) -> None:
        """Ask whether to put the match at the table into the trash."""
        self._stage.dialog = ask(
            self._stage.as_parent(),
            say(texts.END_TITLE),
            say(texts.END_TEXT),
            yes=say(texts.END_YES),
            then=lambda: self._stage.leaving(self._end_now),
        )

    # Looking back

    def replay_table(self, position: int = 0, better: BetterPlay | None = None) -> None:
        """Show the match at the table again, from where it stood after so many actions.

        A `better` play is laid on the table there.
        """
        path = self._stage.seating.path if self._stage.seating else None
        if path is not None:
            self.replay(path, position, better)

    def replay(self, path: Path, position: int = 0, better: BetterPlay | None = None) -> None:
        """Show a match once more, step by step, or tell why that is not possible."""
        self._tell(self.try_replay(path, position, better))

    def _tell(self, reason: str) -> None:
        if reason:
            self._stage.tell(reason)

    def try_replay(self, path: Path, position: int = 0, better: BetterPlay | None = None) -> str:
        """Show a match once more; empty where it is shown or read, else why not."""
        if is_long(path):

            def shown(kept: KeptMatch) -> None:
                self._tell(self._show(kept, position, better))

            self._reading.begin(path, shown, lambda error: self._tell(cannot_open(error)))
            return ""
        self._reading.give_up()
        try:
            kept = self._saves.read_match(path)
        except (StoreError, UnreadableError) as error:
            return cannot_open(error)
        return self._show(kept, position, better)

    def _show(self, kept: KeptMatch, position: int, better: BetterPlay | None) -> str:
        """Show it; empty where that may be, else why not."""
        from wordsmith_desktop.wording.match_texts import SECRETS

        entry = entry_of(self._games(), kept.header.game)
        if entry is None:
            return say(texts.TROUBLE_GAME, game=kept.header.game)
        if kept.match.keeps_secrets:
            return say(SECRETS)
        self._offers.replay(entry, kept, position, better)
        return ""

    # Inside

    def offer_to_discard(self, path: Path) -> None:
        """Ask on the home page whether a match that has hardly begun is to stay."""
        self._stage.tell(say(texts.HARDLY_BEGUN), say(texts.DISCARD), lambda: self._discard(path))

    def _end_now(self) -> None:
        path = self._stage.seating.path if self._stage.seating else None
        self._stage.go_home()
        if path is not None:
            self._discard(path)

    def _discard(self, path: Path) -> None:
        try:
            kept = self._files.delete(path)
        except StoreError as error:
            self._stage.tell(cannot_open(error))
            return
        self._stage.go_home()
        self._offer_back(kept)

    def _offer_back(self, kept: Path) -> None:
        if self._stage.seating is None:
            self._stage.go_home()
            self._stage.tell(
                say(texts.DISCARDED), say(texts.TAKE_BACK), lambda: self._take_back(kept)
            )

    def _take_back(self, kept: Path) -> None:
        try:
            self._files.restore(kept)
        except StoreError as error:
            self._stage.tell(cannot_open(error))
        else:
            self._stage.go_home()
