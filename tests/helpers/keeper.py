"""A program that records one match after the other and prints each once it is on the disk."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.helpers.statistics import random_record
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.results.store import Statistics


def main(path: str, seed: str) -> None:
    """Record until somebody ends the program."""
    statistics, rng = Statistics(Path(path)), Rng(int(seed))
    number = 0
    while True:
        found = random_record(number, rng)
        statistics.record(found)
        print(found.match_id, flush=True)
        number += 1


if __name__ == "__main__":
    main(*sys.argv[1:])
