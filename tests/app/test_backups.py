"""Everything goes into one file and comes back from it; what is here stays."""

from __future__ import annotations

import os
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.app.test_update import KEPT
from tests.campaigns import harmed
from tests.features.practice.test_deck import exercise
from tests.games.hidden_crossword.workshop.clued_puzzles import NEWSPAPER
from tests.games.hidden_crossword.workshop.pieces import TRAINS
from tests.helpers.backup_files import members, packed, tree
from tests.helpers.effort import EFFORT
from tests.helpers.kept_data import figures, folders_in
from tests.helpers.kept_files import FILES
from tests.helpers.wrong_values import changed
from tests.records.test_migrations import OLD, make_older
from tests.records.test_paper import MATCH as PAPER
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.backups.backup_file import SETTINGS, BackupError, BackupFault
from wordsmith_desktop.features.backups.backups import Addition
from wordsmith_desktop.features.backups.cut_short import CutShort
from wordsmith_desktop.features.backups.feature import GivenUpError
from wordsmith_desktop.features.backups.pages.backup_dialog import BringInDialog
from wordsmith_desktop.games.common.paper_sheet import WrittenSheet
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Cell
from wordsmith_desktop.games.hidden_crossword.workshop.clued.progress import SolvingFolder
from wordsmith_desktop.games.hidden_crossword.workshop.clued.solved import SolvedOnce
from wordsmith_desktop.games.hidden_crossword.workshop.clued.solving import Solving
from wordsmith_desktop.games.hidden_crossword.workshop.pieces_as_ipuz import piece_to_ipuz
from wordsmith_desktop.lexicon.house import HouseList
from wordsmith_desktop.lexicon.own.adding import DictionaryWish, add, found_in
from wordsmith_desktop.lexicon.own.own_lists import ListUse
from wordsmith_desktop.lexicon.own.taking import taken
from wordsmith_desktop.records.log import seal
from wordsmith_desktop.records.migrations import MIGRATIONS
from wordsmith_desktop.records.paper import PaperShelf
from wordsmith_desktop.records.reading import parse_line
from wordsmith_desktop.records.results.gathering import Gatherer
from wordsmith_desktop.records.results.model import ALL
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.window.kit.threads import end_all

SAMPLE: Final = "format-1"
Make = Callable[[str], OwnServices]


def nobody(_done: int, _whole: int) -> None:
    """Nobody wants to hear of the progress."""


@pytest.fixture
def make(qapp: object, tmp_path: Path) -> Iterator[Make]:
    """Programs over folders of a name each."""
    assert qapp
    made: list[OwnServices] = []

    def make_one(name: str) -> OwnServices:
        made.append(open_services(folders_in(tmp_path / name), clock=lambda: 2_000_000_000_000))
        return made[-1]

    yield make_one
    end_all()
    for services in made:
        services.close()


@pytest.fixture
def full(make: Make, tmp_path: Path) -> OwnServices:
    """A computer on which everything was done for a while."""
    # Which match was sat down to last, no backup tells.
    ignored = shutil.ignore_patterns("last.json")
    shutil.copytree(KEPT / SAMPLE, tmp_path / "full", ignore=ignored)
    services = make("full")
    Gatherer(services.files, services.sessions.games).catch_up(services.bookkeeping.statistics())
    return services


def bring(services: OwnServices, path: Path, *, takes_further: bool = False) -> Addition:
    contents = services.backups.look_into(path)
    return services.backups.bring_in(path, contents, takes_further=takes_further, progress=nobody)


def test_another_computer_has_everything_afterwards(
    full: OwnServices, make: Make, tmp_path: Path
) -> None:
    backup = tmp_path / "all.wordsmith-backup"
    assert 9 == full.backups.back_up(backup, nobody)
    empty = make("empty")
    contents = empty.backups.look_into(backup)
    settings = empty.backups.settings_in(contents)
    assert settings is not None
    assert ("contrast", 150) == (settings.theme, settings.text_scale)
    found = empty.backups.bring_in(backup, contents, takes_further=False, progress=nobody)
    assert Addition(9, 0, 0, 2, 3) == found
    expected = figures(full, folders_in(tmp_path / "full"))
    brought = figures(empty, folders_in(tmp_path / "empty"))
    for name in ("players", "houses", "saves", "statistics"):
        assert expected[name] == brought[name], name
    order = [[save.path.name for save in one.saves.newest()] for one in (full, empty)]
    assert order[0] == order[1]


