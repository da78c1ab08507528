"""Rewordable as the shell shows it."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.window.kit.game_entry import FIRST, KeyHelp
from wordsmith_desktop.window.kit.usual_entry import lesson, usual_entry
from wordsmith_desktop.wording.lesson_texts import FIRST as FIRST_LESSON

from ..words import texts
from ..words.texts import LESSON_ABOUT, SUMMARY, TAGLINE, TITLE, WORTH_ABOUT

KEYS: Final = (
    KeyHelp(texts.KEYS_LETTERS, texts.LETTERS_DO),
    KeyHelp(texts.ENTER, texts.ENTER_DOES),
    KeyHelp(texts.UP_DOWN, texts.UP_DOWN_DO),
    KeyHelp(texts.LEFT_RIGHT, texts.LEFT_RIGHT_DO),
    KeyHelp(texts.CARRY, texts.CARRY_DOES),
    KeyHelp(texts.BACKSPACE, texts.BACKSPACE_DOES),
    KeyHelp(texts.DELETE, texts.DELETE_DOES),
    KeyHelp(texts.ESCAPE, texts.ESCAPE_DOES),
    KeyHelp(texts.UNDO, texts.UNDO_DOES),
    KeyHelp(texts.PASS, texts.PASS_DOES),
    KeyHelp(texts.HINT, texts.HINT_DOES),
    KeyHelp(texts.FOLD, texts.FOLD_DOES),
    KeyHelp(texts.ARRANGE, texts.ARRANGE_DOES),
)


ENTRY = usual_entry(
    __package__,
    title=TITLE,
    tagline=TAGLINE,
    summary=SUMMARY,
    players=(1, 8),
    # Measured by packaging/measure/handicaps.py between equals of levels 2 to 4.
    worth_of_letters=((5, 30.0), (6, 190.0)),
    minutes=25,
    short_minutes=12,
    keys=KEYS,
    lessons=(
        *lesson(__package__, FIRST, FIRST_LESSON, LESSON_ABOUT),
        *lesson(__package__, "joining", texts.JOINING_TITLE, texts.JOINING_ABOUT),
        *lesson(__package__, "doubting", texts.DOUBTING_TITLE, texts.DOUBTING_ABOUT),
    ),
    play_worth_about=WORTH_ABOUT,
)
