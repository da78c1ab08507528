"""Puts the settings on the program: its language and its look."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.records.settings import SYSTEM, Settings
from wordsmith_desktop.ui.kit.appearance import (
    appearance,
    dress,
    is_dressed,
    look_for,
    qt_translator,
)
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.wording.texts import Language, language, set_language

_TRANSLATORS: Final[list[QTranslator]] = []


def system_language() -> Language:
    """The desktop's language where the program has it, else English."""
    return "de" if QLocale.system().language() == QLocale.Language.German else "en"


def wear(settings: Settings, family: str) -> tuple[Language, Look]:
    """Use language and look of the settings from now on; what is in use afterwards."""
    wanted = system_language() if settings.language == SYSTEM else settings.language
    if wanted != language() or not _TRANSLATORS:
        set_language(wanted)
        _translate_qt(wanted)
    look = look_for(settings, family=family)
    if look == appearance().look and not is_dressed():
        dress(look)
    appearance().set_look(look)
    return language(), look


def _translate_qt(wanted: str) -> None:
    """Qt's own dialogs speak the language too; English is what they are written in."""
    while _TRANSLATORS:
        QApplication.removeTranslator(_TRANSLATORS.pop())
    translator = qt_translator(wanted)
    if translator is not None:
        QApplication.installTranslator(translator)
        _TRANSLATORS.append(translator)
