"""The curtain between turns: drawn before a secret goes to a seat that has not lifted it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.core.seats import Seat

DrawCurtain = Callable[[str, Callable[[], None]], None]
"""Draws the curtain for a player of that name; the function is called when it is lifted."""


class TurnCurtain:
    """Knows who before the screen has lifted the curtain."""

    def __init__(self, names: Sequence[str], cover: DrawCurtain) -> None:
        """`names` of the players by seat."""
        self._names = names
        self._cover = cover
        self._uncovered: Seat | None = None
        self._is_covered = False

    def is_lifted_by(self, seat: Seat | None) -> bool:
        """Whether it was this seat that lifted the curtain last; None: whether nobody has."""
        return self._uncovered == seat

    def draw_if_needed(
        self,
        holder: Seat | None,
        *,
        is_hidden: bool,
        is_asked: bool,
        lifted: Callable[[], object],
    ) -> None:
        """Draw it when the turn goes to another seat and carries a secret.

        `holder` has the turn, `is_hidden` says that it carries a secret, `is_asked` that the
        table is asked about a word; `lifted` is called once the holder has lifted the curtain.
        """
        if not is_hidden or is_asked:
            # While the table is asked about a word everybody looks; the builder comes back after.
            self._uncovered = None
            return
        if holder is None or self._uncovered == holder or self._is_covered:
            return
        self._is_covered = True
        self._cover(self._names[holder], lambda: self._lift(holder, lifted))

    def _lift(self, seat: Seat, lifted: Callable[[], object]) -> None:
        self._is_covered = False
        self._uncovered = seat
        lifted()
