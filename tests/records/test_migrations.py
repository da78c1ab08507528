"""Older files are brought up to today's format, and every way there has its test."""

from __future__ import annotations

from pathlib import Path

from tests.helpers.migrating import untested
from tests.helpers.saves import saves_on, toy_header, write_save
from tests.helpers.toy_game import TOYS, EndTurn
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import FORMAT, Act, seal_all
from wordsmith_desktop.records.migrations import MIGRATIONS, Lines, migrate
from wordsmith_desktop.records.reading import parse_line
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import Versioned, WrongVersion


def from_minus_1(lines: Lines) -> Lines:
    """A format in which the players were called chairs."""
    header, *entries = lines
    return ({**header, "seats": header["chairs"]}, *entries)


def from_0(lines: Lines) -> Lines:
    """A format that did not know its old field for the players had gone."""
    header, *entries = lines
    return ({name: header[name] for name in header if name != "chairs"}, *entries)


OLD = {-1: from_minus_1, 0: from_0, **MIGRATIONS}


def make_older(path: Path) -> None:
    """Turn a save of today into one of format -1, sealed as that would be."""
    header, *entries = map(parse_line, path.read_bytes().splitlines())
    header["chairs"] = header.pop("seats")
    path.write_bytes(seal_all([{**header, "format": -1}, *entries]))


def old_save(shelf: Shelf) -> Path:
    """A save in format -1."""
    path = write_save(shelf)
    make_older(path)
    return path


def test_every_migration_has_a_test() -> None:
    assert [] == untested(MIGRATIONS, __name__)
    assert [-1, 0] == untested({-1: from_minus_1, 0: from_0}, __name__)


def test_migrations_lead_from_the_first_release_to_today() -> None:
    assert list(range(1, FORMAT)) == list(MIGRATIONS)


def test_an_older_file_is_brought_up_step_by_step_and_written_anew(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, migrations=OLD)
    path = old_save(shelf)
    writer = shelf.open(path, TOYS).writer
    assert writer is not None
    writer.append(Act(0, EndTurn()))
    writer.close()
    kept = read_match(path, TOYS)
    assert kept.damage is None
    assert toy_header() == kept.header
    assert 1 == kept.match.state.turn


def test_an_older_file_is_listed_as_it_will_be(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, migrations=OLD)
    path = old_save(shelf)
    assert [(path, toy_header())] == [(save.path, save.header) for save in saves_on(shelf)]


def test_migration_from_1() -> None:
    """What was guessed about a crossword stayed hidden; alone that means nothing."""

    def ruleset(game: str, count: int) -> object:
        header = {"format": 1, "game": game, "ruleset": {"clue": "place"}, "seats": [{}] * count}
        found = migrate((header,), MIGRATIONS)
        assert isinstance(found, tuple)
        return found[0]["ruleset"]

    two = {"clue": "place", "guesses_stay_hidden": True}
    assert [two, {**two, "guesses_stay_hidden": False}, {"clue": "place"}] == [
        ruleset("hidden_crossword", 2),
        ruleset("hidden_crossword", 1),
        ruleset("rewordable", 2),
    ]


def test_a_format_from_which_no_way_leads_is_named() -> None:
    assert WrongVersion(Versioned.FORMAT, 0, FORMAT) == migrate(
        ({"format": 0},), {-1: from_minus_1}
    )
