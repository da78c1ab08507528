"""The Letter Piece Game as the shell shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wordsmith_desktop.ui.games.letter_pieces.keys import KEYS
from wordsmith_desktop.ui.games.letter_pieces.lesson.texts import TITLE as LESSON_TITLE
from wordsmith_desktop.ui.games.letter_pieces.picture import paint_picture
from wordsmith_desktop.ui.games.letter_pieces.texts import SUMMARY, TAGLINE, TITLE
from wordsmith_desktop.ui.kit.game_entry import (
    GameEntry,
    GamePage,
    Lesson,
    NewMatchForm,
    PageContext,
)
from wordsmith_desktop.ui.kit.rule_book import RuleEntry
from wordsmith_desktop.ui.kit.settings import Settings


def _make_form(_settings: Settings) -> NewMatchForm:
    from wordsmith_desktop.ui.games.letter_pieces.new_match.form import MatchForm

    return MatchForm()


def _make_page(session: Any, context: PageContext) -> GamePage:
    from wordsmith_desktop.ui.games.letter_pieces.match.page import MatchPage

    return MatchPage(session, context)


def _lesson(language: str) -> Lesson:
    def begin() -> Callable[[PageContext], GamePage]:
        from wordsmith_desktop.ui.games.letter_pieces.lesson import page, script

        run = page.LessonRun({"en": script.ENGLISH, "de": script.GERMAN}[language])
        return lambda context: page.LessonPage(run, context)

    return Lesson("first", LESSON_TITLE, language, begin)


def _rules_book() -> tuple[RuleEntry, ...]:
    from wordsmith_desktop.ui.games.letter_pieces.rule_texts import RULES

    return RULES


def _describe(seen: Any, names: tuple[str, ...]) -> str:
    from wordsmith_desktop.ui.games.letter_pieces.match.standing import describe

    return describe(seen, names)


ENTRY = GameEntry(
    game="letter_pieces",
    title=TITLE,
    tagline=TAGLINE,
    players=(1, 4),
    minutes=25,
    paint_picture=paint_picture,
    make_form=_make_form,
    make_page=_make_page,
    lessons=(_lesson("en"), _lesson("de")),
    summary=SUMMARY,
    rules_book=_rules_book,
    keys=KEYS,
    describe=_describe,
)
