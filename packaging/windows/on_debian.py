"""`dev.py package --windows`: the Windows installer, made and tried on Debian by way of Wine."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from building import BuildError, Log, timed
from windows import build, embedded, trial, wine

from wordsmith_desktop import __version__

MACHINE: Final = "amd64-unicode"
"""A 64-bit installer, which Wine runs without its part of 32 bit; Debian's NSIS can make them."""
LARGEST_BYTES: Final = 42_000_000
"""Of the installer."""
OLDER: Final = "0.0.1"


def make_for_windows(output: Path, work: Path) -> None:
    """Make the installer into a folder and try it; the log and pictures lie in `work`.

    Raises `BuildError`.
    """
    work.mkdir(parents=True, exist_ok=True)
    log = Log(work / "windows.log")
    system = wine.find_system()
    python = embedded.provide_python(wine.KEPT, (embedded.SHIPS, embedded.BUNDLING))
    log.say(f"Wine in {system.root or 'this system'}, Python in {python.parent}")

    built = work / "windows"
    bundle, icon = make_bundle(system, python, built)
    makensis = build.provide_makensis()
    chosen = {"MACHINE": MACHINE, "ICON": str(icon)}
    setup = output / f"{build.NAME}-{__version__}-setup.exe"
    made = timed(lambda: build.make_installer(makensis, bundle, setup, built, **chosen))
    log.say(made.line())
    if setup.stat().st_size > LARGEST_BYTES:
        raise BuildError(f"{setup.name} is larger than {LARGEST_BYTES} bytes")
    # An older version need not run: it is there to be replaced.
    payload = build.stand_in(built / "stand-in")
    versions = {"VERSION": OLDER, "VERSION4": build.four_numbers(OLDER)}
    older = built / f"{build.NAME}-{OLDER}-setup.exe"
    build.make_installer(makensis, payload, older, built / "older", **chosen, **versions)
    trial.try_installer(system, setup, older, python, work / "windows-pictures", log)


def make_bundle(system: wine.System, python: Path, built: Path) -> tuple[Path, Path]:
    """The bundle and its icon, made by Windows' Python."""
    script = wine.windows_path(Path(build.__file__).resolve())
    with wine.fresh_windows(system) as windows:
        windows.run(wine.windows_path(python), script, "--bundle-only", wine.windows_path(built))
    return build.made_in(built)
