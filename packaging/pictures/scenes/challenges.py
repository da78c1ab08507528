"""Challenges: chosen, and what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.features.challenges.challenge import Challenge
    from wordsmith_desktop.features.challenges.pages.result import ResultPage
    from wordsmith_desktop.session.setup import Opened

    from ..stage import SceneContext

NAMES: Final = ("Ana", "Ben", "Dörte")
ACTION_MS: Final = 9_000


def _remember(context: SceneContext) -> None:
    profiles = context.services.people
    for name in NAMES:
        profiles.add(name)
    profiles.change(profiles.all[0].id, clock_percent=200)


def challenges(context: SceneContext) -> QWidget:
    """The screen of challenges."""
    if not context.services.people.all:
        _remember(context)
    context.preferences.change(player_names=("Ana",))
    context.challenges.show()
    return context.window


def album(context: SceneContext) -> QWidget:
    """The screen of challenges of somebody who comes back to it."""
    from datetime import timedelta

    from wordsmith_desktop.features.challenges.challenge import challenge_of_week, puzzles_of_day
    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.games.common.ranking import Ranking
    from wordsmith_desktop.games.common.tallier import SeatTally
    from wordsmith_desktop.records.results.model import MatchRecord, SeatRecord

    _remember(context)
    today, statistics = context.services.today(), context.services.bookkeeping.statistics()
    profiles = context.services.people.all
    days = [today - timedelta(days=ago) for ago in (0, 1, 2, 3, 5, 6, 8, 9, 12)]
    deals = [puzzles_of_day(day, context.language)[number % 4] for number, day in enumerate(days)]
    deals[4] = deals[4].late()
    deals.append(challenge_of_week(today - timedelta(days=7), context.language))
    for number, deal in enumerate(deals):
        ranking = deal.kind.ranking
        is_low = ranking in (Ranking.FASTEST, Ranking.FEWEST_TURNS)
        each = 60_000 if ranking is Ranking.FASTEST else 1
        best = {True: -5 * each, False: 60}[is_low]
        lines = tuple(best - gap * each for gap in ((6, 4, 2, 1) if is_low else (30, 20, 10, 4)))
        merit = lines[2] + (0, each, -each, 3 * each)[number % 4]
        player = profiles[number % 7 == 6]
        statistics.record(
            MatchRecord(
                match_id=f"m{number}",
                game=deal.kind.game,
                setting="s",
                ruleset="{}",
                created_ms=1_790_000_000_000 + number,
                finished_ms=1_790_000_000_000 + number,
                duration_ms=60_000,
                seats=1,
                dictionary=context.language,
                occasion=deal.occasion(Clock.HARD),
                paces="",
                results=(
                    SeatRecord(0, player.id, player.name, SeatTally(9, None, False, 6, merit, ())),
                ),
            )
        )
        if number != 3:
            statistics.keep_lines(f"m{number}", lines)
    return challenges(context)


def album_below(context: SceneContext) -> QWidget:
    """The same further down, with the calendar and the shelf."""
    from PySide6.QtWidgets import QScrollArea

    from wordsmith_desktop.features.challenges.pages.page import ChallengesPage

    album(context)
    page = context.window.screen_shown
    assert isinstance(page, ChallengesPage)
    context.settle()
    page.calendar.setFocus()
    page.calendar.earlier.click()
    page.calendar.button_of(page.calendar.current).setFocus()
    area = page.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    area.ensureWidgetVisible(page.calendar, 0, 20)
    context.settle()
    return context.window


def album_kinds(context: SceneContext) -> QWidget:
    """The same at its lower end, with the cards of all kinds."""
    from PySide6.QtWidgets import QScrollArea

    from wordsmith_desktop.features.challenges.pages.page import ChallengesPage

    album(context)
    page = context.window.screen_shown
    assert isinstance(page, ChallengesPage)
    context.settle()
    area = page.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    context.settle()
    return context.window


def ready(context: SceneContext) -> QWidget:
    """Before a challenge begins."""
    from wordsmith_desktop.features.challenges.pages.page import ChallengeWish
    from wordsmith_desktop.games.common.open_table import Clock

    challenges(context)
    context.challenges.beginning.challenge(
        ChallengeWish(_challenge(context, "warm-up"), "Ana", Clock.HARD)
    )
    context.settle()
    return context.window


def counting(context: SceneContext) -> QWidget:
    """Three, two, one."""
    from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage

    ready(context)
    page = context.window.screen_shown
    assert isinstance(page, ReadyPage)
    context.wait_until(lambda: not page._patience.is_fresh)
    page.start.click()
    page._timer.stop()
    return context.window


def ready_match(context: SceneContext) -> QWidget:
    """Before a match with a hard clock."""
    from wordsmith_desktop.core.value import replace
    from wordsmith_desktop.features.new_match.drafts import Draft
    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset

    language = context.language
    entry = next(one for one in context.services.games() if one.game == "rewordable")
    ruleset = replace(Ruleset(), clock=Clock.HARD, language=language, dictionary=language)
    context.window.commands.begin(entry, Draft(("Ana", "Ben"), language, ruleset))
    context.settle()
    return context.window


def code(context: SceneContext) -> QWidget:
    """A code with a slip in it."""
    from wordsmith_desktop.features.challenges.pages.page import ChallengesPage

    window = challenges(context)
    page = context.window.screen_shown
    assert isinstance(page, ChallengesPage)
    page.code.field.setText("TAMO-RIKU-DELA")
    page.code.field.setFocus()
    return window


def _challenge(context: SceneContext, key: str) -> Challenge:
    from wordsmith_desktop.features.challenges.challenge import fresh_challenge
    from wordsmith_desktop.features.challenges.kinds import kind_with

    kind = kind_with(key)
    assert kind is not None
    return fresh_challenge(kind, context.language, 4711)


def _played(context: SceneContext, key: str, player: str, way: int) -> Opened:
    """A challenge that somebody has played to its end in one of the game's ways."""
    from wordsmith_desktop.bots.bot import Search
    from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
    from wordsmith_desktop.core.rng import Rng
    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.games.common.registry import game_of

    context.wait_for_dictionary()
    challenge = _challenge(context, key)
    opened = context.challenges.beginning.dealing.start(challenge, player, Clock.HARD)
    table, soloists = opened.view(), game_of(challenge.kind.game).soloists()
    lexicon = context.services.dictionaries.lexicon(context.language)
    assert lexicon is not None
    soloist, words = soloists[way % len(soloists)], Vocabulary(lexicon.index, COMMON)
    table.resume_drivers()
    while table.outcome is None:
        if 0 in table.actors:
            decision = soloist(opened.session.observation(0), words, Rng(0), Search())
            assert decision is not None
            table.act(0, decision.action)
            table.tick(ACTION_MS + 1_500 * way)
        else:
            context.settle()
    return opened


