"""Wine: where it lies, what it is started with, and the Windows that it makes of a folder.

Qt asks for Wine 10, which is Debian 13's. An older Debian gets one of these in a folder (a chroot,
as root) that is made once and kept below `WORDSMITH_WINDOWS`, usually `/var/tmp/wordsmith-windows`.
Nothing stays mounted: every command runs in a mount namespace of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import IO, Final, NamedTuple

from building import BuildError, tool
from linux.fresh import copy_settings, minimal_system

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = Path(os.environ.get("WORDSMITH_WINDOWS", "/var/tmp/wordsmith-windows"))
OLDEST: Final = 10
SUITE: Final = "trixie"
"""The first Debian whose Wine is new enough."""
PACKAGES: Final = ("wine", "wine64", "fonts-dejavu-core")
"""64 bit is enough. The typeface is that of the tests on Linux."""
FONTS: Final = Path("/usr/share/fonts/truetype/dejavu")
_SCREENS: Final = Path("/tmp/.X11-unix")
_NETWORK_SETTINGS: Final = (
    "etc/apt/apt.conf.d",
    "etc/hosts",
    "etc/resolv.conf",
    "etc/ssl/certs",
    "usr/local/share/ca-certificates",
)
"""How this machine reaches its package archive; the archive's name is that of its own."""
_PATIENCE_S: Final = 1800.0
_ALONE: Final = ("unshare", "--mount", "--propagation", "unchanged", "--")
"""A mount namespace of its own. In a chroot nobody can make all of it private at once, as
`unshare` would: its root is no mount."""
_STAGE: Final = "/sys"
"""A mount that every Linux has, and that no Wine needs."""
_ON_STAGE: Final = (
    f"mount --make-private {_STAGE}",
    f'mount --bind "$0" {_STAGE}',
    f"mount --make-private {_STAGE}",
)
"""The folder `$0` upon it. What is mounted in there is seen from nowhere else, and ends with the
command."""


class System(NamedTuple):
    """A Linux that holds Wine: this one, or a folder with one (a chroot)."""

    root: Path | None

    def command(self, environ: dict[str, str], words: Sequence[str]) -> list[str]:
        """A command line of this machine that runs one there."""
        inside = ["env", "-i", *(f"{name}={value}" for name, value in environ.items()), *words]
        if self.root is None:
            return inside
        # Made by the first X server, and then everybody's.
        if not _SCREENS.exists():
            _SCREENS.mkdir()
            _SCREENS.chmod(0o1777)
        mounts = [f"mount -t proc proc {_STAGE}/proc", f"mount --rbind /dev {_STAGE}/dev"]
        for place in (_SCREENS, KEPT, ROOT):
            mounts.append(f'mount --bind "{place}" "{_STAGE}{place}"')
            (self.root / str(place).lstrip("/")).mkdir(parents=True, exist_ok=True)
        script = " && ".join([*_ON_STAGE, *mounts, f'exec chroot {_STAGE} "$@"'])
        return [*_ALONE, "sh", "-c", script, str(self.root), *inside]


def find_system() -> System:
    """This machine where its Wine is new enough, else one that is made. Raises `BuildError`."""
    if shutil.which("wine") and major(tool(["wine", "--version"])) >= OLDEST:
        return System(None)
    if os.geteuid() != 0:
        raise BuildError(
            f"there is no Wine {OLDEST} here; Debian 13 has it (apt install wine wine64), and an"
            " older Debian can get it into a folder, by root alone: run it with sudo"
        )
    root = minimal_system(KEPT / "debian" / SUITE, SUITE)
    system, ready = System(root), KEPT / "debian" / "with-wine"
    if not ready.exists():
        copy_settings(root, _NETWORK_SETTINGS)
        environ = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
        apt = ["apt-get", "-qq"]
        tool(system.command(environ, [*apt, "update"]))
        install = ["install", "-y", "--no-install-recommends"]
        tool(system.command(environ, [*apt, *install, *PACKAGES]))
        ready.touch()
    return system


def major(version: str) -> int:
    """The first number of what `wine --version` says; 0 where it says none."""
    found = re.search(r"wine-(\d+)\.", version)
    return int(found[1]) if found else 0


def windows_path(path: Path) -> str:
    """How Windows' programs name a place of this machine; a prefix's drive Z is all of it."""
    return str(PureWindowsPath("Z:\\", *path.parts[1:]))


class Windows:
    """A prefix: a folder that Wine makes a Windows of, with its own registry and drive C."""

    def __init__(self, system: System, prefix: Path, display: str = "") -> None:
        self.prefix = prefix
        self._system = system
        self._environ = {
            "WINEPREFIX": str(prefix),
            # Complaints about what Wine lacks are not the program's.
            "WINEDEBUG": "-all",
            # Neither .NET nor a browser is to be fetched.
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
            # Arguments with umlauts get through in no other locale.
            "LC_ALL": "C.UTF-8",
            "HOME": "/root" if system.root else os.environ.get("HOME", "/"),
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "XDG_RUNTIME_DIR": "/tmp",
            **({"DISPLAY": display} if display else {}),
        }

    def drive(self, place: str) -> Path:
        """Where a path of drive C, such as `Users\\Public`, lies on this machine."""
        return self.prefix.joinpath("drive_c", *PureWindowsPath(place).parts)

    def start(
        self,
        *words: str | Path,
        output: IO[bytes] | int = subprocess.PIPE,
        environ: Mapping[str, str] | None = None,
    ) -> subprocess.Popen[bytes]:
        """Start a program. Windows' Python wants an open input, into which nobody need write.

        Wine keeps variables that begin with QT_ from it.
        """
        given = self._environ | dict(environ or {})
        command = self._system.command(given, ["wine", *map(str, words)])
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=output, stderr=subprocess.STDOUT
        )

    def run(self, *words: str | Path, status: int = 0) -> str:
        """What a program says, which is to end so. Raises `BuildError` where it does not."""
        with self.start(*words) as process:
            try:
                said = process.communicate(timeout=_PATIENCE_S)[0].decode("utf-8", "replace")
            except subprocess.TimeoutExpired as error:
                process.kill()
                raise BuildError(f"{words[0]} does not end") from error
        said = without_wine(said.replace("\r", ""))
        if process.returncode != status:
            call = " ".join(map(str, words))
            raise BuildError(f"{call} ended with {process.returncode}:\n{said}")
        return said

    def end(self) -> None:
        """End everything that runs in this prefix."""
        for order in ("--kill", "--wait"):
            command = self._system.command(self._environ, ["wineserver", order])
            subprocess.run(command, check=False, capture_output=True)


@contextmanager
def fresh_windows(system: System, display: str = "") -> Iterator[Windows]:
    """A Windows on which nothing was installed; ended and removed at the end. Raises `BuildError`.

    One that is to show windows needs its display from its first process on, since the desktop
    keeps the driver that it began with.
    """
    KEPT.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="windows-", dir=KEPT))
    windows = Windows(system, folder / "prefix", display)
    try:
        windows.run("wineboot", "--init")
        yield windows
    finally:
        windows.end()
        shutil.rmtree(folder, ignore_errors=True)


def without_wine(said: str) -> str:
    """What a program said, without Wine's remark that it could not run those of 32 bit."""
    return re.sub(r"it looks like wine32 is missing.*?wine32:i386\"\n?", "", said, flags=re.DOTALL)
