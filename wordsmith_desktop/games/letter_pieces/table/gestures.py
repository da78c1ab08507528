"""What people do at the table, as actions; reasons against it are said."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import SecondPress
from wordsmith_desktop.window.kit.hearing.hearing import hearing
from wordsmith_desktop.wording.rule_numbers import rule_of
from wordsmith_desktop.wording.texts import joined, say

from ..rules import actions
from ..rules.bench import Slot, cell_of
from ..rules.claims import plan
from ..rules.events import PiecesArranged, PiecesWithdrawn, WordClaimed
from ..rules.observation import Observation
from ..rules.pieces import Pose, Shape
from ..rules.presenter import Bench, neighbour
from ..rules.ruleset import Mode, TableMode
from ..words import table_texts as texts
from ..words.bench_sentences import fault_text, unfinished_text
from ..words.event_sentences import reasons_text
from ..words.rule_numbers import RULES
from .board import Board
from .gaps import Gaps

Moment = tuple[int, Bench]
"""The number of the turn, and what lies there."""


class Gestures:
    """Acts for whoever has the bench."""

    def __init__(
        self,
        table: TableView[actions.Action, TableEvent, Observation],
        *,
        board: Board,
        banner: Banner,
        names: Sequence[str],
        changed: Callable[[], object],
    ) -> None:
        """`changed` is called when the chosen row is another, or a gap."""
        self._table = table
        self._board = board
        self._banner = banner
        self._names = names
        self._changed = changed
        self._gaps = Gaps(table)
        self._asked: Moment | None = None
        """When it was said that a letter is missing: Enter then claims the word without it."""
        self._skipped: tuple[Bench | None, dict[Slot, str]] = (None, {})
        """The word claimed last, and what of the next one could not be built over it."""
        self._second_press = SecondPress(board)
        self._passing = ""
        self._is_typing = False
        """Whether a letter is being built that was typed."""
        self._rows: dict[tuple[int, Seat | None], int] = {}
        """The rows chosen last, by challenge and seat: one player's choice is not another's."""

    @property
    def bench(self) -> Bench | None:
        """The bench in use with its gaps, as far as it may be seen."""
        return self._gaps.on(self._table.seen)

    # The table

    def act(self, seat: Seat, action: actions.Action) -> bool:
        """Play an action; whether it was open."""
        rejections = self._table.act(seat, action)
        if rejections:
            self._refuse(rejections)
        return not rejections

    def may(self, action: actions.Action) -> bool:
        """Whether the bench may do this now."""
        seat = self._table.public.bench
        return seat is not None and not self._table.check(seat, action)

    def reasons_against(self, action: actions.Action) -> str:
        """Why the bench may not do this now; empty where it may, or where nobody has it."""
        seat = self._table.public.bench
        if seat is None:
            return ""
        return reasons_text(self._table.check(seat, action)[:1], self._names)

    def name_letters(self, typed: str) -> None:
        """Name the word whose letters the rows require (R31)."""
        letters = fold(typed, self._table.public.ruleset.language)
        self.act(self._table.public.starter, actions.NameLetters(letters))

    def buzz(self, seat: Seat) -> None:
        """Ask for the bench in the race."""
        public = self._table.public
        if public.ruleset.table is not TableMode.BUZZER or seat in self._table.computers:
            return
        if public.bench not in (None, seat):
            self._refuse((Rejection.of(actions.Why.BENCH_TAKEN),))
        else:
            self.act(seat, actions.Buzz())

    def rest(self, seat: Seat) -> None:
        """See no more words in the race (R22)."""
        self.act(seat, actions.Pass())

    def go_on(self, handicaps: tuple[int, ...] | None = None) -> None:
        """Leave the end of a challenge, with so many boxes crossed out in the next (R26).

        After the last challenge, which has none, that ends the match.
        """
        people = self._table.people_to_act
        if not people:
            return
        if handicaps is not None:
            chosen = actions.SetHandicaps(handicaps)
            if not self._table.check(people[0], chosen):
                self.act(people[0], chosen)
        self.act(people[0], actions.Continue())

    # The turn

    @property
    def row(self) -> int | None:
        """The row a word would be written in: the chosen one, or the first that fits."""
        bench, seen = self.bench, self._table.seen
        if bench is None:
            return None
        chosen = self._rows.get((seen.challenge, seen.bench))
        if seen.required and chosen in bench.player.sheet.open_rows:
            return chosen
        return bench.row_for(plan(bench.player, bench.ruleset).word, seen.required)

    def choose_row(self, row: int) -> None:
        """Choose the row for the next word (R33)."""
        seen = self._table.seen
        self._rows[seen.challenge, seen.bench] = row
        self._changed()

    def roll(self) -> None:
        """Roll the bench's die (R11)."""
        self._at_bench(actions.Roll())
        self._board.setFocus()

    def claim(self) -> None:
        """Call the word on the bench (R15)."""
        bench = self.bench
        unfinished = unfinished_text(bench) if bench is not None else ""
        if unfinished:
            self._banner.show_refusal(unfinished, "R1")
        elif bench is not None and self._table.public.call is None:
            self._at_bench(actions.Claim(plan(bench.player, bench.ruleset).word, self.row or 0))

    def claim_by_key(self) -> None:
        """Claim; where a letter is missing, ask before: then the word is not what was meant.

        Enter pressed twice claims once, and neither the same word nor the next player's.
        """
        if self._second_press.is_on:
            return
        self._second_press.pressed()
        bench = self.bench
        word = plan(bench.player, bench.ruleset).word if bench else ""
        moment = (self._table.public.turn, bench) if bench else None
        if bench is None or not (bench.gaps and word) or moment == self._asked:
            self.claim()
            return
        self._asked = moment
        letters = joined(tuple(dict.fromkeys(letter for _, letter in bench.gaps)))
        self._banner.show_refusal(say(texts.STUMBLED, letter=letters, word=word))

    def reasons_against_claim(self) -> str:
        """What the rules say against the word as it lies; the dictionary is not asked."""
        bench, seat = self.bench, self._table.public.bench
        word = plan(bench.player, bench.ruleset).word if bench else ""
        if bench is None or seat is None or not word:
            return ""
        if word == bench.player.sheet.last_word:
            return say(texts.ON_SHEET, word=word)
        unfinished = unfinished_text(bench)
        if unfinished:
            return unfinished
        reasons = self._table.check(seat, actions.Claim(word, self.row or 0))
        return reasons_text(reasons[:1], self._names)

    def pass_turn(self) -> None:
        """Pass, as the phase has it (R22, R44)."""
        seen = self._table.seen
        names_row = bool(seen.required) and seen.ruleset.mode is Mode.WORD_BY_WORD
        self._at_bench(actions.Pass(self.row if names_row else None))

    def take(self, kind: Shape) -> None:
        """Take a chosen piece, or turn a circle into one (R11, R40)."""
        bench = self.bench
        if bench is None:
            return
        is_circle = not bench.player.choices and bench.player.circles > 0
        self._at_bench(actions.FillCircle(kind) if is_circle else actions.Take(kind))

    def take_touched(self, kind: Shape) -> None:
        """Take a piece of the heap that was touched, where one may be taken."""
        bench = self.bench
        if bench is not None and (bench.player.choices or bench.player.circles):
            self.take(kind)

    # The bench

    def type_letter(self, letter: str) -> None:
        """Build the letters a key stands for: Ä is A and E in German (R4)."""
        for one in fold(letter, self._table.public.ruleset.language):
            if not self._build(one):
                return

    def _build(self, letter: str) -> bool:
        """Build a letter where the ring is, or say why it cannot be built.

        As long as nobody has put the ring into the word claimed last, the next word begins: all
        that lies there goes back to its heaps.
        """
        bench, at = self.bench, self._board.cursor_slot
        if bench is None:
            return False
        old = bench.all_apart() if at is None and bench.is_claimed else None
        lying, bench = bench, bench.cleared().with_gaps(self._skipped_over(bench)) if old else bench
        again = bench.gap_at_end if at is None else None
        where = again[0] if again and again[1] == letter else at
        built = bench.typed(letter, where)
        if isinstance(built, Rejection):
            if old is None:
                self._leave_gap(letter, bench, where)
            elif bench.next_cell is not None:
                self._skipped = lying, {**dict(bench.gaps), bench.next_cell: letter}
            self._refuse((built,))
            self._passing = self._banner.message
            return False
        if old and not self._at_bench(old):
            return False
        if old:
            self._board.keep_old_word()
        if not self._type_out(built):
            return False
        if old and bench.gaps:
            self._gaps.leave(self._table.seen, dict(bench.gaps))
            self._changed()
        self._go_on_after(at)
        return True

    def _type_out(self, built: actions.Action) -> bool:
        """Build what was typed; whether that was open."""
        self._is_typing = True
        is_built = self._at_bench(built)
        self._is_typing = False
        return is_built

    def _skipped_over(self, lying: Bench) -> dict[Slot, str]:
        """The first letters of the next word that could not be built, while the old one lies."""
        before, gaps = self._skipped
        return gaps if before == lying else {}

    def _go_on_after(self, at: Slot | None) -> None:
        """Have the ring go on behind the cell that was typed into, if it was there."""
        after = self.bench
        if at is not None:
            self._board.set_cursor(neighbour(at, 1))
        else:
            # A word that begins with the one claimed last goes on behind it.
            self._board.set_cursor(after.end if after is not None and after.is_claimed else None)

    def _leave_gap(self, letter: str, bench: Bench, at: Slot | None) -> None:
        """Mark the cell that the letter should be in; what stands there moves on."""
        slot = at or bench.next_cell
        room = bench.room(slot) if slot is not None else None
        if slot is None or room is None:
            return
        if room and not self._at_bench(actions.Arrange(room)):
            return
        gaps = {one: missing for one, missing in bench.gaps if one != slot} | {slot: letter}
        self._gaps.leave(self._table.seen, gaps)
        if at is not None:
            self._board.set_cursor(neighbour(at, 1))
        self._changed()

    def drop(self, piece: int, pose: Pose, is_turned: bool) -> None:
        """A piece was let go; say what it begins, or why it makes nothing."""
        bench, snaps = self.bench, self._board.snaps
        if bench is None:
            return
        action = bench.put_down(piece, pose, is_snapping=snaps, is_turned=is_turned)
        if action is None or not self._at_bench(action):
            self._board.put_back()
        elif isinstance(action, actions.Arrange):
            self._tell_cell(cell_of(action.moves[0].pose))

    def give_back(self, piece: int) -> None:
        """A piece goes back to its heap."""
        self._at_bench(actions.Withdraw((piece,)))

    def carry(self, slots: Sequence[Slot], goal: Slot) -> None:
        """Whole letters were carried to other cells, `goal` and those after it."""
        bench = self.bench
        action = bench.inserted(slots, goal) if bench else None
        if action is None or not self._at_bench(action):
            self._board.put_back()

    def take_apart(self, slots: Sequence[Slot]) -> None:
        """Take cells apart, the last one if none is named; the next letter comes there."""
        bench = self.bench
        if bench is None or self._close_gap(bench, slots):
            return
        action = bench.apart(*slots)
        if action and self._at_bench(action):
            self._board.set_cursor(slots[0] if slots else None)

    def _close_gap(self, bench: Bench, slots: Sequence[Slot]) -> bool:
        """Mark a cell no longer in which a letter is missing; whether it was one."""
        at_end = bench.gap_at_end
        slot = slots[0] if slots else at_end[0] if at_end else None
        gaps = dict(bench.gaps)
        if len(slots) > 1 or slot not in gaps:
            return False
        del gaps[slot]
        self._gaps.leave(self._table.seen, gaps)
        self._board.set_cursor(slot if slots else None)
        self._banner.clear()
        self._changed()
        return True

    def clear_bench(self) -> None:
        """Take everything apart; the next word begins in the first cell."""
        bench = self.bench
        action = bench.all_apart() if bench else None
        self._gaps.leave(self._table.seen, {})
        if action:
            self._at_bench(action)
        else:
            self._changed()
        self._board.set_cursor(None)
        self._board.setFocus()

    def tell_moved(self, events: Sequence[TableEvent]) -> None:
        """Have read out what was laid on the bench or taken off it."""
        if any(isinstance(event, WordClaimed) for event in events):
            self._second_press.acted()
        elif any(isinstance(event, PiecesArranged | PiecesWithdrawn) for event in events):
            self._second_press.forget()
        moved: set[int] = set()
        for event in events:
            if isinstance(event, PiecesArranged):
                moved.update(move.piece for move in event.moves)
            elif isinstance(event, PiecesWithdrawn):
                moved.update(event.pieces)
        bench, seat = self.bench, self._table.public.bench
        # Whoever types knows the letter, and hears of the word with the next pause.
        if moved and bench is not None and not (self._is_typing and hearing().is_brief):
            whose = self._names[seat] if seat in self._table.computers else ""
            self._board.tell_moved(bench, moved, whose or "")

    def follow_history(self, update: Update[TableEvent]) -> None:
        """Have the ring, once somebody has placed it, go where a step was taken back or again."""
        if self._board.cursor_slot is None:
            return
        is_back = update.kind is UpdateKind.UNDONE
        before, after = self._board.bench, self.bench
        for event in update.visible:
            if isinstance(event, PiecesArranged):
                piece, is_behind = event.moves[0].piece, not is_back
            elif isinstance(event, PiecesWithdrawn):
                piece, is_behind = event.pieces[0], is_back
            else:
                continue
            here, there = _place(before, piece), _place(after, piece)
            slot = here or there
            # What was only carried on leaves the ring where it is.
            if slot is not None and (here is None or there is None):
                self._board.set_cursor(neighbour(slot, 1) if is_behind else slot)

    def _tell_cell(self, slot: Slot | None) -> None:
        bench = self.bench
        fault = fault_text(bench, slot) if bench is not None and slot is not None else ""
        if fault:
            # The bench reads it out with the cell.
            self._banner.show_info(fault, aloud=False)
            self._passing = self._banner.message

    def _at_bench(self, action: actions.Action) -> bool:
        seat = self._table.public.bench
        if seat is None or not self.act(seat, action):
            return False
        if self._passing and self._banner.message == self._passing:
            # It spoke of pieces that lie otherwise now.
            self._banner.clear()
        return True

    def _refuse(self, rejections: tuple[Rejection, ...]) -> None:
        self._banner.show_refusal(reasons_text(rejections, self._names), rule_of(rejections, RULES))


def _place(bench: Bench | None, piece: int) -> Slot | None:
    """The cell in which a piece lies."""
    found = bench.player.find(piece) if bench is not None else None
    return cell_of(found.pose) if found is not None and found.pose is not None else None
