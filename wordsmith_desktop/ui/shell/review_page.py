"""The screen of what could have been; it fills as the search goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QTabBar, QVBoxLayout, QWidget

from wordsmith_desktop.bots.vocabulary import Vocabulary, words_within
from wordsmith_desktop.games.registry import missed_of, reviewer_of, valuer_of
from wordsmith_desktop.games.reviewing import AnyMatch, Missed, Play, Reviewer, TurnReview
from wordsmith_desktop.games.valuing import Valued, Valuer
from wordsmith_desktop.records.log import Terms
from wordsmith_desktop.records.practice.deck import Exercises
from wordsmith_desktop.records.practice.missed import exercises_in
from wordsmith_desktop.session.outlook import Chances, chances
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.session.thinking import seat_words
from wordsmith_desktop.ui.kit import threads
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.asking.lore import NO_LORE, Lore
from wordsmith_desktop.ui.kit.buttons import Button, primary, secondary
from wordsmith_desktop.ui.kit.data_table import DataTable
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.screen import Page
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.ui.shell.how_well import HowWell, Turn
from wordsmith_desktop.ui.shell.missed_words import MissedWords
from wordsmith_desktop.ui.shell.ports import LexiconOf
from wordsmith_desktop.ui.shell.replay.better import BetterPlay
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import replay_texts as texts
from wordsmith_desktop.wording.shell import worth_texts
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


@dataclass(frozen=True, slots=True)
class Looked:
    """A turn that was looked at."""

    review: TurnReview
    valued: Valued | None = None
    chances: Chances | None = None


def turn_of(one: Looked) -> Turn:
    """What is told of how well it was played."""
    own = one.review.own
    return Turn(one.review.seat, own.word if own else "", one.valued, one.chances)


def better_play(game: str, one: Looked) -> BetterPlay | None:
    """What is shown on the board of a turn; None where nothing was better."""
    valued = one.valued
    sentence = worth_texts.better_text(game, valued) if valued is not None else ""
    if valued is None or not sentence:
        return None
    moment = one.review.position if valued.moment is None else valued.moment
    word = valued.motive.word if valued.motive is not None else ""
    return BetterPlay(moment, valued.seat, valued.laid, sentence, word)


class ReviewPage(Page):
    """Shown over a finished match, which waits behind it."""

    ended = Signal()
    """The search is over, for whatever reason."""
    moment_wanted = Signal(int, object)
    """Show the board as it lay before a turn: after so many actions, and the `BetterPlay` on it, or
    None."""
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
        valuer: Valuer | None = None,
        offers_all_words: bool = False,
    ) -> None:
        """`offers_all_words` lets in words that are not for every table."""
        super().__init__(say(texts.REVIEW_TITLE))
        self._entry = entry
        self._opened = opened
        self._lexicon = lexicon
        # What could have been in a challenge is the same for all who played the deal.
        self._is_family = bool(opened.header.occasion.challenge) or not offers_all_words
        self._names = tuple(player.name for player in opened.header.seats)
        self._reviewer = reviewer or reviewer_of(opened.header.game)
        self._valuer = valuer or valuer_of(opened.header.game)
        self._found: list[Looked] = []
        self._whole = 0
        self._task: threads.Task | None = None
        self.intro = label(say(texts.INTRO), tone="muted")
        self.line = label(say(texts.WAITING))
        self.bar = _busy_bar()
        self.stop_button = secondary(say(texts.REVIEW_STOP), self.stop)
        self.table = DataTable(say(texts.REVIEW_TITLE), [say(one) for one in HEADINGS], growing=3)
        self.table.activated.connect(lambda _index: self._show_moment())
        self.moment = secondary(say(texts.MOMENT), self._show_moment)
        """Shows the board before the turn that is chosen."""
        self.moment.setEnabled(False)
        self.table.itemSelectionChanged.connect(self._enable_moment)
        self.practise = self._make_practise()
        self.summary = label("")
        self.how_well = HowWell(entry.play_worth_about)
        """How well everybody played, luck told apart."""
        self.how_well.table.activated.connect(lambda _index: self._show_moment())
        self.how_well.table.itemSelectionChanged.connect(self._enable_moment)
        self.tabs = self._make_tabs()
        self.missed = MissedWords(lore, self.dictionary)
        """Takes the place of the best plays where one word is worth as much as another."""
        self._missed: tuple[Missed, ...] | None = None
        self.back = primary(say(words.BACK), self.left.emit)
        self._lay_out()
        # Once the page is seen; the call is dropped where the page, its context, is gone by then.
        QTimer.singleShot(0, self, self.dictionary_opened)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.back.setFocus()

    def _make_practise(self) -> Button:
        """Puts what was missed among the exercises."""
        made = secondary(say(FROM_REVIEW), self._practise)
        set_tip(made, say(FROM_REVIEW_TIP))
        made.hide()
        return made

    def _make_tabs(self) -> QTabBar:
        """What could have been, and how well everybody played."""
        tabs = QTabBar()
        tabs.setAccessibleName(say(worth_texts.VIEWS))
        tabs.setDrawBase(False)
        # The room of a tab is reckoned before the chosen one is set in bold.
        tabs.setFont(look().font(bold=True))
        for title in (texts.REVIEW_TITLE, worth_texts.TITLE):
            tabs.addTab(say(title))
        tabs.currentChanged.connect(self._turn_to)
        tabs.setVisible(self._valuer is not None)
        return tabs

    @property
    def dictionary(self) -> str:
        """The tag of the dictionary that its words are of."""
        return self._opened.header.dictionary.tag

    @property
    def reviews(self) -> tuple[TurnReview, ...]:
        """What was found so far, turn by turn."""
        return tuple(one.review for one in self.looked)

    @property
    def looked(self) -> tuple[Looked, ...]:
        """The same, with how well each turn was played."""
        return tuple(self._found)

    def dictionary_opened(self) -> None:
        """Search, if the dictionary is there by now."""
        if self._task is not None:
            return
        found = seat_words(None, self._opened.view().agreed, self._words_by)
        if found is None:
            return
        self._task = threads.run(
            lambda ticket: self._search(found, ticket),
            done=lambda _result: self._end(),
            failed=self._fail,
            owner=self,
        )
        self._task.progressed.connect(self._progress)

    def _words_by(self, terms: Terms) -> Vocabulary | None:
        """All words that count by somebody's terms, and what the table took: that is no bluff."""
        lexicon = self._lexicon(terms.dictionary or self.dictionary)
        if lexicon is None:
            return None
        house = self._opened.view().house
        return words_within(lexicon, terms.limits, house, is_family=self._is_family)

    def stop(self) -> None:
        """Search no more; what was found stays."""
        if self._task is not None:
            self._task.cancel()
        self._show_end(say(texts.STOPPED, done=self.table.rowCount(), whole=self._whole))

    @property
    def _shown_table(self) -> DataTable:
        return self.how_well.table if self.tabs.currentIndex() else self.table

    def _enable_moment(self) -> None:
        self.moment.setEnabled(self._shown_table.currentRow() >= 0)

    def _turn_to(self, tab: int) -> None:
        for part in self._of_first_tab:
            part.setVisible(not tab)
        self.how_well.setVisible(bool(tab))
        self._enable_moment()

    def _show_moment(self) -> None:
        row = self._shown_table.currentRow()
        if 0 <= row < len(self._found):
            one = self._found[row]
            # Where words count alike, no word is better than another.
            better = better_play(self._opened.header.game, one) if self._missed is None else None
            self.moment_wanted.emit(better.position if better else one.review.position, better)

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
            words = found.of(match.played[position].seat) if found.others else found
            review = reviewer.review(match, position, words)
            self._found.append(self._looked_at(match, review, words, ticket))
        ticket.report(len(positions), len(positions))

    def _looked_at(
        self, match: AnyMatch, review: TurnReview, words: Vocabulary, ticket: threads.Ticket
    ) -> Looked:
        """A turn with how well it was played; a bluff that was let pass has no mark."""
        if self._valuer is None or review.is_bluff:
            return Looked(review)
        valued = self._valuer.value(match, review.position, words)
        if valued is None:
            return Looked(review)
        judged = chances(match, review.position, words, lambda: ticket.is_cancelled)
        return Looked(review, valued, judged)

    # In the window

    def _progress(self, done: int, whole: int) -> None:
        self.bar.setRange(0, max(whole, 1))
        self.bar.setValue(done)
        self.line.setText(say(texts.SEARCHING, done=min(done + 1, whole), whole=whole))
        self._show_rows()

    def _show_rows(self) -> None:
        found = self.looked
        if len(found) == self.table.rowCount():
            return
        figure = self._entry.play_figure
        self.table.show_rows(
            [
                row_of(number, one.review, self._names, figure)
                for number, one in enumerate(found, start=1)
            ]
        )
        self.summary.setText("\n".join(summaries(self.reviews, self._names)))
        if self._valuer is not None:
            self.how_well.show_turns([turn_of(one) for one in found], self._names)

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
            self.tabs.setCurrentIndex(0)
            self.tabs.hide()
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
        step = look().gap(1)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, step, 0)
        column.setSpacing(2 * step)
        self._of_first_tab: list[QWidget] = [self.intro, self.summary, self.table]
        column.addWidget(self.intro)
        if self._entry.play_figure_about is not None:
            figure_about = label(say(self._entry.play_figure_about), tone="muted")
            self._of_first_tab.append(figure_about)
            column.addWidget(figure_about)
        row = QHBoxLayout()
        row.setSpacing(step)
        for part, stretch in ((self.line, 1), (self.bar, 2), (self.stop_button, 0)):
            row.addWidget(part, stretch)
        column.addLayout(row)
        for shown in (self.summary, self.missed, self.table, self.how_well):
            column.addWidget(shown)
        column.addStretch(1)
        self.how_well.hide()
        self.body.addWidget(self.tabs)
        self.body.addWidget(scrolled(content), 1)
        self.add_button(self.moment)
        self.add_button(self.practise)
        self.add_way_on(self.back, takes_enter=False)


def _busy_bar() -> QProgressBar:
    """Without a range it is merely busy: how much there is to do is not known yet."""
    made = QProgressBar()
    made.setTextVisible(False)
    made.setAccessibleName(say(texts.REVIEW_TITLE))
    made.setRange(0, 0)
    return made
