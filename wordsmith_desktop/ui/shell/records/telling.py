"""Results in words, as what ranks them: points, rounds, words or a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.games.tallying import Ranking
from wordsmith_desktop.ui.kit.data_table import Spoken
from wordsmith_desktop.ui.kit.texts import POINTS, Plural, say, say_count
from wordsmith_desktop.ui.shell.records import texts
from wordsmith_desktop.ui.shell.records.measures import Measurable, measured
from wordsmith_desktop.ui.shell.records.wording import number

_UNITS: Final[Mapping[Ranking, Plural]] = {
    Ranking.MOST_POINTS: POINTS,
    Ranking.FEWEST_TURNS: texts.ROUNDS,
    Ranking.MOST_WORDS: texts.WORDS,
}


def told(ranking: Ranking, value: int | None) -> Spoken:
    """A figure as `measured` gives it: "42 points" or "2:31"; a dash for none."""
    if value is None:
        return Spoken(say(texts.NONE), say(texts.NOT_DONE))
    if ranking is Ranking.FASTEST:
        return Spoken(bare(ranking, value), spoken_time(value))
    return Spoken(say_count(_UNITS[ranking], value))


def result(ranking: Ranking, one: Measurable) -> Spoken:
    """A result as what ranks it."""
    return told(ranking, measured(ranking, one))


def bare(ranking: Ranking, value: float) -> str:
    """A figure without what it counts: "42", "2.5" or, for a time in milliseconds, "2:31"."""
    if ranking is not Ranking.FASTEST:
        return number(value)
    minutes, seconds = _clock(value)
    return say(texts.TIME, minutes=minutes, seconds=f"{seconds:02}")


def figure(ranking: Ranking, value: float | None) -> Spoken:
    """The same, with a time as one says it; a dash for none."""
    if value is None:
        return Spoken(say(texts.NONE))
    return Spoken(bare(ranking, value), spoken_time(value) if ranking is Ranking.FASTEST else "")


def spoken_time(ms: float) -> str:
    """A time as one says it, such as "2 minutes 31 seconds"."""
    minutes, seconds = _clock(ms)
    parts = ((texts.MINUTES, minutes), (texts.SECONDS, seconds))
    said = [say_count(unit, count) for unit, count in parts if count]
    return " ".join(said) or say_count(texts.SECONDS, 0)


def _clock(ms: float) -> tuple[int, int]:
    return divmod(round(ms / 1000), 60)
