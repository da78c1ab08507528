"""What others did since one's last act, for a line on each one's chip."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.length_x_wit.rules.events import ResponseDeclined, TurnFailed
from wordsmith_desktop.games.length_x_wit.table.since import done_since

BEN, CHO = 1, 2


@pytest.mark.usefixtures("dressed")
def test_that_somebody_did_not_respond_is_told_where_nothing_else_is() -> None:
    events = (ResponseDeclined(BEN), ResponseDeclined(CHO), ResponseDeclined(BEN), failed(CHO))
    told = [(one.seat, one.text) for one in done_since(events)]
    assert [(CHO, "+2 · no word"), (BEN, "no response")] == told


def failed(seat: int) -> TurnFailed:
    return TurnFailed(seat, points=2)
