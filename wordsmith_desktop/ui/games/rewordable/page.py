"""The page of a match of Rewordable."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.rewordable.events import MatchTimeRanOut
from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.rewordable.state import Phase
from wordsmith_desktop.games.table import Stage
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.games.rewordable.gestures import Hands
from wordsmith_desktop.ui.games.rewordable.hints import Hints
from wordsmith_desktop.ui.games.rewordable.layout import Parts
from wordsmith_desktop.ui.games.rewordable.narrator import Narrator
from wordsmith_desktop.ui.games.rewordable.news import News
from wordsmith_desktop.ui.games.rewordable.viewpoint import Eyes
from wordsmith_desktop.ui.games.rewordable.views import (
    LexiconView,
    at_stake,
    call_tiles,
    hand_cards,
    lexicon_views,
    pool_cards,
    strip_tiles,
)
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.call_bar import hint_text
from wordsmith_desktop.ui.kit.commands import Command, Commands
from wordsmith_desktop.ui.kit.dialogs import PlainDialog
from wordsmith_desktop.ui.kit.game_entry import PageContext
from wordsmith_desktop.ui.kit.match_page import TablePage
from wordsmith_desktop.ui.kit.overruling import Overruling
from wordsmith_desktop.ui.kit.strip.dragging import Dragging
from wordsmith_desktop.ui.kit.strip.strip import Strip
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.games.rewordable.event_sentences import table_seat
from wordsmith_desktop.wording.games.rewordable.in_words import describe
from wordsmith_desktop.wording.games.rewordable.reasons import reasons_text
from wordsmith_desktop.wording.texts import Text, say

MOST_UNFOLDED = 4
"""With more players than this, only lexicons for which there is room begin unfolded."""


class MatchPage(TablePage):
    """Hands gestures to the session and shows the observation of whoever has the turn."""

    def __init__(
        self, session: AnySession, context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, context, parent)
        self._is_alone = len(self._names) == 1
        self._is_passing = False
        self._passing_turn = 0
        self._shown_lexicons: list[LexiconView] = []
        self.eyes = Eyes(session, self._names, self.cover)
        self.parts = Parts(self)
        self.hands = Hands(
            session,
            lambda: self.eyes.building,
            banner=self.parts.banner,
            may_lay=lambda: not self._is_passing,
            changed=self._strip_changed,
        )
        self.hints = Hints(self, self.lexicon, self.parts.banner)
        self.overruling = Overruling(
            session,
            self.lexicon,
            self.parts.banner,
            accepted_here=texts.CAUGHT_UP,
            accepted_always=texts.CAUGHT_UP_ALWAYS,
        )
        self.parts.message.insertWidget(1, self.overruling)
        self.narrator = Narrator(self.parts, session, self._names, self.overruling)
        self.commands = Commands(
            self, self.parts.strip, self._groups(), is_read_only=session.is_read_only
        )
        self.dragging = Dragging(self, self.parts.strip)
        self._connect()
        self.parts.ending.is_open = not session.is_read_only
        if session.is_read_only:
            self.parts.answers.hide()
            self.parts.strip.only_show()
        self.listen()
        if self._is_alone and self.is_building():
            self.narrator.tell_turn(self.eyes.public.to_move)

    # What the shell asks for

    def show_time(self) -> None:
        """Show what the clocks say."""
        self.parts.header.show_clocks(self.session.readings, is_paused=self.session.is_paused)

    def set_paused(self, paused: bool) -> None:
        """Show that the clock stands still; the shell covers the page."""
        self.dragging.cancel()
        self.parts.header.show_clocks(self.session.readings, is_paused=paused)

    def let_go(self) -> None:
        self.hints.stop()
        super().let_go()

    def describe(self) -> str:
        return describe(self.eyes.public, self._names)

    # Showing

    def refresh(self) -> None:
        """Show the match as it stands."""
        seen = self.eyes.seen
        # A turn may end by pass or by clock while cards are chosen for an exchange.
        is_same_turn = self._passing_turn == seen.turn
        self._is_passing = self._is_passing and self.is_building() and is_same_turn
        self.parts.header.show_match(seen, self._names)
        self.show_time()
        self._show_table(seen)
        self._show_strip(seen)
        self._show_answers(seen)
        self._show_ending(seen)
        self.parts.news.show_match(self.session.match, self._names)
        self.commands.refresh()
        self.status.emit(self.describe())
        self.eyes.cover_if_needed(self._uncovered)

    def cover(self, name: str, lifted: Callable[[], None]) -> None:
        self.dragging.cancel()
        self.hints.stop()
        super().cover(name, lifted)

    def news(self) -> str:
        return self.narrator.last_story()

    def _uncovered(self) -> None:
        self.refresh()
        seat = self.eyes.public.to_move
        if len(self._names) > MOST_UNFOLDED:
            self.parts.lexicons.unfold_what_fits(seat)
        self.narrator.tell_turn(seat)
        self.focus_part()

    def _show_table(self, seen: Observation) -> None:
        parts, strip = self.parts, self.hands.strip
        laid = strip.row.pieces if strip else _called(seen)
        earned = strip.earned if strip else at_stake(seen)
        self._show_lexicons(lexicon_views(seen, self._names, seen.seat, laid))
        parts.hand.show_pieces(hand_cards(seen, laid))
        parts.hand.set_choosing(self._is_passing and seen.deck_count > 0)
        parts.pool.show_pieces(pool_cards(seen, laid))
        goals = [token.goal for token in seen.token_row]
        won = [token.goal for token in earned]
        parts.tokens.show_tokens(goals, pile=seen.token_count, earned=won)
        is_last = _is_last_round(seen)
        parts.deck.show_deck(seen.deck_count, is_last_round=is_last)

    def _show_lexicons(self, views: list[LexiconView]) -> None:
        # Most keys change nothing here, and there may be hundreds of words.
        if views != self._shown_lexicons:
            self._shown_lexicons = views
            self.parts.lexicons.show_lexicons(views)

    def _show_strip(self, seen: Observation) -> None:
        strip, shown = self.hands.strip, self.parts.strip
        if strip is not None:
            shown.show_strip(strip_tiles(strip, self._names), strip.caret, ghost=strip.ghost)
        else:
            tiles = call_tiles(seen, self._names)
            shown.show_strip(tiles, len(tiles))
        shown.setEnabled(strip is not None and not self._is_passing)

    def _show_answers(self, seen: Observation) -> None:
        parts, strip = self.parts, self.hands.strip
        is_asked = seen.seat is None and seen.call is not None
        parts.lower.setCurrentWidget(parts.call if is_asked else parts.cards)
        if is_asked:
            self._ask(seen)
        if self._is_passing:
            self._show_exchange()
            parts.answers.setCurrentWidget(parts.exchange)
        else:
            faults = strip.faults()[:1] if strip and strip.row.text else ()
            against = reasons_text(faults, strip.reach, strip.row.pieces) if strip else ""
            parts.build.show_strip(strip, against=against, names=self._names)
            parts.answers.setCurrentWidget(parts.build)

    def _ask(self, seen: Observation) -> None:
        """Ask the table about the word that lies open."""
        call, parts = seen.call, self.parts
        assert call is not None
        parts.call.ask(
            say(texts.CALL_TITLE, name=self._names[call.seat], word=call.word),
            hint_text(call.stage, self.narrator.last_reason),
            stage=call.stage,
            names=self._names,
            asked=() if call.stage is Stage.RULING else self.session.actors,
        )

    def _show_exchange(self) -> None:
        chosen = self.parts.hand.chosen
        against = self.hands.against_passing(chosen)
        strip = self.hands.strip
        reason = reasons_text(against[:1], strip.reach) if strip else ""
        can_exchange = strip is not None and strip.seen.deck_count > 0
        self.parts.exchange.show_choice(
            len(chosen), can_exchange=can_exchange, is_alone=self._is_alone, against=reason
        )

    def _show_ending(self, seen: Observation) -> None:
        outcome = self.session.match.outcome
        if outcome is None:
            self.parts.show_table()
        else:
            last = self.session.match.played[-1].step.events
            self.parts.ending.show_ending(
                seen,
                self._names,
                outcome,
                self._context.best(),
                is_time_up=any(isinstance(event, MatchTimeRanOut) for event in last),
            )
            self.parts.show_ending()

    # Doing

    def begin_passing(self) -> None:
        """Have cards of the hand chosen for an exchange (C13)."""
        building = self.eyes.building
        if building is None:
            return
        self._is_passing, self._passing_turn = True, building.turn
        self.refresh()
        self.parts.exchange.confirm.setFocus()

    def end_passing(self) -> None:
        """Go back to building."""
        self._is_passing = False
        self.refresh()
        self.parts.strip.setFocus()

    def confirm_passing(self) -> None:
        """Pass, and exchange the chosen cards."""
        self.hands.pass_with(self.parts.hand.chosen)

    def choose_all(self, is_chosen: bool) -> None:
        """Choose every card of the hand for the exchange, or none."""
        for button in self.parts.hand.buttons:
            button.setChecked(is_chosen)

    def fold(self) -> None:
        """Unfold every lexicon, or if all are, fold all but the own one; one alone folds that."""
        shelf, seen = self.parts.lexicons, self.eyes.seen
        seats = set(range(len(self._names)))
        is_all = shelf.unfolded_seats == seats
        kept = set() if self._is_alone else {seen.to_move}
        shelf.unfold(kept if is_all else seats)

    def show_news(self) -> None:
        """Show what happened, where the page has no room for it."""
        news = News(has_title=False)
        news.show_match(self.session.match, self._names)
        dialog = PlainDialog(say(texts.NEWS), parent=self)
        dialog.add(news, stretch=1)
        dialog.add_close()
        dialog.fit(560, 480)
        dialog.open()

    # Wiring

    def _connect(self) -> None:
        parts, hands = self.parts, self.hands
        hands.listen_to(parts.strip)
        parts.strip.cycled.connect(hands.cycle)
        parts.strip.submitted.connect(hands.build)
        for row in (parts.hand, parts.pool):
            row.picked.connect(hands.pick)
            row.returned.connect(hands.put_back)
        parts.hand.chosen_changed.connect(self._show_exchange)
        parts.lexicons.chosen.connect(hands.pick_word)
        parts.build.built.connect(hands.build)
        parts.build.hint_wanted.connect(self.ask_for_hint)
        parts.build.passed.connect(self.begin_passing)
        parts.exchange.confirmed.connect(self.confirm_passing)
        parts.exchange.cancelled.connect(self.end_passing)
        parts.exchange.chosen_all.connect(self.choose_all)
        parts.call.answered.connect(hands.act)
        parts.ending.again.connect(self._context.restart)
        parts.ending.left.connect(self._context.leave)
        for button in (self.overruling.here, self.overruling.always):
            # It is hidden now, and Enter is to build the word that was accepted.
            button.clicked.connect(lambda _checked=False: parts.strip.setFocus())

    def _groups(self) -> tuple[tuple[Command, ...], ...]:
        hands = self.hands
        return (
            (
                Command("build", texts.MENU_BUILD, (), hands.build, self._has_word),
                Command("pass", texts.MENU_PASS, ("Ctrl+E",), self.begin_passing, self.is_building),
            ),
            (
                Command("hint", texts.MENU_HINT, ("F2",), self.ask_for_hint, lambda: True),
                _looking("fold", texts.MENU_FOLD, "F4", self.fold),
                _looking("news", texts.NEWS, "F6", self.show_news),
            ),
            (
                Command("undo", texts.MENU_UNDO, ("Ctrl+Z",), hands.undo, lambda: hands.can_undo),
                Command("redo", texts.MENU_REDO, ("Ctrl+Y",), hands.redo, lambda: hands.can_redo),
                Command("way", texts.MENU_WAY, (), lambda: hands.cycle(1), self._has_word),
                Command("clear", texts.MENU_CLEAR, (), hands.clear, self._has_word),
            ),
            tuple(self.overruling.commands()),
        )

    def _strip_changed(self) -> None:
        # The word that was refused does not lie there any more.
        self.overruling.over(forget=False)
        self.refresh()

    def give_hint(self) -> None:
        """Name a common word that could be built."""
        self.hints.give(self.eyes.building)

    def _has_word(self) -> bool:
        strip = self.hands.strip
        return strip is not None and not self._is_passing and bool(strip.row.text)

    def tell(self, update: Update[Any]) -> None:
        if update.kind is UpdateKind.PLAYED:
            # Others may look now, and what is found is for the builder alone.
            self.hints.stop()
        self.narrator.tell(update, self._listening())

    def forget_told(self) -> None:
        self.narrator.forget()

    def _listening(self) -> Seat | None:
        """Who hears: whoever has the turn and looks, else the table."""
        seat = self.eyes.seen.seat
        return table_seat(len(self._names)) if seat is None else seat

    # The keyboard

    @property
    def surface(self) -> Strip:
        return self.parts.strip

    @property
    def banner(self) -> Banner:
        return self.parts.banner

    def is_building(self) -> bool:
        return self.eyes.building is not None

    def wanting_keyboard(self) -> Iterable[QWidget]:
        return (self.parts.ending.play_again, *self.parts.call.buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.parts.fit(event.size().width())
        self.parts.header.show_match(self.eyes.seen, self._names)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the strip still go to the strip."""
        if self._is_passing and event.key() == Qt.Key.Key_Escape:
            self.end_passing()
        elif self.is_building() and not self._is_passing and self.parts.strip.take_key(event):
            self.parts.strip.setFocus()
        else:
            super().keyPressEvent(event)


def _looking(name: str, text: Text, key: str, call: Callable[[], object]) -> Command:
    """A command that changes only what is seen."""
    return Command(name, text, (key,), call, lambda: True, is_for_looking=True)


def _is_last_round(seen: Observation) -> bool:
    """Whether everybody has had, or has now, the last turn; one alone is told of turns."""
    is_near = seen.turns_left is not None and seen.phase is Phase.PLAY
    return is_near and not seen.is_alone


def _called(seen: Observation) -> tuple[int, ...]:
    return tuple(card.id for card in seen.call.cards) if seen.call else ()
