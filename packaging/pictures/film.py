"""Film what moves: five pictures of each motion, side by side below each other, without a display.

`packaging/dev.py -m pictures.film DIR [GAME…]` plays a match between computers in each game, looks
at it again in the program's window, and writes DIR/<game>-<event>-<theme>.png for every kind of
event that moves something, the first time it does.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.app.paths import fonts_dir
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.appearance import appearance, load_fonts, look
from wordsmith_desktop.window.kit.motion.flights import Flights

from . import screens
from .stage import SceneContext, Variant

if TYPE_CHECKING:
    from wordsmith_desktop.features.replay.pages.page import ReplayPage
    from wordsmith_desktop.window.kit.match_page import TablePage

GAMES: Final = ("letter_pieces", "hidden_crossword", "rewordable", "length_x_wit")
THEMES: Final = ("light", "dark")
PICTURES: Final = 5
WIDTH: Final = 640
"""Breadth of one picture of a strip in pixels."""
COLUMNS: Final = 2
LEVELS: Final = (5, 4)
NAMES: Final = ("Ana", "Ben")
SEATS: Final = {"hidden_crossword": 1}
"""Where two play, nobody sees the guesses before the end; two sit at all other tables."""
TICK_MS: Final = 500
LONG_MS: Final = 600_000
SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
SHORT: Final[dict[str, dict[str, Any]]] = {
    "letter_pieces": {"challenges": 1},
    "hidden_crossword": {},
    "rewordable": {},
    "length_x_wit": {"goal": 75},
}
"""What makes a match short in which everything moves all the same."""


def played(context: SceneContext, game: str) -> ReplayPage:
    """A match that computers have played, at its beginning."""
    from wordsmith_desktop.bots.levels import bot_of_level
    from wordsmith_desktop.features.replay.pages.page import ReplayPage
    from wordsmith_desktop.games.common.registry import game_of

    context.wait_for_dictionary()
    context.preferences.change(computer_pace="at once")
    tag = context.language
    rules = game_of(game).ruleset_type()(language=tag, dictionary=tag, **SHORT[game])
    opened = context.services.sessions.start(
        game,
        rules,
        players=NAMES[: SEATS.get(game, 2)],
        dictionary=tag,
        bots=dict(enumerate(map(bot_of_level, LEVELS[: SEATS.get(game, 2)]))),
    )
    table = opened.view()
    table.resume_drivers()
    while table.outcome is None:
        table.tick(TICK_MS)
        context.wait_for_work()
    opened.session.close()
    context.window.saves.replay(opened.path)
    page = context.window.screen_shown
    assert isinstance(page, ReplayPage)
    return page


def film(
    context: SceneContext, game: str, *, is_still: bool
) -> Iterator[tuple[str, list[QPixmap]]]:
    """For each type of event the pictures of what it moves, the first time it moves anything.

    Then those of the way back. Where nothing `is_still` to move, of what is marked instead.
    """
    page = played(context, game)
    match_page: TablePage[Any, Any, Any] = page.page  # type: ignore[assignment]
    choreographer, seen = match_page.handing_over.choreographer, set[str]()
    appearance().tells_motion = True
    appearance().set_look(replace(appearance().look, reduced_motion=is_still))
    rest(context)
    try:
        for position in range(1, page.replay.length + 1):
            page.go_to(position)
            choreographer.begin()
            names = {_name(event) for event in next(page.replay.recent()).events}
            if names - seen and (pictures := list(_frames(context))):
                seen |= names
                yield "+".join(sorted(names)), pictures
                choreographer.flights.settle()
                rest(context)
                page.go_to(position - 1)
                choreographer.begin()
                if pictures := list(_frames(context)):
                    yield f"{'+'.join(sorted(names))}-back", pictures
                choreographer.flights.settle()
                rest(context)
                page.go_to(position)
            choreographer.flights.settle()
            rest(context)
    finally:
        appearance().tells_motion = False


def _name(event: object) -> str:
    stolen = getattr(event, "stolen", ())
    return f"{type(event).__name__}{'Stolen' if stolen else ''}"


def running(context: SceneContext) -> list[QAbstractAnimation]:
    """All that moves in the window."""
    found = context.window.findChildren(QAbstractAnimation)
    return [one for one in found if one.state() is not QAbstractAnimation.State.Stopped]


def rest(context: SceneContext) -> None:
    """Have everything be where it goes."""
    context.settle()
    while moving := running(context):
        for one in moving:
            one.setCurrentTime(one.duration())
        context.settle()


def hand_over(context: SceneContext, game: str) -> list[QPixmap]:
    """The end of somebody's turn, and the next one's table."""
    from wordsmith_desktop.bots.bot import Search, Wait
    from wordsmith_desktop.bots.levels import bot_of_level
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.core.rng import Rng
    from wordsmith_desktop.games.common.registry import game_of

    context.wait_for_dictionary()
    tag = context.language
    lexicon = context.services.dictionaries.lexicon(tag)
    assert lexicon is not None
    appearance().tells_motion = True
    context.preferences.change(reduced_motion=False)
    try:
        rules = game_of(game).ruleset_type()(language=tag, dictionary=tag, **SHORT[game])
        opened = context.begin(game, rules, "Ana", "Ben")
        context.sit_down(opened)
        host = context.window.host
        assert host is not None
        page: TablePage[Any, Any, Any] = host.page  # type: ignore[assignment]
        table, over, bot = page.table, page.handing_over, game_of(game).bots()[bot_of_level(5)]
        words = Vocabulary(lexicon.index, mind=1, judge=lexicon.judge)
        _have_moments_last(1)
        while over.is_lingering:
            context.settle()
        _have_moments_last(LONG_MS)
        while not (over.is_held or over.is_lingering):
            if host.cover_shown is not None:
                host.cover_shown.button.click()  # type: ignore[attr-defined]
                context.settle()
            for seat in table.people_to_act[:1]:
                seen = opened.session.observation(seat)
                decision = bot(seen, words, Rng(1, stream=table.position), Search())
                if decision is not None and not isinstance(decision.action, Wait):
                    table.act(seat, decision.action)
            if not (over.is_held or over.is_lingering):
                rest(context)
        over.choreographer.begin()
        pictures = list(_frames(context))[1::2]
        over.choreographer.flights.settle()
        pictures.append(_picture(context))
        over.release()
        over.stop()
        over.choreographer.flights.settle()
        context.settle()
        return [*pictures, _picture(context)]
    finally:
        appearance().tells_motion = False


def _have_moments_last(ms: int) -> None:
    """Have whoever has played look on for so long."""
    from wordsmith_desktop.window.kit import handing_over

    for name in ("HAND_OVER_MS", "NEW_CARDS_MS"):
        setattr(handing_over, name, ms)


def _picture(context: SceneContext) -> QPixmap:
    return context.window.grab().scaledToWidth(WIDTH, SMOOTH)


def _frames(context: SceneContext) -> Iterator[QPixmap]:
    """Pictures of what moves, or one of what is marked in place of that; none of what lies."""
    context.settle()
    moving = running(context)
    for one in moving:
        one.pause()
    whole = max((one.duration() for one in moving), default=0)
    for picture in range(PICTURES if moving else 0):
        for one in moving:
            one.setCurrentTime(min(one.duration(), round(whole * (picture + 0.5) / PICTURES)))
        yield _picture(context)
    if look().reduced_motion and any(one.marked for one in context.window.findChildren(Flights)):
        yield _picture(context)


def strip(pictures: Sequence[QPixmap]) -> QPixmap:
    """Pictures below each other in two columns."""
    width, height = pictures[0].width(), pictures[0].height()
    rows = -(-len(pictures) // COLUMNS)
    whole = QPixmap(COLUMNS * width, rows * height)
    whole.fill(Qt.GlobalColor.white)
    painter = QPainter(whole)
    for place, picture in enumerate(pictures):
        painter.drawPixmap(place % COLUMNS * width, place // COLUMNS * height, picture)
    painter.end()
    return whole


def main(arguments: list[str]) -> int:
    """Write the strips."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--still", action="store_true", help="one picture each, without movement")
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="wordsmith-film-") as stage:
        screens.set_stage(Path(stage))
        application = QApplication([])
        family = load_fonts(fonts_dir())
        for game, theme in product(asked.games, THEMES):
            context = SceneContext(Variant("en", theme, screens.SMALL), Path(stage) / theme, family)
            try:
                for name, pictures in film(context, game, is_still=asked.still):
                    path = asked.folder / f"{game}-{name}-{theme}.png"
                    print(path.name)
                    strip(pictures).save(str(path))
            finally:
                context.close()
            if game != "hidden_crossword" and not asked.still:
                context = SceneContext(
                    Variant("en", theme, screens.SMALL), Path(stage) / f"{theme}-over", family
                )
                try:
                    path = asked.folder / f"{game}-hand-over-{theme}.png"
                    print(path.name)
                    strip(hand_over(context, game)).save(str(path))
                finally:
                    context.close()
        del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
