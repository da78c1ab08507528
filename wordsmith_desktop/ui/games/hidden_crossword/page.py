"""The page of a match of the Hidden Crossword."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.hidden_crossword.events import SolutionJudged
from wordsmith_desktop.games.hidden_crossword.state import Phase, Stage
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.games.hidden_crossword.commands import groups
from wordsmith_desktop.ui.games.hidden_crossword.draw.call_buttons import CALL_KEYS
from wordsmith_desktop.ui.games.hidden_crossword.draw.pace_bar import Pace
from wordsmith_desktop.ui.games.hidden_crossword.ending import Shown, view_puzzle
from wordsmith_desktop.ui.games.hidden_crossword.export.dialogs import Kind, export_puzzle
from wordsmith_desktop.ui.games.hidden_crossword.gestures import Hands
from wordsmith_desktop.ui.games.hidden_crossword.hints import Aids
from wordsmith_desktop.ui.games.hidden_crossword.layout import Parts
from wordsmith_desktop.ui.games.hidden_crossword.narrator import Narrator
from wordsmith_desktop.ui.games.hidden_crossword.setter import Setter
from wordsmith_desktop.ui.games.hidden_crossword.sheet.sheet import Arrangement
from wordsmith_desktop.ui.games.hidden_crossword.showing import Shows
from wordsmith_desktop.ui.games.hidden_crossword.unfinished import Begun, keep, take
from wordsmith_desktop.ui.games.hidden_crossword.viewpoint import Eyes
from wordsmith_desktop.ui.games.hidden_crossword.word_judge import WordJudge
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.commands import Commands
from wordsmith_desktop.ui.kit.dialogs import ask
from wordsmith_desktop.ui.kit.game_entry import PageContext
from wordsmith_desktop.ui.kit.match_page import TablePage
from wordsmith_desktop.wording.games.hidden_crossword import table_texts as texts
from wordsmith_desktop.wording.games.hidden_crossword.in_words import Occasion, describe, is_laying
from wordsmith_desktop.wording.texts import say

LAST_MS: Final = 1000
"""So long before a turn is cut off a note that is being written is kept."""


class MatchPage(TablePage):
    """Hands gestures to the session and shows the observation of whoever looks."""

    def __init__(
        self, session: AnySession, context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, context, parent)
        self.is_solving = False
        """Whether the whole puzzle is being laid, in place of the recording sheet."""
        self.eyes = Eyes(session, self._names, self.cover)
        self.judge = WordJudge(self.lexicon, session.house)
        self._knew_words = self.judge.is_ready
        self.hands = Hands(
            session,
            lambda: self.eyes.acting,
            self.judge,
            lambda: self.parts.banner,
            self._confirm,
        )
        self.parts = Parts(
            self,
            keys=self.calling_keys(CALL_KEYS),
            lay=self.hands.lay,
            say_against=self.hands.say_against,
        )
        self.setter = Setter(self, session, self.lexicon, self.parts.setting)
        self.aids = Aids(self, self.lexicon, session.house, self.parts)
        self.shows = Shows(self.parts, self._names, self.judge, self.hands, self.aids)
        self.narrator = Narrator(self.parts.banner, session, self._names)
        self.commands = Commands(
            self, self.parts.editor.grid, groups(self), is_read_only=session.is_read_only
        )
        self._connect()
        if session.is_read_only:
            self.parts.only_show()
        self.listen()
        self._go_on_with_begun()

    # What the shell asks for

    def show_time(self) -> None:
        """Show what the clocks say; the dictionary may have been opened meanwhile."""
        readings = self.session.readings
        self.parts.header.show_clocks(readings, is_paused=self.session.is_paused)
        if any(one.timer.is_hard and one.left_ms < LAST_MS for one in readings):
            # When the turn is over it is too late for a note.
            self.parts.sheet.flush_note()
        if self.judge.is_ready and not self._knew_words:
            self._knew_words = True
            self.refresh()

    def set_paused(self, paused: bool) -> None:
        """Show that the clock stands still; the shell covers the page."""
        self.parts.draw.set_paused(paused or self.session.is_read_only)
        self.parts.header.show_clocks(self.session.readings, is_paused=paused)

    def let_go(self) -> None:
        self.setter.stop()
        self.aids.stop()
        self.parts.sheet.flush_note()
        call = self.parts.draw.call
        begun = Begun(self.parts.entry.word(), self.is_solving, call.under_way)
        keep(self.session, self.eyes.seen, begun)
        super().let_go()

    def describe(self) -> str:
        return describe(self.eyes.public, self._names)

    def news(self) -> str:
        return self.narrator.last_story()

    # Showing

    def refresh(self) -> None:
        """Show the match as it stands."""
        seen = self.eyes.seen
        if self.session.is_read_only:
            self.is_solving = is_laying(self.session.match)
        if seen.phase is not Phase.GUESS or seen.seat is None:
            self.is_solving = False
        self.parts.header.show_match(seen, self._names)
        self.parts.header.show_clocks(self.session.readings, is_paused=self.session.is_paused)
        self.shows.show(seen, self.session, is_solving=self.is_solving)
        self.setter.search_if_needed(seen)
        self.commands.refresh()
        self.status.emit(self.describe())
        self.eyes.cover_if_needed(self._uncovered)

    def cover(self, name: str, lifted: Callable[[], None]) -> None:
        self.aids.stop()
        self.parts.hide_papers()
        self.parts.banner.clear()
        super().cover(name, lifted)

    def _uncovered(self) -> None:
        self.refresh()
        self._go_on_with_begun()
        self.narrator.tell_turn(self.eyes.seen)
        self.parts.reveal_asking()
        self.focus_part()

    def _go_on_with_begun(self) -> None:
        """Show what was begun on a page in another look."""
        begun = take(self.session, self.eyes.seen)
        if begun.call is not None:
            self.parts.draw.call.go_on(*begun.call)
        if begun.guess:
            self.parts.entry.set_word(begun.guess)
        if begun.is_solving:
            self.is_solving = True
            self.refresh()

    # Doing

    def turn_up(self) -> None:
        """Have the next letter turned up; while somebody calls, the draw waits (W7)."""
        if not self.parts.draw.is_calling:
            self.hands.turn_up()

    def begin_solving(self) -> None:
        """Lay the whole puzzle (W18)."""
        self._set_solving(True)

    def end_solving(self) -> None:
        """Back to the sheet."""
        self._set_solving(False)

    def go_on(self) -> None:
        """Hand the turn on; a note that is being written is kept."""
        self.parts.sheet.flush_note()
        self.hands.go_on()

    def hand_in(self) -> None:
        """Hand in what is laid; where that is refused, it is mended at the grid."""
        self.hands.hand_in()
        if self.parts.editor.isVisible():
            self.parts.editor.grid.setFocus()

    def give_up(self) -> None:
        """Ask, then end the match."""
        text = texts.GIVE_UP_TEXT_ALONE if len(self._names) == 1 else texts.GIVE_UP_TEXT
        other = self._names[1 - self.eyes.public.to_move] if len(self._names) > 1 else ""
        ask(
            self,
            say(texts.GIVE_UP_TITLE),
            say(text, name=other),
            yes=say(texts.GIVE_UP_YES),
            then=self.hands.give_up,
        )

    def give_hint(self) -> None:
        """Help with what is before whoever looks."""
        public = self.eyes.public
        if public.phase is Phase.ANCHOR and public.ruleset.offers_anchors:
            self.aids.offer_anchors(public)
        elif public.phase in (Phase.DRAW, Phase.ANCHOR):
            least = public.least_anchor
            self.parts.banner.show_info(say(texts.HINT_DRAW, least=least))
        else:
            self.aids.hint(self.eyes.acting)

    def view_file(self) -> None:
        """Look at a puzzle that was saved."""
        view_puzzle(self)

    def turn_sheet(self) -> None:
        """Order the sheet by words or by rounds."""
        sheet = self.parts.sheet
        is_by_word = sheet.arrangement is Arrangement.BY_WORD
        sheet.set_arrangement(Arrangement.BY_ROUND if is_by_word else Arrangement.BY_WORD)

    def _confirm(self, sentence: str, then: Callable[[], object]) -> None:
        ask(self, say(texts.SUBMIT_TITLE), sentence, yes=say(texts.SUBMIT), then=then)

    def _set_solving(self, is_solving: bool) -> None:
        self.parts.sheet.flush_note()
        self.is_solving = is_solving
        self.narrator.forget_refusal()
        self.refresh()
        self.focus_part()

    def _save(self, shown: object, kind: object) -> None:
        puzzle, rules = cast("Shown", shown), self.session.match.ruleset
        occasion = Occasion(
            owner=puzzle.owner,
            guesser=next((name for name in self._names if name != puzzle.owner), ""),
            clue=rules.clue,
            counts_anchor=rules.counts_anchor and rules.lists_anchor,
        )
        path = export_puzzle(self, puzzle.puzzle, cast("Kind", kind), occasion)
        if path is not None:
            self.parts.ending.show_saved(path)

    def _take_pace(self, pace: object) -> None:
        self._context.preferences.change(crossword_pace=cast("Pace", pace).value)

    # Wiring

    def _connect(self) -> None:
        parts, hands = self.parts, self.hands
        draw = parts.draw
        draw.set_pace(_pace(self._context.preferences.settings.crossword_pace))
        draw.pace_changed.connect(self._take_pace)
        draw.set_paused(self.session.is_read_only)
        draw.turned.connect(hands.turn_up)
        draw.word_changed.connect(lambda word: draw.show_against(hands.against_anchor(word)))
        draw.called.connect(hands.call)
        draw.offers_wanted.connect(lambda: self.aids.offer_anchors(self.eyes.public))
        draw.afresh_wanted.connect(hands.draw_afresh)
        draw.went_on.connect(hands.go_on)
        parts.setting.stopped.connect(self._context.leave)
        parts.editor.submitted.connect(hands.hand_in)
        parts.bar.went_on.connect(self.hand_in)
        parts.bar.went_back.connect(self.end_solving)
        parts.sheet.noted.connect(hands.note)
        parts.sheet.word_chosen.connect(self._take_word)
        entry = parts.entry
        entry.changed.connect(self._look_over)
        entry.guessed.connect(hands.guess)
        entry.solving_wanted.connect(self.begin_solving)
        parts.choice.chosen.connect(hands.choose)
        parts.answer.went_on.connect(self.go_on)
        parts.ending.again.connect(self._context.restart)
        parts.ending.left.connect(self._context.leave)
        parts.ending.save_wanted.connect(self._save)

    def _look_over(self, word: str) -> None:
        """Another word is spelled: tell what speaks against it, and no more of the one before."""
        self.narrator.forget_refusal()
        self.parts.entry.show_against(self.hands.against_guess(word))
        self.parts.reveal_asking()

    def _take_word(self, word: str) -> None:
        """A word that still fits goes to the guess."""
        if self.eyes.seen.stage is Stage.GUESS:
            self.parts.entry.set_word(word)
            self.parts.entry.strip.setFocus()

    def tell(self, update: Update[Any]) -> None:
        if update.kind is UpdateKind.HOUSE:
            self.judge.forget()
        if any(isinstance(event, SolutionJudged) for event in update.events):
            # The answer stands beside the sheet; a wrong puzzle that costs nothing is laid on.
            self.is_solving = self.session.match.state.stage is Stage.GUESS
        self.narrator.tell(update, self.eyes.seat)
        self.aids.follow(self.eyes.acting)

    def forget_told(self) -> None:
        self.parts.banner.clear()

    # The keyboard

    @property
    def surface(self) -> QWidget:
        parts, shown = self.parts, self.parts.main.currentWidget()
        if shown is parts.draw:
            return parts.draw.home
        if shown is parts.building:
            return parts.editor.grid
        if shown is parts.guessing:
            return parts.asking.currentWidget() or parts.entry
        return parts.setting.stop if shown is parts.setting else parts.ending.play_again

    @property
    def banner(self) -> Banner:
        return self.parts.banner

    def is_building(self) -> bool:
        """Whoever writes a note or lays a tile keeps the keyboard, as the draw sees to its own."""
        is_drawing = self.parts.main.currentWidget() is self.parts.draw
        is_busy = self.hands.is_writing or is_drawing
        return not is_busy and not self.session.is_read_only

    def wanting_keyboard(self) -> Iterable[QWidget]:
        return (self.parts.ending.play_again,)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.parts.ending.fit(event.size().width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the surface still go there."""
        if self.is_solving and event.key() == Qt.Key.Key_Escape:
            self.end_solving()
        elif not self.shows.take_key(event):
            super().keyPressEvent(event)


def _pace(name: str) -> Pace:
    """The pace of that name; by hand where the settings were written by another version."""
    return Pace(name) if name in {pace.value for pace in Pace} else Pace.HAND
