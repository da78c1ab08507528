"""The screen of what could have been; it fills as the search goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.registry import missed_of, reviewer_of
from wordsmith_desktop.games.reviewing import Missed, Play, Reviewer, TurnReview
from wordsmith_desktop.records.practice.deck import Exercises
from wordsmith_desktop.records.practice.missed import exercises_in
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.ui.kit import threads
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.asking.lore import NO_LORE, Lore
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.data_table import DataTable
from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.screen import Screen, headed, lay_sheet, page_column
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.ui.shell.missed_words import MissedWords
from wordsmith_desktop.ui.shell.ports import LexiconOf
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import replay_texts as texts
from wordsmith_desktop.wording.shell.practice_texts import FROM_REVIEW, FROM_REVIEW_TIP
from wordsmith_desktop.wording.texts import Plural, say, say_count

HEADINGS = (texts.REVIEW_TURN, texts.PLAYER, texts.OWN, texts.BEST, texts.COMMON, texts.RANK)


_OF_OWN = 2
"""The column with what was played."""
_OF_BEST = (3, 4, 5)
"""The columns that tell of other plays."""


def row_of(number: int, review: TurnReview, names: Sequence[str], figure: Plural) -> list[str]:
    """The cells of a turn, as many as there are `HEADINGS`."""
    own = play_text(review.own, figure) if review.own else say(texts.NO_WORD)
    return [
        str(number),
        names[review.seat],
        own,
        play_text(review.best, figure),
        play_text(review.best_common, figure),
        rank_text(review),
    ]


def play_text(play: Play | None, figure: Plural) -> str:
    """Such as "SOCK, 4 points"."""
    if play is None:
        return say(texts.NOTHING)
    return say(texts.REVIEW_PLAY, word=play.word, figure=say_count(figure, play.figure))


def rank_text(review: TurnReview) -> str:
    """Such as "3 of 120"; the best play has a star."""
    if review.is_bluff:
        return say(texts.RANK_BLUFF)
    if review.rank is None:
        return say(texts.NOTHING)
    text = texts.RANK_BEST if review.rank == 1 else texts.RANK_OF
    return say(text, rank=review.rank, of=review.of)


def summaries(reviews: Sequence[TurnReview], names: Sequence[str]) -> Iterator[str]:
    """How often each player found the best play."""
    for seat, name in enumerate(names):
        own = [one for one in reviews if one.seat == seat and one.own is not None]
        if own:
            best = sum(one.rank == 1 for one in own)
            yield say(texts.SUMMARY, name=name, best=best, turns=len(own))


class ReviewPage(Screen):
    """Shown over a finished match, which waits behind it."""

    ended = Signal()
    """The search is over, for whatever reason."""
    moment_wanted = Signal(int)
    """Show the board as it lay before a turn: after so many actions."""
    practice_wanted = Signal(object)
    """Practise these exercises."""

    def __init__(
        self,
        entry: GameEntry,
        opened: Opened,
        lexicon: LexiconOf,
        *,
        lore: Lore = NO_LORE,
        reviewer: Reviewer | None = None,
        offers_all_words: bool = False,
    ) -> None:
        """`offers_all_words` lets in words that are not for every table."""
        super().__init__()
        self._entry = entry
        self._opened = opened
        self._lexicon = lexicon
        # What could have been in a challenge is the same for all who played the deal.
        self._is_family = bool(opened.header.occasion.challenge) or not offers_all_words
        self._names = tuple(player.name for player in opened.header.seats)
        self._reviewer = reviewer or reviewer_of(opened.header.game)
        self._found: list[TurnReview] = []
        self._whole = 0
        self._task: threads.Task | None = None
        self.intro = label(say(texts.INTRO), tone="muted")
        self.line = label(say(texts.WAITING))
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(say(texts.REVIEW_TITLE))
        # Without a range the bar is merely busy: how much there is to do is not known yet.
        self.bar.setRange(0, 0)
        self.stop_button = secondary(say(texts.REVIEW_STOP), self.stop)
        self.table = DataTable(say(texts.REVIEW_TITLE), [say(one) for one in HEADINGS], growing=3)
        self.table.activated.connect(lambda _index: self._show_moment())
        self.moment = secondary(say(texts.MOMENT), self._show_moment)
        """Shows the board before the turn that is chosen."""
        self.moment.setEnabled(False)
        self.table.itemSelectionChanged.connect(
            lambda: self.moment.setEnabled(self.table.currentRow() >= 0)
        )
        self.practise = secondary(say(FROM_REVIEW), self._practise)
        """Puts what was missed among the exercises."""
        set_tip(self.practise, say(FROM_REVIEW_TIP))
        self.practise.hide()
        self.summary = label("")
        self.missed = MissedWords(lore, self.dictionary)
        """Takes the place of the best plays where one word is worth as much as another."""
        self._missed: tuple[Missed, ...] | None = None
        self.back = primary(say(words.BACK), self.left.emit)
        self.setFocusProxy(self.back)
        self._lay_out()
        # The page is seen before the search begins.
        # With the page as its context the call is dropped where the page is gone by then.
        QTimer.singleShot(0, self, self.dictionary_opened)

    @property
    def dictionary(self) -> str:
        """The tag of the dictionary that its words are of."""
        return self._opened.header.dictionary.tag

    @property
    def reviews(self) -> tuple[TurnReview, ...]:
        """What was found so far, turn by turn."""
        return tuple(self._found)

    def dictionary_opened(self) -> None:
        """Search, if the dictionary is there by now."""
        lexicon = self._lexicon(self.dictionary)
        if lexicon is None or self._task is not None:
            return
        # What the table took on the way is no bluff.
        accepted, _ = lexicon.house_words(self._opened.view().house)
        found = Vocabulary(
            lexicon.index, is_family=self._is_family, accepted=accepted, judge=lexicon.judge
        )
        self._task = threads.run(
            lambda ticket: self._search(found, ticket),
            done=lambda _result: self._end(),
            failed=self._fail,
            owner=self,
        )
        self._task.progressed.connect(self._progress)

    def stop(self) -> None:
        """Search no more; what was found stays."""
        if self._task is not None:
            self._task.cancel()
        self._show_end(say(texts.STOPPED, done=self.table.rowCount(), whole=self._whole))

    def _show_moment(self) -> None:
        reviews, row = self.reviews, self.table.currentRow()
        if 0 <= row < len(reviews):
            self.moment_wanted.emit(reviews[row].position)

    def _practise(self) -> None:
        self.practice_wanted.emit(self._exercises())

    def _exercises(self) -> Exercises:
        """What people missed, where a game's table is looked at for the best play."""
        if self._reviewer is None or self._reviewer.play_of is None:
            return ()
        return exercises_in(self._opened.header, self.reviews)

    # Beside the window

    # Runs in a thread of the pool: widgets may be touched in the window's thread alone.
    def _search(self, found: Vocabulary, ticket: threads.Ticket) -> None:
        match = self._opened.finished
        reviewer = self._reviewer
        if reviewer is None:
            return
        missed = missed_of(self._opened.header.game)
        if missed is not None:
            self._missed = missed(match, self._opened.header.occasion.ranking, found)
        positions = reviewer.positions(match)
        self._whole = len(positions)
        for done, position in enumerate(positions):
            if ticket.is_cancelled:
                return
            ticket.report(done, len(positions))
            self._found.append(reviewer.review(match, position, found))
        ticket.report(len(positions), len(positions))

    # In the window

    def _progress(self, done: int, whole: int) -> None:
        self.bar.setRange(0, max(whole, 1))
        self.bar.setValue(done)
        self.line.setText(say(texts.SEARCHING, done=min(done + 1, whole), whole=whole))
        self._show_rows()

    def _show_rows(self) -> None:
        reviews = self.reviews
        if len(reviews) == self.table.rowCount():
            return
        figure = self._entry.play_figure
        self.table.show_rows(
            [
                row_of(number, one, self._names, figure)
                for number, one in enumerate(reviews, start=1)
            ]
        )
        self.summary.setText("\n".join(summaries(reviews, self._names)))

    def _end(self) -> None:
        count = len(self._found)
        self._show_end(say_count(texts.DONE, count) if count else say(texts.NONE))

    def _fail(self, error: Exception) -> None:
        self._show_end(say(texts.FAILED))
        raise error

    def _show_end(self, sentence: str) -> None:
        self._show_rows()
        if self._missed is not None:
            self.missed.show_words(self._missed)
            for column in _OF_BEST:
                self.table.hideColumn(column)
            self.table.grow(_OF_OWN)
            self.intro.setText(say(texts.MISSED_INTRO))
            self.summary.hide()
        self.line.setText(sentence)
        self.practise.setVisible(bool(self._exercises()))
        self.bar.hide()
        self.stop_button.hide()
        # A screen reader does not notice that the text of a label is another one.
        announce(self, sentence)
        self.ended.emit()

    def _lay_out(self) -> None:
        content = QFrame()
        column = page_column(content)
        column.addLayout(headed(say(texts.REVIEW_TITLE), self.back))
        column.addWidget(self.intro)
        if self._entry.play_figure_about is not None:
            column.addWidget(label(say(self._entry.play_figure_about), tone="muted"))
        row = QHBoxLayout()
        row.setSpacing(look().gap(1))
        for part, stretch in ((self.line, 1), (self.bar, 2), (self.stop_button, 0)):
            row.addWidget(part, stretch)
        column.addLayout(row)
        column.addWidget(self.summary)
        column.addWidget(self.missed)
        column.addWidget(self.table)
        below = QHBoxLayout()
        below.setSpacing(look().gap(1))
        below.addWidget(self.moment)
        below.addWidget(self.practise)
        below.addStretch(1)
        column.addLayout(below)
        column.addStretch(1)
        lay_sheet(self, content, width=150)
