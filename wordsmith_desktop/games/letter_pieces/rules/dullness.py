"""What the first pieces are good for, whatever the words are."""

from __future__ import annotations

from collections import Counter
from typing import Final

from .pieces import Shape
from .state import State

_LEAST_LONG: Final = 2
"""Most letters need a long piece."""
_MOST_ALIKE: Final = 0.5
"""Of one shape, of all pieces."""
_LEAST_SHAPES: Final = 3


def is_dull(state: State) -> bool:
    """Whether hardly a word can be built from the first pieces of somebody who gets no others.

    Of a thousand deals of ten pieces a quarter are dull; among them are all from which fewer than
    twenty common words can be built in either language.
    """
    shapes = Counter(piece.kind for piece in state.players[0].pieces)
    most = max(shapes.values(), default=0)
    is_lopsided = most > _MOST_ALIKE * shapes.total() or len(shapes) < _LEAST_SHAPES
    return is_lopsided or shapes[Shape.L] < _LEAST_LONG


IS_DULL: Final = is_dull
