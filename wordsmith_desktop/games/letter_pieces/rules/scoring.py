"""Points: letters of each word, and a point for every blue box left open (R24)."""

from __future__ import annotations

from wordsmith_desktop.core.value import replace

from .ruleset import Mode, Ruleset
from .state import PlayerState, RowStatus, Sheet, SheetRow


def word_points(word: str, ruleset: Ruleset) -> int:
    """What a word that stands is worth: its letters, or one in the warm-up (R3, R24, R46)."""
    return len(word) if ruleset.counts_letters else 1


def row_points(row: SheetRow | None, ruleset: Ruleset) -> int:
    """A row's points: those of its word, unless it is struck or passed (R30, R44)."""
    if row is None or row.status in (RowStatus.STRUCK, RowStatus.PASSED):
        return 0
    return word_points(row.word, ruleset)


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
    """A challenge's points (R24, R46)."""
    return sum(row_points(row, ruleset) for row in sheet.rows) + bonus(sheet, ruleset)


def total_points(player: PlayerState, ruleset: Ruleset) -> int:
    """All finished challenges together (R25)."""
    return sum(sheet_points(sheet, ruleset) for sheet in player.past)
