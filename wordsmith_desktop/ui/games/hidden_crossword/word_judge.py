"""What the dictionary says of words while they are being laid or typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from wordsmith_desktop.games.hidden_crossword.crossword import (
    Crossword,
    Demands,
    GridFault,
    grid_faults,
)
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.wording.rulings import ruling_text


class WordJudge:
    """Asks the dictionary of a match, each word once; silent until it is open."""

    def __init__(self, lexicon: Callable[[], Lexicon | None], house: GameHouse) -> None:
        self._lexicon = lexicon
        self._house = house
        self._known: dict[str, Ruling] = {}

    @property
    def is_ready(self) -> bool:
        """Whether the dictionary is open."""
        return self._lexicon() is not None

    def forget(self) -> None:
        """The table has changed its mind about words."""
        self._known.clear()

    def refusal(self, word: str) -> str:
        """Why a word does not stand, as a sentence; empty where it does or nobody knows."""
        ruling = self._ruling(word)
        return "" if ruling is None or ruling.accepted else ruling_text(ruling)

    def refusals(self, words: Iterable[str]) -> Mapping[str, str]:
        """Those of them that do not stand, with the reasons."""
        return {word: reason for word in words if (reason := self.refusal(word))}

    def faults(self, grid: Crossword, demands: Demands) -> tuple[GridFault, ...]:
        """Everything that is wrong with a grid, as far as is known now."""
        is_word = (lambda word: not self.refusal(word)) if self.is_ready else None
        return grid_faults(grid, demands, is_word)

    def _ruling(self, word: str) -> Ruling | None:
        lexicon = self._lexicon()
        if lexicon is not None and word not in self._known:
            self._known[word] = lexicon.judge(word, game_house=self._house)
        return self._known.get(word)
