"""The lessons in the language in use, and how far each of them is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.after_match import WayOn
from wordsmith_desktop.window.kit.game_entry import GameEntry, Lesson
from wordsmith_desktop.wording.computer_players import CHARACTERS
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import language, say


def lessons_of(entry: GameEntry) -> tuple[Lesson, ...]:
    """A game's lessons in the language in use."""
    return tuple(lesson for lesson in entry.lessons if lesson.language == language())


def is_done(entry: GameEntry, lesson: Lesson, settings: Settings) -> bool:
    """Whether a lesson was finished, in this language of words."""
    return lesson.name_in(entry.game) in settings.lessons_done


def step_of(entry: GameEntry, lesson: Lesson, settings: Settings) -> int:
    """The step that a lesson was left at, counted from 0; 0 where it is not under way."""
    return settings.lesson_step(lesson.name_in(entry.game))


def state_line(entry: GameEntry, lesson: Lesson, settings: Settings) -> str:
    """How far a lesson is: under way, done or new."""
    step = step_of(entry, lesson, settings)
    if step:
        return say(texts.LESSON_AT, number=step + 1)
    return say(texts.LESSON_DONE if is_done(entry, lesson, settings) else texts.LESSON_NEW)


def first_lesson(entry: GameEntry, settings: Settings) -> Lesson | None:
    """A game's first lesson, unless it is done."""
    lesson = next(iter(lessons_of(entry)), None)
    return None if lesson is None or is_done(entry, lesson, settings) else lesson


def next_lesson(games: Iterable[GameEntry], settings: Settings) -> tuple[GameEntry, Lesson] | None:
    """The lesson under way, else the first that was not done; None where all are."""
    found = list(_open(games, settings))
    under_way = (one for one in found if step_of(*one, settings))
    return next(under_way, found[0] if found else None)


def after_lesson(
    entry: GameEntry,
    games: Iterable[GameEntry],
    settings: Settings,
    play: Callable[[GameEntry], object],
    begin: Callable[[GameEntry, Lesson], object],
) -> tuple[WayOn, ...]:
    """A round against the mildest computer, and the next lesson, of the same game where one is
    left."""
    played = say(texts.AFTER_LESSON, name=CHARACTERS[0].name, minutes=entry.first_minutes)
    steps = [WayOn(title=played, call=lambda: play(entry))]
    found = next_lesson(sorted(games, key=lambda one: one.game != entry.game), settings)
    if found is not None:
        title = say(texts.AFTER_LESSON_NEXT, lesson=say(found[1].title))
        steps.append(WayOn(title=title, call=lambda: begin(*found)))
    return tuple(steps)


def _open(games: Iterable[GameEntry], settings: Settings) -> Iterator[tuple[GameEntry, Lesson]]:
    for entry in games:
        for lesson in lessons_of(entry):
            if not is_done(entry, lesson, settings) or step_of(entry, lesson, settings):
                yield entry, lesson
