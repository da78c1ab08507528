"""Read every page over the real accessibility bus, as a screen reader does.

`packaging/dev.py -m pictures.spoken_pages` plays the scenes of `pictures.scenes` in an X window on
a session bus with at-spi2, and fails for whatever can have the keyboard without a name or a role,
for a name that nobody hears, and where a piece that is taken up at the letter bench is not
announced. It needs the Debian packages named in `NEEDS`; where one is missing it says so, and fails
only with `--required`. `--dump FILE` writes the trees.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from .screens import find_scenes
from .stage import Scene, SceneContext, Variant

READER: Final = Path(__file__).with_name("spoken_reader.py")
SYSTEM_PYTHON: Final = "/usr/bin/python3"
LAUNCHERS: Final = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
VARIANT: Final = Variant("en", "light", (1280, 800))
ANNOUNCED: Final = "letters-building"
"""In this scene a piece is taken up by its key."""
MUTE: Final = ("filler", "unknown", "invalid", "redundant object")
"""Roles that a reader passes over together with the name."""
ANSWER_MS: Final = 60_000
"""How long the reader may take for a tree."""


class Need(NamedTuple):
    """Something that the run needs, and the Debian package that brings it."""

    is_there: bool
    package: str


def needs() -> tuple[Need, ...]:
    """Everything the run needs of the system."""
    return (
        Need(shutil.which("Xvfb") is not None, "xvfb"),
        Need(shutil.which("dbus-run-session") is not None, "dbus"),
        Need(any(Path(one).exists() for one in LAUNCHERS), "at-spi2-core"),
        Need(_has_dbus(), "python3-dbus"),
    )


def _has_dbus() -> bool:
    tried = [SYSTEM_PYTHON, "-c", "import dbus"]
    is_there = Path(SYSTEM_PYTHON).exists()
    return is_there and not subprocess.run(tried, check=False, capture_output=True).returncode


def faults(tree: Sequence[Mapping[str, Any]]) -> list[str]:
    """What is wrong with a tree, one line each."""
    found = []
    for one in tree:
        is_mute = one["role"] in MUTE
        is_lost = one["focusable"] and (is_mute or not one["name"])
        if is_lost or (is_mute and one["name"]):
            found.append(f"{one['role']} {one['name']!r}")
    return found


def as_text(tree: Sequence[Mapping[str, Any]]) -> str:
    """A tree as indented lines."""
    return "\n".join(
        f"{'  ' * one['depth']}{one['role']}: {one['name']}{' *' if one['focusable'] else ''}"
        for one in tree
    )


# In the X window


class Bus:
    """Asks the reader, while the program goes on answering it."""

    def __init__(self, reader: subprocess.Popen[str]) -> None:
        assert reader.stdin is not None
        assert reader.stdout is not None
        self._orders: IO[str] = reader.stdin
        self._answers: IO[str] = reader.stdout
        os.set_blocking(self._answers.fileno(), False)
        self._begun = ""
        self._answer()

    def ask(self, order: str) -> Any:
        """The answer to an order. Raises `TimeoutError`, and `RuntimeError` for what went wrong."""
        print(order, file=self._orders, flush=True)
        answer = json.loads(self._answer())
        if isinstance(answer, dict):
            raise RuntimeError(answer["fault"])
        return answer

    def close(self) -> None:
        """Have the reader end."""
        self._orders.close()
        self._answers.close()

    def _answer(self) -> str:
        from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

        deadline = QDeadlineTimer(ANSWER_MS)
        while "\n" not in self._begun:
            if deadline.hasExpired():
                raise TimeoutError("the reader does not answer")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            try:
                self._begun += os.read(self._answers.fileno(), 1 << 16).decode()
            except BlockingIOError:
                continue
        line, _, self._begun = self._begun.partition("\n")
        return line


def read_scenes(scenes: Sequence[Scene], dump: IO[str] | None) -> Iterator[str]:
    """Play the scenes; what is wrong with each."""
    from PySide6.QtWidgets import QApplication

    from wordsmith_desktop.app.paths import fonts_dir
    from wordsmith_desktop.window.kit.appearance import STYLE, load_fonts

    app = QApplication(["spoken-pages", *STYLE])
    family = load_fonts(fonts_dir())
    reader = subprocess.Popen(
        [SYSTEM_PYTHON, str(READER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    bus = Bus(reader)
    try:
        for scene in scenes:
            yield from (f"{scene.name}: {one}" for one in _read(scene, bus, family, dump))
    finally:
        if reader.stdin is not None:
            reader.stdin.close()
        reader.wait()
        del app


def _read(scene: Scene, bus: Bus, family: str, dump: IO[str] | None) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="wordsmith-spoken-") as folder:
        context = SceneContext(VARIANT, Path(folder), family)
        try:
            widget = scene.make(context)
            widget.show()
            context.settle()
            tree = bus.ask("tree")
            if dump is not None:
                dump.write(f"# {scene.name}\n{as_text(tree)}\n\n")
            if not tree:
                yield "nothing is on the bus"
            yield from faults(tree)
            if scene.name == ANNOUNCED:
                yield from _announcement(context, bus)
        finally:
            context.close()


def _announcement(context: SceneContext, bus: Bus) -> Iterator[str]:
    """Take a piece up by key, and hear of it."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from wordsmith_desktop.games.letter_pieces.table.board import Board

    board = context.window.findChild(Board)
    assert board is not None
    context.window.activateWindow()
    context.wait_until(context.window.isActiveWindow)
    board.setFocus()
    board.put_back()
    for kind in "1234":
        # There may be no piece of a kind any more.
        if board.hand is None:
            QTest.keyClick(board, Qt.Key(ord(kind)))
    context.settle()
    heard: list[str] = []
    for _ in range(_PATIENCE):
        heard += bus.ask("heard")
        if any("In your hand" in one for one in heard):
            return
    yield f"a piece that is taken up is not announced, but {heard}"


