"""A person at the installed program: what is seen, typed and found afterwards."""

from __future__ import annotations

import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from building import BuildError, tool
from linux.first_match import TITLE, begin_match
from linux.fresh import HOME, PERSON, FreshSystem
from linux.screen import Screen, wait_for

from wordsmith_desktop.app.paths import APP_NAME

SAVE: Final = f"{HOME}/our match.wordsmith"
MATCHES: Final = f"{HOME}/.local/share/{APP_NAME}/saves/matches"
"""Where a match that was opened from a file is played."""
SIMULATION: Final = ("simulate", "letter_pieces", "--matches", "2", "--jobs", "2")
_SOCKETS: Final = "trace=socket,connect,bind,sendto"
_CTRL_C: Final = 130


class Trial:
    """The program in a fresh system; `program` is what the person types to start it."""

    def __init__(self, system: FreshSystem, screen: Screen, program: str, pictures: Path) -> None:
        self._system = system
        self._screen = screen
        self._program = program
        self._pictures = pictures

    def answers(self) -> str:
        """What commands without a window say."""
        version = self._system.run(self._program, "--version", person=True).strip()
        judged = self._system.run(self._program, "check", "HATS", person=True)
        if "valid" not in judged:
            raise BuildError(f"HATS is judged: {judged}")
        # Two processes more, which a bundle starts by starting itself.
        self._system.run(self._program, *SIMULATION, person=True)
        return version

    def starts_offscreen(self) -> None:
        """It runs without any display until it is interrupted."""
        process = self._start({"QT_QPA_PLATFORM": "offscreen"})
        kept = self._system.root / HOME.lstrip("/") / ".config"
        time.sleep(4)
        process.send_signal(signal.SIGINT)
        self._end(process, status=_CTRL_C)
        wait_for(lambda: "kept" if kept.exists() else "", "settings")

    def shows_its_window(self) -> float:
        """It opens, is photographed and quits by Ctrl+Q; seconds until the window was there."""
        start = time.monotonic()
        process = self._start(self._display())
        self._screen.wait_for_window("Wordsmith Desktop")
        seconds = time.monotonic() - start
        time.sleep(3)
        self._screen.shoot(self._pictures / "first-window.png")
        self._screen.press("ctrl+q")
        self._end(process)
        return seconds

    def plays_a_word(self) -> str:
        """A match is opened by its file, a word is typed and claimed, and stands; the word."""
        place = self._system.root / SAVE.lstrip("/")
        word = begin_match(place)
        self._system.run("chown", f"{PERSON}:", SAVE)
        process = self._start(self._display(), "open", SAVE)
        self._screen.wait_for_window(TITLE)
        # The dictionary opens beside the window.
        time.sleep(3)
        self._screen.write(word.lower())
        self._screen.press("Return")
        wait_for(lambda: self._sheet_with(word), f"{word} on the sheet")
        self._screen.shoot(self._pictures / "first-word.png")
        self._screen.press("ctrl+q")
        self._end(process)
        return word

    def asks_nothing_of_the_network(self) -> None:
        """It starts and quits without opening a socket but to its own machine."""
        log = self._pictures / "sockets.txt"
        command = ["strace", "-f", "-o", str(log), "-e", _SOCKETS]
        process = self._start(self._display(), before=command)
        self._screen.wait_for_window("Wordsmith Desktop")
        time.sleep(3)
        self._screen.press("ctrl+q")
        self._end(process)
        abroad = [line for line in log.read_text().splitlines() if "AF_INET" in line]
        if abroad:
            raise BuildError("it asks the network:\n" + "\n".join(abroad))

    def _display(self) -> dict[str, str]:
        return {"DISPLAY": self._screen.display}

    def _start(
        self, environ: dict[str, str], *arguments: str, before: list[str] | None = None
    ) -> subprocess.Popen[str]:
        """Start the program where there is no network."""
        command = self._system.command(
            self._program, *arguments, person=True, environ=environ, without_network=True
        )
        return subprocess.Popen(
            [*(before or []), *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def _end(self, process: subprocess.Popen[str], *, status: int = 0) -> None:
        """Wait for its end; it must have had nothing to complain of."""
        try:
            said, _ = process.communicate(timeout=30)
        except subprocess.TimeoutExpired as error:
            process.kill()
            raise BuildError("the program does not end") from error
        if process.returncode != status or said.strip():
            raise BuildError(f"the program ended with {process.returncode} and said: {said}")

    def _sheet_with(self, word: str) -> str:
        """The sheets of the match that is played, once the word stands there."""
        folder = self._system.root / MATCHES.lstrip("/")
        for save in folder.glob("*.jsonl"):
            place = f"{MATCHES}/{save.name}"
            with suppress(BuildError):
                sheet = tool(self._system.command(self._program, "replay", place, person=True))
                if word in sheet:
                    return sheet
        return ""
