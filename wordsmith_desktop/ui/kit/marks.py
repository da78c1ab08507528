"""Small pictures that a style sheet can name: tick and arrows, painted in the theme's colours."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, Qt, QTemporaryDir
from PySide6.QtGui import QPainter, QPen, QPixmap

from wordsmith_desktop.ui.kit.look import Look, colour

Stroke = tuple[tuple[float, float], ...]

_STROKES: Final[dict[str, Stroke]] = {
    "tick": ((0.18, 0.54), (0.42, 0.78), (0.84, 0.24)),
    "down": ((0.2, 0.36), (0.5, 0.68), (0.8, 0.36)),
    "up": ((0.2, 0.66), (0.5, 0.34), (0.8, 0.66)),
}
_FOLDERS: Final[list[QTemporaryDir]] = []


def mark_paths(look: Look) -> dict[str, str]:
    """Painted marks by name, as paths for a style sheet; painted once for each look."""
    if not _FOLDERS:
        _FOLDERS.append(QTemporaryDir())
    folder = Path(_FOLDERS[0].path())
    side = look.px(2.5)
    inks = {"tick": look.theme.accent_ink, "down": look.theme.ink, "up": look.theme.ink}
    paths = {name: folder / f"{name}-{look.theme.name}-{side}.png" for name in _STROKES}
    for name, path in paths.items():
        if not path.exists():
            _paint(side, _STROKES[name], inks[name]).save(str(path))
            # Qt takes the picture of double size by this name on a dense screen.
            double = path.with_name(f"{path.stem}@2x.png")
            _paint(2 * side, _STROKES[name], inks[name]).save(str(double))
    return {name: path.as_posix() for name, path in paths.items()}


def _paint(side: int, stroke: Stroke, ink: str) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour(ink), side * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(x * side, y * side) for x, y in stroke])
    painter.end()
    return pixmap