_PATIENCE: Final = 200
"""So often the reader is asked what it has heard; each time takes a moment on the bus."""


# Around it


@contextmanager
def x_server() -> Iterator[str]:
    """An X server without a screen; its display."""
    end, other = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(other), "-noreset", "-screen", "0", "1600x1000x24"],
        pass_fds=(other,),
        stderr=subprocess.DEVNULL,
    )
    os.close(other)
    try:
        with os.fdopen(end) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def main(arguments: Sequence[str]) -> int:
    """Read the pages asked for; 1 if anything is wrong, 2 if it cannot be tried."""
    parser = argparse.ArgumentParser(description="Read every page as a screen reader does.")
    parser.add_argument("--only", action="append", metavar="NAME", help="scenes that begin so")
    parser.add_argument("--dump", type=Path, metavar="FILE", help="write the trees there")
    parser.add_argument("--required", action="store_true", help="fail where a package is missing")
    parser.add_argument("--on-the-bus", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.on_the_bus:
        return _on_the_bus(tuple(given.only or ("",)), given.dump)
    missing = [need.package for need in needs() if not need.is_there]
    if missing:
        print(f"not tried: install {' '.join(missing)}", file=sys.stderr)
        return 2 if given.required else 0
    again = [sys.executable, "-m", "pictures.spoken_pages", *arguments, "--on-the-bus"]
    with x_server() as display:
        settings = {
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        done = subprocess.run(
            ["dbus-run-session", "--", *again], check=False, env={**os.environ, **settings}
        )
    return done.returncode


def _on_the_bus(wanted: tuple[str, ...], dump: Path | None) -> int:
    scenes = [scene for scene in find_scenes() if scene.name.startswith(wanted)]
    out = dump.open("w", encoding="utf-8") if dump else None
    found = 0
    for fault in read_scenes(scenes, out):
        found += 1
        print(fault, flush=True)
    if out is not None:
        out.close()
    print(f"{len(scenes)} pages read, {found} faults", flush=True)
    return int(found > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
