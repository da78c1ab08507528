"""Challenges: chosen, and what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from packaging.screen_stage import Scene, SceneContext
    from wordsmith_desktop.session.challenges.challenge import Challenge
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.ui.shell.challenges.result import ResultPage
else:
    from screen_stage import Scene

NAMES: Final = ("Ana", "Ben", "Dörte")
ACTION_MS: Final = 9_000


def _remember(context: SceneContext) -> None:
    profiles = context.services.people
    for name in NAMES:
        profiles.add(name)
    profiles.change(profiles.all[0].id, clock_percent=200)


def challenges(context: SceneContext) -> QWidget:
    """The screen of challenges."""
    _remember(context)
    context.preferences.change(player_names=("Ana",))
    context.window.screens.show_challenges()
    return context.window


def code(context: SceneContext) -> QWidget:
    """A code with a slip in it."""
    from wordsmith_desktop.ui.shell.challenges.page import ChallengesPage

    window = challenges(context)
    page = context.window.screen_shown
    assert isinstance(page, ChallengesPage)
    page.code.field.setText("TAMO-RIKU-DELA")
    page.code.field.setFocus()
    return window


def _challenge(context: SceneContext, key: str) -> Challenge:
    from wordsmith_desktop.session.challenges.challenge import fresh_challenge
    from wordsmith_desktop.session.challenges.kinds import kind_with

    kind = kind_with(key)
    assert kind is not None
    return fresh_challenge(kind, context.language, 4711)


def _played(context: SceneContext, key: str, player: str, way: int) -> Opened:
    """A challenge that somebody has played to its end in one of the game's ways."""
    from wordsmith_desktop.bots.bot import Search
    from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
    from wordsmith_desktop.core.rng import Rng
    from wordsmith_desktop.games.registry import soloists_of
    from wordsmith_desktop.games.table import Clock

    context.wait_for_dictionary()
    challenge = _challenge(context, key)
    opened = context.services.sessions.start_challenge(challenge, player, Clock.HARD)
    table, soloists = opened.view(), soloists_of(challenge.kind.game)
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
    from wordsmith_desktop.ui.shell.challenges.result import ResultPage

    _remember(context)
    for way, name in enumerate(("Dörte", "Ben")):
        _played(context, key, name, way + 1).session.close()
    context.sit_down(_played(context, key, "Ana", 0))
    context.window.screens.show_result()
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
    """The table once a challenge is over."""
    _remember(context)
    context.sit_down(_played(context, key, "Ana", 0))
    return context.window


def _table_scene(key: str) -> Scene:
    return Scene(f"challenges-table-after-{key}", lambda context: table_after(context, key))


def next_player(context: SceneContext) -> QWidget:
    """Somebody else is asked to play the same deal."""

    table_after(context)
    context.window.commands.next_player()
    return context.dialog


def review(context: SceneContext) -> QWidget:
    """What could have been."""
    from wordsmith_desktop.ui.shell.review_page import ReviewPage

    table_after(context)
    context.window.screens.show_review()
    page = context.window.screen_shown
    assert isinstance(page, ReviewPage)
    context.wait_until(lambda: page.bar.isHidden())
    context.settle()
    return context.window


SCENES = (
    Scene("challenges", challenges),
    Scene("challenges-code", code),
    Scene("challenges-searching", result_searching),
    *map(_result_scene, ("sprint", "deck-turns", "puzzle-rounds")),
    *map(_table_scene, ("sprint", "deck-turns", "dice-turns", "puzzle-rounds")),
    Scene("challenges-next-player", next_player),
    Scene("challenges-review", review),
)
