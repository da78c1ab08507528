"""The program itself, which plays a little, tells in one line how it stands, and is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn

from wordsmith_desktop.app.command_line import run
from wordsmith_desktop.app.paths import DATA_VARIABLE
from wordsmith_desktop.app.start import Program

MOST_LOST_MS: Final = 5_000
"""So much of the clock may be lost."""
_LONGEST_S: Final = 30
_ROOT: Final = Path(__file__).parents[2]


def play_until_killed(play: Callable[[Program], None]) -> NoReturn:
    """Start with the console script's own function, play once the home page is seen, and wait."""
    # Whoever waits for the line must not wait for ever.
    signal.alarm(_LONGEST_S)
    before = Program.after_home_page

    def after_home_page(program: Program) -> None:
        before(program)
        play(program)

    Program.after_home_page = after_home_page  # type: ignore[method-assign, assignment]
    raise SystemExit(run(sys.argv[1:]))


def tell(standing: dict[str, Any]) -> None:
    """Say how the match stands, for whoever kills the program now."""
    print(json.dumps(standing), flush=True)


def told_before_the_kill(module: str, folder: Path, *words: str) -> dict[str, Any]:
    """Run a module over a data folder and kill it once it has told how the match stands."""
    command = [sys.executable, "-m", module, *words]
    environ = {**os.environ, DATA_VARIABLE: str(folder), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, cwd=_ROOT, env=environ, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        line = program.stdout.readline()
        program.kill()
    told: dict[str, Any] = json.loads(line)
    return told
