"""A data folder as a person has it after a while: what an update must keep.

`python -m tests.helpers.kept_data FOLDER` makes one with this program, and beside it the figures
that it shows. A sample is made so of every format of what is kept.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from PySide6.QtWidgets import QApplication

from tests.helpers.golden_matches import CREATED_MS, NAMES, golden
from tests.playthroughs.book import AnyMatch
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.core.value import to_builtins
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.profiles import Profile, Removed
from wordsmith_desktop.records.results.bests import high_scores, personal_bests
from wordsmith_desktop.records.results.export import export_json
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.session.drivers import DrivenTable
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import Opened, new_session
from wordsmith_desktop.window.kit.threads import end_all

FIGURES: Final = "figures.json"
"""The file of figures in a sample, beside the folders of the program."""
MATCHES: Final = {
    "letter_pieces_solo": 1.0,
    "letter_pieces_word_by_word": 1.0,
    "rewordable_objections": 1.0,
    "length_x_wit_solo": 1.0,
    "hidden_crossword_arrows": 1.0,
    "letter_pieces_secret": 0.6,
    "rewordable_votes": 0.5,
    "length_x_wit_votes": 0.3,
    "hidden_crossword_places": 0.6,
}
"""Golden playthroughs, and how much of each is played: every game once to its end, once not."""
SETTINGS: Final = Settings(
    language="de",
    theme="contrast",
    text_scale=150,
    reduced_motion=True,
    pause_unfocused=True,
    tells_odds=False,
    crossword_pace="slow",
    player_names=("Ana", "Ben"),
    word_language="en-gb",
    last_game="rewordable",
    lessons_done=("letter_pieces/en",),
)
GEOMETRY: Final = b"where the window was"
PROFILES: Final = (
    Profile("p1", "Ana", "red", "de", 150, 200, "F6"),
    Profile("p2", "Dörte", "green"),
)
HOUSES: Final = {"en": {"XYLOPOLIST": True, "CRWTH": False}, "de": {"KNÜLLER": True}}
STEP_MS: Final = 700
"""How long every action takes."""


def folders_in(sample: Path) -> Folders:
    """The folders of a sample, as `WORDSMITH_DATA` would lay them."""
    return Folders(data=sample, config=sample / "config")


# ---- Making one ------------------------------------------------------------------------------


class _Clock:
    """The time that passes while the matches are played."""

    now_ms = CREATED_MS

    def __call__(self) -> int:
        return self.now_ms

    def pass_by(self, session: AnySession) -> None:
        self.now_ms += STEP_MS
        session.tick(STEP_MS)

    def run_out(self, session: AnySession) -> None:
        before = len(session.match.played)
        while len(session.match.played) == before:
            self.pass_by(session)


class _Known:
    """Acts for chance or referee as a playthrough did, when it was their turn there."""

    def __init__(self, whole: AnyMatch) -> None:
        self._played = whole.played

    def propose(self, table: DrivenTable, seat: Seat) -> Any | None:
        number = len(table.match.played)
        following = self._played[number] if number < len(self._played) else None
        return following.action if following and following.seat == seat else None


def make(sample: Path) -> None:
    """Keep settings, players and house words in a folder, and play matches there."""
    kept, clock = folders_in(sample), _Clock()
    settings = SettingsStore(kept.config)
    settings.keep(SETTINGS)
    settings.keep_geometry(GEOMETRY)
    services = open_services(kept, clock=clock)
    _remember_people(services)
    for language, words in HOUSES.items():
        house = services.dictionaries.house(language)
        for word, is_accepted in words.items():
            (house.accept if is_accepted else house.ban)(word)
        house.save()
    for name, share in MATCHES.items():
        _play(services, clock, name, share)
    end_all()
    services.close()


def _remember_people(services: OwnServices) -> None:
    for place, profile in enumerate(PROFILES):
        services.people.restore(Removed(place, profile))


def _play(services: OwnServices, clock: _Clock, name: str, share: float) -> None:
    session = _begin(services, clock, name).session
    session.resume_drivers()
    for played in golden(name, share).played:
        if isinstance(played.action, TimeExpired):
            clock.run_out(session)
        elif played.seat not in (CHANCE, REFEREE):
            assert not session.act(played.seat, played.action)
            clock.pass_by(session)
            _take_back_and_bring_again(session)
    if share < 1:
        session.set_house("quux", True)
    assert (share == 1) == (session.end is not None), name
    session.close()


def _begin(services: OwnServices, clock: _Clock, name: str) -> Opened:
    whole = golden(name)
    tag = getattr(whole.ruleset, "dictionary", "en")
    ids = {profile.name: profile for profile in PROFILES}
    players = tuple(
        Player(one, ids[one].id, ids[one].clock_percent) if one in ids else Player(one)
        for one in NAMES[: whole.seats]
    )
    opened = new_session(
        services.files,
        whole.rules,
        whole.ruleset,
        players=players,
        seed=7,
        dictionary=services.dictionaries.identity(tag),
        judge=lambda _word: None,
        created_ms=clock(),
        match_id=name.replace("_", "-"),
        drivers=dict.fromkeys((CHANCE, REFEREE), _Known(whole)),
        now=clock,
    )
    return services.sessions.attend(opened)


def _take_back_and_bring_again(session: AnySession) -> None:
    """What else a log may hold."""
    if session.undoable:
        session.undo()
        session.redo()


# ---- Looking at one --------------------------------------------------------------------------


def figures(services: OwnServices, kept: Folders) -> dict[str, Any]:
    """Everything that a person would miss, as plain values; statistics must be up to date."""
    settings = SettingsStore(kept.config)
    found = {
        "settings": to_builtins(settings.settings),
        "window": settings.geometry.decode(),
        "players": [to_builtins(profile) for profile in services.people.all],
        "houses": {
            language: dict(services.dictionaries.house(language).words()) for language in HOUSES
        },
        "saves": {
            saved.path.stem: _save(services, saved.path) for saved in services.saves.newest()
        },
        "statistics": statistics_figures(services.bookkeeping.statistics()),
    }
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


def statistics_figures(statistics: Statistics) -> dict[str, Any]:
    """Results, bests and high scores, without the keys of settings, which an update may change."""
    matches = json.loads(export_json(statistics))["matches"]
    tables = {
        match["match_id"]: high_scores(statistics, Filter(setting=match["setting"]))
        for match in matches
    }
    bests = sorted(personal_bests(statistics), key=lambda best: (best.player, best.match_id))
    return {
        "matches": [{**match, "setting": None} for match in matches],
        "bests": [{**to_builtins(best), "setting": None} for best in bests],
        "high_scores": to_builtins(tables),
    }


def _save(services: OwnServices, path: Path) -> dict[str, Any]:
    opened = services.sessions.open(path)
    session, header = opened.session, opened.header
    try:
        return {
            "game": header.game,
            "players": [to_builtins(player) for player in header.seats],
            "created_ms": header.created_ms,
            "played": len(session.match.played),
            "is_sound": opened.damage is None,
            "end": session.end and to_builtins(session.end),
            "actors": session.actors,
            "can_undo": session.undoable is not None,
            "house": session.house.words(),
            "clocks": [[one.timer.key, one.left_ms] for one in session.readings],
        }
    finally:
        session.close()


def main(folder: str) -> None:
    """Make a sample in a new folder."""
    app = QApplication(["kept-data"])
    sample = Path(folder)
    make(sample)
    services = open_services(folders_in(sample))
    found = figures(services, folders_in(sample))
    end_all()
    services.close()
    (sample / FIGURES).write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    app.quit()


if __name__ == "__main__":
    main(*sys.argv[1:])
