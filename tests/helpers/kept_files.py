"""Every JSON file that is kept: a sound one, and a start over whatever lies in its place.

Each function starts over a file with some content, uses all that came of it, changes something, and
starts again: the file was read, or it lies aside as it was. It says which.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from tests.features.practice.test_deck import exercise
from tests.records.test_paper import MATCH
from wordsmith_desktop.app.one_window import _read as read_letter
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.core.digests import hex_digest
from wordsmith_desktop.core.value import Value, to_builtins
from wordsmith_desktop.features.companion.score_pad import read_pad
from wordsmith_desktop.features.practice.deck import Grade, outlook
from wordsmith_desktop.features.practice.schedule import rescheduled
from wordsmith_desktop.features.practice.store import PracticeStore
from wordsmith_desktop.lexicon.house import HouseDamage, HouseList
from wordsmith_desktop.records.json_file import FileDamage
from wordsmith_desktop.records.paper import PaperShelf, _as_bytes
from wordsmith_desktop.records.play_order import last_played, note_left, note_played
from wordsmith_desktop.records.profile_store import ProfileStore
from wordsmith_desktop.records.profiles import DamagedPlayers, Profile
from wordsmith_desktop.records.settings import LastSetup, LessonBegun, Settings
from wordsmith_desktop.records.troubles import UnreadableError

READ: Final = "read"
ASIDE: Final = "set aside"
NOW: Final = datetime(2026, 3, 10, 12, tzinfo=UTC)
_NOW_MS: Final = 1_773_144_000_000


class KeptFile(Value):
    """One kind of file."""

    sound: Any
    """As JSON."""
    start: Callable[[Path, bytes], str]
    """Starts in an empty folder with this content; `READ` or `ASIDE`."""


def _ended(
    path: Path, data: bytes, damage: FileDamage | DamagedPlayers | HouseDamage | None
) -> str:
    if damage is None:
        return READ
    assert path == damage.path
    assert damage.kept_as is not None
    assert data == damage.kept_as.read_bytes()
    return ASIDE


def start_settings(folder: Path, data: bytes) -> str:
    path = folder / "settings.json"
    path.write_bytes(data)
    store = SettingsStore(folder)
    found = store.settings
    read_pad(found.pad_players, found.pad_lines)
    assert all(found.lesson_step(one.id) >= 0 for one in found.lessons_begun)
    store.keep(Settings(theme="dark"))
    store.keep_geometry(b"x")
    assert store.trouble is None
    again = SettingsStore(folder)
    assert ("dark", b"x", None) == (again.settings.theme, again.geometry, again.damage)
    return _ended(path, data, store.damage)


def start_players(folder: Path, data: bytes) -> str:
    path = folder / "players.json"
    path.write_bytes(data)
    store = ProfileStore(folder)
    people, before = store.profiles, len(store.profiles.all)
    assert all(people.owner(alias.key, 0) for alias, _owner in people.aliases)
    people.add("Somebody new")
    assert people.is_kept
    again = ProfileStore(folder)
    assert (before + 1, None) == (len(again.profiles.all), again.damage)
    assert people.all == again.profiles.all
    return _ended(path, data, store.damage)


def start_house(folder: Path, data: bytes) -> str:
    path = folder / "house-en.json"
    path.write_bytes(data)
    house = HouseList.load(folder, "en")
    house.accept("somebody")
    house.save()
    again = HouseList.load(folder, "en")
    assert (house.words(), None) == (again.words(), again.damage)
    return _ended(path, data, house.damage)


def start_practice(folder: Path, data: bytes) -> str:
    path = folder / "practice.json"
    path.write_bytes(data)
    store = PracticeStore(path, lambda key, _since: key)
    for one in store.deck.kept.exercises:
        outlook(store.deck.of(one.player), NOW)
        for grade in Grade:
            store.deck.answer(one, grade, NOW, rescheduled)
        assert folder == (folder / f"{one.match}.jsonl").parent
    store.deck.add((exercise(9),), "another")
    assert store.deck.is_kept
    again = PracticeStore(path, lambda key, _since: key)
    assert (store.deck.kept, None) == (again.deck.kept, again.damage)
    return _ended(path, data, store.damage)


def start_paper(folder: Path, data: bytes) -> str:
    path = folder / "an-evening.json"
    path.write_bytes(_sealed(data))
    shelf = PaperShelf(folder)
    try:
        match = shelf.read(path)
    except UnreadableError as error:
        kept = shelf.set_aside(error.path)
        assert _sealed(data) == kept.read_bytes()
        return ASIDE
    shelf.keep(match)
    assert match == shelf.read(path)
    return READ


def _sealed(data: bytes) -> bytes:
    """The same with a right seal, which somebody who writes a file may reckon as well."""
    try:
        whole = json.loads(data)
        text = json.dumps(whole["match"], sort_keys=True, separators=(",", ":"))
        return json.dumps({**whole, "digest": hex_digest(text.encode())}).encode()
    except (ValueError, TypeError, LookupError, RecursionError):
        return data


def start_last(folder: Path, data: bytes) -> str:
    path = folder / "last.json"
    path.write_bytes(data)
    found = last_played(folder)
    found.mistrusts(found.name, 10**18)
    note_left(folder, found.name, _NOW_MS)
    note_played(folder, "m.jsonl", _NOW_MS)
    again = last_played(folder)
    assert "m.jsonl" == again.name
    assert again.at_ms >= _NOW_MS
    return READ if found.at_ms else "says nothing"


def start_letter(_folder: Path, data: bytes) -> str:
    save, tokens = read_letter(data)
    assert all("\0" not in value for value in tokens.values())
    return READ if save or tokens else "says nothing"


FILES: Final[dict[str, KeptFile]] = {
    "settings": KeptFile(
        {
            "format": 1,
            "settings": to_builtins(
                Settings(
                    player_names=("Ana",),
                    word_language="de",
                    lessons_done=("letter_pieces/de",),
                    lessons_begun=(LessonBegun("hidden_crossword/solve/de", 3),),
                    last_setups=(
                        LastSetup("rewordable", ("Ana", "Bo"), "de", '{"cards": 45}', ("", "x")),
                    ),
                    first_matches=("rewordable/Ana",),
                    pad_players=("Ana", "Bo"),
                    pad_lines=("0:12", "1#1"),
                )
            ),
            "window": "AdnQywA=",
        },
        start_settings,
    ),
    "players": KeptFile(
        {
            "format": 1,
            "players": [
                to_builtins(Profile("a1", "Ana", "red", "de", 150, 200, "F7", ("99 guest:ana",))),
                to_builtins(Profile("b2", "Bo")),
            ],
        },
        start_players,
    ),
    "words": KeptFile({"format": 1, "words": {"QUUX": True, "CAT": False}}, start_house),
    "practice": KeptFile(
        {
            "format": 1,
            "exercises": [
                to_builtins(exercise(1)),
                to_builtins(rescheduled(exercise(2), Grade.FOUND, NOW))
                | {"first_ms": 5, "last_ms": 6},
            ],
            "looked": [{"id": "m"}],
        },
        start_practice,
    ),
    "papers": KeptFile(json.loads(_as_bytes(MATCH)), start_paper),
    "last": KeptFile({"match": "m.jsonl", "at_ms": 1_700_000_000_000, "left": True}, start_last),
    "letters": KeptFile(
        {"open": "/x/y.jsonl", "tokens": {"XDG_ACTIVATION_TOKEN": "a"}}, start_letter
    ),
}
