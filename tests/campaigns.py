"""Long campaigns against what is kept: kills and damage by the thousand.

`python -m tests.campaigns kills 1000` kills a program that plays so often; `refusals` plays on
disks that refuse, `computers` plays so many whole matches, and `cut off` ends and resumes them. All
others damage so many files: every second one has flipped bytes, the others are sound but for a
value of the wrong kind. Whatever is lost, or raised without a type, ends the campaign with the seed
that shows it again. The tests try the same in small numbers.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tests.app.test_practice import NOW
from tests.app.test_update import KEPT
from tests.features.practice.test_deck import exercise
from tests.helpers import computer_matches
from tests.helpers.backup_files import (
    brought_in,
    members,
    packed,
    with_other_cell,
    with_wrong_value,
)
from tests.helpers.kept_files import FILES
from tests.helpers.live import begin, go_on, play_a_little
from tests.helpers.puzzle_files import FORMATS, come_in
from tests.helpers.saves import write_save
from tests.helpers.toy_game import TOYS, EndTurn, ToyRuleset
from tests.helpers.wrong_values import drawn_wrong
from tests.records.results import test_fuzz
from tests.session.test_killed import confirmed_by
from wordsmith_desktop.app.installed_games import InstalledGames
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.features.practice.deck import Grade
from wordsmith_desktop.features.practice.practice import FILE_NAME as PRACTICE
from wordsmith_desktop.features.practice.schedule import rescheduled
from wordsmith_desktop.features.practice.store import PracticeStore
from wordsmith_desktop.lexicon.house import HouseList
from wordsmith_desktop.records import log
from wordsmith_desktop.records.disk_queue import DiskQueue
from wordsmith_desktop.records.files import LogFile
from wordsmith_desktop.records.kept_match import Games, read_match
from wordsmith_desktop.records.listing import Summary, summarise
from wordsmith_desktop.records.results.gathering import Gatherer
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import StoreError, UnreadableError, Unusable
from wordsmith_desktop.session.drivers import AnyPlayed
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.session.updates import UpdateKind

SAMPLE: Final = KEPT / "format-1"
"""A data folder as people have it."""


@contextmanager
def _folder() -> Iterator[Path]:
    """In memory where there is such a place: thousands of files are written."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        yield Path(name)


def harmed(sound: bytes, rng: Rng) -> bytes:
    """Bytes changed, cut out, doubled or put in, in a few places, or the end cut off."""
    changed = bytearray(sound)
    for _ in range(1 + rng.below(4)):
        start = rng.below(len(changed) + 1)
        end = min(len(changed), start + rng.below(40))
        ways = (
            lambda piece: bytes(byte ^ (1 + rng.below(255)) for byte in piece[:4]) + piece[4:],
            lambda _piece: b"",
            lambda piece: piece * 2,
            lambda piece: bytes(rng.below(256) for _ in range(rng.below(20))) + piece,
        )
        changed[start:end] = ways[rng.below(4)](bytes(changed[start:end]))
    return bytes(changed[: rng.below(len(changed) + 1)] if rng.below(6) == 0 else changed)


def kill(number: int, folder: Path) -> str:
    """Kill a program that plays; everything that it confirmed is there, and goes on."""
    confirmed = confirmed_by(folder, seed=number, line_count=5 + Rng(number).below(60))
    shelf = Shelf(folder)
    (save,) = (found for found in shelf.look_through() if isinstance(found, Summary))
    replayed = read_match(save.path, TOYS)
    assert replayed.damage is None
    assert save.path.read_bytes().startswith(confirmed)
    opened = go_on(shelf, save.path)
    assert () == opened.session.act(opened.session.actors[0], EndTurn())
    assert opened.session.close()
    return "went on"


def damage_save(number: int, folder: Path) -> str:
    """Read a damaged save in every way there is."""
    rng, path = Rng(number), folder / "matches" / "save.jsonl"
    path.parent.mkdir()
    games: Games = TOYS
    if number % 3:
        sound = write_save(Shelf(folder / "sound")).read_bytes()
    else:
        saves = sorted((SAMPLE / "saves" / "matches").iterdir())
        # The beginning of a match is read as the rest is, in a tenth of the time.
        sound = b"".join(rng.choice(saves).read_bytes().splitlines(keepends=True)[:40])
        games = InstalledGames()
    path.write_bytes(harmed(sound, rng))
    assert isinstance(summarise(path), Summary | Unusable)
    try:
        loaded = Shelf(folder).open(path, games)
    except (UnreadableError, StoreError) as error:
        return type(error).__name__
    if loaded.writer is None:
        return "looked at"
    loaded.writer.close()
    return "went on"


