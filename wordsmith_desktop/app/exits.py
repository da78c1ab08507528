"""What the exit status of the program says."""

from __future__ import annotations

from enum import IntEnum, unique


@unique
class Exit(IntEnum):
    """Every status there is; `--help` lists them."""

    GOOD = 0
    NEGATIVE = 1
    """A word is invalid or cannot be built, or a save is damaged."""
    USAGE = 2
    """The arguments make no sense, or there is no display for the window."""
    NO_DICTIONARY = 3
    CRASH = 70
    """A mistake of the program's own; a report was written."""
    NO_OUTPUT = 74
    """The output could not be written."""
    INTERRUPTED = 130
    BROKEN_PIPE = 141


class ExitError(Exception):
    """Ends the program with one line for the person and a status."""

    def __init__(self, line: str, status: Exit) -> None:
        super().__init__(line)
        self.line = line
        self.status = status
