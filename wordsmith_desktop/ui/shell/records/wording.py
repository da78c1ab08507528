"""People, settings, figures and days in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QDateTime, QLocale

from wordsmith_desktop.games.registry import rules_of, tallier_of
from wordsmith_desktop.games.tallying import Ranking
from wordsmith_desktop.records.codec import CodecError, decode
from wordsmith_desktop.records.statistics.queries import Setting
from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.kit.profiles import Profiles
from wordsmith_desktop.ui.kit.texts import POINTS, language, say, say_count
from wordsmith_desktop.ui.shell.matches import entry_of
from wordsmith_desktop.ui.shell.records import texts


@dataclass(frozen=True, slots=True)
class Wording:
    """What the statistics know by keys, in words."""

    games: Sequence[GameEntry]
    profiles: Profiles
    _known: dict[str, str] = field(default_factory=dict)
    """Settings by key, in words."""

    def prepare(self, settings: Iterable[Setting]) -> None:
        """Find the words for settings; games are loaded for it, so not in the window's thread."""
        for one in settings:
            self.setting(one)

    def player(self, key: str, name: str) -> str:
        """Somebody remembered by the present name, a guest by that of the match."""
        profile = self.profiles.find(key)
        return profile.name if profile else name

    def colour(self, key: str) -> str:
        """The emblem's colour; empty for a guest."""
        profile = self.profiles.find(key)
        return profile.colour if profile else ""

    def game(self, game: str) -> str:
        """A game's title, or its bare name where it has no screen."""
        entry = entry_of(self.games, game)
        return say(entry.title) if entry else game

    def setting(self, setting: Setting) -> str:
        """An exact setting in a line: rules, number of players, words."""
        if setting.key not in self._known:
            self._known[setting.key] = self._said(setting)
        return self._known[setting.key]

    def _said(self, setting: Setting) -> str:
        words = texts.WORDS_OF.get(setting.dictionary)
        line = say(
            texts.SETTING_LINE,
            rules=self._rules(setting),
            players=say(texts.SEATS[setting.seats]) if setting.seats in texts.SEATS else "",
            words=say(words) if words else setting.dictionary,
        )
        return say(texts.UNTIMED, setting=line) if setting.is_untimed else line

    def _rules(self, setting: Setting) -> str:
        entry = entry_of(self.games, setting.game)
        try:
            kind = rules_of(setting.game).ruleset_type
            ruleset: Any = decode(kind, setting.ruleset)
        except (CodecError, KeyError):
            return say(texts.UNKNOWN_SETTING)
        return entry.setting_text(ruleset, setting.seats) if entry else setting.game


def counts_turns(game: str) -> bool:
    """Whether the fewest rounds are the best result, in place of the most points."""
    try:
        return tallier_of(game).ranking is Ranking.FEWEST_TURNS
    except KeyError:
        return False


def result(game: str, *, score: int, turns: int) -> str:
    """A result as the game ranks it: "42 points" or "5 rounds"."""
    return say_count(texts.ROUNDS, turns) if counts_turns(game) else say_count(POINTS, score)


def locale() -> QLocale:
    """Of the language in use."""
    wanted = QLocale.Language.German if language() == "de" else QLocale.Language.English
    return QLocale(wanted)


def number(value: float, decimals: int = 1) -> str:
    """A number with its decimal point or comma; whole ones without."""
    if value == int(value):
        return locale().toString(int(value))
    return locale().toString(float(value), "f", decimals)


_DAYS: Mapping[str, str] = {"en": "d MMM yyyy", "de": "d. MMM yyyy"}
_SHORT_DAYS: Mapping[str, str] = {"en": "d MMM yy", "de": "d. MMM yy"}


def day(when_ms: int) -> str:
    """A day, such as "3 Jan 2026"."""
    return locale().toString(QDateTime.fromMSecsSinceEpoch(when_ms), _DAYS[language()])


def short_day(when_ms: int) -> str:
    """A day for narrow places."""
    return locale().toString(QDateTime.fromMSecsSinceEpoch(when_ms), _SHORT_DAYS[language()])
