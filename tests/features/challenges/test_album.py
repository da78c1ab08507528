"""What somebody has reached: deal by deal, and on the shelf of medals."""

from __future__ import annotations

from wordsmith_desktop.features.challenges.album import Album, medal_of
from wordsmith_desktop.features.challenges.challenge import Challenge
from wordsmith_desktop.features.challenges.codes import Deal
from wordsmith_desktop.features.challenges.kinds import KINDS, kind_with
from wordsmith_desktop.features.challenges.medals import Medal
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.deal_name import DealName, Period
from wordsmith_desktop.records.results.deals import OwnResult

WARM_UP, SPRINT = KINDS[0], kind_with("sprint")
LINES = (10, 15, 20)


def result(
    merit: int | None,
    lines: tuple[int, ...] = LINES,
    *,
    number: int = 0,
    period: Period = Period.NONE,
    ranking: Ranking = Ranking.MOST_WORDS,
    kind: str = "warm-up",
) -> OwnResult:
    code = Deal(WARM_UP, "en", number).code
    name = DealName(kind, code, period, "2026-11-12" if period is not Period.NONE else "")
    return OwnResult(f"m{number}", name, merit, ranking, False, lines, number)


def test_a_medal_follows_from_the_lines_that_were_kept() -> None:
    medals = [medal_of(result(merit)) for merit in (9, 10, 15, 20, None)]
    assert [Medal.NONE, Medal.BRONZE, Medal.SILVER, Medal.GOLD, Medal.NONE] == medals
    assert medal_of(result(12, ())) is None


def test_the_shelf_counts_medals_and_says_what_was_missing_where_it_was_nearest() -> None:
    won = [result(merit, number=place) for place, merit in enumerate((11, 12, 14, 3))]
    shelf = Album([*won, result(50, (), number=9)]).shelf_of(WARM_UP)
    assert {Medal.IRON: 0, Medal.BRONZE: 3, Medal.SILVER: 0, Medal.GOLD: 0} == shelf.medals
    assert (1, Medal.SILVER, 1) == (shelf.unknown, shelf.following, shelf.missing)


def test_with_gold_nothing_is_missing_and_with_nothing_nobody_can_say() -> None:
    gold, none = Album([result(25)]).shelf_of(WARM_UP), Album().shelf_of(WARM_UP)
    assert (None, None) == (gold.following, gold.missing)
    assert (Medal.IRON, None, 0) == (none.following, none.missing, none.unknown)


def test_results_that_count_otherwise_are_not_compared() -> None:
    assert SPRINT is not None
    untimed = result(40, (50, 60, 70), ranking=Ranking.MOST_POINTS, kind="sprint")
    album = Album([untimed])
    assert album.best_of(SPRINT) is None
    assert album.shelf_of(SPRINT).missing is None


def test_the_best_of_a_kind_is_the_best_medal_then_the_most() -> None:
    small, large, other = (
        result(12, (4, 8, 12), number=1),
        result(30, (40, 50, 60), number=2),
        result(14, (5, 9, 13), number=3),
    )
    assert other == Album([small, large, other]).best_of(WARM_UP)


def test_a_deal_is_in_time_only_if_it_was_begun_as_that_of_its_day() -> None:
    late, day = result(9, number=1, period=Period.PAST), result(9, number=2, period=Period.DAY)
    album = Album([late, day])
    challenges = [Challenge(Deal(WARM_UP, "en", number)) for number in (1, 2, 3)]
    assert [False, True, False] == [album.is_in_time(one) for one in challenges]
    assert [late, day, None] == [album.result_in(one) for one in challenges]
