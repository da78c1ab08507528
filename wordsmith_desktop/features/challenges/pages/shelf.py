"""The shelf of medals: a line for every kind, with what is missing for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import STRETCH, in_column
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from .. import challenge_texts as texts
from ..album import Album, KindMedals
from ..kinds import ChallengeKind
from ..medals import Medal
from .in_words import missing_text, title_of_kind
from .medal import paint_medal

_ORDER: Final = tuple(medal for medal in reversed(Medal) if medal)
_FAINT: Final = 0.45
"""How a medal is seen that was not won yet."""


@has_role(QAccessible.Role.StaticText)
class MedalCounts(QWidget):
    """All medals, and how often each was won."""

    def __init__(self) -> None:
        super().__init__()
        self._shelf: KindMedals | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_shelf(self, shelf: KindMedals) -> None:
        """Show the medals of a kind."""
        self._shelf = shelf
        counts = (
            say(texts.MEDAL_COUNT, medal=say(texts.MEDALS[medal]), n=shelf.medals[medal])
            for medal in _ORDER
        )
        self.setAccessibleName(", ".join(counts))
        set_tip(self, self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look().px(6 * len(_ORDER)), look().px(3))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._shelf is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look().font(Size.BODY))
        part, side = self.width() / len(_ORDER), self.height() * 0.8
        for place, medal in enumerate(_ORDER):
            count = self._shelf.medals[medal]
            area = QRectF(place * part, (self.height() - side) / 2, side, side)
            painter.setOpacity(1.0 if count else _FAINT)
            paint_medal(painter, area, medal, is_small=True)
            painter.setOpacity(1.0)
            painter.setPen(colour(look().theme.ink if count else look().theme.muted))
            text = QRectF(area.right() + 4, 0, part - side - 4, self.height())
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, str(count))


@has_role(QAccessible.Role.Grouping)
class MedalShelf(QFrame):
    """All kinds below each other."""

    def __init__(self, kinds: Sequence[ChallengeKind]) -> None:
        super().__init__()
        self.setProperty("surface", "raised")
        self.setAccessibleName(say(texts.SHELF))
        step = look().gap(1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * step)
        grid.setVerticalSpacing(step // 2)
        grid.setColumnStretch(0, 1)
        self._kinds = tuple(kinds)
        self.counts = {kind.key: MedalCounts() for kind in kinds}
        self.following = {kind.key: label("", tone="muted") for kind in kinds}
        """By the kind's key, what is missing for the next medal."""
        for row, kind in enumerate(kinds):
            grid.addWidget(label(title_of_kind(kind)), 2 * row, 0)
            counts = self.counts[kind.key]
            grid.addWidget(counts, 2 * row, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self.following[kind.key], 2 * row + 1, 0, 1, 2)
        self.streaks = label("")
        in_column(
            label(say(texts.STREAKS), size="lead"),
            self.streaks,
            label(say(texts.SHELF), size="lead"),
            grid,
            STRETCH,
            inside=self,
            spacing=step,
            margins=2 * step,
        )

    def show_album(self, album: Album) -> None:
        """Show somebody's medals."""
        for kind in self._kinds:
            shelf = album.shelf_of(kind)
            self.counts[kind.key].show_shelf(shelf)
            line = self.following[kind.key]
            line.setText(missing_text(shelf))
            line.setVisible(bool(line.text()))
