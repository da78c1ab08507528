"""Makes the installers for the system it runs on: `dev.py package [--verify] [--output DIR]`.

First comes the bundle, one folder with everything in it; what people install is made of that.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from building import BuildError, Made, timed
from bundle.build import make_bundle

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "package"
"""Here lies the bundle, too."""

_ELSEWHERE: Final = {"win32": "windows/build.py", "darwin": "macos/build.py"}
"""What makes the installer of a system; it asks for a bundle with the icon it needs."""


def bundle() -> Made:
    """The bundle, made anew. Raises `BuildError`."""
    WORK.mkdir(parents=True, exist_ok=True)
    return timed(lambda: make_bundle(WORK, WORK / "work"))


def for_linux(output: Path, *, is_tried: bool) -> None:
    """Make everything, and try it in a fresh system where that is wanted. Raises `BuildError`."""
    from linux.packages import make
    from linux.verify import verify

    whole = bundle()
    print(whole.line(), flush=True)
    made = []
    for each in make(whole.path, WORK / "work", output):
        print(each.line(), flush=True)
        made.append(each.path)
    if is_tried:
        verify(made, WORK)


def for_windows(output: Path) -> None:
    """Make and try the installer for Windows, on Debian. Raises `BuildError`."""
    if sys.platform != "linux":
        raise BuildError("--windows is for Debian; on Windows itself leave it out")
    from windows.on_debian import make_for_windows

    make_for_windows(output, WORK)


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; 1 where it did not work."""
    parser = argparse.ArgumentParser(description="Make the installers for this system.")
    parser.add_argument("--bundle-only", action="store_true", help="no installers")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="install, start, play and remove them in a fresh Debian system (Linux, as root)",
    )
    parser.add_argument(
        "--windows",
        action="store_true",
        help="the installer for Windows instead, made and tried in Wine (Debian)",
    )
    parser.add_argument(
        "--output", type=Path, default=ROOT / "dist", metavar="DIR", help="usually dist"
    )
    given = parser.parse_args(arguments)
    output = given.output.resolve()
    output.mkdir(parents=True, exist_ok=True)
    # Icons are painted, which no display is needed for.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        if given.windows:
            for_windows(output)
        elif given.bundle_only:
            print(bundle().line())
        elif sys.platform == "linux":
            for_linux(output, is_tried=given.verify)
        else:
            script = ROOT / "packaging" / _ELSEWHERE[sys.platform]
            return subprocess.call([sys.executable, str(script), "--output", str(output)])
    except BuildError as error:
        print(f"package.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
