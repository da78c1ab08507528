"""The search for what a result is worth, with its progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QProgressBar, QVBoxLayout, QWidget

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.session.bookkeeping import Bookkeeper
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_row
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say

from .. import challenge_texts as texts
from ..challenge import Challenge
from ..codes import Deal
from ..medals import MedalReach
from ..reach import reach_of
from .in_words import medal_lines
from .medal import MedalPicture

ReachOf = Callable[[Challenge, Vocabulary, Clock, Ticket], MedalReach | None]
_FOUND: Final[dict[tuple[Deal, Clock], MedalReach]] = {}
"""A result is looked at more than once, and by all who played the deal."""


def search(
    challenge: Challenge,
    words: Vocabulary,
    clock: Clock,
    ticket: Ticket,
) -> MedalReach | None:
    """What can be reached, as `reach_of` finds it; kept until the program ends."""
    known = _FOUND.get((challenge.deal, clock)) or reach_of(
        challenge,
        words,
        clock,
        should_stop=lambda: ticket.is_cancelled,
        report=ticket.report,
    )
    if known is not None:
        _FOUND[challenge.deal, clock] = known
    return known


def keep_lines(bookkeeping: Bookkeeper, opened: Opened, reach: MedalReach) -> None:
    """Keep what the medals of a result take; a disk that does not answer has it looked for anew."""
    try:
        bookkeeping.statistics().keep_lines(opened.header.match_id, reach.lines)
    except (StoreError, UnreadableError):
        return


@has_role(QAccessible.Role.Grouping)
class MedalSearch(QFrame):
    """A medal, the lines it goes by, and the way there with its progress."""

    ended = Signal()
    """The search has come to its end, whatever it found."""
    found = Signal(object)
    """What can be reached, a `MedalReach`."""

    def __init__(
        self,
        merit: int | None,
        find: ReachOf = search,
        tell: Callable[[MedalReach], Sequence[str]] = medal_lines,
    ) -> None:
        """`merit` is the result that the medal is for; `tell` says what is told of the reach."""
        super().__init__()
        self._tell = tell
        self._merit = merit
        self._find = find
        self._task: threads.Task | None = None
        self.picture = MedalPicture()
        self.title = label("", size="title")
        self.lines = label("")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(say(texts.MEDAL_SEARCHING))
        self.bar.setRange(0, 0)
        self.stop_button = secondary(say(texts.STOP_SEARCH), self.stop)
        self._lay_out()
        self._show(say(texts.MEDAL_SEARCHING), is_searching=True)

    def begin(self, challenge: Challenge, lexicon: Lexicon, clock: Clock) -> None:
        """Search; called once, as soon as the dictionary is open."""
        if self._task is not None:
            return
        words = Vocabulary(lexicon.index)
        self._task = threads.run(
            lambda ticket: self._find(challenge, words, clock, ticket),
            done=self._found,
            owner=self,
        )
        self._task.progressed.connect(self._progress)

    def stop(self) -> None:
        """Search no more."""
        if self._task is not None:
            self._task.cancel()
        self._show(say(texts.MEDAL_STOPPED), is_searching=False)
        self.ended.emit()

    def give_up(self) -> None:
        """Say that there is no dictionary to search with."""
        self._show(say(texts.MEDAL_NO_DICTIONARY), is_searching=False)

    # Inside

    def _lay_out(self) -> None:
        step = look().gap(1)
        way = QWidget()
        in_row((self.bar, 1), self.stop_button, inside=way, spacing=step)
        self._way = way
        column = QVBoxLayout()
        column.setSpacing(step)
        for part in (self.title, way, self.lines):
            column.addWidget(part)
        whole = in_row(inside=self, spacing=3 * step)
        whole.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(column, 1)

    def _progress(self, done: int, whole: int) -> None:
        self.bar.setRange(0, whole)
        self.bar.setValue(done)

    def _found(self, reach: MedalReach | None) -> None:
        if reach is None:
            self._show(say(texts.MEDAL_NOT_FOUND), is_searching=False)
        else:
            medal = reach.medal(self._merit)
            self.picture.show_medal(medal)
            self.lines.setText("\n".join(self._tell(reach)))
            self._show(say(texts.MEDALS[medal]), is_searching=False)
            self.found.emit(reach)
        self.ended.emit()

    def _show(self, title: str, *, is_searching: bool) -> None:
        self.title.setText(title)
        self._way.setVisible(is_searching)
        announce(self, title)
