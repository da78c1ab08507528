"""Loads Qt's binding, and nothing of it that the program has no use for."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Import PySide6 and leave Python's import statement as it was before.

    PySide6 puts a hook in its place that reads the source of every module imported afterwards,
    in search of its optional `__feature__` spellings, and keeps what it read: 30 ms up to the
    first window and 10 MB with NumPy. This program spells Qt's names as Qt does. Raises
    `ImportError` where Qt cannot be loaded.
    """
    plain = builtins.__import__
    try:
        from PySide6 import QtCore, QtGui, QtWidgets  # noqa: F401
    finally:
        builtins.__import__ = plain
