"""Results of a guest, or of somebody listed twice, become one person's, until that is undone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.statistics import START_MS, record, tables_of, tally
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.profiles import Alias, Profile, Profiles
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.results.taking_over import (
    TakenResults,
    candidates,
    give_back,
    take_over,
)
from wordsmith_desktop.records.troubles import StoreError

LATER_MS = START_MS + 10 * 3_600_000


@pytest.fixture
def people() -> Profiles:
    made = Profiles()
    for name in ("Ana", "Ben"):
        made.add(name)
    return made


@pytest.fixture
def kept(path: Path, people: Profiles) -> Iterator[Statistics]:
    """Ana has played once as a guest, twice as herself, and once with Ben."""
    ana, ben = (Player(one.name, one.id) for one in people.all)
    made = Statistics(path, people=people)
    made.record(
        record("guest", (Player(" ANA "), tally(4))),
        record("m1", (ana, tally(5)), hour=1),
        record("m2", (ana, tally(6)), hour=2),
        record("m3", (ana, tally(7, is_winner=True)), (ben, tally(1, is_winner=False)), hour=3),
    )
    yield made
    made.close()


def games(statistics: Statistics) -> dict[str, int]:
    return {one.key: one.games for one in players(statistics)}


def test_a_guest_of_the_same_name_is_offered_first(kept: Statistics, people: Profiles) -> None:
    ana, ben = people.all
    found = [(one.key, one.games) for one in candidates(kept, people, ana.id)]
    assert [("guest:ana", 1), (ben.id, 1)] == found


def test_a_guests_results_become_a_persons_and_go_back(
    kept: Statistics, people: Profiles, path: Path
) -> None:
    ana = people.all[0]
    before, listed = tables_of(kept, path), people.all
    taken = take_over(kept, people, ana.id, "guest:ana", LATER_MS)
    assert 1 == taken.count
    assert 4 == games(kept)[ana.id]
    assert "guest:ana" not in games(kept)
    give_back(kept, people, taken)
    assert (before, listed) == (tables_of(kept, path), people.all)


def test_two_players_become_one_and_two_again(
    kept: Statistics, people: Profiles, path: Path
) -> None:
    ana, ben = people.all
    before, listed = tables_of(kept, path), people.all
    taken = take_over(kept, people, ana.id, ben.id, LATER_MS)
    assert ["Ana"] == [one.name for one in people.all]
    assert {ana.id: 4, "guest:ana": 1} == games(kept)
    give_back(kept, people, taken)
    assert (before, listed) == (tables_of(kept, path), people.all)


def test_what_is_gathered_anew_is_the_same_persons(
    kept: Statistics, people: Profiles, tmp_path: Path
) -> None:
    ana, ben = people.all
    take_over(kept, people, ana.id, "guest:ana", LATER_MS)
    take_over(kept, people, ana.id, ben.id, LATER_MS)
    anew = Statistics(tmp_path / "anew.sqlite", people=people)
    anew.record(
        record("guest", (Player("Ana"), tally(4))), record("m1", (Player("B", ben.id), tally(5)))
    )
    assert {ana.id: 2} == games(anew)
    anew.close()


def test_rows_that_were_kept_under_another_key_are_settled(
    kept: Statistics, people: Profiles, path: Path
) -> None:
    ana = people.all[0]
    kept.close()
    people.unite(ana.id, "guest:ana", LATER_MS)
    again = Statistics(path, people=people)
    again.settle()
    assert 4 == games(again)[ana.id]
    changes = again.changes
    again.settle()
    assert changes == again.changes
    again.close()


def test_another_guest_of_that_name_who_comes_later_is_somebody_else(
    kept: Statistics, people: Profiles
) -> None:
    ana = people.all[0]
    take_over(kept, people, ana.id, "guest:ana", LATER_MS)
    people.change(ana.id, name="Anna")
    kept.record(record("later", (Player("Ana"), tally(1)), hour=20))
    assert 1 == games(kept)["guest:ana"]


def test_a_disk_that_refuses_changes_nothing(people: Profiles, tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("in the way")
    statistics = Statistics(tmp_path / "folder" / "statistics.sqlite", people=people)
    listed = people.all
    with pytest.raises(StoreError):
        take_over(statistics, people, people.all[0].id, people.all[1].id, LATER_MS)
    assert listed == people.all


@pytest.mark.parametrize(
    "text", ["", "guest:ana", "x guest:ana", "12", "12 ", "9" * 30 + " a", "² a"]
)
def test_a_broken_alias_is_passed_over(text: str) -> None:
    assert Alias.parse(text) is None


def test_an_alias_is_written_and_read() -> None:
    alias = Alias("guest:ana maria", 12)
    assert alias == Alias.parse(str(alias))


def test_people_joined_on_reading_have_their_results_together_until_they_are_parted(
    path: Path,
) -> None:
    one, other = Profile("j1", "Jürgen"), Profile("j2", "Jürgen")
    people = Profiles((one, other))
    kept = Statistics(path, people=people)
    kept.record(record("m1", (Player("Jürgen", "j1"), tally(4))))
    kept.record(record("m2", (Player("Jürgen", "j2"), tally(5)), hour=1))
    people.join_namesakes()
    kept.settle()
    assert {"j1": 2} == games(kept)
    (joined,) = people.joined
    give_back(kept, people, TakenResults(joined, kept.settled["j2"]))
    assert {"j1": 1, "j2": 1} == games(kept)
    assert ["Jürgen", "Jürgen 2"] == [each.name for each in people.all]
    kept.close()
