"""The view of a board: what is shown of one player's bench and heaps, and the piece in the hand."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.open_words import words_in
from wordsmith_desktop.window.kit.composing import take_composed
from wordsmith_desktop.window.kit.die import TUMBLE_MS
from wordsmith_desktop.window.kit.focus import shows_focus
from wordsmith_desktop.window.kit.roles import QuietlyDescribed, has_role
from wordsmith_desktop.window.kit.sound.sounds import Sound, play
from wordsmith_desktop.window.kit.table import paint_table
from wordsmith_desktop.wording.texts import say

from ..rules.alphabet import Construction
from ..rules.bench import Slot, cell_of
from ..rules.claims import reading
from ..rules.pieces import Counts, Pose
from ..rules.presenter import Bench
from ..words import bench_texts as texts
from ..words.bench_sentences import cell_text, taken_text
from ..words.texts import BOARD_NAME
from .board_pieces import Grip, Hand, PieceItem
from .board_scene import BoardScene
from .letter_carrier import LetterCarrier
from .spoken_bench import SpokenBench


@has_role(QAccessible.Role.Canvas)
class BoardView(QuietlyDescribed, QGraphicsView):
    """Shows a bench and holds a piece; it knows poses and no rules."""

    dropped = Signal(int, Pose, bool)
    """A piece was let go: its number, where, and whether it was turned on purpose."""
    hand_changed = Signal()
    """A piece is carried from now on, or no longer."""
    arranged = Signal()
    """The tray and its compartments stand elsewhere now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = BoardScene(self)
        self.setScene(self.board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The scene follows the viewport's size; bars that come and go would change it again.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # A piece on the move repaints what lies below it; the table is then copied, not painted.
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # It only hands the keyboard on, and would be a second place for that without a name.
        # As long as this is its proxy, it shares its focus policy.
        self.viewport().setFocusProxy(None)  # type: ignore[arg-type]
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # A carried piece follows with no button down, and Qt tells of such moves only if asked.
        self.setMouseTracking(True)
        self.setMinimumSize(440, 240)
        self.setAccessibleName(say(BOARD_NAME))
        self._spoken = SpokenBench(self)
        self._has_tray = True
        self.snaps = True
        """Whether a piece falls into the place a letter wants it in."""
        self._is_open = False
        self._hand: Hand | None = None
        self.letters = LetterCarrier(self.board)
        """Whole letters that are chosen or carried."""
        self._press = QPointF()
        self._cursor: Slot | None = None
        self._word: Hashable = None
        self._is_walking = False
        """Whether somebody moves about the cells by key."""

    @property
    def hand(self) -> Hand | None:
        """The held piece."""
        return self._hand

    @property
    def is_holding(self) -> bool:
        """Whether there is one."""
        return self._hand is not None

    @property
    def is_carrying(self) -> bool:
        """Whether a piece is held that goes down with another click or key, and no button's end."""
        return self._hand is not None and self._hand.grip is not Grip.DRAG

    @property
    def is_open(self) -> bool:
        """Whether it is to be seen and may be touched."""
        return self._is_open and self.bench is not None and self.isVisible()

    @property
    def cursor_slot(self) -> Slot | None:
        """The cell that somebody has put the ring into; None as long as nobody has."""
        return self._cursor

    @property
    def typing_slot(self) -> Slot | None:
        """The cell that the next letter comes into; None on a full bench."""
        is_chosen = self._cursor is not None or self.bench is None
        return self._cursor if is_chosen or self.bench is None else self.bench.next_cell

    @property
    def bench(self) -> Bench | None:
        """What is shown."""
        return self.board.bench

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word whose letters stand on the bench."""
        bench = self.bench
        cells = reading(bench.player, bench.ruleset).cells if bench else ()
        return words_in("".join(cell.letter or " " for _slot, cell in cells))

    def arrange(self, *, is_beside: bool, has_die: bool) -> None:
        """Have the tray stand beside the bench or below it, with or without a die."""
        self.board.arrange(is_beside=is_beside, has_die=has_die)
        self._show_spoken()
        self.arranged.emit()

    def show_bench(
        self,
        bench: Bench | None,
        called: Sequence[Construction] = (),
        *,
        is_open: bool,
        is_rolling: bool = False,
    ) -> None:
        """Lay the player's pieces out, or the letters of a `called` word where they are secret.

        Only an open board can be touched. New pieces come once the dice lie still.
        """
        self._is_open = is_open
        if not is_open:
            self.board.keep_old_word(False)
        if not (is_open and self._is_untouched(bench)):
            self._let_go()
        before = self.bench.player.placed if self.bench is not None else ()
        now = bench.player.placed if bench is not None else ()
        if now != before:
            self.letters.choose(())
        if before and not now:
            # On an empty bench a word begins in the first cell.
            self._cursor = None
        self.board.show_bench(bench, called)
        self._widen()
        self.board.lay_out(is_gliding=True, new_after_ms=TUMBLE_MS if is_rolling else 0)
        self._hand_changed()
        self._show_keyboard()
        self._show_spoken()

    def keep_old_word(self) -> None:
        """Have the word claimed last lie there, faded, while another is typed over it."""
        self.board.keep_old_word(True)

    def show_supply(self, left: Counts) -> None:
        """Say quietly how many pieces of each kind can still come; nothing of none."""
        self.board.show_supply(left)

    def show_tray(self, is_shown: bool) -> None:
        """Show the heaps, or leave their place to something else."""
        self.board.show_tray(is_shown)
        self._has_tray = is_shown
        self._show_spoken()

    def tell_moved(self, after: Bench, pieces: Collection[int], whose: str = "") -> None:
        """Have the cells read out that these pieces lie in by now, or have left.

        `whose` bench that is is told where it is nobody's here.
        """
        benches = (self.bench, after) if self.bench is not None else (after,)
        placed = (piece for bench in benches for piece in bench.player.placed)
        slots = {cell_of(piece.pose) for piece in placed if piece.id in pieces}
        told = [cell_text(after, slot) for slot in sorted(filter(None, slots))]
        cells = " ".join(told)
        self._tell(say(texts.WHOSE_CELLS, name=whose, cells=cells) if whose and cells else cells)

    def _tell(self, sentence: str) -> None:
        """Have something read out to whoever works here."""
        if self.hasFocus():
            announce(self, sentence)

    def _show_spoken(self) -> None:
        self._spoken.show_bench(self.bench, self.board.geometry, has_tray=self._has_tray)

    def begin_word(self, word: Hashable) -> None:
        """Tell by what this word differs from others; with another one the ring is nowhere."""
        if word != self._word:
            self._word = word
            self.set_cursor(None)

    def set_cursor(self, slot: Slot | None) -> None:
        """Put the ring into a cell, or nowhere: letters then come where a word goes on."""
        self._cursor = slot
        self._is_walking = False
        self._show_keyboard()

    def _walk_to(self, slot: Slot) -> None:
        """Put the ring into a cell as somebody goes there by key."""
        self._cursor, self._is_walking = slot, True
        if self._widen():
            self.board.lay_out(is_gliding=True)
        self._show_keyboard()

    def _widen(self) -> bool:
        """Show as many columns as are needed; a held piece stays under the pointer."""
        hand, before = self._hand, self.board.geometry
        is_holding = hand is not None and hand.start is None
        cursor = self._cursor if self._is_walking else None
        if not self.board.widen(cursor=cursor, is_holding=is_holding):
            return False
        if hand is not None:
            point = before.shown_to_scene(hand.pose)
            hand.pose = self.board.geometry.to_shown(point, hand.pose.angle)
        self._show_spoken()
        return True

    def _show_keyboard(self) -> None:
        hand, is_here = self._hand, self.hasFocus() and self._is_open
        slot = self.typing_slot
        is_ringed = is_here and (self._is_walking or shows_focus())
        if is_here and hand is not None and hand.grip is Grip.KEYS:
            is_ringed, slot = True, cell_of(self._held_pose(hand))
        is_typing = is_here and not is_ringed and hand is None
        self.board.show_keyboard(
            slot if is_ringed else None, slot if is_typing else None, is_here=is_here
        )

    # The hand

    def _is_untouched(self, bench: Bench | None) -> bool:
        """Whether the held piece lies as it did, so that the hand need not let go of it."""
        hand = self._hand
        piece = bench.player.find(hand.item.number) if bench and hand else None
        return hand is not None and piece is not None and piece.pose == hand.start

    def _grasp_by_key(self, item: PieceItem, pose: Pose, start: Pose | None) -> None:
        """Take a piece up and hold it there on the bench of the rules."""
        shown = self.board.geometry.cells.shown
        self._hand = Hand(item, Grip.KEYS, shown(pose), start)
        if self._widen():
            # No pointer holds it, so it goes where the cell is shown now.
            self._hand.pose = self.board.geometry.cells.shown(pose)
        self._take_up(self._hand)

    def _grasp(self, item: PieceItem, pose: Pose, start: Pose | None, offset: QPointF) -> None:
        """Take a piece up with the mouse, at that place on the bench as it is shown.

        The pointer holds it so far off its middle, in units.
        """
        self._hand = Hand(item, Grip.DRAG, pose, start, offset=offset)
        self._widen()
        self._take_up(self._hand)

    def _take_up(self, hand: Hand) -> None:
        play(Sound.PIECE_UP)
        self.board.lay_out(is_gliding=True)
        self._hand_changed()
        self.hand_changed.emit()
        self._show_keyboard()
        self._tell(taken_text(hand.item.kind, self._held_pose(hand), self.board.fall))

    def _held_pose(self, hand: Hand) -> Pose:
        """Where on the bench of the rules the piece would lie."""
        return self.board.geometry.cells.laid(hand.pose)

    def _hand_changed(self) -> None:
        if self._hand is not None:
            self.board.show_hand(self._hand, snaps=self.snaps)
            if self._hand.grip is Grip.KEYS:
                self._show_keyboard()

    def _let_go(self) -> None:
        was_held, self._hand = self._hand is not None, None
        self.letters.let_go()
        self.board.hide_ghost()
        if was_held:
            self.hand_changed.emit()

    def _drop(self, hand: Hand) -> None:
        if self.board.fall is not None:
            play(Sound.SNAP)
        pose = self._held_pose(hand)
        if hand.grip is Grip.KEYS:
            self.set_cursor(cell_of(pose))
        self._let_go()
        if cell_of(pose) is None and hand.start is None:
            self.put_back()
        else:
            self.dropped.emit(hand.item.number, pose, hand.is_turned)

    def put_back(self) -> None:
        """Let the held piece go back to where it was."""
        self._let_go()
        self._widen()
        self.board.lay_out(is_gliding=True)
        self._show_keyboard()
        self._tell(say(texts.PUT_BACK))

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        # By itself Qt asks the scene, where no item takes text.
        return query is Qt.InputMethodQuery.ImEnabled or super().inputMethodQuery(query)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        take_composed(self)
        self._show_keyboard()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._is_walking = False
        self._show_keyboard()

    # Size and ground

    def sizeHint(self) -> QSize:
        # The base class would ask for the scene's size, and that follows the view's own.
        return self.minimumSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.resize(QSizeF(self.viewport().size()))
        self._hand_changed()
        self._show_spoken()
        self.arranged.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_table(painter, QRectF(rect), look())
