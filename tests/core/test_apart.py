from __future__ import annotations

import os
import time

import pytest

from wordsmith_desktop.core.apart import (
    Report,
    StoppedError,
    TooMuchError,
    done_apart,
    memory_mb,
)


def counted(report: Report, most: int) -> int:
    for number in range(most):
        report(number, most)
    return most


def failing(_report: Report) -> None:
    raise ValueError("as told")


def ended(_report: Report) -> None:
    os._exit(9)


def endless(report: Report) -> None:
    while True:
        report(0, 1)
        time.sleep(0.01)


def peak(_report: Report) -> float:
    return memory_mb()


def nothing(_done: int, _whole: int) -> None:
    return None


def never() -> bool:
    return False


def test_the_result_comes_back_and_the_progress() -> None:
    told: list[tuple[int, int]] = []
    found = done_apart(counted, 3, progress=lambda *given: told.append(given), should_stop=never)
    assert (3, [(0, 3), (1, 3), (2, 3)]) == (found, told)


def test_what_fails_is_raised_here() -> None:
    with pytest.raises(ValueError, match="as told"):
        done_apart(failing, progress=nothing, should_stop=never)


def test_what_the_system_ends_took_too_much() -> None:
    with pytest.raises(TooMuchError):
        done_apart(ended, progress=nothing, should_stop=never)


def test_it_can_be_stopped_and_takes_no_longer_than_it_may() -> None:
    told: list[object] = []
    with pytest.raises(StoppedError):
        done_apart(
            endless, progress=lambda *given: told.append(given), should_stop=lambda: bool(told)
        )
    with pytest.raises(TooMuchError):
        done_apart(endless, progress=nothing, should_stop=never, most_s=0.2)


def test_what_the_caller_holds_of_memory_is_not_counted() -> None:
    held = b"x" * (400 << 20)
    found = done_apart(peak, progress=nothing, should_stop=never)
    assert len(held) >> 20 > found
