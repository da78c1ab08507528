"""The page of a match of the Letter Piece Game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.games.common.table_events import HandedOver, TableEvent
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.commands import Command, on_keys
from wordsmith_desktop.window.kit.dialogs import ask
from wordsmith_desktop.window.kit.game_page import GamePage, PageContext
from wordsmith_desktop.window.kit.hints import HintTexts, TableHints
from wordsmith_desktop.window.kit.match_end.ending import Ending
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.motion.choreography import Holder
from wordsmith_desktop.window.kit.pace.since import Done
from wordsmith_desktop.window.kit.refusals import Refusals
from wordsmith_desktop.wording.table_texts import REFUSED_WORD
from wordsmith_desktop.wording.texts import say

from ..rules import events
from ..rules.actions import Action, Face, Roll
from ..rules.claims import alphabet_for, plan, reading, stayed
from ..rules.observation import Observation
from ..rules.pieces import NO_PIECES, Shape
from ..rules.presenter import Bench, bench_of
from ..rules.ruleset import Mode, RequiredLetters, TableMode
from ..rules.scoring import boxes_cost, word_points
from ..rules.state import Call, Phase
from ..words import table_texts as texts
from ..words.in_words import describe, material, pass_text, row_text
from .board import Board
from .claim_bar import NOTHING_BEFORE
from .cues import BEATS, CUES, TALKING, BoardHolder, PadHolder
from .ending import ending_of, is_all_played
from .geometry import LOWER_LINE
from .gestures import Gestures
from .header import alone_text
from .layout import Parts
from .lookups import Lookups
from .move_menu import Acts, is_for_good, move_groups
from .narrator import Narrator, is_for_all
from .race import BUZZER_KEYS, is_race
from .since import done_since, new_on_pads
from .spoken_bench import board_text
from .tray import TAKE_KEYS

_WITH_DIE: Final = (Mode.STANDARD, Mode.SECRET)
"""The ways to play in which one rolls for more pieces."""
_BEGIN: Final = (
    events.LettersSet,
    events.TurnMoved,
    events.BenchTaken,
    events.WordClaimed,
    HandedOver,
)
"""After these another word is sought."""
HINT_TEXTS: Final = HintTexts(
    texts.HINT_NO_BENCH, texts.HINT_NONE_LAST, texts.HINT_START, texts.HINT_WORD
)


class MatchPage(TablePage[Action, TableEvent, Observation]):
    """Hands gestures to the table and shows what whoever has the bench sees."""

    parts: Parts
    narrator: Narrator
    cues = CUES
    scrolls = False
    talking = TALKING
    beats = BEATS

    def __init__(
        self,
        table: TableView[Action, TableEvent, Observation],
        context: PageContext,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(table, context, parent)
        self._is_told_in_part = False
        """Whether the whole table was told a part of what whoever lifts the curtain may know."""
        self._keys = self.calling_keys(BUZZER_KEYS)
        self.parts = parts = Parts(self.playing, self._names, self._keys)
        self.gestures = Gestures(
            table,
            board=parts.board,
            banner=parts.banner,
            names=self._names,
            changed=self.refresh,
        )
        self.lookups = Lookups(parts, table)
        self.hints = TableHints(table, parts.banner, HINT_TEXTS, self.explain_word)
        self.overruling = self.make_overruling(
            parts.banner.tag.row,
            accepted_here=texts.ACCEPTED_HERE,
            accepted_always=texts.ACCEPTED_ALWAYS,
        )
        self.refusals = Refusals(table, self.lexicon, *_BEGIN)
        narrator = Narrator(
            parts, self._dice_to_show, self._names, self.overruling, rolled=self._rolled
        )
        self._connect()
        # What the dice show is told by then.
        parts.felt.landed.connect(self.tell_settled)
        self.set_up(narrator, parts.board)

    def word_laid(self) -> str:
        bench = bench_of(self.table.seen)
        return reading(bench.player, bench.ruleset).word if bench else ""

    def describe(self) -> str:
        return describe(self.table.public, self._names)

    def tell_ending(self, seen: Observation, outcome: Outcome, recap: Recap) -> Ending:
        ending = ending_of(seen, outcome, recap, self.party, self._context.best())
        if seen.ruleset.challenges == 1:
            return ending
        rest = alone_text(seen, self._points_before)
        return replace(ending, sentence=". ".join(filter(None, (ending.sentence, rest))))

    @property
    def _points_before(self) -> tuple[int, ...]:
        """What each challenge of matches alone before this one brought (R45)."""
        return self._context.points_of_parts() if len(self._names) == 1 else ()

    @property
    def is_in_the_air(self) -> bool:
        return self.parts.felt.is_throwing

    @property
    def holders(self) -> tuple[tuple[QWidget, Holder], ...]:
        board, pad = self.parts.board, self.parts.pads.pad
        return ((board, BoardHolder(board)), (pad, PadHolder(pad)))

    @property
    def closed_button(self) -> QWidget:
        """Above the bar stand the pad's sums."""
        return self.parts.claim.claim_button

    @property
    def is_race(self) -> bool:
        return self.table.public.ruleset.table is TableMode.BUZZER

    @property
    def turn(self) -> Hashable:
        seen = self.table.public
        return None if is_race(seen) or seen.ruleset.table is TableMode.BUZZER else seen.bench

    def show_aftermath(self, turn: Hashable) -> bool:
        if not isinstance(turn, int):
            return False
        seen = replace(self.table.seen, bench=turn)
        bench = bench_of(seen)
        self.parts.header.show_challenge(seen, self._names)
        self._show_stage(seen, bench)
        self._show_tray(seen, bench)
        self._show_pads(seen, bench)
        self.parts.claim.show_nothing()
        return True

    def worth_text(self) -> str:
        forecast = self.parts.claim.forecast
        return "" if forecast.isHidden() else forecast.worth

    def own_pieces(self) -> str:
        seen, bench = self.table.seen, self.gestures.bench
        if bench is None or seen.bench is None or seen.players[seen.bench].own is None:
            return ""
        return material(seen, seen.bench)

    def done_by(self, events: Sequence[TableEvent]) -> Sequence[Done]:
        return tuple(done_since(events))

    def mark_since(self, events: Sequence[TableEvent]) -> None:
        self.parts.pads.mark_new(new_on_pads(events))

    # Showing

    def show_match(self, seen: Observation) -> None:
        self.refusals.follow()
        if self._stands_before_end(seen):
            # The last word is seen before how the round ended, on the pad of whoever wrote it.
            written = replace(seen, bench=self.table.mover)
            self.parts.header.show_challenge(written, self._names)
            self._show_pads(written, None)
            self.pace.after(self.refresh)
            return
        if is_all_played(seen) and not self.table.is_read_only:
            # The final page says all that a page of the last challenge could.
            self.gestures.go_on()
            return
        bench = self.gestures.bench
        self.parts.header.show_challenge(seen, self._names)
        self.parts.header.seats.offer(self.lookups.seats_with_pads, say(texts.PADS))
        self._show_stage(seen, bench)
        self._show_tray(seen, bench)
        self._show_answers(seen, bench)
        self._show_pads(seen, bench)
        self.lookups.mark_alphabet()

    def _stands_before_end(self, seen: Observation) -> bool:
        """Whether a round is over whose last word is still to be seen."""
        return seen.phase is Phase.CHALLENGE_OVER and self.pace.is_standing

    def purpose_text(self) -> str:
        if self._stands_before_end(self.table.seen):
            # Without the line the bench would move under that word.
            return self.parts.header.purpose.sentence
        return super().purpose_text()

    def _show_stage(self, seen: Observation, bench: Bench | None) -> None:
        parts = self.parts
        if seen.phase is Phase.CHALLENGE_OVER:
            parts.between.is_open = not self.table.is_read_only
            parts.between.show_challenge(
                seen,
                self._names,
                self._points_before,
                marks=self.marks,
                computers=self.table.computers,
            )
            parts.show_between()
        elif seen.phase is Phase.LETTERS:
            self._ask_for_letters(seen)
        elif is_race(seen):
            parts.race.show_race(
                seen, is_open=not self.table.is_read_only, computers=self.table.computers
            )
            parts.show_table(parts.race)
        else:
            self._show_board(seen, bench)

    def _ask_for_letters(self, seen: Observation) -> None:
        is_open = self._is_open(seen)
        if seen.is_asked:
            self._show_board(seen, None)
        else:
            self.parts.show_table(self.parts.letters, is_open=is_open)
        name, is_word = self._names[seen.starter], seen.ruleset.required is RequiredLetters.WORD
        self.parts.letters.ask(name, seen.ruleset.words, is_word=is_word, is_open=is_open)

    def _show_board(self, seen: Observation, bench: Bench | None) -> None:
        board = self.parts.board
        is_open = self._is_open(seen)
        alphabet = alphabet_for(seen.ruleset)
        word = seen.call.word if seen.call else ""
        called = [alphabet.construction(one) for one in word if one in alphabet.letters]
        board.arrange(is_beside=look().is_large, has_die=seen.ruleset.mode in _WITH_DIE)
        board.begin_word((seen.challenge, seen.turn, bench and bench.player.sheet))
        board.show_bench(bench, called, is_open=is_open, is_rolling=self.is_in_the_air)
        board.setAccessibleDescription(board_text(seen, bench))
        self.parts.felt.show_laid(is_open and bool(bench and bench.player.placed))
        self.parts.show_table(self.parts.felt)
        focused = self.focusWidget()
        if is_open and (focused is None or not focused.isVisibleTo(self)):
            board.setFocus()

    def show_time(self) -> None:
        super().show_time()
        self._show_bench_clock()

    def set_paused(self, paused: bool) -> None:
        super().set_paused(paused)
        self._show_bench_clock()

    def _show_bench_clock(self) -> None:
        """In the race those without the bench wait for its end."""
        is_race = self.table.public.ruleset.table is TableMode.BUZZER
        bench = self.gestures.bench if is_race else None
        self.parts.felt.show_clock(self.parts.header.clock, bench)

    def _show_tray(self, seen: Observation, bench: Bench | None) -> None:
        player = bench.player if bench and self._is_open(seen) else None
        is_choosing = player is not None and bool(player.choices or player.circles)
        tray = self.parts.tray
        tray.show_tray(
            seen.tray,
            is_choosing=is_choosing,
            is_open=player is not None,
            can_roll=self.gestures.may(Roll()),
            why_not=self.gestures.reasons_against(Roll()),
            has_die=seen.ruleset.mode in _WITH_DIE,
            is_starred=player is not None and bool(player.choices),
            rolls_left=_rolls_left(seen),
        )
        self.parts.board.show_supply(NO_PIECES if is_choosing else seen.tray)

    def _is_open(self, seen: Observation) -> bool:
        """Whether the bench may be touched."""
        is_a_person_s = seen.bench is None or seen.bench in self.table.people
        return seen.call is None and is_a_person_s and not self.table.is_read_only

    def _show_answers(self, seen: Observation, bench: Bench | None) -> None:
        parts = self.parts
        was_asked = parts.call.isVisible()
        is_asked = seen.call is not None and seen.is_asked
        parts.felt.show_asked(is_asked)
        if seen.call is not None and is_asked:
            self._ask_table(seen, seen.call)
            parts.claim.show_nothing()
        elif bench is None or is_race(seen):
            parts.claim.show_nothing()
        else:
            self._show_claim(seen, bench)
        if was_asked and not is_asked and not self.table.is_read_only:
            # The answer that was pressed is gone; the next hand is wanted at the board.
            parts.board.setFocus()

    def _ask_table(self, seen: Observation, call: Call) -> None:
        bar = self.parts.call
        bar.setAccessibleName(say(texts.SPELLED, letters=" ".join(call.word)))
        # A person who called the word pressed Enter last, and must not answer for the others.
        preselects = call.seat in self.table.computers
        if call.row is None:
            self.ask_about(bar, call, texts.LETTERS_CALLED, preselects=preselects)
            return
        if seen.phase is not Phase.CHECKING:
            letter = seen.required[call.row] if seen.required else ""
            title = texts.CALL_TITLE_AT if letter else texts.CALL_TITLE
            self.ask_about(bar, call, title, preselects=preselects, letter=letter)
            return
        asked = self.table.people_to_act if call.stage is CallStage.OBJECTIONS else ()
        hint = say(texts.NEIGHBOUR_HINT, name=self._names[asked[0]]) if asked else ""
        self.ask_about(bar, call, texts.CHECK_TITLE, hint=hint)

    def _show_claim(self, seen: Observation, bench: Bench) -> None:
        is_open = not self.table.is_read_only
        is_silent = seen.ruleset.mode is Mode.SECRET
        planned = plan(bench.player, bench.ruleset)
        self.parts.claim.show_plan(
            planned,
            points=word_points(planned.word, seen.ruleset),
            lost=boxes_cost(bench.player.sheet, seen.ruleset, planned.cost),
            row=row_text(seen, self.gestures.row),
            against=self._against(planned.word) if is_open else "",
            verb=texts.WRITE_WORD if is_silent else texts.CLAIM_WORD,
            pass_text=pass_text(seen) if seen.call is None else None,
            is_open=is_open,
            is_persons=seen.bench not in self.table.computers,
            stayed=stayed(bench.player, bench.ruleset) if bench.player.built else NOTHING_BEFORE,
        )

    def _against(self, word: str) -> str:
        """What is known to speak against the word on a person's bench; a computer's is its own."""
        if self.table.public.bench in self.table.computers:
            return ""
        if word and self.refusals.has(word):
            return say(REFUSED_WORD, word=word)
        return self.gestures.reasons_against_claim()

    def _show_pads(self, seen: Observation, bench: Bench | None) -> None:
        may_choose = bool(seen.required) and not self.table.is_read_only
        rows = bench.player.sheet.open_rows if bench is not None and may_choose else ()
        self.parts.pads.show_pads(seen, rows, self.gestures.row)

    def _dice_to_show(self) -> tuple[Face, ...]:
        """The dice that everybody begins with, until the first action."""
        last = next(self.table.recent(), None)
        is_fresh = last is not None and any(is_for_all(event) for event in last.events)
        bench = self.gestures.bench
        # They lie on the lower line of the bench.
        is_free = bench is None or not any(bench.in_slot(slot) for slot in LOWER_LINE)
        return self.table.seen.dice if is_fresh and is_free else ()

    def _rolled(self) -> Face | None:
        """What whoever has the bench has rolled last in the turn."""
        if self.table.seen.is_rolling or not self.table.seen.rolled:
            return None
        events_of = (reversed(one.events) for one in self.table.recent())
        fell = (one for each in events_of for one in each if isinstance(one, events.DiceFell))
        last = next(fell, None)
        return last.faces[0] if last is not None and last.seat == self.table.seen.bench else None

    # Behind the curtain

    def told(self, update: Update[TableEvent]) -> None:
        if update.kind is UpdateKind.PLAYED:
            self.gestures.tell_moved(update.visible)
            public = self.table.public
            self._is_told_in_part = public.is_hidden and self.table.seat != public.holder
        elif update.kind in (UpdateKind.UNDONE, UpdateKind.REDONE):
            self.gestures.follow_history(update)

    def uncovered(self) -> None:
        if self._is_told_in_part:
            self._is_told_in_part = False
            last = next(self.table.recent())
            if any(event.only == self.table.seat for event in last.events):
                self.narrator.tell_owner(last.events)

    # Doing

    def give_hint(self) -> None:
        none = texts.HINT_NONE if self.gestures.may(Roll()) else None
        self.hints.give(is_possible=self.gestures.bench is not None, none=none)

    def pass_or_ask(self) -> None:
        """Pass; where that is for good and nobody can take it back, ask before."""
        seen = self.table.seen
        if self.gestures.bench is None or not is_for_good(seen):
            self.gestures.pass_turn()
            return
        what = say(pass_text(seen))
        title, text = say(texts.PASS_TITLE, what=what), say(texts.PASS_FOR_GOOD)
        ask(self, title, text, yes=what, then=self.gestures.pass_turn)

    def toggle_snapping(self) -> None:
        """Let pieces fall into place by themselves, or lie where they are put down."""
        self.parts.board.snaps = not self.parts.board.snaps
        self.refresh()

    # Wiring

    def _connect(self) -> None:
        parts, gestures = self.parts, self.gestures
        parts.header.seats.chosen.connect(self.lookups.show_pad)
        parts.board.dropped.connect(gestures.drop)
        parts.board.carried.connect(gestures.carry)
        parts.board.returned.connect(gestures.give_back)
        parts.board.typed.connect(gestures.type_letter)
        parts.board.taken_apart.connect(gestures.take_apart)
        parts.board.heap_touched.connect(gestures.take_touched)
        parts.tray.taken.connect(gestures.take)
        parts.tray.rolled.connect(gestures.roll)
        parts.felt.clear.clicked.connect(gestures.clear_bench)
        parts.claim.claimed.connect(gestures.claim)
        parts.claim.passed.connect(self.pass_or_ask)
        parts.call.answered.connect(gestures.act)
        parts.pads.row_chosen.connect(gestures.choose_row)
        parts.letters.named.connect(gestures.name_letters)
        parts.race.buzzed.connect(gestures.buzz)
        parts.race.rested.connect(gestures.rest)
        parts.between.continued.connect(lambda: gestures.go_on(parts.between.handicaps.crossed))
        if not self.table.is_read_only:
            on_keys(self, self._keys, gestures.buzz)
            on_keys(self, TAKE_KEYS, lambda place: gestures.take(Shape(place)))

    def groups(self) -> tuple[tuple[Command, ...], ...]:
        acts = Acts(
            pass_or_ask=self.pass_or_ask,
            toggle_snapping=self.toggle_snapping,
            hint=self.ask_for_hint,
            overruling=tuple(self.overruling.commands()),
        )
        return move_groups(self.table, self.gestures, self.parts, self.lookups, acts)

    # The keyboard

    @property
    def surface(self) -> Board:
        return self.parts.board

    def is_building(self) -> bool:
        return self.parts.board.is_open

    def make_room_above(self) -> None:
        self.parts.has_header = False
        self.parts.header.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.parts.fit(event.size())

    def cover(self, name: str, lifted: Callable[[], None]) -> None:
        self.parts.close_drawers()
        super().cover(name, lifted)

    def wanting_keyboard(self) -> Iterable[QWidget]:
        parts = self.parts
        return (
            parts.between.go_on,
            parts.letters.field,
            parts.call.entrance,
            *(lane.buzz for lane in parts.race.lanes),
        )

    def open_again(self, before: GamePage) -> None:
        super().open_again(before)
        if isinstance(before, MatchPage):
            self.lookups.open_again(before.lookups)

    def _clear(self) -> bool:
        """Clear the bench, as Escape does on every board; whether anything lay there."""
        bench, clear = self.gestures.bench, self.commands.action("clear")
        is_laid = bench is not None and bool(bench.all_apart()) and clear.isEnabled()
        if is_laid:
            clear.trigger()
        return is_laid

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the board still go to the board."""
        # A key comes here only after the widget with the focus has ignored it.
        board = self.parts.board
        if event.key() == Qt.Key.Key_Escape and (self.parts.close_drawers() or self._clear()):
            return
        is_typing = event.text().isalpha() or event.key() == Qt.Key.Key_Backspace
        if is_typing and board.isVisible() and board.is_open and not board.hasFocus():
            board.setFocus()
            board.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def _rolls_left(seen: Observation) -> int | None:
    """How many rolls the turn has left; None where they are not counted, or nobody rolls."""
    most = seen.ruleset.rolls_a_turn
    return max(0, most - seen.rolled) if most and seen.bench is not None else None
