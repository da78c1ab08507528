"""Whatever happens to a real game's save, opening it gives a typed answer and never more play."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tests.conformance.case import Setting, cases_of
from tests.conformance.play import run
from tests.helpers.effort import EFFORT
from tests.helpers.saves import toy_header
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.letter_pieces.rules.rules import RULES
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.kept_match import KeptMatch, read_match
from wordsmith_desktop.records.listing import Summary, summarise
from wordsmith_desktop.records.log import (
    Act,
    EntryCodec,
    House,
    Player,
    Redo,
    Undo,
    encode_header,
    seal_all,
)
from wordsmith_desktop.records.troubles import Trouble, UnreadableError, Unusable

GAME: Final = RULES.game
SETTINGS: Final = {
    setting.name: setting
    for setting in cases_of(GAME).settings
    if setting.name in ("turns-vote", "race-2", "secret-2", "steps-vote", "warm-up-3")
}
LENGTH: Final = 90
"""So many actions of each match are written down."""
ROUNDS: Final = 10 * EFFORT
"""So many times each kind of damage is done to each save."""
STRANGE: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 7, 10**30, 0.5, 1e308),
    *("", "A", "É", "QU'-", "x" * 5000),
    *([], [[]], {}, {"a": 1}),
)
"""Values that a field may have instead of its own."""

Line = dict[str, Any]
Spoil = Callable[[list[Line], Rng], None]


@cache
def lines_of(name: str) -> tuple[Line, ...]:
    """Header and entries of a match that was played at random, with every kind of entry."""
    setting: Setting = SETTINGS[name]
    header = toy_header(
        game=GAME,
        rules=RULES.version,
        ruleset=encode(setting.ruleset),
        seats=tuple(Player(f"P{seat}") for seat in range(setting.seats)),
    )
    codec, lines = EntryCodec(RULES), [encode_header(header)]
    for played in run(GAME, setting, 1).played[:LENGTH]:
        lines.append(codec.encode(len(lines), Act(played.seat, played.action)))
        if played.seat >= 0 and not played.step.is_revealing:
            lines.append(codec.encode(len(lines), Undo()))
            lines.append(codec.encode(len(lines), Redo()))
    lines.append(codec.encode(len(lines), House("CAB", accepted=True)))
    text = json.dumps(lines)
    return tuple(json.loads(text))


def answer(path: Path, content: bytes) -> KeptMatch | Trouble:
    """The answer to some bytes; what can be shown of them can be looked at from every seat."""
    path.write_bytes(content)
    assert isinstance(summarise(path), Summary | Unusable)
    try:
        kept = read_match(path, {GAME: RULES})
    except UnreadableError as error:
        return error.trouble
    for seat in (None, *range(len(kept.header.seats))):
        RULES.observe(kept.match.state, seat)
    assert RULES.actors(kept.match.state) or kept.match.outcome
    return kept


def spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a value, as its container and the key or index in that."""
    keys: Any = value.keys() if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from spots(value[key])


def swap(lines: list[Line], rng: Rng) -> None:
    first, second = 1 + rng.below(len(lines) - 1), 1 + rng.below(len(lines) - 1)
    lines[first], lines[second] = lines[second], lines[first]


def double(lines: list[Line], rng: Rng) -> None:
    where = 1 + rng.below(len(lines) - 1)
    lines.insert(where, copy.deepcopy(lines[where]))


def lose(lines: list[Line], rng: Rng) -> None:
    del lines[1 + rng.below(len(lines) - 1)]


def play_another(lines: list[Line], rng: Rng) -> None:
    """A well-formed action at the wrong time, or by the wrong seat."""
    acts = [line for line in lines if line.get("kind") == "Act"]
    victim = rng.choice(acts)
    victim["action"] = copy.deepcopy(rng.choice(acts)["action"])
    victim["seat"] = rng.choice((-2, -1, 0, 1, 2, 9, victim["seat"]))


def put_something_strange(lines: list[Line], rng: Rng) -> None:
    """Any value of the file, the header's included, is another one."""
    # Half of them in the header and the first entries, which all others are played on.
    scope = lines[:4] if rng.below(2) else lines
    container, key = rng.choice(tuple(spots(scope)))
    if container is scope:
        return
    container[key] = copy.deepcopy(rng.choice(STRANGE))


def put_a_neighbour(lines: list[Line], rng: Rng) -> None:
    """A value is that of another place in the same file."""
    everywhere = tuple(spots(lines[1:]))
    from_container, from_key = rng.choice(everywhere)
    container, key = rng.choice(everywhere)
    if isinstance(container, dict):
        container[key] = copy.deepcopy(from_container[from_key])


SPOILS: Final[tuple[Spoil, ...]] = (
    swap,
    double,
    lose,
    play_another,
    put_something_strange,
    put_a_neighbour,
)


@pytest.mark.parametrize("name", SETTINGS)
def test_the_save_is_sound_before_it_is_damaged(tmp_path: Path, name: str) -> None:
    result = answer(tmp_path / "m.jsonl", seal_all(lines_of(name)))
    assert isinstance(result, KeptMatch)
    assert result.damage is None
    assert LENGTH == len(result.match.played)


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
@pytest.mark.sampled(2)
def test_a_resealed_save_that_says_something_else_gives_a_typed_answer(
    tmp_path: Path, name: str, spoil: Spoil
) -> None:
    rng = Rng(30)
    damaged = 0
    for _ in range(ROUNDS):
        lines = copy.deepcopy(list(lines_of(name)))
        spoil(lines, rng)
        for number, line in enumerate(lines[1:], 1):
            if isinstance(line, dict) and rng.below(200):
                line["n"] = number
        result = answer(tmp_path / "m.jsonl", seal_all(lines))
        assert isinstance(result, KeptMatch | Trouble)
        damaged += not isinstance(result, KeptMatch) or result.damage is not None
    assert damaged


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("spoil", [swap, double, lose], ids=lambda spoil: spoil.__name__)
def test_lines_that_were_moved_under_their_seals_are_damage(
    tmp_path: Path, name: str, spoil: Callable[[list[bytes], Rng], None]
) -> None:
    rng = Rng(31)
    sound = seal_all(lines_of(name)).splitlines(keepends=True)
    for _ in range(ROUNDS):
        lines = list(sound)
        spoil(lines, rng)
        result = answer(tmp_path / "m.jsonl", b"".join(lines))
        assert isinstance(result, KeptMatch)
        is_cut_off = lines == sound[: len(lines)]
        assert (result.damage is None) == is_cut_off


@pytest.mark.parametrize("name", SETTINGS)
def test_a_changed_byte_is_found(tmp_path: Path, name: str) -> None:
    rng = Rng(32)
    sound = seal_all(lines_of(name))
    for _ in range(ROUNDS):
        changed = bytearray(sound)
        where = rng.below(len(sound) - 1)
        changed[where] ^= 1 + rng.below(255)
        result = answer(tmp_path / "m.jsonl", bytes(changed))
        assert not isinstance(result, KeptMatch) or result.damage is not None


@pytest.mark.parametrize("name", SETTINGS)
def test_a_save_cut_anywhere_loads_what_came_before(tmp_path: Path, name: str) -> None:
    rng = Rng(33)
    sound = seal_all(lines_of(name))
    header_size = sound.index(b"\n") + 1
    for _ in range(ROUNDS):
        size = header_size + rng.below(len(sound) - header_size)
        result = answer(tmp_path / "m.jsonl", sound[:size])
        assert isinstance(result, KeptMatch)
        assert result.damage is None
