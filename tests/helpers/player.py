"""A program that plays a seeded match and prints every line once it is written."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.helpers.live import begin, play_a_little
from tests.helpers.toy_game import Pace, ToyRuleset
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.files import LogFile
from wordsmith_desktop.records.store import Shelf


class Confirming(LogFile):
    """A log file that prints what it has written."""

    def write(self, offset: int, data: bytes) -> None:
        super().write(offset, data)
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()


def main(folder: str, seed: str) -> None:
    """Play until somebody ends the program."""
    rng = Rng(int(seed))
    ruleset = ToyRuleset(turns=1_000_000, pace=Pace.HARD)
    session = begin(Shelf(Path(folder), open_file=Confirming), ruleset, seed=int(seed)).session
    while True:
        play_a_little(session, rng)


if __name__ == "__main__":
    main(*sys.argv[1:])
