"""Lessons of all games at some of their steps, and the page that lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wordsmith_desktop.records.settings import LessonBegun

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.window.kit.game_entry import GameEntry, Lesson
    from wordsmith_desktop.window.kit.lessons.page import LessonPage

    from ..stage import SceneContext

STEPS = {
    ("letter_pieces", "first"): (5,),
    ("letter_pieces", "required"): (1,),
    ("letter_pieces", "sisters"): (1, 10),
    ("rewordable", "first"): (0, 2, 5),
    ("rewordable", "joining"): (2,),
    ("rewordable", "doubting"): (0, 3),
    ("length_x_wit", "first"): (2, 3, 5),
    ("hidden_crossword", "first"): (2, 4, 8),
    ("hidden_crossword", "solve"): (1, 4),
}
"""By game and lesson, which steps a picture is taken of, counted from 0."""


def _lesson(context: SceneContext, game: str, key: str) -> tuple[GameEntry, Lesson]:
    entry = context.entry(game)
    found = (one for one in entry.lessons if one.language == context.language)
    return entry, next(one for one in found if one.key == key)


def at_step(game: str, key: str, step: int) -> Callable[[SceneContext], QWidget]:
    def scene(context: SceneContext) -> QWidget:
        """A lesson at one of its steps."""
        from wordsmith_desktop.window.shell.seating import lesson_seating

        context.wait_for_dictionary()
        entry, lesson = _lesson(context, game, key)
        context.window.sit_down(lesson_seating(entry, lesson, step))
        context.settle()
        return context.window

    return scene


def helped(context: SceneContext) -> QWidget:
    """Two tries in vain: the coach says it more plainly, below it why the last one was refused."""
    from wordsmith_desktop.games.rewordable.rules.actions import Pass

    at_step("rewordable", "first", 2)(context)
    host = context.window.host
    assert host is not None
    page: LessonPage = host.page  # type: ignore[assignment]
    for _ in range(2):
        page.table.gestures.act(0, Pass())  # type: ignore[attr-defined]
    context.settle()
    return context.window


def learn(context: SceneContext) -> QWidget:
    """The page of lessons, with one that is done and one under way."""
    tag = context.language
    context.preferences.change(
        lessons_done=(f"letter_pieces/{tag}",),
        lessons_begun=(LessonBegun(f"rewordable/{tag}", 2),),
    )
    context.window.offers.learn()
    return context.window


SCENES = (
    *(
        Scene(f"lesson-{game}-{key}-{step + 1}".replace("_", "-"), at_step(game, key, step))
        for (game, key), steps in STEPS.items()
        for step in steps
    ),
    Scene("lesson-helped", helped),
    Scene("learn-under-way", learn),
)
