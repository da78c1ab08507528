"""All saved matches: open one, look at it again, put one into the trash, take one from a file.

Those from paper stand among them, and are corrected instead of opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.saved_matches import SavedMatch
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.dialogs import ask, place_to_open
from wordsmith_desktop.window.kit.emblems import paint_emblem
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.layouts import FlowLayout
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording import match_texts
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.trouble_sentences import cannot_open
from wordsmith_desktop.wording.texts import say

from .match_lines import lines_of

_ALL = ""
"""In place of a game's name."""
_FROM_PAPER: Final = Qt.ItemDataRole.UserRole + 1
"""What an item says of how its match was played; its path is the first of its own."""


class Papers(Value):
    """What can be done with matches from paper. What meets the disk raises `StoreError`."""

    enter: Callable[[], object]
    """Asks for a new one."""
    correct: Callable[[Path], object]
    delete: Callable[[Path], object]
    """Takes one away for good."""


class ShelfActs(Value):
    """What can be done with saves. What meets the disk raises `StoreError`."""

    listed: Callable[[], Iterator[SavedMatch]]
    """Those to choose from, newest first; each is read when it is asked for."""
    discard: Callable[[Path], Path]
    """Puts a save into the trash; says where to."""
    restore: Callable[[Path], Path]
    """Takes a save out of the trash again."""
    replay: Callable[[Path], str] | None
    """Shows a match once more; says why where that is not possible, else "". None where nobody
    shows any."""
    papers: Papers | None = None
    """None where no game's paper can be entered."""


PAGE: Final = 50
"""So many matches are read at a time: more than the list shows at once."""


