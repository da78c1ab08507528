"""What systems are told of the files that hold a match; the same in every package.

A system opens one with `wordsmith-desktop open FILE`.
"""

from __future__ import annotations

from typing import Final

SUFFIX: Final = "wordsmith"
"""As `records.store.COPY_SUFFIX`, which a test holds; packages are made without the program."""
MIME_TYPE: Final = "application/x-wordsmith-match"
APPLE_TYPE: Final = "org.wordsmith-desktop.match"
"""Uniform type identifier on macOS."""
WINDOWS_CLASS: Final = "WordsmithDesktop.Match"
"""Key of the registry below `Software\\Classes`."""
TITLES: Final = {"en": "Wordsmith Desktop match", "de": "Partie von Wordsmith Desktop"}
