"""`dev.py test --windows [ARGS]`: tests under Windows' Python in Wine, without a display."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

PACKAGING: Final = Path(__file__).resolve().parents[1]
ROOT: Final = PACKAGING.parent
sys.path[:0] = [str(PACKAGING), str(ROOT)]

import checking  # noqa: E402
from building import BuildError  # noqa: E402
from windows import embedded, wine  # noqa: E402

ONLY_WINE: Final = PACKAGING / "windows" / "only_wine.toml"
SETTINGS: Final = ROOT / "build" / "windows-tests.json"
USUAL: Final = ("-p", "no:cacheprovider", "-p", "no:randomly")


def only_wine() -> dict[str, str]:
    """Tests that Wine alone gets wrong, each with its reason."""
    told = tomllib.loads(ONLY_WINE.read_text("utf-8"))
    return {name: each["reason"] for each in told["left_out"] for name in each["tests"]}


def run_tests(arguments: Sequence[str]) -> int:
    """The quick lane, or what the arguments say to pytest; its status. Raises `BuildError`."""
    lane = checking.Lane((), {}) if arguments else checking.lane_of(ROOT, "--quick")
    python = embedded.provide_python(
        wine.KEPT,
        (embedded.SHIPS, embedded.TESTING),
        wine.windows_path(ROOT),
    )
    system = wine.find_system()
    SETTINGS.parent.mkdir(exist_ok=True)
    environ = {
        "QT_QPA_PLATFORM": "offscreen",
        # That platform knows no typefaces of Windows.
        "QT_QPA_FONTDIR": wine.windows_path(wine.FONTS),
        checking.EFFORT: os.environ.get(checking.EFFORT, "1"),
        **lane.environ,
    }
    SETTINGS.write_text(json.dumps({"environ": environ, "left_out": only_wine()}), "utf-8")
    cache = wine.windows_path(wine.KEPT / "pycache")
    script = wine.windows_path(PACKAGING / "windows" / "run_tests.py")
    words = [wine.windows_path(python), "-X", f"pycache_prefix={cache}", script]
    words += [wine.windows_path(SETTINGS), *USUAL, *lane.arguments, *arguments]
    # Saves and statistics are seen to the disk at every step, which takes most of the time.
    memory = Path("/dev/shm")
    with (
        tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else wine.KEPT) as folder,
        wine.fresh_windows(system) as windows,
    ):
        words += ["--basetemp", wine.windows_path(Path(folder) / "pytest")]
        with windows.start(*words, output=sys.stdout.fileno()) as process:
            return process.wait()


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say."""
    try:
        return run_tests(arguments)
    except BuildError as error:
        print(f"test --windows: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
