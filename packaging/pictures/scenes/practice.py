"""Practice: an exercise of each game that has them, its answer, and the end of a day's round."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset as Pieces
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as Cards

from ..stage import Scene

if TYPE_CHECKING:
    from typing import Any

    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.features.practice.pages.exercise_view import ExerciseView
    from wordsmith_desktop.features.practice.pages.page import PracticePage

    from ..stage import SceneContext

GAMES: Final[dict[str, Any]] = {
    "letter_pieces": Pieces(challenges=1),
    "rewordable": Cards(turns=8),
    "length_x_wit": Dice(turns=8),
}
WHO: Final = {"length_x_wit": 1, "letter_pieces": 1}
"""Which soloist plays, if not the first: one who presses, since of whoever never does every turn
was pressed too seldom, and one who likes words short, since others mostly claim the best."""
PLAYER: Final = "Jürgen & Åsa"
MOST_ACTIONS: Final = 400


def _give_everything_up(context: SceneContext, game: str) -> None:
    """A match of somebody alone who passes whenever that is possible."""
    from wordsmith_desktop.bots.bot import Search
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.core.rng import Rng
    from wordsmith_desktop.core.value import replace
    from wordsmith_desktop.games.common.registry import game_of

    context.wait_for_dictionary()
    tag = context.language
    opened = context.begin(game, replace(GAMES[game], language=tag, dictionary=tag), PLAYER)
    table, lexicon = opened.view(), context.services.dictionaries.lexicon(tag)
    assert lexicon is not None
    # Whoever knows only the commonest words misses most of the others.
    few = Vocabulary(lexicon.index, 52)
    soloist = game_of(game).soloists()[WHO.get(game, 0)]
    for _ in range(MOST_ACTIONS):
        if table.outcome is not None:
            break
        if 0 in table.actors:
            decision = soloist(opened.session.observation(0), few, Rng(0), Search())
            assert decision is not None
            table.act(0, decision.action)
        while table.outcome is None and 0 not in table.actors:
            context.settle()
    opened.session.close()


def _page(context: SceneContext, game: str) -> PracticePage:
    from wordsmith_desktop.features.practice.pages.page import PracticePage

    _give_everything_up(context, game)
    context.preferences.change(player_names=(PLAYER,))
    context.window.offers.practice()
    page = context.window.screen_shown
    assert isinstance(page, PracticePage)
    _wait(context, lambda: page.view is not None)
    return page


def _wait(context: SceneContext, is_there: Callable[[], bool]) -> None:
    import time

    for _ in range(2000):
        if is_there():
            break
        time.sleep(0.01)
        context.settle()
    assert is_there()
    context.settle()


def _view(page: PracticePage) -> ExerciseView:
    assert page.view is not None
    return page.view


def _scene(game: str) -> Scene:
    def scene(context: SceneContext) -> QWidget:
        """An exercise, and a hint for it."""
        _view(_page(context, game)).hint_button.click()
        return context.window

    return Scene(f"practice-{game.replace('_', '-')}", scene)


def shown(context: SceneContext) -> QWidget:
    """The word had to be shown."""
    page = _page(context, "length_x_wit")
    explained: list[str] = []
    _view(page).explained.connect(explained.append)
    _view(page).show_button.click()
    _wait(context, lambda: bool(explained))
    return context.window


def nothing(context: SceneContext) -> QWidget:
    """Nobody has played yet."""
    context.preferences.change(player_names=(PLAYER,))
    context.window.offers.practice()
    context.settle()
    return context.window


def done(context: SceneContext) -> QWidget:
    """All of today's exercises were answered."""
    page = _page(context, "length_x_wit")
    while page.view is not None:
        view = page.view
        view.show_button.click()
        _wait(context, lambda view=view: view.is_graded)  # type: ignore[misc]
        page.next.click()
        context.settle()
        if page.view is view:
            _wait(context, lambda view=view: page.view is not view)  # type: ignore[misc]
        if page.view is None:
            _wait(context, lambda: not page.is_waiting)
    return context.window


SCENES = (
    *map(_scene, GAMES),
    Scene("practice-shown", shown),
    Scene("practice-nothing", nothing),
    Scene("practice-done", done),
)
