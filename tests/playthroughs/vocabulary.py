"""A player who knows the commoner words of a language, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

DICTIONARIES = Path(__file__).resolve().parents[2] / "resources" / "dictionaries"

AnyMatch = Match[Any, Any, Any, Any]


class VocabularyPlayer(ABC):
    """Plays for every seat, chance and referee; a game says what a seat wishes to do."""

    def __init__(
        self, rules: AnyRules, language: str, rng: Rng, *, known: int, listed: int
    ) -> None:
        """Know words of that commonness; the match's dictionary has those from `listed` on."""
        self.rules = rules
        self.rng = rng
        self._listed = listed
        whole = open_lexicon(language, DICTIONARIES).index
        self.index = only(whole, (whole.commonness >= known) & ~whole.vulgar)

    @abstractmethod
    def wishes(self, state: Any, seat: Seat) -> Iterator[Any]:
        """What the player would like to do, most wanted first."""

    def choose(self, state: Any, seat: Seat) -> Any:
        """What a seat, chance or the referee does."""
        if seat == CHANCE:
            return self.rules.chance(state, self.rng)
        if seat == REFEREE:
            word = self.rules.question(state) or ""
            return Rule(self.ruling(word, state.ruleset.dictionary))
        wishes = self.wishes(state, seat)
        return next(action for action in wishes if not self.rules.check(state, seat, action))

    def ruling(self, word: str, source: str) -> Ruling:
        """What the match's dictionary says of a word."""
        place = self.index.position(word)
        is_listed = place is not None and bool(self.index.commonness[place] >= self._listed)
        return Ruling(word, is_listed, Reason.LISTED if is_listed else Reason.UNKNOWN, source)

    def play(self, ruleset: Any, seats: int) -> AnyMatch:
        """A match, played to its end."""
        match: AnyMatch = Match(self.rules, ruleset, seats)
        while actors := self.rules.actors(match.state):
            seat = self.rng.choice(actors)
            match.play(seat, self.choose(match.state, seat))
        return match


def only(index: WordIndex, is_wanted: npt.NDArray[np.bool_]) -> WordIndex:
    """The words of an index that a mask names."""
    return WordIndex(index.words[is_wanted], index.commonness[is_wanted], index.vulgar[is_wanted])
