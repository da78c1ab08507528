"""Tiles that a turn has taken out of play: banked ones, and spent ones face down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.ui.games.length_x_wit.pieces.faces import Face
from wordsmith_desktop.ui.games.length_x_wit.table import texts
from wordsmith_desktop.ui.games.length_x_wit.table.small_tiles import SmallTiles
from wordsmith_desktop.ui.kit import texts as kit_texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.strip.views import PieceView
from wordsmith_desktop.ui.kit.texts import Text, say, say_count


class AwayRow(QFrame):
    """A tray beside the table: what it is for, small tiles, and a note on them."""

    def __init__(self, title: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "felt")
        self.tiles = SmallTiles(26 + look().px(2))
        self.note = label("", wrap=False)
        gap = look().gap(1)
        line = QHBoxLayout(self)
        line.setContentsMargins(gap, 2, gap, 2)
        line.setSpacing(gap)
        line.addWidget(label(say(title), wrap=False))
        line.addWidget(self.tiles)
        line.addWidget(self.note)
        line.addStretch(1)
        # An empty tray is as high as a full one.
        self.setFixedHeight(max(self.tiles.sizeHint().height(), self.note.sizeHint().height()) + 4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _show(self, faces: Sequence[Face], *, note: str, spoken: str) -> None:
        self.tiles.show_faces(faces)
        self.tiles.setVisible(bool(faces))
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)


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
        self._show([tile.face for tile in tiles], note=note, spoken=spoken)


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
        self._show(faces, note=note, spoken=spoken)
