"""The look in use, and putting it on the application."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QObject, QSignalBlocker, Qt, QTranslator, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.records.settings import SYSTEM, Settings

from .look import Look
from .stylesheet import style_sheet
from .system_motion import system_reduces_motion
from .theme import CONTRAST, DARK, LIGHT, THEMES, Theme

STYLE: Final = ("-style", "Fusion")
"""Arguments of the application: the style that looks the same everywhere, under the style sheet.

Set by arguments because asking Qt for its style loads all that a style could be asked.
"""


class Appearance(QObject):
    """Holds the look in use; pages are built anew when it changes."""

    changed = Signal(object)
    """The new `Look`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self.tells_motion = False
        """Whether tables show how things move; the program says so when it starts."""
        self.has_beats = False
        """Whether what others do stands until it was seen; likewise."""

    @property
    def look(self) -> Look:
        """The look in use."""
        return self._look

    def set_look(self, look: Look) -> None:
        """Use another look everywhere."""
        if look == self._look:
            return
        self._look = look
        dress(look)
        self.changed.emit(look)


_IN_USE: Final[list[Appearance]] = []


def appearance() -> Appearance:
    """The program's one appearance."""
    if not _IN_USE:
        _IN_USE.append(Appearance())
    return _IN_USE[0]


def look() -> Look:
    """The look in use; widgets read it when they are built."""
    return appearance().look


def look_for(settings: Settings, *, family: str = "") -> Look:
    """The look that the settings ask for; "system" follows the desktop."""
    theme = system_theme() if settings.theme == SYSTEM else THEMES[settings.theme]
    is_still = settings.reduced_motion
    return Look(
        theme,
        settings.text_scale,
        system_reduces_motion() if is_still is None else is_still,
        family,
        for_fingers=bool(settings.for_fingers),
    )


def frame_windows(theme: str, system: str = sys.platform) -> None:
    """Have the system draw title bars as dark as a theme of the settings, where it does that."""
    if system not in ("win32", "darwin"):
        return
    hints = QGuiApplication.styleHints()
    # Nobody need follow: the program itself has asked for it.
    with QSignalBlocker(hints):
        if theme == SYSTEM:
            hints.unsetColorScheme()
        else:
            is_dark = THEMES[theme].is_dark
            hints.setColorScheme(Qt.ColorScheme.Dark if is_dark else Qt.ColorScheme.Light)


def system_theme() -> Theme:
    """The theme that goes with the desktop's colours, contrast before darkness."""
    hints = QGuiApplication.styleHints()
    # The hints of an older Qt 6 do not know what contrast is preferred.
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is not None:
        preference = getattr(accessibility(), "contrastPreference", lambda: None)()
        if preference is not None and preference.name == "HighContrast":
            return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


def dress(look: Look) -> None:
    """Put palette, font and style sheet on the application, which was started with `STYLE`."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    app.setPalette(look.palette())
    app.setFont(look.font())
    app.setStyleSheet(style_sheet(look))
    # Once more, since the first style sheet has Qt give menus, tips, lists and message boxes the
    # desktop's own fonts where it has some, as on Windows. Before it, too: what is polished by a
    # style sheet keeps the size that it finds then.
    app.setFont(look.font())


def is_dressed() -> bool:
    """Whether any look was put on the application."""
    app = QApplication.instance()
    return isinstance(app, QApplication) and bool(app.styleSheet())


def load_fonts(folder: Path) -> str:
    """Load every .ttf and .otf of a folder; the first file's family, or "" if there is none."""
    family = ""
    for path in sorted((*folder.glob("*.ttf"), *folder.glob("*.otf"))):
        families = QFontDatabase.applicationFontFamilies(
            QFontDatabase.addApplicationFont(str(path))
        )
        family = family or next(iter(families), "")
    return family


def qt_translator(language: str, parent: QObject | None = None) -> QTranslator | None:
    """Qt's own sentences in a language, or None where Qt has none (English needs none)."""
    translator = QTranslator(parent)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return translator if translator.load(f"qtbase_{language}", folder) else None
