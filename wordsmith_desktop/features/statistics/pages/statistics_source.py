"""Statistics asked beside the window, and their page loaded ahead."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from importlib import import_module
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.bots.levels import strengths
from wordsmith_desktop.core.value import Value, field, replace
from wordsmith_desktop.games.common.registry import game_names, game_of, tallier_of
from wordsmith_desktop.records.results.bests import (
    HighScore,
    PersonalBest,
    Point,
    high_scores,
    personal_bests,
    series,
)
from wordsmith_desktop.records.results.contests import rating_of
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.records.results.queries import (
    PlayedSetting,
    PlayerInfo,
    PlayerOverview,
    overview,
    players,
    settings,
)
from wordsmith_desktop.records.results.rating import evenest
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.results.streaks import Streak, daily_streak
from wordsmith_desktop.records.results.worded import worded
from wordsmith_desktop.records.results.words import RecordWord, best_words, longest_words
from wordsmith_desktop.window.kit.game_entry import find_entries

from .person_source import PersonReport, person_report

if TYPE_CHECKING:
    from wordsmith_desktop.core.background import Ticket


MOST_BESTS: Final = 24
"""So many personal bests are shown, those of the settings that are played most."""


class Selection(Value):
    """What somebody chose to see; None is everything of that kind."""

    player: str | None = None
    """A player's key."""
    game: str | None = None
    setting: str | None = None
    """A setting's key."""

    @property
    def filter(self) -> Filter:
        """The results that it is about."""
        return Filter(player=self.player, game=self.game, setting=self.setting)


class PickerOffer(Value):
    """What there is to choose from, and what is chosen, which is among it."""

    selection: Selection
    players: tuple[PlayerInfo, ...] = ()
    games: tuple[str, ...] = ()
    """Those that the player has played, the most played first."""
    settings: tuple[PlayedSetting, ...] = ()
    """Those of the player in the game, or in all games."""

    def setting(self, key: str) -> PlayedSetting | None:
        """The setting with a key."""
        return next((one for one in self.settings if one.key == key), None)


class Report(Value):
    """Everything on the page of statistics."""

    offer: PickerOffer
    overview: tuple[PlayerOverview, ...] = ()
    bests: tuple[PersonalBest, ...] = ()
    best_words: tuple[RecordWord, ...] = ()
    longest_words: tuple[RecordWord, ...] = ()
    """None where they are the best ones."""
    charted: PlayedSetting | None = None
    """The setting whose progress is shown: the chosen or the most played one."""
    series: tuple[Point, ...] = ()
    streak: Streak = field(default_factory=lambda: Streak(0, 0))
    level: int | None = None
    """The computers' level that the player is as strong as in the game; None where nobody knows."""
    person: PersonReport = field(default_factory=PersonReport)


class ScoreTable(Value):
    """Everything on the page of high scores."""

    offer: PickerOffer
    """One exact setting is chosen, if there is any."""
    scores: tuple[HighScore, ...] = ()


def offer(statistics: Statistics, selection: Selection) -> PickerOffer:
    """What there is to choose from; what is selected but not there is not chosen."""
    everybody = players(statistics)
    if selection.player not in {one.key for one in everybody}:
        selection = replace(selection, player=None)
    own = settings(statistics, Filter(player=selection.player))
    games = _games(own)
    if selection.game not in games:
        selection = replace(selection, game=None, setting=None)
    of_game = tuple(one for one in own if selection.game in (None, one.game))
    if selection.setting not in {one.key for one in of_game}:
        selection = replace(selection, setting=None)
    return PickerOffer(selection, everybody, games, of_game)


def _level(
    statistics: Statistics, player: str | None, game: str | None, played: Sequence[PlayedSetting]
) -> int | None:
    if player is None or game is None:
        return None
    rating = rating_of(statistics, game, player)
    language = played[0].language if played else "en"
    return evenest(rating, strengths(game, language)) + 1 if rating.games else None


def _games(found: tuple[PlayedSetting, ...]) -> tuple[str, ...]:
    counts: dict[str, int] = {}
    for one in found:
        counts[one.game] = counts.get(one.game, 0) + one.games
    return tuple(sorted(counts, key=lambda game: (-counts[game], game)))


def report(statistics: Statistics, selection: Selection, today: date) -> Report:
    """The page of statistics. Raises `StoreError`."""
    offered = offer(statistics, selection)
    if not offered.players:
        return Report(offered)
    chosen, which = offered.selection, offered.selection.filter
    charted = _charted(offered)
    one_setting = Filter(player=chosen.player, setting=charted.key) if charted else None
    # Points of unlike games do not compare.
    best = best_words(statistics, which) if chosen.game else ()
    longest = longest_words(statistics, which)
    return Report(
        offered,
        overview=overview(statistics, which, worded(offered.settings)),
        bests=personal_bests(statistics, which)[:MOST_BESTS],
        best_words=best,
        longest_words=() if _are_the_same(best, longest) else longest,
        charted=charted,
        series=series(statistics, one_setting) if one_setting else (),
        streak=daily_streak(statistics, chosen.player, today) if chosen.player else Streak(0, 0),
        level=_level(statistics, chosen.player, chosen.game, offered.settings),
        person=person_report(statistics, which),
    )


def _are_the_same(best: Sequence[RecordWord], longest: Sequence[RecordWord]) -> bool:
    """Whether both name the same words: where every letter is a point, they do."""
    return {one.word for one in best} == {one.word for one in longest}


def _charted(offered: PickerOffer) -> PlayedSetting | None:
    """Results of several people or games are no progress."""
    chosen = offered.selection
    if chosen.player is None or chosen.game is None:
        return None
    return offered.setting(chosen.setting or "") or next(iter(offered.settings), None)


def high_score_table(statistics: Statistics, selection: Selection) -> ScoreTable:
    """The page of high scores. Raises `StoreError`."""
    offered = offer(statistics, replace(selection, player=None))
    if not offered.games:
        return ScoreTable(offered)
    if offered.selection.game is None:
        offered = offer(statistics, replace(offered.selection, game=offered.games[0]))
    setting = offered.selection.setting or offered.settings[0].key
    offered = replace(offered, selection=replace(offered.selection, setting=setting))
    return ScoreTable(offered, high_scores(statistics, offered.selection.filter))


_SCREEN: Final = f"{__package__}.page"


def preload(ticket: Ticket) -> None:
    """Import the screen, and what tells of results and settings; opens no file."""
    import_module(_SCREEN)
    for entry in find_entries(game_names()):
        if ticket.is_cancelled:
            return
        tallier_of(entry.game)
        entry.words.setting_text(game_of(entry.game).ruleset_type()(), min(entry.players))
