"""What the pages of all games do alike: follow the table, hand it over, ask, and take keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.games.common.word_strip import Row, RowLaid
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.profiles import seat_keys
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.hearing_texts import CLOCK_AT
from wordsmith_desktop.wording.terms_texts import NO_HINTS_HERE
from wordsmith_desktop.wording.texts import Text, say

from . import purpose
from .announce import announce
from .appearance import appearance, look
from .asking.explainer import WordQuestion, explain
from .bubble import Bubble
from .call_bar import CallBar, hint_text
from .commands import Commands
from .explained import Explainer
from .game_page import PageContext
from .handing_over import HandingOver
from .hearing.table_ear import TableEar
from .keyboard_keeper import KeyboardKeeper
from .layouts import in_column, stacked_tight
from .match_end.page import MatchEnd
from .narrator import TableNarrator
from .overruling import Overruling
from .pace.beats import TEMPI
from .pace.go_on import GoOnButton
from .pace.pace import Pace
from .pace.since import lines_of, since_last_act, won_by
from .pace.since_lines import SinceLines
from .page_commands import of_box, of_computers, of_end, of_rules, why_line
from .printed_box.card import BoxCard, box_card
from .printed_box.correcting import CorrectingDialog
from .purpose import MOST_BESIDE
from .seat_strip import SeatStrip
from .sound.sounds import Sound, play
from .strip.display import StripDisplay
from .table_hooks import A, CalledWord, E, O, TableHooks, thinking_seat
from .talk import Talk

if TYPE_CHECKING:
    # It brings NumPy with it, which the first window does without.
    from wordsmith_desktop.lexicon.lexicon import Lexicon

NEARLY_OVER_MS: Final = 10_000
"""So little time is left when that is heard."""
_EXPLAINED: Final = (Reason.NAME, Reason.ABBREVIATION)
"""A word is refused for these because of what it means."""


class TablePage(TableHooks[A, E, O]):
    """A page over one table. A game builds its parts, then has the page `set_up`."""

    def __init__(
        self, table: TableView[A, E, O], context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.table = table
        self._context = context
        self._names = context.players
        self._is_over = table.outcome is not None
        self._is_covered = False
        self.staged: Any = None
        """What was played and lies where people lay theirs, until it was seen."""
        self._is_told_of_letters = False
        """Whether it was said that letters of another alphabet are none of this game."""
        self._low: set[str] = set()
        """The clocks of which it was heard that they are nearly over."""
        self._brings_something = False
        """Whether what happened last brought whoever looks something to think about."""
        self._unsubscribe: Callable[[], None] = lambda: None
        self.playing = QWidget()
        """What is shown while the match goes on; a game lays its parts out on it."""
        self.box_card: BoxCard | None = None
        """Asks what a printed box showed; None without one."""
        self.end: MatchEnd | None = None
        """What is shown once the match is over."""
        self._end_position = 0
        self._keeper = KeyboardKeeper(self, self.focus_part)
        self._stack = stacked_tight(self.playing)
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        in_column(self._stack, inside=self)
        # Whoever had lifted the curtain before another page without one.
        table.hide()
        table.lingers = appearance().tells_motion

    # What follows from that

    def set_up(self, narrator: TableNarrator[E], board: QWidget) -> None:
        """Connect what all pages have, follow the table, and show how it stands.

        `board` is where words are built.
        """
        self.narrator = narrator
        self.handing_over: HandingOver[E] = HandingOver(self, self.table, self._on_update)
        narrator.explain = self.explain_refusal
        self.parts.banner.refused.connect(self.refused)
        self.parts.header.purpose.asked.connect(self._fold_purpose)
        self.parts.banner.has_rules = self._context.show_rule is not None
        self.parts.banner.why_asked.connect(self.show_rule)
        is_read_only = self.table.is_read_only
        ends = of_end(lambda: self.end)
        self.explainer = Explainer(self)
        self.explainer.rule_asked.connect(self.show_rule)
        asking = of_rules(
            self._context.show_rule, lambda: self.explainer.rule or self.parts.banner.rule
        )
        own = (*of_computers(self.table, self.tell_why), *of_box(self.table, self.correct_box))
        self.ear = TableEar(self, worth=self._heard_worth, standing=self.standing)
        groups = (*self.groups(), *own, self.ear.commands(), *asking, ends)
        self.commands = Commands(self, board, groups, is_read_only=is_read_only)
        self._keep_time()
        self._unsubscribe = self.table.subscribe(self._on_update)
        self.box_card = box_card(self.playing, self.table, self._names, self._context.box_sign)
        if self.box_card is not None:
            self.box_card.lie_above(self._top_of_news)
            self.box_card.corrected.connect(self.correct_box)
            self.box_card.left.connect(self.focus_part)
        self.talk = Talk(
            self.table,
            self.talking,
            self._names,
            self.parts.header.seats,
            over=self.playing,
            is_on=lambda: self._context.preferences.settings.computers_talk,
        )
        self.parts.header.show_marks(self.marks)
        self.parts.header.show_terms(self._context.terms)
        self.refresh()

    def _keep_time(self) -> None:
        """Have what happens stand until it was seen."""
        settings = self._context.preferences
        self.pace = Pace(self, self.table, lambda: TEMPI[settings.settings.computer_pace])
        self.pace.ended.connect(self._was_seen)
        self._seat_strips = self.playing.findChildren(SeatStrip)
        self.since_lines = SinceLines(self.playing)
        for strip in self.playing.findChildren(StripDisplay):
            strip.is_told_elsewhere = True
            self.since_lines.aside = strip.aside_breadth
        self.table.stand_after(self.pace.wants)
        self.bubble = Bubble(self.playing)
        self.pace.ended.connect(self.bubble.put_away)
        GoOnButton(self.pace, self.playing, self._top_of_news, lambda: self.closed_button)

    def make_overruling(
        self, line: QHBoxLayout, *, accepted_here: Text, accepted_always: Text
    ) -> Overruling:
        """Offers to overrule the dictionary, beside the message line."""
        overruling = Overruling(
            self.table,
            self.lexicon,
            self.parts.banner,
            accepted_here=accepted_here,
            accepted_always=accepted_always,
        )
        line.addWidget(overruling)
        for button in (overruling.here, overruling.always):
            # It is hidden now, and Enter is to say the word that was accepted.
            button.clicked.connect(lambda _checked=False: self.surface.setFocus())
        return overruling

    def ask_about(
        self,
        bar: CallBar,
        call: CalledWord,
        title: Text,
        *,
        hint: str = "",
        preselects: bool = True,
        **gaps: object,
    ) -> None:
        """Ask the table about a word that lies before it.

        `title` has {name}, {word} and perhaps other `gaps`; a `hint` takes the usual one's place.
        Where the bar `preselects`, Enter gives the first answer.
        """
        bar.ask(
            say(title, name=self._names[call.seat], word=call.word, **gaps),
            hint or hint_text(call.stage, call.ruling),
            stage=call.stage,
            names=self._names,
            asked=() if call.stage is CallStage.RULING else self.table.people_to_act,
            preselects=preselects,
        )
        if call.stage in (CallStage.OBJECTIONS, CallStage.VOTE) and not look().is_large:
            # At the largest text the bar does not say whose word it is.
            self.narrator.leave_call_to_card()
        if call.stage is CallStage.VOTE and call.ruling is not None:
            self.explain_refusal(call.ruling, bar.adder())

    def is_put(self, call: CalledWord | None) -> bool:
        """Whether the table has something to answer about a word, or to wait for.

        While a word stands that others have laid, only the dictionary is to come.
        """
        return call is not None and not (call.stage is CallStage.RULING and self.pace.is_standing)

    def explain_refusal(self, ruling: Ruling, then: Callable[[str], object]) -> None:
        """Have the meaning told that makes a word a name or an abbreviation."""
        if ruling.reason in _EXPLAINED:
            tag = ruling.source if ruling.source in self._context.tags else self._context.dictionary
            question = WordQuestion(ruling.word, (tag,), ruling=ruling)
            explain(self._context.explainer, question, then, owner=self)

    def show_rule(self, number: str) -> None:
        """Show the rule of that number; the table stays as it is."""
        if self._context.show_rule is not None:
            self._context.show_rule(number)

    def explain_word(self, word: str, then: Callable[[str], object]) -> None:
        """Have a word's meaning told, after the word as it is played."""
        tags, is_plain = self._context.tags, self.table.by_dictionary_alone
        question = WordQuestion(word, tags, self.table.house, is_plain=is_plain)
        explain(self._context.explainer, question, then, owner=self, as_played=True)

    def refresh(self) -> None:
        """Show the match as it stands."""
        self._show_in_place()
        self._show_since()
        self.parts.banner.review()
        self._show_purpose()
        self.show_time()
        self.parts.header.show_thinking(thinking_seat(self.table.thinking))
        if self.table.outcome is None:
            self._leave_end()
        elif not self.pace.is_standing:
            self._show_end(self.table.outcome)
        if self.box_card is not None:
            self.box_card.show_asked()
        self.commands.refresh()
        self.ear.follow()
        self.status.emit(self.describe())
        self.handing_over.shown()
        self.tell_settled()
        self._keeper.settle()
        is_due = self.table.draw_curtain() is not None
        if is_due and not self._is_covered:
            keeps_cards = self._context.preferences.settings.shows_new_cards
            has_news = keeps_cards and self._brings_something
            self.handing_over.linger(self._draw_curtain, has_new_cards=has_news)

    @property
    def is_settled(self) -> bool:
        """Whether what is to be seen is how the match stands."""
        return not self.handing_over.is_held and not self.is_in_the_air

    def tell_settled(self) -> None:
        """Tell those who wait for it, if it is so."""
        if self.is_settled:
            self.settled.emit()

    def _show_in_place(self) -> None:
        """Show the match; what one looks at stays where it is."""
        bar = self.scrolling.verticalScrollBar() if self.scrolling else None
        scrolled_to = bar.value() if bar else 0
        self.show_match(self.table.seen)
        if bar:
            # Where what has the keyboard is closed, Qt scrolls to whatever gets that next.
            bar.setValue(scrolled_to)

    def _show_since(self) -> None:
        """What others have changed since whoever looks acted last is marked until they act."""
        events = since_last_act(self.table) if self.marks_changes else ()
        done, count = self.done_by(events) if events else (), len(self._names)
        lines = lines_of(done, count)
        for strip in self._seat_strips:
            strip.show_since(lines, won_by(done, count))
        told = [(name, line) for name, line in zip(self._names, lines, strict=False) if line]
        self.since_lines.show_lines(told, self.empty_place() if self.staged is None else None)
        self.mark_since(events)

    @property
    def marks_changes(self) -> bool:
        """Whether anybody plays here who could have missed something."""
        return self.table.outcome is None and len(self._names) > 1

    def standing(self) -> tuple[str, ...]:
        """How the match stands, for whoever asks: turn, players, clock, own pieces, the word."""
        if self.end is not None:
            return (self.end.shown.headline, self.end.shown.sentence)
        header = self.parts.header
        clock = header.clock.spoken
        said = say(CLOCK_AT, left=clock) if clock else ""
        lines = (self.describe(), *header.seats.spoken, said, self.own_pieces(), self.worth_text())
        return tuple(filter(None, lines))

    def _heard_worth(self) -> str:
        """What is said of the word unasked: nothing while nobody here is at it."""
        if self.end is not None or self.table.is_read_only or self.pace.is_standing:
            return ""
        # While a tile is being written down, a page says that nobody builds.
        is_at_it = self.is_building() or self.table.acting is not None
        return self.worth_text() if is_at_it else ""

    def word_laid(self) -> str:
        row = getattr(self.table.seen, "row", None)
        return row.text if isinstance(row, Row) else ""

    def purpose_text(self) -> str:
        return self._context.purpose(self.table.seen) if self.table.outcome is None else ""

    def _show_purpose(self) -> None:
        """Say what the phase is about, unasked to whoever is new to the game."""
        line, sentence = self.parts.header.purpose, self.purpose_text()
        is_open = bool(self.table.scratch.get(purpose.KEY, self._context.explains))
        # At the largest text news lies over the header, and the list of keys has it too.
        has_room = not look().is_large
        line.button.setVisible(has_room and bool(sentence) and not self.table.is_read_only)
        line.has_room = len(self._names) <= MOST_BESIDE and not look().is_large
        is_other = bool(sentence) and sentence != line.sentence
        line.show_sentence(sentence, is_open=is_open)
        banner = self.parts.banner
        if not line.has_room and is_open and is_other and banner.isVisible() and not banner.message:
            banner.show_info(sentence)

    def _fold_purpose(self) -> None:
        """Unfold what the phase is about, or fold it; where it has no room it is a message."""
        if not self.parts.header.purpose.has_room:
            self.parts.banner.show_info(self.purpose_text())
            return
        self.table.scratch[purpose.KEY] = self.parts.header.purpose.isHidden()
        self._show_purpose()

    def _draw_curtain(self) -> None:
        seat = self.table.draw_curtain()
        if seat is None:
            return
        self._is_covered = True
        if self.table.lingers:
            # Whoever looked on has seen it; what only that seat may know goes.
            self.table.hide()
            self.handing_over.stop()
            self.show_match(self.table.seen)
        self.narrator.hand_over()
        self.cover(self._names[seat], lambda: self._lift(seat))

    def show_time(self) -> None:
        """Show what the clocks say; what is nearly over is heard once."""
        low = {one.timer.key for one in self.table.readings if one.left_ms <= NEARLY_OVER_MS}
        if low - self._low and not self.table.is_paused:
            play(Sound.CLOCK_LOW)
        self._low |= low
        self.parts.header.show_clocks(self.table.readings, is_paused=self.table.is_paused)

    def set_paused(self, paused: bool) -> None:
        """Show that the clock stands still; the shell covers the page."""
        self.handing_over.release()
        self.pace.set_paused(paused)
        self.parts.header.show_clocks(self.table.readings, is_paused=paused)

    def mention(self, sentence: str) -> bool:
        is_seen = bool(self.parts.banner.isVisible())
        if is_seen:
            self.parts.banner.show_info(sentence)
        return is_seen

    def let_go(self) -> None:
        self.ear.hush()
        self.explainer.stop()
        self.pace.stop()
        self.handing_over.stop()
        self.table.stop_advising()
        self._unsubscribe()

    def cover(self, name: str, lifted: Callable[[], None]) -> None:
        """Draw the curtain; what lies over the table is put away first."""
        self.table.stop_advising()
        self.ear.hush()
        # A dialog is a window, which is not hidden together with its parent.
        for dialog in self.findChildren(QDialog):
            dialog.reject()
        self._context.cover(name, lifted, self.news(), self.undo_offer())

    def lexicon(self) -> Lexicon | None:
        """The match's dictionary; None while it is still being opened."""
        return self._context.lexicon(self._context.dictionary)

    @property
    def is_family(self) -> bool:
        """Whether no words are offered that are not for every table; in challenges never."""
        context = self._context
        return not (context.offers_hints and context.preferences.settings.offers_all_words)

    def tell_foreign(self, letter: str) -> None:
        """Say once that the game has no letters of an alphabet that is typed in."""
        if not self._is_told_of_letters:
            self._is_told_of_letters = True
            self.parts.banner.show_refusal(say(texts.FOREIGN_LETTER, letter=letter.upper()))

    def ask_for_hint(self) -> None:
        """Give a hint, or say that there are none here."""
        if not self.table.may_be_helped:
            self.parts.banner.show_info(say(NO_HINTS_HERE))
        elif self._context.offers_hints:
            self.give_hint()
        else:
            self.parts.banner.show_info(say(texts.NO_HINTS))

    def calling_keys(self, usual: tuple[str, ...]) -> tuple[str, ...]:
        """A key for each seat to call out with; `usual` has one for each at least."""
        nobodys = ("",) * len(self._names)
        return seat_keys(self._context.own_keys or nobodys, usual)

    def focus_part(self) -> None:
        """Give the keyboard to the part that wants it; where nothing can be done, to none."""
        if self.table.is_read_only:
            return
        if self.end is not None:
            self.end.take_keyboard()
            return
        if self.box_card is not None and self.box_card.take_keyboard():
            return
        wanting = self.wanting_keyboard()
        shown = (part for part in wanting if part.isVisible() and part.isEnabled())
        next(shown, self.surface).setFocus()

    def correct_box(self) -> None:
        """Have an earlier entry of a printed box told otherwise."""
        dialog = CorrectingDialog(
            self.table, self._names, self._context.box_sign, self.narrator.story, self
        )
        dialog.finished.connect(lambda _result: self.focus_part())
        dialog.open()

    def _top_of_news(self) -> int:
        """Where the bar begins, in pixels from the top of what is played on."""
        banner = self.parts.banner
        return banner.mapTo(self.playing, QPoint(0, 0)).y() if self.isVisible() else self.height()

    def leave_drawer(self, is_open: bool) -> None:
        """What was closed with the keyboard in it gives that back to the table."""
        focused = QApplication.focusWidget()
        if not is_open and (focused is None or not focused.isVisible()):
            self.focus_part()

    def act_under_curtain(self, act: Callable[[], object]) -> None:
        """Do what is offered on the curtain; another one may come down in its place."""
        self._is_covered = False
        self.table.hide()
        act()

    def _lift(self, seat: Seat) -> None:
        self._is_covered = False
        self.table.lift(seat)
        self.refresh()
        self.uncovered()
        self.focus_part()
        # Whoever has not looked at the own pieces since the last turn begins with them.
        announce(self, self.own_pieces())

    def _on_update(self, update: Update[E]) -> None:
        if update.kind is UpdateKind.THINKING:
            self.show_thinking()
            return
        if self.handing_over.takes(update):
            return
        self.pace.turn_to(update)
        is_leap = update.kind is UpdateKind.SHOWN
        if is_leap:
            self.narrator.forget()
            update = replace(update, kind=UpdateKind.PLAYED)
        self.narrator.tell(update)
        self.told(update)
        self._stage(update)
        self._brings_something = self.cues.brings_something(update.visible)
        if not is_leap and self.handing_over.holds(update):
            if self.table.is_read_only:
                self.status.emit(self.describe())
            self.pace.shown(update)
            return
        self.refresh()
        self._after(update)
        self.talk.hear(update)
        self.pace.shown(update)

    def _after(self, update: Update[E]) -> None:
        """The page shows what happened: the keyboard goes to where it is wanted."""
        is_laying = update.visible and all(isinstance(one, RowLaid) for one in update.visible)
        is_played = update.kind is UpdateKind.PLAYED and not is_laying
        if is_played and self.isVisible() and self.end is None and self.is_building():
            # A button that was pressed may be closed now, and Enter would press its neighbour.
            # Under a curtain it would take the keyboard from whoever lifts that.
            self.surface.setFocus()
        self._end_if_over()

    def _end_if_over(self) -> None:
        """Tell once that the match has its outcome, and that is to be seen."""
        is_over = self.table.outcome is not None and not self.pace.is_standing
        if is_over and not self._is_over:
            self._is_over = True
            if self.isVisible():
                self.focus_part()
            self.finished.emit()

    def _stage(self, update: Update[E]) -> None:
        """Have a word lie where people lay theirs, as long as it stands."""
        self.staged = self.staged_of(update.visible) if self.pace.shows(update) else None
        if self.pace.shows(update):
            for shout in filter(None, map(self.shout_of, update.public)):
                self.bubble.say(shout)

    def _was_seen(self) -> None:
        """What lay there goes where it stays; after the last word it comes how the match ended."""
        staged, self.staged = self.staged, None
        if staged is not None:
            self.handing_over.choreographer.follows(self.unstaged(staged))
        if staged is not None or self.table.outcome is not None:
            # Else the page stays as it is until what follows is shown, which may be held.
            self.refresh()
            self._end_if_over()

    def _show_end(self, outcome: Outcome) -> None:
        """Show how it ended, in the place of the table; made once for as long as it stands."""
        if self.end is not None and self._end_position == self.table.position:
            return
        self._leave_end()
        recap = self.table.recap or Recap()
        shown = self.tell_ending(self.table.seen, outcome, recap)
        end = MatchEnd(shown, self._context.ways, is_open=not self.table.is_read_only)
        end.note.setText(self.talk.last_words())
        end.again.connect(self._context.restart)
        end.left.connect(self._context.leave)
        self.end, self._end_position = end, self.table.position
        self._stack.add(end)
        self._stack.setCurrentWidget(end)
        end.announce()

    def _leave_end(self) -> None:
        """Show the table again: somebody went back in a replay, or took the last move back."""
        if self.end is None:
            return
        end, self.end = self.end, None
        self._stack.setCurrentWidget(self.playing)
        # Deleted only in the next turn of events: until then the stack would count it.
        end.setParent(None)
        end.deleteLater()

    def tell_why(self) -> None:
        """Say why the computer that acted last did so, once it is known."""
        self.table.recall(self._say_why)

    def _say_why(self) -> None:
        line = why_line(self.table, self._names, self._context.why)
        if line:
            self.parts.banner.show_info(line)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Whoever shows the page has connected by now.
        self.status.emit(self.describe())
        if not self._is_covered:
            # Else whoever lifts the curtain is shown first what is theirs.
            self.focus_part()

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        if self.table.is_read_only or not self.isVisible():
            super().setFocus(reason)
        else:
            self.focus_part()

    def focusNextPrevChild(self, is_forth: bool) -> bool:
        # In a match that is only looked at nothing wants the keyboard.
        if not self.table.is_read_only and self._keeper.holds():
            return True
        return super().focusNextPrevChild(is_forth)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever shows the page gives it the keyboard; a part of it needs that."""
        super().focusInEvent(event)
        self.focus_part()
