"""Makes the installer for one person's own folders, which needs no root."""

from __future__ import annotations

import shutil
from pathlib import Path

from building import tool
from linux import facts

from wordsmith_desktop import __version__
from wordsmith_desktop.app.paths import APP_NAME


def make_installer(tree: Path, work: Path, output: Path) -> Path:
    """Make the installer of a tree; says where it is. Raises `BuildError`.

    makeself only unpacks it: what is compressed inside is unpacked by `setup.sh`, at its place.
    """
    folder = work / "per_user"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    _pack(tree, folder / "payload.tar.xz")
    for name in ("setup.sh", "uninstall.sh"):
        path = folder / name
        path.write_text(facts.fill(f"{name}.in", machine=facts.machine()), "utf-8")
        path.chmod(0o755)
    shutil.copyfile(facts.ROOT / "LICENSE", folder / "LICENSE")
    installer = output / f"{APP_NAME}-{__version__}-linux-{facts.machine()}.run"
    command = ["makeself", "--nocomp", "--nox11", "--sha256", "--quiet", "--tar-quietly"]
    command += ["--tar-extra", "--owner=0 --group=0 --numeric-owner"]
    title = f"{facts.TITLE} {__version__}"
    tool([*command, str(folder), str(installer), title, "./setup.sh"])
    return installer


def _pack(tree: Path, archive: Path) -> None:
    """The library and what the desktop is told; the same bytes for the same files."""
    command = ["tar", "--create", "--file", str(archive), "--use-compress-program", "xz -T2"]
    command += ["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]
    command += [f"--mtime=@{facts.released_at()}", "--hard-dereference"]
    tool([*command, "-C", str(tree), "lib", "share"])
