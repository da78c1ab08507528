"""The keys of the table, for the help."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.games.letter_pieces.match import texts
from wordsmith_desktop.ui.kit.game_entry import KeyHelp

KEYS: Final = (
    KeyHelp(texts.KEY_LETTERS, texts.KEY_LETTERS_DOES),
    KeyHelp(texts.KEY_ENTER, texts.KEY_ENTER_DOES),
    KeyHelp(texts.KEY_BACKSPACE, texts.KEY_BACKSPACE_DOES),
    KeyHelp(texts.KEY_DELETE, texts.KEY_DELETE_DOES),
    KeyHelp(texts.KEY_ARROWS, texts.KEY_ARROWS_DOES),
    KeyHelp(texts.KEY_CTRL_ARROWS, texts.KEY_CTRL_ARROWS_DOES),
    KeyHelp(texts.KEY_DIGITS, texts.KEY_DIGITS_DOES),
    KeyHelp(texts.KEY_SPACE, texts.KEY_SPACE_DOES),
    KeyHelp(texts.KEY_TURN, texts.KEY_TURN_DOES),
    KeyHelp(texts.KEY_ESCAPE, texts.KEY_ESCAPE_DOES),
    KeyHelp(texts.KEY_ROLL, texts.KEY_ROLL_DOES),
    KeyHelp(texts.KEY_TAKE, texts.KEY_TAKE_DOES),
    KeyHelp(texts.KEY_PASS, texts.KEY_PASS_DOES),
    KeyHelp(texts.KEY_HINT, texts.KEY_HINT_DOES),
    KeyHelp(texts.KEY_GUIDE, texts.KEY_GUIDE_DOES),
    KeyHelp(texts.KEY_PADS, texts.KEY_PADS_DOES),
    KeyHelp(texts.KEY_BUZZ, texts.KEY_BUZZ_DOES),
)
