"""The clock of a table runs for one player at a time, up, or down to its end."""

from __future__ import annotations

from wordsmith_desktop.features.companion.table_clock import LONGEST_MS, new_clock

TWO = new_clock(2, 60_000)


def test_time_passes_only_while_it_runs_and_only_for_one() -> None:
    assert TWO == TWO.ticked(500)
    on = TWO.toggled().ticked(500).ticked(700)
    assert (58_800, 60_000) == (on.shown_ms(0), on.shown_ms(1))
    after = on.passed_on().ticked(1000)
    assert (58_800, 59_000) == (after.shown_ms(0), after.shown_ms(1))
    assert 0 == after.passed_on().player
    assert after.toggled() == after.toggled().ticked(5000)


def test_without_a_limit_it_counts_up_to_its_end() -> None:
    clock = new_clock(1).toggled().ticked(1500)
    assert 1500 == clock.shown_ms(0)
    assert LONGEST_MS == clock.ticked(LONGEST_MS).shown_ms(0)


def test_at_its_end_it_stops_and_can_only_be_passed_on() -> None:
    over = TWO.toggled().ticked(70_000)
    assert (0, False) == (over.shown_ms(0), over.is_running)
    assert not over.toggled().is_running
    assert (1, True) == (over.passed_on().player, over.passed_on().is_running)


def test_passing_on_a_clock_that_stands_starts_nothing() -> None:
    assert (1, False) == (TWO.passed_on().player, TWO.passed_on().is_running)


def test_it_goes_back_to_the_beginning_and_to_another_limit() -> None:
    used = TWO.toggled().ticked(500).passed_on()
    assert TWO == used.reset()
    assert new_clock(2, 5000) == used.limited(5000)
    assert 1 == len(new_clock(0).used_ms)
