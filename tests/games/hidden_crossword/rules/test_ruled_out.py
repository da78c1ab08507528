"""What the marks under guesses exclude of the letters of a word."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from wordsmith_desktop.core.rng import Rng

LETTERS = "AEINRST"


def _excluded(
    clue: hc.ClueType,
    target: str,
    *guesses: str,
    letters: str = LETTERS,
    counts_repeats: bool = True,
) -> hc.Excluded:
    asked = [
        hc.Guess(1, word, 1, marks=hc.marks_of(clue, target, word, counts_repeats=counts_repeats))
        for word in guesses
    ]
    return hc.ruled_out(clue, asked, letters, counts_repeats=counts_repeats)


def test_an_arrow_excludes_its_letter_and_all_beyond() -> None:
    """W15: E in front of A comes earlier, N behind it later; the star excludes nothing."""
    found = _excluded(hc.ClueType.ALPHABET, "ANT", "EAT")
    assert {(0, one) for one in "EINRST"} | {(1, "A")} == found


def test_a_letter_without_a_mark_is_nowhere_and_one_with_a_dash_not_there() -> None:
    """W16."""
    found = _excluded(hc.ClueType.PLACE, "TEN", "NET")
    assert {(0, "N"), (2, "T")} == found
    assert {(at, "S") for at in range(3)} <= _excluded(hc.ClueType.PLACE, "TEN", "SET")


def test_a_second_one_without_a_mark_leaves_the_star_of_the_first() -> None:
    """W16: TEE for TEN: the second E is not there, and no other either."""
    found = _excluded(hc.ClueType.PLACE, "TEN", "TEE")
    assert {(2, "E"), (0, "E")} == found
    found = _excluded(hc.ClueType.PLACE, "NET", "TEE", counts_repeats=False)
    assert {(0, "T"), (2, "E")} == found


def test_one_that_has_a_dash_elsewhere_is_out_at_its_own_places_alone() -> None:
    """EELS for TEEN has a dash and a star; EASE for TEN is one dash."""
    assert {(0, "E"), (3, "E")} <= _excluded(hc.ClueType.PLACE, "TRES", "EASE")
    assert (2, "E") not in _excluded(hc.ClueType.PLACE, "TRES", "EASE")


@pytest.mark.parametrize("counts_repeats", [True, False])
@pytest.mark.parametrize("clue", hc.ClueType)
def test_the_right_letter_is_never_excluded(clue: hc.ClueType, counts_repeats: bool) -> None:
    rng = Rng(5)
    for _ in range(400):
        target, *guesses = ["".join(rng.choice("AENST") for _ in range(5)) for _ in range(4)]
        found = _excluded(clue, target, *guesses, counts_repeats=counts_repeats)
        assert found.isdisjoint(enumerate(target)), (target, guesses)
        assert all(one in LETTERS for _, one in found)
