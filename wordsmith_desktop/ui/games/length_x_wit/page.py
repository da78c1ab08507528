"""The page of a match of Length × Wit."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.length_x_wit.actions import Respond, Score, Swap
from wordsmith_desktop.games.length_x_wit.events import (
    ControlMoved,
    DiceThrown,
    LuckPressed,
    ResponseAsked,
)
from wordsmith_desktop.games.length_x_wit.observation import Observation
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.table import Stage
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.ui.games.length_x_wit.gestures import Hands
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
    speller,
    tile_views,
    total_views,
)
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.buttons import Patience
from wordsmith_desktop.ui.kit.call_bar import hint_text
from wordsmith_desktop.ui.kit.commands import Command, Commands
from wordsmith_desktop.ui.kit.game_entry import PageContext
from wordsmith_desktop.ui.kit.match_page import TablePage
from wordsmith_desktop.ui.kit.overruling import Overruling
from wordsmith_desktop.ui.kit.strip.dragging import Dragging
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts
from wordsmith_desktop.wording.games.length_x_wit.event_sentences import reasons_text
from wordsmith_desktop.wording.games.length_x_wit.in_words import describe
from wordsmith_desktop.wording.texts import say


class MatchPage(TablePage):
    """Hands gestures to the session and shows the table, all of which is open."""

    def __init__(
        self, session: AnySession, context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, context, parent)
        self.parts = Parts(self)
        self.hands = Hands(session, banner=self.parts.banner, changed=self._strip_changed)
        self._patience = Patience(self)
        self._span = self.hands.span()
        self.luck = Luck(self, self.lexicon, self.parts.banner)
        self.overruling = Overruling(
            session,
            self.lexicon,
            self.parts.banner,
            accepted_here=texts.ACCEPTED_HERE,
            accepted_always=texts.ACCEPTED_ALWAYS,
        )
        self.parts.message.insertWidget(1, self.overruling)
        self.narrator = Narrator(
            self.parts, session, self._names, self.overruling, aftermath=self._aftermath
        )
        self.commands = Commands(
            self, self.parts.strip, self._groups(), is_read_only=session.is_read_only
        )
        self.dragging = Dragging(self, self.parts.strip)
        self._connect()
        self.parts.ending.is_open = not session.is_read_only
        if session.is_read_only:
            self.parts.strip.only_show()
        self.listen()
        self._recall_press()

    @property
    def state(self) -> State:
        """The match as it stands."""
        state: State = self.session.match.state
        return state

    @property
    def seen(self) -> Observation:
        """What everybody sees."""
        seen: Observation = self.session.observation(None)
        return seen

    # What the shell asks for

    def show_time(self) -> None:
        """Show what the clocks say."""
        self.parts.header.show_clocks(self.session.readings, is_paused=self.session.is_paused)

    def set_paused(self, paused: bool) -> None:
        """Show that the clock stands still; the shell covers the page."""
        self.dragging.cancel()
        self.parts.header.show_clocks(self.session.readings, is_paused=paused)

    def let_go(self) -> None:
        self.luck.stop()
        super().let_go()

    def describe(self) -> str:
        return describe(self.seen, self._names)

    # Showing

    def refresh(self) -> None:
        """Show the match as it stands."""
        state = self.state
        if state.phase is not Phase.DECIDE:
            self.hands.is_spending = False
        if self._span != self.hands.span():
            self._span = self.hands.span()
            self._patience.restart()
        self.parts.header.show_match(self.seen, self._names)
        self.show_time()
        self._show_pieces(state)
        self._show_strip()
        self._show_answers(state)
        self._show_ending(state)
        self.commands.refresh()
        self.status.emit(self.describe())

    def _show_pieces(self, state: State) -> None:
        parts, strip = self.parts, self.hands.strip or called_strip(state)
        laid = strip.row.pieces if strip else ()
        parts.dice.show_dice(dice_views(state, laid))
        parts.rack.show_title(say(texts.RACK_OF, name=self._names[speller(state)]))
        parts.rack.show_tiles(rack_views(state, laid))
        parts.rack.set_spending(self.hands.is_spending)
        parts.bank.show_bank(tile_views(state, state.banked))
        parts.spent.show_spent(tile_views(state, state.spent))
        parts.bags.show_bags(tiles=len(state.bag_tiles), dice=len(state.bag_dice))
        parts.totals.show_totals(
            total_views(state, self._names),
            goal=0 if state.ruleset.turns else state.ruleset.goal,
            is_last_round=state.is_last_round,
        )
        parts.others.show_players(other_views(state, self._names))
        parts.others.setVisible(len(self._names) > 1)

    def _show_strip(self) -> None:
        strip, shown = self.hands.strip, self.parts.strip
        laid = strip or called_strip(self.state)
        if laid is None:
            shown.show_strip((), 0)
        else:
            shown.show_strip(laid_views(laid), laid.caret, ghost=laid.ghost)
        shown.setEnabled(strip is not None and not self.hands.is_spending)
        self.parts.score.show_score(score_view(strip) if strip else None)

    def _show_answers(self, state: State) -> None:
        parts = self.parts
        is_asked = state.call is not None
        parts.show_asked(is_asked)
        if is_asked:
            self._ask(state)
        else:
            self._show_acts(state)

    def _ask(self, state: State) -> None:
        """Ask the table about the word that was said."""
        call = state.call
        assert call is not None
        self.parts.call.ask(
            say(texts.CALL_TITLE, name=self._names[call.seat], word=call.word),
            hint_text(call.stage, self.narrator.last_reason),
            stage=call.stage,
            names=self._names,
            asked=() if call.stage is Stage.RULING else self.session.actors,
        )

    def _show_acts(self, state: State) -> None:
        acts, name = self.parts.acts, self._names[speller(state)]
        if self.session.is_read_only:
            acts.show_nothing()
        elif state.phase is Phase.READY:
            can_swap = self.hands.may(Swap())
            acts.show_ready(say(texts.READY_HINT, name=name), can_swap=can_swap)
        elif state.phase is Phase.DECIDE and self.hands.is_spending:
            acts.show_spending()
        elif state.phase is Phase.DECIDE:
            note = self._note(say(texts.DECIDE_HINT))
            has_die = bool(state.bag_dice)
            can_spend = any(tile.is_vowel for tile in state.free_tiles(state.seat))
            acts.show_decision(note, points=self._points(), has_die=has_die, can_spend=can_spend)
        elif state.phase is Phase.RESPOND:
            note = self._note(say(texts.RESPOND_HINT, name=name))
            acts.show_response(note, points=self._points())
        else:
            acts.show_nothing()

    def _note(self, usual: str) -> str:
        """What speaks against the word on the strip, else what to do."""
        against = self._against()
        return reasons_text(against[:1], self.state.box) if against else usual

    def _against(self) -> tuple[Rejection, ...]:
        """What speaks against the word on the strip, as long as there is one."""
        kind = Respond if self.state.phase is Phase.RESPOND else Score
        return self.hands.against(kind) if self._has_word() else ()

    def _points(self) -> int | None:
        """What the word on the strip would bring; None while it may not be said."""
        strip = self.hands.strip
        is_open = strip is not None and self._has_word() and not self._against()
        return strip.score if strip is not None and is_open else None

    def _show_ending(self, state: State) -> None:
        outcome = self.session.match.outcome
        if outcome is None:
            self.parts.show_table()
        else:
            self.parts.ending.show_ending(state, self._names, outcome, self._context.best())
            self.parts.show_ending()

    # Doing

    def choose_vowel(self, is_spending: bool) -> None:
        """Have a vowel chosen to be spent, or go back to the word (L8)."""
        if self.state.phase is Phase.DECIDE:
            self.hands.is_spending = is_spending
            self.refresh()
            self.focus_part()

    def ask_odds(self) -> None:
        """Tell the odds of pressing, where the ruleset allows it before the decision."""
        strip, state = self.hands.strip, self.state
        # What lies on the strip would be banked by then.
        laid = strip.tiles if strip else ()
        self.luck.odds(state.but(banked=(*state.banked, *laid)), texts.ODDS_HINT)

    def _strip_changed(self) -> None:
        # The word that was refused does not lie there any more.
        self.overruling.over(forget=False)
        self.refresh()

    # Wiring

    def _connect(self) -> None:
        parts, hands, acts = self.parts, self.hands, self.parts.acts
        hands.listen_to(parts.strip)
        parts.strip.submitted.connect(self._enter)
        for row in (parts.dice, parts.rack):
            row.picked.connect(hands.pick)
            row.returned.connect(hands.put_back)
        parts.rack.vowel_picked.connect(hands.spend)
        acts.rolled.connect(hands.roll)
        acts.swapped.connect(hands.swap)
        acts.scored.connect(hands.score)
        acts.pressed.connect(hands.press)
        acts.spending_wanted.connect(self.choose_vowel)
        acts.given_up.connect(hands.give_up)
        acts.hint_wanted.connect(self.ask_for_hint)
        parts.call.answered.connect(lambda seat, action: hands.act(action, seat))
        parts.ending.again.connect(self._context.restart)
        parts.ending.left.connect(self._context.leave)

    def _enter(self) -> None:
        """Enter rolls where there is nothing to spell, else it scores or responds."""
        if self.state.phase is Phase.READY:
            self.hands.roll()
        elif not self._is_meant_for_before():
            self.hands.score()

    def _press(self) -> None:
        if not self._is_meant_for_before():
            self.hands.press()

    def _give_up(self) -> None:
        if not self._is_meant_for_before():
            self.hands.give_up()

    def _is_meant_for_before(self) -> bool:
        """Whether a key came right after another roll or another player, over an empty strip."""
        return self._patience.is_fresh and not self._has_word()

    def _has_word(self) -> bool:
        strip = self.hands.strip
        return strip is not None and bool(strip.row.text)

    def _groups(self) -> tuple[tuple[Command, ...], ...]:
        hands = self.hands

        def is_deciding() -> bool:
            return self.state.phase is Phase.DECIDE and self.state.call is None

        def is_ready() -> bool:
            return self.state.phase is Phase.READY

        def may_end() -> bool:
            return hands.span() is not None

        def may_ask_odds() -> bool:
            return is_deciding() and self.state.ruleset.odds_as_hint

        return (
            (
                Command("roll", texts.MENU_ROLL, ("Ctrl+R",), hands.roll, is_ready),
                Command("score", texts.MENU_SCORE, (), hands.score, self._has_word),
                Command("press", texts.MENU_PRESS, ("Ctrl+Return",), self._press, is_deciding),
                Command(
                    "spend",
                    texts.MENU_SPEND,
                    ("Ctrl+U",),
                    lambda: self.choose_vowel(True),
                    is_deciding,
                ),
                Command("give up", texts.MENU_GIVE_UP, ("Ctrl+E",), self._give_up, may_end),
                Command("swap", texts.MENU_SWAP, ("Ctrl+T",), hands.swap, is_ready),
            ),
            (
                Command("dice", texts.MENU_DICE, ("Ctrl+D",), hands.lay_dice, may_end),
                Command("hint", texts.MENU_HINT, ("F2",), self.ask_for_hint, lambda: True),
                Command("odds", texts.MENU_ODDS, ("F3",), self.ask_odds, may_ask_odds),
            ),
            (
                Command("undo", texts.MENU_UNDO, ("Ctrl+Z",), self._undo, self._can_undo),
                Command("redo", texts.MENU_REDO, ("Ctrl+Y",), self._redo, self._can_redo),
                Command("clear", texts.MENU_CLEAR, (), hands.clear, self._has_word),
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

    def _can_undo(self) -> bool:
        return self.hands.can_undo or self.session.undoable is not None

    def _can_redo(self) -> bool:
        return self.hands.can_redo or self.session.redoable is not None

    def give_hint(self) -> None:
        """Name a common word that could be made."""
        self.luck.hint(self.seen)

    def _aftermath(self) -> str:
        return self.luck.aftermath if self._context.preferences.settings.tells_odds else ""

    def _toggle_odds(self) -> None:
        tells = self._context.preferences.settings.tells_odds
        self._context.preferences.change(tells_odds=not tells)
        self.commands.refresh()

    def _undo(self) -> None:
        if self.hands.can_undo:
            self.hands.undo()
        elif self.session.undoable is not None:
            self.session.undo()

    def _redo(self) -> None:
        if self.hands.can_redo:
            self.hands.redo()
        elif self.session.redoable is not None:
            self.session.redo()

    def _state_after(self, event: Event) -> State:
        """The state in which something had just happened; dice may have been thrown since."""
        played = next(
            one for one in reversed(self.session.match.played) if event in one.step.events
        )
        state: State = played.step.state
        return state

    def forget_told(self) -> None:
        self.narrator.forget()

    def tell(self, update: Update[Any]) -> None:
        self.narrator.tell(update)
        for event in update.events:
            if isinstance(event, LuckPressed):
                self.luck.remember_press(self._state_after(event))
            elif isinstance(event, ControlMoved):
                self.luck.forget_press()
            if isinstance(event, DiceThrown | ResponseAsked | ControlMoved):
                self.luck.forget_questions()

    def _recall_press(self) -> None:
        """Go on with the turn's last press: a page may be built in the middle of a turn."""
        if self.state.phase is Phase.OVER or self.session.is_read_only:
            return
        for played in reversed(self.session.match.played):
            for event in reversed(played.step.events):
                if isinstance(event, ControlMoved):
                    return
                if isinstance(event, LuckPressed):
                    self.luck.remember_press(played.step.state)
                    return

    # The keyboard

    @property
    def surface(self) -> QWidget:
        """The strip, or what rolls where there is nothing to spell yet."""
        is_ready = self.state.phase is Phase.READY
        return self.parts.acts.roll if is_ready else self.parts.strip

    @property
    def banner(self) -> Banner:
        return self.parts.banner

    def is_building(self) -> bool:
        is_ready = self.state.phase is Phase.READY and not self.session.is_read_only
        return is_ready or self.hands.span() is not None

    def wanting_keyboard(self) -> Iterable[QWidget]:
        parts = self.parts
        vowels = parts.rack.tiles if self.hands.is_spending else ()
        return (parts.ending.play_again, *parts.call.buttons, *vowels, parts.acts.keep)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.parts.fit(event.size().width())

    def _may_type(self) -> bool:
        return not self.hands.is_spending and not self.session.is_read_only

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the strip still go to the strip."""
        if self.hands.is_spending and event.key() == Qt.Key.Key_Escape:
            self.choose_vowel(False)
        elif self._may_type() and self.parts.strip.take_key(event):
            self.parts.strip.setFocus()
        else:
            super().keyPressEvent(event)
