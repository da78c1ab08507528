"""How far a lesson is, as the settings keep it."""

from __future__ import annotations

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.settings import LessonBegun, Settings

NAME, OTHER = "rewordable/en", "length_x_wit/de"
STEPS = 5


def _at(settings: Settings, step: int) -> Settings:
    return replace(settings, **settings.lesson_progress(NAME, step, STEPS))


def test_a_lesson_goes_on_where_it_was_left() -> None:
    settings = _at(Settings(lessons_begun=(LessonBegun(OTHER, 1),)), 3)
    assert (3, 1) == (settings.lesson_step(NAME), settings.lesson_step(OTHER))
    assert () == settings.lessons_done


def test_at_its_first_step_a_lesson_is_not_under_way() -> None:
    assert Settings() == _at(_at(Settings(), 2), 0)


def test_a_lesson_is_done_once_and_is_not_under_way_then() -> None:
    settings = _at(_at(_at(Settings(), 4), STEPS), STEPS)
    assert ((NAME,), ()) == (settings.lessons_done, settings.lessons_begun)


def test_a_lesson_that_is_done_stays_so_while_it_is_made_again() -> None:
    settings = _at(_at(Settings(), STEPS), 2)
    assert ((NAME,), 2) == (settings.lessons_done, settings.lesson_step(NAME))


def test_a_step_below_the_first_is_the_first() -> None:
    assert 0 == Settings(lessons_begun=(LessonBegun(NAME, -4),)).lesson_step(NAME)
