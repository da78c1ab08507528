"""Points: letters of each word, and a point for every blue box left open (R24)."""

from __future__ import annotations

from dataclasses import replace

from wordsmith_desktop.games.letter_pieces.ruleset import Mode, Ruleset
from wordsmith_desktop.games.letter_pieces.state import Player, Row, RowStatus, Sheet


def word_points(word: str, ruleset: Ruleset) -> int:
    """What a word that stands is worth: its letters, or one in the warm-up (R3, R24, R46)."""
    return 1 if ruleset.mode is Mode.WARM_UP else len(word)


def row_points(row: Row | None) -> int:
    """A row's points: one for each letter, hyphen and apostrophe (R3, R24, R30, R44)."""
    if row is None or row.status in (RowStatus.STRUCK, RowStatus.PASSED):
        return 0
    return len(row.word)


def open_boxes(sheet: Sheet, ruleset: Ruleset) -> int:
    """Discard boxes still open, white and blue (R19, R26)."""
    return ruleset.boxes - sheet.crossed - sheet.ticks


def bonus(sheet: Sheet, ruleset: Ruleset) -> int:
    """Blue boxes still open; the white ones are used up first (R19)."""
    if ruleset.mode is Mode.WARM_UP:
        return 0
    return min(ruleset.blue_boxes, open_boxes(sheet, ruleset))


def boxes_cost(sheet: Sheet, ruleset: Ruleset, ticked: int) -> int:
    """The points that are lost where so many more boxes are ticked: the blue ones (R19)."""
    after = replace(sheet, ticks=sheet.ticks + ticked)
    return bonus(sheet, ruleset) - bonus(after, ruleset)


def sheet_points(sheet: Sheet, ruleset: Ruleset) -> int:
    """A challenge's points (R24); in the warm-up a point for each word (R46)."""
    if ruleset.mode is Mode.WARM_UP:
        return sum(row is not None and row.status is RowStatus.STANDS for row in sheet.rows)
    return sum(map(row_points, sheet.rows)) + bonus(sheet, ruleset)


def total_points(player: Player, ruleset: Ruleset) -> int:
    """All finished challenges together (R25)."""
    return sum(sheet_points(sheet, ruleset) for sheet in player.past)
