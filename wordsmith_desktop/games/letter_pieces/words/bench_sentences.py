"""The bench for whoever hears it: what lies in a cell or a heap, and where the held piece is."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import say, say_count

from ..rules.bench import SLOTS, Slot, cell_of, to_cell
from ..rules.claims import reading
from ..rules.pieces import CAP_HEIGHT, Pose, Shape, count
from ..rules.presenter import Bench
from . import bench_texts as texts
from .event_sentences import misbuild_text, pieces_text
from .event_texts import MISBUILT_IN
from .texts import KIND_COUNTS

_STEP: Final = 100
"""Thousandths of a unit: the smallest step that a key moves a piece by."""


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


def taken_text(kind: Shape, pose: Pose) -> str:
    """A piece that was taken up, and where it is held."""
    return say(texts.IN_HAND, piece=say(texts.PIECES[kind]), place=place_text(pose)).strip()


def turned_text(pose: Pose, *, fits: bool) -> str:
    """The angle of a held piece."""
    return say(texts.TURNED, degrees=pose.angle, fit=_fit(fits)).strip()


def place_text(pose: Pose, *, fits: bool = False) -> str:
    """Where a piece is held: its cell, and how many small steps off the middle of that.

    `fits` says whether it would fall into a letter's place if it were let go.
    """
    slot = cell_of(pose)
    if slot is None:
        return say(texts.BESIDE)
    inside = to_cell(pose, slot)
    right, up = round(inside.x / _STEP), round((inside.y - CAP_HEIGHT // 2) / _STEP)
    ways = []
    if right:
        ways.append(say(texts.TO_RIGHT if right > 0 else texts.TO_LEFT, n=abs(right)))
    if up:
        ways.append(say(texts.UPWARD if up > 0 else texts.DOWNWARD, n=abs(up)))
    text = texts.OFF_MIDDLE if ways else texts.IN_MIDDLE
    return say(text, n=cell_number(slot), ways=", ".join(ways), fit=_fit(fits)).strip()


def _fit(fits: bool) -> str:
    return say(texts.FITS) if fits else ""
