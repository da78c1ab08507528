"""The bench for whoever hears it: what lies in a cell or a heap, and where the held piece is."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import joined, say, say_count

from ..rules.bench import SLOTS, Slot, cell_of, to_cell
from ..rules.claims import reading
from ..rules.pieces import CAP_HEIGHT, Pose, Shape, count
from ..rules.presenter import Bench
from ..rules.snapping import Snap
from . import bench_texts as texts
from .event_sentences import misbuild_text, pieces_text
from .event_texts import MISBUILT_IN, OR
from .texts import KIND_COUNTS

_STEP: Final = 100
"""Thousandths of a unit: the smallest step that a key moves a piece by."""
_LETTERS_SAID: Final = 3
"""So many of the letters that want a piece are named, the commonest."""


def cell_number(slot: Slot) -> int:
    """The cells of the bench are counted from 1, in reading order."""
    return SLOTS.index(slot) + 1


def cell_text(bench: Bench, slot: Slot) -> str:
    """A cell's letter, or its pieces and why they are none."""
    n, pieces = cell_number(slot), bench.in_slot(slot)
    if not pieces:
        missing = dict(bench.gaps).get(slot)
        return say(texts.CELL_GAP if missing else texts.CELL_EMPTY, n=n, letter=missing)
    cell = dict(reading(bench.player, bench.ruleset).cells)[slot]
    if cell.letter is not None:
        return say(texts.CELL_LETTER, n=n, letter=cell.letter)
    said = pieces_text(count([piece.kind for piece in pieces]))
    fault = misbuild_text(cell.fault, bench) if cell.fault is not None else ""
    return say(texts.CELL_LOOSE, n=n, pieces=said, fault=fault).strip()


def chosen_text(count: int) -> str:
    """How many letters are chosen; empty for none."""
    return say_count(texts.CHOSEN, count) if count else ""


def fault_text(bench: Bench, slot: Slot) -> str:
    """Why a cell holds no letter; where others hold none either, with its number."""
    faults = dict(reading(bench.player, bench.ruleset).faults)
    if slot not in faults:
        return ""
    fault = misbuild_text(faults[slot], bench)
    return say(MISBUILT_IN, n=cell_number(slot), fault=fault) if len(faults) > 1 else fault


def unfinished_text(bench: Bench) -> str:
    """Where something lies that is no letter, and why; empty where all are letters."""
    faults = reading(bench.player, bench.ruleset).faults
    if not faults:
        return ""
    slot, fault = faults[0]
    return say(texts.UNFINISHED, n=cell_number(slot), fault=misbuild_text(fault, bench))


def heap_text(kind: Shape, left: int) -> str:
    """How many pieces lie in a heap."""
    return say(texts.HEAP, pieces=say_count(KIND_COUNTS[kind], left))


def piece_text(kind: Shape, degrees: int) -> str:
    """A piece that lies on the bench, with its angle."""
    return say(texts.PIECE_AT, piece=say(texts.PIECES[kind]), degrees=degrees)


def taken_text(kind: Shape, pose: Pose, fall: Snap | None = None) -> str:
    """A piece that was taken up, where it is held, and where it would fall if it were let go."""
    place = place_text(pose, fall)
    return say(texts.IN_HAND, piece=say(texts.PIECES[kind]), place=place).strip()


def turned_text(pose: Pose, fall: Snap | None = None) -> str:
    """The angle of a held piece, and where it would fall if it were let go."""
    return say(texts.TURNED, degrees=pose.angle, fit=_fall_text(fall)).strip()


def place_text(pose: Pose, fall: Snap | None = None) -> str:
    """Where a piece is held, by its cell and small steps, and where it would fall from there."""
    slot = cell_of(pose)
    if slot is None:
        return say(texts.BESIDE)
    ways = _ways_off_middle(pose, slot)
    text = texts.OFF_MIDDLE if ways else texts.IN_MIDDLE
    return say(text, n=cell_number(slot), ways=ways, fit=_fall_text(fall)).strip()


def _fall_text(fall: Snap | None) -> str:
    """Where a letter wants a held piece, and which letter; empty where none does."""
    slot = cell_of(fall.pose) if fall is not None else None
    if fall is None or slot is None:
        return ""
    if fall.completes:
        letters = say(texts.FALLS_MAKING, letter=fall.letters[0])
    else:
        letters = say(texts.FALLS_FOR, letters=joined(fall.letters[:_LETTERS_SAID], OR))
    ways = _ways_off_middle(fall.pose, slot) or say(texts.FALLS_IN_MIDDLE)
    return say(texts.FALLS, ways=ways, degrees=fall.pose.angle, letters=letters)


def _ways_off_middle(pose: Pose, slot: Slot) -> str:
    """How many small steps a piece lies off the middle of a cell; empty for none."""
    inside = to_cell(pose, slot)
    right, up = round(inside.x / _STEP), round((inside.y - CAP_HEIGHT // 2) / _STEP)
    ways = []
    if right:
        ways.append(say(texts.TO_RIGHT if right > 0 else texts.TO_LEFT, n=abs(right)))
    if up:
        ways.append(say(texts.UPWARD if up > 0 else texts.DOWNWARD, n=abs(up)))
    return ", ".join(ways)
