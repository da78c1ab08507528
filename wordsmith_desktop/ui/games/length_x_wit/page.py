"""The page of a match of Length × Wit."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.length_x_wit.actions import Action, Swap
from wordsmith_desktop.games.length_x_wit.events import (
    ControlMoved,
    DiceThrown,
    LuckPressed,
    ResponseAsked,
)
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.recapping import Recap
from wordsmith_desktop.games.table_events import TableEvent
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.ui.games.length_x_wit.ending import ending_of
from wordsmith_desktop.ui.games.length_x_wit.gestures import Gestures
from wordsmith_desktop.ui.games.length_x_wit.hints import Hints
from wordsmith_desktop.ui.games.length_x_wit.layout import Parts
from wordsmith_desktop.ui.games.length_x_wit.luck import Luck
from wordsmith_desktop.ui.games.length_x_wit.narrator import Narrator
from wordsmith_desktop.ui.games.length_x_wit.views import (
    called_strip,
    dice_views,
    laid_views,
    other_views,
    rack_views,
    score_view,
    seat_lines,
    tile_views,
)
from wordsmith_desktop.ui.kit.buttons import Patience
from wordsmith_desktop.ui.kit.commands import Command, history
from wordsmith_desktop.ui.kit.dialogs import ask
from wordsmith_desktop.ui.kit.game_entry import PageContext
from wordsmith_desktop.ui.kit.match_end.ending import Ending
from wordsmith_desktop.ui.kit.match_page import TablePage
from wordsmith_desktop.ui.kit.strip.dragging import Dragging
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts
from wordsmith_desktop.wording.games.length_x_wit.event_sentences import reasons_text
from wordsmith_desktop.wording.games.length_x_wit.in_words import describe, goal_line, standing_note
from wordsmith_desktop.wording.texts import say


class MatchPage(TablePage[Action, TableEvent, State]):
    """Hands gestures to the table and shows it, all of which is open."""

    parts: Parts

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
        self._span = self._span_of(table.seen)
        self.luck = Luck(self, self.lexicon, parts.banner)
        self.hints = Hints(table, parts.banner, self.explain_word)
        self.overruling = self.make_overruling(
            parts.banner.tag.row,
            accepted_here=texts.ACCEPTED_HERE,
            accepted_always=texts.ACCEPTED_ALWAYS,
        )
        self.dragging = Dragging(self, parts.strip)
        self._connect()
        if table.is_read_only:
            parts.strip.only_show()
        narrator = Narrator(
            parts,
            lambda: table.seen,
            self._names,
            self.overruling,
            aftermath=self._aftermath,
        )
        self.set_up(narrator, parts.strip)
        self._recall_press()

    # What the shell asks for

    def set_paused(self, paused: bool) -> None:
        self.dragging.cancel()
        super().set_paused(paused)

    def let_go(self) -> None:
        self.luck.stop()
        super().let_go()

    def describe(self) -> str:
        return describe(self.table.seen, self._names)

    def tell_ending(self, seen: State, outcome: Outcome, recap: Recap) -> Ending:
        return ending_of(seen, outcome, recap, self.party, self._context.best())

    # Showing

    def show_match(self, seen: State) -> None:
        if seen.phase is not Phase.DECIDE:
            self.gestures.is_spending = False
        if self._span != self._span_of(seen):
            self._span = self._span_of(seen)
            self._patience.restart()
        self.parts.header.show_match(goal_line(seen, self._names), standing_note(seen))
        self.parts.header.show_seats(seat_lines(seen, self._names))
        self._show_pieces(seen)
        self._show_strip(seen)
        self._show_answers(seen)

    def _span_of(self, seen: State) -> object:
        """What tells one roll, or one player's answer to it, from the next."""
        is_open = self.gestures.laid() is not None
        return (seen.turn, seen.dice, len(seen.spent)) if is_open else None

    def _show_pieces(self, seen: State) -> None:
        parts, strip = self.parts, self.gestures.strip or called_strip(seen)
        laid = strip.row.pieces if strip else ()
        parts.dice.show_dice(dice_views(seen, laid))
        parts.rack.setAccessibleName(say(texts.RACK_OF, name=self._names[seen.speller]))
        parts.rack.show_tiles(rack_views(seen, laid))
        parts.rack.set_spending(self.gestures.is_spending)
        parts.bank.show_bank(tile_views(seen, seen.banked))
        parts.spent.show_spent(tile_views(seen, seen.spent))
        parts.bags.show_bags(tiles=len(seen.bag_tiles), dice=len(seen.bag_dice))
        parts.others.show_players(other_views(seen, self._names))
        parts.others.setVisible(len(self._names) > 1)

    def _show_strip(self, seen: State) -> None:
        strip, shown = self.gestures.strip, self.parts.strip
        laid = strip or called_strip(seen)
        if laid is None:
            shown.show_strip((), 0)
        else:
            shown.show_strip(laid_views(laid), laid.caret, ghost=laid.ghost)
        shown.setEnabled(strip is not None and not self.gestures.is_spending)
        self.parts.score.show_score(score_view(strip) if strip else None)

    def _show_answers(self, seen: State) -> None:
        self.parts.show_asked(seen.call is not None)
        if seen.call is not None:
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
            acts.show_ready(say(texts.READY_HINT, name=name), can_swap=can_swap)
        elif seen.phase is Phase.DECIDE and self.gestures.is_spending:
            acts.show_spending()
        elif seen.phase is Phase.DECIDE:
            note, points = self._word_note("")
            can_spend = any(tile.is_vowel for tile in seen.free_tiles(seen.seat))
            has_die = bool(seen.bag_dice)
            acts.show_decision(note, points=points, has_die=has_die, can_spend=can_spend)
        elif seen.phase is Phase.RESPOND:
            note, points = self._word_note(say(texts.RESPOND_HINT, name=name))
            acts.show_response(note, points=points)
        else:
            acts.show_nothing()

    def _word_note(self, usual: str) -> tuple[str, int | None]:
        """What speaks against the word on the strip, else what to do; and what it would bring.

        No points while it may not be said.
        """
        strip, against = self.gestures.strip, self.gestures.against_word()
        if against:
            return reasons_text(against[:1], self.table.seen.box), None
        return usual, strip.score if strip and self.gestures.has_word else None

    # Doing

    def choose_vowel(self, is_spending: bool) -> None:
        """Have a vowel chosen to be spent, or go back to the word (L8)."""
        if self.table.seen.phase is Phase.DECIDE:
            self.gestures.is_spending = is_spending
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
        gestures.listen_to(parts.strip)
        parts.strip.submitted.connect(self._enter)
        for row in (parts.dice, parts.rack):
            row.picked.connect(gestures.pick)
            row.returned.connect(gestures.put_back)
        parts.rack.vowel_picked.connect(gestures.spend)
        parts.call.answered.connect(gestures.act)
        acts.rolled.connect(gestures.roll)
        acts.swapped.connect(gestures.swap)
        acts.scored.connect(gestures.score)
        acts.pressed.connect(gestures.press)
        acts.spending_wanted.connect(self.choose_vowel)
        acts.given_up.connect(self._give_up_or_ask)

    def _enter(self) -> None:
        """Enter rolls where there is nothing to spell, else it scores or responds."""
        if self.table.seen.phase is Phase.READY:
            self.gestures.roll()
        elif not self._is_meant_for_before():
            self.gestures.score()

    def _press(self) -> None:
        if not self._is_meant_for_before():
            self.gestures.press()

    def _give_up(self) -> None:
        if not self._is_meant_for_before():
            self._give_up_or_ask()

    def _give_up_or_ask(self) -> None:
        """Ask whoever is alone: new tiles come at once, which nobody can take back."""
        seen = self.table.seen
        if seen.phase is Phase.DECIDE and len(self._names) == 1:
            title, text = say(texts.GIVE_UP_TITLE), say(texts.GIVE_UP_TEXT)
            ask(self, title, text, yes=say(texts.GIVE_UP), then=self.gestures.give_up)
        else:
            self.gestures.give_up()

    def _is_meant_for_before(self) -> bool:
        """Whether a key came right after another roll or another player, over an empty strip."""
        return self._patience.is_fresh and not self.gestures.has_word

    def groups(self) -> tuple[tuple[Command, ...], ...]:
        gestures = self.gestures
        return (
            (
                Command("roll", texts.MENU_ROLL, ("Ctrl+R",), gestures.roll, self._is_ready),
                Command("score", texts.MENU_SCORE, (), gestures.score, self._has_word),
                Command(
                    "press", texts.MENU_PRESS, ("Ctrl+Return",), self._press, self._is_deciding
                ),
                Command(
                    "spend",
                    texts.MENU_SPEND,
                    ("Ctrl+U",),
                    lambda: self.choose_vowel(True),
                    self._is_deciding,
                ),
                Command(
                    "give up", texts.MENU_GIVE_UP, ("Ctrl+E",), self._give_up, self._is_spelling
                ),
                Command("swap", texts.MENU_SWAP, ("Ctrl+T",), gestures.swap, self._is_ready),
            ),
            (
                Command("dice", texts.MENU_DICE, ("Ctrl+D",), gestures.lay_dice, self._is_spelling),
                Command("hint", texts.MENU_HINT, ("F2",), self.ask_for_hint, lambda: True),
                Command("odds", texts.MENU_ODDS, ("F3",), self.ask_odds, self._may_ask_odds),
            ),
            (
                *history(self.table),
                Command("clear", texts.MENU_CLEAR, (), gestures.clear, self._has_word),
            ),
            tuple(self.overruling.commands()),
            (
                Command(
                    "tell odds",
                    texts.MENU_TELL_ODDS,
                    (),
                    self._toggle_odds,
                    lambda: True,
                    is_on=lambda: self._context.preferences.settings.tells_odds,
                ),
            ),
        )

    def _is_ready(self) -> bool:
        seen = self.table.seen
        return seen.phase is Phase.READY and seen.speller in self.table.people_to_act

    def _is_deciding(self) -> bool:
        seen = self.table.seen
        return seen.phase is Phase.DECIDE and self._is_spelling()

    def _is_spelling(self) -> bool:
        return self.gestures.laid() is not None

    def _has_word(self) -> bool:
        return self.gestures.has_word

    def _may_ask_odds(self) -> bool:
        return self._is_deciding() and self.table.seen.ruleset.odds_as_hint

    def _aftermath(self) -> str:
        return self.luck.aftermath if self._context.preferences.settings.tells_odds else ""

    def _toggle_odds(self) -> None:
        tells = self._context.preferences.settings.tells_odds
        self._context.preferences.change(tells_odds=not tells)
        self.commands.refresh()

    def told(self, update: Update[TableEvent]) -> None:
        for event in update.visible:
            if isinstance(event, LuckPressed):
                self.luck.remember_press(self.table.seen.box, event)
            elif isinstance(event, ControlMoved):
                self.luck.forget_press()
            if isinstance(event, DiceThrown | ResponseAsked | ControlMoved):
                self.luck.forget_questions()

    def _recall_press(self) -> None:
        """Go on with the turn's last press: a page may be built in the middle of a turn."""
        if self.table.outcome is not None or self.table.is_read_only:
            return
        for happening in self.table.recent():
            for event in reversed(happening.events):
                if isinstance(event, ControlMoved):
                    return
                if isinstance(event, LuckPressed):
                    self.luck.remember_press(self.table.seen.box, event)
                    return

    # The keyboard

    @property
    def surface(self) -> QWidget:
        """The strip, or what rolls where there is nothing to spell yet."""
        return self.parts.acts.roll if self._is_ready() else self.parts.strip

    def is_building(self) -> bool:
        return self._is_spelling() or self._is_ready()

    def wanting_keyboard(self) -> Iterable[QWidget]:
        parts = self.parts
        vowels = parts.rack.tiles if self.gestures.is_spending else ()
        return (*parts.call.buttons, *vowels, parts.acts.keep)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.parts.fit(event.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the strip still go to the strip."""
        # A key comes here only after the widget with the focus has ignored it.
        may_type = not self.gestures.is_spending and not self.table.is_read_only
        if self.gestures.is_spending and event.key() == Qt.Key.Key_Escape:
            self.choose_vowel(False)
        elif may_type and self.parts.strip.take_key(event):
            self.parts.strip.setFocus()
        else:
            super().keyPressEvent(event)
