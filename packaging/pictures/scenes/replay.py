"""A match looked at once more, in each game, and what comes of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Ruleset as Crossword
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset as Pieces
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as Cards

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.features.replay.pages.page import ReplayPage
    from wordsmith_desktop.session.setup import Opened

    from ..stage import SceneContext

GAMES: Final[dict[str, Any]] = {
    "letter_pieces": Pieces(challenges=1),
    "rewordable": Cards(turns=8),
    "length_x_wit": Dice(turns=4),
    "hidden_crossword": Crossword(names_anchor=True),
}
TICK_MS: Final = 1000
TICKS: Final = 9
"""So many seconds are thought about each action."""
MOST_ACTIONS: Final = 400


def _played(context: SceneContext, game: str, level: int | None = None) -> Opened:
    """A match that somebody alone has played to its end; as well as a level, or as a soloist."""
    from wordsmith_desktop.bots.bot import Search
    from wordsmith_desktop.bots.levels import bot_of_level
    from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
    from wordsmith_desktop.core.rng import Rng
    from wordsmith_desktop.core.value import replace
    from wordsmith_desktop.games.common.registry import game_of

    context.wait_for_dictionary()
    tag = context.language
    rules = replace(GAMES[game], language=tag, dictionary=tag)
    opened = context.begin(game, rules, "Jürgen & Åsa")
    table, lexicon = opened.view(), context.services.dictionaries.lexicon(tag)
    assert lexicon is not None
    soloist = (
        game_of(game).soloists()[0] if level is None else game_of(game).bots()[bot_of_level(level)]
    )
    common = Vocabulary(lexicon.index, COMMON)
    for _ in range(MOST_ACTIONS):
        if table.outcome is not None:
            break
        for _ in range(TICKS):
            table.tick(TICK_MS)
        if 0 in table.actors:
            decision = soloist(opened.session.observation(0), common, Rng(0), Search())
            assert decision is not None
            table.act(0, decision.action)
        while table.outcome is None and 0 not in table.actors:
            # Whoever is no person may take a while.
            context.settle()
            time.sleep(0.01)
    return opened


def _replay(context: SceneContext, game: str, share: float) -> ReplayPage:
    """The replay, that far into the match."""
    from wordsmith_desktop.features.replay.pages.page import ReplayPage

    opened = _played(context, game)
    opened.session.close()
    context.window.saves.replay(opened.path)
    page = context.window.screen_shown
    assert isinstance(page, ReplayPage)
    page.go_to(round(share * page.replay.length))
    context.settle()
    return page


def _scene(game: str, name: str, share: float) -> Scene:
    def scene(context: SceneContext) -> QWidget:
        """Somewhere in a match."""
        _replay(context, game, share)
        return context.window

    return Scene(f"replay-{name}-{game.replace('_', '-')}", scene)


def playing(context: SceneContext) -> QWidget:
    """It plays by itself; the list of turns has the keyboard."""
    page = _replay(context, "length_x_wit", 0.4)
    page.controls.turns.setFocus()
    page.controls.show_playing(True)
    return context.window


def better(context: SceneContext) -> QWidget:
    """A better word built on the bench of its moment."""
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.features.review.pages.review_page import better_play
    from wordsmith_desktop.features.review.pages.turn_card import ReviewedTurn
    from wordsmith_desktop.games.common.registry import reviewer_of, valuer_of
    from wordsmith_desktop.games.common.verdicts import TurnVerdict

    game = "letter_pieces"
    opened = _played(context, game, level=1)
    lexicon = context.services.dictionaries.lexicon(context.language)
    reviewer, valuer, match = reviewer_of(game), valuer_of(game), opened.finished
    assert reviewer is not None
    assert valuer is not None
    assert lexicon is not None
    words = Vocabulary(lexicon.index)
    for at in reviewer.positions(match):
        valued = valuer.value(match, at, words)
        found = better_play(
            game, ReviewedTurn(TurnVerdict(reviewer.review(match, at, words), valued))
        )
        if found is not None and found.laid:
            opened.session.close()
            context.window.saves.replay(opened.path, found.position, found)
            break
    context.settle()
    return context.window


def branch(context: SceneContext) -> QWidget:
    """A match that branched off another one."""
    page = _replay(context, "length_x_wit", 0.5)
    page.controls.branch.click()
    context.settle()
    return context.window


def matches(context: SceneContext) -> QWidget:
    """The saved matches, one of which still has secrets."""
    from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage

    context.shelve(context.begin("rewordable", Cards(), "Ana", "Ben"), days_ago=2)
    context.shelve(_played(context, "length_x_wit"), days_ago=3)
    context.window.saves.load()
    page = context.window.screen_shown
    assert isinstance(page, MatchesPage)
    page.replay_button.click()
    return context.window


SCENES = (
    *(_scene(game, "middle", 0.6) for game in GAMES),
    *(_scene(game, "end", 1.0) for game in GAMES),
    _scene("letter_pieces", "beginning", 0.0),
    Scene("replay-playing", playing),
    Scene("replay-better", better),
    Scene("replay-branch", branch),
    Scene("replay-matches", matches),
)
