"""Threads use one file by turns."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.helpers.statistics import ANA, record, tally
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.records.results.store import Statistics

MATCHES = 60


def test_questions_are_answered_while_another_thread_records(statistics: Statistics) -> None:
    def record_all() -> None:
        for number in range(MATCHES):
            statistics.record(record(f"m{number}", (ANA, tally(number, [("CAT", 3)]))))

    with ThreadPoolExecutor() as pool:
        recording = pool.submit(record_all)
        counts = [0]
        while counts[-1] < MATCHES and not recording.done():
            counts += [one.games for one in players(statistics)]
        recording.result()
    assert counts == sorted(counts)
    assert MATCHES == players(statistics)[0].games
