"""The final table: letters, tokens and words of everybody (C16)."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.rewordable.observation import Observation, PlayerView
from wordsmith_desktop.games.rewordable.tokens import TOKEN_POINTS
from wordsmith_desktop.ui.games.rewordable.match import texts
from wordsmith_desktop.ui.games.rewordable.match.views import letters_of, points_of
from wordsmith_desktop.ui.games.rewordable.tokens.spoken import short_name
from wordsmith_desktop.ui.kit.final_table import FinalTable, Line, result_text
from wordsmith_desktop.ui.kit.table_texts import TIME_UP
from wordsmith_desktop.ui.kit.texts import POINTS, say, say_count


class Ending(FinalTable):
    """The points of a match that is over."""

    def show_ending(
        self,
        seen: Observation,
        names: Sequence[str],
        outcome: Outcome,
        best: int | None,
        *,
        is_time_up: bool = False,
    ) -> None:
        """Show what made everybody's points, and who has won.

        `best` is the most that one alone has made in matches before this one; `is_time_up` says
        that the clock ended the match.
        """
        has_costs = any(view.penalty for view in seen.players)
        headings = [texts.WORDS_HEAD, texts.TOKENS_HEAD]
        if has_costs:
            headings.append(texts.COSTS_HEAD)
        self.show_points(
            [say(heading) for heading in headings],
            [
                Line(
                    name,
                    _cells(seen.players[seat], has_costs=has_costs),
                    points_of(seen.players[seat]),
                    is_winner=seat in outcome.winners and not seen.is_alone,
                )
                for seat, name in sorted(
                    enumerate(names), key=lambda one: -points_of(seen.players[one[0]])
                )
            ],
            title=say(TIME_UP if is_time_up else texts.MATCH_OVER),
            result=result_text(outcome, names, best),
        )


def _cells(view: PlayerView, *, has_costs: bool) -> tuple[str, ...]:
    words = ", ".join(word.text for word in view.words)
    goals = ", ".join(short_name(token.goal) for token in view.tokens)
    tokens = TOKEN_POINTS * len(view.tokens)
    cells = [_cell(letters_of(view), words), _cell(tokens, goals)]
    return (*cells, _cell(-view.penalty, "")) if has_costs else tuple(cells)


def _cell(points: int, what: str) -> str:
    return f"{say_count(POINTS, points)}\n{what}" if what else say_count(POINTS, points)
