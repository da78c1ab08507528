"""No sentence waits for somebody who says it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import wordsmith_desktop

ROOT: Final = Path(wordsmith_desktop.__file__).parent
BY_NAME: Final = ("RULES", "ORIGIN", "PAPER_LINES", "PAPER_FAULTS")
"""Found by their names alone, in `usual_entry` and `paper_sheets`."""
Uses = Mapping[str, set[str]]
"""Names by the module that has them."""


def _module(path: Path) -> str:
    return ".".join((ROOT.name, *path.relative_to(ROOT).with_suffix("").parts))


def _is_texts(module: str) -> bool:
    return module.rsplit(".", 1)[-1].endswith("texts")


def _constants(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def _whole(node: ast.ImportFrom, path: Path) -> str:
    """The whole name of the module that a file imports from."""
    if not node.level:
        return node.module or ""
    folders = [ROOT.name, *path.relative_to(ROOT).parts[:-1]]
    kept = folders[: len(folders) - node.level + 1]
    return ".".join([*kept, node.module] if node.module else kept)


def _imported(tree: ast.Module, path: Path) -> tuple[dict[str, str], Uses]:
    """Modules of texts by the name that a file has for them, and texts imported by name."""
    modules: dict[str, str] = {}
    names: defaultdict[str, set[str]] = defaultdict(set)
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        module = _whole(node, path)
        for alias in node.names:
            whole = f"{module}.{alias.name}"
            if _is_texts(module):
                names[module].add(alias.name)
            elif _is_texts(whole):
                modules[alias.asname or alias.name] = whole
    return modules, names


def _uses(path: Path) -> Iterator[tuple[str, str]]:
    """Module and name of every text that a file mentions, its own included."""
    tree = ast.parse(path.read_text("utf-8"))
    modules, names = _imported(tree, path)
    yield from ((module, name) for module, found in names.items() for name in found)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield _module(path), node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield modules.get(node.value.id, ""), node.attr


def test_every_text_is_said_somewhere() -> None:
    files = sorted(ROOT.rglob("*.py"))
    said = {use for path in files for use in _uses(path)}
    kept = {
        (_module(path), name)
        for path in files
        if _is_texts(_module(path))
        for name in _constants(ast.parse(path.read_text("utf-8")))
    }
    assert len(kept) > 500
    unsaid = kept - said
    assert sorted(one for one in unsaid if one[1] not in BY_NAME) == []
