"""The console script `wordsmith-desktop`."""

from __future__ import annotations


def main() -> int:
    """Run the program with the arguments of this process; return its exit status."""
    from wordsmith_desktop.app.command_line import run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
