"""The people who play here, and what was played: players, statistics, high scores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Ruleset as Crossword
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Mode, Ruleset
from wordsmith_desktop.wording.computer_players import CHARACTERS, seat_name

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.features.statistics.pages.page import StatisticsPage
    from wordsmith_desktop.games.common.tallier import SeatTally
    from wordsmith_desktop.records.log import Occasion, Player
    from wordsmith_desktop.records.results.model import MatchRecord, MatchSetting
    from wordsmith_desktop.wording.texts import Text

    from ..stage import SceneContext

GAME = "letter_pieces"
NAMES = ("Ana", "Ben", "Cho", "Dörte", "Jürgen & Åsa")
NOW_MS: Final = 1_767_280_000_000
DAY_MS: Final = 86_400_000
BEATEN: Final = (1, 2, 2, 3, 3, 4, 3, 4, 4, 3, 4, 4)
"""The levels that Ana has played against, one match each."""
WORDS: Final = {
    "en": ("SOCK", "CHALICE", "OBOE", "LIBEL", "COBBLE", "HIS", "BLISS", "SCHOOL", "JELLIES"),
    "de": ("SOCKE", "SCHELLE", "OBOE", "LIBELLE", "LOB", "HOHL", "BISS", "SCHLOSS", "ELLBOGEN"),
}


@dataclass(frozen=True, slots=True)
class Sat:
    """Matches of one way to play."""

    game: str
    ruleset: Any
    places: tuple[int, ...]
    """Who sits there."""
    count: int


@dataclass(frozen=True, slots=True)
class Tried:
    """Challenges of one kind that Ana has played."""

    kind: str
    clock: Clock
    count: int
    percent: int = 100
    """How long her clock runs."""


SATS: Final = (
    Sat("letter_pieces", Ruleset(mode=Mode.STANDARD), (0,), 34),
    Sat("letter_pieces", Ruleset(clock=Clock.HARD, turn_seconds=90, challenges=1), (0, 1), 11),
    Sat("letter_pieces", Ruleset(mode=Mode.WARM_UP, challenges=1), (1, 0, 2), 5),
    Sat("length_x_wit", Dice(), (0, 2, 3), 7),
    Sat("hidden_crossword", Crossword(), (0,), 6),
)
TRIED: Final = (
    Tried("sprint", Clock.HARD, 23),
    Tried("sprint", Clock.HARD, 3, 200),
    Tried("sprint", Clock.SOFT, 2, 0),
    Tried("warm-up", Clock.OFF, 4),
    Tried("puzzle-rounds", Clock.HARD, 3),
)


def _remember(context: SceneContext) -> None:
    profiles = context.services.people
    for name in NAMES:
        profiles.add(name)
    profiles.change(profiles.all[0].id, clock_percent=150, buzz_key="F12", language="de")


def players(context: SceneContext) -> QWidget:
    """The list of players, one of them with wishes."""
    _remember(context)
    context.window.offers.players()
    return context.window


def players_nobody(context: SceneContext) -> QWidget:
    """The list of players at first."""
    context.window.offers.players()
    return context.window


def players_removed(context: SceneContext) -> QWidget:
    """Somebody was just removed, and can be brought back."""
    from wordsmith_desktop.features.players.pages.players_page import PlayersPage

    players(context)
    page = context.window.screen_shown
    assert isinstance(page, PlayersPage)
    page.list.setCurrentRow(3)
    page.remove_button.click()
    return context.window


def new_match_of_profiles(context: SceneContext) -> QWidget:
    """A new match of two who are remembered and a guest."""
    _remember(context)
    context.preferences.change(player_names=("Ana", "dörte", "Eva"))
    context.window.commands.new(context.entry(GAME))
    return context.window


def _play_a_lot(context: SceneContext) -> None:
    """Half a year of matches."""
    _remember(context)
    rng, statistics = Rng(5), context.services.bookkeeping.statistics()
    statistics.record(*_matches(context, rng))
    context.preferences.change(player_names=("Ana", "Ben"), last_game=GAME)


def _matches(context: SceneContext, rng: Rng) -> Iterator[MatchRecord]:
    from wordsmith_desktop.features.challenges.challenge import fresh_challenge
    from wordsmith_desktop.features.challenges.kinds import kind_with
    from wordsmith_desktop.records.log import Occasion, Player

    people = [Player(one.name, one.id) for one in context.services.people.all]
    people[2] = Player("Cho (guest)")
    for sat in SATS:
        players = tuple(people[place] for place in sat.places)
        for number in range(sat.count):
            share = number / sat.count
            yield _match(context, rng, sat.game, sat.ruleset, players, Occasion(), share)
    for tried in TRIED:
        kind = kind_with(tried.kind)
        assert kind is not None
        challenge = fresh_challenge(kind, context.language, 7)
        ruleset = kind.ruleset(context.language, tried.clock)
        occasion = challenge.occasion(tried.clock)
        players = (replace(people[0], clock_percent=tried.percent),)
        for number in range(tried.count):
            share = number / tried.count
            yield _match(context, rng, kind.game, ruleset, players, occasion, share)


def _match(
    context: SceneContext,
    rng: Rng,
    game: str,
    ruleset: Any,
    players: tuple[Player, ...],
    occasion: Occasion,
    share: float,
) -> MatchRecord:
    """A match that far into the half year; people get better."""
    from wordsmith_desktop.records.log import FORMAT, DictionaryId, Header
    from wordsmith_desktop.records.results.model import MatchRecord, SeatRecord, player_key, way_of

    when = NOW_MS - round((1 - share) * 180) * DAY_MS
    header = Header(
        format=FORMAT,
        app="",
        game=game,
        rules=1,
        ruleset={},
        seats=players,
        seed=0,
        dictionary=DictionaryId(context.language, ""),
        created_ms=when,
        match_id=f"{rng.bits():x}",
        occasion=occasion,
    )
    way = way_of(header, ruleset)
    tallies = _tallies(context, rng, way, share)
    return MatchRecord(
        match_id=header.match_id,
        game=way.game,
        setting=way.key,
        ruleset=way.ruleset,
        created_ms=when,
        finished_ms=when,
        duration_ms=1_200_000,
        seats=way.seats,
        dictionary=way.dictionary,
        occasion=header.occasion,
        paces=way.paces,
        results=tuple(
            SeatRecord(seat, player_key(player), player.name, tally)
            for seat, (player, tally) in enumerate(zip(players, tallies, strict=True))
        ),
    )


def _tallies(context: SceneContext, rng: Rng, way: MatchSetting, share: float) -> list[SeatTally]:
    from wordsmith_desktop.games.common.tallier import SeatTally, TallyWord

    known = WORDS[context.language]
    scores = [round(22 + 24 * share) + rng.below(19) for _ in range(way.seats)]
    tallies = []
    for score in scores:
        words = tuple(TallyWord(word, len(word) + rng.below(4)) for word in rng.shuffled(known)[:5])
        won = None if way.seats == 1 else score == max(scores)
        turns = 4 + rng.below(6)
        merit = _merit(rng, way, score, turns, share)
        tallies.append(SeatTally(score, won, False, turns, merit, words))
    return tallies


def _merit(rng: Rng, way: MatchSetting, score: int, turns: int, share: float) -> int | None:
    if way.ranking is Ranking.FASTEST:
        # Now and then somebody gives up.
        seconds = round(330 - 150 * share) + rng.below(120)
        return None if rng.below(8) == 0 else -1000 * seconds
    if way.ranking is Ranking.MOST_WORDS:
        return 5 + rng.below(9)
    return -turns if way.game == "hidden_crossword" else score


def _page(context: SceneContext) -> StatisticsPage:
    """The page, once it has its answers and its chart."""
    from wordsmith_desktop.features.statistics.pages.page import StatisticsPage, Tab

    page = context.window.screen_shown
    assert isinstance(page, StatisticsPage)
    progress = page.statistics.progress
    context.wait_until(
        lambda: (
            not page.is_waiting
            and (
                page.tab is Tab.HIGH_SCORES or progress.chart is not None or not progress.is_loading
            )
        )
    )
    context.settle()
    return page


def statistics(context: SceneContext) -> QWidget:
    """One player in one game."""
    _play_a_lot(context)
    context.window.offers.statistics()
    _page(context)
    return context.window


def statistics_below(context: SceneContext) -> QWidget:
    """The same page, scrolled down."""
    from PySide6.QtWidgets import QScrollArea

    _play_a_lot(context)
    context.window.offers.statistics()
    for area in _page(context).findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    return context.window


def person(context: SceneContext) -> QWidget:
    """The page of one player in all games."""
    from wordsmith_desktop.games.common.tallier import Risk
    from wordsmith_desktop.records.log import Occasion, Player

    statistics_beside_computers(context)
    ana = context.services.people.all[0]
    rng, rules = Rng(9), Dice(language=context.language, dictionary=context.language)
    for number in range(6):
        players = (Player(ana.name, ana.id), Player("Cho (guest)"))
        match = _match(context, rng, "length_x_wit", rules, players, Occasion(), number / 6)
        tally = replace(
            match.results[0].tally,
            risks=(Risk(0, 3, 1, 31), Risk(1, 2, 1, 40), Risk(2, 1, 1, 33)),
        )
        results = (replace(match.results[0], tally=tally), *match.results[1:])
        context.services.bookkeeping.statistics().record(replace(match, results=results))
    context.window.offers.person(ana.id)
    _person_page(context)
    return context.window


def person_below(context: SceneContext) -> QWidget:
    """The same page, scrolled down."""
    from PySide6.QtWidgets import QScrollArea

    person(context)
    for area in _person_page(context).findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    return context.window


def person_in_a_game(context: SceneContext) -> QWidget:
    """The page of one player in Length × Wit: how luck was pressed."""
    from PySide6.QtWidgets import QScrollArea

    from wordsmith_desktop.features.statistics.pages.statistics_source import Selection

    person(context)
    page = _person_page(context)
    ana = context.services.people.all[0]
    page.pickers.changed.emit(Selection(ana.id, "length_x_wit"))
    for area in _person_page(context).findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    return context.window


def _person_page(context: SceneContext) -> StatisticsPage:
    from wordsmith_desktop.features.statistics.pages.page import StatisticsPage

    page = context.window.screen_shown
    assert isinstance(page, StatisticsPage)
    context.wait_until(lambda: not page.is_waiting)
    context.wait_for_dictionary()
    context.settle()
    return page


def statistics_of_everybody(context: SceneContext) -> QWidget:
    """Everybody in all games."""
    _play_a_lot(context)
    context.preferences.change(player_names=(), last_game="")
    context.window.offers.statistics()
    _page(context)
    return context.window


def statistics_beside_computers(context: SceneContext) -> QWidget:
    """Somebody who has played against computers, and the level that fits."""
    from wordsmith_desktop.records.log import Occasion, Player

    _play_a_lot(context)
    rng, rules = Rng(8), Ruleset(language=context.language, dictionary=context.language)
    ana = context.services.people.all[0]
    for number, level in enumerate(BEATEN):
        computer = Player(seat_name(CHARACTERS[level - 1]), bot=bot_of_level(level))
        seats = (Player(ana.name, ana.id), computer)
        match = _match(context, rng, GAME, rules, seats, Occasion(), number / len(BEATEN))
        context.services.bookkeeping.statistics().record(match)
    context.window.offers.statistics()
    _page(context)
    return context.window


def statistics_nothing(context: SceneContext) -> QWidget:
    """Before the first match is over."""
    context.window.offers.statistics()
    _page(context)
    return context.window


def _choose_setting(context: SceneContext, title: Text) -> StatisticsPage:
    """Choose the first setting that begins so."""
    page = _page(context)
    box = page.pickers.setting
    titles = [box.itemText(index) for index in range(box.count())]
    index = next(
        n for n, text in enumerate(titles) if text.startswith(title.in_language(context.language))
    )
    box.setCurrentIndex(index)
    box.activated.emit(index)
    return _page(context)


def statistics_of_sprints(context: SceneContext) -> QWidget:
    """A challenge that is ranked by time."""
    from wordsmith_desktop.wording.kind_texts import KIND_TITLES

    _play_a_lot(context)
    context.window.offers.statistics()
    _choose_setting(context, KIND_TITLES["sprint"])
    return context.window


def statistics_of_sprints_as_table(context: SceneContext) -> QWidget:
    """The same, its progress as a table."""
    statistics_of_sprints(context)
    _page(context).statistics.progress.toggle.click()
    context.settle()
    return context.window


def _show_high_scores(context: SceneContext) -> None:
    from wordsmith_desktop.features.statistics.pages.page import Tab

    context.window.offers.statistics()
    _page(context).tabs.setCurrentIndex(Tab.HIGH_SCORES.value)


def high_scores_of_sprints(context: SceneContext) -> QWidget:
    """The shortest times."""
    from wordsmith_desktop.wording.kind_texts import KIND_TITLES

    _play_a_lot(context)
    _show_high_scores(context)
    _choose_setting(context, KIND_TITLES["sprint"])
    return context.window


def high_scores(context: SceneContext) -> QWidget:
    """The best results of one setting, one of them chosen."""
    _play_a_lot(context)
    _show_high_scores(context)
    page = _page(context)
    page.scores.table.selectRow(2)
    return context.window


def high_scores_deleted(context: SceneContext) -> QWidget:
    """A result was just deleted, and can be brought back."""
    high_scores(context)
    page = _page(context)
    page.scores.delete_button.click()
    _page(context)
    return context.window


def clear(context: SceneContext) -> QWidget:
    """The question before results are deleted."""
    _play_a_lot(context)
    context.window.offers.statistics()
    page = _page(context)
    page.clear_button.click()
    assert page.dialog is not None
    return page.dialog


SCENES = (
    Scene("players", players),
    Scene("players-nobody", players_nobody),
    Scene("players-removed", players_removed),
    Scene("new-match-profiles", new_match_of_profiles),
    Scene("statistics", statistics),
    Scene("statistics-below", statistics_below),
    Scene("person", person),
    Scene("person-below", person_below),
    Scene("person-game", person_in_a_game),
    Scene("statistics-everybody", statistics_of_everybody),
    Scene("statistics-computers", statistics_beside_computers),
    Scene("statistics-nothing", statistics_nothing),
    Scene("statistics-sprints", statistics_of_sprints),
    Scene("statistics-sprints-table", statistics_of_sprints_as_table),
    Scene("high-scores", high_scores),
    Scene("high-scores-sprints", high_scores_of_sprints),
    Scene("high-scores-deleted", high_scores_deleted),
    Scene("statistics-clear", clear),
)
