"""Goes on with a match with the printed box and is killed in the middle of telling what came.

`python -m tests.helpers.killed_box <seed>`
"""

from __future__ import annotations

import sys
from typing import Any, Final

from tests.conformance.play import told_at_random
from tests.helpers.killed import play_until_killed, tell
from tests.helpers.killed_table import sit_down
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.log import Act, EntryCodec
from wordsmith_desktop.session.live import AnySession

_TRIES: Final = 20
"""A card that another player holds cannot be drawn; something else can."""


def so_far(session: AnySession) -> dict[str, Any]:
    """What must be there again: what people did and what they told."""
    codec, match = EntryCodec(session.match.rules), session.match
    played = enumerate(match.played, start=1)
    return {"played": [codec.encode(number, Act(one.seat, one.action)) for number, one in played]}


def main() -> None:
    """Tell one thing and begin to type the next in the program itself, and wait for the end."""
    rng = Rng(int(sys.argv.pop()))

    def tell_a_little(program: Program) -> None:
        host = sit_down(program)
        page: Any = host.page
        assert host.seating.opened is not None
        box = page.table.box
        assert box is not None
        assert box.asks is not None
        assert any(not box.tell(told_at_random(box.asks, rng)) for _ in range(_TRIES))
        session = host.seating.opened.session
        card = page.box_card
        if card.entry is not None:
            card.entry.line.setText("E")
        tell(so_far(session))

    play_until_killed(tell_a_little)


if __name__ == "__main__":
    main()
