"""The band above the table, and the points of challenges."""

from __future__ import annotations

from collections.abc import Container, Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.window.kit.closing import Closing, closing_lines
from wordsmith_desktop.window.kit.header import TableHeader
from wordsmith_desktop.window.kit.points_sheet import PlayerLine
from wordsmith_desktop.window.kit.seat_line import SeatLine
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from ..rules.checks import LOCKOUT
from ..rules.observation import Observation, PlayerView
from ..rules.ruleset import Mode
from ..rules.scoring import sheet_points
from ..rules.state import BUILDING, Phase, RowStatus, Sheet, SheetRow
from ..words import table_texts as texts
from ..words.in_words import goal_line
from ..words.texts import CHALLENGE, PASSED


class PhaseHeader(TableHeader):
    """The goal of the phase, players and clock in one row."""

    def show_challenge(self, seen: Observation, names: Sequence[str]) -> None:
        """Show where the match stands."""
        self.show_match(goal_line(seen, names))
        lines = [_line(seen, seat, name) for seat, name in enumerate(names)]
        self.show_seats(closing_lines(lines, _closing(seen)))

    def show_clocks(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show the clock of whoever has the bench, if one runs."""
        mine = [one for one in readings if one.timer.name != LOCKOUT]
        super().show_clocks(mine, is_paused=is_paused)


def points_so_far(seen: Observation, view: PlayerView) -> int:
    """All points that may be seen of a player, with the bonus boxes open now."""
    finished = sum(sheet_points(sheet, seen.ruleset) for sheet in view.past)
    if view.own is None or seen.phase is Phase.MATCH_OVER:
        return finished
    return finished + sheet_points(view.own.sheet, seen.ruleset)


def _line(seen: Observation, seat: int, name: str) -> SeatLine:
    view = seen.players[seat]
    has_goal = seen.ruleset.mode is not Mode.WARM_UP
    count = seen.ruleset.words
    return SeatLine(
        name,
        points=points_so_far(seen, view) if view.own or not seen.is_hidden else None,
        is_to_move=seen.bench == seat,
        is_done=view.is_finished,
        note=_note(view, seen),
        share=view.row_count / count if has_goal else None,
        detail=say(texts.ROWS_FILLED, filled=view.row_count, count=count) if has_goal else "",
    )


def _closing(seen: Observation) -> Closing | None:
    """How it stands once somebody lacks one word of the last challenge, or has them all (R20)."""
    rules = seen.ruleset
    is_last = seen.challenge == rules.challenges - 1 and seen.phase in BUILDING
    is_open = not seen.is_hidden and rules.mode is not Mode.WARM_UP
    if not (is_last and is_open and all(view.own for view in seen.players)):
        return None
    is_near = max(view.row_count for view in seen.players) >= rules.words - 1
    points = tuple(points_so_far(seen, view) for view in seen.players)
    return Closing(None, points) if is_near else None


def _note(view: PlayerView, seen: Observation) -> str:
    if view.is_locked_out:
        return say(texts.LOCKED)
    if view.has_passed:
        return say(PASSED)
    is_last = seen.phase is Phase.LAST_WORDS and not view.is_finished
    return say(texts.LAST_WORD) if is_last else ""


def alone_text(seen: Observation, before: tuple[int, ...]) -> str:
    """What the challenge just over brought beside those before it, for one player alone (R45)."""
    if len(seen.players) > 1:
        return ""
    made = [sheet_points(sheet, seen.ruleset) for sheet in sheets_of(seen.players[0], seen)]
    if not made:
        return ""
    *earlier, now = (*before, *made)
    points = say_count(POINTS, now)
    if not earlier:
        return say(texts.CHALLENGE_ALONE, points=points)
    text = texts.CHALLENGE_NEW_BEST if now > max(earlier) else texts.CHALLENGE_OLD_BEST
    return say(text, points=points, best=max(earlier), last=earlier[-1])


def challenge_table(
    seen: Observation, names: Sequence[str], winners: Container[Seat] = ()
) -> tuple[tuple[str, ...], tuple[PlayerLine, ...]]:
    """Headings and lines by seat of all challenges that are over."""
    lines = tuple(
        _challenge_line(seen, seat, name, is_winner=seat in winners)
        for seat, name in enumerate(names)
    )
    count = max(len(line.cells) for line in lines)
    headings = (say(CHALLENGE, number=place + 1) for place in range(count))
    return tuple(headings), lines


def _challenge_line(seen: Observation, seat: Seat, name: str, *, is_winner: bool) -> PlayerLine:
    sheets = sheets_of(seen.players[seat], seen)
    return PlayerLine(
        name,
        tuple(_cell(sheet, seen) for sheet in sheets),
        sum(sheet_points(sheet, seen.ruleset) for sheet in sheets),
        is_winner=is_winner,
    )


def _cell(sheet: Sheet, seen: Observation) -> str:
    points = sheet_points(sheet, seen.ruleset)
    words = ", ".join(_word_text(row) for row in sheet.rows if row and row.word)
    return f"{points}\n{words}" if words else str(points)


def _word_text(row: SheetRow) -> str:
    is_struck = row.status is RowStatus.STRUCK
    return say(texts.STRUCK_WORD, word=row.word) if is_struck else row.word


def sheets_of(view: PlayerView, seen: Observation) -> tuple[Sheet, ...]:
    """The sheets of all challenges that are over."""
    if seen.phase is Phase.CHALLENGE_OVER and view.own is not None:
        return (*view.past, view.own.sheet)
    return view.past
