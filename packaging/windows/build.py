"""Makes the installer for Windows: `python packaging/windows/build.py [--stand-in]`.

On Windows it holds the bundle. Python and the wheels in that are the same wherever it is made
(`embedded.py`), not those that run this: they call it once more with `--bundle-only DIR`, on
Windows and in Wine (`on_debian.py`). `--stand-in` puts a few small files in the bundle's place,
which proves the script on any system that has makensis.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

PACKAGING: Final = Path(__file__).resolve().parents[1]
ROOT: Final = PACKAGING.parent
sys.path[:0] = [str(PACKAGING), str(ROOT)]

import system_needs  # noqa: E402
from building import BuildError, tool  # noqa: E402
from bundle import opened_files  # noqa: E402
from windows import embedded  # noqa: E402

from wordsmith_desktop import __version__  # noqa: E402
from wordsmith_desktop.app.paths import APP_NAME  # noqa: E402

NAME: Final = APP_NAME
TITLE: Final = "Wordsmith Desktop"
MAKENSIS: Final = system_needs.Need("makensis", "nsis")
SCRIPT: Final = Path(__file__).resolve().parent / "installer.nsi"
USUAL_MACHINE: Final = "x86-unicode"
"""The installer itself is a 32-bit program, as makensis brings it everywhere; it installs 64."""
NO_MAKENSIS: Final = "makensis is missing; on Windows install NSIS 3, such as by choco install nsis"
NOT_HERE: Final = "the bundle for Windows can only be made on Windows; try --stand-in"


def find_makensis() -> str | None:
    """The compiler of installers, or None."""
    folders = (os.environ.get(name, "") for name in ("PROGRAMFILES", "PROGRAMFILES(X86)"))
    places = [Path(folder, "NSIS", "makensis.exe") for folder in folders if folder]
    return shutil.which("makensis") or next((str(path) for path in places if path.exists()), None)


def provide_makensis() -> str:
    """The same; on Debian it is installed where that is allowed. Raises `BuildError`."""
    if sys.platform == "linux":
        try:
            system_needs.provide([MAKENSIS])
        except system_needs.SetupError as error:
            raise BuildError(str(error)) from error
    found = find_makensis()
    if found is None:
        raise BuildError(NO_MAKENSIS)
    return found


def stand_in(folder: Path) -> Path:
    """A few files in the shape of a bundle; no more than bytes, and no program."""
    for name in (
        f"{NAME}.exe",
        f"{NAME}.com",
        "_internal/python.dll",
        "_internal/resources/fonts/a $ b.ttf",
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"stand-in for " + name.encode())
    return folder


def removal(payload: Path) -> str:
    """The macro that takes away what a payload brought, file by file, and nothing else."""
    paths = sorted(payload.rglob("*"), key=lambda path: (-len(path.parts), path))
    return "\n".join(["!macro remove_files", *_removals(payload, paths), "!macroend", ""])


def _removals(payload: Path, paths: Sequence[Path]) -> Iterator[str]:
    for is_folder, verb in ((False, "Delete"), (True, "RMDir")):
        for path in paths:
            if path.is_dir() == is_folder:
                place = str(path.relative_to(payload)).replace("/", "\\").replace("$", "$$")
                yield f'  {verb} "$INSTDIR\\{place}"'


def definitions(payload: Path, removal_file: Path, output: Path) -> dict[str, str]:
    """What `installer.nsi` asks for."""
    size = sum(path.stat().st_size for path in payload.rglob("*") if path.is_file())
    return {
        "TITLE": TITLE,
        # Of the folder with a person's data, and of what the registry knows the program by.
        "NAME": NAME,
        "PROGRAM": f"{NAME}.exe",
        "CONSOLE": f"{NAME}.com",
        "VERSION": __version__,
        "VERSION4": four_numbers(__version__),
        "OUTPUT": str(output),
        "PAYLOAD": str(payload / "*"),
        "REMOVAL": str(removal_file),
        "SIZE_KB": str(-(-size // 1024)),
        "MACHINE": USUAL_MACHINE,
        **_of_kind("MATCH", opened_files.MATCH),
        **_of_kind("PUZZLE", opened_files.PUZZLE),
    }


def _of_kind(name: str, kind: opened_files.FileKind) -> dict[str, str]:
    return {
        f"{name}_SUFFIX": kind.suffix,
        f"{name}_CLASS": kind.windows_class,
        f"{name}_MIME_TYPE": kind.mime_type,
        f"{name}_TITLE_EN": kind.title,
        f"{name}_TITLE_DE": kind.title_de,
    }


def four_numbers(version: str) -> str:
    """A version as Windows writes it: 1.2 becomes 1.2.0.0, what is no number counts as 0."""
    numbers = [part if part.isdecimal() else "0" for part in version.split(".")[:4]]
    return ".".join([*numbers, *"0000"][:4])


def make_installer(
    makensis: str,
    payload: Path,
    output: Path,
    work: Path,
    **chosen: str,
) -> Path:
    """Make `output` of a folder of files; says where it is. Raises `BuildError`.

    `work` is for what is only needed meanwhile; `chosen` are definitions that are not the usual
    ones. A warning is an error.
    """
    for folder in (work, output.parent):
        folder.mkdir(parents=True, exist_ok=True)
    removal_file = work / "removal.nsh"
    removal_file.write_text(removal(payload), "utf-8")
    usual = definitions(payload.resolve(), removal_file.resolve(), output.resolve())
    options = [f"-D{name}={value}" for name, value in (usual | chosen).items()]
    tool([makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, SCRIPT])
    return output


def make_bundle(work: Path) -> None:
    """The bundle and the icon, made by the Python that runs this. Raises `BuildError`."""
    if sys.platform != "win32":
        raise BuildError(NOT_HERE)
    from bundle import build, icon_files, icons

    pictures = icons.paint_icons(work / "icons", icon_files.ICO_SIDES)
    icon = work / f"{NAME}.ico"
    icon.write_bytes(icon_files.ico({side: path.read_bytes() for side, path in pictures.items()}))
    about = work / "about.txt"
    about.write_text(about_program(), "utf-8")
    build.make_bundle(work / "bundle", work, icon=icon, about=about)


def bundled(work: Path) -> tuple[Path, Path]:
    """The bundle and the icon, made by the Python that ships. Raises `BuildError`."""
    if sys.platform != "win32":
        raise BuildError(NOT_HERE)
    lists = (embedded.SHIPS, embedded.BUNDLING)
    python = embedded.provide_python(ROOT / "build" / "windows", lists)
    tool([python, Path(__file__).resolve(), "--bundle-only", work])
    return made_in(work)


def made_in(work: Path) -> tuple[Path, Path]:
    """Where `--bundle-only` leaves the bundle and the icon."""
    return work / "bundle" / NAME, work / f"{NAME}.ico"


def about_program() -> str:
    """The version resource of the program file, as PyInstaller reads it.

    The description is what "Open with" and the task manager call the program.
    """
    numbers = tuple(map(int, four_numbers(__version__).split(".")))
    told = {
        "ProductName": TITLE,
        "FileDescription": TITLE,
        "FileVersion": __version__,
        "ProductVersion": __version__,
        "InternalName": NAME,
        "OriginalFilename": f"{NAME}.exe",
        "LegalCopyright": "GPL-3.0-or-later",
    }
    pairs = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items())
    # US English in UTF-16, which stands for every language.
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{pairs}])]),"
        " VarFileInfo([VarStruct('Translation', [0x409, 0x4B0])])])\n"
    )


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; 1 where it did not work."""
    parser = argparse.ArgumentParser(description="Make the installer for Windows.")
    parser.add_argument("--stand-in", action="store_true", help="small files for the bundle")
    parser.add_argument("--bundle-only", type=Path, metavar="DIR", help="no installer")
    parser.add_argument("--machine", default=USUAL_MACHINE, help="a target of makensis")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="usually dist")
    given = parser.parse_args(arguments)
    work = ROOT / "build" / "package" / "windows"
    output = given.output / f"{NAME}-{__version__}-setup.exe"
    try:
        if given.bundle_only:
            given.bundle_only.mkdir(parents=True, exist_ok=True)
            make_bundle(given.bundle_only)
            return 0
        makensis = provide_makensis()
        chosen = {"MACHINE": given.machine}
        if given.stand_in:
            shutil.rmtree(work / "stand-in", ignore_errors=True)
            payload = stand_in(work / "stand-in")
        else:
            payload, icon = bundled(work)
            chosen["ICON"] = str(icon)
        make_installer(makensis, payload, output, work, **chosen)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(output)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
