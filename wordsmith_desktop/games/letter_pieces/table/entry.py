"""The Letter Piece Game as the shell shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.game_entry import FIRST, GameEntry, KeyHelp, lesson
from wordsmith_desktop.window.kit.key_names import ARROWS, BACKSPACE, DELETE, SPACE, with_ctrl
from wordsmith_desktop.wording import keyboard_texts as keys
from wordsmith_desktop.wording.lesson_texts import FIRST as FIRST_LESSON

from ..words import table_texts as texts
from ..words.texts import (
    LESSON_ABOUT,
    REQUIRED_ABOUT,
    REQUIRED_TITLE,
    SISTERS_ABOUT,
    SISTERS_TITLE,
    SUMMARY,
    TAGLINE,
    WORTH_ABOUT,
)

if TYPE_CHECKING:
    from wordsmith_desktop.session.table_view import AnyTable
    from wordsmith_desktop.window.kit.dice_set import DiceSet
    from wordsmith_desktop.window.kit.game_page import PageContext
    from wordsmith_desktop.window.kit.lessons.script import Script
    from wordsmith_desktop.window.kit.look import Look
    from wordsmith_desktop.window.kit.rule_pictures import RulePicture
    from wordsmith_desktop.window.kit.score_sheet import ScoreSheet
    from wordsmith_desktop.window.kit.worksheet import Worksheet

    from .new_match import MatchForm
    from .page import MatchPage

KEYS: Final = (
    KeyHelp(texts.KEY_LETTERS, texts.KEY_LETTERS_DOES),
    KeyHelp(keys.ENTER, texts.KEY_ENTER_DOES),
    KeyHelp(keys.BACKSPACE, texts.KEY_BACKSPACE_DOES, BACKSPACE),
    KeyHelp(keys.DELETE, texts.KEY_DELETE_DOES, DELETE),
    KeyHelp(texts.KEY_CLEAR, texts.KEY_CLEAR_DOES),
    KeyHelp(texts.KEY_ARROWS, texts.KEY_ARROWS_DOES, ARROWS),
    KeyHelp(texts.KEY_HOME, texts.KEY_HOME_DOES, ("Home", "End")),
    KeyHelp(texts.KEY_CTRL_ARROWS, texts.KEY_CTRL_ARROWS_DOES, with_ctrl(ARROWS)),
    KeyHelp(texts.KEY_GROUND, texts.KEY_GROUND_DOES),
    KeyHelp(texts.KEY_CHOOSE, texts.KEY_CHOOSE_DOES),
    KeyHelp(texts.KEY_DIGITS, texts.KEY_DIGITS_DOES, tuple("1234")),
    KeyHelp(keys.SPACE, texts.KEY_SPACE_DOES, SPACE),
    KeyHelp(texts.KEY_TURN, texts.KEY_TURN_DOES, (",", "."), while_holding=True),
    KeyHelp(texts.KEY_FLIP, texts.KEY_FLIP_DOES, ("F",), while_holding=True),
    KeyHelp(texts.KEY_DOUBLE, texts.KEY_DOUBLE_DOES),
    KeyHelp(keys.ESCAPE, texts.KEY_ESCAPE_DOES),
    KeyHelp(keys.CTRL_R, texts.KEY_ROLL_DOES),
    KeyHelp(texts.KEY_TAKE, texts.KEY_TAKE_DOES),
    KeyHelp(keys.CTRL_E, texts.KEY_PASS_DOES),
    KeyHelp(keys.F2, keys.GIVES_HINT),
    KeyHelp(keys.F3, texts.KEY_GUIDE_DOES),
    KeyHelp(keys.F4, texts.KEY_PADS_DOES),
    KeyHelp(texts.KEY_BUZZ, texts.KEY_BUZZ_DOES),
)


class LetterPiecesEntry(GameEntry):
    """The Letter Piece Game as the shell shows it."""

    game = "letter_pieces"
    tagline = TAGLINE
    summary = SUMMARY
    players = (1, 4)
    minutes = 25
    short_minutes = 10
    keys = KEYS
    lessons = (
        *lesson(FIRST, FIRST_LESSON, LESSON_ABOUT),
        *lesson("required", REQUIRED_TITLE, REQUIRED_ABOUT),
        *lesson("sisters", SISTERS_TITLE, SISTERS_ABOUT),
    )
    is_for_newcomers = True
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

    def worksheets(self) -> Sequence[Worksheet]:
        from .worksheets import WORKSHEETS

        return WORKSHEETS

    def dice_sets(self) -> Sequence[DiceSet]:
        from .dice_sets import dice_sets

        return dice_sets()

    def lesson_script(self, key: str, language: str) -> Script:
        from .lessons import script_of

        return script_of(key, language)


ENTRY: Final = LetterPiecesEntry()
