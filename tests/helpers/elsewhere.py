"""The program as people start it, under whatever its environment says, and a match in it.

`python -m tests.helpers.elsewhere` opens the window, waits for the home page, plays a short match
alone by mouse and keys, up to the page of its end, tells in one line what it found, and closes the
window as its own button would.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest
from PySide6.QtCore import QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPageSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QSpinBox

from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import chord, click
from wordsmith_desktop.app import services
from wordsmith_desktop.app.command_line import run
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.games.length_x_wit.rules.state import Phase, State
from wordsmith_desktop.window.kit.paper_print.document import page_layout
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.leaving import LeavingDialog
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.shell.data_texts import LEAVE_ANYWAY
from wordsmith_desktop.wording.texts import language, say

TURNS: Final = 5
SEED: Final = 7
_MOST_ACTS: Final = 60
_PATIENCE_S: Final = 20.0


class Waiting:
    """What hands need of `qtbot`, in the program's own process."""

    def waitUntil(self, holds: Callable[[], object]) -> None:
        """Let the program go on until something holds."""
        until = time.monotonic() + _PATIENCE_S
        while not holds():
            assert time.monotonic() < until
            QTest.qWait(5)


class OwnPlay(Play):
    """The same hands, in a program that was started by itself."""

    def __init__(self, program: Program) -> None:
        waiting: Any = Waiting()
        super().__init__(Path(), waiting, pytest.MonkeyPatch())
        assert program.services is not None
        self._opened = program.services, program.preferences
        self._window = program.window
        self.said: list[str] = []

    def play_alone(self) -> None:
        """From the home page to the end of a match alone."""
        asked, form = self.ask_for_match()
        click(asked.players.leavers[0])
        click(form.turns.button(TURNS))
        click(asked.start)
        # A dictionary that is still being opened has the table wait.
        self.qtbot.waitUntil(lambda: self.window.host is not None)
        self.come_back()
        self.lexicon(self.dictionary)
        for _ in range(_MOST_ACTS):
            if self.is_over:
                break
            before = self.state
            self._act()
            self.qtbot.waitUntil(partial(self._has_moved_on, before))
        assert self.is_over

    def _has_moved_on(self, before: State) -> bool:
        return self.state is not before

    def _act(self) -> None:
        if self.phase is Phase.READY:
            return self.roll()
        words = self.words()
        if not words:
            return chord("E")
        self.said.append(words[0].word)
        return self.say(words[0].word)


def found(program: Program, play: OwnPlay, remarks: list[str]) -> dict[str, Any]:
    """What a test looks at."""
    window, screen = program.window, program.window.screen()
    return {
        "said": play.said,
        "points": play.points[0],
        "language": language(),
        "digits": QSpinBox().textFromValue(120),
        "letter": page_layout().pageSize().id() == QPageSize.PageSizeId.Letter,
        "screen": screen.availableGeometry().size().toTuple(),
        "ratio": window.devicePixelRatio(),
        "window": window.frameGeometry().size().toTuple(),
        "remarks": remarks,
    }


def close(window: MainWindow) -> None:
    """Close the window by its own button, and leave what could not be saved."""
    window.close()
    for question in window.findChildren(LeavingDialog):
        click(next(b for b in question.findChildren(QPushButton) if b.text() == say(LEAVE_ANYWAY)))


def main() -> NoReturn:
    """Start with the console script's own function, and play once the home page is seen."""
    begin, remarks = Program.after_home_page, list[str]()

    def hear(_kind: QtMsgType, _context: object, message: str | None) -> None:
        remarks.append(message or "")

    def after_home_page(program: Program) -> None:
        begin(program)
        # The program itself keeps what Qt remarks off the console.
        qInstallMessageHandler(hear)
        QTimer.singleShot(0, program, lambda: play(program))

    def play(program: Program) -> None:
        try:
            assert isinstance(program.window.screen_shown, Home)
            hands = OwnPlay(program)
            hands.play_alone()
            print(json.dumps(found(program, hands, remarks)), flush=True)
            close(program.window)
        except BaseException:
            # In the window a mistake would wait to be read.
            traceback.print_exc()
            os._exit(1)

    # Everywhere the same match, as far as the language goes.
    services.open_services = partial(services.open_services, seed=lambda: SEED)
    Program.after_home_page = after_home_page  # type: ignore[method-assign, assignment]
    raise SystemExit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
