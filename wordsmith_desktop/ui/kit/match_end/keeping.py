"""Keeping a result: a picture of it in a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.ui.kit.dialogs import place_to_save
from wordsmith_desktop.wording import ending_texts as texts
from wordsmith_desktop.wording.texts import say

_SUFFIX = "png"


def ask_for_place(parent: QWidget) -> Path | None:
    """Where the picture is to be written; None where nobody wants to."""
    return place_to_save(
        parent,
        say(texts.PICTURE_TITLE),
        kind=say(texts.PICTURE_KIND),
        name=say(texts.PICTURE_NAME),
        suffix=_SUFFIX,
    )


def write_picture(path: Path, picture: QPixmap) -> None:
    """Write a picture as PNG. Raises `StoreError`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, _SUFFIX.upper())
    write_atomically(path, bytes(buffer.data().data()))
