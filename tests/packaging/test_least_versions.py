"""The least versions that the oldest lane installs, from the project's own file."""

from __future__ import annotations

import re
import tomllib
from types import ModuleType
from typing import Final

from tests.packaging.environments import FOLDER

ROOT: Final = FOLDER.parent
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_every_requirement_of_the_project_has_one(least_versions: ModuleType) -> None:
    extras = PROJECT["optional-dependencies"]
    found = least_versions.constraints(ROOT, list(extras))
    wanted = sum(extras.values(), PROJECT["dependencies"])
    assert len(found) == len(wanted)
    for requirement, line in zip(wanted, found, strict=True):
        name, marker = re.split(r"\W*>=", requirement)[0], requirement.partition(";")[2]
        assert re.fullmatch(rf"{re.escape(name)}==[\d.]+{re.escape(marker and ';' + marker)}", line)
