"""Ceilings in processor time, of which a busy machine takes no more; the best of several runs."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np
import pytest

from wordsmith_desktop.lexicon.folding import ALPHABET
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon

from .conftest import DICTIONARIES


def _seconds(run: Callable[[], object], times: int) -> float:
    def once() -> float:
        start = time.process_time()
        run()
        return time.process_time() - start

    return min(once() for _ in range(times))


@pytest.mark.parametrize("tag", ["en", "en-us", "en-gb", "de"])
def test_a_dictionary_opens_within_three_tenths_of_a_second(tag: str) -> None:
    assert _seconds(lambda: open_lexicon(tag, DICTIONARIES), 5) < 0.3


def test_a_piece_search_costs_about_a_pass_of_comparison(german: Lexicon) -> None:
    weights = np.random.default_rng(2).integers(0, 3, (len(ALPHABET), 4), np.uint8)
    table = german.index.project(weights)
    limit = np.uint32(0x10101010)
    bare = _seconds(lambda: table.packed <= limit, 101)
    assert len(table.buildable((5, 5, 3, 3))) > 0
    assert _seconds(lambda: table.buildable((5, 5, 3, 3)), 101) <= 2 * bare


def test_listed_words_are_judged_in_microseconds(german: Lexicon) -> None:
    assert _seconds(lambda: german.judge("Tür"), 101) < 0.0005


def test_opening_english_takes_little_memory() -> None:
    pytest.importorskip("resource")
    code = (
        "import resource, sys, numpy; from pathlib import Path;"
        "import wordsmith_desktop.lexicon.loading as module;"
        "peak = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss; before = peak();"
        "lexicon = module.open_lexicon('en', Path(sys.argv[1])); print(peak() - before)"
    )
    grown = subprocess.check_output([sys.executable, "-c", code, str(DICTIONARIES)], text=True)
    assert int(grown) < 20_000