class MatchesPage(Page):
    """A list, newest first, of all games or of one; it is read on as it is scrolled."""

    chosen = Signal(object)
    """The `Path` of a save."""

    def __init__(
        self,
        games: Sequence[GameEntry],
        people: Profiles,
        shelved: ShelfActs,
        *,
        game: str = _ALL,
        path: Path | None = None,
    ) -> None:
        """Matches of `game` alone are shown, or of all; that of `path` is chosen."""
        super().__init__(say(texts.LOAD_TITLE))
        self._games, self._people, self._shelved = tuple(games), people, shelved
        self._left: Iterator[SavedMatch] = iter(())
        """What was not read yet."""
        self._discarded: Path | None = None
        titles = {_ALL: say(words.ALL_GAMES), **{one.game: say(one.title) for one in games}}
        answers = {name: Segment(title) for name, title in titles.items()}
        shown = game if game in answers else _ALL
        self.game = Choice(texts.RULES_GAME, answers, value=shown)
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.LIST_MATCHES))
        self.list.setWordWrap(True)
        self._lay_out()
        self._connect()
        self._show_list(path)

    @property
    def path(self) -> Path | None:
        """Where the chosen match lies."""
        item = self.list.currentItem()
        return None if item is None else Path(item.data(Qt.ItemDataRole.UserRole))

    @property
    def is_from_paper(self) -> bool:
        """Whether the chosen match was entered from paper."""
        item = self.list.currentItem()
        return item is not None and bool(item.data(_FROM_PAPER))

    def show_again(self, path: Path, news: str) -> None:
        """Read the list anew, choose the match of that path, and say what became of it."""
        self._show_list(path)
        self.list.setFocus()
        self.banner.show_good(news)

    def _lay_out(self) -> None:
        self.replay_button = secondary(say(match_texts.REPLAY), self._show_again)
        if self._shelved.replay is None:
            self.replay_button.hide()
        self.delete_button = secondary(say(texts.MATCH_DELETE), self._delete)
        self.restore_button = secondary(say(texts.TAKE_BACK), self._restore)
        self.restore_button.hide()
        self.banner = self.add_banner(self.restore_button)
        row = FlowLayout(spacing=look().gap(1))
        for button in (self.replay_button, self.delete_button):
            row.addWidget(button)
        self.game.heading.hide()
        self.body.addWidget(self.game)
        self.body.addWidget(self.list, 1)
        self.body.addLayout(row)
        papers = self._shelved.papers
        if papers is not None:
            self.enter_button = self.add_button(
                secondary(say(match_texts.ENTER_PAPER), papers.enter)
            )
        self.add_button(secondary(say(texts.MATCH_FROM_FILE), self._from_file))
        self.back = self.add_button(secondary(say(words.BACK), self.left.emit))
        # The list itself opens a match at Enter.
        self.open_button = self.add_way_on(
            primary(say(texts.MATCH_OPEN), self._open), takes_enter=False
        )

    def _connect(self) -> None:
        self.game.changed.connect(lambda: self._show_list(self.path))
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(lambda _value: self._read_on())
        # The range changes with the height, too, and with what is taken out of the list.
        bar.rangeChanged.connect(lambda _least, _most: self._read_on())
        self.list.itemActivated.connect(lambda _item: self._open())
        self.list.currentRowChanged.connect(lambda _row: self._follow_choice())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            (self.list if self.list.count() else self.back).setFocus()

    # The list

    def _show_list(self, chosen: Path | None) -> None:
        """The matches of the game in question from the newest on; one of them is always chosen."""
        self.list.clear()
        side = look().px(_EMBLEM)
        self.list.setIconSize(QSize(_MOST_EMBLEMS * side if self._people.all else 0, side))
        try:
            saves = self._shelved.listed()
            wanted = self.game.value
            self._left = (one for one in saves if wanted in (_ALL, one.game))
            self._read_page()
            while chosen is not None and self._row_of(chosen) < 0 and self._read_page():
                pass
        except StoreError as error:
            self._left = iter(())
            self._follow_choice()
            self.banner.show_refusal(cannot_open(error))
            return
        if self.list.count():
            self.list.setCurrentRow(max(0, self._row_of(chosen) if chosen is not None else 0))
        self._follow_choice()
        if not self.list.count():
            self.banner.show_info(say(texts.MATCH_NONE))

    def _read_page(self) -> int:
        """Read some more; how many there were. Raises `StoreError`."""
        some = list(islice(self._left, PAGE))
        for saved in some:
            item = QListWidgetItem(lines_of(self._games, saved))
            item.setData(Qt.ItemDataRole.UserRole, saved.path)
            item.setData(_FROM_PAPER, saved.from_paper)
            if self._people.all:
                item.setIcon(emblems_icon(self._emblems(saved)))
            self.list.addItem(item)
        return len(some)

    def _read_on(self) -> None:
        """Read more matches before the end of those that are there comes into view."""
        bar = self.list.verticalScrollBar()
        # Before it is seen, a list has no range to speak of.
        if self.isVisible() and bar.value() + bar.pageStep() >= bar.maximum():
            with suppress(StoreError):
                self._read_page()

    def _row_of(self, path: Path) -> int:
        """Where a match stands; -1 where it was not read."""
        role = Qt.ItemDataRole.UserRole
        rows = range(self.list.count())
        return next((row for row in rows if self.list.item(row).data(role) == path), -1)

    def _emblems(self, saved: SavedMatch) -> list[str]:
        """The colours of those who are remembered."""
        known = map(self._people.named, saved.players)
        return [one.colour for one in known if one is not None]

    def _follow_choice(self) -> None:
        # What was said was said of another match.
        self.banner.clear()
        for button in (self.open_button, self.delete_button, self.replay_button):
            button.setEnabled(self.path is not None)
        # Nobody knows how it went, turn by turn.
        self.replay_button.setEnabled(self.path is not None and not self.is_from_paper)
        way_on = match_texts.CORRECT_PAPER if self.is_from_paper else texts.MATCH_OPEN
        self.open_button.setText(say(way_on))
        self.open_button.setAccessibleName(say(way_on))

    # What is done with the chosen one

    def _open(self) -> None:
        path, papers = self.path, self._shelved.papers
        if path is None:
            return
        if not self.is_from_paper:
            self.chosen.emit(path)
        elif papers is not None:
            self._try(lambda: papers.correct(path))

    def _show_again(self) -> None:
        path, replay = self.path, self._shelved.replay
        reason = replay(path) if path is not None and replay is not None else ""
        if reason:
            self.banner.show_refusal(reason)

    def _delete(self) -> None:
        path, row = self.path, self.list.currentRow()
        if path is None:
            return
        if self.is_from_paper:
            self._ask_for_paper(path)
            return
        try:
            self._discarded = self._shelved.discard(path)
        except StoreError as error:
            self.banner.show_refusal(cannot_open(error))
            return
        had_keyboard = self.delete_button.hasFocus()
        # This changes the current row, which clears the banner: the news comes after it.
        self.list.takeItem(row)
        self._follow_choice()
        self.restore_button.show()
        if had_keyboard and not self.delete_button.isEnabled():
            self.restore_button.setFocus()
        self.banner.show_info(say(texts.DISCARDED))

    def _ask_for_paper(self, path: Path) -> None:
        """There is no trash for it: a paper can be entered again."""
        papers = self._shelved.papers

        def delete() -> None:
            if papers is not None and self._try(lambda: papers.delete(path)):
                self._show_list(None)
                self.list.setFocus()
                self.banner.show_info(say(match_texts.PAPER_DELETED))

        ask(
            self,
            say(match_texts.DELETE_PAPER),
            say(match_texts.DELETE_PAPER_TEXT),
            yes=say(texts.MATCH_DELETE),
            then=delete,
        )

    def _try(self, work: Callable[[], object]) -> bool:
        """Do something that meets the disk; whether it went well."""
        try:
            work()
        except StoreError as error:
            self.banner.show_refusal(cannot_open(error))
            return False
        return True

    def _restore(self) -> None:
        if self._discarded is None:
            return
        try:
            path = self._shelved.restore(self._discarded)
        except StoreError as error:
            self.banner.show_refusal(cannot_open(error))
            return
        self._discarded = None
        self.list.setFocus()
        self.restore_button.hide()
        self._show_list(path)

    def _from_file(self) -> None:
        path = place_to_open(self, say(texts.LOAD_TITLE), kind=say(texts.FILE_KINDS))
        if path is not None:
            self.chosen.emit(path)


def emblems_icon(colours: Sequence[str]) -> QIcon:
    """Emblems from left to right, as many as there is room for; an empty picture for nobody."""
    icon = QIcon()
    theme, side = look().theme, look().px(_EMBLEM)
    for mode, ink in ((QIcon.Mode.Normal, theme.ink), (QIcon.Mode.Selected, theme.accent_ink)):
        picture = QPixmap(side * _MOST_EMBLEMS, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        for place, name in enumerate(colours[:_MOST_EMBLEMS]):
            area = QRectF(place * side + 1, 1, side - 2, side - 2)
            paint_emblem(painter, area, name, look(), ink=ink)
        # The painter has to let go of the picture before anything else uses it.
        painter.end()
        icon.addPixmap(picture, mode)
    return icon


_MOST_EMBLEMS: Final = 4
"""So many stand before the names."""
_EMBLEM = 3
"""Side of an emblem in grid steps."""
