"""What a game tells the conformance suite about itself.

A game adds a module `tests/conformance/cases/<game>.py` with a `CASES`; nothing else names it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.games.common.registry import game_names


class Setting(Value):
    """One way to play the game."""

    name: str
    """Unique among the game's settings; it names the tests."""
    ruleset: Any
    seats: int
    with_box: bool = False
    """Whether the table tells what a printed box showed."""


class GameCases(Value):
    """A game's settings, and what cannot be said of all games alike."""

    settings: tuple[Setting, ...]
    offered: Callable[[Any, Seat], Iterator[Any]]
    """Actions that a seat that is to act might take in a state, legal or not, each once.

    All of them, or a fair choice where they are endless.
    """
    weigh: Callable[[Any], int]
    """How much likelier than 1 random play is to choose an action, so that it gets deep."""
    material: Callable[[Any], Mapping[str, int]]
    """The game's pieces, wherever they are: the same counts in every state."""
    secrets: Callable[[Any, Seat], frozenset[str]]
    """The texts in a state that a seat may not know, such as hidden words."""
    laid_words: Callable[[Any, Seat], Sequence[str]] = lambda _state, _seat: ()
    """Words that a seat sees laid in tiles of its own, which no text of its observation says."""
    hidden_pieces: Callable[[Any, Seat], frozenset[int]] = lambda _state, _seat: frozenset()
    """The numbers of pieces, cards or the like in a state that a seat may not know."""
    pieces_in: Callable[[object], frozenset[int]] = lambda _told: frozenset()
    """The numbers of such pieces in an observation or an event."""
    laid: Callable[[Any, Seat], Iterator[Any]] = lambda _state, _seat: iter(())
    """What a seat might lay on the strip: random play does it, but it is no step of a match."""
    bad_seats: tuple[int, ...] = (0,)
    """Numbers of seats that the game refuses."""
    others_verbs: Mapping[str, frozenset[Seat]] = field(default_factory=dict)
    """Who may use the verbs that are not for the people at the table alone, by name."""


def cases_of(game: str) -> GameCases:
    """A registered game's cases."""
    cases: GameCases = import_module(f"tests.conformance.cases.{game}").CASES
    return cases


def all_settings() -> list[tuple[str, Setting]]:
    """Every setting of every registered game."""
    return [(game, setting) for game in game_names() for setting in cases_of(game).settings]


def legal_actions(rules: AnyRules, state: Any, seat: Seat) -> Iterator[Any]:
    """Every action that the game's cases offer a seat and that has no reason against it."""
    if seat in rules.actors(state):
        offered = cases_of(rules.game).offered(state, seat)
        yield from (action for action in offered if not rules.check(state, seat, action))
