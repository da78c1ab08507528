"""A fresh minimal Debian system to try packages in: a chroot made by debootstrap.

The base is made once and kept (`WORDSMITH_FRESH`, usually `/var/tmp/wordsmith-fresh`); every trial
runs in a copy of it, which is removed afterwards. Needs root.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from building import BuildError, tool

KEPT: Final = Path(os.environ.get("WORDSMITH_FRESH", "/var/tmp/wordsmith-fresh"))
PERSON: Final = "player"
HOME: Final = f"/home/{PERSON}"
_MOUNTS: Final = ("proc", "dev", "dev/pts", "dev/shm", "tmp/.X11-unix")
_NETWORK_SETTINGS: Final = (
    "etc/apt",
    "etc/hosts",
    "etc/resolv.conf",
    "etc/ssl/certs",
    "usr/local/share/ca-certificates",
    "usr/share/keyrings",
)
"""How this machine reaches its package archive; the only thing that is copied from it."""
_PASSING: Final = (
    "proc",
    "dev",
    "sys",
    "run",
    "tmp",
    "root",
    "var/cache",
    "var/lib/apt",
    "var/lib/dpkg/lock",
    "var/lib/dpkg/status-old",
    "var/lib/dpkg/triggers",
    "var/lib/systemd",
    "var/log",
)
"""What the system itself writes whenever it installs anything."""
_ROOTS: Final = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
_PERSONS: Final = {
    "HOME": HOME,
    "USER": PERSON,
    "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
    # Trials begin on the home page.
    "WORDSMITH_NO_WELCOME": "1",
}
"""As /etc/login.defs has it, but for the last."""


class FreshSystem:
    """A system with one ordinary person; commands run in it until it is removed."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def install(self, *packages: str) -> str:
        """Install packages or package files, and nothing that they only recommend."""
        return self.run("apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages)

    def run(self, *command: str, person: bool = False, **environ: str) -> str:
        """What a command writes. Raises `BuildError` where it fails."""
        return tool(self.command(*command, person=person, environ=environ))

    def command(
        self,
        *command: str,
        person: bool = False,
        environ: Mapping[str, str] | None = None,
        without_network: bool = False,
    ) -> list[str]:
        """A command line of this machine that runs one in the system."""
        given = {"LANG": "C.UTF-8", **(_PERSONS if person else _ROOTS), **(environ or {})}
        settings = [f"{name}={value}" for name, value in given.items()]
        who = [f"--userspec={PERSON}:{PERSON}"] if person else []
        alone = ["unshare", "--net", "--"] if without_network else []
        chroot = [shutil.which("chroot") or "chroot", *who, str(self.root)]
        return [*alone, "env", "-i", *settings, *chroot, *command]

    def bring(self, source: Path, place: str) -> str:
        """Copy a file in, for everybody to read; says where it is inside."""
        target = self.root / place.lstrip("/")
        shutil.copyfile(source, target)
        target.chmod(0o644)
        return place

    def files(self) -> frozenset[str]:
        """Every file, link and folder, but for what comes and goes in any system."""
        found: set[str] = set()
        for folder, folders, files in os.walk(self.root):
            inside = os.path.relpath(folder, self.root)
            names = [os.path.normpath(os.path.join(inside, name)) for name in (*folders, *files)]
            found.update(name for name in names if not _is_passing(name))
            folders[:] = [
                name for name in folders if not _is_passing(os.path.normpath(f"{inside}/{name}"))
            ]
        return frozenset(found)


@contextmanager
def fresh_system() -> Iterator[FreshSystem]:
    """A fresh system, removed at the end. Raises `BuildError` without root or debootstrap."""
    if os.geteuid() != 0:
        raise BuildError("a fresh system can only be made by root: run it with sudo")
    base = _base()
    root = Path(tempfile.mkdtemp(prefix="trial-", dir=KEPT))
    try:
        tool(["cp", "-a", f"{base}/.", root])
        copy_settings(root)
        _mount(root)
        system = FreshSystem(root)
        system.run("useradd", "--create-home", "--shell", "/bin/bash", PERSON)
        system.run("apt-get", "-qq", "update")
        yield system
    finally:
        _remove(root)


def _base() -> Path:
    """The minimal system that all trials start from; made the first time."""
    return minimal_system(KEPT / "base", _os_release().get("VERSION_CODENAME", "bookworm"))


def minimal_system(folder: Path, suite: str) -> Path:
    """A Debian of this suite with nothing but apt, in a folder; made the first time.

    Raises `BuildError`.
    """
    ready = folder.parent / "ready"
    if not ready.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        mirror = tool(["apt-get", "indextargets", "--format", "$(REPO_URI)"]).splitlines()
        archive = next(iter(sorted(uri for uri in mirror if "security" not in uri)), "")
        include = "--include=ca-certificates"
        tool(["debootstrap", "--variant=minbase", include, suite, folder, *filter(None, [archive])])
        ready.touch()
    return folder


def _os_release() -> dict[str, str]:
    lines = Path("/etc/os-release").read_text("utf-8").splitlines()
    pairs = (line.partition("=") for line in lines)
    return {name: value.strip('"') for name, _, value in pairs}


def copy_settings(root: Path, places: Iterable[str] = _NETWORK_SETTINGS) -> None:
    """Let a system reach the package archive as this machine does."""
    for place in places:
        source, target = Path("/") / place, root / place
        if not source.exists():
            continue
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        # Links are followed: what they lead to is not there.
        tool(["cp", "-aL", "--remove-destination", source, target])


def _mount(root: Path) -> None:
    for place in _MOUNTS:
        source, target = Path("/") / place, root / place
        source.mkdir(parents=True, exist_ok=True)
        target.mkdir(parents=True, exist_ok=True)
        tool(["mount", "--bind", source, target])


def _remove(root: Path) -> None:
    for place in reversed(_MOUNTS):
        subprocess.run(["umount", "-l", str(root / place)], capture_output=True, check=False)
    # Never into what could not be unmounted.
    subprocess.run(["rm", "-rf", "--one-file-system", str(root)], check=False)


def _is_passing(place: str) -> bool:
    return any(place == one or place.startswith(f"{one}/") for one in _PASSING)
