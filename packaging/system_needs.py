"""What the operating system must hold for the program: find it, install it or name it."""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

# What a person reads.
INSTALLING_PACKAGES = "installing Debian packages: {packages}"
MISSING = "missing on this system: {needs}\n{advice}"
ADVICE_SUDO = "Install with:  sudo apt-get install {packages}"
ADVICE_ROOT = "Install as root with:  apt-get install {packages}"
ADVICE_OTHER = (
    "Install the packages that hold these with your system's package manager"
    " (in brackets: their names on Debian)."
)


class SetupError(Exception):
    """Ends the run with one message and an exit status."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


def say(message: str) -> None:
    print(f"dev.py: {message}", file=sys.stderr, flush=True)


class Need(NamedTuple):
    """Something that pip cannot install."""

    name: str
    """File name of a shared library, name of a program, path of a file, or `ensurepip`."""
    package: str
    """The Debian package that brings it."""


PYTHON = f"python{sys.version_info[0]}.{sys.version_info[1]}"
ENSUREPIP = Need("ensurepip", f"{PYTHON}-venv")
QT_LIBRARIES = (
    Need("libEGL.so.1", "libegl1"),
    Need("libGL.so.1", "libgl1"),
    Need("libxkbcommon.so.0", "libxkbcommon0"),
    Need("libdbus-1.so.3", "libdbus-1-3"),
    Need("libfontconfig.so.1", "libfontconfig1"),
    Need("libglib-2.0.so.0", "libglib2.0-0"),
)
DISPLAY_LIBRARIES = {
    "xcb": (
        Need("libxcb-cursor.so.0", "libxcb-cursor0"),
        Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        Need("libxcb-icccm.so.4", "libxcb-icccm4"),
        Need("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        Need("libxcb-shape.so.0", "libxcb-shape0"),
    ),
    "wayland": (
        Need("libwayland-client.so.0", "libwayland-client0"),
        Need("libwayland-cursor.so.0", "libwayland-cursor0"),
    ),
}
BUILD_TOOLS = (
    # A bundle holds Python as a library, which Debian's own program does without.
    Need(f"lib{PYTHON}.so.1.0", f"lib{PYTHON}"),
    Need("appstreamcli", "appstream"),
    Need("desktop-file-validate", "desktop-file-utils"),
    Need("dpkg-deb", "dpkg"),
    Need("dpkg-shlibdeps", "dpkg-dev"),
    Need("flatpak-builder", "flatpak-builder"),
    Need("lintian", "lintian"),
    Need("makeself", "makeself"),
    Need("objdump", "binutils"),
    Need("xz", "xz-utils"),
)
"""What makes and checks the packages for Linux."""
VERIFY_TOOLS = (
    Need("Xvfb", "xvfb"),
    Need("debootstrap", "debootstrap"),
    Need("import", "imagemagick"),
    Need("setpriv", "util-linux"),
    Need("strace", "strace"),
    Need("unshare", "util-linux"),
    Need("xdotool", "xdotool"),
)
"""What tries them in a fresh system."""
WINE_TOOLS = (
    Need("debootstrap", "debootstrap"),
    Need("unshare", "util-linux"),
)
"""What brings Wine where this Debian's own is too old."""
WINDOWS_TOOLS = (
    *WINE_TOOLS,
    Need("Xvfb", "xvfb"),
    Need("import", "imagemagick"),
    Need("makensis", "nsis"),
    Need("xdotool", "xdotool"),
)
"""What makes and tries the installer for Windows."""
TEST_TOOLS = (
    Need("/usr/share/i18n/locales/tr_TR", "locales"),
    Need("faketime", "faketime"),
)
"""What shows tests other languages and times; without it some are skipped."""
ENCHANT = (Need("libenchant-2.so.2", "libenchant-2-2"),)
CHUNSPELL_MACHINES = ("x86_64", "aarch64")
"""Where a wheel on PyPI brings a spelling engine, so that enchant is only needed to test it."""

HEADLESS_OPTIONS = ("--version", "--help", "-h")
ROOT = Path(__file__).resolve().parent.parent


def headless_commands() -> tuple[str, ...]:
    """The program's commands that open no window, from its own list of them."""
    sys.path.insert(0, str(ROOT))
    try:
        # Importing it takes the standard library alone; nothing else need be installed here yet.
        from wordsmith_desktop.app.command_line import COMMANDS
    finally:
        sys.path.remove(str(ROOT))
    return COMMANDS