@pytest.mark.skipif(os.name == "nt", reason="files have no such numbers")
def test_a_match_that_is_brought_in_is_on_the_disk_before_it_is_one(
    full: OwnServices, make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = tmp_path / "all.wordsmith-backup"
    full.backups.back_up(backup, nobody)
    synced, renamed = set[int](), list[bool]()
    replace_file = os.replace

    def note(source: Path, target: Path) -> None:
        if target.suffix == ".jsonl":
            renamed.append(source.stat().st_ino in synced)
        replace_file(source, target)

    monkeypatch.setattr(os, "fsync", lambda number: synced.add(os.fstat(number).st_ino))
    monkeypatch.setattr(os, "replace", note)
    assert 9 == bring(make("empty"), backup).matches
    assert 9 * [True] == renamed


@pytest.mark.parametrize("name", ["players.json", "practice.jsonl"])
def test_it_is_said_where_what_is_brought_in_does_not_reach_the_disk(
    full: OwnServices, make: Make, tmp_path: Path, name: str
) -> None:
    full.practice.deck().add((exercise(1),), "m")
    backup = tmp_path / "all.wordsmith-backup"
    full.backups.back_up(backup, nobody)
    empty = make("empty")
    # A folder in its place takes no file.
    (folders_in(tmp_path / "empty").data / name).mkdir(parents=True)
    found = bring(empty, backup)
    assert (2, 1, False) == (found.players, found.exercises, found.is_kept)
    assert bring(make("another"), backup).is_kept


def test_what_was_made_in_a_games_own_pages_comes_along(make: Make, tmp_path: Path) -> None:
    """What is here under the same name stays, and strange names are left out."""
    here, there = make("here"), make("there")
    kept = folders_in(tmp_path / "here").made / "hidden_crossword"
    kept.mkdir(parents=True)
    (kept / "0a.ipuz").write_bytes(piece_to_ipuz(TRAINS).encode())
    (kept / "no puzzle.txt").write_bytes(b"x")
    backup = tmp_path / "made.wordsmith-backup"
    here.backups.back_up(backup, nobody)
    target = folders_in(tmp_path / "there").made / "hidden_crossword"
    assert 1 == bring(there, backup).made
    assert ["0a.ipuz"] == [path.name for path in target.iterdir()]
    (target / "0a.ipuz").write_bytes(b"theirs")
    assert 0 == bring(there, backup).made
    assert b"theirs" == (target / "0a.ipuz").read_bytes()


def test_dictionaries_that_people_brought_along_come_along(make: Make, tmp_path: Path) -> None:
    here, there, backup = make("here"), make("there"), tmp_path / "all.wordsmith-backup"
    found = taken(["house", "zzyx"], "en")
    assert found is not None
    own = here.dictionaries.own
    for name in ("Club", "Damaged"):
        wish = DictionaryWish(tag=f"en+{name}", mode=ListUse.ONLY)
        add(found_in(found), wish, own, here.dictionaries.files)
    own.put_part("en+Club", "rewordable.material", "A|B")
    own.words_of("en+Damaged").write_bytes(b"no list")
    here.backups.back_up(backup, nobody)
    for _ in range(2):
        bring(there, backup)
        assert ["en+Club"] == [one.tag for one in there.dictionaries.own.all()]
    brought = there.dictionaries.own
    assert own.words_of("en+Club").read_bytes() == brought.words_of("en+Club").read_bytes()
    assert "A|B" == brought.read_part("en+Club", "rewordable.material")
    assert [brought.folder_of("en+Club")] == list(brought.folder.iterdir())


def test_matches_from_paper_come_along_and_count(make: Make, tmp_path: Path) -> None:
    """One that was corrected here stays as it is."""
    here, there = make("here"), make("there")
    here.papers.keep(PAPER)
    here.papers.keep(replace(PAPER, match_id="another-evening"))
    there.papers.keep(replace(PAPER, sheet=WrittenSheet(None, (("", "20"),))))
    backup = tmp_path / "papers.wordsmith-backup"
    here.backups.back_up(backup, nobody)

    assert 1 == bring(there, backup).papers
    assert 0 == bring(there, backup).papers
    scores = {one.match_id: one.sheet.rows[0][1] for one in there.papers.all()}
    assert {"an-evening": "20", "another-evening": "10"} == scores
    assert {"Änne": 2, "Bo": 2} == {
        one.name: one.games for one in players(there.bookkeeping.statistics())
    }


@pytest.mark.parametrize("share", [0.3, 0.6, 0.95])
def test_of_a_backup_that_is_cut_off_its_whole_parts_are_counted(
    full: OwnServices, tmp_path: Path, share: float
) -> None:
    path = tmp_path / "all.wordsmith-backup"
    full.backups.back_up(path, nobody)
    with zipfile.ZipFile(path) as archive:
        ends = [info.header_offset for info in archive.infolist()][1:]
    whole = path.read_bytes()
    length = round(share * ends[-1])
    path.write_bytes(whole[:length])
    with pytest.raises(BackupError) as raised:
        full.backups.look_into(path, nobody)
    expected = CutShort(sum(end <= length for end in ends), len(ends) + 1)
    assert (BackupFault.CUT, expected) == (raised.value.fault, raised.value.left)


def test_bringing_in_twice_adds_nothing_and_changes_nothing(
    full: OwnServices, tmp_path: Path
) -> None:
    backup = tmp_path / "all.wordsmith-backup"
    full.backups.back_up(backup, nobody)
    before = figures(full, folders_in(tmp_path / "full"))
    assert Addition(0, 0, 0, 0, 0) == bring(full, backup)
    assert before == figures(full, folders_in(tmp_path / "full"))


def test_a_match_that_was_brought_up_from_an_older_format_is_the_one_of_the_backup(
    full: OwnServices, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, migration in OLD.items():
        monkeypatch.setitem(MIGRATIONS, number, migration)
    path = full.files.folder / "matches" / "rewordable-votes.jsonl"
    make_older(path)
    before, backup = path.read_bytes(), tmp_path / "all.wordsmith-backup"
    full.backups.back_up(backup, nobody)
    full.sessions.open(path).session.close()
    assert before != path.read_bytes()
    contents = full.backups.look_into(backup)
    assert ((), (), ()) == (contents.new, contents.further, contents.other)


def go_on(path: Path, count: int, word: str = "QUUX") -> None:
    """Have a log go on by so many words of the house."""
    lines = path.read_bytes().splitlines(keepends=True)
    number = parse_line(lines[-1])["n"]
    digest = lines[-1][-19:-3].decode()
    for step in range(1, count + 1):
        body = {"n": number + step, "kind": "House", "word": word, "accepted": True}
        line, digest = seal(digest, body)
        lines.append(line)
    path.write_bytes(b"".join(lines))


def matches_of(services: OwnServices) -> dict[str, bytes]:
    folder = services.files.folder / "matches"
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.jsonl"))}


def test_a_match_that_went_on_is_replaced_only_where_that_is_wanted(
    full: OwnServices, make: Make, tmp_path: Path
) -> None:
    before, backup = tmp_path / "before.wordsmith-backup", tmp_path / "after.wordsmith-backup"
    full.backups.back_up(before, nobody)
    name = "rewordable-votes.jsonl"
    other = make("other")
    bring(other, before)
    go_on(full.files.folder / "matches" / name, 3)
    full.backups.back_up(backup, nobody)
    kept = matches_of(other)
    contents = other.backups.look_into(backup)
    assert ((), (name,), ()) == (contents.new, contents.further, contents.other)
    assert Addition(0, 0, 0, 0, 0) == bring(other, backup)
    assert kept == matches_of(other)
    assert Addition(0, 1, 0, 0, 0) == bring(other, backup, takes_further=True)
    assert matches_of(full)[name] == matches_of(other)[name]
    assert kept[name] == (other.files.folder / "trash" / name).read_bytes()


def test_a_match_that_went_on_otherwise_comes_beside_the_one_here(
    full: OwnServices, make: Make, tmp_path: Path
) -> None:
    backup = tmp_path / "all.wordsmith-backup"
    full.backups.back_up(backup, nobody)
    other = make("other")
    bring(other, backup)
    name = "rewordable-votes.jsonl"
    go_on(full.files.folder / "matches" / name, 1)
    lines = (other.files.folder / "matches" / name).read_bytes()
    cut = lines[: lines.rindex(b"\n", 0, -1) + 1]
    (other.files.folder / "matches" / name).write_bytes(cut)
    go_on(other.files.folder / "matches" / name, 2, "XYLO")
    kept = matches_of(other)[name]
    full.backups.back_up(backup, nobody)
    assert Addition(1, 0, 0, 0, 0) == bring(other, backup, takes_further=True)
    assert kept == matches_of(other)[name]
    assert matches_of(full)[name] == matches_of(other)["rewordable-votes-2.jsonl"]


def test_results_that_were_deleted_on_either_side_stay_deleted(
    full: OwnServices, make: Make, tmp_path: Path
) -> None:
    statistics = full.bookkeeping.statistics()
    assert players(statistics)
    statistics.forget(ALL)
    backup = tmp_path / "all.wordsmith-backup"
    full.backups.back_up(backup, nobody)
    other = make("other")
    bring(other, backup)
    Gatherer(other.files, other.sessions.games).catch_up(other.bookkeeping.statistics())
    assert () == players(other.bookkeeping.statistics())


def test_players_of_both_sides_are_there(full: OwnServices, make: Make, tmp_path: Path) -> None:
    backup = tmp_path / "all.wordsmith-backup"
    full.backups.back_up(backup, nobody)
    other = make("other")
    own = other.people.add("Ana")
    bring(other, backup)
    assert ["Ana", "Ana 2", "Dörte"] == [one.name for one in other.people.all]
    assert own == other.people.all[0]
    assert other.people.is_kept


def test_a_damaged_match_of_a_backup_is_left_out_and_counted(
    full: OwnServices, make: Make, tmp_path: Path
) -> None:
    broken = full.files.folder / "matches" / "broken.jsonl"
    broken.write_bytes(b"{}\n")
    backup = tmp_path / "all.wordsmith-backup"
    full.backups.back_up(backup, nobody)
    found = bring(make("other"), backup)
    assert (9, 1) == (found.matches, found.damaged)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", BackupFault.NO_BACKUP),
        (b"This is no backup.", BackupFault.TEXT),
        ({}, BackupFault.NO_BACKUP),
        ({"manifest.json": b"[]"}, BackupFault.DAMAGED),
        ({"manifest.json": b"{"}, BackupFault.DAMAGED),
        ({"manifest.json": b"{}"}, BackupFault.NO_BACKUP),
        ({"manifest.json": b'{"format": 2}'}, BackupFault.NEWER),
    ],
)
def test_what_is_no_backup_is_called_that(
    make: Make, tmp_path: Path, content: bytes | dict[str, bytes], fault: BackupFault
) -> None:
    path = tmp_path / "x.wordsmith-backup"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        with zipfile.ZipFile(path, "w") as file:
            for name, data in content.items():
                file.writestr(name, data)
    with pytest.raises(BackupError) as caught:
        make("empty").backups.look_into(path)
    assert fault is caught.value.fault


