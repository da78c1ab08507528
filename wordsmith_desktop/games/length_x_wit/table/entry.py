"""Length × Wit as the shell shows it."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.window.kit.game_entry import FIRST, KeyHelp
from wordsmith_desktop.window.kit.usual_entry import lesson, usual_entry
from wordsmith_desktop.wording.lesson_texts import FIRST as FIRST_LESSON

from ..words import texts
from ..words.texts import LESSON_ABOUT, SUMMARY, TAGLINE, TITLE, WORTH_ABOUT

KEYS: Final = (
    KeyHelp(texts.LETTERS, texts.LETTERS_DO),
    KeyHelp(texts.ENTER, texts.ENTER_DOES),
    KeyHelp(texts.PRESS, texts.PRESS_DOES),
    KeyHelp(texts.ROLL, texts.ROLL_DOES),
    KeyHelp(texts.KEYS_SWAP, texts.SWAP_DOES),
    KeyHelp(texts.SPEND, texts.SPEND_DOES),
    KeyHelp(texts.GIVE_UP, texts.GIVE_UP_DOES),
    KeyHelp(texts.NOBODY, texts.NOBODY_DOES),
    KeyHelp(texts.DICE, texts.DICE_DOES),
    KeyHelp(texts.LEFT_RIGHT, texts.LEFT_RIGHT_DO),
    KeyHelp(texts.CARRY, texts.CARRY_DOES),
    KeyHelp(texts.BACKSPACE, texts.BACKSPACE_DOES),
    KeyHelp(texts.DELETE, texts.DELETE_DOES),
    KeyHelp(texts.ESCAPE, texts.ESCAPE_DOES),
    KeyHelp(texts.UNDO, texts.UNDO_DOES),
    KeyHelp(texts.HINT, texts.HINT_DOES),
    KeyHelp(texts.KEYS_ODDS, texts.ODDS_DO),
    KeyHelp(texts.ARRANGE, texts.ARRANGE_DOES),
    KeyHelp(texts.MOVES, texts.MOVES_DO),
)


ENTRY = usual_entry(
    __package__,
    title=TITLE,
    tagline=TAGLINE,
    summary=SUMMARY,
    players=(1, 6),
    # Measured by packaging/measure/handicaps.py between equals of levels 2 to 4.
    worth_of_letters=((3, 125.0), (4, 480.0)),
    minutes=60,
    short_minutes=35,
    keys=KEYS,
    lessons=lesson(__package__, FIRST, FIRST_LESSON, LESSON_ABOUT),
    play_worth_about=WORTH_ABOUT,
)
