"""The least version of everything that the project promises to work with, as pip's constraints.

It runs before anything is installed, so it uses the standard library alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

NO_LEAST = "{requirement!r} in pyproject.toml names no least version, as in name>=1.2"
_REQUIREMENT = re.compile(r"(?P<name>[\w.-]+) *>= *(?P<version>[\w.]+)[^;]*(?P<marker>;.*)?")


def constraints(root: Path, extras: Sequence[str]) -> list[str]:
    """A line for each requirement of the project and of these extras.

    Raises `ValueError` for one that names no least version.
    """
    # Python 3.10 and older have none, and shall be told so in a sentence.
    import tomllib

    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return [_least(requirement) for requirement in _requirements(project, extras)]


def _requirements(project: dict[str, Any], extras: Sequence[str]) -> Iterator[str]:
    yield from project.get("dependencies", ())
    for extra in extras:
        yield from project["optional-dependencies"][extra]


def _least(requirement: str) -> str:
    found = _REQUIREMENT.fullmatch(requirement)
    if found is None:
        raise ValueError(NO_LEAST.format(requirement=requirement))
    return f"{found['name']}=={found['version']}{found['marker'] or ''}"
