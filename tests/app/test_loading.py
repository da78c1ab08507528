"""What is loaded when: the window does not wait for what it does not show."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from wordsmith_desktop.app import qt_loading
from wordsmith_desktop.features import DOORS
from wordsmith_desktop.games.common.registry import game_names

TOLD = """
import builtins, gc, json, sys
plain = builtins.__import__
from wordsmith_desktop.app.command_line import run
from wordsmith_desktop.app.qt_loading import load_qt
load_qt()
from PySide6.QtCore import QCoreApplication, QEventLoop, QThreadPool
from wordsmith_desktop.app.start import Program

found = {}
load, begin = Program.after_first_paint, Program.after_home_page
def after_first_paint(program):
    found["frame"] = sorted(sys.modules)
    load(program)
def after_home_page(program):
    found["home"] = sorted(sys.modules)
    begin(program)
    was_frozen = gc.get_freeze_count() > 10_000
    found["plain"] = [builtins.__import__ is plain, not gc.isenabled(), was_frozen]
    try:
        program.window.resize("broad")
    except TypeError as error:
        found["wrong"] = str(error).splitlines()
    games = [entry.game for entry in program.services.games()]
    found["planned"] = [program._preload_timer.isActive()]
    # On a busy machine the pictures come later than what is loaded ahead.
    program._preload_timer.stop()
    while not all(f"wordsmith_desktop.games.{game}.table.picture" in sys.modules for game in games):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    found["pictures"] = sorted(sys.modules)
    program._preload()
    QThreadPool.globalInstance().waitForDone()
    found["ahead"] = sorted(sys.modules)
    found["files"] = sorted(path.name for path in program.services.folders.data.iterdir())
    program.window.close()
Program.after_first_paint, Program.after_home_page = after_first_paint, after_home_page
status = run([])
print(json.dumps(found))
raise SystemExit(status)
"""
OURS = "wordsmith_desktop."
NEVER_FIRST = (
    "numpy",
    "hunspell",
    "enchant",
    "platformdirs",
    "hashlib",
    "socket",
    f"{OURS}core",
    f"{OURS}games",
    f"{OURS}lexicon",
    f"{OURS}records",
    f"{OURS}session",
    f"{OURS}window.kit.dialogs",
    f"{OURS}window.kit.pieces",
    f"{OURS}window.shell.home",
    f"{OURS}window.shell.commands",
    f"{OURS}window.shell.table_host",
)
FIRST = {
    *(f"{OURS}records", f"{OURS}records.settings", f"{OURS}records.locks"),
    f"{OURS}records.json_file",
    *(f"{OURS}core", f"{OURS}core.private", f"{OURS}core.rejections", f"{OURS}core.strangers"),
    f"{OURS}core.printable",
    *(f"{OURS}core.seats", f"{OURS}core.value"),
}
"""What the frame asks of the records: how it is to look, and whether it is the only one; and how
such a file is read, which nobody may trust."""
OF_HOME = {
    # Who can be played against, which is offered there.
    "bots": {"levels"},
    "core": {
        *(
            "background",
            "digests",
            "later",
            "limits",
            "local_time",
            "printable",
            "private",
            "rejections",
        ),
        *("replacing", "seats", "strangers", "syllables"),
        "value",
    },
    "games": {
        *("common.game", "common.ranking", "common.registry", "common.open_table"),
        # A card asks a game for its entry alone.
        *(
            f"{game}.{part}"
            for game in game_names()
            for part in ("game", "table.entry", "words.texts", "words.words")
        ),
        *("letter_pieces.words.lesson_texts", "letter_pieces.words.table_texts"),
        # The program's name is built from pieces.
        *("letter_pieces.rules.alphabet", "letter_pieces.rules.pieces"),
    },
    "lexicon": {"folding", "languages", "house", "rulings"},
    "records": {
        *(
            "deal_name",
            "codec",
            "disk_queue",
            "files",
            "listing",
            "locks",
            "log",
            "migrations",
            "names",
            "papers",
            "play_order",
            "profiles",
        ),
        *("json_file", "profile_store", "reading", "saved_matches", "settings", "store"),
        "troubles",
    },
    # The page shows today's challenge, but nobody plays there.
    "features": {
        *(
            f"challenges.{name}"
            for name in (
                *("challenge", "challenge_texts", "codes", "daily", "kinds", "medals"),
                "standings",
            )
        ),
        *(f"challenges.pages.{name}" for name in ("in_words", "medal", "today")),
        # How far the lessons are, matches to go on with, and a match at one click.
        *("matches.pages.match_lines", "matches.pages.save_figures"),
        *("new_match.company", "new_match.drafts", "new_match.quick_deals"),
        # What its buttons and the lines of its matches say, and where they lead.
        *("companion.companion_texts", "from_paper.paper_match_texts", "practice.practice_texts"),
        # What stands behind the page, of which nothing is opened yet.
        *("backups.backups", "dictionaries.dictionaries"),
        *("dictionaries.pages.word_explainer", "matches.sessions", "practice.practice"),
        "dictionaries.dictionary_texts",
        "challenges.pages.beginning",
        # Doors are opened later.
        *(f"{name}.feature" for name in DOORS),
    },
    # It counts what was played, and opens nothing before that.
    "session": {"bookkeeping"},
}
"""By package, the modules that the home page may load."""
OF_PICTURES = {
    *(f"{game}.table.picture" for game in game_names()),
    *(f"hidden_crossword.{name}" for name in ("rules.marks", "table.mark_face", "table.tile")),
    *("length_x_wit.rules.material", "length_x_wit.table.pieces", "length_x_wit.words.table_texts"),
    *("rewordable.rules.cards", "rewordable.rules.tokens", "rewordable.table.card_face"),
    *("rewordable.table.coin", "rewordable.table.word_card"),
}
"""The modules of games that their pictures on the home page load."""
NOT_FOR_HOME = (
    "numpy",
    "hunspell",
    "enchant",
    "sqlite3",
    "tomllib",
    "socket",
    # These bring OpenSSL.
    "hashlib",
    "secrets",
    # These come with Qt's help for programmers, which is compiled anew each time.
    "argparse",
    "logging",
    f"{OURS}features.matches.pages.matches_page",
    f"{OURS}features.new_match.pages.new_match",
    f"{OURS}features.settings.pages.settings_page",
    f"{OURS}window.shell.table_host",
    f"{OURS}wording.form_texts",
    f"{OURS}wording.sheets",
)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The modules that were loaded when the frame and the home page had been painted."""
    folder = tmp_path_factory.mktemp("data")
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "WORDSMITH_DATA": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", TOLD],
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
        env=environ,
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def _of(packages: tuple[str, ...], loaded: list[str]) -> list[str]:
    return [
        name
        for name in loaded
        if any(name == package or name.startswith(f"{package}.") for package in packages)
    ]


