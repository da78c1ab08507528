"""Playing a whole match alone, to learn what is possible in a deal.

A game answers in its module `bots` with `SOLOISTS`; `registry.soloists_of` finds them. A game
in which the computer has a seat (`core.seats.SETTER`) answers for that with `SETTER`, another
`Soloist`, found by `registry.setter_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from wordsmith_desktop.games.reviewing import Words

Soloist: TypeAlias = Callable[[Any, Words], Any]
"""The next action of the one player (seat 0) in a state in which that seat is to act.

It never has to wait for a clock, and plays so that the match ends after a bounded number of
actions. It may look at what that player may know, and plays only words of `Words`.
"""

Soloists: TypeAlias = Sequence[Soloist]
"""Different ways to play; the best of their results is what is possible. Each whole match should
take well under a second or two."""
