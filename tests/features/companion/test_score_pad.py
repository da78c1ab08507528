"""The score pad adds up, takes back, and comes back as it was kept."""

from __future__ import annotations

import pytest

from wordsmith_desktop.features.companion.score_pad import LARGEST, PadEntry, ScorePad, read_pad

PAD = (
    ScorePad()
    .with_players(("Ana", "Ben"))
    .with_entry(PadEntry(0, 12))
    .with_entry(PadEntry(1, -3))
    .with_entry(PadEntry(0, 7))
    .with_entry(PadEntry(1, 2, is_counted=True))
)


def test_points_add_up_by_player_and_counters_by_themselves() -> None:
    assert ((12, 7), (-3,)) == (PAD.rounds(0), PAD.rounds(1))
    assert (19, -3) == (PAD.total(0), PAD.total(1))
    assert (0, 2) == (PAD.counter(0), PAD.counter(1))


def test_whoever_has_the_fewest_rounds_comes_next() -> None:
    assert 1 == PAD.next_player
    assert 0 == PAD.with_entry(PadEntry(1, 5)).next_player
    assert 0 == ScorePad().next_player


def test_the_last_entry_is_taken_back_whatever_it_was() -> None:
    assert 0 == PAD.without_last().counter(1)
    assert 12 == PAD.without_last().without_last().total(0)
    assert () == ScorePad().without_last().entries


def test_nobody_with_entries_is_left_out() -> None:
    with pytest.raises(ValueError, match="left out"):
        PAD.with_players(("Ana",))
    assert ("Eva", "Ben", "Cem") == PAD.with_players(("Eva", " Ben ", "", "Cem")).players
    assert 8 == len(ScorePad().with_players("ABCDEFGHIJ").players)


@pytest.mark.parametrize("entry", [PadEntry(2, 1), PadEntry(-1, 1), PadEntry(0, LARGEST + 1)])
def test_what_cannot_be_is_not_entered(entry: PadEntry) -> None:
    with pytest.raises(ValueError, match=r"no such player|too many points"):
        PAD.with_entry(entry)


def test_it_comes_back_as_it_was_kept_and_without_lines_that_mean_nothing() -> None:
    assert ("0:12", "1:-3", "0:7", "1#2") == PAD.lines
    assert PAD == read_pad(PAD.players, (*PAD.lines, "5:1", "x", "0:", "0:9999999"))
