"""The screen of what could have been: a card for each turn, as the search goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from wordsmith_desktop.bots.vocabulary import Vocabulary, words_within
from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.features.dictionaries.dictionaries import LexiconOf
from wordsmith_desktop.games.common.registry import game_of, reviewer_of, valuer_of
from wordsmith_desktop.games.common.reviewer import AnyMatch, Missed, Reviewer, TurnReview
from wordsmith_desktop.games.common.valuer import Valuer
from wordsmith_desktop.games.common.verdicts import TurnVerdict, verdict_on
from wordsmith_desktop.records.log import Header, Terms
from wordsmith_desktop.session.past_match import BetterPlay
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.session.thinking import seat_words
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import NO_EXPLAINER, WordExplainer
from wordsmith_desktop.window.kit.buttons import Button, primary, secondary
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.ending_texts import REVIEW
from wordsmith_desktop.wording.texts import say, say_count

from .. import quality_texts
from .. import review_texts as texts
from ..outlook import chances
from .how_well import HowWell
from .missed_words import MissedWords
from .turn_card import ReviewCard, ReviewedTurn, Teller


def better_play(game: str, one: ReviewedTurn) -> BetterPlay | None:
    """What is shown on the board of a turn; None where nothing was better."""
    valued = one.valued
    sentence = quality_texts.better_text(game, valued) if valued is not None else ""
    if valued is None or not sentence:
        return None
    moment = one.review.position if valued.moment is None else valued.moment
    word = valued.motive.word if valued.motive is not None else ""
    return BetterPlay(moment, valued.seat, valued.laid, sentence, word)


def _never(_header: Header, _verdicts: Sequence[TurnVerdict]) -> bool:
    return False


class ReviewPage(Page):
    """Shown over a finished match, which waits behind it."""

    ended = Signal()
    """The search is over, for whatever reason."""
    moment_wanted = Signal(int, object)
    """Show the board as it lay before a turn: after so many actions, and the `BetterPlay` on it, or
    None."""
    practice_wanted = Signal(object, object)
    """Practise these exercises, the first of which is of a player of that name."""

    def __init__(
        self,
        entry: GameEntry,
        opened: Opened,
        lexicon: LexiconOf,
        *,
        explainer: WordExplainer = NO_EXPLAINER,
        reviewer: Reviewer | None = None,
        valuer: Valuer | None = None,
        offers_all_words: bool = False,
        shows_moments: bool = True,
        can_practise: Callable[[Header, Sequence[TurnVerdict]], bool] = _never,
    ) -> None:
        """`offers_all_words` lets in words that are not for every table, and `shows_moments` says
        whether anybody shows the board before a turn; `can_practise` whether anything in a match
        is worth practising."""
        super().__init__(say(REVIEW))
        self._entry = entry
        self._shows_moments, self._can_practise = shows_moments, can_practise
        self._opened = opened
        self._lexicon = lexicon
        # What could have been in a challenge is the same for all who played the deal.
        self._is_family = bool(opened.header.occasion.challenge) or not offers_all_words
        self._names = tuple(player.name for player in opened.header.seats)
        self._reviewer = reviewer or reviewer_of(opened.header.game)
        self._valuer = valuer or valuer_of(opened.header.game)
        self._found: list[ReviewedTurn] = []
        self._whole = 0
        self._task: threads.Task | None = None
        self.intro = label(say(texts.MISSED_INTRO), tone="muted")
        """Said where every word counts alike."""
        self.intro.hide()
        self.line = label(say(texts.WAITING))
        self.bar = _busy_bar()
        self.stop_button = secondary(say(texts.REVIEW_STOP), self.stop)
        self.practise = self._make_practise()
        self.how_well = HowWell(entry.play_worth_about)
        """How well everybody played, luck told apart."""
        self.how_well.hide()
        self._teller = Teller(
            opened.header.game,
            entry.play_figure,
            self._names,
            is_judged=self._valuer is not None,
            is_estimate=self._reviewer is not None and self._reviewer.is_estimate,
        )
        self._cards = QVBoxLayout()
        self._shown = list[ReviewCard]()
        self.missed = MissedWords(explainer, self.dictionary)
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
        made = secondary(say(texts.PRACTISE), self._practise)
        set_tip(made, say(texts.PRACTISE_TIP))
        made.hide()
        return made

    @property
    def dictionary(self) -> str:
        """The tag of the dictionary that its words are of."""
        return self._opened.header.dictionary.tag

    @property
    def reviews(self) -> tuple[TurnReview, ...]:
        """What was found so far, turn by turn."""
        return tuple(one.review for one in self.looked)

    @property
    def cards(self) -> tuple[ReviewCard, ...]:
        """What is seen of them."""
        return tuple(self._shown)

    @property
    def looked(self) -> tuple[ReviewedTurn, ...]:
        """The same, with how well each turn was played."""
        return tuple(self._found)

    def dictionary_opened(self) -> None:
        """Search, if the dictionary is there by now."""
        if self._task is not None or self.bar.isHidden():
            return
        lexicon = self._lexicon(self.dictionary)
        if lexicon is not None and not lexicon.is_ready:
            self._show_end(say(texts.WORDS_GONE))
            return
        found = seat_words(None, self._opened.view().terms, self._words_by)
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
        self._show_end(say(texts.STOPPED, done=len(self._shown), whole=self._whole))

    def _show_moment(self, one: ReviewedTurn) -> None:
        better = better_play(self._opened.header.game, one)
        self.moment_wanted.emit(better.position if better else one.review.position, better)

    def _practise(self) -> None:
        self.practice_wanted.emit(self._opened.header, self._verdicts)

    @property
    def _verdicts(self) -> list[TurnVerdict]:
        return [one.verdict for one in self.looked]

    def _is_worth_practising(self) -> bool:
        """Whether people missed anything, where a game's table is looked at for the best play."""
        has_best = self._reviewer is not None and self._reviewer.play_of is not None
        return has_best and self._can_practise(self._opened.header, self._verdicts)

    # Beside the window

    # Runs in a thread of the pool: widgets may be touched in the window's thread alone.
    def _search(self, found: Vocabulary, ticket: Ticket) -> None:
        match = self._opened.finished
        reviewer = self._reviewer
        if reviewer is None:
            return
        missed = game_of(self._opened.header.game).missed()
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
        self, match: AnyMatch, review: TurnReview, words: Vocabulary, ticket: Ticket
    ) -> ReviewedTurn:
        assert self._reviewer is not None
        # Where words count alike, none is worth more than another.
        valuer = self._valuer if self._missed is None else None
        verdict = verdict_on(match, review, words, self._reviewer, valuer)
        if verdict.valued is None:
            return ReviewedTurn(verdict)
        judged = chances(match, review.position, words, lambda: ticket.is_cancelled)
        return ReviewedTurn(verdict, judged)

    # In the window

    def _progress(self, done: int, whole: int) -> None:
        self.bar.setRange(0, max(whole, 1))
        self.bar.setValue(done)
        self.line.setText(say(texts.SEARCHING, done=min(done + 1, whole), whole=whole))
        self._show_cards()

    def _show_cards(self) -> None:
        found = self.looked
        if len(found) == len(self._shown):
            return
        for number, one in list(enumerate(found, start=1))[len(self._shown) :]:
            card = ReviewCard(number, one, self._teller)
            card.wanted.connect(partial(self._show_moment, one))
            if not self._shows_moments:
                card.moment.hide()
            self._shown.append(card)
            self._cards.addWidget(card)
        valued = [one.valued for one in found if one.valued is not None]
        has_chances = any(one.chances is not None for one in found)
        self.how_well.show_turns(valued, self._names, has_chances=has_chances)
        self.how_well.setVisible(bool(valued))

    def _end(self) -> None:
        count = len(self._found)
        self._show_end(say_count(texts.DONE, count) if count else say(texts.NONE))

    def _fail(self, error: Exception) -> None:
        self._show_end(say(texts.FAILED))
        raise error

    def _show_end(self, sentence: str) -> None:
        self._show_cards()
        if self._missed is not None:
            self.missed.show_words(self._missed)
            self.intro.show()
        self.line.setText(sentence)
        self.practise.setVisible(self._is_worth_practising())
        self.bar.hide()
        self.stop_button.hide()
        # A screen reader does not notice that the text of a label is another one.
        announce(self, sentence)
        self.ended.emit()

    def _lay_out(self) -> None:
        step = look().gap(1)
        content = QWidget()
        column = in_column(inside=content, spacing=2 * step, margins=(0, 0, step, 0))
        row = QHBoxLayout()
        row.setSpacing(step)
        for part, stretch in ((self.line, 1), (self.bar, 2), (self.stop_button, 0)):
            row.addWidget(part, stretch)
        column.addLayout(row)
        for shown in (self.intro, self.missed, self.how_well):
            column.addWidget(shown)
        self._cards.setSpacing(step)
        column.addLayout(self._cards)
        column.addStretch(1)
        self.body.addWidget(scrolled(content), 1)
        self.body.addWidget(self.missed.meaning)
        self.add_button(self.practise)
        self.add_way_on(self.back, takes_enter=False)


def _busy_bar() -> QProgressBar:
    """Without a range it is merely busy: how much there is to do is not known yet."""
    made = QProgressBar()
    made.setTextVisible(False)
    made.setAccessibleName(say(REVIEW))
    made.setRange(0, 0)
    return made
