"""What the other did since one's last act, as far as both may know it."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.hidden_crossword.rules.events import AnchorNoted, GaveUp, PuzzleReady
from wordsmith_desktop.games.hidden_crossword.table.since import done_since

BEN = 1


@pytest.mark.usefixtures("dressed")
def test_what_the_other_did_stands_on_the_chip_and_what_nobody_did_does_not() -> None:
    events = (AnchorNoted(BEN, "YARD"), PuzzleReady(BEN), PuzzleReady(None), GaveUp(BEN))
    told = [(one.seat, one.text) for one in done_since(events)]
    assert [(BEN, "saw YARD"), (BEN, "puzzle ready"), (BEN, "gave up")] == told
