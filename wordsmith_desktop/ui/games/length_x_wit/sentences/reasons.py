"""Why something is not open: what, why, and what to do about it. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.core.rejections import Detail, Rejection
from wordsmith_desktop.games.length_x_wit.box import Box
from wordsmith_desktop.ui.games.length_x_wit.sentences import reason_texts as texts
from wordsmith_desktop.ui.games.length_x_wit.sentences.lists import letters_text
from wordsmith_desktop.ui.kit.texts import say

_LETTERS: Final = ("missing", "extra", "letters")
"""The details that are letters in a row."""


def reasons_text(rejections: Sequence[Rejection], box: Box) -> str:
    """All reasons, the same sentence only once; `box` tells the letters of tiles."""
    return " ".join(dict.fromkeys(reason_text(one, box) for one in rejections))


def reason_text(rejection: Rejection, box: Box) -> str:
    """One reason."""
    values = {name: _said(name, value, box) for name, value in rejection.details}
    return say(texts.REASONS[rejection.code], **values)


def _said(name: str, value: Detail, box: Box) -> str:
    if name in _LETTERS:
        return letters_text(str(value))
    if name == "tile" and int(value) in range(len(box.tiles)):
        return box.tiles[int(value)].text
    return str(value)
