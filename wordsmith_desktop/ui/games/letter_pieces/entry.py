"""The Letter Piece Game as the shell shows it."""

from __future__ import annotations

from collections.abc import Callable

from wordsmith_desktop.ui.games.letter_pieces.keys import KEYS
from wordsmith_desktop.ui.games.letter_pieces.lesson.texts import TITLE as LESSON_TITLE
from wordsmith_desktop.ui.games.letter_pieces.picture import paint_picture
from wordsmith_desktop.ui.games.letter_pieces.texts import SUMMARY, TAGLINE, TITLE
from wordsmith_desktop.ui.kit.game_entry import GamePage, Lesson, PageContext
from wordsmith_desktop.ui.kit.usual_entry import usual_entry


def _lesson(language: str) -> Lesson:
    def begin() -> Callable[[PageContext], GamePage]:
        from wordsmith_desktop.ui.games.letter_pieces.lesson import page, script

        run = page.LessonRun({"en": script.ENGLISH, "de": script.GERMAN}[language])
        return lambda context: page.LessonPage(run, context)

    return Lesson("first", LESSON_TITLE, language, begin)


ENTRY = usual_entry(
    __package__,
    title=TITLE,
    tagline=TAGLINE,
    summary=SUMMARY,
    players=(1, 4),
    minutes=25,
    paint_picture=paint_picture,
    keys=KEYS,
    lessons=(_lesson("en"), _lesson("de")),
)
