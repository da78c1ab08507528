"""Small pictures that a style sheet can name: tick and arrows, drawn in the theme's colours."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QTemporaryDir

from wordsmith_desktop.ui.kit.look import Look

Stroke = tuple[tuple[float, float], ...]

_STROKES: Final[dict[str, Stroke]] = {
    "tick": ((0.18, 0.54), (0.42, 0.78), (0.84, 0.24)),
    "down": ((0.2, 0.36), (0.5, 0.68), (0.8, 0.36)),
    "up": ((0.2, 0.66), (0.5, 0.34), (0.8, 0.66)),
}
_FOLDERS: Final[list[QTemporaryDir]] = []


def mark_paths(look: Look) -> dict[str, str]:
    """Drawn marks by name, as paths for a style sheet; written once for each look."""
    if not _FOLDERS:
        _FOLDERS.append(QTemporaryDir())
    folder = Path(_FOLDERS[0].path())
    side = look.px(2.5)
    inks = {"tick": look.theme.accent_ink, "down": look.theme.ink, "up": look.theme.ink}
    paths = {name: folder / f"{name}-{look.theme.name}-{side}.svg" for name in _STROKES}
    for name, path in paths.items():
        if not path.exists():
            path.write_text(_svg(side, _STROKES[name], inks[name]), "utf-8")
    return {name: path.as_posix() for name, path in paths.items()}


def _svg(side: int, stroke: Stroke, ink: str) -> str:
    """A picture of that many pixels a side, sharp on every screen."""
    points = " ".join(f"{x},{y}" for x, y in stroke)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="{side}" height="{side}">'
        f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="0.13"'
        ' stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
