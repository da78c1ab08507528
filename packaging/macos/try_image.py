"""Tries a disk image for real: opens it, takes the application out, has it answer. On macOS.

`python try_image.py IMAGE`
"""

from __future__ import annotations

import plistlib
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

APPLICATION: Final = "Wordsmith Desktop.app"
PROGRAM: Final = "Contents/MacOS/wordsmith-desktop"
WORD: Final = "HATS"


def run(*command: str | Path) -> str:
    """What a program says. Raises `CalledProcessError` where it fails."""
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=True
    )
    return done.stdout


def try_application(application: Path) -> str:
    """Have it tell its version and judge a word; says what it told. Raises `AssertionError`."""
    run("codesign", "--verify", "--deep", "--strict", application)
    info = plistlib.loads((application / "Contents/Info.plist").read_bytes())
    version = run(application / PROGRAM, "--version").split()[-1]
    assert version == info["CFBundleShortVersionString"], version
    assert info["CFBundleDocumentTypes"], "no type of document"
    answer = run(application / PROGRAM, "check", WORD)
    assert answer.startswith(f"{WORD}\tvalid"), answer
    return f"{version}: {answer.strip()}"


def main(arguments: Sequence[str]) -> int:
    """Open the image, copy the application out of it as people do, and try that."""
    with tempfile.TemporaryDirectory() as folder:
        image, copy = Path(folder, "image"), Path(folder, APPLICATION)
        run("hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", image, arguments[0])
        try:
            assert (image / "Applications").is_symlink()
            run("ditto", image / APPLICATION, copy)
        finally:
            run("hdiutil", "detach", image)
        print(try_application(copy))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
