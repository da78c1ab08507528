"""What the shell shows of a game that has nothing of its own for it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.core.value import field_names
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.wording.form_texts import NOT_PLAYABLE
from wordsmith_desktop.wording.texts import Text, say

from .game_page import NewMatchForm
from .look import Look
from .strip.tile import ASPECT, paint_tile

MOST_TILES: Final = 4
_GAP: Final = 0.15
"""Room between two tiles, and around them for their shadows; in a tile's height."""


def paint_title(painter: QPainter, rect: QRectF, look: Look, title: Text) -> None:
    """Paint how the title begins, on tiles as large as the rectangle allows."""
    letters = [letter for letter in fold(say(title)) if letter.isalpha()][:MOST_TILES]
    breadth = len(letters) * (ASPECT + _GAP) + _GAP
    unit = min(rect.width() / breadth, rect.height() / (1 + 2 * _GAP))
    x = rect.center().x() - (breadth / 2 - _GAP) * unit
    for letter in letters:
        area = QRectF(x, rect.center().y() - unit / 2, ASPECT * unit, unit)
        paint_tile(painter, area, letter, look)
        x += (ASPECT + _GAP) * unit


class DefaultForm(NewMatchForm):
    """Asks nothing: the game's usual ruleset, with the words that were chosen."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._seats = 0
        self._tag = "en"

    def set_players(self, names: tuple[str, ...]) -> None:
        self._seats = len(names)

    def set_dictionary(self, tag: str) -> None:
        self._tag = tag

    def ruleset(self) -> Any:
        kind = game_of(self._game).ruleset_type()
        words = {"dictionary": self._tag, "language": code_of(self._tag)}
        known = field_names(kind)
        return kind(**{name: value for name, value in words.items() if name in known})

    def fault(self) -> str:
        try:
            rules_of(self._game).new(self.ruleset(), self._seats)
        except ValueError:
            return say(NOT_PLAYABLE)
        return ""
