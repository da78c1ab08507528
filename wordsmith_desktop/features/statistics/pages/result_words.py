"""Results, figures and filters in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from PySide6.QtCore import QDateTime

from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of, tallier_of
from wordsmith_desktop.records.codec import CodecError, decode
from wordsmith_desktop.records.log import Terms
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.results.bests import HighScore, Point
from wordsmith_desktop.records.results.queries import PlayedSetting
from wordsmith_desktop.records.results.worded import counts_words
from wordsmith_desktop.window.kit.data_table import Spoken
from wordsmith_desktop.window.kit.days import brief_day, locale
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.wording.dictionary_names import words_of
from wordsmith_desktop.wording.kind_texts import KIND_TITLES
from wordsmith_desktop.wording.match_texts import FROM_PAPER
from wordsmith_desktop.wording.terms_texts import terms_text
from wordsmith_desktop.wording.texts import POINTS, WORD_COUNT, Plural, language, say, say_count

from .. import record_texts as texts

LESS_IS_BETTER: Final = frozenset({Ranking.FEWEST_TURNS, Ranking.FASTEST})


def ranking_of(game: str, setting: PlayedSetting | None = None) -> Ranking:
    """What ranks results in a setting, or in a game at large."""
    if setting is not None and setting.ranking is not None:
        return setting.ranking
    if setting is not None and counts_words(setting):
        return Ranking.MOST_WORDS
    try:
        return tallier_of(game).ranking
    except KeyError:
        return Ranking.MOST_POINTS


class Measurable(Protocol):
    """A result in any list of the statistics."""

    @property
    def score(self) -> int: ...
    @property
    def turns(self) -> int: ...
    @property
    def merit(self) -> int | None: ...


def measured(ranking: Ranking, result: Measurable) -> int | None:
    """The figure by which a result is told, a time in milliseconds; None where it has none."""
    match ranking:
        case Ranking.MOST_POINTS:
            return result.score
        case Ranking.FEWEST_TURNS:
            # How many it would have taken nobody knows of what was given up.
            return None if result.merit is None else result.turns
        case Ranking.MOST_WORDS:
            return result.merit
    return None if result.merit is None else -result.merit


PARTING: Final = " · "
"""Between the parts of a line."""


def never(_kind: str, _language: str, _ruleset: Any) -> bool:
    """Nobody knows how challenges are played."""
    return False


class ResultNames(Value):
    """What the statistics know by keys, in words."""

    games: Sequence[GameEntry]
    profiles: Profiles
    plays_as_titled: Callable[[str, str, Any], bool] = never
    """Whether a kind of challenge, in a language, is played here by just that ruleset."""
    _known: dict[str, str] = field(default_factory=dict)
    """Settings by key, in words."""

    def prepare(self, games: Iterable[str], settings: Iterable[PlayedSetting]) -> None:
        """Find the words for settings, and what ranks games.

        Games are loaded for it, so it is not for the window's thread.
        """
        for game in games:
            ranking_of(game)
        for one in settings:
            self.setting(one)

    def player(self, key: str, name: str) -> str:
        """Somebody remembered by the present name, a guest by that of the match."""
        return self.profiles.name_of(key, name)

    def colour(self, key: str) -> str:
        """The emblem's colour; empty for a guest."""
        profile = self.profiles.find(key)
        return profile.colour if profile else ""

    def game(self, game: str) -> str:
        """A game's title, or its bare name where it has no screen."""
        entry = entry_of(self.games, game)
        return say(entry.title) if entry else game

    def setting(self, setting: PlayedSetting) -> str:
        """An exact setting in a line: challenge, rules, number of players, words, clocks."""
        if setting.key not in self._known:
            self._known[setting.key] = self._said(setting)
        return self._known[setting.key]

    def _said(self, setting: PlayedSetting) -> str:
        parts = (
            challenge_title(setting.challenge),
            *self._how(setting),
            say(words_of(setting.dictionary)),
            say(texts.UNTIMED) if setting.is_untimed else clocks_text(setting.paces),
            terms_told(setting.terms),
        )
        return PARTING.join(filter(None, parts))

    def _how(self, setting: PlayedSetting) -> Iterator[str]:
        """Rules and number of players; of a challenge only what its title does not say."""
        entry, ruleset = entry_of(self.games, setting.game), _ruleset(setting)
        if setting.challenge and self._is_as_titled(setting, ruleset):
            yield say(texts.CLOCK_WARNS) if ruleset.clock is Clock.SOFT else ""
        elif ruleset is None:
            yield say(texts.UNKNOWN_SETTING)
        else:
            yield entry.words.setting_text(ruleset, setting.seats) if entry else setting.game
        if not setting.challenge and setting.seats in texts.SEATS:
            yield say(texts.SEATS[setting.seats])

    def _is_as_titled(self, setting: PlayedSetting, ruleset: Any) -> bool:
        is_known = ruleset is not None
        return is_known and self.plays_as_titled(setting.challenge, setting.language, ruleset)


