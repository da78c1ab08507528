"""Whether a window can be opened here, asked before Qt is: Qt ends the process if not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Final

_DISPLAYS: Final = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
_XCB_LIBRARY: Final = "libxcb-cursor.so.0"
"""Qt's X11 plugin does not load without it, and Qt does not carry it."""


def _load(library: str) -> object:
    # Imported here because only X11 needs it.
    import ctypes

    return ctypes.CDLL(library)


def has_display(environ: Mapping[str, str], *, system: str = sys.platform) -> bool:
    """Whether Qt would find a screen, or was told that it needs none."""
    if system in ("win32", "darwin"):
        return True
    chosen = _chosen(environ)
    if not chosen:
        return any(environ.get(variable) for variable in _DISPLAYS.values())
    variable = _DISPLAYS.get(chosen)
    return variable is None or bool(environ.get(variable))


def missing_library(
    environ: Mapping[str, str],
    *,
    system: str = sys.platform,
    load: Callable[[str], object] = _load,
) -> str:
    """A library without which Qt would end the process here, or "" if all is there."""
    chosen = _chosen(environ)
    is_x11 = chosen == "xcb" or (not chosen and not environ.get(_DISPLAYS["wayland"]))
    if system in ("win32", "darwin") or not is_x11:
        return ""
    try:
        load(_XCB_LIBRARY)
    except OSError:
        return _XCB_LIBRARY
    return ""


def _chosen(environ: Mapping[str, str]) -> str:
    """The first platform of QT_QPA_PLATFORM without its variants: wayland-egl is wayland."""
    first = environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    return first.split("-")[0]
