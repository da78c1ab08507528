"""Challenges and their results in words."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QDate

from wordsmith_desktop.games.ranking import Ranking
from wordsmith_desktop.records.challenge_name import Period
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.records.statistics.model import USUAL_PACE
from wordsmith_desktop.session.challenges.challenge import Challenge
from wordsmith_desktop.session.challenges.kinds import ChallengeKind
from wordsmith_desktop.session.challenges.medals import Medal, Reach
from wordsmith_desktop.ui.shell.statistics.result_words import locale
from wordsmith_desktop.wording.shell import challenge_texts as texts
from wordsmith_desktop.wording.texts import POINTS, language, say, say_count

_DAYS: Final = {"en": "d MMMM", "de": "d. MMMM"}
LOW: Final = (Ranking.FEWEST_TURNS, Ranking.FASTEST)
"""Where less is better."""


def title_of_kind(kind: ChallengeKind) -> str:
    """Such as "Sprint"."""
    return say(texts.KIND_TITLES[kind.key])


def goal_of_kind(kind: ChallengeKind) -> str:
    """What is to be done, in a sentence."""
    return say(texts.KIND_GOALS[kind.key])


def occasion_of(challenge: Challenge, today: date) -> str:
    """Such as "Challenge of the day, 31 January"; empty for one of free choice."""
    if challenge.period is Period.DAY:
        day = QDate(today.year, today.month, today.day)
        return say(texts.OF_DAY, date=locale().toString(day, _DAYS[language()]))
    if challenge.period is Period.WEEK:
        return say(texts.OF_WEEK, week=say(texts.WEEK, number=today.isocalendar().week))
    return ""


def result_text(ranking: Ranking, merit: int | None) -> str:
    """A merit as what it counts: "34 points", "12 words", "5 rounds" or "2:31 minutes"."""
    match ranking:
        case _ if merit is None:
            return say(texts.RESULT_NONE)
        case Ranking.MOST_POINTS:
            return say_count(POINTS, merit)
        case Ranking.MOST_WORDS:
            return say_count(texts.RESULT_WORDS, merit)
        case Ranking.FEWEST_TURNS:
            return say_count(texts.RESULT_TURNS, -merit)
    minutes, seconds = divmod(round(-merit / 1000), 60)
    return say(texts.RESULT_TIME, minutes=minutes, seconds=f"{seconds:02}")


def medal_lines(reach: Reach) -> tuple[str, ...]:
    """What had to be reached for each medal, the best first; then what the search came to."""
    line = texts.LINE_OF_MEDAL_LOW if reach.ranking in LOW else texts.LINE_OF_MEDAL
    medals = (Medal.GOLD, Medal.SILVER, Medal.BRONZE)
    return (
        *(
            say(line, medal=say(texts.MEDALS[medal]), result=result_text(reach.ranking, merit))
            for medal, merit in zip(medals, reversed(reach.lines), strict=True)
        ),
        say(texts.COMMON_FOUND, result=result_text(reach.ranking, reach.common)),
        say(texts.BEST_FOUND, result=result_text(reach.ranking, reach.best)),
        *((say(texts.FOUND_IN_TIME),) if reach.is_timed else ()),
    )


def pace_of(profile: Profile | None) -> str:
    """That somebody's clock runs slower or not at all; "" where it runs as for all."""
    if profile is None or profile.clock_percent == USUAL_PACE:
        return ""
    text = texts.CLOCK_LONGER if profile.clock_percent else texts.CLOCK_NEVER
    return say(text, name=profile.name, percent=profile.clock_percent)
