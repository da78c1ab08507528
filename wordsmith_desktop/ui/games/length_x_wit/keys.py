"""The keys of the table, for the help."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.games.length_x_wit import keys_texts as texts
from wordsmith_desktop.ui.kit.game_entry import KeyHelp

KEYS: Final = (
    KeyHelp(texts.LETTERS, texts.LETTERS_DO),
    KeyHelp(texts.ENTER, texts.ENTER_DOES),
    KeyHelp(texts.PRESS, texts.PRESS_DOES),
    KeyHelp(texts.ROLL, texts.ROLL_DOES),
    KeyHelp(texts.SWAP, texts.SWAP_DOES),
    KeyHelp(texts.SPEND, texts.SPEND_DOES),
    KeyHelp(texts.GIVE_UP, texts.GIVE_UP_DOES),
    KeyHelp(texts.DICE, texts.DICE_DOES),
    KeyHelp(texts.LEFT_RIGHT, texts.LEFT_RIGHT_DO),
    KeyHelp(texts.CARRY, texts.CARRY_DOES),
    KeyHelp(texts.BACKSPACE, texts.BACKSPACE_DOES),
    KeyHelp(texts.DELETE, texts.DELETE_DOES),
    KeyHelp(texts.ESCAPE, texts.ESCAPE_DOES),
    KeyHelp(texts.UNDO, texts.UNDO_DOES),
    KeyHelp(texts.HINT, texts.HINT_DOES),
    KeyHelp(texts.ODDS, texts.ODDS_DO),
)
