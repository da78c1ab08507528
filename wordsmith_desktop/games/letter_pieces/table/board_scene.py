"""The scene of the board: its pieces, in the hand and lying, over their ground."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.pieces import PieceState
from wordsmith_desktop.window.kit.sound.sounds import Sound, play

from ..rules.actions import Arrange
from ..rules.alphabet import Construction
from ..rules.bench import ROW_COUNT, SLOTS, Slot, cell_of, free_slots
from ..rules.claims import alphabet_for, reading
from ..rules.diagnosis import Missing
from ..rules.old_word import old_letters
from ..rules.pieces import NO_PIECES, Counts, Shape
from ..rules.presenter import Bench
from ..rules.recognition import BenchReading, CellReading, read_bench
from ..rules.snapping import Snap
from .board_ground import BenchGround, CellMark, HeapGround, foot_height
from .board_pieces import Z_LYING, Hand, ItemGlide, PieceItem, nearest
from .geometry import FEW_COLUMNS, HEAP_ANGLES, MANY_COLUMNS, Geometry

Goals = dict[PieceItem, QPointF]
GLIDE_MS = 160
GLOW_MS = 200


class BoardScene(QGraphicsScene):
    """Shows one player's pieces; what hands do with them is the view's business."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.geometry = Geometry.fitted(QSizeF(400, 300))
        """Where things lie now."""
        self.bench: Bench | None = None
        """What is shown."""
        self._called: tuple[Construction, ...] = ()
        self._is_beside = False
        self._has_die = True
        self._ground = BenchGround()
        self._heaps = HeapGround()
        self._ghost = PieceItem(-1, Shape.L)
        self._ghost.hide()
        self.fall: Snap | None = None
        """Where the held piece would fall into place, which a letter wants it in."""
        for item in (self._ground, self._heaps, self._ghost):
            self.addItem(item)
        self._items: dict[int, PieceItem] = {}
        self._glide = ItemGlide(self)
        self._glow = QVariantAnimation(self)
        self._glow.setStartValue(1.0)
        self._glow.setEndValue(0.0)
        self._glow.valueChanged.connect(self._show_glow)
        self._lit: frozenset[Slot] = frozenset()
        self._topmost = 0
        self._new: list[PieceItem] = []
        """Pieces that have not been laid anywhere."""
        self._put_down: list[PieceItem] = []
        """Pieces that lie otherwise on the bench than before."""
        self._room: Goals = {}
        """Where letters lie that make room for others that are carried."""
        self._keeps_old_word = False

    def resize(self, size: QSizeF) -> None:
        """Fit everything into a view of this size."""
        self.setSceneRect(QRectF(QPointF(), size))
        self._fit(self.geometry.cells.columns)
        self.lay_out(is_gliding=False)

    def arrange(self, *, is_beside: bool, has_die: bool) -> None:
        """Have the tray stand beside the bench or below it, with or without a die."""
        if (is_beside, has_die) != (self._is_beside, self._has_die):
            self._is_beside, self._has_die = is_beside, has_die
            self._fit(self.geometry.cells.columns)
            self.lay_out(is_gliding=False)

    def widen(self, *, cursor: Slot | None, is_holding: bool) -> bool:
        """Show as few columns as are enough; whether they are others now.

        Enough is what lies there, the cell that the keyboard is at, and a free cell for a piece
        in the hand.
        """
        columns = self._columns(cursor, is_holding=is_holding)
        if columns == self.geometry.cells.columns:
            return False
        self._fit(columns)
        return True

    def _columns(self, cursor: Slot | None, *, is_holding: bool) -> int:
        few = ROW_COUNT * FEW_COLUMNS
        if self.bench is None:
            return FEW_COLUMNS if len(self._called) <= few else MANY_COLUMNS
        placed = self.bench.player.placed
        used = [slot for piece in placed if (slot := cell_of(piece.pose)) is not None]
        is_full = is_holding and not set(free_slots(placed)) & set(SLOTS[:few])
        used += [slot for slot, _ in self.bench.gaps]
        if cursor is not None:
            used.append(cursor)
        is_beyond = any(SLOTS.index(slot) >= few for slot in used)
        return MANY_COLUMNS if is_full or is_beyond else FEW_COLUMNS

    def _fit(self, columns: int) -> None:
        self.geometry = Geometry.fitted(
            self.sceneRect().size(),
            columns=columns,
            is_beside=self._is_beside,
            has_die=self._has_die,
        )
        self._ground.show_geometry(self.geometry)
        self._heaps.show_geometry(self.geometry)

    def show_bench(self, bench: Bench | None, called: Sequence[Construction] = ()) -> None:
        """Take the player's pieces; without any the letters of a `called` word stand there.

        They lie in their places only with the next `lay_out`.
        """
        before = self._letters()
        if bench is None or not bench.player.placed or bench.is_claimed:
            self._keeps_old_word = False
        self.bench, self._called = bench, () if bench else tuple(called)
        self._match_items()
        self._light(self._letters() - before)

    def keep_old_word(self, is_kept: bool) -> None:
        """Have what is left of the word claimed last lie there, faded, while another is built.

        Its pieces are in the heaps by the rules; so they slide where they are used, and do not go
        home and back. It ends with the word.
        """
        self._keeps_old_word = is_kept

    def show_keyboard(self, ring: Slot | None, caret: Slot | None, *, is_here: bool) -> None:
        """Ring the cell that the keyboard is at, or mark where the next letter is built.

        `is_here` says whether the board has the keyboard at all.
        """
        if caret not in self.geometry.cells.slots:
            caret = None
        self._ground.show_keyboard(cursor=ring, caret=caret, is_here=is_here)

    def show_supply(self, left: Counts) -> None:
        """Say quietly how many pieces of each kind can still come; nothing of none."""
        self._heaps.show_supply(left)

    def show_tray(self, is_shown: bool) -> None:
        """Show the heaps, or leave their place to something else."""
        self._heaps.setVisible(is_shown)
        for item in self._items.values():
            piece = self.bench.player.find(item.number) if self.bench else None
            is_laid = piece is not None and piece.pose is not None
            item.setVisible(is_shown or is_laid)

    def item(self, piece: int) -> PieceItem | None:
        """The item of a piece."""
        return self._items.get(piece)

    def piece_at(self, point: QPointF) -> PieceItem | None:
        """The piece that a hand at this point would grasp."""
        return nearest(list(self._items.values()), point)

    def show_hand(self, hand: Hand, *, snaps: bool) -> None:
        """The held piece where the hand has it, and a ghost where it would fall into place."""
        if self.bench is None:
            return
        self._glide.finish()
        unit = self.geometry.unit
        hand.item.show_as(unit=unit, angle=hand.pose.angle, state=PieceState.HELD)
        hand.item.setPos(self.geometry.shown_to_scene(hand.pose))
        place, laid = None, self.geometry.cells.laid(hand.pose)
        piece = self.bench.player.find(hand.item.number)
        if snaps and piece is not None and cell_of(laid):
            place = self.bench.snapped(piece, laid, is_turned=hand.is_turned)
        self.fall = place
        self._ghost.setVisible(place is not None)
        if place:
            self._ghost.kind = hand.item.kind
            self._ghost.show_as(unit=unit, angle=place.pose.angle, state=PieceState.GHOST)
            self._ghost.setPos(self.geometry.to_scene(place.pose))

    def show_carried(self, slots: Sequence[Slot], by: QPointF, room: Arrange | None) -> None:
        """Letters that are carried, so far off their places, while the others make room."""
        bench = self.bench
        if bench is None:
            return
        held = {piece.id for slot in slots for piece in bench.in_slot(slot)}
        ways = {move.piece: move.pose for move in room.moves} if room else {}
        goals, lying = {}, []
        for placed in bench.player.placed:
            item = self._items[placed.id]
            pose = ways.get(placed.id, placed.pose)
            if placed.id not in held:
                goals[item] = self.geometry.to_scene(pose)
                lying.append(replace(placed, pose=pose))
                continue
            angle = placed.pose.angle
            item.show_as(unit=self.geometry.unit, angle=angle, state=PieceState.HELD)
            item.setPos(self.geometry.to_scene(placed.pose) + by)
        if goals != self._room:
            self._room = goals
            self._glide.start(goals, look().motion_ms(GLIDE_MS))
            cells = read_bench(lying, alphabet_for(bench.ruleset)).cells
            self._ground.show_marks(tuple(_mark(slot, cell) for slot, cell in cells))

    def show_chosen(self, slots: frozenset[Slot]) -> None:
        """Mark the letters of some cells as chosen."""
        self._ground.show_chosen(slots)

    def show_band(self, band: QRectF) -> None:
        """Draw the band that chooses letters; an empty one is none."""
        self._ground.show_band(band)

    def show_under_pointer(self, item: PieceItem | None, slot: Slot | None) -> None:
        """Mark what a press would take: a piece, or the letter of a cell."""
        for other in self._items.values():
            other.set_hovered(other is item)
        self._ground.show_hovered(slot)

    def hide_ghost(self) -> None:
        """No piece is held any more."""
        self.fall = None
        self._ghost.hide()

    def lay_out(self, *, is_gliding: bool, new_after_ms: int = 0) -> None:
        """Send every piece to its place; those that are new set out so much later."""
        self._room = {}
        if self.bench is None:
            self._ground.show_word(self._called)
            self._ground.show_gaps(())
            letters = zip(SLOTS, self._called, strict=False)
            self._ground.show_marks(tuple(CellMark(at, one.letter, True) for at, one in letters))
            self._heaps.show_counts(NO_PIECES)
            return
        read = self._reading(self.bench)
        old = self._old_letters(self.bench)
        laid = self._on_bench(self.bench, read.letter_pieces)
        goals = laid | old | self._in_heaps(self.bench, {item.number for item in old})
        put_down, self._put_down = self._put_down, []
        duration = look().motion_ms(GLIDE_MS) if is_gliding else 0
        new, self._new = self._new, []
        self._glide.start(goals, duration, put_down, late=new, late_ms=new_after_ms)
        self._heaps.show_counts(self.bench.heap())
        self._ground.show_word(())
        self._show_gaps(self.bench, tuple(_mark(slot, cell) for slot, cell in read.cells))

    def _show_gaps(self, bench: Bench, marks: tuple[CellMark, ...]) -> None:
        """Write beneath the cells what lies there, and what is missing where nothing does."""
        alphabet = alphabet_for(bench.ruleset)
        self._ground.show_gaps(
            tuple(
                (slot, alphabet.construction(letter) if letter in alphabet.letters else None)
                for slot, letter in bench.gaps
            )
        )
        missing = (CellMark(slot, f"{letter}?", is_letter=False) for slot, letter in bench.gaps)
        self._ground.show_marks((*marks, *missing))

    def _match_items(self) -> None:
        """One item for each piece; new ones come out of their compartment of the tray."""
        pieces = {piece.id: piece for piece in self.bench.player.pieces} if self.bench else {}
        for number in set(self._items) - set(pieces):
            gone = self._items.pop(number)
            self._new = [item for item in self._new if item is not gone]
            self.removeItem(gone)
        for number in sorted(set(pieces) - set(self._items)):
            item = PieceItem(number, pieces[number].kind)
            source = self.geometry.compartment(item.kind)
            item.setPos(source.center().x(), source.bottom() - foot_height() / 2)
            self._new.append(item)
            self.addItem(item)
            self._items[number] = item

    def _on_bench(self, bench: Bench, in_letters: frozenset[int]) -> Goals:
        goals = {}
        for placed in bench.player.placed:
            item = self._items[placed.id]
            state = PieceState.SET if placed.id in in_letters else PieceState.RESTING
            item.show_as(unit=self.geometry.unit, angle=placed.pose.angle, state=state)
            goals[item] = self.geometry.to_scene(placed.pose)
            if item.pose != placed.pose:
                self._put_down.append(item)
                self._topmost += 1
                # Qt stacks items of equal z in the order they were added, not were laid.
                item.setZValue(Z_LYING + self._topmost / 1000)
            item.pose = placed.pose
        return goals

    def _old_letters(self, bench: Bench) -> Goals:
        if not self._keeps_old_word:
            return {}
        goals, cells = {}, self.geometry.cells.slots
        for left in old_letters(bench.player):
            if cell_of(left.pose) in cells:
                item = self._items[left.id]
                angle = left.pose.angle
                item.show_as(unit=self.geometry.unit, angle=angle, state=PieceState.FADED)
                item.pose = left.pose
                goals[item] = self.geometry.to_scene(left.pose)
        return goals

    def _in_heaps(self, bench: Bench, elsewhere: Collection[int]) -> Goals:
        goals, foot = {}, foot_height()
        heaps = [p for p in bench.player.pieces if p.pose is None and p.id not in elsewhere]
        for kind in Shape:
            free = [piece for piece in heaps if piece.kind is kind]
            for place, piece in enumerate(free):
                item = self._items[piece.id]
                unit, angle = self.geometry.unit, HEAP_ANGLES[kind]
                item.show_as(unit=unit, angle=angle, state=PieceState.RESTING)
                goals[item] = self.geometry.in_heap(kind, place, len(free), foot=foot)
        return goals

    @staticmethod
    def _reading(bench: Bench) -> BenchReading:
        return reading(bench.player, bench.ruleset)

    def _letters(self) -> frozenset[tuple[Slot, str]]:
        cells = self._reading(self.bench).cells if self.bench else ()
        return frozenset((slot, cell.letter) for slot, cell in cells if cell.letter)

    def _light(self, new: frozenset[tuple[Slot, str]]) -> None:
        """Letters that were just recognised glow briefly."""
        self._glow.stop()
        self._lit = frozenset(slot for slot, _ in new)
        if self._lit:
            play(Sound.LETTER)
        duration = look().motion_ms(GLOW_MS)
        if self._lit and duration:
            self._glow.setDuration(duration)
            self._glow.start()
        else:
            self._ground.show_glow(frozenset(), 0.0)

    def _show_glow(self, strength: float) -> None:
        self._ground.show_glow(self._lit, strength)


def _mark(slot: Slot, cell: CellReading) -> CellMark:
    if cell.letter:
        return CellMark(slot, cell.letter, True)
    return CellMark(slot, "…" if isinstance(cell.fault, Missing) else "?", False)