def test_a_backup_puts_nothing_anywhere_else(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "x.wordsmith-backup"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("manifest.json", '{"format": 1}')
        for name in ("../evil.jsonl", "saves/matches/../../evil.jsonl", "/evil", "words/../evil"):
            file.writestr(name, "evil")
    services = make("empty")
    assert Addition(0, 0, 0, 0, 0) == bring(services, path)
    assert [] == list(tmp_path.rglob("*evil*"))


def test_any_damage_of_a_backup_gives_a_typed_answer(
    full: OwnServices, make: Make, tmp_path: Path
) -> None:
    backup, broken = tmp_path / "all.wordsmith-backup", tmp_path / "broken.wordsmith-backup"
    full.backups.back_up(backup, nobody)
    sound, ends = backup.read_bytes(), set()
    for seed in range(25 * EFFORT):
        broken.write_bytes(harmed(sound, Rng(seed)))
        try:
            bring(make("other"), broken)
        except (BackupError, StoreError) as error:
            ends.add(type(error))
    assert BackupError in ends


def test_a_full_or_forbidden_place_leaves_what_was_there(full: OwnServices, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        full.backups.back_up(full.files.folder / "all.wordsmith-backup", nobody)
    assert StoreReason.OCCUPIED is caught.value.reason
    with pytest.raises(StoreError):
        full.backups.back_up(tmp_path / "nowhere" / "all.wordsmith-backup", nobody)
    assert not (tmp_path / "nowhere").exists()


def test_settings_that_cannot_be_read_are_not_offered(full: OwnServices, tmp_path: Path) -> None:
    path = tmp_path / "x.wordsmith-backup"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("manifest.json", '{"format": 1}')
        file.writestr(SETTINGS, '{"format": 9}')
    assert None is full.backups.settings_in(full.backups.look_into(path))


# Strangers' backups


def small(tmp_path: Path, *others: tuple[str, bytes]) -> Path:
    """A small sound backup with these files in the place of others."""
    path = tmp_path / "small.wordsmith-backup"
    path.write_bytes(packed(tuple({**dict(members()), **dict(others)}.items())))
    return path


SOLVING: Final = "made/hidden_crossword/solving"


def test_how_far_one_is_with_crosswords_comes_along_and_lists_are_joined(
    make: Make, tmp_path: Path
) -> None:
    once = SolvedOnce("Old", 5, 5, 61, "2026-11-01", 0, "Ana")
    there, here = (folders_in(tmp_path / name).made / "hidden_crossword" for name in ("a", "b"))
    begun = SolvingFolder(there)
    begun.keep(Solving(NEWSPAPER, {Cell(0, 0): "C"}, seconds=9))
    begun.solved.note(once)
    SolvingFolder(here).solved.note(replace(once, player="Ben", day="2026-10-01"))
    path = tmp_path / "x.wordsmith-backup"
    assert 0 == make("a").backups.back_up(path, nobody)
    assert 1 == bring(make("b"), path).made
    found = SolvingFolder(here)
    assert {Cell(0, 0): "C"} == found.begin(NEWSPAPER).fill
    assert ["Ben", "Ana"] == [one.player for one in found.solved.all()]
    assert 0 == bring(make("b"), path).made
    assert 2 == len(found.solved.all())


def test_damaged_progress_is_left_out(make: Make, tmp_path: Path) -> None:
    path = small(
        tmp_path,
        (f"{SOLVING}/0a.json", b'{"format": 1, "fill": 7}'),
        (f"{SOLVING}/solved.json", b"[[true]]"),
        (f"{SOLVING}/../evil.json", b"[]"),
    )
    assert 2 == bring(make("there"), path).damaged
    folder = folders_in(tmp_path / "there").made / "hidden_crossword"
    assert not (folder / "solving").exists()


def test_damaged_files_of_any_kind_are_left_out_and_counted(make: Make, tmp_path: Path) -> None:
    """One damaged puzzle in here would hide no other, and comes in no more."""
    wrong = piece_to_ipuz(TRAINS).replace('"letters": "typed"', '"letters": ["x"]').encode()
    path = small(
        tmp_path,
        ("made/hidden_crossword/0b.ipuz", wrong),
        ("made/chess/0c.ipuz", b"{}"),
        ("from-paper/another.json", b'{"format": 1e999}'),
        ("players.json", changed(FILES["players"].sound, (("players", 0, "buzz_key"), '["x"]'))),
        ("practice.json", b"{"),
        ("words/house-en.json", changed(FILES["words"].sound, (("words", "CAT"), "9" * 30))),
    )
    there = make("there")
    assert Addition(2, 0, 6, 0, 0, made=1, papers=1) == bring(there, path)
    folder = folders_in(tmp_path / "there")
    assert ["0a.ipuz"] == [one.name for one in (folder.made / "hidden_crossword").iterdir()]


def _locked(data: bytes) -> bytes:
    made, start = bytearray(data), data.rindex(b"PK\x01\x02")
    made[start + 8] |= 1
    return bytes(made)


@pytest.mark.parametrize(
    "change",
    [
        _locked,
        lambda _data: packed(members(), zipfile.ZIP_LZMA),
        lambda _data: packed(members(), zipfile.ZIP_BZIP2),
        lambda data: data.replace(b"CAT", b"COT"),
        lambda _data: packed((("manifest.json", b'{"format": 1e999}'),)),
        lambda _data: packed(
            (("manifest.json", b'{"format": 1}'), ("players.json", b"0" * 5000000))
        ),
        lambda _data: packed(
            (
                ("manifest.json", b'{"format": 1}'),
                *((f"made/hidden_crossword/{n}.ipuz", bytes(1_900_000)) for n in range(60)),
            )
        ),
    ],
    ids=["password", "lzma", "bzip2", "other bytes", "1e999", "a long list", "a bomb"],
)
def test_a_backup_that_is_not_as_this_program_makes_them_is_refused_whole(
    change: Callable[[bytes], bytes], make: Make, tmp_path: Path
) -> None:
    path = small(tmp_path)
    stored = packed(members(), zipfile.ZIP_STORED) if b"CAT" not in path.read_bytes() else b""
    path.write_bytes(change(stored or path.read_bytes()))
    there = make("there")
    with pytest.raises(BackupError) as caught:
        bring(there, path)
    assert BackupFault.DAMAGED is caught.value.fault
    assert {} == matches_of(there)


def test_a_time_of_thirty_digits_or_none_is_the_time_of_the_copying(
    make: Make, tmp_path: Path
) -> None:
    """A remark in the file once stopped it half-way."""
    path = tmp_path / "x.wordsmith-backup"
    remarks = (b"9" * 19, b"9" * 30, "²".encode("latin-1"), b"x")
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("manifest.json", '{"format": 1, "made_ms": ' + "9" * 18 + "}")
        save = members()[1][1]
        for number, remark in enumerate(remarks):
            info = zipfile.ZipInfo(f"saves/matches/m{number}.jsonl")
            info.comment = remark
            archive.writestr(info, save)
        archive.comment = b"Ours, 2026"
    there = make("there")
    contents = there.backups.look_into(path)
    BringInDialog(contents, has_settings=False).deleteLater()
    assert len(remarks) == bring(there, path).matches


@pytest.mark.parametrize("number", range(5))
def test_what_the_disk_does_not_take_takes_all_else_back(
    number: int, make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it refuses: a match, one that replaces another, a puzzle, a paper, the words."""
    path = small(tmp_path)
    there = make("there")
    bring(there, path)
    go_on(folder_of(there) / members()[1][0].rpartition("/")[2], 3)
    further = tmp_path / "further.wordsmith-backup"
    there.backups.back_up(further, nobody)
    here = make("here")
    bring(here, small(tmp_path, *((name, b"") for name, _data in members()[2:])))
    before = tree(tmp_path / "here")
    owner, name, allowed = (
        (Shelf, "take", 0),
        (Shelf, "take", 1),
        (PaperShelf, "take_in", 0),
        (HouseList, "save", 0),
        (Statistics, "put_in", 0),
    )[number]
    real, calls = getattr(owner, name), []

    def refuse(*given: Any) -> Any:
        calls.append(name)
        if len(calls) > allowed:
            monkeypatch.setattr(owner, name, real)
            raise StoreError(tmp_path, StoreReason.FULL)
        return real(*given)

    monkeypatch.setattr(owner, name, refuse)
    with pytest.raises(StoreError):
        bring(here, further, takes_further=True)
    assert before == tree(tmp_path / "here")
    assert 2 <= bring(here, further, takes_further=True).matches + 1


def folder_of(services: OwnServices) -> Path:
    return services.files.folder / "matches"


def test_giving_up_before_anything_was_added_adds_nothing(make: Make, tmp_path: Path) -> None:
    path, there = small(tmp_path), make("there")
    contents = there.backups.look_into(path)
    before = tree(tmp_path / "there")

    def give_up(done: int, _whole: int) -> None:
        if done == 1:
            raise GivenUpError

    with pytest.raises(GivenUpError):
        there.backups.bring_in(path, contents, takes_further=True, progress=give_up)
    assert before == tree(tmp_path / "there")
