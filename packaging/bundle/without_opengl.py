"""Stands in the bundle for Qt's OpenGL, 10 MB that only PyQtGraph's import asks for.

PyInstaller runs it before the program. PyQtGraph derives a class of its own from a widget of
OpenGL's, and makes one of that class only where it is told to draw with it.
"""

from __future__ import annotations

import sys
from types import ModuleType


class QOpenGLWidget:
    """In place of Qt's class of that name; nobody makes one."""


opengl = ModuleType("PySide6.QtOpenGL")
widgets = ModuleType("PySide6.QtOpenGLWidgets")
widgets.QOpenGLWidget = QOpenGLWidget  # type: ignore[attr-defined]
for module in (opengl, widgets):
    sys.modules.setdefault(module.__name__, module)
