"""What the tests of notation need of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.games.notation_words import NotationFault
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

TABLE_EXAMPLES: dict[str, Any] = {
    "object": Object(),
    "stand": LetStand(),
    "vote yes": Vote(True),
    "vote no": Vote(False),
    "rule SOCK no unknown en": Rule(Ruling("SOCK", False, Reason.UNKNOWN, "en")),
    "expire turn": TimeExpired("turn"),
}
NUMBERS = st.integers(-(10**6), 10**6)
TEXTS = st.one_of(st.text("ABCXYZ-'", max_size=8), st.text(max_size=8))
TABLE_ACTIONS: dict[type, st.SearchStrategy[Any]] = {
    Object: st.just(Object()),
    LetStand: st.just(LetStand()),
    Vote: st.builds(Vote, st.booleans()),
    Rule: st.builds(Rule, st.builds(Ruling, TEXTS, st.booleans(), st.sampled_from(Reason), TEXTS)),
    TimeExpired: st.builds(TimeExpired, TEXTS),
}


@dataclass(frozen=True, slots=True)
class NotationCase:
    """One game's notation; `CASE` of the module `notation_case` beside its tests."""

    rules: AnyRules
    to_text: Callable[[Any], str]
    from_text: Callable[[str], Any]
    examples: Mapping[str, Any]
    """Actions by how they are written; every verb that tables do not share has one."""
    actions: st.SearchStrategy[Any]
    """Any of the game's own actions."""
    errors: tuple[tuple[str, NotationFault, int], ...]
    """Lines that are no action, what is wrong and where."""
    words: tuple[str, ...]
    """Words that lines may be made of, right or wrong."""

    @property
    def all_examples(self) -> dict[str, Any]:
        """The examples, and those of the table's verbs that the game has."""
        types = self.rules.action_types
        shared = {text: one for text, one in TABLE_EXAMPLES.items() if type(one) in types}
        return {**self.examples, **shared}

    @property
    def all_actions(self) -> st.SearchStrategy[Any]:
        """Any action of the game, those of the table included."""
        types = self.rules.action_types
        shared = (of_type for kind, of_type in TABLE_ACTIONS.items() if kind in types)
        return st.one_of(self.actions, *shared)
