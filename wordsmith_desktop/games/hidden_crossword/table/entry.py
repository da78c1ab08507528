"""The Hidden Crossword as the shell shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit.game_entry import FIRST, Aid, GameEntry, KeyHelp, Room, lesson
from wordsmith_desktop.window.kit.key_names import ARROWS, BACKSPACE, DELETE, SPACE, with_ctrl
from wordsmith_desktop.wording import keyboard_texts as keys

from ..words import texts
from ..words.texts import (
    CLUE_CHECKER,
    HIDE_ABOUT,
    HIDE_TITLE,
    SOLVE_ABOUT,
    SOLVE_ROOM,
    SOLVE_ROOM_ABOUT,
    SOLVE_TITLE,
    SUMMARY,
    TAGLINE,
    WORDS_LEFT,
    WORKSHOP,
    WORKSHOP_ABOUT,
    WORTH_ABOUT,
)

if TYPE_CHECKING:
    from pathlib import Path

    from wordsmith_desktop.session.table_view import AnyTable
    from wordsmith_desktop.window.kit.game_page import PageContext
    from wordsmith_desktop.window.kit.lessons.script import Script
    from wordsmith_desktop.window.kit.look import Look
    from wordsmith_desktop.window.kit.rooms import RoomContext, RoomResult
    from wordsmith_desktop.window.kit.rule_pictures import RulePicture
    from wordsmith_desktop.window.kit.score_sheet import ScoreSheet
    from wordsmith_desktop.window.kit.screen import Screen
    from wordsmith_desktop.window.kit.worksheet import Worksheet

    from .new_match import MatchForm
    from .page import MatchPage

KEYS: Final = (
    KeyHelp(texts.LETTERS, texts.LETTERS_DO),
    KeyHelp(keys.ENTER, texts.ENTER_DOES),
    KeyHelp(texts.WHICH, texts.WHICH_DOES, tuple("123456789")),
    KeyHelp(texts.ARROWS, texts.ARROWS_DO, ARROWS),
    KeyHelp(keys.SPACE, texts.SPACE_DOES, SPACE),
    KeyHelp(texts.CARRY, texts.CARRY_DOES, with_ctrl(ARROWS)),
    KeyHelp(keys.BACKSPACE, texts.BACKSPACE_DOES, BACKSPACE),
    KeyHelp(keys.DELETE, texts.DELETE_DOES, DELETE),
    KeyHelp(texts.SELECT, texts.SELECT_DOES),
    KeyHelp(texts.CLIP, texts.CLIP_DOES),
    KeyHelp(texts.ZOOM, texts.ZOOM_DOES, ("+", "-", "0")),
    KeyHelp(keys.ESCAPE, texts.ESCAPE_DOES),
    KeyHelp(keys.UNDO_REDO, texts.UNDO_DOES),
    KeyHelp(keys.CTRL_R, texts.TURN_UP_DOES),
    KeyHelp(texts.CALL, texts.CALL_DOES),
    KeyHelp(texts.SOLVE, texts.SOLVE_DOES),
    KeyHelp(keys.CTRL_ENTER, texts.HAND_IN_DOES),
    KeyHelp(keys.CTRL_E, texts.PASS_ON_DOES),
    KeyHelp(keys.F2, keys.GIVES_HINT),
    KeyHelp(keys.F4, texts.SHEET_DOES),
)


class HiddenCrosswordEntry(GameEntry):
    """The Hidden Crossword as the shell shows it."""

    game = "hidden_crossword"
    tagline = TAGLINE
    summary = SUMMARY
    players = (1, 2)
    least_with_box = 2
    # Whose words they are is what the other has to find out: one language for both.
    has_own_words = False
    minutes = 45
    short_minutes = 25
    first_minutes = 15
    keys = KEYS
    lessons = (
        *lesson(FIRST, HIDE_TITLE, HIDE_ABOUT),
        *lesson("solve", SOLVE_TITLE, SOLVE_ABOUT),
    )
    rooms = (
        Room(
            "solve",
            SOLVE_ROOM,
            SOLVE_ROOM_ABOUT,
            suffixes=("hidden-crossword", "puz", "ipuz", "jpz"),
            marks=(
                *(b"<across puzzle", b"across&down", b"<crossword-compiler"),
                *(b"http://ipuz.org/v", b"ipuz("),
            ),
        ),
        Room("workshop", WORKSHOP, WORKSHOP_ABOUT),
    )
    aids = (Aid("clues", CLUE_CHECKER),)
    play_figure = WORDS_LEFT
    play_worth_about = WORTH_ABOUT

    def room_results(self) -> Callable[[Path], Sequence[RoomResult]]:
        from ..workshop.pages.room_results import room_results

        return room_results

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

    def lesson_script(self, key: str, language: str) -> Script:
        from .lessons import script_of

        return script_of(key, language)

    def make_room(self, key: str, context: RoomContext) -> Screen:
        from .rooms import make_room

        return make_room(key, context)

    def make_aid(self, key: str, kept: dict[str, Any], tag: str) -> QWidget:
        from .aids import make_aid

        return make_aid(key, kept, tag)

    def paint_word(self, painter: QPainter, area: QRectF, word: str, look: Look) -> None:
        from .tile import paint_tile

        side = area.width() / len(word)
        for place, letter in enumerate(word):
            rect = QRectF(area.left() + place * side, area.top(), side, side)
            paint_tile(painter, rect.adjusted(1, 1, -1, -1), letter, look)


ENTRY: Final = HiddenCrosswordEntry()
