"""Builds with setuptools and puts the resources into wheel and source archive.

The project's folder `resources` lies outside of the package; in a wheel it lies inside, where
`app.paths` looks first. An editable install reads the tree.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools.build_meta import *  # noqa: F403
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent.parent
CARRIED = ("resources", "packaging", "tests")
"""Folders of the source archive beside the package."""


class BuildWithResources(build_py):
    """`build_py`, then the resources."""

    def run(self) -> None:
        """Build; raises what `build_py` raises."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "wordsmith_desktop" / "resources"
            shutil.copytree(ROOT / "resources", target, dirs_exist_ok=True)


class SourceWithResources(sdist):
    """`sdist` with everything that a build needs."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy the files into `base_dir`; raises what `sdist` raises."""
        found = (path for folder in CARRIED for path in (ROOT / folder).rglob("*"))
        carried = (path for path in found if path.is_file() and "__pycache__" not in path.parts)
        names = {str(path.relative_to(ROOT)) for path in carried}
        super().make_release_tree(base_dir, sorted(names.union(files)))
