"""The results of everybody who has played a deal, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.games.tallying import Ranking
from wordsmith_desktop.records.statistics.deals import Attempt
from wordsmith_desktop.ui.kit.data_table import DataTable
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.challenges import texts
from wordsmith_desktop.ui.shell.challenges.wording import result_text
from wordsmith_desktop.ui.shell.records.wording import Wording, day


def ordered(
    found: Sequence[Attempt], ranking: Ranking, *, is_untimed: bool
) -> list[tuple[int | None, Attempt]]:
    """Places and results: those ranked alike by their merit, then those that are not.

    Results with and without a clock are not alike. Equal results share a place.
    """
    alike = [
        one
        for one in found
        if one.ranking is ranking
        and one.merit is not None
        and (one.clock == Clock.OFF.value) == is_untimed
    ]
    others = [(None, one) for one in found if one not in alike]
    placed: list[tuple[int | None, Attempt]] = []
    best_first = sorted(alike, key=lambda one: -(one.merit or 0))
    for _merit, group in groupby(best_first, key=lambda one: one.merit):
        place = len(placed) + 1
        placed += [(place, one) for one in group]
    return [*placed, *others]


class Everybody(DataTable):
    """A line for each result."""

    def __init__(self, wording: Wording) -> None:
        headings = (texts.PLACE, texts.NAME, texts.RESULT, texts.CLOCK, texts.WHEN)
        super().__init__(say(texts.TABLE_TITLE), [say(one) for one in headings], growing=1)
        self._wording = wording

    def show_attempts(
        self, found: Sequence[Attempt], ranking: Ranking, *, is_untimed: bool, own: str
    ) -> None:
        """Show these and choose the line of the match `own`.

        `ranking` is what the deal is played for, and `is_untimed` whether without a clock.
        """
        lines = ordered(found, ranking, is_untimed=is_untimed)
        self.show_rows(
            [
                (
                    str(place) if place else say(texts.NOT_PLACED),
                    self._wording.player(one.player, one.name),
                    result_text(one.ranking or ranking, one.merit),
                    _clock(one),
                    day(one.when_ms),
                )
                for place, one in lines
            ]
        )
        for row, (_place, one) in enumerate(lines):
            if one.match_id == own:
                self.selectRow(row)


def _clock(attempt: Attempt) -> str:
    known = {clock.value: text for clock, text in texts.PLAYED_WITH.items()}
    clock = say(known.get(attempt.clock, texts.PLAYED_WITH[Clock.OFF]))
    if attempt.paces:
        return say(texts.CLOCK_AT, clock=clock, percent=attempt.paces)
    return clock
