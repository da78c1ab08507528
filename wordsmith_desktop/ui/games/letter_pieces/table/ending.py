"""The end of a challenge, and the final table with who won (R24, R25)."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.letter_pieces.observation import Observation, PlayerView
from wordsmith_desktop.games.letter_pieces.scoring import sheet_points
from wordsmith_desktop.games.letter_pieces.state import Phase, Row, RowStatus, Sheet
from wordsmith_desktop.ui.games.letter_pieces.table import texts
from wordsmith_desktop.ui.kit.final_table import FinalTable, Line, leader_text, result_text
from wordsmith_desktop.ui.kit.table_texts import MATCH_OVER, TIME_UP
from wordsmith_desktop.ui.kit.texts import say


class Ending(FinalTable):
    """The points of each challenge, and the words that made them."""

    def show_ending(
        self,
        seen: Observation,
        names: Sequence[str],
        outcome: Outcome | None,
        best: int | None,
        *,
        is_time_up: bool = False,
    ) -> None:
        """Show the points of all challenges so far, and who leads or has won.

        `best` is the most that was made alone in matches before this one (R45); `is_time_up`
        says that the clock ended the match.
        """
        lines = [_line(seen, seat, names[seat], outcome) for seat in range(len(names))]
        count = max(len(line.cells) for line in lines)
        headings = [say(texts.COLUMN_CHALLENGE, number=place + 1) for place in range(count)]
        if outcome:
            result = result_text(outcome, names, best)
            title = say(TIME_UP if is_time_up else MATCH_OVER)
            self.show_points(headings, lines, title=title, result=result)
            return
        is_last = seen.challenge + 1 >= seen.ruleset.challenges
        self.show_points(
            headings,
            lines,
            title=say(texts.CHALLENGE_OVER, number=seen.challenge + 1),
            result=leader_text([line.total for line in lines], names),
            go_on=say(texts.FINAL_TABLE if is_last else texts.NEXT_CHALLENGE),
        )


def _line(seen: Observation, seat: int, name: str, outcome: Outcome | None) -> Line:
    sheets = _sheets_of(seen.players[seat], seen)
    return Line(
        name,
        tuple(_cell(sheet, seen) for sheet in sheets),
        sum(sheet_points(sheet, seen.ruleset) for sheet in sheets),
        is_winner=outcome is not None and len(seen.players) > 1 and seat in outcome.winners,
    )


def _cell(sheet: Sheet, seen: Observation) -> str:
    points = sheet_points(sheet, seen.ruleset)
    words = ", ".join(_word_text(row) for row in sheet.rows if row and row.word)
    return f"{points}\n{words}" if words else str(points)


def _word_text(row: Row) -> str:
    is_struck = row.status is RowStatus.STRUCK
    return say(texts.STRUCK_WORD, word=row.word) if is_struck else row.word


def _sheets_of(view: PlayerView, seen: Observation) -> tuple[Sheet, ...]:
    """The sheets of all challenges that are over."""
    if seen.phase is Phase.CHALLENGE_OVER and view.own is not None:
        return (*view.past, view.own.sheet)
    return view.past
