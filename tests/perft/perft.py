"""Counts of action sequences: how many ways the first steps of a fixed state can go."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.conformance.case import legal_actions
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.games.common.word_strip import LayRow
from wordsmith_desktop.records.codec import decode, encode
from wordsmith_desktop.records.log import Act, EntryCodec

FOLDER = Path(__file__).parent


def positions(game: str) -> list[dict[str, Any]]:
    """A game's fixed states: the counts by depth, ruleset fields, seats, and the way there."""
    return [json.loads(line) for line in (FOLDER / f"{game}.jsonl").read_text("utf-8").splitlines()]


def state_of(game: str, position: dict[str, Any]) -> Any:
    """The fixed state: `way` holds entries as a save has them."""
    rules = rules_of(game)
    codec = EntryCodec(rules)
    standard: Any = encode(rules.ruleset_type())
    ruleset = decode(rules.ruleset_type, standard | position["ruleset"])
    state = rules.new(ruleset, position["seats"])
    for line in position["way"]:
        entry = codec.decode(line)
        assert isinstance(entry, Act)
        state = rules.apply(state, entry.seat, entry.action).state
    return state


def _moves(rules: AnyRules, state: Any, seat: Seat) -> list[Any]:
    """What a seat may do that counts: a half-laid word brings nothing about."""
    return [one for one in legal_actions(rules, state, seat) if not isinstance(one, LayRow)]


def perft(rules: AnyRules, state: Any, depth: int) -> int:
    """Sequences of so many enumerable actions of anyone who may act; the last are only counted."""
    if depth == 1:
        return sum(len(_moves(rules, state, seat)) for seat in rules.actors(state))
    return sum(
        perft(rules, rules.apply(state, seat, action).state, depth - 1)
        for seat in rules.actors(state)
        for action in _moves(rules, state, seat)
    )


def counts(game: str, position: dict[str, Any]) -> list[int]:
    """The counts of every depth that the position gives."""
    state = state_of(game, position)
    depths = range(1, len(position["counts"]) + 1)
    return [perft(rules_of(game), state, depth) for depth in depths]