def _ruleset(setting: PlayedSetting) -> Any:
    """The game's own value; None where this program does not know it."""
    try:
        return decode(game_of(setting.game).ruleset_type(), setting.ruleset)
    except (CodecError, KeyError):
        return None


def challenge_title(kind: str) -> str:
    """What a kind of challenge is called; empty for ordinary matches."""
    title = KIND_TITLES.get(kind, texts.OTHER_CHALLENGE)
    return say(title) if kind else ""


def clocks_text(paces: str) -> str:
    """How long clocks ran, from `Setting.paces`: "clocks at 200 %"; empty for the usual time."""
    percents = [int(pace) for pace in paces.split(",") if pace]
    if not any(percents):
        return say(texts.NO_CLOCKS.for_count(len(percents))) if percents else ""
    # One figure is enough where all are the same.
    named = percents[:1] if len(set(percents)) == 1 else percents
    said = ", ".join(say(texts.PACE if one else texts.PACE_OFF, n=one) for one in named)
    return say_count(texts.CLOCKS_AT, len(percents), paces=said)


def terms_told(terms: Sequence[Terms]) -> str:
    """What was agreed for single players: "mixed: easy words, no hints"; empty for nothing."""
    told = dict.fromkeys(filter(None, map(terms_text, terms)))
    return say(texts.TERMS, terms=", ".join(told)) if told else ""


def number(value: float, decimals: int = 1) -> str:
    """A number with its decimal point or comma; whole ones without."""
    if value == int(value):
        return locale().toString(int(value))
    return locale().toString(float(value), "f", decimals)


_SHORT_DAYS: Mapping[str, str] = {"en": "d MMM yy", "de": "d. MMM yy"}


def day_of(one: HighScore | Point) -> str:
    """The day of a result, and whether nothing but a paper says so."""
    day = brief_day(one.when_ms)
    return f"{day} · {say(FROM_PAPER)}" if one.from_paper else day


def short_day(when_ms: int) -> str:
    """A day for narrow places."""
    return locale().toString(QDateTime.fromMSecsSinceEpoch(when_ms), _SHORT_DAYS[language()])


_UNITS: Final[Mapping[Ranking, Plural]] = {
    Ranking.MOST_POINTS: POINTS,
    Ranking.FEWEST_TURNS: texts.ROUNDS,
    Ranking.MOST_WORDS: WORD_COUNT,
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


def averaged(ranking: Ranking, value: float | None) -> Spoken:
    """A mean with what it counts: "2.5 rounds" or "2:31"; a dash for none."""
    if value is None or ranking is Ranking.FASTEST:
        return figure(ranking, value)
    return Spoken(say(_UNITS[ranking].for_count(1 if value == 1 else 2), n=number(value)))


def spoken_time(ms: float) -> str:
    """A time as one says it, such as "2 minutes 31 seconds"."""
    minutes, seconds = _clock(ms)
    parts = ((texts.MINUTES, minutes), (texts.SECONDS, seconds))
    said = [say_count(unit, count) for unit, count in parts if count]
    return " ".join(said) or say_count(texts.SECONDS, 0)


def _clock(ms: float) -> tuple[int, int]:
    return divmod(round(ms / 1000), 60)
