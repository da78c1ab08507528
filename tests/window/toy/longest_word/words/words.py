"""What Longest word says without a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.wording.game_words import GameWords

from .texts import TITLE

if TYPE_CHECKING:
    from wordsmith_desktop.wording.rule_entries import RuleEntry


class LongestWordWords(GameWords):
    """Its title and its rules."""

    title = TITLE

    def rules(self) -> Sequence[RuleEntry]:
        from .rule_texts import RULES

        return RULES


WORDS: Final = LongestWordWords("longest_word")
