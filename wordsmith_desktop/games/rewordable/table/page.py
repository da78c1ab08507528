"""The page of a match of Rewordable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.games.common.table_events import HandedOver, TableEvent
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.window.kit.awaiting import awaited_computer
from wordsmith_desktop.window.kit.commands import Command
from wordsmith_desktop.window.kit.game_page import PageContext
from wordsmith_desktop.window.kit.hints import HintTexts, TableHints
from wordsmith_desktop.window.kit.match_end.ending import Ending, time_up
from wordsmith_desktop.window.kit.motion.choreography import Movement
from wordsmith_desktop.window.kit.pace.arrows import Arrows
from wordsmith_desktop.window.kit.pace.refused import RefusedWord, refused_word
from wordsmith_desktop.window.kit.pace.since import Done, looker
from wordsmith_desktop.window.kit.refusals import Refusals
from wordsmith_desktop.window.kit.sound.sounds import Sound
from wordsmith_desktop.window.kit.strip.arranging import ArrangeWords, by_alphabet
from wordsmith_desktop.window.kit.strip.piece_button import ENTER
from wordsmith_desktop.window.kit.strip.strip import StripBoard
from wordsmith_desktop.window.kit.strip.table_page import StripTablePage
from wordsmith_desktop.window.kit.strip.views import LaidView
from wordsmith_desktop.wording import computer_players as computers
from wordsmith_desktop.wording.table_texts import REFUSED_WORD
from wordsmith_desktop.wording.texts import NOT_LAID, TURN_OF, say

from ..rules.actions import Action
from ..rules.events import MatchTimeRanOut, WordBuilt
from ..rules.observation import Observation
from ..rules.presenter import Strip
from ..rules.state import Phase
from ..words import table_texts as texts
from ..words.in_words import describe, goal_line, material, turns_left
from ..words.reasons import reasons_text
from .cues import BEATS, CUES, TALKING
from .doubting import DoubtDialog
from .ending import ending_of
from .gain import called_gain, gain_said, gain_view, refused_gain
from .gestures import Gestures
from .layout import Parts
from .lexicon_shelf import MOST_IN_COLUMN
from .move_menu import Acts, move_groups
from .narrator import Narrator
from .since import done_since, new_cards, new_words, thefts
from .staged import StagedWord, into_lexicon, staged_gain, staged_tiles, staged_word
from .stories import public_stories
from .views import (
    LexiconView,
    at_stake,
    by_colour,
    call_tiles,
    hand_cards,
    lexicon_views,
    pool_cards,
    seat_lines,
    strip_tiles,
)

HINT_TEXTS: Final = HintTexts(
    texts.HINT_NOT_NOW, texts.HINT_NONE, texts.HINT_START, texts.HINT_WORD
)

_COMMANDING: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class MatchPage(StripTablePage[Action, TableEvent, Observation]):
    """Hands gestures to the table and shows it as whoever has the turn sees it."""

    parts: Parts
    gestures: Gestures
    narrator: Narrator
    cues = CUES
    talking = TALKING
    beats = BEATS

    def __init__(
        self,
        table: TableView[Action, TableEvent, Observation],
        context: PageContext,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(table, context, parent)
        self._is_alone = len(self._names) == 1
        self._shown_lexicons: list[LexiconView] = []
        self._called: list[LaidView] = []
        """The word that lay before the table last."""
        self.parts = parts = Parts(self.playing)
        self.gestures = Gestures(table, banner=parts.banner, changed=self.refresh)
        self.hints = TableHints(table, parts.banner, HINT_TEXTS, self.explain_word)
        self.overruling = self.make_overruling(
            parts.banner.tag.row,
            accepted_here=texts.CAUGHT_UP,
            accepted_always=texts.CAUGHT_UP_ALWAYS,
        )
        self.refusals = Refusals(table, self.lexicon, HandedOver, WordBuilt)
        self.lay_row(
            parts.hand,
            ArrangeWords(texts.SHUFFLE_HAND, texts.SORT_HAND),
            (by_alphabet, by_colour),
            sound=Sound.CARD,
            whose=lambda: table.seen.seat,
        )
        if not table.is_read_only:
            parts.put_by_hand(*self.arranging.make_buttons())
        self._connect()
        if table.is_read_only:
            parts.acts.show_nothing()
            parts.strip.only_show()
        self.arrows = Arrows(self.playing)
        self.set_up(Narrator(parts, table, self._names, self.overruling), parts.strip)
        if self._is_alone and self.is_building():
            self.narrator.tell_turn(table.public.to_move)

    # What the shell asks for

    def describe(self) -> str:
        return describe(self.table.public, self._names)

    def tell_ending(self, seen: Observation, outcome: Outcome, recap: Recap) -> Ending:
        last = next(self.table.recent_public()).events
        is_time_up = any(isinstance(event, MatchTimeRanOut) for event in last)
        ending = ending_of(seen, outcome, recap, self.party, self._context.best())
        return time_up(ending) if is_time_up else ending

    @property
    def scrolling(self) -> QScrollArea:
        return self.parts.main

    # Showing

    def show_match(self, seen: Observation) -> None:
        self.refusals.follow()
        computer = "" if seen.is_asked else awaited_computer(self.table, self._names)
        goal = goal_line(seen, self._names, is_exchanging=self.gestures.is_passing)
        if computer:
            goal = say(TURN_OF, name=computer)
        elif self._is_looking_on:
            goal = say(texts.LOOKING_ON, name=self._names[seen.to_move])
        self.parts.header.show_match(goal, turns_left(seen))
        self.parts.header.show_seats(seat_lines(seen, self._names))
        self._show_table(seen)
        self._show_strip(seen)
        self._show_answers(seen)
        stories = public_stories(self.table, self._names)
        self.parts.news.show_match(self.table.position, stories, self.table.verdicts)

    def news(self) -> str:
        return self.narrator.last_story()

    def uncovered(self) -> None:
        seat = self.table.public.to_move
        self.narrator.tell_turn(seat)
        if len(self._names) > MOST_IN_COLUMN:
            self.parts.lexicons.unfold_what_fits(seat)

    def _show_table(self, seen: Observation) -> None:
        parts, strip = self.parts, self.gestures.strip
        laid = strip.row.pieces if strip else _called(seen)
        laid = self.staged.numbers if isinstance(self.staged, StagedWord) else laid
        is_refused = self.is_word_refused
        earned = () if is_refused else strip.earned if strip else at_stake(seen)
        # A replay goes from turn to turn, and a word that is stolen is followed by the eye.
        keeps_order = self.table.is_read_only
        # At the end all may look, and the lines stay where they were.
        viewer = seen.seat if self.table.outcome is None else looker(self.table)
        views = lexicon_views(seen, self._names, viewer, laid, keeps_order=keeps_order)
        self._show_lexicons(views)
        self.arranging.show(hand_cards(seen, laid))
        parts.hand.set_choosing(self.gestures.is_passing and seen.deck_count > 0)
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
        strip, shown = self.gestures.strip, self.parts.strip
        is_refused = self.is_word_refused
        if self.staged is not None:
            self._show_staged(self.staged)
            return
        if strip is not None:
            tiles = strip_tiles(strip, self._names)
            shown.show_strip(tiles, strip.caret, ghost=strip.ghost, is_refused=is_refused)
        else:
            tiles = self._called = call_tiles(seen, self._names)
            shown.show_strip(tiles, len(tiles))
        shown.setEnabled(strip is not None and self.gestures.may_lay())
        names, word = self._names, strip.row.text if strip else ""
        if is_refused:
            self.parts.gain.show_gain(refused_gain(word))
        else:
            gain = gain_view(strip, names) if strip else called_gain(seen, names)
            self.parts.gain.show_gain(gain)

    def worth_text(self) -> str:
        strip = self.gestures.strip
        if strip is None or self.gestures.is_passing or not strip.row.text:
            return ""
        note, is_against = self._word_note(strip)
        if not is_against:
            return gain_said(strip, self._names)
        # A card that is begun says nothing on the table: the next letter may be on it.
        return note or say(NOT_LAID, letters=strip.ghost)

    def own_pieces(self) -> str:
        seen = self.table.seen
        return "" if seen.seat is None else material(seen, seen.seat)

    def done_by(self, events: Sequence[TableEvent]) -> Sequence[Done]:
        return tuple(done_since(events))

    def mark_since(self, events: Sequence[TableEvent]) -> None:
        parts = self.parts
        parts.lexicons.mark_since(new_words(events))
        parts.pool.mark_new(new_cards(events))
        self.arrows.show_ways(thefts(events, parts.lexicons, self.playing))

    def staged_of(self, events: Sequence[TableEvent]) -> StagedWord | RefusedWord | None:
        return staged_word(events) or refused_word(events, self._called, self.table)

    def unstaged(self, staged: StagedWord | RefusedWord) -> Iterable[Movement]:
        return into_lexicon(staged) if isinstance(staged, StagedWord) else ()

    def _show_staged(self, staged: StagedWord | RefusedWord) -> None:
        """Another's word lies where people lay theirs, with what it brought, or as refused."""
        self.parts.strip.setEnabled(False)
        if isinstance(staged, RefusedWord):
            self.parts.strip.show_strip(staged.tiles, len(staged.tiles), is_refused=True)
            self.parts.gain.show_gain(refused_gain(staged.word))
            return
        tiles = staged_tiles(staged, self._names, self.table.seat)
        self.parts.strip.show_strip(tiles, len(tiles))
        self.parts.gain.show_gain(staged_gain(staged, self._names))

    def _show_answers(self, seen: Observation) -> None:
        parts, strip = self.parts, self.gestures.strip
        is_asked = seen.is_asked and self.is_put(seen.call)
        parts.show_asked(is_asked)
        if seen.call is not None and is_asked:
            self.ask_about(parts.call, seen.call, texts.CALL_TITLE)
            parts.fit_answers()
        if self.table.is_read_only:
            parts.acts.show_nothing()
        elif self.gestures.is_passing:
            self._show_exchange()
        elif self.handing_over.is_awaited:
            self.show_hand_over()
        else:
            word = strip.row.text if strip else ""
            note, against = self._word_note(strip) if strip else ("", False)
            self._invite(seen)
            parts.acts.show_word(word, note, is_open=strip is not None, is_against=against)

    def _invite(self, seen: Observation) -> None:
        if self.table.outcome is not None:
            self.parts.strip.only_show()
            return
        computer = awaited_computer(self.table, self._names)
        invitation = say(computers.SEARCHES, name=computer) if computer else ""
        # Who has had a turn knows how.
        self.parts.strip.invite(invitation, teaches=seen.turn < len(seen.players))

    def show_hand_over(self) -> bool:
        self.parts.strip.invite(say(texts.NEW_CARDS))
        self.parts.acts.show_hand_over()
        return True

    def _word_note(self, strip: Strip) -> tuple[str, bool]:
        """What is to be done, or what speaks against the word there; and whether anything does."""
        word, faults = strip.row.text, strip.faults()
        if not word:
            return say(texts.NOTHING_LAID), False
        if strip.is_begun:
            # The next letter may be the one that the card goes on with.
            return "", True
        if not faults and self.is_word_refused:
            return say(REFUSED_WORD, word=word), True
        return reasons_text(faults[:1], strip.reach, strip.row.pieces), bool(faults)

    @property
    def _is_looking_on(self) -> bool:
        """Whether somebody sees what came of the turn before the next one's curtain falls."""
        table = self.table
        to_move = table.public.to_move
        return table.lingers and to_move in table.people and table.seat not in (None, to_move)

    def _show_exchange(self) -> None:
        chosen = self.parts.hand.chosen
        against = self.gestures.against_passing(chosen)
        strip = self.gestures.strip
        can_exchange = strip is not None and strip.seen.deck_count > 0
        hint = texts.EXCHANGE_ALONE if self._is_alone else texts.EXCHANGE_HINT
        note = say(hint if can_exchange else texts.EXCHANGE_EMPTY)
        self.parts.strip.invite(note)
        if strip is not None and against:
            note = reasons_text(against[:1], strip.reach)
        is_told = not against and strip is not None and not strip.row.text
        self.parts.acts.show_choice(
            len(chosen), note, can_exchange=can_exchange, is_open=not against, is_told=is_told
        )

    # Doing

    def begin_passing(self) -> None:
        """Have cards of the hand chosen for an exchange (C13)."""
        self.gestures.begin_passing()
        if self.gestures.is_passing:
            self.parts.acts.begin_choice()
            self.refresh()
            chosen_among = [card for card in self.parts.hand.buttons if card.isCheckable()]
            first = chosen_among[0] if chosen_among else self.parts.acts.confirm
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def begin_doubting(self) -> None:
        """Have a word chosen that is to be judged after all (C14)."""
        words = self.gestures.doubtable
        if words:
            DoubtDialog(words, self._names, self.gestures.doubt, self).open()

    def end_passing(self) -> None:
        """Go back to building."""
        self.gestures.end_passing()
        self.refresh()
        self.parts.strip.setFocus()

    def confirm_passing(self) -> None:
        """Pass, and exchange the chosen cards."""
        self.gestures.pass_with(self.parts.hand.chosen)

    def choose_all(self, is_chosen: bool) -> None:
        """Choose every card of the hand for the exchange, or none."""
        for button in self.parts.hand.buttons:
            button.setChecked(is_chosen)

    def fold(self) -> None:
        """Unfold every lexicon, or if all are, fold all but the own one; one alone folds that."""
        shelf = self.parts.lexicons
        seats = set(range(len(self._names)))
        is_all = shelf.unfolded_seats == seats
        kept = set() if self._is_alone else {self.table.public.to_move}
        shelf.unfold(kept if is_all else seats)

    # Wiring

    def _connect(self) -> None:
        parts, gestures = self.parts, self.gestures
        self.connect_strip(parts.hand, parts.pool)
        parts.strip.cycled.connect(gestures.cycle)
        parts.strip.submitted.connect(gestures.build)
        parts.hand.chosen_changed.connect(self._show_exchange)
        parts.lexicons.chosen.connect(gestures.pick_word)
        acts = parts.acts
        acts.built.connect(gestures.build)
        acts.passed.connect(self.begin_passing)
        acts.confirmed.connect(self.confirm_passing)
        acts.cancelled.connect(self.end_passing)
        acts.chosen_all.connect(self.choose_all)
        acts.handed_over.connect(lambda: self.handing_over.end_look())
        parts.call.answered.connect(gestures.act)

    def groups(self) -> tuple[tuple[Command, ...], ...]:
        return move_groups(
            self.gestures,
            Acts(
                begin_passing=self.begin_passing,
                begin_doubting=self.begin_doubting,
                is_building=self.is_building,
                hint=self.ask_for_hint,
                fold=self.fold,
                show_moves=self.parts.show_moves,
                arranging=self.arranging.commands(),
                overruling=tuple(self.overruling.commands()),
            ),
        )

    def give_hint(self) -> None:
        self.hints.give(is_possible=self.is_building())

    def told(self, update: Update[TableEvent]) -> None:
        if any(isinstance(event, WordBuilt) for event in update.public):
            self.gestures.was_built()
        if any(isinstance(event, HandedOver) for event in update.public):
            self.hints.forget()

    # The keyboard

    @property
    def surface(self) -> StripBoard:
        return self.parts.strip

    def wanting_keyboard(self) -> Iterable[QWidget]:
        return self.parts.call.buttons

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the strip still go to the strip."""
        # A key comes here only after the widget with the focus has ignored it.
        gestures = self.gestures
        if gestures.is_passing and event.key() == Qt.Key.Key_Escape:
            self.end_passing()
        elif gestures.is_passing and event.key() in ENTER and not event.isAutoRepeat():
            if not self.parts.acts.is_fresh:
                self.parts.acts.confirm.click()
        elif gestures.is_passing and self._choose_by_key(event):
            event.accept()
        elif self.is_building() and gestures.may_lay() and self.parts.strip.take_key(event):
            self.parts.strip.setFocus()
        else:
            super().keyPressEvent(event)

    def _choose_by_key(self, event: QKeyEvent) -> bool:
        """Choose a card for the exchange, or no longer, by its place or by its first letter."""
        if event.modifiers() & _COMMANDING:
            return False
        cards = [card for card in self.parts.hand.buttons if card.isCheckable()]
        key = event.text().upper()
        if key.isascii() and key.isdecimal():
            wanted = cards[int(key) - 1 :][:1] if int(key) else []
        else:
            named = [card for card in cards if key and card.view.text.startswith(key)]
            wanted = [card for card in named if not card.isChecked()] or named
        for card in wanted[:1]:
            card.toggle()
            card.setFocus(Qt.FocusReason.TabFocusReason)
        return bool(wanted)


def _is_last_round(seen: Observation) -> bool:
    """Whether everybody has had, or has now, the last turn; one alone is told of turns."""
    is_near = seen.turns_left is not None and seen.phase is Phase.PLAY
    return is_near and not seen.is_alone


def _called(seen: Observation) -> tuple[int, ...]:
    return tuple(card.id for card in seen.call.cards) if seen.call else ()
