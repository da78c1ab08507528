"""A match by somebody's own words is in the statistics, also once that list was removed."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.helpers.own_words import add_list
from tests.helpers.statistics import tables_of, write_match
from tests.lexicon.conftest import DICTIONARIES
from wordsmith_desktop.app.installed_games import InstalledGames
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.own.own_lists import OwnLists
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import DictionaryId
from wordsmith_desktop.records.results.gathering import Gatherer
from wordsmith_desktop.records.results.model import record_of_kept
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.simulation import Simulation, ruleset_with, whole_match

GAMES = InstalledGames()
TAG = "en+Club"


def test_it_counts_the_same_after_its_list_was_removed(
    statistics: Statistics, path: Path, tmp_path: Path
) -> None:
    lists, shelf = OwnLists(tmp_path / "own"), Shelf(tmp_path / "saves")
    known = {word.decode() for word in open_lexicon("en", DICTIONARIES).index.words[::5].tolist()}
    added = add_list(lists, DICTIONARIES, TAG, *sorted(known))
    ruleset = ruleset_with("rewordable", TAG, ())
    simulation = Simulation(
        game="rewordable",
        ruleset=ruleset,
        levels=(6, 3),
        matches=1,
        seed=2,
        dictionaries=DICTIONARIES,
        own=lists.folder,
    )
    match = whole_match(simulation, 0)
    played: Any = SimpleNamespace(
        setting=SimpleNamespace(seats=2, ruleset=ruleset),
        rules=match.rules,
        seed=simulation.deal(0),
        last=match.state,
        played=match.played,
    )
    file = write_match(shelf, played, match_id="m1", dictionary=DictionaryId(TAG, added.digest))
    lists.remove(TAG)
    record = record_of_kept(read_match(file, GAMES))
    assert record is not None
    statistics.record(record)
    fresh = Statistics(path.with_name("fresh.sqlite"))
    Gatherer(shelf, GAMES).catch_up(fresh)
    tables = tables_of(statistics, path)
    assert tables == tables_of(fresh, path.with_name("fresh.sqlite"))
    assert tables["words"]
    assert all(known.intersection(map(str, row)) for row in tables["words"])
