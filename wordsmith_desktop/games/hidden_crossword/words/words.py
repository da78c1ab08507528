"""What The Hidden Crossword says without a window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.wording.game_words import GameWords
from wordsmith_desktop.wording.texts import Text

from .texts import SHORT_TITLE, TITLE

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import Motive
    from wordsmith_desktop.games.common.mosaic import Tint
    from wordsmith_desktop.wording.fields import Field
    from wordsmith_desktop.wording.rule_entries import RuleEntry, RulePart


class HiddenCrosswordWords(GameWords):
    """Its sentences, each imported when it is asked for."""

    title = TITLE
    short_title = SHORT_TITLE

    def rules(self) -> Sequence[RuleEntry]:
        from .rule_texts import RULES

        return RULES

    def rule_parts(self) -> Sequence[RulePart]:
        from .rule_part_texts import PARTS

        return PARTS

    def origin(self) -> Text | None:
        from .rule_texts import ORIGIN

        return ORIGIN

    def house_fields(self) -> Sequence[Field]:
        from .house_fields import HOUSE

        return HOUSE

    def setting_text(self, ruleset: Any, seats: int) -> str:
        from .in_words import setting_text

        return setting_text(ruleset, seats)

    def describe(self, seen: Any, names: Sequence[str]) -> str:
        from .in_words import describe

        return describe(seen, names)

    def makeup(self, word: str, language: str) -> str:
        from .in_words import makeup

        return makeup(word, language)

    def sheet_lines(self, state: Any, names: Sequence[str]) -> Iterable[str]:
        from .in_words import sheet_lines

        return sheet_lines(state, names)

    def purpose(self, seen: Any) -> str:
        from .purposes import purpose_of

        return purpose_of(seen)

    def why(self, motive: Motive) -> str:
        from .why import why_line

        return why_line(motive)

    def tints(self) -> Mapping[Tint, Text]:
        from .mosaic_texts import TINTS

        return TINTS

    def paper_lines(self) -> Mapping[Any, Text]:
        from .paper_texts import PAPER_LINES

        return PAPER_LINES

    def paper_faults(self) -> Mapping[Any, Text]:
        from .paper_texts import PAPER_FAULTS

        return PAPER_FAULTS


WORDS: Final = HiddenCrosswordWords("hidden_crossword")
