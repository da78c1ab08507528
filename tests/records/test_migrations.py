"""Older files are brought up to today's format, and every way there has its test."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.hidden_crossword import DRAW, RAN, Table
from tests.helpers.saves import saves_on, toy_header, write_save
from tests.helpers.toy_game import TOYS, EndTurn
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.games.hidden_crossword.rules.actions import HandBack
from wordsmith_desktop.games.hidden_crossword.rules.rules import RULES
from wordsmith_desktop.records.codec import decode, encode
from wordsmith_desktop.records.log import FORMAT, Act, EntryCodec, encode_header, seal_all
from wordsmith_desktop.records.migrations import (
    ADDED_IN_4,
    ADDED_IN_5,
    ADDED_IN_6,
    ADDED_IN_7,
    ADDED_IN_8,
    MIGRATIONS,
    Lines,
    migrate,
)
from wordsmith_desktop.records.reading import parse_line
from wordsmith_desktop.records.replay import replay
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import Part, WrongVersion


def from_minus_1(lines: Lines) -> Lines:
    """A format in which the players were called chairs."""
    header, *entries = lines
    return ({**header, "seats": header["chairs"]}, *entries)


def from_0(lines: Lines) -> Lines:
    """A format that did not know its old field for the players had gone."""
    header, *entries = lines
    return ({name: header[name] for name in header if name != "chairs"}, *entries)


OLD = {-1: from_minus_1, 0: from_0, **MIGRATIONS}


def old_save(shelf: Shelf) -> Path:
    """A sealed save in format -1."""
    path = write_save(shelf)
    header = encode_header(toy_header(format=-1))
    header["chairs"] = [
        {"name": player.name, "profile": player.profile} for player in toy_header().seats
    ]
    del header["seats"]
    lines = [header, *map(parse_line, path.read_bytes().splitlines()[1:])]
    path.write_bytes(seal_all(lines))
    return path


def test_every_migration_has_a_test() -> None:
    tests = dir(sys.modules[__name__])
    missing = [found for found in MIGRATIONS if f"test_migration_from_{found}" not in tests]
    assert [] == missing


def test_migrations_lead_to_today() -> None:
    assert list(MIGRATIONS) == list(range(FORMAT - len(MIGRATIONS), FORMAT))


def test_an_older_file_is_brought_up_step_by_step_and_written_anew(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, migrations=OLD)
    path = old_save(shelf)
    writer = shelf.open(path, TOYS).writer
    assert writer is not None
    writer.append(Act(0, EndTurn()))
    writer.close()
    replayed = replay(path, TOYS)
    assert replayed.damage is None
    assert toy_header() == replayed.header
    assert 1 == replayed.match.state.turn


def test_an_older_file_is_listed_as_it_will_be(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, migrations=OLD)
    path = old_save(shelf)
    assert [(path, toy_header())] == [(save.path, save.header) for save in saves_on(shelf)]


def test_migration_from_1() -> None:
    """Clocks had one pace for all seats, there were only ordinary matches, and ends no time."""
    before = {**encode_header(toy_header(format=1)), "seats": [{"name": "Ana", "profile": "p1"}]}
    del before["occasion"]
    entries = ({"n": 1, "kind": "Undo"}, {"n": 2, "kind": "End", "scores": [4, 0]})
    after = {
        **before,
        "seats": [{"name": "Ana", "profile": "p1", "clock_percent": 100}],
        "occasion": {"challenge": "", "is_untimed": False, "counts": True},
    }
    ended = {**entries[1], "at_ms": None, "played_ms": None}
    assert (after, entries[0], ended) == MIGRATIONS[1]((before, *entries))


def test_migration_from_2() -> None:
    """Nothing said when it was played, and nobody played a whole match against the clock."""
    occasion = {"challenge": "", "is_untimed": False, "counts": True}
    before = {
        **encode_header(toy_header(format=2)),
        "game": "rewordable",
        "ruleset": {"cards": 9},
        "occasion": occasion,
    }
    entries = ({"n": 1, "kind": "Act"}, {"n": 2, "kind": "Clock"}, {"n": 3, "kind": "Undo"})
    after = {
        **before,
        "ruleset": {"cards": 9, "turns": 0, "match_seconds": 0},
        "occasion": {**occasion, "ranking": None},
    }
    timed = [{**entry, "at_ms": None} for entry in entries[:2]]
    assert (after, *timed, entries[2]) == MIGRATIONS[2]((before, *entries))


@pytest.mark.parametrize(("mode", "clock"), [("warm_up", "hard"), ("standard", "off")])
def test_migration_from_2_keeps_the_warm_ups_clock(mode: str, clock: str) -> None:
    ruleset = {"mode": mode, "clock": "off"}
    header = {**encode_header(toy_header(format=2)), "game": "letter_pieces", "ruleset": ruleset}
    (after,) = MIGRATIONS[2]((header,))
    assert {"mode": mode, "clock": clock, "match_seconds": 0} == after["ruleset"]


def test_migration_from_3() -> None:
    """Only people sat at the table, and a word that was being laid was not written down."""
    people = [{"name": "Ana", "profile": None, "clock_percent": 100}]
    before = {**encode_header(toy_header(format=3)), "seats": people}
    entry = {"n": 1, "kind": "Undo"}
    after = {**before, "seats": [{**people[0], "bot": ""}]}
    assert (after, entry) == MIGRATIONS[3]((before, entry))


def test_migration_from_4() -> None:
    """Medals went by what common words alone can bring, and those that were won stay."""
    occasion = {"challenge": "free/-/sprint/x", "is_untimed": False, "counts": True}
    before = {**encode_header(toy_header(format=4)), "occasion": occasion}
    entry = {"n": 1, "kind": "Undo"}
    after = {**before, "occasion": {**occasion, "yardstick": "common_words"}}
    assert (after, entry) == MIGRATIONS[4]((before, entry))


@pytest.mark.parametrize("game", game_names())
def test_migration_from_4_makes_rulesets_whole_and_keeps_what_they_say(game: str) -> None:
    kind = rules_of(game).ruleset_type
    usual: Any = encode(kind())
    added = ADDED_IN_5.get(game, {})
    later = {**ADDED_IN_6.get(game, {}), **ADDED_IN_8.get(game, {})}
    before = {name: value for name, value in usual.items() if name not in {*added, *later}}
    header = {**encode_header(toy_header(format=4)), "game": game, "ruleset": before}
    (after,) = MIGRATIONS[4]((header,))
    assert {**before, **added} == after["ruleset"]
    whole = {**after["ruleset"], **later}
    assert whole == encode(decode(kind, whole))
    (kept,) = MIGRATIONS[4](({**header, "ruleset": usual},))
    assert usual == kept["ruleset"]


@pytest.mark.parametrize("game", game_names())
def test_migration_from_5(game: str) -> None:
    """Words of the computer's puzzles never lay side by side."""
    kind = rules_of(game).ruleset_type
    usual: Any = encode(kind())
    added = ADDED_IN_6.get(game, {})
    before = {name: value for name, value in usual.items() if name not in added}
    header = {**encode_header(toy_header(format=5)), "game": game, "ruleset": before}
    entry = {"n": 1, "kind": "Undo"}
    after, *entries = MIGRATIONS[5]((header, entry))
    assert kind() == decode(kind, after["ruleset"])
    assert [entry] == entries


