"""The people who play here, and what was played: players, statistics, high scores."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset as Crossword
from wordsmith_desktop.games.length_x_wit.ruleset import Ruleset as Dice
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, Ruleset
from wordsmith_desktop.games.table import Clock

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from packaging.screen_stage import Scene, SceneContext
    from wordsmith_desktop.records.log import Player
    from wordsmith_desktop.records.statistics.model import MatchRecord
    from wordsmith_desktop.ui.shell.records.page import RecordsPage
else:
    from screen_stage import Scene

GAME = "letter_pieces"
NAMES = ("Ana", "Ben", "Cho", "Dörte", "Jürgen & Åsa")
NOW_MS: Final = 1_767_280_000_000
DAY_MS: Final = 86_400_000
WORDS: Final = {
    "en": ("SOCK", "CHALICE", "OBOE", "LIBEL", "COBBLE", "HIS", "BLISS", "SCHOOL", "JELLIES"),
    "de": ("SOCKE", "SCHELLE", "OBOE", "LIBELLE", "LOB", "HOHL", "BISS", "SCHLOSS", "ELLBOGEN"),
}
WAYS: Final[tuple[tuple[str, Any, tuple[int, ...], int], ...]] = (
    ("letter_pieces", Ruleset(mode=Mode.STANDARD), (0,), 34),
    ("letter_pieces", Ruleset(clock=Clock.HARD, turn_seconds=90, challenges=1), (0, 1), 11),
    ("letter_pieces", Ruleset(mode=Mode.WARM_UP, challenges=1, clock=Clock.HARD), (1, 0, 2), 5),
    ("length_x_wit", Dice(), (0, 2, 3), 7),
    ("hidden_crossword", Crossword(), (0,), 6),
)
"""Game, ruleset, who sits there, and how many matches of it."""


def _remember(context: SceneContext) -> None:
    profiles = context.services.profiles()
    for name in NAMES:
        profiles.add(name)
    profiles.change(profiles.all[0].id, clock_percent=150, buzz_key="F12", language="de")


def players(context: SceneContext) -> QWidget:
    """The list of players, one of them with wishes."""
    _remember(context)
    context.window.commands.players()
    return context.dialog


def players_nobody(context: SceneContext) -> QWidget:
    """The list of players at first."""
    context.window.commands.players()
    return context.dialog


def players_removed(context: SceneContext) -> QWidget:
    """Somebody was just removed, and can be brought back."""
    from wordsmith_desktop.ui.shell.players.dialog import PlayersDialog

    dialog = players(context)
    assert isinstance(dialog, PlayersDialog)
    dialog.list.setCurrentRow(3)
    dialog.remove_button.click()
    return dialog


def new_match_of_profiles(context: SceneContext) -> QWidget:
    """A new match of two who are remembered and a guest."""
    _remember(context)
    context.preferences.change(player_names=("Ana", "dörte", "Eva"))
    context.window.commands.new(context.entry(GAME))
    return context.dialog


def _play_a_lot(context: SceneContext) -> None:
    """Half a year of matches."""
    _remember(context)
    rng, statistics = Rng(5), context.services.statistics()
    statistics.record(*_matches(context, rng))
    context.preferences.change(player_names=("Ana", "Ben"), last_game=GAME)


def _matches(context: SceneContext, rng: Rng) -> Iterator[MatchRecord]:
    from wordsmith_desktop.records.log import Player

    seats = [Player(one.name, one.id) for one in context.services.profiles().all]
    seats[2] = Player("Cho (guest)")
    for way, (game, ruleset, sitting, count) in enumerate(WAYS):
        players = [seats[place] for place in sitting]
        for number in range(count):
            yield _match(context, rng, f"{way}-{number}", game, ruleset, players, number / count)


def _match(
    context: SceneContext,
    rng: Rng,
    match_id: str,
    game: str,
    ruleset: Any,
    players: list[Player],
    share: float,
) -> MatchRecord:
    """A match that far into the half year; people get better."""
    import json

    from wordsmith_desktop.games.tallying import SeatTally, TallyWord
    from wordsmith_desktop.records.codec import encode
    from wordsmith_desktop.records.log import Occasion
    from wordsmith_desktop.records.statistics.model import MatchRecord, SeatRecord, player_key

    scores = [round(22 + 24 * share) + rng.below(19) for _ in players]
    when = NOW_MS - round((1 - share) * 180) * DAY_MS
    known = WORDS[context.language]

    def tally(score: int) -> SeatTally:
        is_alone, turns = len(scores) == 1, 4 + rng.below(6)
        merit = -turns if game == "hidden_crossword" else score
        words = tuple(TallyWord(word, len(word) + rng.below(4)) for word in rng.shuffled(known)[:5])
        return SeatTally(
            score, None if is_alone else score == max(scores), False, turns, merit, words
        )

    return MatchRecord(
        match_id=match_id,
        game=game,
        setting=f"{game}-{match_id.partition('-')[0]}",
        ruleset=json.dumps(encode(ruleset)),
        created_ms=when,
        finished_ms=when,
        duration_ms=1_200_000,
        seats=len(players),
        dictionary=context.language,
        occasion=Occasion(),
        results=tuple(
            SeatRecord(seat, player_key(player), player.name, tally(score))
            for seat, (player, score) in enumerate(zip(players, scores, strict=True))
        ),
    )


def _page(context: SceneContext) -> RecordsPage:
    """The page, once it has its answers and its chart."""
    from wordsmith_desktop.ui.shell.records.page import RecordsPage, Tab

    page = context.window.screen_shown
    assert isinstance(page, RecordsPage)
    course = page.statistics.course
    context.wait_until(
        lambda: (
            not page.is_waiting
            and (page.tab is Tab.HIGH_SCORES or course.chart is not None or not course.is_loading)
        )
    )
    context.settle()
    return page


def statistics(context: SceneContext) -> QWidget:
    """One player in one game."""
    _play_a_lot(context)
    context.window.show_statistics()
    _page(context)
    return context.window


def statistics_below(context: SceneContext) -> QWidget:
    """The same page, scrolled down."""
    from PySide6.QtWidgets import QScrollArea

    _play_a_lot(context)
    context.window.show_statistics()
    for area in _page(context).findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    return context.window


def statistics_of_everybody(context: SceneContext) -> QWidget:
    """Everybody in all games."""
    _play_a_lot(context)
    context.preferences.change(player_names=(), last_game="")
    context.window.show_statistics()
    _page(context)
    return context.window


def statistics_nothing(context: SceneContext) -> QWidget:
    """Before the first match is over."""
    context.window.show_statistics()
    _page(context)
    return context.window


def high_scores(context: SceneContext) -> QWidget:
    """The best results of one setting, one of them chosen."""
    _play_a_lot(context)
    context.window.show_high_scores()
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
    context.window.show_statistics()
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
    Scene("statistics-everybody", statistics_of_everybody),
    Scene("statistics-nothing", statistics_nothing),
    Scene("high-scores", high_scores),
    Scene("high-scores-deleted", high_scores_deleted),
    Scene("statistics-clear", clear),
)
