"""The Letter Piece Game as the shell shows it."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.window.kit.game_entry import FIRST, KeyHelp
from wordsmith_desktop.window.kit.usual_entry import lesson, usual_entry
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
    TITLE,
    WORTH_ABOUT,
)

KEYS: Final = (
    KeyHelp(texts.KEY_LETTERS, texts.KEY_LETTERS_DOES),
    KeyHelp(texts.KEY_ENTER, texts.KEY_ENTER_DOES),
    KeyHelp(texts.KEY_BACKSPACE, texts.KEY_BACKSPACE_DOES),
    KeyHelp(texts.KEY_DELETE, texts.KEY_DELETE_DOES),
    KeyHelp(texts.KEY_CLEAR, texts.KEY_CLEAR_DOES),
    KeyHelp(texts.KEY_ARROWS, texts.KEY_ARROWS_DOES),
    KeyHelp(texts.KEY_HOME, texts.KEY_HOME_DOES),
    KeyHelp(texts.KEY_CTRL_ARROWS, texts.KEY_CTRL_ARROWS_DOES),
    KeyHelp(texts.KEY_GROUND, texts.KEY_GROUND_DOES),
    KeyHelp(texts.KEY_CHOOSE, texts.KEY_CHOOSE_DOES),
    KeyHelp(texts.KEY_DIGITS, texts.KEY_DIGITS_DOES),
    KeyHelp(texts.KEY_SPACE, texts.KEY_SPACE_DOES),
    KeyHelp(texts.KEY_TURN, texts.KEY_TURN_DOES),
    KeyHelp(texts.KEY_FLIP, texts.KEY_FLIP_DOES),
    KeyHelp(texts.KEY_DOUBLE, texts.KEY_DOUBLE_DOES),
    KeyHelp(texts.KEY_ESCAPE, texts.KEY_ESCAPE_DOES),
    KeyHelp(texts.KEY_ROLL, texts.KEY_ROLL_DOES),
    KeyHelp(texts.KEY_TAKE, texts.KEY_TAKE_DOES),
    KeyHelp(texts.KEY_PASS, texts.KEY_PASS_DOES),
    KeyHelp(texts.KEY_HINT, texts.KEY_HINT_DOES),
    KeyHelp(texts.KEY_GUIDE, texts.KEY_GUIDE_DOES),
    KeyHelp(texts.KEY_PADS, texts.KEY_PADS_DOES),
    KeyHelp(texts.KEY_BUZZ, texts.KEY_BUZZ_DOES),
)


ENTRY = usual_entry(
    __package__,
    title=TITLE,
    tagline=TAGLINE,
    summary=SUMMARY,
    players=(1, 4),
    minutes=25,
    short_minutes=10,
    keys=KEYS,
    lessons=(
        *lesson(__package__, FIRST, FIRST_LESSON, LESSON_ABOUT),
        *lesson(__package__, "required", REQUIRED_TITLE, REQUIRED_ABOUT),
        *lesson(__package__, "sisters", SISTERS_TITLE, SISTERS_ABOUT),
    ),
    is_for_newcomers=True,
    play_worth_about=WORTH_ABOUT,
)
