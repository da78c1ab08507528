"""What can come after a match that is over, and what its end says beside its points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.value import Value


class WayOn(Value):
    """A way on, as a button says it."""

    title: str
    call: Callable[[], object]


class SpecialEnd(Value):
    """The end of a match that is played for something else than its points, such as a medal."""

    headline: str
    sentence: str
    panel: QWidget
    """What stands in the place of the points."""
    steps: tuple[WayOn, ...]
    """What can come next, the likeliest last."""
    text: Callable[[], str]
    """The result, to be sent to somebody."""
    picture: Callable[[], QPixmap]
    """The same as a picture."""


class AfterMatch(Value):
    """What can be done once a match is over, beside playing again and going home."""

    replay: Callable[[], object] | None = None
    """Look at it once more."""
    review: Callable[[], object] | None = None
    """Show the plays that could have been."""
    result: Callable[[], object] | None = None
    """Show the result of a challenge, beside everybody else's."""
    after_lesson: Callable[[], tuple[WayOn, ...]] | None = None
    """What can come after a lesson, the likeliest first."""
    special: Callable[[], SpecialEnd | None] | None = None
    """Makes what is shown of it in other words than points, such as a challenge's medal."""


NO_WAYS: Final = AfterMatch()
