"""A name is one name however its letters are composed, spaced and capitalised."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from wordsmith_desktop.records.names import LONGEST_NAME, folded, guest_key, tidy
from wordsmith_desktop.records.profiles import NameFault, Profiles
from wordsmith_desktop.records.settings import FIRST_MATCHES, Settings

COMPOSED = "Jürgen"
IN_PARTS = normalize("NFD", COMPOSED)


def test_the_two_are_not_the_same_text() -> None:
    assert COMPOSED != IN_PARTS


@pytest.mark.parametrize(
    "name", [IN_PARTS, f"  {IN_PARTS} ", "JÜRGEN", normalize("NFD", "jürgen"), COMPOSED]
)
def test_a_name_is_told_from_no_other_spelling_of_it(name: str) -> None:
    assert folded(COMPOSED) == folded(name)
    assert guest_key(COMPOSED) == guest_key(name)
    profiles = Profiles()
    known = profiles.add(COMPOSED)
    assert known == profiles.named(name)
    assert NameFault.TAKEN is profiles.fault(name)


def test_other_names_stay_others() -> None:
    assert len({folded(name) for name in ("Jurgen", "Jürgen", "Juergen", "Jür gen")}) == 4


def test_a_name_is_kept_composed_and_cut_where_it_is_too_long() -> None:
    assert COMPOSED == tidy(f" {IN_PARTS}  ")
    assert "ü" * LONGEST_NAME == tidy(normalize("NFD", "ü" * 40))


def test_whoever_is_new_is_new_under_one_name_alone() -> None:
    begun = tuple(f"toy/{name}" for name in (COMPOSED, IN_PARTS) for _ in range(FIRST_MATCHES))
    assert not Settings(first_matches=begun).is_new_to("toy", COMPOSED)
    assert Settings(first_matches=begun).is_new_to("toy", "Jurgen")
