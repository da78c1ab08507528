"""Letters that are typed one by one, and taken back and brought back one by one, in every game."""

from __future__ import annotations

import pytest

from tests.games.play_hands import chord, write
from tests.games.table_case import AnyPlay, TableCase
from wordsmith_desktop.games.common.registry import game_names

pytestmark = pytest.mark.parametrize("game", game_names())


@pytest.fixture
def laid(play: AnyPlay, case: TableCase) -> list[str]:
    """What has lain there after each of three letters, nothing first."""
    sit, letters, laid = case.letters
    sit(play)
    found = [laid(play)]
    for letter in letters:
        write(letter)
        found.append(laid(play))
    assert 4 == len(set(found)), found
    return found


def test_letters_are_taken_back_and_brought_back_one_by_one(
    play: AnyPlay, case: TableCase, laid: list[str]
) -> None:
    _sit, _letters, now = case.letters
    for expected in laid[2::-1]:
        chord("Z")
        assert expected == now(play)
    for expected in laid[1:]:
        chord("Y")
        assert expected == now(play)


def test_a_new_letter_after_undo_leaves_nothing_to_redo(
    play: AnyPlay, case: TableCase, laid: list[str]
) -> None:
    _sit, letters, now = case.letters
    chord("Z")
    chord("Z")
    write(letters[2])
    changed = now(play)
    assert changed not in laid
    chord("Y")
    assert changed == now(play)
    chord("Z")
    assert laid[1] == now(play)
