"""The keys of the table, for the help."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.games.hidden_crossword import keys_texts as texts
from wordsmith_desktop.ui.kit.game_entry import KeyHelp

KEYS: Final = (
    KeyHelp(texts.LETTERS, texts.LETTERS_DO),
    KeyHelp(texts.ENTER, texts.ENTER_DOES),
    KeyHelp(texts.WHICH, texts.WHICH_DOES),
    KeyHelp(texts.ARROWS, texts.ARROWS_DO),
    KeyHelp(texts.SPACE, texts.SPACE_DOES),
    KeyHelp(texts.CARRY, texts.CARRY_DOES),
    KeyHelp(texts.BACKSPACE, texts.BACKSPACE_DOES),
    KeyHelp(texts.DELETE, texts.DELETE_DOES),
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
