"""No property or signal of Qt is a keyword of a constructor.

PySide looks for a property's setter by the name with an upper-case first letter, and asks the C
library for that letter: under a Turkish or Azerbaijani locale `interval` becomes `setİnterval`, of
which there is none, and the constructor raises. Set properties and connect signals by calls.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QObject

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = ("wordsmith_desktop", "packaging", "tests")
IMPORTED: Final = ("PySide6", "pyqtgraph", "wordsmith_desktop")
"""Modules whose classes are asked; whatever else there is has no class of Qt's."""

Names = dict[str, object]
"""What the names of a module stand for, as far as that is known."""


class OwnClass(NamedTuple):
    """A class that the module itself defines."""

    has_constructor: bool
    bases: Sequence[object]


def keyword_faults(source: str) -> list[str]:
    """Each call of a constructor of Qt's with keywords: its line and the keywords."""
    if not any(name in source for name in IMPORTED):
        return []
    tree = ast.parse(source)
    names = _names_of(tree)
    return [
        f"line {call.lineno}: {', '.join(str(word.arg) for word in call.keywords)}"
        for call in _calls_of_qt(tree, names)
        if call.keywords
    ]


def _calls_of_qt(tree: ast.Module, names: Names) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_made_by_qt(_meant(node.func, names)):
            yield node
        elif isinstance(node, ast.ClassDef) and _are_made_by_qt(_bases(node, names)):
            yield from (
                call
                for call in ast.walk(node)
                if isinstance(call, ast.Call) and _is_super_constructor(call.func)
            )


def _is_super_constructor(function: ast.expr) -> bool:
    is_constructor = isinstance(function, ast.Attribute) and function.attr == "__init__"
    return is_constructor and ast.unparse(function) == "super().__init__"


def _names_of(tree: ast.Module) -> Names:
    """Imports and classes, wherever in the module they stand."""
    names: Names = {}
    nodes = list(ast.walk(tree))
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(IMPORTED):
            module = importlib.import_module(node.module)
            names |= {each.asname or each.name: _part(module, each.name) for each in node.names}
        elif isinstance(node, ast.Import):
            found = [each for each in node.names if each.name.startswith(IMPORTED)]
            names |= {
                each.asname or each.name: importlib.import_module(each.name) for each in found
            }
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            methods = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
            names[node.name] = OwnClass("__init__" in methods, _bases(node, names))
    return names


def _bases(node: ast.ClassDef, names: Names) -> list[object]:
    return [_meant(base, names) for base in node.bases]


def _meant(node: ast.expr, names: Names) -> object:
    """What an expression stands for: a name, or a part of one; None where that is not known."""
    if isinstance(node, ast.Name):
        return names.get(node.id)
    return _part(_meant(node.value, names), node.attr) if isinstance(node, ast.Attribute) else None


def _part(whole: object, name: str) -> object:
    return None if whole is None else getattr(whole, name, None)


def _is_made_by_qt(thing: object) -> bool:
    """Whether it is a class of objects with properties whose constructor is Qt's own."""
    if isinstance(thing, OwnClass):
        return not thing.has_constructor and _are_made_by_qt(thing.bases)
    if not (isinstance(thing, type) and issubclass(thing, QObject)):
        return False
    return _constructor_of(thing).__module__.startswith("PySide6")


def _are_made_by_qt(bases: Sequence[object]) -> bool:
    """Whether the first of these classes that has a constructor got it from Qt."""
    for base in bases:
        if isinstance(base, OwnClass) and (base.has_constructor or base.bases):
            return _is_made_by_qt(base)
        if isinstance(base, type) and _constructor_of(base) is not object:
            return _is_made_by_qt(base)
    return False


def _constructor_of(kind: type) -> type:
    """The class that a constructor comes from."""
    return next(each for each in kind.__mro__ if "__init__" in vars(each))


HEAD: Final = """
from PySide6 import QtCore
from PySide6.QtCore import QTimer; from PySide6.QtGui import QAction, QPen
class Loud(QTimer): pass
class Quiet(QTimer):
    def __init__(self, volume): super().__init__(None)
"""


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("QTimer(None, interval=3)", ["line 7: interval"]),
        ("QtCore.QTimer(singleShot=True, interval=3)", ["line 7: singleShot, interval"]),
        ("QTimer(**wishes)", ["line 7: None"]),
        ("QAction('Save', triggered=print)", ["line 7: triggered"]),
        ("QTimer(None).timeout.connect(print, type=0)", []),
        ("QPen(c=3)", []),
        ("Loud(volume=3)", ["line 7: volume"]),
        ("Quiet(volume=3)", []),
        (
            "class A(QTimer):\n def __init__(self): super().__init__(interval=3)",
            ["line 8: interval"],
        ),
        ("class A(Quiet):\n def __init__(self): super().__init__(volume=3)", []),
        ("def late():\n from PySide6.QtCore import QProcess as P\n P(x=3)", ["line 9: x"]),
    ],
)
def test_calls_of_qt_are_told_from_others(line: str, faults: list[str]) -> None:
    assert faults == keyword_faults(HEAD + line)


def test_no_property_or_signal_is_a_keyword() -> None:
    files = [path for part in PARTS for path in sorted((ROOT / part).rglob("*.py"))]
    found = {
        str(path.relative_to(ROOT)): faults
        for path in files
        if (faults := keyword_faults(path.read_text("utf-8")))
    }
    assert found == {}
    assert len(files) > 1000
