"""The score sheets of Length × Wit: of a match, and empty ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QRectF

from wordsmith_desktop.core.step import Event
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.paper_print.blocks import (
    Block,
    PrintedCell,
    measured,
    name_bar,
    paint_box,
    paint_tick,
    row,
    stacked,
)
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.paper_print.flow import Column, Section
from wordsmith_desktop.window.kit.paper_print.paper import (
    SMALLEST,
    Align,
    PrintedPage,
    Type,
    Weight,
)
from wordsmith_desktop.window.kit.paper_print.sections import ScoreLine, in_pairs, standing
from wordsmith_desktop.window.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.window.kit.score_sheet import EmptyWish, RowChoice, ScoreSheet, day_of
from wordsmith_desktop.wording.table_texts import TOTAL
from wordsmith_desktop.wording.texts import SCORE_SHEET as SHEET_TITLE
from wordsmith_desktop.wording.texts import Text, say

from ..rules.events import (
    ControlMoved,
    LastRoundBegun,
    LuckPressed,
    TurnFailed,
    WordResponded,
    WordScored,
)
from ..rules.ruleset import Ruleset
from ..rules.state import State
from ..words import texts
from ..words.texts import TITLE

_STEPS: Final = 15
"""As many boxes as 150 points have tens."""
_APART: Final = 6
_NUMBER: Final = 30
"""Height of the numbers above the boxes."""
_MARGIN: Final = 14


def track(width: float, goal: int, total: int = 0) -> Block:
    """The boxes; those that `total` has passed are ticked, and the goal has a heavy frame."""
    side = width / _STEPS - _APART

    def paint(paper: PrintedPage) -> None:
        top = paper.y + _MARGIN
        for place, points in enumerate(steps(goal)):
            x = place * (side + _APART) + _APART / 2
            number = QRectF(x - _APART / 2, top, side + _APART, _NUMBER)
            paper.line(str(points), number, size=SMALLEST, align=Align.CENTRE)
            area = QRectF(x, top + _NUMBER, side, side)
            paint_box(paper, area, is_shaded=points == goal)
            if points <= total:
                paint_tick(paper, area)
            if points == goal:
                paper.pen(Weight.HEAVY)
                paper.painter.drawRect(area)

    return Block(2 * _MARGIN + _NUMBER + side, paint)


def steps(goal: int) -> tuple[int, ...]:
    """The points of the boxes; the last one is the goal."""
    count = min(_STEPS, goal)
    return tuple(goal * number // count for number in range(1, count + 1))


class SheetEntry(Value):
    """A line of somebody's sheet."""

    word: str
    """Empty for a turn without one."""
    points: int
    total: int
    """The points so far, these included."""
    value: int | None = None
    """Of the word's dice and tiles; None where only the banked tiles scored."""
    dice: int | None = None
    """What it was multiplied by; None for a response and a turn without a word."""
    banked: int | None = None
    """Values of the banked tiles; None for a response."""
    pressed: tuple[str, ...] = ()
    """The words of this turn before it."""
    begins_last_round: bool = False
    """Whether these points were the first to reach the goal (L11)."""


@dataclass(slots=True)
class _Book:
    """Follows what happens."""

    sheets: list[list[SheetEntry]]
    pressed: list[str] = field(default_factory=list)

    def control_moved(self, _event: ControlMoved) -> None:
        self.pressed.clear()

    def luck_pressed(self, event: LuckPressed) -> None:
        self.pressed.append(event.word)

    def word_scored(self, event: WordScored) -> None:
        self._write(
            event.seat,
            event.word,
            event.points,
            value=event.value,
            dice=event.dice,
            banked=event.banked,
            pressed=tuple(self.pressed),
        )

    def turn_failed(self, event: TurnFailed) -> None:
        pressed = tuple(self.pressed)
        self._write(event.seat, "", event.points, banked=event.points, pressed=pressed)

    def word_responded(self, event: WordResponded) -> None:
        self._write(event.seat, event.word, event.points, value=event.points)

    def last_round_begun(self, event: LastRoundBegun) -> None:
        sheet = self.sheets[event.seat]
        sheet[-1] = replace(sheet[-1], begins_last_round=True)

    def _write(self, seat: int, word: str, points: int, **parts: Any) -> None:
        sheet = self.sheets[seat]
        before = sheet[-1].total if sheet else 0
        sheet.append(SheetEntry(word, points, before + points, **parts))


_HEARD: Final[dict[type, Callable[[_Book, Any], None]]] = {
    ControlMoved: _Book.control_moved,
    LuckPressed: _Book.luck_pressed,
    WordScored: _Book.word_scored,
    TurnFailed: _Book.turn_failed,
    WordResponded: _Book.word_responded,
    LastRoundBegun: _Book.last_round_begun,
}


def entries_of(events: Iterable[Event], seats: int) -> tuple[tuple[SheetEntry, ...], ...]:
    """Every seat's lines, in order."""
    book = _Book([[] for _ in range(seats)])
    for event in events:
        hear = _HEARD.get(type(event))
        if hear is not None:
            hear(book, event)
    return tuple(map(tuple, book.sheets))


_NAME: Final = 72
_LABELS: Final = 46
_WRITTEN_ROW: Final = 56
_ROW_TO_WRITE: Final = 68
_LINE: Final = 44
_SHARES: Final = (0.33, 0.12, 0.13, 0.15, 0.13, 0.14)
"""Of the width, for each column."""
_COLUMNS: Final = (
    texts.WORD,
    texts.SUM,
    texts.TIMES_DICE,
    texts.PLUS_BANKED,
    texts.POINTS,
    texts.RUNNING_TOTAL,
)
_NONE: Final = "–"


