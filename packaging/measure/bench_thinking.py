"""Frames of the program's window while a computer thinks beside it, and while nobody does."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pictures.stage import SceneContext, Variant

from wordsmith_desktop.bots.bot import Decision, Search
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.registry import game_names, game_of
from wordsmith_desktop.session.headless import HeadlessMatch, Setting
from wordsmith_desktop.session.simulation import ruleset_with

if TYPE_CHECKING:
    from wordsmith_desktop.core.background import Ticket

FRAME_MS: Final = 16
LATER_GOAL_MS: Final = 33.0
"""A frame may come so much later than without a thinking computer."""
LANGUAGE: Final = "en"
STRONGEST: Final = bot_of_level(6)
SEED: Final = 31
BETWEEN_S: Final = 0.05
"""Between two thoughts: less than at any table, where an action is shown after each."""
CHUNK: Final = 50
"""Frames at a stretch: with and without by turns, since other programs disturb both."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds from one painted frame of a game's table to the next."""

    game: str
    quiet: list[float]
    """While nobody thinks."""
    thinking: list[float]
    """While level 6 thinks of one thing after the other."""
    thoughts_ms: list[float]
    """How long each of its decisions took meanwhile."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the strongest player was once asked."""

    seen: Any
    words: Vocabulary


def measured(frames: int) -> Iterator[Frames]:
    """Every game, so many frames each time; the application must be there."""
    from wordsmith_desktop.app.paths import fonts_dir
    from wordsmith_desktop.window.kit.appearance import load_fonts

    family = load_fonts(fonts_dir())
    for game in game_names():
        with tempfile.TemporaryDirectory(prefix="wordsmith-bench-") as folder:
            context = SceneContext(Variant(LANGUAGE, "light", (1280, 800)), Path(folder), family)
            try:
                yield _of_game(context, game, frames)
            finally:
                context.close()


def _of_game(context: SceneContext, game: str, frames: int) -> Frames:
    from wordsmith_desktop.window.kit.threads import end_all, run

    context.sit_down(context.begin(game, ruleset_with(game, LANGUAGE, ()), "Ana", "Ben"))
    context.wait_for_dictionary()
    lexicon = context.services.dictionaries.lexicon(LANGUAGE)
    assert lexicon is not None
    thinker = _thinker(game, _questions(game, Vocabulary(lexicon.index)))
    _intervals(context, CHUNK)
    found = Frames(game, [], [], [])
    while len(found.quiet) < frames:
        found.quiet.extend(_intervals(context, CHUNK))
        task = run(
            lambda ticket: _think(thinker, found.thoughts_ms, ticket),
            done=lambda _result: None,
            failed=_raise,
        )
        found.thinking.extend(_intervals(context, CHUNK))
        task.cancel()
        end_all()
    return found


def _questions(game: str, words: Vocabulary) -> list[Question]:
    """All that is asked in a match of level 6 against another one."""
    found: list[Question] = []
    bot = game_of(game).bots()[STRONGEST]

    def noting(seen: Any, words: Vocabulary, rng: Rng, search: Search) -> Decision[Any] | None:
        found.append(Question(seen, words))
        return bot(seen, words, rng, search)

    setting = Setting(
        game=game,
        ruleset=ruleset_with(game, LANGUAGE, ()),
        bots=(noting, noting),
        vocabularies=(words, words),
        seed=SEED,
    )
    HeadlessMatch(setting).finished()
    return found


def _thinker(game: str, questions: Sequence[Question]) -> Iterator[Callable[[Search], object]]:
    """All questions over and over, to somebody else each time, who knows other words."""
    bot = game_of(game).bots()[STRONGEST]
    for other in count(1):
        for number, one in enumerate(questions):
            words = replace(one.words, mind=one.words.mind ^ other)
            yield partial(bot, one.seen, words, Rng(SEED, stream=number))


def _think(
    thoughts: Iterator[Callable[[Search], object]],
    spent_ms: list[float],
    ticket: Ticket,
) -> None:
    """One thought after the other until nobody wants any.

    They come no faster than a window shows what follows from them.
    """
    search = Search(lambda: ticket.is_cancelled, is_watched=True)
    while not ticket.is_cancelled:
        begun = time.perf_counter()
        next(thoughts)(search)
        spent_ms.append(1000 * (time.perf_counter() - begun))
        time.sleep(BETWEEN_S)


def _intervals(context: SceneContext, frames: int) -> list[float]:
    """Paint the whole window so many times, as often as a screen shows it."""
    from PySide6.QtCore import QEventLoop, Qt, QTimer

    loop, timer = QEventLoop(), QTimer()
    painted: list[float] = []

    def paint() -> None:
        context.window.repaint()
        painted.append(1000 * time.perf_counter())
        if len(painted) > frames:
            loop.quit()

    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(paint)
    timer.start(FRAME_MS)
    loop.exec()
    timer.stop()
    return [after - before for before, after in pairwise(painted)]


def _raise(error: Exception) -> None:
    raise error
