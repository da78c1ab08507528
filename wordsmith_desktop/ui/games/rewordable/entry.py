"""Rewordable as the shell shows it."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.game_entry import KeyHelp, usual_entry
from wordsmith_desktop.wording.games.rewordable import texts
from wordsmith_desktop.wording.games.rewordable.texts import SUMMARY, TAGLINE, TITLE

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
)


ENTRY = usual_entry(
    __package__,
    title=TITLE,
    tagline=TAGLINE,
    summary=SUMMARY,
    players=(1, 8),
    minutes=25,
    keys=KEYS,
)