def _result(context: SceneContext, key: str) -> ResultPage:
    from wordsmith_desktop.features.challenges.pages.result import ResultPage

    _remember(context)
    for way, name in enumerate(("Dörte", "Ben")):
        _played(context, key, name, way + 1).session.close()
    context.sit_down(_played(context, key, "Ana", 0))
    context.challenges.show_result()
    page = context.window.screen_shown
    assert isinstance(page, ResultPage)
    return page


def result_searching(context: SceneContext) -> QWidget:
    """The result is there, its medal is not yet."""
    _result(context, "deck-turns")
    return context.window


def _result_scene(key: str) -> Scene:
    def scene(context: SceneContext) -> QWidget:
        """A result with its medal, beside those of others in the same deal."""
        page = _result(context, key)
        context.wait_until(lambda: bool(page.medal.lines.text()))
        context.wait_until(lambda: page.table.rowCount() >= len(NAMES))
        context.settle()
        return context.window

    return Scene(f"challenges-result-{key}", scene)


def table_after(context: SceneContext, key: str = "dice-turns") -> QWidget:
    """The table once a challenge is over, which Ben has played before."""
    from wordsmith_desktop.features.challenges.pages.ending import ChallengePanel

    _remember(context)
    _played(context, key, "Ben", 1).session.close()
    context.sit_down(_played(context, key, "Ana", 0))
    panel = context.window.findChild(ChallengePanel)
    assert isinstance(panel, ChallengePanel)
    context.wait_until(lambda: panel.reach is not None)
    context.settle()
    return context.window


