"""A program that is killed loses nothing that it confirmed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.live import go_on
from tests.helpers.saves import first_going_on
from tests.helpers.systems import needs_kill
from tests.helpers.toy_game import TOYS, EndTurn
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.reading import parse_line
from wordsmith_desktop.records.store import Shelf

ROOT = Path(__file__).parents[2]


def confirmed_by(folder: Path, *, seed: int, line_count: int) -> bytes:
    """Run a match in another program and kill it some lines on; all that it confirmed."""
    command = [sys.executable, "-m", "tests.helpers.player", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        lines = [player.stdout.readline() for _ in range(line_count)]
        player.send_signal(signal.SIGKILL)
        lines += player.stdout.readlines()
    return b"".join(line for line in lines if line.endswith(b"\n"))


@needs_kill
@pytest.mark.parametrize("seed", range(4))
def test_a_killed_match_is_there_up_to_the_last_confirmed_action(tmp_path: Path, seed: int) -> None:
    confirmed = confirmed_by(tmp_path, seed=seed, line_count=5 + Rng(seed).below(60))
    shelf = Shelf(tmp_path)
    replayed = first_going_on(shelf, TOYS)[0]
    assert replayed is not None
    assert replayed.damage is None
    kept = replayed.path.read_bytes()
    assert kept.startswith(confirmed)
    # An action and what follows from it by itself are written at once.
    unconfirmed = map(parse_line, kept[len(confirmed) :].splitlines())
    assert 1 >= sum(line.get("seat") not in (CHANCE, REFEREE) for line in unconfirmed)

    opened = go_on(shelf, replayed.path)
    assert replayed.match.played == opened.session.match.played[: len(replayed.match.played)]
    assert () == opened.session.act(opened.session.actors[0], EndTurn())
    assert opened.session.close()
    assert opened.session.match.state == read_match(opened.path, TOYS).match.state
