"""The files of the program as they lie below `/usr` or below a person's `~/.local`."""

from __future__ import annotations

import gzip
import os
import shutil
from pathlib import Path

from bundle.icons import paint_icons
from linux.facts import fill

from wordsmith_desktop.app.paths import APP_NAME, DESKTOP_ID


def make_tree(bundle: Path, target: Path) -> Path:
    """Lay a bundle and what makes it part of a desktop below `target`, which is made anew."""
    shutil.rmtree(target, ignore_errors=True)
    library = target / "lib" / APP_NAME
    shutil.copytree(bundle, library, symlinks=True, copy_function=os.link)
    command = target / "bin" / APP_NAME
    command.parent.mkdir()
    command.symlink_to(f"../lib/{APP_NAME}/{APP_NAME}")
    make_share(target / "share")
    return target


def make_share(share: Path) -> None:
    """Menu entry, icons, description, kind of file and manual."""
    texts = {
        f"applications/{DESKTOP_ID}.desktop": fill("desktop.in"),
        f"metainfo/{DESKTOP_ID}.metainfo.xml": fill("metainfo.xml.in"),
        f"mime/packages/{DESKTOP_ID}.xml": fill("mime.xml.in"),
    }
    for place, text in texts.items():
        path = share / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    write_zipped(share / "man" / "man6" / f"{APP_NAME}.6.gz", fill("manual.6.in"))
    _make_icons(share / "icons" / "hicolor")


def write_zipped(path: Path, text: str) -> None:
    """Write a text as a .gz file that is the same whenever it is made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _make_icons(theme: Path) -> None:
    painted = paint_icons(theme / "painted")
    for side, path in painted.items():
        folder = theme / f"{side}x{side}" / "apps"
        folder.mkdir(parents=True)
        path.replace(folder / f"{DESKTOP_ID}.png")
    (theme / "painted").rmdir()
