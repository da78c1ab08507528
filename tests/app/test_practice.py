"""What is practised, from one start to the next, on another computer, and after damage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.features.practice.test_deck import exercise
from tests.helpers.kept_data import folders_in
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.core.value import asdict, replace
from wordsmith_desktop.features.practice.deck import Grade, KeptPractice
from wordsmith_desktop.features.practice.practice import FILE_NAME
from wordsmith_desktop.features.practice.schedule import rescheduled
from wordsmith_desktop.features.practice.store import PracticeStore
from wordsmith_desktop.window.kit.threads import end_all

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)


def mine(key: str, _since: int) -> str:
    return key


def store(folder: Path) -> PracticeStore:
    return PracticeStore(folder / FILE_NAME, mine)


def test_at_first_there_is_nothing_and_nothing_is_written(tmp_path: Path) -> None:
    found = store(tmp_path / "data")
    assert (KeptPractice(), None) == (found.deck.kept, found.damage)
    assert not (tmp_path / "data").exists()


def test_what_was_answered_is_there_at_the_next_start(tmp_path: Path) -> None:
    deck = store(tmp_path).deck
    deck.add((exercise(1), exercise(2)), "m")
    after = deck.answer(deck.of("ana")[0], Grade.HELPED, NOW, rescheduled)
    again = store(tmp_path)
    assert (deck.kept, None) == (again.deck.kept, again.damage)
    assert after in again.deck.of("ana")
    assert again.deck.has_looked("m")


def stored(**fields: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "exercises": [{**asdict(exercise(1)), **fields}],
        "looked": [{"id": "m"}],
    }


@pytest.mark.parametrize(
    "content",
    [
        "{",
        [],
        {"format": 2, "exercises": [], "looked": []},
        {"format": 1, "exercises": {}, "looked": []},
        {"format": 1, "exercises": [], "looked": ["m"]},
        stored(position="3"),
        stored(position=-1),
        stored(last_ms=5),
        stored(last_ms=5, stability=float("nan"), difficulty=3.0),
        stored(due_ms=10**18),
        stored(match="../../players"),
        {**stored(), "exercises": 2 * [asdict(exercise(1))]},
    ],
)
def test_a_damaged_file_is_set_aside_and_practice_begins_anew(tmp_path: Path, content: Any) -> None:
    path = tmp_path / FILE_NAME
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    found = store(tmp_path)
    assert KeptPractice() == found.deck.kept
    assert found.damage is not None
    assert found.damage.kept_as is not None
    assert found.damage.kept_as.exists()
    found.deck.add((exercise(2),), "n")
    assert found.deck.is_kept
    assert ("n",) == store(tmp_path).deck.kept.looked


def test_two_programs_keep_what_both_have_added(tmp_path: Path) -> None:
    one, other = store(tmp_path).deck, store(tmp_path).deck
    one.add((exercise(1),), "m")
    other.add((exercise(2),), "n")
    assert {"m:1", "m:2"} == {each.id for each in other.of("ana")}
    assert {"m", "n"} == set(store(tmp_path).deck.kept.looked)


LINES = "practice.jsonl"


def test_an_answer_is_one_line_however_much_is_practised(tmp_path: Path) -> None:
    deck = store(tmp_path).deck
    deck.add(tuple(exercise(number) for number in range(1000)), "m")
    found = store(tmp_path)
    found.fold()
    whole = (tmp_path / FILE_NAME).read_bytes()
    assert (1000, b"") == (len(found.deck.of("ana")), (tmp_path / LINES).read_bytes())
    after = found.deck.answer(found.deck.of("ana")[7], Grade.FOUND, NOW, rescheduled)
    found.deck.leave_out(found.deck.of("ana")[8])
    assert whole == (tmp_path / FILE_NAME).read_bytes()
    assert 2 == (tmp_path / LINES).read_bytes().count(b"\n")
    again = store(tmp_path).deck
    assert found.deck.kept == again.kept
    assert (999, after) == (len(again.of("ana")), again.of("ana")[7])


def test_changes_are_put_into_the_one_file_once_there_are_many(tmp_path: Path) -> None:
    deck = store(tmp_path).deck
    deck.add(tuple(exercise(number) for number in range(300)), "m")
    assert not (tmp_path / FILE_NAME).exists()
    assert deck.kept == store(tmp_path).deck.kept
    assert b"" == (tmp_path / LINES).read_bytes()
    assert deck.kept == store(tmp_path).deck.kept


def test_a_line_that_was_never_finished_is_none(tmp_path: Path) -> None:
    deck = store(tmp_path).deck
    deck.add((exercise(1),), "m")
    with (tmp_path / LINES).open("ab") as lines:
        lines.write(b'{"gone": "m:1"')
    again = store(tmp_path)
    assert (deck.kept, None) == (again.deck.kept, again.damage)
    again.deck.add((exercise(2),), "n")
    assert again.deck.kept == store(tmp_path).deck.kept


@pytest.mark.parametrize("line", [b"{", b'{"gone": 1}', b'{"exercise": {}}', b"[]", b'{"x": "y"}'])
def test_a_damaged_line_costs_what_follows_it_alone(tmp_path: Path, line: bytes) -> None:
    deck = store(tmp_path).deck
    deck.add((exercise(1),), "m")
    whole = (tmp_path / LINES).read_bytes()
    (tmp_path / LINES).write_bytes(whole + line + b"\n" + b'{"gone": "m:1"}\n')
    again = store(tmp_path)
    assert deck.kept == again.deck.kept
    assert again.damage is not None
    assert tmp_path / f"{LINES}.damaged-1" == again.damage.kept_as
    third = store(tmp_path)
    assert (deck.kept, None) == (third.deck.kept, third.damage)


def test_one_program_may_put_all_into_the_one_file_while_another_goes_on(tmp_path: Path) -> None:
    mine, theirs = store(tmp_path), store(tmp_path)
    mine.deck.add((exercise(1), exercise(2)), "m")
    theirs.deck.add((exercise(3),), "n")
    theirs.fold()
    after = mine.deck.answer(mine.deck.of("ana")[0], Grade.FOUND, NOW, rescheduled)
    theirs.deck.add((exercise(4),), "o")
    found = store(tmp_path).deck
    assert {"m:1", "m:2", "m:3", "m:4"} == {one.id for one in found.of("ana")}
    assert after in found.of("ana")
    assert found.kept == theirs.deck.kept


@pytest.fixture
def computers(qapp: object, tmp_path: Path) -> Iterator[tuple[OwnServices, OwnServices]]:
    """Two programs, each over folders of its own."""
    assert qapp
    made = [
        open_services(folders_in(tmp_path / name), clock=lambda: 2_000_000_000_000)
        for name in ("here", "there")
    ]
    yield made[0], made[1]
    end_all()
    for services in made:
        services.close()


def test_it_comes_along_in_a_backup_and_what_is_here_and_newer_stays(
    computers: tuple[OwnServices, OwnServices], tmp_path: Path
) -> None:
    here, there = computers
    first = exercise(1)
    here.practice.deck().add((first, exercise(2)), "m")
    there.practice.deck().add((first,), "m")
    later = there.practice.deck().answer(first, Grade.FOUND, NOW, rescheduled)
    backup = tmp_path / "all.wordsmith-backup"

    here.backups.back_up(backup, lambda _done, _whole: None)
    found = there.backups.bring_in(
        backup,
        there.backups.look_into(backup),
        takes_further=False,
        progress=lambda _done, _whole: None,
    )
    assert 1 == found.exercises
    assert {later, exercise(2)} == set(there.practice.deck().of("ana"))


def test_only_exercises_whose_match_is_on_the_shelf_are_offered(
    computers: tuple[OwnServices, OwnServices],
) -> None:
    here, _there = computers
    here.practice.deck().add((exercise(1), replace(exercise(2), match="gone")), "m")
    folder = here.files.folder / "matches"
    folder.mkdir(parents=True)
    (folder / "m.jsonl").write_text("{}")
    assert ["m:1"] == [one.id for one in here.practice.exercises("ana")]


def test_nothing_is_read_before_somebody_practises(
    computers: tuple[OwnServices, OwnServices],
) -> None:
    here, _there = computers
    path = here.folders.data / FILE_NAME
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{")
    assert path.exists()
    assert here.practice.damage() is not None
    assert not path.exists()
