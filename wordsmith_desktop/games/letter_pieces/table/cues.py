"""What moves and what is heard as the Letter Piece Game goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import HandedOver, TableEvent
from wordsmith_desktop.window.kit.cues import Cues, Either
from wordsmith_desktop.window.kit.motion.choreography import Key, Movement
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.pace.beats import Beat
from wordsmith_desktop.window.kit.sound.sounds import Sound
from wordsmith_desktop.window.kit.talk import Remark, Talking
from wordsmith_desktop.wording.computer_lines import TalkTopic

from ..rules import events
from ..rules.bench import cell_of
from ..rules.claims import reading
from ..rules.pieces import Shape
from .board_pieces import PieceItem
from .board_view import BoardView
from .pad import PlayerPad

_MOST_BOXES: Final = 24
"""No pad has as many boxes of one colour."""


class BoardHolder:
    """The letters on the bench in their order, what is left beside them, and the tray."""

    def __init__(self, board: BoardView) -> None:
        self._board = board

    def lying(self) -> dict[Key, Lying]:
        """Letters as ("letter", place), other pieces as ("left", shape, place).

        Compartments of the tray are ("tray", shape).
        """
        scene = self._board.board
        found: dict[Key, Lying] = {
            ("tray", shape): Lying(scene.geometry.compartment(shape), _nothing) for shape in Shape
        }
        for key, items in self._things().items():
            area = items[0].sceneBoundingRect()
            for item in items[1:]:
                area = area.united(item.sceneBoundingRect())
            pictures = [
                (item.picture, item.sceneBoundingRect().translated(-area.topLeft()))
                for item in items
            ]
            found[key] = Lying(area, partial(_paint_items, pictures, area))
        return found

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show pieces that are on their way here."""
        for key, items in self._things().items():
            for item in items:
                item.setOpacity(0.0 if key in keys else 1.0)

    def _things(self) -> dict[Key, list[PieceItem]]:
        scene, bench = self._board.board, self._board.bench
        found: dict[Key, list[PieceItem]] = {}
        if bench is None:
            return found
        read = reading(bench.player, bench.ruleset)
        slots = [slot for slot, cell in read.cells if cell.letter]
        counts = dict.fromkeys(Shape, 0)
        for piece in bench.player.pieces:
            item = scene.item(piece.id)
            if item is None:
                continue
            slot = cell_of(piece.pose) if piece.pose is not None else None
            if slot in slots:
                found.setdefault(("letter", slots.index(slot)), []).append(item)
            else:
                found["left", piece.kind, counts[piece.kind]] = [item]
                counts[piece.kind] += 1
        return found


class PadHolder:
    """The rows and the boxes of the open pad."""

    def __init__(self, pad: PlayerPad) -> None:
        self._pad = pad

    def lying(self) -> dict[Key, Lying]:
        """Words as ("word", row), ticked boxes as ("tick", colour, place).

        The places of a row's letters are ("row", row, place).
        """
        found: dict[Key, Lying] = {}
        for number, row in enumerate(self._pad.rows):
            if row.isVisible():
                corner = QPointF(row.mapTo(self._pad, QPoint()))
                for (kind, *place), one in row.lying().items():
                    found[kind, number, *place] = one.moved(corner.x(), corner.y())
        corner = QPointF(self._pad.foot.mapTo(self._pad, QPoint()))
        found |= {
            key: one.moved(corner.x(), corner.y()) for key, one in self._pad.foot.lying().items()
        }
        return found

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show words and ticks that are about to be written."""
        for number, row in enumerate(self._pad.rows):
            row.set_coming(("word", number) in keys)
        self._pad.foot.leave_out(keys)


def _nothing(_painter: QPainter, _area: QRectF) -> None:
    """A place is not carried about."""


def _paint_items(
    pictures: list[tuple[QPixmap, QRectF]], whole: QRectF, painter: QPainter, rect: QRectF
) -> None:
    share = rect.height() / whole.height()
    for picture, area in pictures:
        at = QRectF(rect.topLeft() + area.topLeft() * share, area.size() * share)
        painter.drawPixmap(at, picture, QRectF(picture.rect()))


def _claimed(event: events.WordClaimed) -> Iterator[Movement]:
    for place in range(len(event.word)):
        # The pieces may stay on the bench, to be made into the next word.
        letter, goal = ("letter", place), ("row", event.row, place)
        yield Movement((letter,), goal=goal, stays=True, copies=True)
    yield Movement((("word", event.row),), waits=True)
    for shape in Shape:
        left = tuple(("left", shape, place) for place in range(event.discarded.count(shape)))
        yield Movement(left, goal=("tray", shape))
    for colour in ("white", "blue"):
        yield Movement(tuple(("tick", colour, place) for place in range(_MOST_BOXES)))


CUES: Final[Cues[TableEvent]] = Cues(
    moves={events.WordClaimed: _claimed},
    sounds={
        events.Dealt: Sound.PIECE_DOWN,
        events.DiceFell: Sound.ROLL,
        events.PieceTaken: Sound.PIECE_UP,
        events.PiecesArranged: Sound.PIECE_DOWN,
        events.PiecesWithdrawn: Sound.PIECE_UP,
        events.WordClaimed: Sound.ACCEPTED,
        events.WordWritten: Sound.ACCEPTED,
        events.RowChecked: Either(lambda event: event.stands, Sound.ACCEPTED, Sound.REFUSED),
        events.BenchTaken: Sound.OBJECTION,
        events.BenchLost: Sound.REFUSED,
        events.TurnMoved: Sound.HAND_OVER,
        events.DoneCalled: Sound.OBJECTION,
        events.ChallengeEnded: Sound.MEDAL,
    },
    turns=(HandedOver, events.TurnMoved),
)


def _claimed_remarks(event: events.WordClaimed) -> Iterator[Remark]:
    yield event.seat, TalkTopic.CLAIM


def _settled_remarks(event: events.CallSettled) -> Iterator[Remark]:
    yield event.seat, TalkTopic.CLAIM if event.stands else TalkTopic.FAILED


def _made(event: TableEvent) -> tuple[Seat, int] | None:
    if not isinstance(event, events.WordClaimed):
        return None
    return event.seat, event.points


TALKING: Final = Talking(
    remarks={events.WordClaimed: _claimed_remarks, events.CallSettled: _settled_remarks},
    made=_made,
)

BEATS: Final[Mapping[type, Beat | None]] = {
    events.Dealt: Beat.DEAL,
    events.DiceFell: Beat.ROLL,
    events.LettersSet: Beat.SCORE,
    events.WordClaimed: Beat.SCORE,
    events.WordWritten: Beat.MOVE,
    events.CallSettled: Beat.SCORE,
    events.RowChecked: Beat.SCORE,
    events.Passed: Beat.MOVE,
    events.DoneCalled: Beat.SHOUT,
    events.ChallengeEnded: Beat.SHOUT,
}
"""What of it is to be seen before the next thing comes."""
