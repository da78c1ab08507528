"""The sheets of the Letter Piece Game as plain lines. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, Ruleset
from wordsmith_desktop.games.letter_pieces.scoring import (
    bonus,
    row_points,
    sheet_points,
    total_points,
)
from wordsmith_desktop.games.letter_pieces.state import Phase, Player, Row, RowStatus, Sheet, State
from wordsmith_desktop.ui.games.letter_pieces.sheet_text import texts
from wordsmith_desktop.ui.games.letter_pieces.texts import TITLE
from wordsmith_desktop.ui.kit.sheets import SheetText
from wordsmith_desktop.ui.kit.texts import say

_LABEL: Final = 22
"""Characters of the first column."""
_WORD: Final = 34
"""Characters of the second; longer ones push the points along."""


def sheet_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """Every challenge begun, seat by seat: words and points by row, boxes, bonus; then totals."""
    is_over = state.phase is Phase.MATCH_OVER
    begun = state.challenge + 1
    for number in range(begun):
        yield say(texts.CHALLENGE, number=number + 1, count=state.ruleset.challenges)
        is_current = not is_over and number == state.challenge
        for seat, name in enumerate(names):
            yield f"  {name}"
            yield from _sheet(state, seat, number, is_current=is_current)
        yield ""
    yield say(texts.TOTALS if is_over else texts.TOTALS_SO_FAR)
    for seat, name in enumerate(names):
        points = _total(state, state.players[seat], is_over=is_over)
        yield _line(name, "", points)
    yield ""


def _sheet(state: State, seat: Seat, number: int, *, is_current: bool) -> Iterator[str]:
    """One player's sheet of one challenge."""
    player, rules = state.players[seat], state.ruleset
    sheet = player.sheet if is_current else player.past[number]
    is_hidden = is_current and state.is_hidden
    letters = state.required if is_current else ""
    for index, row in enumerate(sheet.rows):
        points = None if is_hidden else _row_points(row, rules)
        yield _line(_row_label(index, letters), _row_text(row, is_hidden=is_hidden), points)
    if is_hidden:
        return
    if rules.mode is not Mode.WARM_UP:
        yield _line(say(texts.BOXES), _boxes(sheet, rules), None)
        yield _line(say(texts.BONUS), "", bonus(sheet, rules))
    label = texts.SO_FAR if is_current and state.phase is not Phase.CHALLENGE_OVER else None
    yield _line(say(texts.SHEET_POINTS), say(label) if label else "", sheet_points(sheet, rules))


def _row_label(index: int, letters: str) -> str:
    if index < len(letters):
        return say(texts.ROW_WITH_LETTER, number=index + 1, letter=letters[index])
    return say(texts.ROW, number=index + 1)


def _row_text(row: Row | None, *, is_hidden: bool) -> str:
    if row is None:
        return say(texts.EMPTY)
    if is_hidden:
        return say(texts.HIDDEN)
    if row.status is RowStatus.PASSED:
        return say(texts.PASSED)
    if row.status is RowStatus.STRUCK:
        return say(texts.STRUCK, word=row.word)
    if row.status is RowStatus.UNCHECKED:
        return say(texts.UNCHECKED, word=row.word)
    return row.word


def _row_points(row: Row | None, rules: Ruleset) -> int:
    if rules.mode is Mode.WARM_UP:
        return int(row is not None and row.status is RowStatus.STANDS)
    return row_points(row)


def _boxes(sheet: Sheet, rules: Ruleset) -> str:
    if sheet.crossed:
        return say(texts.BOXES_CROSSED, ticks=sheet.ticks, boxes=rules.boxes, crossed=sheet.crossed)
    return say(texts.BOXES_USED, ticks=sheet.ticks, boxes=rules.boxes)


def _total(state: State, player: Player, *, is_over: bool) -> int:
    """The finished challenges, and what can be seen of the one under way."""
    if is_over or state.is_hidden:
        return total_points(player, state.ruleset)
    return total_points(player, state.ruleset) + sheet_points(player.sheet, state.ruleset)


def _line(label: str, text: str, points: int | None) -> str:
    line = f"    {label:<{_LABEL}}{text:<{_WORD}}"
    return line.rstrip() if points is None else f"{line} {points:>4}"


SHEET: Final = SheetText(TITLE, sheet_lines)
