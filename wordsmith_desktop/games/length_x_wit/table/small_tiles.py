"""Small tiles: those of the other players, and those that the turn has banked or spent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import STRETCH, FlowLayout, in_row
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.solid import SHADOW
from wordsmith_desktop.window.kit.strip.views import PieceView
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import texts as kit_texts
from wordsmith_desktop.wording.texts import Text, say, say_count

from ..words import table_texts as texts
from .pieces import ASPECT, PieceFace, PieceKind, paint_face
from .views import PlayerView

_GAP: Final = 0.12
"""Room between two tiles in the height of one."""
_LEAST: Final = 24
"""Least breadth of a tile in pixels, where many have to find room."""


TOGETHER: Final = "tiles together"
"""By this all tiles of a row are known to what moves."""
_ROOMY: Final = 18
_NARROW: Final = 12
"""What the tiles of others are high besides what grows with the text, in pixels."""
_FEW: Final = 3
"""So many others have tiles whose values can be read."""


@has_role(QAccessible.Role.StaticText)
class SmallTiles(QWidget):
    """Paints tiles of a height, smaller where there is no room for all of them."""

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        """`height` in pixels."""
        super().__init__(parent)
        self._height = height
        self._faces: tuple[PieceFace, ...] = ()
        self._numbers: tuple[int, ...] = ()
        self._coming: frozenset[Key] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_height(self, height: int) -> None:
        """Have tiles of that height in pixels."""
        self._height = height
        self.updateGeometry()

    @property
    def faces(self) -> tuple[PieceFace, ...]:
        """What is shown, from left to right."""
        return self._faces

    def show_faces(self, faces: Sequence[PieceFace], numbers: Sequence[int] = ()) -> None:
        """Show these; by their `numbers` tiles are known that come here or leave."""
        self._numbers = tuple(numbers)
        if self._faces == tuple(faces):
            return
        self._faces = tuple(faces)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._breadth(self._height)), self._height + 2 * self._room)

    def minimumSizeHint(self) -> QSize:
        least = self._breadth(_LEAST / ASPECT)
        return QSize(min(self.sizeHint().width(), round(least)), self.sizeHint().height())

    def tile_areas(self) -> list[QRectF]:
        """Where the tiles lie."""
        count = len(self._faces)
        if not count:
            return []
        share = min(1.0, self.width() / self._breadth(self._height))
        height = self._height * share
        step, top = height * (ASPECT + _GAP), (self.height() - height) / 2
        left = self._room * share
        return [QRectF(left + i * step, top, height * ASPECT, height) for i in range(count)]

    def lying(self) -> dict[Key, Lying]:
        """The tiles that have numbers, by these, and `TOGETHER`, all of them."""
        areas = self.tile_areas()
        found: dict[Key, Lying] = {
            number: Lying(area, partial(_paint_one, face))
            for number, face, area in zip(self._numbers, self._faces, areas, strict=False)
        }
        if areas:
            found[TOGETHER] = Lying(areas[0].united(areas[-1]), self._paint_into)
        return found

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show tiles that are on their way here."""
        if keys != self._coming:
            self._coming = keys
            self.update()

    def _paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """All of them, as large as the rectangle is high."""
        step, left = rect.height() * (ASPECT + _GAP), rect.left()
        for place, face in enumerate(self._faces):
            area = QRectF(left + place * step, rect.top(), rect.height() * ASPECT, rect.height())
            paint_face(painter, area, face, look())

    @property
    def _room(self) -> int:
        """Room for the shadow on every side, in pixels."""
        return round(self._height * SHADOW[False]) + 1

    def _breadth(self, height: float) -> float:
        count = len(self._faces)
        return count * height * (ASPECT + _GAP) - height * _GAP + 2 * self._room if count else 0.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place, (face, area) in enumerate(zip(self._faces, self.tile_areas(), strict=True)):
            number = self._numbers[place] if place < len(self._numbers) else None
            if TOGETHER in self._coming or number in self._coming:
                continue
            paint_face(painter, area, face, look())


def _paint_one(face: PieceFace, painter: QPainter, rect: QRectF) -> None:
    paint_face(painter, rect, face, look())


