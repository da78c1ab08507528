"""What of a match can be reached from the window, by type and by whoever looks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.live import Audience
from tests.helpers.toy_game import EndTurn, Look, Put, Shown
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.table_view import AnyTable, TableView

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "wordsmith_desktop"
WINDOW = sorted(
    path
    for pattern in ("window/**/*.py", "features/**/pages/**/*.py", "games/*/table/**/*.py")
    for path in PACKAGE.glob(pattern)
)

PAGE = """
from wordsmith_desktop.games.rewordable.rules.actions import Action
from wordsmith_desktop.games.rewordable.rules.observation import Observation
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update

Table = TableView[Action, TableEvent, Observation]


def page(table: Table, update: Update[TableEvent]) -> object:
    {line}
"""
FAIR = (
    "return table.seen.deck_count",
    "return table.seen.players[0].hand_count",
    "return update.visible[0].only",
    "return table.act(0, next(iter([])))",
)
LEAKS = {
    "return table.match.state": '"match"',
    "return table.seen.deck": '"deck"',
    "return table.session": '"session"',
    "return table.seen.players[1].hand[0]": "not indexable",
    "return table.observation(1)": '"observation"',
    "return update.events": '"events"',
    "return update.step": '"step"',
    'return table.act(0, "BAG")': '"act"',
}


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """By line of a page, what the type checker says of it."""
    # Whoever has the linters tries it; what it says is the same on every system.
    pytest.importorskip("mypy")
    folder = tmp_path_factory.mktemp("pages")
    lines = (*FAIR, *LEAKS)
    for number, line in enumerate(lines):
        (folder / f"page_{number}.py").write_text(PAGE.format(line=line))
    files = [str(folder / f"page_{number}.py") for number in range(len(lines))]
    options = ["--strict", "--no-error-summary", "--hide-error-context"]
    command = [sys.executable, "-m", "mypy", *options, "--config-file", os.devnull, *files]
    environ = {**os.environ, "MYPYPATH": str(ROOT)}
    said = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )
    told = dict.fromkeys(lines, "")
    for number, line in enumerate(lines):
        own = [one for one in said.stdout.splitlines() if f"page_{number}.py:" in one]
        told[line] = "\n".join(own)
    return told


@pytest.mark.parametrize("line", FAIR)
def test_what_whoever_looks_may_know_passes_the_type_checker(
    checked: dict[str, str], line: str
) -> None:
    assert "" == checked[line]


@pytest.mark.parametrize("line", LEAKS)
def test_a_planted_leak_does_not_pass_the_type_checker(checked: dict[str, str], line: str) -> None:
    assert LEAKS[line] in checked[line]


@pytest.mark.parametrize("path", WINDOW, ids=lambda path: path.stem)
def test_nothing_in_the_window_names_a_session(path: Path) -> None:
    """`Opened` holds one for whoever keeps the books; the window has no use for it."""
    source = path.read_text("utf-8")
    assert ".session." not in source.replace("wordsmith_desktop.session.", "")
    assert "session.live" not in source


@pytest.fixture
def table(session: AnySession) -> AnyTable:
    return TableView(session)


def test_updates_are_as_whoever_looks_may_know_them(session: AnySession, table: AnyTable) -> None:
    audience = Audience()
    table.subscribe(audience)
    session.act(0, Look())
    (update,) = audience.updates
    assert ((), ()) == (update.visible, update.public)


def test_what_happened_can_be_told_again_as_the_table_may_know_it(
    session: AnySession, table: AnyTable
) -> None:
    session.act(0, Look())
    session.act(0, Put())
    put, look = list(table.recent_public())[:2]
    assert (0, 0, ()) == (put.seat, look.seat, look.events)
    assert not [one for one in table.recent() for event in one.events if event == Shown]


def test_undo_and_redo_do_nothing_where_there_is_nothing(table: AnyTable) -> None:
    before = table.public
    table.undo()
    table.redo()
    assert before == table.public


def test_a_table_takes_back_what_was_done_at_it(table: AnyTable) -> None:
    before = table.public
    table.act(0, Put())
    assert (True, False) == (table.can_undo, table.can_redo)
    table.undo()
    assert (before, False, True) == (table.public, table.can_undo, table.can_redo)
    table.redo()
    assert before != table.public


def test_a_closed_table_can_only_be_looked_at(table: AnyTable) -> None:
    assert table.close()
    assert (True, (), False) == (table.is_read_only, table.actors, table.can_undo)
    assert table.act(0, EndTurn())
