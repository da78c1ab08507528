"""Makes the disk image for macOS: `python packaging/macos/build.py [--output DIR]`.

It holds the application beside a link to the folder it is to be drawn into.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

PACKAGING: Final = Path(__file__).resolve().parents[1]
ROOT: Final = PACKAGING.parent
sys.path[:0] = [str(PACKAGING), str(ROOT)]

from building import BuildError, tool  # noqa: E402
from macos.application import APPLICATION, TITLE  # noqa: E402

from wordsmith_desktop import __version__  # noqa: E402
from wordsmith_desktop.app.paths import APP_NAME  # noqa: E402

NOT_HERE: Final = "an application for macOS can only be made on macOS"


def stage(application: Path, folder: Path) -> Path:
    """Lay out what the disk image shows, in a folder that is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # A signature would not survive that links become files.
    shutil.copytree(application, folder / application.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    return folder


def image_name(machine: str) -> str:
    """The disk image's file name for a kind of processor."""
    return f"{APP_NAME}-{__version__}-macos-{machine}.dmg"


def make_image(application: Path, output: Path, work: Path, machine: str) -> Path:
    """Pack an application into a disk image in `output` and check it. Raises `BuildError`."""
    output.mkdir(parents=True, exist_ok=True)
    image = output / image_name(machine)
    staged = stage(application, work / "image")
    create = ["hdiutil", "create", "-ov", "-format", "UDZO", "-fs", "HFS+"]
    tool([*create, "-volname", f"{TITLE} {__version__}", "-srcfolder", staged, image])
    tool(["hdiutil", "verify", image])
    return image


def make_application(work: Path) -> Path:
    """The application with its icon, signed by PyInstaller for nobody. Raises `BuildError`."""
    if sys.platform != "darwin":
        raise BuildError(NOT_HERE)
    from bundle import build, icon_files, icons

    pictures = icons.paint_icons(work / "icons", tuple(icon_files.ICNS_TYPES))
    icon = work / f"{APP_NAME}.icns"
    icon.write_bytes(icon_files.icns({side: path.read_bytes() for side, path in pictures.items()}))
    build.make_bundle(work / "bundle", work, icon=icon)
    application = work / "bundle" / APPLICATION
    tool(["codesign", "--verify", "--deep", "--strict", application])
    return application


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; 1 where it did not work."""
    parser = argparse.ArgumentParser(description="Make the disk image for macOS.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="usually dist")
    given = parser.parse_args(arguments)
    work = ROOT / "build" / "package" / "macos"
    try:
        image = make_image(make_application(work), given.output, work, platform.machine())
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(image)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