@has_role(QAccessible.Role.Grouping)
class AwayRow(QFrame):
    """A tray beside the table: what it is for, small tiles, and a note on them."""

    def __init__(self, title: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles = SmallTiles(24 + look().px(2))
        self.note = label("", wrap=False)
        gap = look().gap(1)
        in_row(
            label(say(title), wrap=False), self.tiles, self.note, STRETCH, inside=self, spacing=gap
        )
        # An empty tray is as high as a full one.
        self.setFixedHeight(max(self.tiles.sizeHint().height(), self.note.sizeHint().height()))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _show(
        self, faces: Sequence[PieceFace], numbers: Sequence[int], *, note: str, spoken: str
    ) -> None:
        self.tiles.show_faces(faces, numbers)
        self.tiles.setVisible(bool(faces))
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.setAccessibleName(spoken)
        set_tip(self, spoken)


class BankRow(AwayRow):
    """Banked tiles in a tray of their own, with their sum; nothing in it can be picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(texts.BANKED, parent)
        self.show_bank(())

    def show_bank(self, tiles: Sequence[PieceView]) -> None:
        """Show these; their sum is that of their faces' values."""
        points = say_count(kit_texts.POINTS, sum(tile.face.value for tile in tiles))
        if tiles:
            letters = ", ".join(tile.text for tile in tiles)
            note, spoken = points, say(texts.BANK_SPOKEN, letters=letters, points=points)
        else:
            note, spoken = say(texts.NOTHING_BANKED), say(texts.NO_BANK_SPOKEN)
        numbers = [tile.id for tile in tiles]
        self._show([tile.face for tile in tiles], numbers, note=note, spoken=spoken)


class SpentRow(AwayRow):
    """Spent vowels, face down; nothing in it can be picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(texts.SPENT, parent)
        self.show_spent(())

    def show_spent(self, tiles: Sequence[PieceView]) -> None:
        """Show these, whichever way up their faces are."""
        faces = [replace(tile.face, is_spent=True) for tile in tiles]
        if tiles:
            letters = ", ".join(tile.text for tile in tiles)
            note, spoken = "", say(texts.SPENT_SPOKEN, letters=letters)
        else:
            note, spoken = say(texts.NOTHING_SPENT), say(texts.NO_SPENT_SPOKEN)
        self._show(faces, [tile.id for tile in tiles], note=note, spoken=spoken)


@has_role(QAccessible.Role.Grouping)
class PlayerTileLine(QWidget):
    """One player's name and tiles."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = label("", wrap=False)
        self.tiles = SmallTiles(_ROOMY + look().px(2))
        self.none = label(say(texts.NO_TILES), tone="muted", wrap=False)
        line = QHBoxLayout(self)
        # The room between players in one line.
        line.setContentsMargins(0, 0, look().gap(2), 0)
        line.setSpacing(look().gap(1))
        for part in (self.name, self.tiles, self.none):
            line.addWidget(part)
        self.set_roomy(True)

    def set_roomy(self, is_roomy: bool) -> None:
        """Have tiles whose values can be read, or smaller ones, where many have to find room."""
        self.tiles.set_height(_ROOMY + look().px(2) if is_roomy else _NARROW + look().px(1.5))
        self.setFixedHeight(self.tiles.sizeHint().height())

    def show_player(self, view: PlayerView) -> None:
        """Show this player."""
        self.name.setFont(look().font(bold=view.is_active))
        metrics = QFontMetrics(self.name.font())
        room = look().px(14)
        self.name.setText(metrics.elidedText(view.name, Qt.TextElideMode.ElideRight, room))
        self.tiles.show_faces(
            [PieceFace(text, value, PieceKind.TILE) for text, value in view.tiles]
        )
        self.tiles.setVisible(bool(view.tiles))
        self.none.setVisible(not view.tiles)
        spoken = spoken_player(view)
        self.setAccessibleName(spoken)
        set_tip(self, spoken)


@has_role(QAccessible.Role.Grouping)
class PlayerTiles(QWidget):
    """Each other player's name and small tiles, face up; nothing can be picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[PlayerTileLine] = []
        self._flow = FlowLayout(self, spacing=look().gap(0.25))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def lines(self) -> tuple[PlayerTileLine, ...]:
        """The players in their order."""
        return tuple(self._lines)

    def show_players(self, players: Sequence[PlayerView]) -> None:
        """Show these, in the order in which they respond."""
        while len(self._lines) < len(players):
            line = PlayerTileLine(self)
            self._lines.append(line)
            self._flow.addWidget(line)
            # A layout shows a new child with the next event only, and gives it no room before.
            line.show()
        while len(self._lines) > len(players):
            gone = self._lines.pop()
            self._flow.removeWidget(gone)
            # Deletion waits for the event loop; until then it would still be seen.
            gone.hide()
            gone.deleteLater()
        for line, view in zip(self._lines, players, strict=True):
            line.set_roomy(len(players) <= _FEW)
            line.show_player(view)
        self.updateGeometry()


def spoken_player(view: PlayerView) -> str:
    """A player's tiles in words."""
    if not view.tiles:
        return say(texts.NO_TILES_OF, name=view.name)
    letters = ", ".join(f"{text} {value}" for text, value in view.tiles)
    return say(texts.TILES_OF, name=view.name, letters=letters)
