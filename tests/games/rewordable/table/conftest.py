"""The program of a test, closed afterwards."""

from __future__ import annotations

import pytest

from tests.games.rewordable.table.play_deal import CATS
from tests.games.rewordable.table.play_table import Play


@pytest.fixture
def table(play: Play) -> Play:
    """Ana looks at C AT T SE EL, with I NG D in the pool."""
    play.sit_at(CATS, "Ana", "Ben")
    play.lift()
    return play


@pytest.fixture
def robbing(table: Play) -> Play:
    """Ana has built CAT of C and AT; Ben looks at H ER AR TH E."""
    table.write_word("CAT")
    table.lift()
    return table