def seal_wrong_value(number: int, folder: Path) -> str:
    """Open and count a save in which a value is wrong under a right seal."""
    rng, path = Rng(number), folder / "matches" / "save.jsonl"
    path.parent.mkdir()
    sound = rng.choice(sorted((SAMPLE / "saves" / "matches").iterdir())).read_bytes()
    lines = [json.loads(line) for line in sound.splitlines()[: 1 + rng.below(30)]]
    place = 0 if rng.below(2) else rng.below(len(lines))
    digest = ""
    with path.open("wb") as file:
        for at, body in enumerate(lines):
            del body["digest"]
            content = drawn_wrong(body, rng).decode() if at == place else json.dumps(body)
            line, digest = _sealed(digest, content)
            file.write(line)
    assert isinstance(summarise(path), Summary | Unusable)
    shelf = Shelf(folder)
    tuple(shelf.look_through())
    try:
        loaded = shelf.open(path, InstalledGames())
    except (UnreadableError, StoreError) as error:
        return type(error).__name__
    if loaded.writer is not None:
        loaded.writer.close()
    statistics = Statistics(folder / "statistics.sqlite")
    Gatherer(shelf, InstalledGames()).catch_up(statistics)
    test_fuzz.ask_everything(statistics)
    assert statistics.damage is None
    statistics.close()
    return "went on" if loaded.writer else "looked at"


def _sealed(previous: str, content: str) -> tuple[bytes, str]:
    """A line with this JSON, whatever it is, and its digest."""
    begun = content[:-1].encode()
    digest = log._digest(previous, begun)
    return begun + f',"digest":"{digest}"}}\n'.encode(), digest


def damage_statistics(number: int, folder: Path) -> str:
    """Ask a damaged file all that is ever asked, and record a match in it."""
    path, rng, sound = folder / "statistics.sqlite", Rng(number), _sound_statistics()
    path.write_bytes(with_other_cell(sound, rng) if number % 2 else test_fuzz.harmed(sound, rng))
    statistics = Statistics(path)
    test_fuzz.ask_everything(statistics)
    for _ in range(2):
        statistics.record(test_fuzz.NEW)
        if "new" in statistics.known():
            break
    assert "new" in statistics.known()
    statistics.close()
    return "set aside" if statistics.damage else "read"


_SOUND: Final[list[bytes]] = []


def _sound_statistics() -> bytes:
    if not _SOUND:
        with _folder() as folder:
            _SOUND.append(test_fuzz.make_sound(folder))
    return _SOUND[0]


def damage_kept(name: str, number: int, folder: Path) -> str:
    """Start over a damaged file, or one with a wrong value, and change something."""
    rng, kept = Rng(number), FILES[name]
    sound = json.dumps(kept.sound).encode()
    return kept.start(folder, drawn_wrong(kept.sound, rng) if number % 2 else harmed(sound, rng))


def damage_puzzle(name: str, number: int, _folder: Path) -> str:
    """Open a damaged puzzle, or one in which something is wrong."""
    rng, kind = Rng(number), FORMATS[name]
    return come_in(name, kind.wrong(rng) if number % 2 else harmed(kind.sound, rng))


def damage_backup(number: int, folder: Path) -> str:
    """Bring in a damaged backup, or one in which something is wrong."""
    rng = Rng(number)
    data = with_wrong_value(rng) if number % 2 else harmed(packed(members()), rng)
    return brought_in(folder, data)


def damage_practice(number: int, folder: Path) -> str:
    """Start over damaged files of practice, and answer; what is kept then is there again."""
    rng, path = Rng(number), folder / PRACTICE
    deck = PracticeStore(path, _whose).deck
    deck.add(tuple(exercise(one) for one in range(6)), "m")
    PracticeStore(path, _whose).fold()
    deck = PracticeStore(path, _whose).deck
    for one in deck.kept.exercises[:3]:
        deck.answer(one, Grade.FOUND, NOW, rescheduled)
    harms = (path, path.with_suffix(".jsonl"))[rng.below(2)]
    harms.write_bytes(harmed(harms.read_bytes(), rng))
    store = PracticeStore(path, _whose)
    store.deck.add((exercise(9),), "new")
    assert store.deck.is_kept
    again = PracticeStore(path, _whose)
    assert (store.deck.kept, None) == (again.deck.kept, again.damage)
    return "set aside" if store.damage else "read"


def _whose(key: str, _since: int) -> str:
    return key


class _FaultyFile(LogFile):
    """A log file whose disk refuses at moments that a seed chooses, now or only later."""

    rng = Rng(0)
    is_well = True

    def write(self, offset: int, data: bytes) -> None:
        if self._fails():
            super().write(offset, data[: _FaultyFile.rng.below(len(data))])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().write(offset, data)

    def sync(self) -> None:
        if self._fails():
            # What was not seen to the disk by now may be anything.
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().sync()

    @classmethod
    def _fails(cls) -> bool:
        return not cls.is_well and cls.rng.below(3) == 0


