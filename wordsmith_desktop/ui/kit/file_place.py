"""Asking where a file is to go, or where one lies; nothing is remembered."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import Shiboken


def place_to_save(parent: QWidget, title: str, *, kind: str, name: str, suffix: str) -> Path | None:
    """Ask where to write a file, `name` being proposed; None where nobody wants to.

    `kind` is a line of the list of kinds, such as "PDF documents (*.pdf)"; `suffix` has no dot.
    """
    dialog = QFileDialog(parent, title, _folder(), kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    # Set here, so that the dialog asks before it takes the place of a file with this ending.
    dialog.setDefaultSuffix(suffix)
    dialog.selectFile(f"{name}.{suffix}")
    return _asked(dialog)


def place_to_open(parent: QWidget, title: str, *, kind: str) -> Path | None:
    """Ask for a file that is there; None where nobody wants to."""
    dialog = QFileDialog(parent, title, _folder(), kind)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _asked(dialog)


def _folder() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _asked(dialog: QFileDialog) -> Path | None:
    chosen = dialog.selectedFiles() if dialog.exec() else []
    # When its page is built anew in another look, the dialog is gone with the one before.
    if Shiboken.isValid(dialog):
        dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
