"""Puts the settings on the program: its language and its look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QSize, QTranslator
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.settings import SYSTEM, Settings
from wordsmith_desktop.window.kit.appearance import (
    appearance,
    dress,
    frame_windows,
    is_dressed,
    look_for,
    qt_translator,
)
from wordsmith_desktop.window.kit.board_keys import BoardKeys
from wordsmith_desktop.window.kit.hearing.hearing import hearing_for, set_hearing
from wordsmith_desktop.window.kit.key_map import use_keys
from wordsmith_desktop.window.kit.look import Look, is_compact, scales
from wordsmith_desktop.wording.texts import LANGUAGES, Language, language, set_language

from .window_place import FIRST_SIZE

if TYPE_CHECKING:
    from wordsmith_desktop.records.profiles import Profile
    from wordsmith_desktop.window.kit.preferences import Preferences

# Qt does not own an installed translator: something has to hold it.
_TRANSLATORS: Final[list[QTranslator]] = []


def system_language() -> Language:
    """The first of the desktop's languages that the program has, else English."""
    # `language()` is that of numbers and days on Windows, which may be of another country.
    wanted = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((known for name in wanted for known in LANGUAGES if known == name), "en")


def use_look_of(
    settings: Settings, family: str, size: QSize | None = None
) -> tuple[Language, Look]:
    """Use language and look of the settings from now on; what is in use afterwards.

    `size` is that of the window, with which type and table grow, once it has one.
    """
    wanted = system_language() if settings.language == SYSTEM else settings.language
    if wanted != language() or not _TRANSLATORS:
        set_language(wanted)
        # Fields for numbers write figures as the default does, which may be Arabic ones.
        QLocale.setDefault(QLocale(wanted))
        translate_qt(wanted)
    set_hearing(hearing_for(settings))
    # Before the look, which reads the system's own colours where it follows them.
    frame_windows(settings.theme)
    look = _fitted(look_for(settings, family=family), size)
    # `set_look` passes over the look in use, and at the start that is not put on yet.
    if look == appearance().look and not is_dressed():
        dress(look)
    appearance().set_look(look)
    return language(), look


def _fitted(look: Look, size: QSize | None) -> Look:
    if size is None:
        return look
    width, height = size.width(), size.height()
    window, table = scales(width, height)
    fitted = replace(look, window_scale=window, table_scale=table)
    return replace(fitted, has_little_room=is_compact(width, height, fitted.scale))


def translate_qt(wanted: str) -> None:
    """Qt's own dialogs speak the language too; English is what they are written in."""
    # Translators pile up: Qt asks the earlier ones for what the last one lacks.
    while _TRANSLATORS:
        QApplication.removeTranslator(_TRANSLATORS.pop())
    translator = qt_translator(wanted)
    if translator is not None:
        QApplication.installTranslator(translator)
        _TRANSLATORS.append(translator)


class LookInUse:
    """The look that the settings ask for, or whoever plays alone."""

    def __init__(self, preferences: Preferences, family: str) -> None:
        """Put on what the settings ask for; `family` is the typeface, or empty for the system's."""
        self._preferences = preferences
        self._family = family
        self._size = FIRST_SIZE
        self._own_scale = 0
        """Percent; 0 where text is as large as the settings say."""
        self._worn = use_look_of(preferences.settings, family, self._size)
        self._board_keys = BoardKeys()
        self._use_keys(preferences.settings)

    @property
    def look(self) -> Look:
        """The look in use."""
        return self._worn[1]

    def renew(self) -> bool:
        """Put on what is asked for by now; whether that is other than before."""
        settings = self._preferences.settings
        if self._own_scale:
            settings = replace(settings, text_scale=self._own_scale)
        before, self._worn = self._worn, use_look_of(settings, self._family, self._size)
        has_other_keys = self._use_keys(settings)
        return before != self._worn or has_other_keys

    def _use_keys(self, settings: Settings) -> bool:
        has_other = use_keys({one.usual: one.chosen for one in settings.chosen_keys})
        self._board_keys.follow()
        return has_other

    def fit(self, size: QSize) -> bool:
        """Have all go with a window of that size; whether it looks otherwise than before."""
        before, self._size = _fitted(self.look, self._size), size
        return before != _fitted(self.look, size)

    def suit(self, profile: Profile | None) -> bool:
        """Have text as large as somebody likes it; whether the look is other than before."""
        before, self._own_scale = self._own_scale, profile.text_scale if profile else 0
        # A look costs time, whichever is put on.
        return before != self._own_scale and self.renew()