def refuse(number: int, folder: Path) -> str:
    """Play on a disk that refuses now and then, beside whoever plays; nothing stops or is lost."""
    rng, calls = Rng(number), SimpleQueue[Callable[[], object]]()
    _FaultyFile.rng, _FaultyFile.is_well = Rng(number, stream=1), True
    disk = DiskQueue(calls.put)
    shelf = Shelf(folder, open_file=_FaultyFile, disk=disk)
    opened = begin(shelf, ToyRuleset(turns=1_000_000), seed=number)
    told = list[UpdateKind]()
    opened.session.subscribe(lambda update: told.append(update.kind))
    for _ in range(60):
        _FaultyFile.is_well = number % 4 == 0 or rng.below(3) > 0
        play_a_little(opened.session, rng)
        if rng.below(3) == 0:
            disk.finish_all()
        _hear(calls)
        in_file = opened.path.read_bytes()
        log = opened.session.log
        assert log is not None
        assert opened.session.trouble is not None or log == in_file
    _FaultyFile.is_well = True
    # A refusal may still be on its way, and only what is known of is tried again.
    disk.finish_all()
    _hear(calls)
    opened.session.retry_save()
    disk.finish_all()
    _hear(calls)
    assert opened.session.trouble is None
    log, state = opened.session.log, opened.session.match.state
    assert opened.session.close()
    assert log == opened.path.read_bytes()[: len(log or b"")]
    assert state == read_match(opened.path, TOYS).match.state
    assert disk.finish_all()
    return "told" if UpdateKind.STORE_TROUBLE in told else "well"


def _hear(calls: SimpleQueue[Callable[[], object]]) -> None:
    """Make the calls that have come from the disk's thread by now."""
    while not calls.empty():
        calls.get()()


def damage_words(number: int, folder: Path) -> str:
    """Start over a damaged list of the house, and accept a word."""
    path = folder / "house-en.json"
    path.write_bytes(harmed((SAMPLE / "words" / "house-en.json").read_bytes(), Rng(number)))
    house = HouseList.load(folder, "en")
    house.accept("somebody")
    house.save()
    again = HouseList.load(folder, "en")
    assert again.damage is None
    assert again.verdict("somebody")
    return "set aside" if house.damage else "read"


def play_computers(number: int, _folder: Path) -> str:
    """A whole match between computers: nothing comes or goes, and it replays."""
    match = computer_matches.played(number)
    computer_matches.assert_sound(match)
    return match.rules.game


def cut_off_computers(number: int, folder: Path) -> str:
    """End a match between computers anywhere; it goes on to the end that it would have had."""
    shelf = Shelf(folder)
    opened = computer_matches.begun(number, shelf)
    outcome = computer_matches.play_out(opened)
    has_clocks = any(opened.session.match.rules.timers(one.before) for one in _acts(opened))
    opened.close()
    lines = opened.path.read_bytes().splitlines(keepends=True)
    opened.path.write_bytes(b"".join(lines[: 1 + Rng(number).below(len(lines) - 1)]))
    again = computer_matches.gone_on(opened.path, shelf, opened.ruleset.dictionary)
    found = computer_matches.play_out(again)
    again.close()
    # What a clock had left is written every few seconds alone.
    assert has_clocks or outcome == found
    return "another way" if outcome != found else "the same way"


def _acts(opened: Opened) -> Sequence[AnyPlayed]:
    return opened.session.match.played


CAMPAIGNS: Final[dict[str, Callable[[int, Path], str]]] = {
    "kills": kill,
    "saves": damage_save,
    "sealed saves": seal_wrong_value,
    "statistics": damage_statistics,
    **{name: partial(damage_kept, name) for name in FILES},
    **{name: partial(damage_puzzle, name) for name in FORMATS},
    "backups": damage_backup,
    "answers": damage_practice,
    "refusals": refuse,
    "computers": play_computers,
    "cut off": cut_off_computers,
}


def run(name: str, count: int, first: int = 0) -> dict[str, int]:
    """How often a campaign came to each of its ends. Raises `RuntimeError` with the seed."""
    ends: dict[str, int] = {}
    with _folder() as base:
        for number in range(first, first + count):
            folder = base / str(number)
            folder.mkdir()
            try:
                end = CAMPAIGNS[name](number, folder)
            except Exception as error:
                raise RuntimeError(f"{name} {number}: {error!r}") from error
            ends[end] = ends.get(end, 0) + 1
            shutil.rmtree(folder)
    return ends


def main(name: str, count: str, first: str = "0") -> None:
    """Run a campaign and say how it went."""
    print(f"{name}, {count}: {run(name, int(count), int(first))}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
