"""The Hidden Crossword as the shell shows it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.game_entry import FIRST, KeyHelp
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.usual_entry import aid, lesson, room, usual_entry

from ..words import texts
from ..words.texts import (
    CLUE_CHECKER,
    HIDE_ABOUT,
    HIDE_TITLE,
    SOLVE_ABOUT,
    SOLVE_ROOM,
    SOLVE_ROOM_ABOUT,
    SOLVE_ROOM_SHORT,
    SOLVE_TITLE,
    SUMMARY,
    TAGLINE,
    TITLE,
    WORDS_LEFT,
    WORDS_LEFT_ABOUT,
    WORKSHOP,
    WORKSHOP_ABOUT,
    WORTH_ABOUT,
)

KEYS: Final = (
    KeyHelp(texts.LETTERS, texts.LETTERS_DO),
    KeyHelp(texts.ENTER, texts.ENTER_DOES),
    KeyHelp(texts.WHICH, texts.WHICH_DOES),
    KeyHelp(texts.ARROWS, texts.ARROWS_DO),
    KeyHelp(texts.SPACE, texts.SPACE_DOES),
    KeyHelp(texts.CARRY, texts.CARRY_DOES),
    KeyHelp(texts.BACKSPACE, texts.BACKSPACE_DOES),
    KeyHelp(texts.DELETE, texts.DELETE_DOES),
    KeyHelp(texts.SELECT, texts.SELECT_DOES),
    KeyHelp(texts.CLIP, texts.CLIP_DOES),
    KeyHelp(texts.ZOOM, texts.ZOOM_DOES),
    KeyHelp(texts.ESCAPE, texts.ESCAPE_DOES),
    KeyHelp(texts.UNDO, texts.UNDO_DOES),
    KeyHelp(texts.TURN_UP, texts.TURN_UP_DOES),
    KeyHelp(texts.CALL, texts.CALL_DOES),
    KeyHelp(texts.SOLVE, texts.SOLVE_DOES),
    KeyHelp(texts.HAND_IN, texts.HAND_IN_DOES),
    KeyHelp(texts.PASS_ON, texts.PASS_ON_DOES),
    KeyHelp(texts.HINT, texts.HINT_DOES),
    KeyHelp(texts.SHEET, texts.SHEET_DOES),
)


def _paint_word(painter: QPainter, box: QRectF, word: str, look: Look) -> None:
    from .tile import paint_tile

    side = box.width() / len(word)
    for place, letter in enumerate(word):
        rect = QRectF(box.left() + place * side, box.top(), side, side)
        paint_tile(painter, rect.adjusted(1, 1, -1, -1), letter, look)


ENTRY = usual_entry(
    __package__,
    title=TITLE,
    tagline=TAGLINE,
    summary=SUMMARY,
    players=(1, 2),
    least_with_box=2,
    # Whose words they are is what the other has to find out: one language for both.
    has_own_words=False,
    minutes=45,
    short_minutes=25,
    keys=KEYS,
    lessons=(
        *lesson(__package__, FIRST, HIDE_TITLE, HIDE_ABOUT),
        *lesson(__package__, "solve", SOLVE_TITLE, SOLVE_ABOUT),
    ),
    rooms=(
        room(
            __package__,
            "solve",
            SOLVE_ROOM,
            SOLVE_ROOM_SHORT,
            SOLVE_ROOM_ABOUT,
            suffixes=("hidden-crossword", "puz", "ipuz", "jpz"),
        ),
        room(__package__, "workshop", WORKSHOP, WORKSHOP, WORKSHOP_ABOUT),
    ),
    aids=(aid(__package__, "clues", CLUE_CHECKER),),
    play_figure=WORDS_LEFT,
    play_figure_about=WORDS_LEFT_ABOUT,
    play_worth_about=WORTH_ABOUT,
    paint_word=_paint_word,
)
