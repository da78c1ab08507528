"""The page of a match of the Letter Piece Game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.letter_pieces.actions import Pass, Roll
from wordsmith_desktop.games.letter_pieces.claims import alphabet_for, plan
from wordsmith_desktop.games.letter_pieces.hints import hint
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.pieces import Kind
from wordsmith_desktop.games.letter_pieces.presenter import Bench
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, TableMode
from wordsmith_desktop.games.letter_pieces.scoring import word_points
from wordsmith_desktop.games.letter_pieces.state import Phase
from wordsmith_desktop.games.table import TimeExpired
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.ui.games.letter_pieces.board.board import Board
from wordsmith_desktop.ui.games.letter_pieces.gestures import Hands
from wordsmith_desktop.ui.games.letter_pieces.layout import Parts
from wordsmith_desktop.ui.games.letter_pieces.narrator import Narrator
from wordsmith_desktop.ui.games.letter_pieces.race import BUZZER_KEYS
from wordsmith_desktop.ui.games.letter_pieces.tray import TAKE_KEYS
from wordsmith_desktop.ui.games.letter_pieces.viewpoint import Eyes, is_asked
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.commands import (
    Command,
    Commands,
    history,
    on_keys,
)
from wordsmith_desktop.ui.kit.game_entry import PageContext
from wordsmith_desktop.ui.kit.match_page import TablePage
from wordsmith_desktop.ui.kit.overruling import Overruling
from wordsmith_desktop.wording.games.letter_pieces import table_texts
from wordsmith_desktop.wording.games.letter_pieces import table_texts as texts
from wordsmith_desktop.wording.games.letter_pieces.event_sentences import bench_text
from wordsmith_desktop.wording.games.letter_pieces.in_words import describe, pass_text, row_text
from wordsmith_desktop.wording.texts import Text, say


class MatchPage(TablePage):
    """Hands gestures to the session and shows the observation of whoever has the bench."""

    def __init__(
        self, session: AnySession, context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, context, parent)
        self._hinted = ""
        # Large text leaves room for the bench or for the pads, not for both.
        self._shows_pads = not look().is_large
        self.eyes = Eyes(session, self._names, self.cover)
        self._keys = self.calling_keys(BUZZER_KEYS)
        self.parts = Parts(self, self._names, self._keys)
        self.hands = Hands(
            session,
            self.eyes,
            board=self.parts.board,
            banner=self.parts.banner,
            names=self._names,
            changed=self.refresh,
        )
        self.overruling = Overruling(
            session,
            self.lexicon,
            self.parts.banner,
            accepted_here=texts.ACCEPTED_HERE,
            accepted_always=texts.ACCEPTED_ALWAYS,
        )
        self.parts.message.insertWidget(1, self.overruling)
        self.narrator = Narrator(self.parts, session, self._names, self.overruling)
        self.commands = Commands(
            self, self.parts.board, self._groups(), is_read_only=session.is_read_only
        )
        self._connect()
        self._open_parts(is_open=not session.is_read_only)
        self.listen()

    # What the shell asks for

    def show_time(self) -> None:
        """Show what the clocks say."""
        self.parts.header.show_clocks(self.session.readings, is_paused=self.session.is_paused)

    def set_paused(self, paused: bool) -> None:
        """Show that the clock stands still; the shell covers the page."""
        self.parts.header.show_clocks(self.session.readings, is_paused=paused)

    def describe(self) -> str:
        return describe(self.eyes.public, self._names)

    def _open_parts(self, *, is_open: bool) -> None:
        """Offer nothing that would be refused where the match is only looked at."""
        self.parts.links.hint.setVisible(is_open)
        self.parts.letters.setEnabled(is_open)
        self.parts.ending.is_open = is_open

    # Showing

    def refresh(self) -> None:
        """Show the match as it stands."""
        seen, bench = self.eyes.seen, self.eyes.bench
        self.parts.header.show_match(seen, self._names)
        self.show_time()
        self._show_stage(seen, bench)
        self._show_tray(seen, bench)
        self._show_answers(seen, bench)
        self._show_pads(seen, bench)
        self.commands.refresh()
        self.status.emit(self.describe())
        self.eyes.cover_if_needed(self._uncovered)

    def _uncovered(self) -> None:
        self.narrator.tell_kept(self.eyes.public.bench)
        self.refresh()
        self.parts.board.setFocus()

    def _show_stage(self, seen: Observation, bench: Bench | None) -> None:
        parts = self.parts
        if seen.phase in (Phase.CHALLENGE_OVER, Phase.MATCH_OVER):
            outcome = self.session.match.outcome
            best = self._context.best() if outcome else None
            is_time_up = isinstance(self.session.match.played[-1].action, TimeExpired)
            parts.ending.show_ending(seen, self._names, outcome, best, is_time_up=is_time_up)
            parts.show_ending()
        elif seen.phase is Phase.LETTERS:
            parts.show_table(parts.letters)
            parts.letters.ask(self._names[seen.starter], seen.ruleset.words)
        elif _is_race(seen):
            parts.race.show_race(seen, is_open=not self.session.is_read_only)
            parts.show_table(parts.race)
        else:
            self._show_board(seen, bench)

    def _show_board(self, seen: Observation, bench: Bench | None) -> None:
        board = self.parts.board
        is_open = seen.call is None and not self.session.is_read_only
        board.show_bench(bench, is_open=is_open)
        board.setAccessibleDescription(bench_text(bench) if bench else "")
        self.parts.show_table(board)
        focused = self.focusWidget()
        if is_open and (focused is None or not focused.isVisibleTo(self)):
            board.setFocus()

    def _show_tray(self, seen: Observation, bench: Bench | None) -> None:
        is_open = seen.call is None and not self.session.is_read_only
        player = bench.player if bench and is_open else None
        is_choosing = player is not None and bool(player.choices or player.circles)
        tray = self.parts.tray
        tray.show_tray(seen.tray, is_choosing=is_choosing, can_roll=self.hands.may(Roll()))
        tray.die.setVisible(seen.ruleset.mode in (Mode.STANDARD, Mode.SECRET))

    def _show_answers(self, seen: Observation, bench: Bench | None) -> None:
        parts, is_open = self.parts, not self.session.is_read_only
        was_asked = parts.answers.currentWidget() is parts.call
        if is_asked(seen):
            asked, reason = self.session.actors, self.narrator.last_reason
            parts.call.show_call(seen, self._names, asked, reason)
            parts.answers.setCurrentWidget(parts.call)
            parts.tray.hide()
        else:
            is_silent = seen.ruleset.mode is Mode.SECRET
            planned = plan(bench.player, bench.ruleset) if bench else None
            parts.claim.show_plan(
                planned,
                points=word_points(planned.word, seen.ruleset) if planned else 0,
                row=row_text(seen, self.hands.row),
                against=self.hands.reasons_against_claim() if is_open else "",
                verb=table_texts.WRITE_WORD if is_silent else table_texts.CLAIM_WORD,
                pass_text=pass_text(seen) if bench and seen.call is None else None,
                is_open=is_open,
            )
            parts.answers.setCurrentWidget(parts.claim)
            parts.tray.show()
            if was_asked and is_open:
                # The answer that was pressed is gone; the next hand is wanted at the board.
                parts.board.setFocus()

    def _show_pads(self, seen: Observation, bench: Bench | None) -> None:
        pads = self.parts.pads
        is_over = seen.phase is Phase.MATCH_OVER
        pads.setVisible(self._shows_pads and not is_over)
        if is_over:
            return
        may_choose = bool(seen.required) and not self.session.is_read_only
        rows = bench.player.sheet.open_rows if bench is not None and may_choose else ()
        ticked = self.narrator.ticked_circles
        pads.show_pads(seen, self.eyes.viewpoint, ticked=ticked, rows=rows)
        pads.pad.set_chosen(self.hands.row)

    # Doing

    def give_hint(self) -> None:
        """Name a common word that could be built."""
        lexicon, banner = self.lexicon(), self.banner
        if lexicon is None:
            banner.show_info(say(table_texts.DICTIONARY_OPENING))
            return
        if self.eyes.bench is None:
            banner.show_info(say(table_texts.HINT_NO_BENCH))
            return
        word = hint(self.eyes.seen, lexicon.index)
        if word is None:
            can_roll = self.hands.may(Roll())
            banner.show_info(say(table_texts.HINT_NONE if can_roll else table_texts.HINT_NONE_LAST))
        elif word == self._hinted:
            banner.show_info(say(table_texts.HINT_WORD, word=word))
        else:
            self._hinted = word
            banner.show_info(say(table_texts.HINT_START, count=len(word), letter=word[0]))

    def toggle_snapping(self) -> None:
        """Let pieces fall into place by themselves, or lie where they are put down."""
        self.parts.board.snaps = not self.parts.board.snaps
        self.refresh()

    def toggle_pads(self) -> None:
        """Show the pads, or put them away for a larger bench."""
        self._shows_pads = not self._shows_pads
        self.refresh()

    def show_guide(self) -> None:
        """Open the alphabet, with what the pool can build marked."""
        from wordsmith_desktop.ui.games.letter_pieces.guide import GuideDialog

        bench = self.eyes.bench
        alphabet = alphabet_for(self.eyes.public.ruleset)
        GuideDialog(alphabet, bench.player.counts if bench else None, self).open()

    # Wiring

    def _connect(self) -> None:
        parts, hands = self.parts, self.hands
        parts.header.pads_wanted.connect(self.toggle_pads)
        parts.board.dropped.connect(hands.drop)
        parts.board.carried.connect(hands.carry)
        parts.board.typed.connect(hands.type_letter)
        parts.board.taken_apart.connect(hands.take_apart)
        parts.tray.taken.connect(hands.take)
        parts.tray.rolled.connect(hands.roll)
        parts.claim.claimed.connect(hands.claim)
        parts.claim.passed.connect(hands.pass_turn)
        parts.links.hint_wanted.connect(self.ask_for_hint)
        parts.links.guide_wanted.connect(self.show_guide)
        parts.call.answered.connect(hands.act)
        parts.pads.row_chosen.connect(hands.choose_row)
        parts.letters.named.connect(hands.name_letters)
        parts.race.buzzed.connect(hands.buzz)
        parts.race.rested.connect(hands.rest)
        parts.ending.continued.connect(hands.go_on)
        parts.ending.again.connect(self._context.restart)
        parts.ending.left.connect(self._context.leave)
        for button in (self.overruling.here, self.overruling.always):
            button.clicked.connect(lambda _checked=False: parts.board.setFocus())
        if not self.session.is_read_only:
            on_keys(self, self._keys, hands.buzz)
            on_keys(self, TAKE_KEYS, lambda place: hands.take(Kind(place)))

    def _groups(self) -> tuple[tuple[Command, ...], ...]:
        hands, may = self.hands, self.hands.may
        claim = Command(
            "claim",
            texts.CLAIM,
            ("Return", "Enter"),
            hands.claim_by_key,
            self._has_word,
            is_of_board=True,
        )
        return (
            (
                claim,
                Command("roll", texts.ROLL, ("Ctrl+R",), hands.roll, lambda: may(Roll())),
                Command("pass", texts.PASS, ("Ctrl+E",), hands.pass_turn, lambda: may(Pass())),
            ),
            (
                Command("hint", texts.HINT, ("F2",), self.ask_for_hint, lambda: True),
                _looking("guide", texts.GUIDE, "F3", self.show_guide),
                _looking("pads", texts.PADS, "F4", self.toggle_pads),
            ),
            (
                *history(self.session, undo=hands.undo, redo=hands.redo),
                Command(
                    "clear", texts.CLEAR, ("Ctrl+Backspace",), hands.clear_bench, self._has_bench
                ),
            ),
            tuple(self.overruling.commands()),
            (
                Command(
                    "snap",
                    texts.SNAP,
                    (),
                    self.toggle_snapping,
                    lambda: True,
                    is_on=lambda: self.parts.board.snaps,
                ),
            ),
        )

    def _has_bench(self) -> bool:
        return self.eyes.bench is not None

    def _has_word(self) -> bool:
        bench = self.eyes.bench
        return bench is not None and bool(plan(bench.player, bench.ruleset).word)

    def tell(self, update: Update[Any]) -> None:
        self.narrator.tell(update, self.eyes.public.bench)

    def forget_told(self) -> None:
        self.narrator.forget()

    # The keyboard

    @property
    def surface(self) -> Board:
        return self.parts.board

    @property
    def banner(self) -> Banner:
        return self.parts.banner

    def is_building(self) -> bool:
        return self.parts.board.is_open

    def wanting_keyboard(self) -> Iterable[QWidget]:
        parts = self.parts
        return (
            parts.ending.go_on,
            parts.ending.play_again,
            parts.letters.field,
            *parts.call.buttons,
            *(lane.buzz for lane in parts.race.lanes),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the board still go to the board."""
        board = self.parts.board
        is_typing = event.text().isalpha() or event.key() == Qt.Key.Key_Backspace
        if is_typing and board.isVisible() and board.is_open and not board.hasFocus():
            board.setFocus()
            board.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def _looking(name: str, text: Text, key: str, call: Callable[[], object]) -> Command:
    """A command that changes only what is seen."""
    return Command(name, text, (key,), call, lambda: True, is_for_looking=True)


def _is_race(seen: Observation) -> bool:
    """Whether all pools lie open and anyone may buzz."""
    is_playing = seen.phase in (Phase.PLAY, Phase.LAST_WORDS)
    return is_playing and seen.ruleset.table is TableMode.BUZZER and seen.bench is None