@pytest.mark.parametrize("game", game_names())
def test_migration_from_3_makes_rulesets_whole(game: str) -> None:
    """A ruleset of format 3 has all fields of today's but those that it gets, each once."""
    kind = rules_of(game).ruleset_type
    usual: Any = encode(kind())
    added = ADDED_IN_4.get(game, {})
    before = {name: value for name, value in usual.items() if name not in added}
    header = {**encode_header(toy_header(format=3)), "game": game, "ruleset": before}
    (after,) = MIGRATIONS[3]((header,))
    assert set(added) <= set(usual)
    assert {**before, **added} == after["ruleset"]


@pytest.mark.parametrize(
    ("required", "after"), [("none", "none"), ("random", "random"), ("word", "letters")]
)
def test_migration_from_3_lets_any_six_letters_be_named(required: str, after: str) -> None:
    """Nothing judged whether they were a word."""
    ruleset = {"required": required}
    header = {**encode_header(toy_header(format=3)), "game": "letter_pieces", "ruleset": ruleset}
    (found,) = MIGRATIONS[3]((header,))
    assert after == found["ruleset"]["required"]


def test_a_format_from_which_no_way_leads_is_named() -> None:
    assert WrongVersion(Part.FORMAT, 0, FORMAT) == migrate(({"format": 0},), {-1: from_minus_1})


