"""Golden playthroughs as JSON Lines: who did what, and the points as they stand after it.

A file is a header (`game`, `seats`, `ruleset` with the fields that differ from the default), then
the entries as a save has them, `scores` wherever points changed, and at last the end.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from wordsmith_desktop.core.match import Match
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.records.codec import decode, encode
from wordsmith_desktop.records.log import Act, End, EntryCodec

FOLDER = Path(__file__).parent

AnyMatch = Match[Any, Any, Any, Any]


def files(game: str = "") -> list[Path]:
    """All golden playthroughs, or those of one game."""
    return sorted(FOLDER.glob(f"{game}*.jsonl"))


def written(match: AnyMatch) -> str:
    """A match as text."""
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in _lines(match))


def _lines(match: AnyMatch) -> Iterator[dict[str, Any]]:
    game = match.rules.game
    codec = EntryCodec(match.rules)
    points = import_module(f"tests.playthroughs.{game}").points
    yield {"game": game, "seats": match.seats, "ruleset": _differences(match.ruleset)}
    for number, played in enumerate(match.played, start=1):
        yield codec.encode(number, Act(played.seat, played.action))
        if points(played.before) != points(played.step.state):
            yield {"scores": list(points(played.step.state))}
    assert match.outcome
    yield codec.encode(len(match.played) + 1, End(match.outcome.scores))


def _differences(ruleset: Any) -> dict[str, Any]:
    standard: Any = encode(type(ruleset)())
    chosen: Any = encode(ruleset)
    return {name: value for name, value in chosen.items() if value != standard[name]}


def replayed(text: str) -> AnyMatch:
    """Play the actions of a text again; its scores are not looked at."""
    header, *lines = map(json.loads, text.splitlines())
    rules = rules_of(header["game"])
    codec = EntryCodec(rules)
    standard: Any = encode(rules.ruleset_type())
    chosen = decode(rules.ruleset_type, standard | header["ruleset"])
    match: AnyMatch = Match(rules, chosen, header["seats"])
    for entry in (codec.decode(line) for line in lines if "kind" in line):
        if isinstance(entry, Act):
            match.play(entry.seat, entry.action)
    return match
