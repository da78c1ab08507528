"""Makes the Debian package."""

from __future__ import annotations

import hashlib
import os
import shutil
from email.utils import formatdate
from pathlib import Path
from typing import Final

from building import size_of, tool
from linux import facts
from linux.needs import Needs, needs_of
from linux.tree import write_zipped

from wordsmith_desktop import __version__
from wordsmith_desktop.app.paths import APP_NAME

_CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Homepage: {homepage}
Description: {summary}
{description}
"""
_CHANGELOG: Final = """\
{name} ({version}) unstable; urgency=medium

  * Version {version}.

 -- {maintainer}  {date}
"""


def make_deb(tree: Path, copyright_text: str, work: Path, output: Path) -> Path:
    """Make the package of a tree; says where it is. Raises `BuildError`."""
    root = work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(tree, root / "usr", symlinks=True, copy_function=os.link)
    (root / "usr" / "bin").rename(root / "usr" / "games")
    documents = root / "usr" / "share" / "doc" / APP_NAME
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_text, "utf-8")
    write_zipped(documents / "changelog.gz", _changelog())
    overrides = root / "usr" / "share" / "lintian" / "overrides" / APP_NAME
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(facts.FILES / "overrides", overrides)
    _set_modes(root)
    _write_control(root, needs_of(tree / "lib" / APP_NAME))
    package = output / f"{APP_NAME}_{__version__}_{architecture()}.deb"
    tool(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, package])
    return package


def architecture() -> str:
    """What Debian calls this machine. Raises `BuildError`."""
    return tool(["dpkg", "--print-architecture"]).strip()


def _write_control(root: Path, needs: Needs) -> None:
    glibc = "libc6 (>= {}.{})".format(*needs.glibc)
    control = _CONTROL.format(
        name=APP_NAME,
        version=__version__,
        architecture=architecture(),
        maintainer=facts.MAINTAINER,
        size=-(-size_of(root) // 1024),
        depends=", ".join((glibc, *needs.required)),
        recommends=", ".join((*needs.optional, "xdg-desktop-portal")),
        homepage=facts.HOMEPAGE,
        summary=facts.SUMMARY[0].lower() + facts.SUMMARY[1:],
        description=facts.DESCRIPTION,
    )
    sums = "".join(f"{digest}  {place}\n" for place, digest in _digests(root))
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control, "utf-8")
    (root / "DEBIAN" / "md5sums").write_text(sums, "utf-8")


def _digests(root: Path) -> list[tuple[str, str]]:
    files = (path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink())
    return [
        (path.relative_to(root).as_posix(), hashlib.md5(path.read_bytes()).hexdigest())
        for path in files
    ]


def _changelog() -> str:
    return _CHANGELOG.format(
        name=APP_NAME,
        version=__version__,
        maintainer=facts.MAINTAINER,
        date=formatdate(facts.released_at()),
    )


def _set_modes(root: Path) -> None:
    """What umask this runs under must not matter; the bundle has its own modes."""
    for path in (root, *root.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
        elif not path.is_symlink() and "share" in path.relative_to(root).parts:
            path.chmod(0o644)