def _table_scene(key: str) -> Scene:
    return Scene(f"challenges-table-after-{key}", lambda context: table_after(context, key))


def next_player(context: SceneContext) -> QWidget:
    """Somebody else is asked to play the same deal."""

    table_after(context)
    context.challenges.beginning.next_player()
    return context.dialog


def review(context: SceneContext, key: str = "dice-turns") -> QWidget:
    """What could have been."""
    from wordsmith_desktop.features.review.pages.review_page import ReviewPage

    table_after(context, key)
    context.window.offers.review()
    page = context.window.screen_shown
    assert isinstance(page, ReviewPage)
    context.wait_until(lambda: page.bar.isHidden())
    context.settle()
    return context.window


def _reviewed(key: str) -> Scene:
    def scene(context: SceneContext) -> QWidget:
        """How well it was played, with what is folded."""
        from wordsmith_desktop.features.review.pages.review_page import ReviewPage

        review(context, key)
        page = context.window.screen_shown
        assert isinstance(page, ReviewPage)
        page.how_well.fold.headline.click()
        context.settle()
        return context.window

    return Scene(f"back-review-{key}", scene)


def _better(key: str) -> Scene:
    def scene(context: SceneContext) -> QWidget:
        """The board of a turn, with the better play on it."""
        from wordsmith_desktop.features.review.pages.review_page import ReviewPage
        from wordsmith_desktop.games.common.valuer import PlayMark

        review(context, key)
        page = context.window.screen_shown
        assert isinstance(page, ReviewPage)
        marks = [one.valued.mark if one.valued else None for one in page.looked]
        worse = (PlayMark.MISSED, PlayMark.GOOD)
        page.cards[next((at for at, mark in enumerate(marks) if mark in worse), 0)].moment.click()
        context.settle()
        return context.window

    return Scene(f"back-better-{key}", scene)


LOOKED_BACK = ("dice-turns", "deck-turns", "word-by-word", "puzzle-rounds")
"""Kinds of challenges by whose end looking back is pictured, one for each game."""


def missed(context: SceneContext) -> QWidget:
    """The words that somebody missed, one with its meaning."""
    from wordsmith_desktop.features.review.pages.review_page import ReviewPage

    review(context, "warm-up")
    page = context.window.screen_shown
    assert isinstance(page, ReviewPage)
    page.missed.table.selectRow(0)
    context.wait_until(lambda: not page.missed.meaning.text().endswith(" …"))
    context.settle()
    return context.window


SCENES = (
    Scene("challenges", challenges),
    Scene("challenges-code", code),
    Scene("challenges-album", album),
    Scene("challenges-album-calendar", album_below),
    Scene("challenges-album-kinds", album_kinds),
    Scene("challenges-ready", ready),
    Scene("challenges-counting", counting),
    Scene("challenges-ready-match", ready_match),
    Scene("challenges-searching", result_searching),
    *map(_result_scene, ("sprint", "deck-turns", "puzzle-rounds")),
    *map(_table_scene, ("warm-up", "sprint", "deck-turns", "dice-turns", "puzzle-rounds")),
    Scene("challenges-next-player", next_player),
    Scene("challenges-review", review),
    Scene("challenges-missed", missed),
    *map(_reviewed, LOOKED_BACK),
    *(_better(key) for key in LOOKED_BACK if key != "word-by-word"),
)
