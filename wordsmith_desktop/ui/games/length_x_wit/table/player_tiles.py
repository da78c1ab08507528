"""The other players' tiles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.ui.games.length_x_wit.pieces.faces import Face, Kind
from wordsmith_desktop.ui.games.length_x_wit.table import texts
from wordsmith_desktop.ui.games.length_x_wit.table.small_tiles import SmallTiles
from wordsmith_desktop.ui.games.length_x_wit.table.views import PlayerView
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say


class PlayerLine(QWidget):
    """One player's name and tiles."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = label("", wrap=False)
        self.tiles = SmallTiles(18 + look().px(1.75))
        self.none = label(say(texts.NO_TILES), tone="muted", wrap=False)
        line = QHBoxLayout(self)
        # The room between players in one line.
        line.setContentsMargins(0, 0, look().gap(2), 0)
        line.setSpacing(look().gap(1))
        for part in (self.name, self.tiles, self.none):
            line.addWidget(part)
        self.setFixedHeight(self.tiles.sizeHint().height())

    def show_player(self, view: PlayerView) -> None:
        """Show this player."""
        self.name.setFont(look().font(bold=view.is_active))
        metrics = QFontMetrics(self.name.font())
        room = look().px(14)
        self.name.setText(metrics.elidedText(view.name, Qt.TextElideMode.ElideRight, room))
        self.tiles.show_faces([Face(text, value, Kind.TILE) for text, value in view.tiles])
        self.tiles.setVisible(bool(view.tiles))
        self.none.setVisible(not view.tiles)
        spoken = spoken_player(view)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)


class PlayerTiles(QWidget):
    """Each other player's name and small tiles, face up; nothing can be picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[PlayerLine] = []
        self._flow = FlowLayout(self, spacing=look().gap(0.25))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def lines(self) -> tuple[PlayerLine, ...]:
        """The players in their order."""
        return tuple(self._lines)

    def show_players(self, players: Sequence[PlayerView]) -> None:
        """Show these, in the order in which they respond."""
        while len(self._lines) < len(players):
            line = PlayerLine(self)
            self._lines.append(line)
            self._flow.addWidget(line)
            line.show()
        while len(self._lines) > len(players):
            gone = self._lines.pop()
            self._flow.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for line, view in zip(self._lines, players, strict=True):
            line.show_player(view)
        self.updateGeometry()


def spoken_player(view: PlayerView) -> str:
    """A player's tiles in words."""
    if not view.tiles:
        return say(texts.NO_TILES_OF, name=view.name)
    letters = ", ".join(text for text, _ in view.tiles)
    return say(texts.TILES_OF, name=view.name, letters=letters)
