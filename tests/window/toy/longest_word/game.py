"""Longest word: all that the program may ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wordsmith_desktop.games.common.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wordsmith_desktop.bots.bot import AnyBot
    from wordsmith_desktop.core.rules import AnyRules

    from .table.entry import LongestWordEntry
    from .words.words import LongestWordWords


class LongestWord(Game):
    """Its parts, each imported when it is asked for."""

    name = "longest_word"

    def rules(self) -> AnyRules:
        from .rules.rules import RULES

        return RULES

    def words(self) -> LongestWordWords:
        from .words.words import WORDS

        return WORDS

    def entry(self) -> LongestWordEntry:
        from .table.entry import ENTRY

        return ENTRY

    def bots(self) -> Mapping[str, AnyBot]:
        from .rules.bots import BOTS

        return BOTS


GAME: Final = LongestWord()
