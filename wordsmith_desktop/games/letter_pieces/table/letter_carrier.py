"""Whole letters in the hand: carried by the ground of their cells, and chosen, several at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, unique

from PySide6.QtCore import QPointF, QRectF

from ..rules.bench import SLOTS, Slot
from ..rules.presenter import Bench
from .board_pieces import CLICK_REACH
from .board_scene import BoardScene


@unique
class LetterDrop(Enum):
    """What letting go of the ground means."""

    CLICK = "click"
    """Nothing was moved."""
    CHOSEN = "chosen"
    CARRIED = "carried"
    TAKEN_OFF = "taken_off"
    """The letters were let go beside the bench."""
    NOTHING = "nothing"


@dataclass(slots=True)
class _Carried:
    slots: tuple[Slot, ...]
    """The cells of the letters, in reading order."""
    grip: Slot
    """The one of them that the hand holds."""
    press: QPointF
    goal: Slot | None = None
    """Where the first of them would come to lie."""
    has_moved: bool = False


class LetterCarrier:
    """Follows a press on the ground of the bench until it is let go."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._carried: _Carried | None = None
        self._band: QPointF | None = None
        self._chosen: tuple[Slot, ...] = ()

    @property
    def is_busy(self) -> bool:
        """Whether the ground is held."""
        return self._carried is not None or self._band is not None

    @property
    def chosen(self) -> tuple[Slot, ...]:
        """The cells whose letters are chosen, in reading order."""
        return self._chosen

    @property
    def carried(self) -> tuple[Slot, ...]:
        """The cells of the letters that were carried last."""
        return self._carried.slots if self._carried is not None else ()

    @property
    def goal(self) -> Slot | None:
        """Where the first of the carried letters would come to lie."""
        return self._carried.goal if self._carried is not None else None

    def choose(self, slots: Iterable[Slot]) -> None:
        """Choose the letters of these cells and no others."""
        bench = self._scene.bench
        self._chosen = tuple(sorted(s for s in set(slots) if bench and bench.in_slot(s)))
        self._scene.show_chosen(frozenset(self._chosen))

    def press(self, bench: Bench, slot: Slot | None, point: QPointF, *, adds: bool) -> None:
        """The ground was pressed; with `adds` it adds a letter to the chosen, or leaves it out."""
        if slot is not None and bench.in_slot(slot):
            if adds:
                self.choose(set(self._chosen) ^ {slot})
                return
            if slot not in self._chosen:
                self.choose(())
            self._carried = _Carried(self._chosen or (slot,), slot, point)
        else:
            self.choose(self._chosen if adds else ())
            self._band = point if self._scene.geometry.bench.contains(point) else None

    def move(self, point: QPointF) -> None:
        """The pointer moved with the ground held."""
        if self._carried is not None:
            self._carry(self._carried, point)
        elif self._band is not None and _is_far(self._band, point):
            band = QRectF(self._band, point).normalized()
            self._scene.show_band(band)
            cells = self._scene.geometry.cells.slots
            self.choose(s for s in cells if self._scene.geometry.cell(s).intersects(band))

    def release(self, point: QPointF) -> LetterDrop:
        """The ground was let go; `carried` and `goal` are what they were until `let_go`."""
        carried, band = self._carried, self._band
        if band is not None:
            return LetterDrop.CHOSEN if _is_far(band, point) else LetterDrop.CLICK
        if carried is None:
            return LetterDrop.NOTHING
        self._carry(carried, point)
        if not carried.has_moved:
            return LetterDrop.CLICK
        if carried.goal is not None:
            return LetterDrop.CARRIED
        is_off = self._scene.geometry.tray.contains(point)
        return LetterDrop.TAKEN_OFF if is_off else LetterDrop.NOTHING

    def let_go(self) -> None:
        """Nothing is held any more."""
        if self.is_busy:
            self._carried = self._band = None
            self._scene.show_band(QRectF())
            self._scene.show_chosen(frozenset(self._chosen))

    def _carry(self, carried: _Carried, point: QPointF) -> None:
        bench = self._scene.bench
        if bench is None or not (carried.has_moved or _is_far(carried.press, point)):
            return
        carried.has_moved = True
        carried.goal = self._goal(carried, point)
        room = bench.inserted(carried.slots, carried.goal) if carried.goal is not None else None
        self._scene.show_carried(carried.slots, point - carried.press, room)
        at = SLOTS.index(carried.goal) if carried.goal is not None else len(SLOTS)
        self._scene.show_chosen(frozenset(SLOTS[at : at + len(carried.slots)]))

    def _goal(self, carried: _Carried, point: QPointF) -> Slot | None:
        slot = self._scene.geometry.slot_at(point)
        if slot is None:
            return None
        first = SLOTS.index(slot) - carried.slots.index(carried.grip)
        return SLOTS[min(max(first, 0), len(SLOTS) - len(carried.slots))]


def _is_far(start: QPointF, point: QPointF) -> bool:
    return (point - start).manhattanLength() > CLICK_REACH
