"""The console script `wordsmith-desktop`."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program with the arguments of this process; return its exit status."""
    if getattr(sys, "frozen", False):
        # In a bundle this program is also what a process of multiprocessing is started with.
        from multiprocessing import freeze_support

        freeze_support()
    from wordsmith_desktop.app.command_line import run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
