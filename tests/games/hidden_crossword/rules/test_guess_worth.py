"""What a guess tells puzzles apart by: the count of its length, and marks at the best place."""

from __future__ import annotations

import math

import pytest

from tests.games.hidden_crossword import hc

KNOWN = hc.ClueKnowledge("RATERUNTENSOD", "RATE")
BIT = 1 << 16
WORLDS: tuple[hc.World, ...] = (
    ("RUN", "TEN", "RATE"),
    ("RUN", "SOD", "RATE"),
    ("RUN", "TEN", "DOSE", "RATE"),
    ("NUT", "NOSED", "RATE"),
)


def test_answers_that_are_all_different_tell_all_there_is() -> None:
    """RUN is in two of them at one place, where TEN and SOD tell them apart by their own."""
    best = hc.best_telling(KNOWN, WORLDS[:2], ["TEN"])
    assert (BIT, 1) == (best.parts / 2, best.left)


def test_how_many_words_there_are_tells_puzzles_apart_as_well() -> None:
    """DOSE: two words of four letters in one of them, only the anchor in the others."""
    best = hc.best_telling(KNOWN, WORLDS, ["DOSE"])
    expected = 4 * (2 - 3 / 4 * math.log2(3))
    assert expected == pytest.approx(best.parts / BIT, abs=1e-3)
    assert (1, "DOSE") == (best.frequency, best.word)


def test_a_length_that_none_of_them_has_tells_nothing() -> None:
    assert 0 == hc.best_telling(KNOWN, WORLDS, ["SOUNDER"]).parts


def test_the_best_place_is_where_the_marks_differ_most() -> None:
    """Of RUN and TEN or SOD, the other one is what differs."""
    worlds: tuple[hc.World, ...] = (("RUN", "TEN", "RATE"), ("RUN", "SOD", "RATE"))
    assert hc.best_telling(KNOWN, worlds, ["RUN"]).parts == 2 * BIT
    same: tuple[hc.World, ...] = (("ODE", "TEN", "RATE"), ("ODE", "TON", "RATE"))
    assert 1 == hc.best_place(KNOWN, same, "TEN", 2)


def test_words_that_are_in_all_of_them_are_not_asked_for() -> None:
    assert "RATE" not in hc.likely_words(WORLDS)
    assert "RUN" == hc.likely_words(WORLDS)[0]


def test_the_anchor_is_named_and_so_told_apart() -> None:
    """Whether the anchor or another word stands in a place is told, however alike they are."""
    worlds: tuple[hc.World, ...] = (("RATE", "RUED"), ("RATA", "RATE"))
    known = hc.ClueKnowledge("RATERUED", "RATE")
    assert hc.best_telling(known, worlds, ["RUED"]).parts == 2 * BIT