@pytest.mark.parametrize("game", game_names())
def test_migration_from_6(game: str) -> None:
    """The program always rolled and drew by itself, everybody got sixteen letters, and nothing
    else was agreed for one player than for another."""
    kind = rules_of(game).ruleset_type
    usual: Any = encode(kind())
    added = ADDED_IN_7.get(game, {})
    earlier = {name: value for name, value in usual.items() if name not in added}
    header: Any = encode_header(toy_header(format=6))
    before = {name: value for name, value in header["occasion"].items() if name != "with_box"}
    people = [
        {name: value for name, value in seat.items() if name != "terms"} for seat in header["seats"]
    ]
    old = {**header, "game": game, "ruleset": earlier, "seats": people, "occasion": before}
    after, *entries = MIGRATIONS[6]((old, {"n": 1, "kind": "Undo"}))
    assert (header["occasion"], header["seats"]) == (after["occasion"], after["seats"])
    assert kind() == decode(kind, after["ruleset"])
    assert [{"n": 1, "kind": "Undo"}] == entries


@pytest.mark.parametrize("game", game_names())
def test_migration_from_7(game: str) -> None:
    """No computer said what it knew to be no word."""
    kind = rules_of(game).ruleset_type
    usual: Any = encode(kind())
    added = ADDED_IN_8.get(game, {})
    before = {name: value for name, value in usual.items() if name not in added}
    header = {**encode_header(toy_header(format=7)), "game": game, "ruleset": before}
    entry = {"n": 1, "kind": "Undo"}
    after, *entries = MIGRATIONS[7]((header, entry))
    assert kind() == decode(kind, after["ruleset"])
    assert [entry] == entries


def test_migration_from_8() -> None:
    """A last puzzle that was taken back was as if it had never been handed in."""
    header = {**encode_header(toy_header(format=8)), "game": "hidden_crossword"}
    table = Table()
    table.turn_up(DRAW)
    table.call("RATE")
    table.on(0)
    table.build(RAN)
    table.lay(RAN)
    before = table.state
    handed_in = len(table.played)
    table.finish()
    acts = [Act(one.seat, one.action) for one in table.played]
    again = [Act(0, HandBack()), *acts[handed_in:]]
    codec = EntryCodec(RULES)
    lines = [codec.encode(n, one) for n, one in enumerate((*acts, *again), 1)]
    _, *entries = MIGRATIONS[8]((header, *lines))
    assert list(range(1, len(acts) + 1)) == [one["n"] for one in entries]
    assert acts == [codec.decode(one) for one in entries]
    assert before == table.played[handed_in].before


def test_migration_from_8_leaves_other_acts_alone() -> None:
    first_back = {"n": 1, "kind": "Act", "seat": 1, "action": {"verb": "HandBack"}, "at_ms": None}
    for game in ("hidden_crossword", "toy"):
        lines = ({**encode_header(toy_header(format=8)), "game": game}, first_back)
        assert lines == MIGRATIONS[8](lines)
