"""Rewordable as the shell shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.game_entry import FIRST, GameEntry, KeyHelp, lesson
from wordsmith_desktop.window.kit.key_names import BACKSPACE, DELETE, SIDEWAYS, with_ctrl
from wordsmith_desktop.wording import keyboard_texts as keys
from wordsmith_desktop.wording.lesson_texts import FIRST as FIRST_LESSON

from ..words import texts
from ..words.texts import LESSON_ABOUT, SUMMARY, TAGLINE, WORTH_ABOUT

if TYPE_CHECKING:
    from wordsmith_desktop.session.table_view import AnyTable
    from wordsmith_desktop.window.kit.game_page import PageContext
    from wordsmith_desktop.window.kit.lessons.script import Script
    from wordsmith_desktop.window.kit.look import Look
    from wordsmith_desktop.window.kit.rule_pictures import RulePicture
    from wordsmith_desktop.window.kit.score_sheet import ScoreSheet

    from .new_match import MatchForm
    from .page import MatchPage

KEYS: Final = (
    KeyHelp(texts.KEYS_LETTERS, texts.LETTERS_DO),
    KeyHelp(keys.ENTER, texts.ENTER_DOES),
    KeyHelp(texts.UP_DOWN, texts.UP_DOWN_DO, ("Up", "Down")),
    KeyHelp(keys.LEFT_RIGHT, texts.LEFT_RIGHT_DO, SIDEWAYS),
    KeyHelp(keys.CTRL_LEFT_RIGHT, texts.CARRY_DOES, with_ctrl(SIDEWAYS)),
    KeyHelp(keys.BACKSPACE, texts.BACKSPACE_DOES, BACKSPACE),
    KeyHelp(keys.DELETE, texts.DELETE_DOES, DELETE),
    KeyHelp(keys.ESCAPE, texts.ESCAPE_DOES),
    KeyHelp(keys.UNDO_REDO, texts.UNDO_DOES),
    KeyHelp(keys.CTRL_E, texts.PASS_DOES),
    KeyHelp(keys.F2, keys.GIVES_HINT),
    KeyHelp(keys.F4, texts.FOLD_DOES),
    KeyHelp(keys.F7_F8, texts.ARRANGE_DOES),
)


class RewordableEntry(GameEntry):
    """Rewordable as the shell shows it."""

    game = "rewordable"
    tagline = TAGLINE
    summary = SUMMARY
    players = (1, 8)
    # Measured by packaging/measure/handicaps.py between equals of levels 2 to 4.
    worth_of_letters = ((5, 30.0), (6, 190.0))
    minutes = 25
    short_minutes = 12
    first_minutes = 5
    keys = KEYS
    lessons = (
        *lesson(FIRST, FIRST_LESSON, LESSON_ABOUT),
        *lesson("joining", texts.JOINING_TITLE, texts.JOINING_ABOUT),
        *lesson("doubting", texts.DOUBTING_TITLE, texts.DOUBTING_ABOUT),
    )
    play_worth_about = WORTH_ABOUT

    def make_page(self, table: AnyTable, context: PageContext) -> MatchPage:
        from .page import MatchPage

        return MatchPage(table, context)

    def make_form(self) -> MatchForm:
        from .new_match import MatchForm

        return MatchForm()

    def paint_picture(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        from .picture import paint_picture

        paint_picture(painter, rect, look)

    def paint_challenge(self, key: str, painter: QPainter, rect: QRectF, look: Look) -> None:
        from .challenge_picture import paint_challenge

        paint_challenge(key, painter, rect, look)

    def rule_pictures(self) -> Mapping[str, Sequence[RulePicture]]:
        from .rule_pictures import RULE_PICTURES

        return RULE_PICTURES

    def score_sheet(self) -> ScoreSheet:
        from .score_sheet import SCORE_SHEET

        return SCORE_SHEET

    def lesson_script(self, key: str, language: str) -> Script:
        from .lessons import script_of

        return script_of(key, language)


ENTRY: Final = RewordableEntry()
