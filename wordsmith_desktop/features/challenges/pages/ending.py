"""The end of a challenge in one screen: result, medal, what was possible, and what is next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QVBoxLayout

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.features.dictionaries.dictionaries import LexiconOf
from wordsmith_desktop.games.common.open_table import Clock, TimeExpired
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.common.reviewer import Possible
from wordsmith_desktop.records.results.deals import DealAttempt, attempts, results_of
from wordsmith_desktop.records.results.model import player_key
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.session.bookkeeping import Bookkeeper
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.after_match import SpecialEnd, WayOn
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.wording.texts import say, say_count

from .. import challenge_texts as texts
from ..album import Album
from ..challenge import Challenge
from ..medals import Medal, MedalReach
from ..possible import GreatestPlay, what_was_possible
from .in_words import LOW, occasion_of, result_text, title_of_kind
from .medal_search import MedalSearch, ReachOf, keep_lines, search
from .pictures import picture_of
from .result import ordered, own_merit
from .share import Shared, marks_of, share_picture, share_text


class Finished(Value):
    """A challenge that is over, and how its result is told."""

    opened: Opened
    challenge: Challenge
    entry: GameEntry

    @property
    def ranking(self) -> Ranking:
        """What it is played for."""
        return self.opened.header.occasion.ranking or self.challenge.kind.ranking

    @property
    def clock(self) -> Clock:
        """What time meant in it."""
        clock: Clock = self.opened.ruleset.clock
        return clock

    @property
    def merit(self) -> int | None:
        """What the result ranks by; None where it does not rank."""
        return own_merit(self.opened, self.ranking)

    @property
    def player(self) -> str:
        """Who has played."""
        return self.opened.header.seats[0].name

    @property
    def result(self) -> str:
        """Such as "12 words"."""
        return result_text(self.ranking, self.merit)

    @property
    def sentence(self) -> str:
        """Which challenge it was, and how it came to its end."""
        what = occasion_of(self.challenge)
        title = title_of_kind(self.challenge.kind)
        return say(texts.END_SENTENCE, what=f"{title}, {what}" if what else title, how=self._how)

    @property
    def _how(self) -> str:
        acts = [one.action for one in self.opened.finished.played if one.seat >= 0]
        if acts and isinstance(acts[-1], TimeExpired):
            return say(texts.ENDED_BY_CLOCK)
        if self.merit is None:
            return say(texts.ENDED_WITHOUT)
        return say(texts.ENDED_AT_GOAL if self.ranking in LOW else texts.ENDED)


class ChallengePanel(QFrame):
    """Medal, what was possible, and the place among all who have played the deal."""

    def __init__(
        self,
        finished: Finished,
        bookkeeping: Bookkeeper,
        lexicon: LexiconOf,
        find: ReachOf = search,
    ) -> None:
        super().__init__()
        self.setProperty("surface", "raised")
        self._finished = finished
        self._bookkeeping = bookkeeping
        self._lexicon = lexicon
        self.medal = MedalSearch(
            finished.merit,
            find,
            lambda reach: lines_to_next(reach, finished.merit),
        )
        self.possible = label("")
        self.place = label("")
        self.best = label("")
        self.reach: MedalReach | None = None
        """What could be reached, once that is known."""
        self._is_asked = False
        self._lay_out()
        self.medal.found.connect(self._keep)
        self.place.setText(" ")
        # The result is recorded once everybody has been told of the end.
        QTimer.singleShot(0, self, self._show_place)
        QTimer.singleShot(0, self, self.dictionary_opened)

    @property
    def won(self) -> Medal | None:
        """The medal; None while nobody knows."""
        return self.reach.medal(self._finished.merit) if self.reach else None

    def dictionary_opened(self) -> None:
        """Look for what could be reached, if the dictionary is there by now."""
        opened = self._finished.opened
        lexicon = self._lexicon(opened.header.dictionary.tag)
        if lexicon is None or self._is_asked:
            return
        self._is_asked = True
        self.medal.begin(self._finished.challenge, lexicon, self._finished.clock)
        match, words = opened.finished, Vocabulary(lexicon.index)
        threads.run(
            lambda ticket: what_was_possible(match, words, lambda: ticket.is_cancelled),
            done=self._tell_possible,
            owner=self,
        )

    # Inside

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        step = look().gap(1)
        column.setContentsMargins(2 * step, round(1.5 * step), 2 * step, round(1.5 * step))
        column.setSpacing(step)
        column.addStretch(1)
        for part in (self.medal, self.best, self.place, self.possible):
            column.addWidget(part)
        column.addStretch(1)
        self.possible.hide()

    def _keep(self, reach: MedalReach) -> None:
        """Have the medal known wherever the result is told."""
        self.reach = reach
        keep_lines(self._bookkeeping, self._finished.opened, reach)

    def _tell_possible(self, found: Possible | GreatestPlay | None) -> None:
        self.possible.setText(self._possible_text(found))
        self.possible.setVisible(bool(self.possible.text()))

    def _possible_text(self, found: Possible | GreatestPlay | None) -> str:
        if isinstance(found, Possible) and found.count:
            own = self._finished.merit or 0
            return say(texts.OWN_OF_POSSIBLE, own=own, count=found.count, word=found.longest)
        if isinstance(found, GreatestPlay):
            play = found.play
            text = texts.GREATEST_IS_OWN if found.is_own else texts.GREATEST
            told = say_count(self._finished.entry.play_figure, play.figure)
            return say(text, word=play.word, figure=told)
        return ""

    def _show_place(self) -> None:
        finished = self._finished
        try:
            found = attempts(self._bookkeeping.statistics(), finished.challenge.name)
        except (StoreError, UnreadableError):
            found = ()
        self.place.setText(place_text(found, finished))
        self.best.setText(self._best_text())
        self.best.setVisible(bool(self.best.text()))

    def _best_text(self) -> str:
        """What was reached in deals of the kind before, or that this is more."""
        finished, header = self._finished, self._finished.opened.header
        if finished.merit is None or not header.occasion.counts:
            return ""
        try:
            own = results_of(self._bookkeeping.statistics(), player_key(header.seats[0]))
        except (StoreError, UnreadableError):
            return ""
        earlier = Album(one for one in own if one.match_id != header.match_id)
        before = earlier.most_in(
            finished.challenge.kind, finished.ranking, is_untimed=finished.clock is Clock.OFF
        )
        if before is None:
            return ""
        is_more = finished.merit > before
        text = texts.OWN_BEST_NOW if is_more else texts.OWN_BEST
        return say(text, result=result_text(finished.ranking, before))


def lines_to_next(reach: MedalReach, merit: int | None) -> Sequence[str]:
    """What the next medal takes; nothing where there is none above."""
    medal = reach.medal(merit)
    if medal is Medal.GOLD:
        return ()
    result = result_text(reach.ranking, reach.lines[medal])
    text = texts.FOR_NEXT_LOW if reach.ranking in LOW else texts.FOR_NEXT
    return (say(text, medal=say(texts.MEDALS[Medal(medal + 1)]), result=result),)


def place_text(found: Sequence[DealAttempt], finished: Finished) -> str:
    """The place among all who have played the deal the same way."""
    if not finished.opened.header.occasion.counts:
        return say(texts.REPEATED)
    is_untimed = finished.clock is Clock.OFF
    lines = ordered(found, finished.ranking, is_untimed=is_untimed)
    placed = [(place, one) for place, one in lines if place is not None]
    own = finished.opened.header.match_id
    place = next((place for place, one in placed if one.match_id == own), None)
    if place is None:
        return say(texts.NO_PLACE) if placed or finished.merit is None else ""
    if len(placed) == 1:
        return say(texts.FIRST_IN_DEAL)
    is_shared = sum(other == place for other, _one in placed) > 1
    text = texts.PLACE_SHARED if is_shared else texts.PLACE_OF
    return say(text, place=place, of=len(placed))


def special_end(finished: Finished, panel: ChallengePanel, steps: Sequence[WayOn]) -> SpecialEnd:
    """The end of a challenge, as the page of a match that is over shows it."""

    def shared() -> Shared:
        return shared_of(finished, panel.won)

    return SpecialEnd(
        headline=finished.result,
        sentence=finished.sentence,
        panel=panel,
        steps=tuple(steps),
        text=lambda: share_text(shared()),
        picture=lambda: share_picture(
            shared(), picture_of(finished.entry, finished.challenge.kind)
        ),
    )


def shared_of(finished: Finished, medal: Medal | None) -> Shared:
    """What is told to others of a result."""
    challenge = finished.challenge
    recap = game_of(finished.entry.game).recapper()(finished.opened.finished)
    return Shared(
        kind=title_of_kind(challenge.kind),
        occasion=occasion_of(challenge),
        result=finished.result,
        medal=medal,
        marks=marks_of(recap),
        mosaic=recap.mosaic,
        tints={tint: say(text) for tint, text in finished.entry.words.tints().items()},
        code=challenge.deal.text,
        is_untimed=finished.clock is Clock.OFF,
    )
