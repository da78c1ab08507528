"""Advice for whoever is to spell: which word, and whether to score it or to press on."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.hints import ExplainWord, HintTexts, TableHints
from wordsmith_desktop.wording.texts import POINTS, say_count

from ..words import table_texts as texts

HINT_TEXTS: Final = HintTexts(
    texts.HINT_NOT_NOW, texts.HINT_NONE, texts.HINT_START, texts.HINT_SCORE_AT_THE_END
)


class Hints(TableHints):
    """Tells how the word begins, and then what to do with it; of a vowel to spend all at once."""

    def __init__(self, table: AnyTable, banner: Banner, explain: ExplainWord) -> None:
        super().__init__(table, banner, HINT_TEXTS, explain)

    def is_telling(self, motive: Motive) -> bool:
        return bool(_advice(motive))

    def figure(self, motive: Motive) -> str:
        in_hand: int | None = getattr(motive, "in_hand", None)
        return say_count(POINTS, motive.points or in_hand or 0)

    def sentence(self, motive: Motive) -> str:
        if not motive.word or self.is_told(motive):
            return _advice(motive, is_rarer=self.is_rarer(motive))
        return super().sentence(motive)


def _advice(motive: Motive, *, is_rarer: bool = False) -> str:
    # It needs what computers play with, which a table without hints does without.
    from ..words.hint_lines import hint_line

    return hint_line(motive, is_rarer=is_rarer)
