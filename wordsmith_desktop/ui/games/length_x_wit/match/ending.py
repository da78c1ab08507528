"""The final table: everybody's points (L11)."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.length_x_wit.state import State
from wordsmith_desktop.ui.games.length_x_wit.match import texts
from wordsmith_desktop.ui.kit.final_table import FinalTable, Line, result_text
from wordsmith_desktop.ui.kit.table_texts import MATCH_OVER, TIME_UP
from wordsmith_desktop.ui.kit.texts import POINTS, say, say_count


class Ending(FinalTable):
    """The points of a match that is over."""

    def show_ending(
        self, state: State, names: Sequence[str], outcome: Outcome, best: int | None
    ) -> None:
        """Show everybody's points, the most first, and who has won."""
        # Whoever plays alone plays for no goal: only the clock makes a round the last.
        is_time_up = len(names) == 1 and state.is_last_round
        ranked = sorted(enumerate(state.players), key=lambda one: -one[1].points)
        self.show_points(
            [say(texts.TURNS_HEAD), say(texts.BEST_HEAD)],
            [
                Line(
                    names[seat],
                    (str(player.turns), say_count(POINTS, player.best)),
                    player.points,
                    is_winner=seat in outcome.winners and len(names) > 1,
                )
                for seat, player in ranked
            ],
            title=say(TIME_UP if is_time_up else MATCH_OVER),
            result=result_text(outcome, names, best),
        )
