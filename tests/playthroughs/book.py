"""Golden playthroughs as text: who did what, and the points as they stand after it.

A file is a header (`game`, `seats`, `ruleset` with the fields that differ from the default),
then a line for each action in the game's notation behind its seat, `score` lines wherever
points changed, and at last an `end` line with the final scores.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.games.registry import rules_of
from wordsmith_desktop.records.codec import decode, encode

FOLDER = Path(__file__).parent
HEAD = (
    "# A golden playthrough: the test plays it again and compares every score.",
    "# Only after a change of rules that is meant: python -m tests.playthroughs.write",
)
SEAT_NAMES: dict[str, Seat] = {"chance": CHANCE, "referee": REFEREE, "setter": SETTER}
NAMES_OF_SEATS = {seat: name for name, seat in SEAT_NAMES.items()}

AnyMatch = Match[Any, Any, Any, Any]


def files() -> list[Path]:
    """All golden playthroughs."""
    return sorted(FOLDER.glob("*.txt"))


def written(match: AnyMatch) -> str:
    """A match as text."""
    return "\n".join((*HEAD, *_lines(match))) + "\n"


def _lines(match: AnyMatch) -> Iterator[str]:
    game = match.rules.game
    notation = import_module(f"wordsmith_desktop.games.{game}.notation")
    points = import_module(f"tests.playthroughs.{game}").points
    yield f"game {game}"
    yield f"seats {match.seats}"
    yield f"ruleset {json.dumps(_differences(match.ruleset))}"
    for played in match.played:
        name = NAMES_OF_SEATS.get(played.seat, str(played.seat))
        yield f"{name} {notation.to_text(played.action)}"
        if points(played.before) != points(played.step.state):
            yield _scores("score", points(played.step.state))
    assert match.outcome
    yield _scores("end", match.outcome.scores)


def _scores(word: str, scores: tuple[int, ...]) -> str:
    return " ".join((word, *map(str, scores)))


def _differences(ruleset: Any) -> dict[str, Any]:
    standard: Any = encode(type(ruleset)())
    chosen: Any = encode(ruleset)
    return {name: value for name, value in chosen.items() if value != standard[name]}


def replayed(text: str) -> AnyMatch:
    """Play the actions of a text again; its scores are not looked at."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    game, seats, ruleset = (line.split(" ", 1)[1] for line in lines[:3])
    rules = rules_of(game)
    notation = import_module(f"wordsmith_desktop.games.{game}.notation")
    standard: Any = encode(rules.ruleset_type())
    chosen = decode(rules.ruleset_type, standard | json.loads(ruleset))
    match: AnyMatch = Match(rules, chosen, int(seats))
    for line in lines[3:]:
        name, action = line.split(" ", 1)
        if name not in ("score", "end"):
            seat = SEAT_NAMES[name] if name in SEAT_NAMES else int(name)
            match.play(seat, notation.from_text(action))
    return match
