"""The page of a match of Length × Wit."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.window.kit.awaiting import awaited_computer
from wordsmith_desktop.window.kit.buttons import Patience
from wordsmith_desktop.window.kit.commands import Command
from wordsmith_desktop.window.kit.dialogs import ask
from wordsmith_desktop.window.kit.game_page import PageContext
from wordsmith_desktop.window.kit.match_end.ending import Ending
from wordsmith_desktop.window.kit.pace.refused import RefusedWord, refused_word
from wordsmith_desktop.window.kit.pace.since import Done
from wordsmith_desktop.window.kit.refusals import Refusals
from wordsmith_desktop.window.kit.sound.sounds import Sound
from wordsmith_desktop.window.kit.strip.arranging import ArrangeWords, by_alphabet
from wordsmith_desktop.window.kit.strip.table_page import StripTablePage
from wordsmith_desktop.window.kit.strip.views import LaidView
from wordsmith_desktop.wording import computer_players as computers
from wordsmith_desktop.wording.table_texts import REFUSED_WORD
from wordsmith_desktop.wording.texts import TURN_OF, joined, say

from ..rules.actions import Action, GiveUp, Swap
from ..rules.events import ControlMoved, DiceThrown, LuckPressed, ResponseAsked
from ..rules.state import Phase, State
from ..words import table_texts as texts
from ..words.event_sentences import reasons_text
from ..words.in_words import describe, goal_line, material, standing_note, swap_note
from .cues import BEATS, CUES, TALKING
from .ending import ending_of
from .gestures import Gestures
from .hints import Hints
from .layout import Parts
from .luck import Luck
from .move_menu import Acts, move_groups
from .narrator import TURN_ENDS, Aftermath, Narrator, stories
from .score_now import worth_said
from .since import done_since
from .turn_card import TurnTold, turn_told
from .views import (
    by_vowel,
    called_strip,
    dice_views,
    laid_views,
    other_views,
    rack_views,
    score_view,
    seat_lines,
    tile_views,
)


class MatchPage(StripTablePage[Action, TableEvent, State]):
    """Hands gestures to the table and shows it, all of which is open."""

    parts: Parts
    gestures: Gestures
    cues = CUES
    talking = TALKING
    beats = BEATS

    def __init__(
        self,
        table: TableView[Action, TableEvent, State],
        context: PageContext,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(table, context, parent)
        self.parts = parts = Parts(self.playing)
        self.gestures = Gestures(table, banner=parts.banner, changed=self.refresh)
        self._patience = Patience(self)
        self._called: list[LaidView] = []
        """The word that lay before the table last."""
        self._span = self._span_of(table.seen)
        self.luck = Luck(self, self.lexicon, parts.banner)
        self.hints = Hints(table, parts.banner, self.explain_word)
        self.overruling = self.make_overruling(
            parts.banner.tag.row,
            accepted_here=texts.ACCEPTED_HERE,
            accepted_always=texts.ACCEPTED_ALWAYS,
        )
        self.refusals = Refusals(table, self.lexicon, ControlMoved, ResponseAsked)
        self.lay_row(
            parts.rack,
            ArrangeWords(texts.SHUFFLE_RACK, texts.SORT_RACK),
            (by_alphabet, by_vowel),
            sound=Sound.TILE,
            whose=lambda: table.seen.speller,
        )
        if not table.is_read_only:
            parts.put_by_rack(*self.arranging.make_buttons())
        self._connect()
        if table.is_read_only:
            parts.strip.only_show()
        narrator = Narrator(
            parts,
            lambda: table.seen,
            self._names,
            self.overruling,
            aftermath=self._aftermath,
            stands=lambda: self.pace.is_standing,
        )
        self.set_up(narrator, parts.strip)
        self.luck.recall_press(table)
        if self.tells_odds:
            self.luck.recall_turn(table, partial(parts.turn.say_odds, self._turn_told()))

    # What the shell asks for

    def let_go(self) -> None:
        self.luck.stop()
        super().let_go()

    def describe(self) -> str:
        return describe(self.table.seen, self._names)

    def tell_ending(self, seen: State, outcome: Outcome, recap: Recap) -> Ending:
        return ending_of(seen, outcome, recap, self.party, self._context.best())

    @property
    def is_in_the_air(self) -> bool:
        return self.parts.dice.is_throwing

    @property
    def scrolling(self) -> QScrollArea:
        return self.parts.table

    @property
    def turn(self) -> Hashable:
        seen = self.table.seen
        return seen.seat, seen.speller

    def show_aftermath(self, turn: Hashable) -> bool:
        """The match is at the next roll: what was said leaves the old one, and nothing is open."""
        if isinstance(turn, tuple) and turn[1] in self.table.computers:
            self.parts.strip.invite(say(TURN_OF, name=self._names[turn[1]]))
        self.parts.acts.show_nothing()
        self.parts.score.show_score(None)
        self.parts.strip.setEnabled(False)
        return False

    def staged_of(self, events: Sequence[TableEvent]) -> RefusedWord | None:
        return refused_word(events, self._called, self.table)

    def worth_text(self) -> str:
        strip = self.gestures.strip
        if strip is None or not self.gestures.has_word or self.gestures.is_spending:
            return ""
        note, points = self._word_note("")
        return note if points is None else worth_said(strip.row.text, score_view(strip))

    def own_pieces(self) -> str:
        seen = self.table.seen
        return "" if seen.phase is Phase.OVER else material(seen, seen.speller)

    def done_by(self, events: Sequence[TableEvent]) -> Sequence[Done]:
        return tuple(done_since(events))

    # Showing

    def show_match(self, seen: State) -> None:
        self.refusals.follow()
        if seen.phase is not Phase.DECIDE:
            self.gestures.ask_for_vowel(False)
        if self._span != self._span_of(seen):
            self._span = self._span_of(seen)
            self._patience.restart()
        computer = awaited_computer(self.table, self._names)
        is_turn = computer and seen.phase is not Phase.RESPOND and seen.call is None
        turn = say(TURN_OF, name=computer)
        goal = turn if is_turn else goal_line(seen, self._names)
        if seen.call is not None and not self.is_put(seen.call):
            goal = say(texts.CALL_TITLE, name=self._names[seen.call.seat], word=seen.call.word)
        self.parts.header.show_match(goal, standing_note(seen))
        self.parts.header.show_seats(seat_lines(seen, self._names))
        self._show_pieces(seen)
        self._show_strip(seen)
        self._show_answers(seen)
        told = stories(self.table, self._names)
        self.parts.moves.show_match(self.table.position, told, self.table.verdicts)

    def _span_of(self, seen: State) -> object:
        """What tells one roll, or one player's answer to it, from the next."""
        is_open = self.gestures.laid() is not None
        return (seen.turn, seen.dice, len(seen.spent)) if is_open else None

    def _show_pieces(self, seen: State) -> None:
        parts, strip = self.parts, self.gestures.strip or called_strip(seen)
        laid = strip.row.pieces if strip else ()
        multiplies = seen.phase is not Phase.RESPOND
        parts.dice.show_dice(dice_views(seen, laid), multiplies=multiplies)
        parts.rack.setAccessibleName(say(texts.RACK_OF, name=self._names[seen.speller]))
        self.arranging.show(rack_views(seen, laid))
        parts.rack.set_spending(self.gestures.is_spending)
        parts.rack.show_chosen(self.gestures.chosen_vowel)
        parts.bank.show_bank(tile_views(seen, seen.banked))
        parts.spent.show_spent(tile_views(seen, seen.spent))
        parts.bags.show_bags(tiles=len(seen.bag_tiles), dice=len(seen.bag_dice))
        parts.show_turn(self._turn_told())
        parts.others.show_players(other_views(seen, self._names))
        parts.others.setVisible(len(self._names) > 1)

    def _show_strip(self, seen: State) -> None:
        strip, shown = self.gestures.strip, self.parts.strip
        laid = strip or called_strip(seen)
        refused = self._refused() if strip else ""
        if isinstance(self.staged, RefusedWord):
            tiles, refused = self.staged.tiles, say(REFUSED_WORD, word=self.staged.word)
            shown.show_strip(tiles, len(tiles), is_refused=True)
        elif laid is None:
            shown.show_strip((), 0)
        else:
            views, is_refused = laid_views(laid), bool(refused)
            self._called = views
            shown.show_strip(views, laid.caret, ghost=laid.ghost, is_refused=is_refused)
        if self.table.outcome is not None:
            shown.only_show()
        elif not self.table.is_read_only:
            # Who has laid a word knows how.
            is_first = not (seen.players[seen.speller].turns or seen.banked)
            shown.invite(self._invitation(seen), teaches=is_first)
        shown.setEnabled(strip is not None and not self.gestures.is_spending)
        spelt = laid if laid and not self.gestures.is_asking_all else None
        self.parts.score.show_score(score_view(spelt) if spelt else None, refused=refused)

    def _invitation(self, seen: State) -> str:
        """What stands where words are laid instead of how that is done, while no person may."""
        computer = awaited_computer(self.table, self._names)
        if computer:
            return say(computers.SEARCHES, name=computer)
        # Chance answers what a computer did: its dice are about to fall.
        is_others = seen.speller in self.table.computers
        return say(TURN_OF, name=self._names[seen.speller]) if is_others else ""

    def _show_answers(self, seen: State) -> None:
        is_put = self.is_put(seen.call)
        self.parts.show_asked(is_put)
        if seen.call is not None and not is_put:
            self.parts.acts.show_nothing()
        elif seen.call is not None:
            self.parts.acts.show_nothing()
            self.ask_about(self.parts.call, seen.call, texts.CALL_TITLE)
        elif seen.speller not in self.table.people_to_act:
            self.parts.acts.show_nothing()
        else:
            self._show_acts(seen)

    def _show_acts(self, seen: State) -> None:
        acts, name = self.parts.acts, self._names[seen.speller]
        if seen.phase is Phase.READY:
            can_swap = self.gestures.may(Swap())
            self.parts.strip.invite(swap_note(seen, name) if can_swap else say(texts.READY_HINT))
            acts.show_ready(can_swap=can_swap)
        elif seen.phase is Phase.DECIDE and self.gestures.is_spending:
            acts.show_spending(self.gestures.vowel)
        elif seen.phase is Phase.DECIDE:
            note, points = self._word_note("")
            can_spend = any(tile.is_vowel for tile in seen.free_tiles(seen.seat))
            has_die = bool(seen.bag_dice)
            acts.show_decision(note, points=points, has_die=has_die, can_spend=can_spend)
        elif seen.phase is Phase.RESPOND and self.gestures.is_asking_all:
            asked = (self._names[seat] for seat in self.gestures.still_asked)
            question = say(texts.NOBODY_ASKED, names=joined(asked))
            self.parts.strip.invite(question)
            acts.show_nobody()
        elif seen.phase is Phase.RESPOND:
            note, points = self._word_note(say(texts.RESPOND_HINT, name=name))
            can_skip_all = len(self.gestures.still_asked) > 1
            acts.show_response(note, points=points, can_skip_all=can_skip_all)
        else:
            acts.show_nothing()

    def _word_note(self, usual: str) -> tuple[str, int | None]:
        """What speaks against the word on the strip, else what to do; and what it would bring.

        No points while it may not be said.
        """
        strip, against = self.gestures.strip, self.gestures.against_word()
        if against:
            return reasons_text(against[:1], self.table.seen.material), None
        refused = self._refused()
        if refused:
            return refused, None
        return usual, strip.score if strip and self.gestures.has_word else None

    def _refused(self) -> str:
        """That the word on the strip was refused in this turn; empty for any other."""
        strip = self.gestures.strip if self.is_word_refused else None
        return say(REFUSED_WORD, word=strip.row.text) if strip is not None else ""

    # Doing

    def choose_vowel(self, is_spending: bool) -> None:
        """Have a vowel chosen to be spent, or go back to the word (L8)."""
        if self.table.seen.phase is Phase.DECIDE:
            self.gestures.ask_for_vowel(is_spending)
            self.refresh()
            self.focus_part()

    def _choose_vowel(self, tile: int) -> None:
        """Choose the vowel; what spends it has the keyboard then."""
        self.gestures.choose_vowel(tile)
        self.parts.acts.confirm_spend.setFocus()

    def ask_for_nobody(self, is_asking: bool) -> None:
        """Ask the table whether nobody responds, or go back to asking each."""
        self.gestures.ask_all(is_asking)
        self.refresh()
        self.focus_part()

    def ask_odds(self) -> None:
        """Tell the odds of pressing, where the ruleset allows it before the decision."""
        strip = self.gestures.strip
        # What lies on the strip would be banked by then.
        laid = strip.tiles if strip else ()
        self.luck.tell_odds(self.table.seen, laid, texts.ODDS_HINT)

    def give_hint(self) -> None:
        self.hints.give(is_possible=bool(self.table.seen.dice))

    # Wiring

    def _connect(self) -> None:
        parts, gestures, acts = self.parts, self.gestures, self.parts.acts
        self.connect_strip(parts.dice.row, parts.rack)
        parts.dice.landed.connect(self.tell_settled)
        parts.strip.submitted.connect(self._enter)
        parts.rack.vowel_picked.connect(self._choose_vowel)
        parts.call.answered.connect(gestures.act)
        acts.rolled.connect(gestures.roll)
        acts.swapped.connect(gestures.swap)
        acts.scored.connect(gestures.score)
        acts.pressed.connect(gestures.press)
        acts.spending_wanted.connect(self.choose_vowel)
        acts.spent.connect(gestures.spend)
        acts.given_up.connect(self._give_up_or_ask)
        acts.nobody_wanted.connect(self.ask_for_nobody)
        acts.nobody_responded.connect(gestures.nobody_responds)

    def _enter(self) -> None:
        """Enter rolls where there is nothing to spell, else it scores or responds."""
        if self.table.seen.phase is Phase.READY:
            self.gestures.roll()
        elif not self._is_meant_for_before():
            self.gestures.score()

    def press(self) -> None:
        """Press, unless the key was meant for what stood there before."""
        if not self._is_meant_for_before():
            self.gestures.press()

    def give_up(self) -> None:
        """Give up or decline, unless the key was meant for what stood there before."""
        if not self._is_meant_for_before():
            self._give_up_or_ask()

    def _give_up_or_ask(self) -> None:
        """Ask whoever is alone: new tiles come at once, which nobody can take back."""
        seen = self.table.seen
        is_open = not self.table.check(seen.speller, GiveUp())
        # Why it is not open is said at once, and not after the question.
        if is_open and seen.phase is Phase.DECIDE and len(self._names) == 1:
            title, text = say(texts.GIVE_UP_TITLE), say(texts.GIVE_UP_TEXT)
            ask(self, title, text, yes=say(texts.GIVE_UP), then=self.gestures.give_up)
        else:
            self.gestures.give_up()

    def _is_meant_for_before(self) -> bool:
        """Whether a key came right after another roll or another player, over an empty strip."""
        return self._patience.is_fresh and not self.gestures.has_word

    def groups(self) -> tuple[tuple[Command, ...], ...]:
        return move_groups(
            self.gestures,
            Acts(
                press=self.press,
                choose_vowel=self.choose_vowel,
                give_up=self.give_up,
                ask_for_nobody=self.ask_for_nobody,
                hint=self.ask_for_hint,
                ask_odds=self.ask_odds,
                show_moves=self.parts.show_moves,
                toggle_odds=self.toggle_odds,
                tells_odds=lambda: self.tells_odds,
                arranging=self.arranging.commands(),
                overruling=tuple(self.overruling.commands()),
            ),
        )

    def _aftermath(self) -> Aftermath | None:
        return self.luck.teller() if self.tells_odds else None

    @property
    def tells_odds(self) -> bool:
        """Whether the odds of a press are told after the turn."""
        return self._context.preferences.settings.tells_odds

    def toggle_odds(self) -> None:
        """Tell them from now on, or no longer."""
        self._context.preferences.change(tells_odds=not self.tells_odds)
        self.commands.refresh()

    def told(self, update: Update[TableEvent]) -> None:
        self._tell_turn(update)
        for event in update.visible:
            if isinstance(event, LuckPressed):
                self.luck.remember_press(self.table.seen.material, event)
            elif isinstance(event, ControlMoved):
                self.luck.forget_press()
            if isinstance(event, DiceThrown | ResponseAsked | ControlMoved):
                self.luck.forget_questions()

    def _tell_turn(self, update: Update[TableEvent]) -> None:
        """The turn that has just ended stays on its card, with the odds once they are known."""
        if not any(isinstance(event, TURN_ENDS) for event in update.visible):
            return
        told = self._turn_told()
        self.parts.show_turn(told)
        if self.tells_odds:
            self.luck.tell_of_press(lambda odds: self.parts.turn.say_odds(told, odds))

    def _turn_told(self) -> TurnTold | None:
        if self.table.public.phase is Phase.DECIDE:
            # Dice were rolled since, and letters are being laid: that is asked with each of them.
            return None
        return turn_told(self.table.recent_public(), self.table.public.material, self._names)

    # The keyboard

    @property
    def surface(self) -> QWidget:
        """The strip, or what rolls where there is nothing to spell yet."""
        return self.parts.acts.roll if self.gestures.is_ready() else self.parts.strip

    def is_building(self) -> bool:
        return self.gestures.is_spelling() or self.gestures.is_ready()

    def wanting_keyboard(self) -> Iterable[QWidget]:
        parts = self.parts
        vowels = parts.rack.tiles if self.gestures.is_spending else ()
        return (*parts.call.buttons, *vowels, parts.acts.keep, parts.acts.confirm_nobody)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the strip still go to the strip."""
        # A key comes here only after the widget with the focus has ignored it.
        may_type = not self.gestures.is_spending and not self.table.is_read_only
        is_escape = event.key() == Qt.Key.Key_Escape
        if self.gestures.is_spending and is_escape:
            self.choose_vowel(False)
        elif self.gestures.is_asking_all and is_escape:
            self.ask_for_nobody(False)
        elif may_type and self.parts.strip.take_key(event):
            self.parts.strip.setFocus()
        else:
            super().keyPressEvent(event)
