"""The Letter Piece Game as the measurements use it: a table, a full bench, a dragged piece."""

from __future__ import annotations

import time
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from wordsmith_desktop.app.start import Program
    from wordsmith_desktop.games.letter_pieces.rules.presenter import Bench
    from wordsmith_desktop.games.letter_pieces.table.board import Board

PIECES: Final = 40
WORD: Final = "WORDSMITHKEBAB"


def sit_down(program: Program, tag: str) -> None:
    """Begin a match for two at the program's window."""
    from PySide6.QtWidgets import QApplication

    from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
    from wordsmith_desktop.window.kit.game_entry import find_entry
    from wordsmith_desktop.window.shell.seating import match_seating

    entry = find_entry("letter_pieces")
    if entry is None:
        raise SystemExit("the Letter Piece Game has no screen")
    assert program.services is not None
    opened = program.services.sessions.start(
        "letter_pieces",
        Ruleset(language=tag[:2], dictionary=tag),
        players=("Ana", "Ben"),
        dictionary=tag,
    )
    program.window.sit_down(match_seating(entry, opened))
    QApplication.processEvents()


def full_bench() -> Bench:
    """A bench with forty pieces on it, built into letters as far as they go."""
    from wordsmith_desktop.games.letter_pieces.rules.alphabet import Alphabet
    from wordsmith_desktop.games.letter_pieces.rules.bench import SLOTS, from_cell
    from wordsmith_desktop.games.letter_pieces.rules.presenter import Bench
    from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
    from wordsmith_desktop.games.letter_pieces.rules.state import Piece, PlayerState, Sheet

    alphabet = Alphabet()
    letters = zip(SLOTS, cycle(WORD), strict=False)
    placed = [
        (part.kind, from_cell(part.pose, slot))
        for slot, letter in letters
        for part in alphabet.construction(letter).parts
    ]
    pieces = [Piece(number, kind, pose) for number, (kind, pose) in enumerate(placed[:PIECES])]
    if len(pieces) < PIECES:
        raise SystemExit(f"the bench holds only {len(pieces)} pieces of {WORD}")
    sheet = Sheet(rows=(None,) * 6)
    return Bench(PlayerState(sheet=sheet, pieces=tuple(pieces)), Ruleset())


def shown_board() -> Board:
    """A board with the full bench in a window of its own; the application must be there."""
    from PySide6.QtWidgets import QApplication

    from wordsmith_desktop.games.letter_pieces.table.board import Board
    from wordsmith_desktop.window.kit.appearance import appearance
    from wordsmith_desktop.window.kit.look import Look

    appearance().set_look(Look(reduced_motion=True))
    board = Board()
    board.resize(1000, 640)
    board.show_bench(full_bench(), is_open=True)
    board.show()
    QApplication.processEvents()
    return board


def drag_one(frames: int) -> list[float]:
    """Milliseconds from a mouse move to the painted frame, one of forty pieces in the hand."""
    from PySide6.QtCore import QEvent, QPoint

    board = shown_board()
    bench = board.bench
    assert bench is not None
    pose = bench.player.pieces[0].pose
    assert pose is not None
    start = board.mapFromScene(board.board.geometry.to_scene(pose))
    _mouse(board, QEvent.Type.MouseButtonPress, start)
    found = []
    for frame in range(frames):
        # There and back over the whole board, a few pixels at a time.
        way = abs(frame * 7 % 1400 - 700)
        point = QPoint(start.x() + way, start.y() + way // 4)
        found.append(_frame(lambda point=point: _mouse(board, QEvent.Type.MouseMove, point)))
    _mouse(board, QEvent.Type.MouseButtonRelease, start)
    board.close()
    return found


def move_all(frames: int) -> list[float]:
    """Milliseconds of a frame in which all forty pieces take another place."""
    board = shown_board()
    items = [item for number in range(PIECES) if (item := board.board.item(number))]

    def move(step: int) -> None:
        for item in items:
            item.moveBy(step, step)

    found = [
        _frame(lambda frame=frame: move(3 if frame // 30 % 2 else -3)) for frame in range(frames)
    ]
    board.close()
    return found


def _frame(change: Any) -> float:
    """Milliseconds until a change is on the window."""
    from PySide6.QtWidgets import QApplication

    start = time.perf_counter()
    change()
    QApplication.processEvents()
    return (time.perf_counter() - start) * 1000


def _mouse(board: Board, kind: Any, point: Any) -> None:
    """Give the board a mouse event as the system would."""
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    button = none if kind == QEvent.Type.MouseMove else left
    held = none if kind == QEvent.Type.MouseButtonRelease else left
    view = board.viewport()
    event = QMouseEvent(
        kind,
        QPointF(point),
        QPointF(view.mapToGlobal(point)),
        button,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)
