"""What features have on the home page."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, TypeAlias

from wordsmith_desktop.core.value import Value

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.features.matches.pages.save_figures import Begun
    from wordsmith_desktop.features.new_match.company import Company
    from wordsmith_desktop.wording.texts import Text

HomeWay: TypeAlias = "tuple[Text, Callable[[], object]]"
"""What a button says, and what it does."""


class HomeCard(Value):
    """A feature's own part of the home page."""

    card: QWidget
    show_for: Callable[[Company, Collection[Begun]], object]
    """Tells how it stands for those at the table, with all that is begun and not over."""
