"""Puzzles of the workshop that tests write and read, and damage for their files."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from tests.helpers.finished_puzzles import POOL, STAIRS, TALL, TRAIN
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import LetterSource, Workpiece

TRAINS: Final = (
    Workpiece(
        title="Trains & <more>",
        author="Ana Größe",
        language="en",
        layout=TRAIN.layout,
        source=LetterSource.TYPED,
        pool=POOL,
        anchor="TRAIN",
    )
    .with_clue("TAR", 'Black & <b>sticky</b>, "isn’t it"?')
    .with_clue("OLD", "Not new – ü")
)
"""With all that may be hard to write."""
FREE: Final = Workpiece(title="Stufen", language="de", layout=STAIRS.layout)
PIECES: Final = (TRAINS, FREE, Workpiece(title="T", layout=TALL.layout))
HEAVIEST: Final = 20


def damaged(content: bytes, count: int) -> Iterator[bytes]:
    """The same with bytes changed, cut out, put in or doubled, now one and then many."""
    for seed in range(count):
        rng = Random(seed)
        made = bytearray(content)
        for _ in range(rng.choice((1, 1, 3, HEAVIEST))):
            at = rng.randrange(max(1, len(made)))
            part = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 4)))
            how = rng.randrange(5)
            if how == 0:
                made[at : at + 1] = part
            elif how == 1:
                del made[at : at + rng.randrange(1, 40)]
            elif how == 2:
                made[at:at] = part
            elif how == 3:
                made[at : at + 1] = bytes(
                    byte ^ 1 << rng.randrange(8) for byte in made[at : at + 1]
                )
            else:
                made[at:at] = made[at : at + 30]
        yield bytes(made)
