"""Makes and checks everything that Linux gets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from building import Made, timed
from bundle.contents import DISTRIBUTIONS
from linux import checks
from linux.copyright import copyright_text
from linux.deb import make_deb
from linux.flatpak import PAYLOAD, make_manifest
from linux.per_user import make_installer
from linux.tree import make_tree


def make(bundle: Path, work: Path, output: Path) -> Iterator[Made]:
    """The Debian package, the installer without root and the Flatpak manifest, each checked.

    Raises `BuildError` where one cannot be made or is not good.
    """
    tree = make_tree(bundle, work / "tree")
    checks.check_share(tree / "share")
    text = copyright_text(bundle, DISTRIBUTIONS)
    deb = timed(lambda: make_deb(tree, text, work, output))
    print(checks.check_deb(deb.path), end="")
    yield deb
    yield timed(lambda: make_installer(tree, work, output))
    manifest = timed(lambda: make_manifest(work / "per_user" / PAYLOAD, output))
    checks.check_manifest(manifest.path)
    yield manifest