def test_the_frame_needs_no_game_no_save_and_no_word(told: dict[str, list[str]]) -> None:
    assert f"{OURS}window.shell.main_window" in told["frame"]
    assert FIRST == set(_of(NEVER_FIRST, told["frame"]))


def test_the_home_page_needs_no_rules_and_no_dictionary(told: dict[str, list[str]]) -> None:
    assert f"{OURS}window.shell.home" in told["home"]
    assert [] == _of(NOT_FOR_HOME, told["home"])


def _above(module: str) -> set[str]:
    """The packages that a module lies in."""
    parts = module.split(".")
    return {".".join(parts[:end]) for end in range(1, len(parts))}


@pytest.mark.parametrize("package", OF_HOME)
def test_the_home_page_needs_no_other_module_of(package: str, told: dict[str, list[str]]) -> None:
    inside = f"{OURS}{package}."
    loaded = {name.removeprefix(inside) for name in told["home"] if name.startswith(inside)}
    packages = {above for name in OF_HOME[package] for above in _above(name)}
    assert set() == loaded - OF_HOME[package] - packages


def test_what_backs_up_is_not_loaded_before_somebody_does(told: dict[str, list[str]]) -> None:
    assert f"{OURS}features.backups.backup" not in told["home"]


@pytest.mark.parametrize("moment", ["frame", "home", "pictures", "ahead"])
def test_nothing_of_the_crosswords_workshop_is_loaded_before_somebody_goes_there(
    moment: str, told: dict[str, list[str]]
) -> None:
    workshop = f"{OURS}games.hidden_crossword.workshop"
    assert [] == _of((workshop, "puz", "xml.etree", "xml.parsers"), told[moment])


def test_the_pictures_of_the_games_are_painted_once_the_page_can_be_read(
    told: dict[str, list[str]],
) -> None:
    pictures = {f"{OURS}games.{game}.table.picture" for game in game_names()}
    assert set() == pictures & set(told["home"])
    assert pictures == pictures & set(told["ahead"])


def test_the_pictures_load_what_they_paint_and_no_more_of_a_game(
    told: dict[str, list[str]],
) -> None:
    games = f"{OURS}games."
    loaded = {name.removeprefix(games) for name in told["pictures"] if name.startswith(games)}
    before = {name.removeprefix(games) for name in told["home"] if name.startswith(games)}
    packages = {f"{game}.rules" for game in game_names()}
    assert OF_PICTURES == loaded - before - packages


def test_the_statistics_are_loaded_ahead_without_opening_them(told: dict[str, list[Any]]) -> None:
    wanted = {
        f"{OURS}features.statistics.pages.page",
        f"{OURS}features.statistics.pages.statistics_view",
        f"{OURS}records.results.store",
        f"{OURS}games.rewordable.rules.tally",
        f"{OURS}games.length_x_wit.words.in_words",
    }
    assert [True] == told["planned"]
    assert set() == wanted - set(told["ahead"])
    assert "pyqtgraph" not in told["ahead"]
    assert [] == [name for name in told["files"] if "statistics" in name]


def test_the_window_loads_no_library_that_takes_megabytes_and_gives_little(
    told: dict[str, list[str]],
) -> None:
    # OpenSSL; Qt's network library with Kerberos.
    assert set() == {"_hashlib", "PySide6.QtNetwork", "numpy.random"} & set(told["ahead"])


def test_import_works_as_ever_afterwards_and_the_collector_passes_over_what_was_loaded(
    told: dict[str, list[Any]],
) -> None:
    assert [True, True, True] == told["plain"]


def test_qt_tells_of_wrong_arguments_as_ever_though_its_help_is_loaded_late(
    told: dict[str, list[Any]],
) -> None:
    assert "Supported signatures:" in told["wrong"]


def test_the_help_of_an_unknown_version_is_loaded_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    is_known = qt_loading.is_known()
    monkeypatch.setattr(qt_loading, "KNOWN", ("5.15.",))
    assert (True, False) == (is_known, qt_loading.is_known())