def filled_table(name: str, entries: Sequence[SheetEntry], goal: int, width: float) -> Column:
    """What a player has scored; `goal` is 0 where there is none."""
    blank = _row(width, ("",) * len(_COLUMNS), _WRITTEN_ROW)
    total = entries[-1].total if entries else 0
    rows = tuple(_rows(entries, goal, width)) or (blank,)
    return Column(rows, _head(width, name), _foot(width, goal, total, str(total)))


def empty_table(rows: int, goal: int, width: float) -> Column:
    """Room for a player's words."""
    blank = _row(width, ("",) * len(_COLUMNS), _ROW_TO_WRITE)
    return Column((blank,) * rows, _head(width, ""), _foot(width, goal, 0, ""))


def _head(width: float, name: str) -> Block:
    labels = [
        PrintedCell(width * share, say(text), Type.TINY, align=_align(text))
        for text, share in zip(_COLUMNS, _SHARES, strict=True)
    ]
    return stacked((name_bar(width, name, _NAME), row(labels, _LABELS)))


def _foot(width: float, goal: int, total: int, number: str) -> Block:
    last = width * _SHARES[-1]
    cells = (
        PrintedCell(width - last, say(TOTAL), bold=True, align=Align.END),
        PrintedCell(last, number, Type.LEAD, bold=True),
    )
    sums = row(cells, _NAME, weight=Weight.FIRM)
    return stacked((sums, track(width, goal, total))) if goal else sums


def _rows(entries: Sequence[SheetEntry], goal: int, width: float) -> Iterator[Block]:
    for entry in entries:
        line = _row(width, _texts(entry), _WRITTEN_ROW)
        if entry.pressed:
            line = stacked((_pressed(width, entry.pressed), line))
        if entry.begins_last_round:
            line = stacked((line, _goal_line(width, goal)))
        yield line


def _texts(entry: SheetEntry) -> tuple[str, ...]:
    numbers = (entry.value, entry.dice, entry.banked)
    parts = (_NONE if number is None else str(number) for number in numbers)
    return (entry.word or say(texts.FAILED), *parts, str(entry.points), str(entry.total))


def _row(width: float, cells: Sequence[str], height: float) -> Block:
    word, *numbers, total = cells
    word_share, *shares, total_share = _SHARES
    is_word = word != say(texts.FAILED)
    return row(
        (
            _word_cell(width * word_share, word, is_word=is_word),
            *(
                PrintedCell(width * share, text)
                for text, share in zip(numbers, shares, strict=True)
            ),
            PrintedCell(width * total_share, total, bold=True),
        ),
        height,
    )


def _word_cell(width: float, word: str, *, is_word: bool) -> PrintedCell:
    size = Type.BODY if is_word else Type.SMALL
    return PrintedCell(width, word, size, bold=is_word, align=Align.START)


def _pressed(width: float, words: Sequence[str]) -> Block:
    """The words with which luck was pressed, above the one that ended the turn."""
    text = say(texts.PRESSED, words=", ".join(words))

    def paint(paper: PrintedPage) -> None:
        top = paper.y
        place = QRectF(12, top + 4, width - 24, 1000)
        paper.skip(8 + paper.text(text, place, size=Type.TINY))
        paper.pen(Weight.HAIR)
        paper.painter.drawRect(QRectF(0, top, width, paper.y - top))

    return measured(paint, width)


def _goal_line(width: float, goal: int) -> Block:
    """The line that begins the last round (L11)."""
    cell = PrintedCell(width, say(texts.GOAL_LINE, goal=goal), Type.TINY, bold=True, is_shaded=True)
    return row((cell,), _LINE, weight=Weight.HEAVY)


def _align(text: Text) -> Align:
    return Align.START if text is texts.WORD else Align.CENTRE


def filled(match: PublicMatch) -> Document:
    """Everybody's words with factors and running totals, and the line of the goal."""
    state: State = match.observation
    head = Head(TITLE, SHEET_TITLE, match.names, day_of(match), _note(_goal(state)))
    return sheet_document(head, lambda width: tuple(_sections(width, match)))


def empty(wish: EmptyWish) -> Document:
    """A table for each player's words; one alone plays without a goal."""
    goal = Ruleset().goal if wish.players > 1 else 0

    def sections(width: float) -> tuple[Section, ...]:
        return tuple(
            in_pairs(
                width,
                wish.players,
                lambda _, half: empty_table(wish.rows, goal, half),
                may_begin_below=False,
            )
        )

    return sheet_document(Head(TITLE, SHEET_TITLE, note=_note(goal)), sections)


def _sections(width: float, match: PublicMatch) -> Iterator[Section]:
    state: State = match.observation
    sheets = entries_of(match.events, len(state.players))
    goal = _goal(state)
    if len(state.players) > 1:
        yield _standing(width, state, match)
    yield from in_pairs(
        width,
        len(sheets),
        lambda seat, half: filled_table(match.names[seat], sheets[seat], goal, half),
    )


def _standing(width: float, state: State, match: PublicMatch) -> Section:
    lines = [
        ScoreLine(name, (str(player.turns), str(player.best)), player.points)
        for name, player in zip(match.names, state.players, strict=True)
    ]
    return standing(width, (say(texts.PRINT_TURNS), say(texts.BEST)), lines, match)


def _goal(state: State) -> int:
    """The points that begin the last round; 0 for one player, who has so many turns."""
    return 0 if state.ruleset.turns else state.ruleset.goal


def _note(goal: int) -> str:
    sentences = [say(texts.NOTE)]
    if goal:
        sentences.append(say(texts.GOAL_NOTE, goal=goal))
    return " ".join(sentences)


SCORE_SHEET: Final = ScoreSheet(filled, empty, RowChoice(texts.ROWS, (25, 10, 50)))
