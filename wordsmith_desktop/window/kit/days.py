"""Days as the language in use writes them."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QDateTime, QLocale

from wordsmith_desktop.wording.texts import DAY_PATTERN, SHORT_DAY_PATTERN, language, say


def locale() -> QLocale:
    """Of the language in use."""
    wanted = QLocale.Language.German if language() == "de" else QLocale.Language.English
    return QLocale(wanted)


def day_text(day: date | None) -> str:
    """A day with its year; empty for none."""
    if day is None:
        return ""
    return locale().toString(QDate(day.year, day.month, day.day), say(DAY_PATTERN))


def written_day(when_ms: int) -> str:
    """The day of a moment, in milliseconds since 1970 (UTC), with its year."""
    return locale().toString(QDateTime.fromMSecsSinceEpoch(when_ms).date(), say(DAY_PATTERN))


def brief_day(when_ms: int) -> str:
    """The same with a short name for the month, such as "3 Jan 2026"."""
    return locale().toString(QDateTime.fromMSecsSinceEpoch(when_ms).date(), say(SHORT_DAY_PATTERN))