def needs_display(arguments: Sequence[str]) -> bool:
    """Whether the program, started with these arguments, opens a window."""
    if arguments and arguments[0] in headless_commands():
        return False
    return not any(option in arguments for option in HEADLESS_OPTIONS)


def qt_platform(environ: Mapping[str, str]) -> str:
    """The Qt platform plugin that a Linux program gets here; empty when there is no display."""
    chosen = environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    shown = {
        "xcb": environ.get("DISPLAY"),
        "wayland": environ.get("WAYLAND_DISPLAY"),
    }
    if not chosen:
        return next((name for name, display in shown.items() if display), "")
    chosen = chosen.split("-")[0]
    return chosen if shown.get(chosen, "needs none") else ""


def libraries_for(
    command: str, arguments: Sequence[str], environ: Mapping[str, str]
) -> tuple[Need, ...]:
    """What a command needs of a Linux system beyond what the wheels hold."""
    if command == "test":
        return WINE_TOOLS if "--windows" in arguments else QT_LIBRARIES + ENCHANT
    if command == "package":
        if "--windows" in arguments:
            return (*QT_LIBRARIES, *WINDOWS_TOOLS)
        # A bundle carries what its windows need on other machines.
        shown = (need for needs in DISPLAY_LIBRARIES.values() for need in needs)
        tried = VERIFY_TOOLS if "--verify" in arguments else ()
        return (*QT_LIBRARIES, *shown, *BUILD_TOOLS, *tried)
    spelling = () if platform.machine() in CHUNSPELL_MACHINES else ENCHANT
    if command == "bench":
        return QT_LIBRARIES + spelling
    if not needs_display(arguments):
        return spelling
    return QT_LIBRARIES + DISPLAY_LIBRARIES.get(qt_platform(environ), ()) + spelling


def is_present(need: Need) -> bool:
    """Ask the loader itself: a library may have come another way than by a package."""
    if need == ENSUREPIP:
        importlib.invalidate_caches()
        return importlib.util.find_spec(need.name) is not None
    if need.name.startswith("/"):
        return Path(need.name).exists()
    if ".so" not in need.name:
        return shutil.which(need.name) is not None
    try:
        ctypes.CDLL(need.name)
    except OSError:
        return False
    return True


def missing_of(needs: Sequence[Need]) -> tuple[Need, ...]:
    return tuple(need for need in needs if not is_present(need))


def packages_of(needs: Sequence[Need]) -> list[str]:
    return list(dict.fromkeys(need.package for need in needs))


def explain_missing(needs: Sequence[Need], *, has_apt: bool, has_sudo: bool) -> str:
    names = ", ".join(f"{need.name} ({need.package})" for need in needs)
    advice = ADVICE_OTHER if not has_apt else ADVICE_SUDO if has_sudo else ADVICE_ROOT
    return MISSING.format(needs=names, advice=advice.format(packages=" ".join(packages_of(needs))))


def apt_prefix() -> list[str] | None:
    """What goes before an apt-get command here; None when this user may not install packages."""
    if sys.platform == "win32" or shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None


def apt_install(packages: Sequence[str], prefix: Sequence[str]) -> None:
    """Install packages and remove none; whether it worked is for the caller to look at."""
    say(INSTALLING_PACKAGES.format(packages=" ".join(packages)))
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    apt += ["-o", "DPkg::Lock::Timeout=120"]
    install = ["install", "--yes", "--no-install-recommends", "--no-remove", *packages]
    for arguments in (["update"], install):
        subprocess.run([*apt, *arguments], stdout=subprocess.DEVNULL, check=False)


def provide(needs: Sequence[Need]) -> None:
    """Install what is missing when that is allowed; otherwise stop and name it."""
    missing = missing_of(needs)
    prefix = apt_prefix() if missing else None
    if prefix is not None:
        apt_install(packages_of(missing), prefix)
        missing = missing_of(missing)
    if missing:
        has_apt, has_sudo = (shutil.which(tool) is not None for tool in ("apt-get", "sudo"))
        raise SetupError(explain_missing(missing, has_apt=has_apt, has_sudo=has_sudo))


def provide_if_allowed(needs: Sequence[Need]) -> None:
    """Install what is missing when that is allowed; it can be done without."""
    missing = missing_of(needs)
    prefix = apt_prefix() if missing else None
    if prefix is not None:
        apt_install(packages_of(missing), prefix)
