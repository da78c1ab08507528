"""Challenges and their results in words."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate

from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.deal_name import Period
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.window.kit.days import locale
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.wording.dictionary_names import own_title
from wordsmith_desktop.wording.kind_texts import KIND_TITLES
from wordsmith_desktop.wording.texts import POINTS, WORD_COUNT, language, say, say_count

from .. import challenge_texts as texts
from ..challenge import Challenge
from ..codes import Deal
from ..kinds import ChallengeKind
from ..medals import Medal, MedalReach

if TYPE_CHECKING:
    # The home page says so much of challenges without the statistics.
    from wordsmith_desktop.records.results.deals import OwnResult

    from ..album import KindMedals

_DAYS: Final = {"en": "d MMMM", "de": "d. MMMM"}
LOW: Final = (Ranking.FEWEST_TURNS, Ranking.FASTEST)
"""Where less is better."""


def title_of_kind(kind: ChallengeKind) -> str:
    """Such as "Sprint"."""
    return say(KIND_TITLES[kind.key])


def deal_text(deal: Deal, entry: GameEntry | None, own: str = "") -> str:
    """Such as "Sprint, Letter Piece Game, in German"; `own` is somebody's own dictionary."""
    return say(
        texts.CODE_FOUND,
        kind=title_of_kind(deal.kind),
        game=say(entry.title) if entry else deal.kind.game,
        language=say(own_title(own) if own else texts.IN_LANGUAGE[deal.language]),
    )


def goal_of_kind(kind: ChallengeKind) -> str:
    """What is to be done, in a sentence."""
    return say(texts.KIND_GOALS[kind.key])


def occasion_of(challenge: Challenge) -> str:
    """Such as "Challenge of the day, 31 January"; empty for one of free choice."""
    if challenge.period is Period.NONE:
        return ""
    is_week = "W" in challenge.date
    usual = texts.OF_WEEK if is_week else texts.OF_DAY
    return say(texts.OF_PAST if challenge.is_late else usual, date=date_text(challenge.date))


def date_text(written: str) -> str:
    """A day or a week as it stands in logs in words, such as "31 January" or "week 5"."""
    if "W" in written:
        return say(texts.WEEK, number=written.rpartition("W")[2].lstrip("0"))
    try:
        return day_text(date.fromisoformat(written))
    except ValueError:
        return written


def day_text(day: date) -> str:
    """Such as "31 January"."""
    return locale().toString(QDate(day.year, day.month, day.day), _DAYS[language()])


def result_text(ranking: Ranking, merit: int | None) -> str:
    """A merit as what it counts: "34 points", "12 words", "5 rounds" or "2:31 minutes"."""
    match ranking:
        case _ if merit is None:
            return say(texts.RESULT_NONE)
        case Ranking.MOST_POINTS:
            return say_count(POINTS, merit)
        case Ranking.MOST_WORDS:
            return say_count(WORD_COUNT, merit)
        case Ranking.FEWEST_TURNS:
            return say_count(texts.RESULT_TURNS, -merit)
    minutes, seconds = divmod(round(-merit / 1000), 60)
    return say(texts.RESULT_TIME, minutes=minutes, seconds=f"{seconds:02}")


def reached_text(result: OwnResult, kind: ChallengeKind) -> list[str]:
    """Medal and result, such as "Silver" and "12 words"; the medal where it is known."""
    from ..album import medal_of

    medal = medal_of(result)
    told = result_text(result.ranking or kind.ranking, result.merit)
    return [say(texts.MEDALS[medal]), told] if medal else [told]


def best_text(result: OwnResult | None, kind: ChallengeKind) -> str:
    """Somebody's best in a kind, for its card."""
    if result is None:
        return say(texts.NEVER_PLAYED)
    return say(texts.BEST_RESULT, result=" · ".join(reversed(reached_text(result, kind))))


def missing_text(shelf: KindMedals) -> str:
    """What was missing for the next medal where it was nearest; "" where nothing can be said."""
    if shelf.following is None or shelf.missing is None:
        return say_count(texts.UNKNOWN_MEDALS, shelf.unknown) if shelf.unknown else ""
    low = shelf.ranking in LOW
    gap = -shelf.missing if low else shelf.missing
    text = texts.TOO_MANY if low else texts.SHORT_OF
    medal = say(texts.MEDALS[shelf.following])
    return say(text, medal=medal, result=result_text(shelf.ranking, gap))


def medal_lines(reach: MedalReach) -> tuple[str, ...]:
    """What has to be reached for each medal, the best first."""
    line = texts.LINE_OF_MEDAL_LOW if reach.ranking in LOW else texts.LINE_OF_MEDAL
    medals = (medal for medal in reversed(Medal) if medal)
    return tuple(
        say(line, medal=say(texts.MEDALS[medal]), result=result_text(reach.ranking, merit))
        for medal, merit in zip(medals, reversed(reach.lines), strict=True)
    )


def pace_of(profile: Profile | None) -> str:
    """That somebody's clock runs slower or not at all; "" where it runs as for all."""
    from wordsmith_desktop.records.results.model import USUAL_PACE

    if profile is None or profile.clock_percent == USUAL_PACE:
        return ""
    text = texts.CLOCK_LONGER if profile.clock_percent else texts.CLOCK_NEVER
    return say(text, name=profile.name, percent=profile.clock_percent)
