"""Dictionaries: all of them, and what a list of words would bring."""

from __future__ import annotations

from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Final

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext

WORDS: Final = "# Licence: free for all\nmañana\npingüino\ncasa\nAmor\nx1\nnueva casa\nMañana\n"


def shelf(context: SceneContext) -> QWidget:
    """All dictionaries."""
    from wordsmith_desktop.features.dictionaries.feature import DictionariesDoor

    context.door(DictionariesDoor).show()
    return context.window


def adding(context: SceneContext) -> QWidget:
    """A Spanish list that is about to be added."""
    from wordsmith_desktop.features.dictionaries.pages.adding_page import AddingPage

    path = Path(gettempdir()) / "lista española.txt"
    path.write_text(WORDS, "utf-8")
    from wordsmith_desktop.features.dictionaries.feature import DictionariesDoor

    context.door(DictionariesDoor).add(path)
    page = context.window.stack.shown
    assert isinstance(page, AddingPage)
    context.wait_until(lambda: not page.is_busy)
    return context.window


SCENES = (
    Scene("dictionaries", shelf),
    Scene("dictionaries-adding", adding),
)
